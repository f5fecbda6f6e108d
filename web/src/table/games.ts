/** Made by tools/web_sources.py from the Python sources; do not edit. */

/** Players at least and at most, the points that call the end (C6.1, C7.1, G8.1), lessons. */
export const GAME_FACTS = {
  "port-royal": { least: 2, most: 5, goal: 12, lessons: ["port-royal"] },
  "unterwegs": { least: 2, most: 4, goal: 8, lessons: ["unterwegs"] },
  "combined": { least: 2, most: 5, goal: 12, lessons: ["combined"] },
  "dice": { least: 2, most: 5, goal: 20, lessons: ["dice-1", "dice-2", "dice-3", "dice-4"] },
} as const;

export type GameName = keyof typeof GAME_FACTS;

/** Cards that the active player takes, by ship colors in the harbor (C4.2). */
export const CARD_TAKES = [1, 1, 1, 1, 2, 3] as const;
