/** The order of a final score: winners first, then by points, and by coins where points are equal (C6.2). */
import type { Ending } from "../../api/messages.ts";

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

/** Whether coins decided: somebody who has not won has as many points as the winner. */
export function tieBroken(ending: Ending): boolean {
  const [winner] = ending.winners;
  if (winner === undefined || !ending.coins || ending.reason === "sudden-death") return false;
  const best = ending.points[winner];
  return ending.points.some((points, seat) => points === best && !ending.winners.includes(seat));
}
