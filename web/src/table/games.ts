/** Made by tools/web_sources.py from the Python sources; do not edit. */

/** Players at least and at most, and the points that call the end (C6.1, C7.1, G8.1). */
export const GAME_FACTS = {
  "port-royal": { least: 2, most: 5, goal: 12 },
  "unterwegs": { least: 2, most: 4, goal: 8 },
  "combined": { least: 2, most: 5, goal: 12 },
  "dice": { least: 2, most: 5, goal: 20 },
} as const;

export type GameName = keyof typeof GAME_FACTS;
