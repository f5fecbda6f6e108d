/** What can be played: games, their cards and charts; asked for once and kept. */
import type { ChartDrawing } from "../table/types.ts";
import { get } from "./http.ts";
import type { CardInfo, CardList, ChartData, ChartText, GameInfo, Games, TableView } from "./messages.ts";

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

/** The cards or the chart that a table is played with, also where they are somebody's own. */
export async function materialOf(
  table: TableView,
): Promise<{ cards: Record<string, CardInfo>; chart: ChartDrawing | null }> {
  if (table.game !== "dice") {
    const own = "cards" in table.options;
    const cards = own
      ? byName(await once<CardList>(`/api/tables/${table.id}/cards`))
      : await cardsOf(table.game);
    return { cards, chart: null };
  }
  const chart = table.options["chart"];
  if (typeof chart === "object" && chart !== null) return { cards: {}, chart: chart as ChartDrawing };
  return { cards: {}, chart: await chartOf(Number(table.options["chapter"] ?? 1)) };
}

export async function chartOf(chapter: number): Promise<ChartDrawing> {
  return (await once<ChartData>(`/api/charts/${chapter}`)).chart as unknown as ChartDrawing;
}

/** The file of a chapter's chart, as people write such files. */
export async function chartTextOf(chapter: number): Promise<string> {
  return (await once<ChartText>(`/api/charts/${chapter}/text`)).text;
}

function byName(list: CardList): Record<string, CardInfo> {
  return Object.fromEntries(list.cards.map((card) => [card.name, card]));
}
