/** The running log of a table: what happened in the game and around it, in words. */
import type { CardInfo, Entry, Event, TableView } from "../api/messages.ts";
import type { ChartDrawing } from "../table/types.ts";
import { seatName } from "../words/names.ts";
import { t } from "../words/words.svelte.ts";
import { tellCards } from "../table/cards/story.ts";
import { tellDice } from "../table/dice/story.ts";
import { who, type Reader, type Told } from "./telling.ts";

export interface Material {
  cards: Record<string, CardInfo>;
  chart: ChartDrawing | null;
}

/** Happenings around the game that are worth a line; the others are seen elsewhere. */
const AROUND = new Set([
  ...["join", "leave", "start", "undo", "stand-in", "come-back", "resign", "pause", "resume", "abandon"],
  ...["nudge", "rematch", "decline"],
]);

export function tellEvents(events: readonly Event[], material: Material, reader: Reader): Told[] {
  return material.chart
    ? tellDice(events, material.chart, reader)
    : tellCards(events, material.cards, reader);
}

/** An entry of the table's log; a chat line is not told here. */
export function tellEntry(entry: Entry, material: Material, reader: Reader): Told[] {
  const lines = tellEvents(entry.events, material, reader);
  if (!AROUND.has(entry.kind)) return lines;
  const acts = entry.seat === null ? { who: entry.name ?? "", you: "no" } : who(reader, entry.seat);
  const about = entry.kind === "stand-in" && entry.why === "clock" ? "clock" : entry.kind;
  return [{ type: entry.kind, text: t(`web-entry-${about}`, acts) }, ...lines];
}

/** Names as they stand in the log; a seat nobody sits on has none. */
export function namesOf(table: TableView): string[] {
  return table.seats.map(seatName);
}
