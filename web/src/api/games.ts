/** What can be played: games, their cards and charts; asked for once and kept. */
import type { ChartDrawing } from "../table/types.ts";
import { get, keyed } from "./http.ts";
import type { CardInfo, CardList, ChartData, ChartText, GameInfo, Games } from "./messages.ts";

const kept = new Map<string, Promise<unknown>>();

function once<Answer>(path: string): Promise<Answer> {
  const known = kept.get(path) as Promise<Answer> | undefined;
  if (known) return known;
  const asked = get<Answer>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

export async function games(): Promise<GameInfo[]> {
  return (await once<Games>("/api/games")).games;
}

/** Every card of a game by its name. */
export async function cardsOf(game: string): Promise<Record<string, CardInfo>> {
  return byName(await once<CardList>(`/api/games/${game}/cards`));
}

/**
 * Somebody's own cards or chart that a table is played with. They are no part of its messages: those hold
 * a hash, and the table's address has the thing itself. Who only watches needs the invitation's key.
 */
export function ofTable<Answer>(table: { id: string }, what: string, key: string | null): Promise<Answer> {
  return once<Answer>(keyed(`/api/tables/${table.id}/${what}`, key));
}

export async function chartOf(chapter: number, edition: number): Promise<ChartDrawing> {
  return (await once<ChartData>(`/api/charts/${chapter}?edition=${edition}`))
    .chart as unknown as ChartDrawing;
}

/** The edition of our charts that a game is played on; games of before there were editions name none. */
export function editionOf(options: Record<string, unknown>): number {
  return Number(options["edition"] ?? 1);
}

/** The file of a chapter's chart, as people write such files. */
export async function chartTextOf(chapter: number): Promise<string> {
  return (await once<ChartText>(`/api/charts/${chapter}/text`)).text;
}

export function byName(list: CardList): Record<string, CardInfo> {
  return Object.fromEntries(list.cards.map((card) => [card.name, card]));
}
