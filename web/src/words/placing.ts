/** How one has done in a finished game. */
import type { TableLine } from "../api/messages.ts";

/** One's place and points; null where nobody has won, or one only watched. Guests at one's device are others. */
export function placing(line: TableLine): { place: number; points: number } | null {
  const [own, ending] = [line.mine[0], line.ending];
  if (own === undefined || !ending || ending.winners.length === 0) return null;
  const points = ending.points[own] ?? 0;
  if (ending.winners.includes(own)) return line.seats[own]?.why ? null : { place: 1, points };
  /** Coins decide between equal points, where there are any. */
  const worth = (seat: number) => [ending.points[seat] ?? 0, ending.coins?.[seat] ?? 0] as const;
  const [mine, coins] = worth(own);
  const before = line.seats.filter((_, seat) => {
    const [theirs, rich] = worth(seat);
    return ending.winners.includes(seat) || theirs > mine || (theirs === mine && rich > coins);
  });
  return { place: before.length + 1, points };
}

/** Whether nobody but bots sat at the other seats. */
export function againstBots(line: TableLine): boolean {
  const bots = line.seats.filter((seat) => seat.kind === "bot").length;
  return line.mine.length === 1 && bots === line.seats.length - 1;
}
