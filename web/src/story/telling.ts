/** What every story shares: who acts, and which events are told in one sentence. */
import type { Event } from "../api/messages.ts";
import { t, type Args } from "../words/words.svelte.ts";

/** One line of the story and the type of event that it begins with. */
export interface Told {
  type: string;
  text: string;
  /** Who did it, where that is not simply the one who acted. */
  seat?: number | null;
}

/** To whom a story is told: everybody's name, and the seat of the reader (null: a spectator, or several). */
export interface Reader {
  names: readonly string[];
  you: number | null;
}

/** The one who acts, as the sentences want to know it. */
export function who(reader: Reader, seat: number | null): Args {
  if (seat === null) return { who: "?", you: "no" };
  return { who: reader.names[seat] ?? "?", you: seat === reader.you ? "yes" : "no" };
}

/** A player to whom something goes, in a list. */
export function receiver(reader: Reader, seat: number | null): string {
  return seat !== null && seat === reader.you ? t("list-to-you") : (reader.names[seat ?? -1] ?? "?");
}

/** The events from `at` on that `together` says belong into one sentence. */
export function run(
  events: readonly Event[],
  at: number,
  together: (first: Event, next: Event) => boolean,
): Event[] {
  const first = events[at];
  let end = at + 1;
  for (let next = events[end]; first && next && together(first, next); next = events[end]) end += 1;
  return events.slice(at, end);
}
