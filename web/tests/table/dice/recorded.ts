/** The recorded dice games and the drawn maps of their charts, for the tests beside this file. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ChartDrawing, DiceOffer, DiceState, Event } from "../../../src/api/messages.ts";
import { parsed, type ChartMap } from "../../../src/table/dice/map.ts";
import type { Recorded } from "../../../workbench/recorded.ts";

const GAMES = resolve(import.meta.dirname, "../../games");

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

export function played(chapter: number): Played {
  const game = JSON.parse(readFileSync(`${GAMES}/dice-${chapter}.json`, "utf-8")) as Recorded;
  let before = game.first.state as DiceState;
  const steps = game.steps.map(({ action, seat, events, state }) => {
    const step = { action, seat, events, before, after: state as DiceState };
    before = step.after;
    return step;
  });
  return { game, chart: game.chart!, steps };
}

/** Where the fields to be crossed lead after each act, as the terminal says it (`tests/test_client.py`). */
export function waysIn(chapter: number): string[][] {
  const ways = JSON.parse(readFileSync(`${GAMES}/ways.json`, "utf-8")) as string[][][];
  return ways[CHAPTERS.indexOf(chapter)]!;
}

/** What the choices of a position mean; nothing where the position is none of the game's. */
export function offersOf(game: Recorded, state: DiceState): DiceOffer[] {
  return ([game.first, ...game.steps].find((step) => step.state === state)?.offers ?? []) as DiceOffer[];
}

export function drawn(chapter: number): ChartMap {
  return parsed(readFileSync(`${GAMES}/dice-${chapter}.svg`, "utf-8"));
}
