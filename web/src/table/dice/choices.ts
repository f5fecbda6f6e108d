/** What the one who decides is asked and may answer, apart from places on the chart; numbers are the offers'. */
import type { DiceOffer, DiceState } from "../../api/messages.ts";
import { pieceName, rollName } from "./words.ts";
import { capital, t } from "../../words/words.svelte.ts";
import { riskArgs, type Offers } from "../offers.ts";
import { DICE_KEYS } from "./keys.ts";
import { mostMarked } from "./places.ts";

/** `main` moves the game on, `risk` is dangerous, `plain` is one of several, `end` leaves it at that. */
export type ChoiceKind = "main" | "risk" | "plain" | "end";

export interface Choice {
  action: string;
  label: string;
  detail: string;
  kind: ChoiceKind;
  /** The letter key that plays it. */
  key: string | null;
  /** What is drawn on the button: a piece such as `ship-red`, or a sign. */
  sign: string | null;
}

const KEYS: Record<string, string> = DICE_KEYS;
const ORDER = [
  ...["roll", "repel", "reroll", "resolve", "bold-jester", "take", "wheel", "use", "skull", "stop", "done"],
];

/** Every answer but those on the chart, none without its offer; what moves on comes first, what ends last. */
export function choicesOf(state: DiceState, offers: Offers<DiceOffer>): Choice[] {
  const order = (action: string) => ORDER.indexOf(action.split(" ")[0] ?? "");
  return state.legal
    .filter((action) => !action.startsWith("cross ") && !action.startsWith("start "))
    .sort((one, other) => order(one) - order(other))
    .flatMap((action) => offers.get(action) ?? [])
    .map((offer) => choice(state, offer, isLost(offers)));
}

function choice(state: DiceState, offer: DiceOffer, lost: boolean): Choice {
  const { action } = offer;
  const [word = "", what = ""] = action.split(" ");
  const of = (
    label: string,
    detail: string,
    kind: ChoiceKind = "plain",
    sign: string | null = null,
  ): Choice => ({
    ...{ action, label: capital(label), detail, kind, sign, key: KEYS[word] ?? null },
  });
  switch (word) {
    case "take":
      return of(pieceName(what), pieceGives(offer, what), "plain", what);
    case "use":
      return of(t("label-use", { color: what }), crossesOf(offer), "plain", `wheel-${what}`);
    case "wheel":
      return of(t("label-wheel", { color: what }), wheelGives(offer, what), "plain", `wheel-${what}`);
    case "skull": {
      const detail = t("choice-skull", { n: Math.abs(offer.points ?? 0), skulls: offer.skulls ?? 0 });
      return of(t(`word-skull-${what}`), detail, "plain", `skull-${what}`);
    }
    case "repel": {
      const n = offer.wheels_spent?.length ?? 0;
      const label = n ? t("label-repel-wheels", { n }) : t("label-repel");
      return of(label, t("choice-dice-repel"), lost ? "main" : "plain", "sword");
    }
    case "roll":
      return of(t("word-roll"), riskOf(offer), "main", "dice");
    case "stop": {
      const detail = t("choice-dice-stop", { n: offer.takes ?? 0, skulls: offer.skulls ?? 0 });
      return of(t("word-stop"), detail, "plain", "anchor");
    }
    case "resolve":
      return of(t("word-resolve"), resultOf(offer), lost ? "risk" : "main", null);
    case "reroll": {
      const detail = [t("choice-reroll"), riskOf(offer)].filter(Boolean).join("; ");
      return of(t("word-reroll"), detail, "plain", "wheel-blue");
    }
    case "bold-jester":
      return of(t("word-bold-jester"), crossesOf(offer), "main", "bold-jester");
    default:
      return of(t("word-done"), doneMeans(state, offer), "end");
  }
}

/** What is asked, in one sentence. */
export function questionOf(state: DiceState, offers: Offers<DiceOffer>): string {
  const [asked, chosen] = state.todo[0]?.split(" ") ?? [];
  if (asked === "skull") return t("ask-skull");
  if (asked === "bold") return t("ask-bold");
  if (asked === "captain") return chosen ? t("ask-captain-second") : t("ask-captain");
  switch (state.phase) {
    case "start":
      return t("ask-start", { n: mostMarked(state, offers) });
    case "discover": {
      if (!state.roll) return t(state.handled ? "web-dice-ask-again" : "web-dice-ask-roll");
      const swords = t("dice-swords", { n: offers.get("resolve")?.lands?.swords ?? 0 });
      return t("ask-roll", { roll: rollName(state.roll), swords, result: "" }).trim();
    }
    case "trade":
      return t("ask-dice-trade", { n: state.takes_left, crosses: state.crosses_left });
    case "cross":
      return t("ask-cross", { n: state.crosses_left });
    default:
      return "";
  }
}

/** What comes of the roll on the table. */
function resultOf({ lands }: DiceOffer): string {
  return lands ? t(`result-${lands.result}`, { n: lands.crosses ?? 0, skulls: lands.skulls ?? 0 }) : "";
}

/** Whether the roll busts or takes a wheel off again. */
function isLost(offers: Offers<DiceOffer>): boolean {
  const result = offers.get("resolve")?.lands?.result;
  return result === "bust" || result === "wheel-off";
}

/** What a piece on the board gives the one who decides. */
export function pieceGives(offer: Partial<DiceOffer>, piece: string): string {
  const [kind, color = ""] = piece.split("-");
  return kind === "wheel" ? wheelGives(offer, color) : crossesOf(offer);
}

function crossesOf({ crosses, skulls }: Partial<DiceOffer>): string {
  return t("choice-crosses", { n: crosses ?? 0, skulls: skulls ?? 0 });
}

/** What a wheel is good for if a box is free, what it gives at once: points (G4.7) or crosses by clerks. */
function wheelGives({ points, crosses, wheels_got }: Partial<DiceOffer>, color: string): string {
  const effect = wheels_got?.includes(color) === false ? "choice-no-box" : `wheel-${color}`;
  const does = points ? t("dice-points", { n: points }) : t(effect);
  return crosses ? `${does}; ${t("crosses", { n: crosses })}` : does;
}

function doneMeans(state: DiceState, offer: DiceOffer): string {
  const { crosses, crosses_lost, ends } = offer;
  // Crosses of a bust come all the same.
  if (state.todo.length) return [t("choice-done"), ...(crosses ? [crossesOf(offer)] : [])].join("; ");
  if (state.phase === "cross" || crosses_lost) return t("choice-done-cross", { n: crosses_lost ?? 0 });
  return t(ends ? "choice-pass" : "choice-done-trade");
}

/** What the next roll may bring, where the table has hints. */
function riskOf({ risk, sudden }: DiceOffer): string {
  return risk ? t("choice-roll-risk", { ...riskArgs(risk), wins: sudden ?? 0 }) : "";
}
