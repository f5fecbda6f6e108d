/** Where a bubble stands: near its thing, never over it, and with an arrow from edge to edge. */
import { expect, test } from "vitest";
import { arrow, overlap, roomFor, type Box } from "../../src/lesson/room.ts";

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];
const SIZE = { width: 330, height: 150 };

const at = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("a bubble covers neither its thing nor the answer, and stays in the window", () => {
  for (const window of WINDOWS) {
    const answer = at(8, window.height - 60, window.width / 2, 52);
    for (let x = 0; x < window.width - 60; x += 45) {
      for (let y = 0; y < window.height - 90; y += 45) {
        const thing = at(x, y, 60, 80);
        const place = roomFor(SIZE, thing, [thing, answer], [], window);
        const bubble = at(place.x, place.y, SIZE.width, SIZE.height);
        expect(overlap(bubble, thing) + overlap(bubble, answer)).toBe(0);
        expect(overlap(bubble, at(0, 0, window.width, window.height))).toBe(SIZE.width * SIZE.height);
      }
    }
  }
});

test("what is to be spared is spared where there is other room nearby", () => {
  const thing = at(100, 300, 60, 60);
  const spared = at(0, 370, 390, 300);
  const place = roomFor(SIZE, thing, [thing], [spared], WINDOWS[0]!);
  expect(overlap(at(place.x, place.y, SIZE.width, SIZE.height), spared)).toBe(0);
});

test("a bubble stands beside what is to be spared, not a little over it", () => {
  const side = at(8, 60, 336, 732);
  const thing = at(230, 470, 106, 50);
  const place = roomFor(SIZE, thing, [thing], [side], WINDOWS[2]!);
  expect(overlap(at(place.x, place.y, SIZE.width, SIZE.height), side)).toBe(0);
});

test("an arrow goes from edge to edge, and there is none where both touch", () => {
  expect(arrow(at(0, 0, 100, 50), at(40, 90, 20, 20))).toEqual({
    from: { x: 50, y: 50 },
    to: { x: 50, y: 90 },
  });
  expect(arrow(at(0, 0, 100, 50), at(40, 54, 20, 20))).toBeNull();
});
