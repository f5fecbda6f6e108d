/** The order of a final score: winners first, then by points, and by coins where points are equal (C6.2);
 * and why the game ended. */
import type { Ending, TableView } from "../../api/messages.ts";
import { seatName } from "../../words/names.ts";
import { allOf, t } from "../../words/words.svelte.ts";
import { catalog } from "../catalog.svelte.ts";
import { familyOf, isKnown } from "../families.ts";

export function byRank(ending: Ending): number[] {
  const score = (seat: number) => [
    ending.winners.includes(seat) ? 1 : 0,
    ending.points[seat] ?? 0,
    ending.coins?.[seat] ?? 0,
  ];
  return ending.points
    .map((_, seat) => seat)
    .sort((a, b) => {
      const [mine, theirs] = [score(a), score(b)];
      const at = mine.findIndex((value, i) => value !== theirs[i]);
      return at < 0 ? a - b : (theirs[at] ?? 0) - (mine[at] ?? 0);
    });
}

/** Why the game ended, in a sentence; empty where nobody has told us the reason's name. */
export function whyEnded(table: TableView, { how, reason, rounds }: Ending): string {
  if (how === "finished" && reason !== "cap" && !isKnown(table.game))
    return catalog.said(table.game, `reason-${reason}`) ?? "";
  const gone = table.seats.flatMap((seat, i) => (seat.why === "resigned" ? seatName(seat, i) : []));
  const named = how === "finished" ? (reason ?? how) : how;
  const points = named === "points" && familyOf(table.game).won?.(table.options);
  const n = reason === "cap" ? rounds : catalog.facts(table.game).goal;
  return t(points || `web-end-why-${named}`, { n, names: allOf(gone) });
}
