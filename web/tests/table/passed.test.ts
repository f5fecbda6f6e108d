/** Whoever is passed over is known, and nobody else: from before, after, and what happened between. */
import { expect, test } from "vitest";
import { passedOver } from "../../src/table/passed.ts";
import type { Batch, GameState } from "../../src/table/types.ts";

function batch(seat: number, phase: string, next: number | null, ...types: string[]): Batch {
  const players = Array.from({ length: 4 }, () => ({ points: 0 }));
  const before = { phase, active: 1, decider: seat, players } as unknown as GameState;
  const after = { ...before, phase: "trade", decider: next };
  const events = types.map((type) => ({ type })) as Batch["events"];
  return { number: 1, action: "", seat, events, before, after };
}
const passed = (of: Batch, opening = ["stop"]) => [0, 1, 2, 3].filter((who) => passedOver(of, who, opening));

test("between two who decide, in the order of chances", () => {
  expect(passed(batch(1, "trade", 2))).toEqual([]);
  expect(passed(batch(1, "trade", 0))).toEqual([2, 3]);
  expect(passed(batch(3, "trade", 0))).toEqual([]);
});

test("all who come later, where the turn is over", () => {
  expect(passed(batch(2, "trade", 2, "turn"))).toEqual([0, 3]);
  expect(passed(batch(0, "trade", 2, "turn"))).toEqual([]);
});

test("whoever stops and can take nothing, too", () => {
  expect(passed(batch(1, "discover", 3, "stop"))).toEqual([1, 2]);
  expect(passed(batch(1, "discover", 1, "stop"))).toEqual([]);
});

test("nobody while cards are revealed, and after a bust only where others have chances", () => {
  expect(passed(batch(1, "discover", 1))).toEqual([]);
  expect(passed(batch(1, "discover", 2, "bust", "turn"))).toEqual([]);
  expect(passed(batch(1, "discover", 3, "bust"), ["stop", "bust"])).toEqual([2]);
});
