/** The story of a dice game: rolls, pieces, crosses and skulls as sentences in the reader's language. */
import type { ChartDrawing, Event } from "../../api/messages.ts";
import { LETTERS } from "./facts.ts";
import { fieldName, islandPerson, islandRole, pieceName, rollName, spelled } from "./words.ts";
import { t, type Args } from "../../words/words.svelte.ts";
import { run, who, type Reader, type Told } from "../../story/telling.ts";

const SILENT = new Set(["chance", "no-bold-jester", "hire", "strike", "return", "end-of-turn"]);
const ONE_BY_ONE = new Set(["skull", "paint", "no-skull"]);
const CONTINUED = new Set([
  ...["place", "take-off", "circle", "points", "skull", "no-skull", "treasure", "order", "island", "paint"],
  "give-up", // all of these are told in the same line as the event before them
]);

export function tellDice(events: readonly Event[], chart: ChartDrawing, reader: Reader): Told[] {
  const lines: Told[] = [];
  for (let at = 0; at < events.length;) {
    const together = run(events, at, belong);
    const before = events[at - 1] ?? null;
    const first = together[0]!;
    at += together.length;
    const text = sentence(together, before, chart, reader);
    if (text === null) continue;
    const line = lines.at(-1);
    if (CONTINUED.has(first.type) && before && line) line.text += ` ${text}`;
    else lines.push({ type: first.type, text });
  }
  return lines;
}

function belong(first: Event, next: Event): boolean {
  const same = next.type === first.type && next.seat === first.seat;
  return ONE_BY_ONE.has(first.type) && same && (first.type === "paint" || next.what === first.what);
}

function sentence(
  together: Event[],
  before: Event | null,
  chart: ChartDrawing,
  reader: Reader,
): string | null {
  const event = together[0]!;
  const what = event.what ?? "";
  const acts = who(reader, event.seat);
  if (SILENT.has(event.type)) return null;
  const island = chart.islands[what];
  switch (event.type) {
    case "turn":
    case "over":
      return t(`event-${event.type}`, { n: event.n, ...acts });
    case "start":
      return t("dice-event-start", {
        island: spelled(what),
        person: island ? islandRole(island) : "",
        fields: t("fields", { n: event.n }),
        ...acts,
      });
    case "roll":
      return t("dice-event-roll", {
        roll: rollName(what),
        swords: t("dice-swords", { n: event.n }),
        ...acts,
      });
    case "place":
      return t("dice-event-place", { piece: pieceName(what, "subject"), letter: LETTERS[event.n] ?? "?" });
    case "take-off":
    case "bust":
      return t(`dice-event-${event.type}`, { piece: pieceName(what, "subject") });
    case "take":
      return t("dice-event-take", { piece: pieceName(what, "object"), n: event.n, ...acts });
    case "cross":
      // The fields of the setup cost nothing and are told with the choice of the island.
      return event.n ? t("dice-event-cross", { field: fieldName(chart, what, event.n), ...acts }) : null;
    case "skull": {
      const lost = together.reduce((sum, each) => sum - each.n, 0);
      return t("dice-event-skull", { kind: what, n: together.length, points: lost });
    }
    case "paint":
    case "no-skull":
      return t(`dice-event-${event.type}`, { n: together.length });
    case "island":
      return t("dice-event-island", {
        island: spelled(what),
        person: island ? islandPerson(island, "object") : "",
        n: event.n,
        ...acts,
      });
    default:
      return counted(event, before, acts);
  }
}

/** Sentences that are told for some numbers only. */
function counted(event: Event, before: Event | null, acts: Args): string | null {
  const color = event.what ?? "";
  switch (event.type) {
    case "points":
      // Islands, treasures, orders and skulls have named their points; a green wheel has not.
      return before?.type === "circle" ? t("dice-event-points", { n: event.n }) : null;
    case "circle":
      return event.n === 0 ? t("dice-event-no-box") : null;
    case "use":
      return event.n ? t("dice-event-use", { color, n: event.n, ...acts }) : null;
    case "give-up":
      return t("dice-event-give-up", { color });
    case "done":
      return event.n ? t("dice-event-done", { n: event.n }) : null;
    default:
      return t(`dice-event-${event.type}`, { n: event.n, ...acts });
  }
}
