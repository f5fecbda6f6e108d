/** The running log of a table: what happened in the game and around it, in words. */
import type { Entry, TableView } from "../api/messages.ts";
import type { Material } from "../table/family.ts";
import { seatName } from "../words/names.ts";
import { t } from "../words/words.svelte.ts";
import { who, type Reader, type Told } from "./telling.ts";

/** Happenings around the game that are worth a line; the others are seen elsewhere. */
const AROUND = new Set([
  ...["join", "leave", "start", "undo", "stand-in", "come-back", "resign", "pause", "resume", "abandon"],
  ...["nudge", "rematch", "decline"],
]);

/** An entry of the table's log; a chat line is not told here. */
export function tellEntry(entry: Entry, material: Material, reader: Reader): Told[] {
  const lines = material.tell(entry.events, reader);
  if (!AROUND.has(entry.kind)) return lines;
  const acts = entry.seat === null ? { who: entry.name ?? "", you: "no" } : who(reader, entry.seat);
  const about = entry.kind === "stand-in" && entry.why === "clock" ? "clock" : entry.kind;
  return [{ type: entry.kind, text: t(`web-entry-${about}`, acts) }, ...lines];
}

/** Names as they stand in the log; a seat nobody sits on has none. */
export function namesOf(table: TableView): string[] {
  return table.seats.map(seatName);
}
