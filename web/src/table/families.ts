/** The families of games, by the games that this client knows; any other game has the plain table. */
import { cards } from "./cards/family.ts";
import { dice } from "./dice/family.ts";
import type { Family } from "./family.ts";
import { GAME_FACTS, type GameName } from "./games.ts";
import { plain } from "./plain/family.ts";

const FAMILIES: Record<GameName, Family> = { "port-royal": cards, dice, unterwegs: cards, combined: cards };

/** In the order in which they are offered. */
export const GAMES = Object.keys(FAMILIES) as GameName[];
export const FIRST_GAME: GameName = "port-royal";

export function isKnown(game: string): game is GameName {
  return Object.hasOwn(FAMILIES, game);
}

/** The only place that asks which family a game is of. */
export function familyOf(game: string): Family {
  return isKnown(game) ? FAMILIES[game] : plain;
}

/** The guided game for a game with these options, where there is one. */
export function lessonOf(game: string, options: Record<string, unknown> = {}): string | null {
  const lessons: readonly string[] = isKnown(game) ? GAME_FACTS[game].lessons : [];
  return lessons[familyOf(game).lesson?.(options) ?? 0] ?? lessons[0] ?? null;
}
