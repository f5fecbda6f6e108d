/** How large the cards of the harbor can be, so that all of them are seen at once. */

/** A card is so much higher than wide (120 x 168). */
const TALL = 1.4;

export interface Room {
  width: number;
  height: number;
  /** Between cards, beside and below each other. */
  gap: number;
  /** Below every card, for its price. */
  foot: number;
}

/** The width of n cards that fit into a room, at most `most` and never less than `least`. */
export function cardWidth(n: number, room: Room, least: number, most: number): number {
  let best = 0;
  for (let columns = 1; columns <= n; columns += 1) {
    const rows = Math.ceil(n / columns);
    const wide = (room.width - (columns - 1) * room.gap) / columns;
    const high = ((room.height - (rows - 1) * room.gap) / rows - room.foot) / TALL;
    best = Math.max(best, Math.min(wide, high));
  }
  return Math.floor(Math.min(most, Math.max(least, best)));
}
