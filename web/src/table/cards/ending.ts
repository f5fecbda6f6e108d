/** The result of a card game: points, then coins (C6.2), and whether an expedition was needed (C6.3). */
import type { CardState } from "../../api/messages.ts";

export interface Row {
  seat: number;
  points: number;
  coins: number;
}

export type Verdict = "points" | "coins" | "shared" | "nobody";

/** The winners first, then the others by points and coins. */
export function ranked(state: CardState): Row[] {
  const won = (row: Row) => (state.winners.includes(row.seat) ? 1 : 0);
  return state.players
    .map(({ points, coins }, seat) => ({ seat, points, coins }))
    .sort((a, b) => won(b) - won(a) || b.points - a.points || b.coins - a.coins);
}

/** What decided the game. */
export function verdict(state: CardState): Verdict {
  const [first, second] = state.winners;
  if (first === undefined) return "nobody";
  if (second !== undefined) return "shared";
  const best = state.players[first];
  const level = state.players.filter((player, seat) => player.points === best?.points && mayWin(state, seat));
  return level.length > 1 ? "coins" : "points";
}

/** C6.3: with that ending only those with a fulfilled expedition can win. */
function mayWin(state: CardState, seat: number): boolean {
  if (state.options["ending"] !== "expedition") return true;
  return state.players[seat]?.display.some((name) => name.startsWith("expedition-")) ?? false;
}
