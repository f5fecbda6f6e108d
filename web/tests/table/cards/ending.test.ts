/** Who won a card game, and by what. */
import { expect, it } from "vitest";
import type { CardState } from "../../../src/api/messages.ts";
import { ranked, verdict } from "../../../src/table/cards/ending.ts";
import { recorded } from "./recorded.ts";

async function ended(
  points: number[],
  coins: number[],
  winners: number[],
  tied: number[] = [],
): Promise<CardState> {
  const { first } = await recorded("port-royal");
  const base = first.state as CardState;
  const players = points.map((each, seat) => ({ ...base.players[0]!, points: each, coins: coins[seat]! }));
  return { ...base, phase: "over", decider: null, winners, players, tied };
}

it("by points", async () => {
  const state = await ended([12, 9, 14], [1, 9, 0], [2]);
  expect(verdict(state)).toBe("points");
  expect(ranked(state).map((row) => row.seat)).toEqual([2, 0, 1]);
});

it("by coins where the points are level (C6.2)", async () => {
  const state = await ended([13, 13, 7], [2, 5, 9], [1], [0]);
  expect(verdict(state)).toBe("coins");
  expect(ranked(state).map((row) => row.seat)).toEqual([1, 0, 2]);
});

it("shared where coins are level too", async () => {
  expect(verdict(await ended([13, 13], [5, 5], [0, 1]))).toBe("shared");
});

it("by nobody where an expedition was needed (C6.3)", async () => {
  expect(verdict(await ended([13, 12], [5, 5], []))).toBe("nobody");
});

it("by points where the server knows of nobody whom coins have beaten (C6.3)", async () => {
  expect(verdict(await ended([13, 13], [9, 5], [1]))).toBe("points");
});
