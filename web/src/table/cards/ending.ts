/** The result of a card game: points, then coins (C6.2). */
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
  if (state.winners.length !== 1) return state.winners.length ? "shared" : "nobody";
  return state.tied.length ? "coins" : "points";
}
