/** Tiles of a display, colors of a harbor. */
import { expect, it } from "vitest";
import type { CardState, Price } from "../../../src/api/messages.ts";
import { cardWidth } from "../../../src/table/cards/fitting.ts";
import { colorsIn, takeable, takesFor, tilesOf } from "../../../src/table/cards/groups.ts";
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
    for (const player of (state as import("../../../src/api/messages.ts").CardState).players) {
      const tiles = tilesOf({ display: lying(player.display), ships: lying(player.ships) }, cards);
      expect(tiles.reduce((sum, tile) => sum + tile.points, 0)).toBe(player.points);
      expect(tiles.reduce((sum, tile) => sum + tile.swords, 0)).toBe(player.swords);
    }
  }
});

it("knows the ship colors and what they let one take (C4.2)", async () => {
  const { cards } = await recorded("port-royal");
  const harbor = lying(["yellow-1/1", "trader-red-3/1", "blue-2/2", "sailor-3/1"]);
  expect(colorsIn(harbor, cards)).toEqual(new Set(["yellow", "blue"]));
  expect([0, 3, 4, 5].map((colors) => takesFor(colors, 0))).toEqual([1, 1, 2, 3]);
  expect(takesFor(4, 2)).toBe(4); // C4.3
});

it("says how many cards can be taken and paid for by stopping now (C4.2 to C4.8)", async () => {
  const { cards, first } = await recorded("port-royal");
  const state = first.state as CardState;
  const could = (coins: number, display: string[], harbor: string[]) => {
    const players = state.players.map((player) => ({ ...player, coins, display }));
    const prices = harbor.map((card): Price => {
      const { cost, coins: gain } = cards[card]!;
      const pay = cost ?? 0;
      return { card, cost: pay, discount: 0, fee: 0, pay, gain: gain ?? 0, can: false };
    });
    return takeable({ ...state, harbor, players }, prices, cards);
  };
  expect(could(2, [], ["sailor-3/1", "admiral-7/2"])).toBe(0);
  expect(could(3, [], ["sailor-3/1", "admiral-7/2"])).toBe(1);
  expect(could(6, ["governor-8/0"], ["sailor-3/1", "sailor-3/1"])).toBe(2);
  // A ship pays for the sailor; and admirals bring coins from five cards on.
  expect(could(1, ["governor-8/0"], ["sailor-3/1", "yellow-3/2"])).toBe(2);
  const five = ["sailor-3/1", "admiral-7/2", "admiral-7/2", "jester-5/1", "jester-5/1"];
  expect(could(1, ["admiral-7/2"], five)).toBe(1);
  expect(could(1, [], five)).toBe(0);
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
