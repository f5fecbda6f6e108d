/** Who was passed over between two positions: had no choice, and so was not asked. */
import type { Chance } from "./family.ts";

/** Phases before chances to take something come. */
const BEFORE = new Set(["start", "discover", "repel"]);

/** Whether this seat's chance went by without a question; `opening` are the events after which chances come. */
export function passedOver(
  { before, after, seat, events }: Chance,
  who: number,
  opening: readonly string[],
): boolean {
  const many = before.players.length;
  if (seat === null || (BEFORE.has(before.phase) && !events.some(({ type }) => opening.includes(type))))
    return false;
  // Chances go round from the active player; a new turn or the end means that all have had theirs.
  const place = (of: number) => (of - before.active + many) % many;
  const over = after.phase === "over" || events.some(({ type }) => type === "turn");
  const next = over ? many : place(after.decider ?? before.active);
  // Who has stopped has not had a chance yet.
  const had = BEFORE.has(before.phase) && events.some(({ type }) => type === "stop") ? -1 : place(seat);
  return had < place(who) && place(who) < next;
}
