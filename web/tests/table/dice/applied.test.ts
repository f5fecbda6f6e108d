/** A batch shown event by event ends where the rules end. */
import { describe, expect, it } from "vitest";
import type { DiceState } from "../../../src/api/messages.ts";
import { applied, piecesOn, spaceOf } from "../../../src/table/dice/applied.ts";
import { CHAPTERS, played } from "./recorded.ts";

/** What eyes can see of a position; the order in which names stand in a list cannot be seen. */
function seen(state: DiceState) {
  const players = state.players.map((player) => ({
    ...player,
    ...{ next_skull: null, sudden_at: null, costs: {} }, // by the rules alone, with the true position
    crossed: [...player.crossed].sort(),
    painted: [...player.painted].sort(),
    persons: [...player.persons].sort(),
    treasures: [...player.treasures].sort(),
    orders: [...player.orders].sort(),
    islands: [...player.islands].sort(),
    took: [...player.took].sort(),
  }));
  return { board: state.board, players, active: state.active };
}

describe.each(CHAPTERS)("a whole game of chapter %i", (chapter) => {
  it("comes about event by event", () => {
    const { steps } = played(chapter);
    for (const { before, after, events, action } of steps) {
      const shown = events.reduce(applied, before);
      expect(seen(shown), `${action} ${JSON.stringify(events)}`).toEqual(seen(after));
    }
  });

  it("leaves the position before as it was", () => {
    const { steps } = played(chapter);
    const step = steps.find(({ events }) => events.some(({ type }) => type === "island"))!;
    const kept = structuredClone(step.before);
    step.events.reduce(applied, step.before);
    expect(step.before).toEqual(kept);
  });
});

it("the chest never counts as a piece (G7.2)", () => {
  expect(piecesOn({ ships: { red: "A" }, wheels: { blue: "E" }, chest: true })).toBe(2);
});

it("a roll aims at a row and a column", () => {
  expect(spaceOf("green-D")).toEqual([2, 3]);
});
