/** The recorded games of `tools/web_games.py`, for tests and the workbench. */
import type { CardInfo, ChartDrawing, Event, Offer } from "../src/api/messages.ts";
import { madeOf as withCards } from "../src/table/cards/material.ts";
import { madeOf as withChart } from "../src/table/dice/material.ts";
import type { Material } from "../src/table/family.ts";
import type { Batch, GameState, SeatInfo } from "../src/table/types.ts";

export interface Recorded {
  names: string[];
  opening: Event[];
  first: { state: GameState; offers: Offer[] };
  steps: {
    number: number;
    seat: number;
    action: string;
    events: Event[];
    state: GameState;
    offers: Offer[];
  }[];
  cards: Record<string, CardInfo>;
  chart: ChartDrawing | null;
}

export function materialOf({ cards, chart }: Recorded): Material {
  return chart ? withChart(chart) : withCards(cards);
}

export function seatsOf(game: Recorded, mine: readonly number[]): SeatInfo[] {
  return game.names.map((name, seat) => ({
    seat,
    name,
    kind: mine.includes(seat) ? "human" : "bot",
    playedBy: mine.includes(seat) ? "human" : "bot",
    mine: mine.includes(seat),
    guest: false,
    connected: true,
    clock: null,
  }));
}

/** The position after so many acts, and the batch that led there. */
export function positionAt(
  game: Recorded,
  acts: number,
): { state: GameState; offers: Offer[]; batch: Batch | null } {
  const step = game.steps[acts - 1];
  if (!step) return { ...game.first, batch: null };
  const before = game.steps[acts - 2]?.state ?? game.first.state;
  const { number, action, seat, events, state: after } = step;
  return { state: after, offers: step.offers, batch: { number, action, seat, events, before, after } };
}
