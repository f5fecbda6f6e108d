/** Places on the chart that may be chosen now: fields to cross and start islands, with what each means. */
import type { ChartField, DiceOffer, DiceState } from "../../api/messages.ts";
import { aheadOf, fieldKind, islandRole, islandSkill, spelled } from "./words.ts";
import { waterName } from "./waters.ts";
import { capital, t } from "../../words/words.svelte.ts";
import type { Offers } from "../offers.ts";
import type { Box } from "./map.ts";
import type { Sea } from "./sea.ts";

export interface PlaceAction {
  action: string;
  /** What the button says; a wheel field has one action per wheel that could be given up. */
  label: string;
  wheel: string | null;
}

export interface Place {
  /** An island or a sea field. */
  name: string;
  /** The fields that light up; of one island any will do (G6.2). */
  lit: string[];
  actions: PlaceAction[];
  title: string;
  /** What is drawn on a sea field; null: an island. */
  kind: ChartField | null;
  /** Where it lies, without what it is: an island's name, or the waters of a sea field. */
  where: string;
  detail: string;
  /** Crosses that it costs, and points that it brings or takes. */
  cost: number;
  points: number;
}

/** Kinds of field whose name says all that there is to say; a wheel field names the wheel that it takes. */
const SPEAKING = new Set(["plain", "wheel"]);

/** The fields that are marked on a start island, if it is large enough. */
export function mostMarked(state: DiceState, offers: Offers<DiceOffer>): number {
  return Math.max(...state.legal.map((action) => offers.get(action)?.cost ?? 0));
}

/** Everything on the chart that may be chosen, in the chart's order. Nothing is shown without its offer. */
export function placesOf(state: DiceState, sea: Sea, offers: Offers<DiceOffer>): Place[] {
  const found = new Map<string, Place>();
  const marked = mostMarked(state, offers);
  for (const action of state.legal) {
    const [word, what = "", wheel = null] = action.split(" ");
    const offer = offers.get(action);
    if (!offer || (word !== "cross" && word !== "start")) continue;
    const name = word === "start" ? what : (sea.islandOf[what] ?? what);
    const known = found.get(name);
    if (!known) found.set(name, place(state, sea, offer, marked, name, what, wheel));
    else if (wheel) known.actions.push(actionOf(action, known.title, wheel));
    else known.lit.push(what);
  }
  return [...found.values()];
}

function place(
  state: DiceState,
  sea: Sea,
  offer: DiceOffer,
  marked: number,
  name: string,
  what: string,
  wheel: string | null,
): Place {
  const player = state.players[state.decider ?? state.active]!;
  const island = sea.chart.islands[name];
  const title = island ? spelled(name) : seaTitle(sea, name);
  const cost = offer.cost ?? 0;
  const actions = [actionOf(offer.action, title, wheel)];
  if (island) {
    const facts = { person: islandRole(island), n: island.points, skill: islandSkill(island) };
    const own = offer.completes?.includes(name) ? island.points : 0;
    // A second island, completed with it.
    const more = offer.points && offer.points !== own ? t("choice-in-all", { n: offer.points }) : "";
    const crosses = t("choice-cross-island", { ...facts, left: offer.left ?? 0 });
    const start = t("choice-start-island", { ...facts, total: island.fields.length });
    const fewer = cost !== marked ? t("choice-start-fewer", { n: cost }) : "";
    const starts = state.phase === "start";
    const free = island.fields.filter((field) => !player.crossed.includes(field));
    return {
      name,
      lit: starts ? free.slice(0, cost) : [what],
      actions,
      kind: null,
      title,
      where: title,
      detail: (starts ? [start, fewer] : [crosses, more]).filter(Boolean).join("; "),
      cost: starts ? 0 : cost, // nobody pays for a start island
      points: offer.points ?? 0,
    };
  }
  const field = sea.chart.fields[name];
  const says = [
    field && !SPEAKING.has(field.kind) ? effectOf(field, cost, offer) : "",
    offer.ahead ? aheadOf(sea.chart, offer.ahead) : "",
  ];
  const detail = says.filter(Boolean).join("; ");
  return {
    name,
    kind: field ?? null,
    lit: [what],
    actions,
    title,
    where: waterName(sea.chart, name),
    detail,
    cost,
    points: offer.points ?? 0,
  };
}

function actionOf(action: string, title: string, wheel: string | null): PlaceAction {
  const label = wheel ? t("label-cross-wheel", { field: title, color: wheel }) : title;
  return { action, label, wheel };
}

/** A sea field is named by its kind and by the waters where it lies, as in the log. */
export function seaTitle(sea: Sea, name: string): string {
  const kind = sea.chart.fields[name]?.kind ?? "plain";
  return t("web-dice-field", { kind: capital(t(`field-${kind}`)), name: waterName(sea.chart, name) });
}

/** What a sea field asks for or does to the one who may cross it. */
function effectOf(field: ChartField, cost: number, offer: DiceOffer): string {
  const kind = fieldKind(field, cost);
  if (field.kind === "order" && offer.points) return `${kind}; ${t("dice-points", { n: offer.points })}`;
  if (field.kind !== "skull") return kind;
  return offer.skulls ? t("choice-skull-field", { n: offer.points ?? 0 }) : t("dice-event-no-skull");
}

/** From the top to the bottom of the map, in rows as one reads. */
export function inReadingOrder(places: Place[], boxes: Record<string, Box> | undefined): Place[] {
  if (!boxes) return places;
  const at = (place: Place) => boxes[place.name] ?? boxes[place.lit[0] ?? ""] ?? { x: 0, y: 0 };
  const row = (place: Place) => Math.round(at(place).y / 90);
  return [...places].sort((one, other) => row(one) - row(other) || at(one).x - at(other).x);
}
