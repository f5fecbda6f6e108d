/** The order of a final score: winners first, then by points, and by coins where points are equal (C6.2);
 * and why the game ended. */
import type { Ending, TableView } from "../../api/messages.ts";
import { seatName } from "../../words/names.ts";
import { allOf, t } from "../../words/words.svelte.ts";
import { GAME_FACTS, type GameName } from "../games.ts";

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

/** Why the game ended, in a sentence. */
export function whyEnded(table: TableView, ending: Ending): string {
  const { goal } = GAME_FACTS[table.game as GameName];
  const gone = table.seats.flatMap((seat, i) => (seat.why === "resigned" ? seatName(seat, i) : []));
  return t(`web-end-why-${reasonOf(table, ending)}`, {
    n: ending.reason === "cap" ? ending.rounds : goal,
    names: allOf(gone),
  });
}

function reasonOf(table: TableView, { how, reason }: Ending): string {
  if (how !== "finished" || reason === null) return how;
  if (reason !== "points") return reason;
  if (table.game === "dice") return "first";
  return table.options["ending"] ? "expedition" : "points";
}
