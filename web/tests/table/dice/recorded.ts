/** The recorded dice games and the drawn maps of their charts, for the tests beside this file. */
import type { DiceState, Event } from "../../../src/api/messages.ts";
import { parsed, type ChartMap } from "../../../src/table/dice/map.ts";
import type { ChartDrawing } from "../../../src/table/types.ts";
import type { Recorded } from "../../../src/workbench/recorded.ts";

const games = import.meta.glob<Recorded>("../../games/dice-*.json", { import: "default" });
const maps = import.meta.glob<string>("../../games/dice-*.svg", { import: "default", query: "?raw" });

export const CHAPTERS = [1, 2, 3, 4];

export interface Step {
  action: string;
  seat: number;
  events: Event[];
  before: DiceState;
  after: DiceState;
}

export interface Played {
  game: Recorded;
  chart: ChartDrawing;
  steps: Step[];
}

export async function played(chapter: number): Promise<Played> {
  const game = await games[`../../games/dice-${chapter}.json`]!();
  let before = game.first.state as DiceState;
  const steps = game.steps.map(({ action, seat, events, state }) => {
    const step = { action, seat, events, before, after: state as DiceState };
    before = step.after;
    return step;
  });
  return { game, chart: game.chart!, steps };
}

export async function drawn(chapter: number): Promise<ChartMap> {
  return parsed(await maps[`../../games/dice-${chapter}.svg`]!());
}
