/** The final score: winners first, then points, then coins (C6.2). */
import { expect, test } from "vitest";
import type { Ending } from "../../../src/api/messages.ts";
import { byRank, tieBroken } from "../../../src/table/frame/ranking.ts";

const ending = (points: number[], coins: number[] | null, winners: number[], reason = "points"): Ending => ({
  how: "finished",
  winners,
  points,
  coins,
  rounds: 9,
  reason,
});

test("points, then coins, then the seat", () => {
  expect(byRank(ending([7, 12, 7, 9], [3, 0, 5, 1], [1]))).toEqual([1, 3, 2, 0]);
  expect(byRank(ending([5, 5], [2, 2], [0, 1]))).toEqual([0, 1]);
});

test("a winner by sudden death stands above those with more points", () => {
  expect(byRank(ending([12, 15], null, [0], "sudden-death"))).toEqual([0, 1]);
});

test("coins decide only where points are level", () => {
  expect(tieBroken(ending([12, 12], [4, 3], [0]))).toBe(true);
  expect(tieBroken(ending([12, 11], [0, 9], [0]))).toBe(false);
  expect(tieBroken(ending([12, 12], [3, 3], [0, 1]))).toBe(false);
});
