/** The cards of a game, or of a table with cards of somebody's own, by name. */
import { keeping } from "../../api/games.ts";
import type { CardInfo, CardList } from "../../api/messages.ts";

const listed = keeping<CardList>();

export async function cardsAt(path: string): Promise<Record<string, CardInfo>> {
  return Object.fromEntries((await listed(path)).cards.map((card) => [card.name, card]));
}

export function cardsOf(game: string): Promise<Record<string, CardInfo>> {
  return cardsAt(`/api/games/${game}/cards`);
}
