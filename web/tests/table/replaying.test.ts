/** Replay: one step ahead is animated, anything else is a jump; it runs by itself and stops at the end. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { CardState, Replay } from "../../src/api/messages.ts";
import { madeOf } from "../../src/table/cards/material.ts";
import { Replaying } from "../../src/table/replaying.svelte.ts";
import type { Recorded } from "../../workbench/recorded.ts";
import { speak } from "../speaking.ts";

const file = join(import.meta.dirname, "../games/unterwegs.json");
const game = JSON.parse(readFileSync(file, "utf-8")) as Recorded;
const replay = {
  table: { seats: game.names.map((name) => ({ kind: "human", name })), game: "unterwegs" },
  opening: game.opening,
  first: game.first.state,
  steps: game.steps,
} as unknown as Replay;
const made = (first = 0) => new Replaying(replay, madeOf(game.cards), first);

beforeAll(() => speak("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a step ahead brings its events, a step back none", () => {
  const playing = made(3);
  playing.go(4);
  expect(playing.batch?.events).toEqual(game.steps[3]!.events);
  expect(playing.state).toBe(game.steps[3]!.state);
  playing.go(3);
  expect(playing.batch?.events).toEqual([]);
  expect(playing.batch?.after).toBe(game.steps[2]!.state);
});

test("a link may point anywhere; it ends up within the game", () => {
  expect(made(-5).at).toBe(0);
  expect(made(1e9).at).toBe(game.steps.length);
});

test("it runs when the table has settled, and stops at the end", () => {
  const playing = made(game.steps.length - 2);
  playing.start();
  vi.advanceTimersByTime(1000);
  expect(playing.at).toBe(game.steps.length - 1);
  vi.advanceTimersByTime(5000);
  expect(playing.at).toBe(game.steps.length - 1);
  playing.settled(playing.batch!.number);
  vi.advanceTimersByTime(1000);
  expect(playing.at).toBe(game.steps.length);
  expect(playing.running).toBe(false);
});

test("every line of the story knows its move", () => {
  const lines = made().story({ names: game.names, you: null });
  expect(lines[0]!.version).toBe(0);
  expect(lines.at(-1)!.version).toBe(game.steps.length);
});

test("a bust is shown as it lies there, and what it leads to comes with the next act", () => {
  const at = game.steps.findIndex(({ events }) => events.some(({ type }) => type === "bust")) + 1;
  expect(at).toBeGreaterThan(0);
  const playing = made(at);
  const state = playing.state as CardState;
  const { what } = game.steps[at - 1]!.events.find(({ type }) => type === "bust")!;
  expect(state.revealed).toBe(what);
  expect(state.harbor).toEqual((made(at - 1).state as CardState).harbor);
  playing.go(at + 1);
  expect(playing.batch?.events[0]?.type).not.toBe("bust");
  const types = playing.batch?.events.map(({ type }) => type);
  expect(types).toContain("sweep");
  expect(playing.batch?.after).toEqual(made(at + 1).state);
});
