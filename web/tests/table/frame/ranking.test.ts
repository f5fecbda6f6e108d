/** The final score: winners first, then points, then coins (C6.2); and why the game ended. */
import { beforeAll, expect, test } from "vitest";
import type { Ending, TableView } from "../../../src/api/messages.ts";
import { byRank, whyEnded } from "../../../src/table/frame/ranking.ts";
import { speak } from "../../speaking.ts";

beforeAll(() => speak("en"));

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

const table = (game: string, options = {}, seats: object[] = []) =>
  ({ game, options, seats }) as unknown as TableView;

test("why it ended is said with the number that decided", () => {
  const won = ending([12, 11], [0, 9], [0]);
  expect(whyEnded(table("port-royal"), won)).toMatch(/12 points.*round/);
  expect(whyEnded(table("unterwegs"), won)).toMatch(/8 points/);
  expect(whyEnded(table("combined", { ending: "expedition" }), won)).toMatch(/12 points and a fulfilled/);
  expect(whyEnded(table("dice"), ending([20, 3], null, [0]))).toMatch(/20 points wins/);
  expect(whyEnded(table("dice"), ending([12, 15], null, [0], "sudden-death"))).toMatch(/Sudden death/);
  expect(whyEnded(table("unterwegs"), ending([3, 4], [1, 1], [1], "no-cards"))).toMatch(/nobody could/);
  expect(whyEnded(table("dice"), { ...ending([3, 4], null, [1], "cap"), rounds: 200 })).toMatch(/Round 200/);
  const gone = ["Ann", "Ben", "Cleo"].map((name, i) => ({ kind: "human", name, why: i ? "resigned" : null }));
  const resigned = { ...won, how: "resigned", reason: null } as const;
  expect(whyEnded(table("dice", {}, gone), resigned)).toMatch(/^Ben and Cleo resigned/);
  expect(whyEnded(table("dice"), { ...won, how: "abandoned", reason: null })).toMatch(/not played/);
});

test("a game that is not known ends all the same, and an unnamed reason is not made up", () => {
  const won = ending([20, 3], null, [0]);
  expect(whyEnded(table("pig"), won)).toBe("");
  expect(whyEnded(table("pig"), { ...won, how: "abandoned", reason: null })).toMatch(/not played/);
});
