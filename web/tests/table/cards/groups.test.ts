/** Tiles of a display, colors of a harbor. */
import { expect, it } from "vitest";
import type { CardState } from "../../../src/api/messages.ts";
import { cardWidth } from "../../../src/table/cards/fitting.ts";
import { tilesOf } from "../../../src/table/cards/groups.ts";
import { recorded } from "./recorded.ts";

const lying = (names: string[]) => names.map((name, id) => ({ id, name }));

it("lays persons who do the same together and adds up their points", async () => {
  const { cards } = await recorded("port-royal");
  const display = lying([
    "sailor-3/1",
    "trader-blue-3/1",
    "sailor-5/2",
    "trader-red-3/1",
    "expedition-priests",
  ]);
  const tiles = tilesOf({ display, ships: [] }, cards);
  expect(tiles.map((tile) => [tile.key, tile.cards.length, tile.points])).toEqual([
    ["sailor", 2, 3],
    ["trader-blue", 1, 1],
    ["trader-red", 1, 1],
    ["expedition-priests", 1, 4],
  ]);
  expect(tiles[0]?.swords).toBe(2);
});

it("counts a point for every kept ship (C7.2)", async () => {
  const { cards } = await recorded("unterwegs");
  const ships = lying(["yellow-2/2", "yellow-1/1", "red-1/1"]);
  const tiles = tilesOf({ display: [], ships }, cards);
  expect(tiles.map((tile) => [tile.key, tile.points])).toEqual([
    ["ships-yellow", 2],
    ["ships-red", 1],
  ]);
});

it("agrees with the game on points and swords at every act", async () => {
  const { steps, cards } = await recorded("combined");
  for (const { state } of steps) {
    for (const player of (state as CardState).players) {
      const tiles = tilesOf({ display: lying(player.display), ships: lying(player.ships) }, cards);
      expect(tiles.reduce((sum, tile) => sum + tile.points, 0)).toBe(player.points);
      expect(tiles.reduce((sum, tile) => sum + tile.swords, 0)).toBe(player.swords);
    }
  }
});

it("makes cards as large as the harbor allows", () => {
  const room = { width: 400, height: 240, gap: 12, foot: 24 };
  const holds = (n: number, width: number) => {
    const columns = Math.floor((room.width + room.gap) / (width + room.gap));
    const rows = Math.ceil(n / columns);
    return rows * (1.4 * width + room.foot) + (rows - 1) * room.gap <= room.height;
  };
  for (let n = 1; n <= 14; n += 1) {
    const width = cardWidth(n, room, 10, 137);
    expect(holds(n, width)).toBe(true);
    expect(width === 137 || !holds(n, width + 2)).toBe(true);
  }
  expect(cardWidth(60, room, 40, 137)).toBe(40);
});
