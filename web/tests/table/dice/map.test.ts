/** The drawn map can be marked: everything on the chart has its place, and a finger finds it. */
import { beforeAll, describe, expect, it } from "vitest";
import { distanceTo, nearest } from "../../../src/table/dice/nearest.ts";
import { parsed } from "../../../src/table/dice/map.ts";
import { Sea, struckFor } from "../../../src/table/dice/sea.ts";
import { words } from "../../../src/words/words.svelte.ts";
import { CHAPTERS, drawn, played } from "./recorded.ts";

beforeAll(() => words.speak("en"));

describe.each(CHAPTERS)("the map of chapter %i", (chapter) => {
  it("has a box for every field, island and the start, all within the map", () => {
    const { chart } = played(chapter);
    const map = drawn(chapter);
    const islands = Object.keys(chart.islands);
    const fields = [
      ...Object.keys(chart.fields),
      ...Object.values(chart.islands).flatMap((each) => each.fields),
    ];
    expect(Object.keys(map.boxes).sort()).toEqual(["start", ...islands, ...fields].sort());
    expect(Object.keys(map.medals).sort()).toEqual([...islands].sort());
    for (const { x, y } of Object.values(map.boxes)) {
      expect(x > 0 && x < map.width && y > 0 && y < map.height).toBe(true);
    }
  });

  it("leaves its colors to the page and says nothing by itself", () => {
    const { sea, land, prefix } = drawn(chapter);
    expect(land).toContain("var(--chart-");
    expect(sea).toContain(`id="${prefix}-`);
    expect(sea + land).not.toMatch(/<title>|<script| style=/);
  });

  it("gives every field to the finger that touches its middle, at the size of a phone", () => {
    const { chart } = played(chapter);
    const { boxes } = drawn(chapter);
    const names = [
      ...Object.keys(chart.fields),
      ...Object.values(chart.islands).flatMap((each) => each.fields),
    ];
    for (const name of names) {
      const { x, y } = boxes[name]!;
      expect(nearest(x, y, names, boxes, 1)).toEqual({ name, doubtful: false });
    }
  });
});

const BOXES = {
  west: { x: 0, y: 0, width: 20, height: 20 },
  east: { x: 60, y: 0, width: 20, height: 20 },
};

it("the nearest field within reach is meant", () => {
  expect(nearest(22, 0, ["west", "east"], BOXES, 1)).toEqual({ name: "west", doubtful: false });
  expect(nearest(0, 40, ["west", "east"], BOXES, 1)).toBeNull();
  expect(nearest(0, 0, [], BOXES, 1)).toBeNull();
});

it("midway between two fields a second tap is asked for, unless both are the same to the rules", () => {
  expect(nearest(31, 0, ["west", "east"], BOXES, 1)?.doubtful).toBe(true);
  expect(nearest(31, 0, ["west", "east"], BOXES, 1, () => true)?.doubtful).toBe(false);
});

it("reach is measured on the screen, not on the map", () => {
  expect(nearest(22, 0, ["west"], BOXES, 3)).toBeNull();
  expect(distanceTo(BOXES.west, 13, 14)).toBe(5);
});

it("something else than a map is refused", () => {
  expect(() => parsed("<svg></svg>")).toThrow("no drawn map");
});

it("sailed routes join crossed places; an island counts with one field", () => {
  const { chart, steps } = played(1);
  const sea = new Sea(chart);
  const player = steps.at(-1)!.after.players[0]!;
  const been = new Set(["start", ...player.crossed, ...player.crossed.map((name) => sea.islandOf[name])]);
  const sailed = sea.sailed(player);
  expect(sailed.length).toBeGreaterThan(3);
  for (const [one, other] of sailed) expect(been.has(one) && been.has(other)).toBe(true);
});

it("a field that ends a way opens its island", () => {
  const { chart } = played(1);
  const sea = new Sea(chart);
  const [name, island] = Object.entries(chart.islands).find(([, each]) => !each.start)!;
  expect(sea.isOpen(name, new Set())).toBe(false);
  expect(sea.isOpen(name, new Set([island.via[0]!]))).toBe(true);
});

it("treasures of the others are struck on one's own chart (G6.4)", () => {
  const { steps } = played(1);
  const { after } = steps.find(({ after: { players } }) => players.some((each) => each.treasures.length))!;
  const finder = after.players.findIndex((each) => each.treasures.length);
  const treasure = after.players[finder]!.treasures[0]!;
  expect(struckFor(after.players, finder).has(treasure)).toBe(false);
  expect(struckFor(after.players, (finder + 1) % after.players.length).has(treasure)).toBe(true);
});
