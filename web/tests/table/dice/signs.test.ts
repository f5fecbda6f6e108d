/** Signs that tell the truth: what counts for the takes, where points came from, what sea fields are called and do. */
import { beforeEach, describe, expect, it } from "vitest";
import { tellDice } from "../../../src/table/dice/story.ts";
import { about } from "../../../src/table/dice/about.ts";
import { piecesOn, piecesThatCount } from "../../../src/table/dice/applied.ts";
import { TAKES } from "../../../src/table/dice/facts.ts";
import { recap } from "../../../src/table/dice/recap.ts";
import { scoreOf } from "../../../src/table/dice/score.ts";
import { Sea } from "../../../src/table/dice/sea.ts";
import { Show } from "../../../src/table/dice/show.svelte.ts";
import { LANGUAGES } from "../../../src/words/languages.ts";
import { waterName } from "../../../src/table/dice/waters.ts";
import { aheadOf } from "../../../src/table/dice/words.ts";
import { words } from "../../../src/words/words.svelte.ts";
import { CHAPTERS, offersOf, played, waysIn } from "./recorded.ts";

beforeEach(() => words.speak("en"));

describe.each(CHAPTERS)("chapter %i", (chapter) => {
  const { steps, chart, game } = played(chapter);
  const sea = new Sea(chart);

  it("counts the pieces that lay there when the turn ended, and none after a bust (G4.2)", () => {
    let stopped = 0;
    for (const { events, after } of steps) {
      stopped = events.findLast(({ type }) => type === "stop" || type === "bust")?.n ?? stopped;
      if (after.phase === "discover") expect(piecesThatCount(after)).toBe(piecesOn(after.board));
      else if (after.bust || after.chance > 1) expect(piecesThatCount(after)).toBe(0);
      else if (after.chance === 1) expect(piecesThatCount(after)).toBe(stopped);
    }
    expect(TAKES[0]).toBe(0);
  });

  it("explains everybody's points at any time", () => {
    for (const player of steps.flatMap(({ after }) => after.players)) {
      const { orders, ...rest } = scoreOf(sea, player);
      expect(orders).toBeGreaterThanOrEqual(player.orders.length);
      expect(orders).toBeLessThanOrEqual(2 * player.orders.length); // G6.5
      expect(rest.skulls).toBeLessThanOrEqual(0);
    }
  });

  it("says where a field leads as the terminal does", () => {
    const ways = waysIn(chapter);
    expect(ways.flat().filter(Boolean).length).toBeGreaterThan(100);
    for (const [at, { after }] of steps.entries()) {
      const led = offersOf(game, after).flatMap(({ ahead }) => (ahead ? [aheadOf(chart, ahead)] : []));
      expect(led, `act ${at + 1}`).toEqual(ways[at]);
    }
  });

  it.each(LANGUAGES)("gives every sea field a name of its own among its kind in %s", async (language) => {
    await words.speak(language);
    const fields = Object.entries(chart.fields);
    const names = fields.map(([name, { kind }]) => `${kind} ${waterName(chart, name)}`);
    expect(new Set(names).size).toBe(fields.length);
    const ids = new Set([...Object.keys(chart.fields), ...Object.keys(sea.islandOf)]);
    const reader = { names: game.names, you: null };
    const story = steps.flatMap(({ events }) => tellDice(events, chart, reader).map(({ text }) => text));
    const player = steps[0]!.after.players[0]!;
    const said = [...names, ...story, ...fields.map(([name]) => about(sea, name, player))];
    expect(said.flatMap((text) => text.match(/[\w'-]+/g) ?? []).filter((word) => ids.has(word))).toEqual([]);
  });

  it("says what a skull field does", () => {
    const field = Object.entries(chart.fields).find(([, { kind }]) => kind === "skull")![0];
    const player = steps[0]!.after.players[0]!;
    expect(about(sea, field, { ...player, next_skull: -1 })).toMatch(/1 skull is crossed off: -1 point/);
    // A green one is left (G6.6).
    expect(about(sea, field, { ...player, skulls: 3, next_skull: 0 })).toMatch(/no points are lost/);
    expect(about(sea, field, { ...player, next_skull: null })).toMatch(/All skulls are/);
  });

  it("says what a number field costs this player, and in the log what it has cost (G6.3)", () => {
    const fields = Object.entries(chart.fields).filter(([, { kind }]) => kind === "number");
    for (const [name, { number }] of fields) {
      const player = steps[0]!.after.players[0]!;
      expect(about(sea, name, player)).toContain(`costs ${number} cross`);
      expect(about(sea, name, { ...player, costs: { [name]: 9 } })).toContain("costs 9 crosses");
      const cross = { ...steps[0]!.events[0]!, type: "cross", what: name, n: 7 };
      expect(tellDice([cross], chart, { names: game.names, you: null })[0]!.text).toContain(
        "costs 7 crosses",
      );
    }
  });

  it("shows no dice that were not rolled", () => {
    const rolled = steps.find(({ after }) => after.roll)!;
    const later = steps.find(({ after }) => after.phase === "trade")!;
    const show = new Show(rolled.after);
    show.set(rolled.after);
    expect(show.roll.roll).toBe(rolled.after.roll);
    show.set(later.after); // a jump
    expect(show.roll.roll).toBe(null);
    show.set(later.after, [{ ...later.events[0]!, type: "roll", what: "red-B" }]);
    expect(show.roll.roll).toBe("red-B");
  });

  it("tells what the others did, and nothing about oneself", () => {
    const told = steps.map(({ events }) => recap(events, game.names, (seat) => seat === 0)).filter(Boolean);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((line) => line.includes(`${game.names[0]}: `))).toEqual([]);
  });

  it("tells the crosses that were spent, as the log does, not the fields (G6.3)", () => {
    const cross = { ...steps[0]!.events[0]!, type: "cross", seat: 1 };
    const told = [3, 1, 0].map((n) => ({ ...cross, n })); // 0: drawn when the game was set up
    expect(recap(told, ["Ann", "Bob"], (seat) => seat === 0)).toBe("Bob: 4 crosses");
  });

  it("names a piece once that was taken in two turns", () => {
    const take = { ...steps[0]!.events[0]!, type: "take", seat: 1, what: "ship-red" };
    const other = { ...take, what: "ship-blue" };
    const told = recap([take, other, take], ["Ann", "Bob"], (seat) => seat === 0);
    expect(told).toBe("Bob: took the red ship (2×) and the blue ship");
  });
});
