/** The stage: positions come one after the other, and none waits for ever. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stage } from "../../src/table/stage.svelte.ts";
import type { GameState } from "../../src/table/types.ts";

const position = (round: number) => ({ game: "unterwegs", round }) as unknown as GameState;
const cue = (round: number, shown?: () => void) => ({
  batch: { action: "draw", seat: 0, events: [], after: position(round) },
  offers: [],
  ...(shown ? { shown } : {}),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a position waits for the animation of the one before", () => {
  const stage = new Stage();
  stage.set(position(0), []);
  stage.push(cue(1));
  stage.push(cue(2));
  expect(stage.state).toEqual(position(1));
  expect(stage.batch?.before).toEqual(position(0));
  stage.settled(stage.batch!.number);
  expect(stage.state).toEqual(position(2));
  expect(stage.busy).toBe(true);
  stage.settled(stage.batch!.number);
  expect(stage.busy).toBe(false);
});

test("prices are of the position that is shown", () => {
  const stage = new Stage();
  const price = (card: string) => ({ card, cost: 0, discount: 0, fee: 0, pay: 0, gain: 1, can: true });
  stage.set(position(0), [], [price("chest")]);
  expect(stage.prices).toEqual([price("chest")]);
  stage.push({ ...cue(1), prices: [price("ship-red")] });
  stage.push({ ...cue(2), prices: [] });
  expect(stage.prices).toEqual([price("ship-red")]);
  stage.settled(stage.batch!.number);
  expect(stage.prices).toEqual([]);
});

test("an old call does not hurry a new batch", () => {
  const stage = new Stage();
  stage.set(position(0), []);
  stage.push(cue(1));
  const old = stage.batch!.number;
  stage.push(cue(2));
  stage.settled(old);
  stage.settled(old);
  expect(stage.state).toEqual(position(2));
  expect(stage.busy).toBe(true);
});

test("a table that never settles is not waited for", () => {
  const stage = new Stage();
  stage.set(position(0), []);
  stage.push(cue(1));
  vi.advanceTimersByTime(5000);
  expect(stage.busy).toBe(false);
});

test("with many waiting nobody sees each of them fly, and each is told", () => {
  const told: number[] = [];
  const stage = new Stage();
  stage.set(position(0), []);
  for (let round = 1; round <= 8; round += 1) stage.push(cue(round, () => told.push(round)));
  expect(stage.hurried).toBe(false);
  stage.settled(stage.batch!.number);
  expect(stage.hurried).toBe(true);
  vi.advanceTimersByTime(20_000);
  expect(stage.state).toEqual(position(8));
  expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a new beginning tells what was still waiting", () => {
  const told: number[] = [];
  const stage = new Stage();
  stage.set(position(0), []);
  stage.push(cue(1));
  stage.push(cue(2, () => told.push(2)));
  stage.set(position(9), []);
  expect(told).toEqual([2]);
  expect(stage.state).toEqual(position(9));
  expect(stage.busy).toBe(false);
});

test("a guided game shows nothing new before what is to be read was read", () => {
  const stage = new Stage();
  let unread = true;
  stage.hold = () => unread;
  stage.set(position(0), []);
  stage.push(cue(1));
  expect(stage.state).toEqual(position(0));
  unread = false;
  stage.release();
  expect(stage.state).toEqual(position(1));
  stage.push(cue(2));
  unread = true;
  stage.settled(stage.batch!.number);
  vi.runAllTimers();
  expect(stage.state).toEqual(position(1));
  expect(stage.busy).toBe(false);
  unread = false;
  stage.release();
  expect(stage.state).toEqual(position(2));
});

test("what is behind is shown faster, and who skips sees only the last of it", () => {
  const stage = new Stage();
  stage.set(position(0), []);
  for (let round = 1; round <= 3; round += 1) stage.push(cue(round));
  expect(stage.rush).toBe(1);
  stage.settled(stage.batch!.number);
  expect([stage.rush, stage.hurried]).toEqual([2, false]);
  stage.skip();
  expect([stage.state, stage.hurried]).toEqual([position(3), true]);
  stage.push(cue(4));
  vi.advanceTimersByTime(60);
  expect([stage.state, stage.hurried]).toEqual([position(4), true]);
  stage.skipping = false;
  stage.settled(stage.batch!.number);
  stage.push(cue(5));
  expect(stage.hurried).toBe(false);
});
