/** A player's display as tiles: persons who do the same together, expeditions and kept ships after them. */
import type { CardInfo, CardState, Price } from "../../api/messages.ts";
import type { Cards, Lying, ScenePlayer } from "./scene.ts";

/** Cards of one role and color (their points may differ), or kept ships of one color. */
export interface Tile {
  key: string;
  card: CardInfo;
  cards: Lying[];
  points: number;
  swords: number;
  ships: boolean;
}

/** What is looked for at a glance comes first: swords, trade, prices, takes, then those who wait for a voyage. */
const ORDER = [
  ...["sailor", "pirate", "trader", "wholesaler", "mademoiselle", "admiral", "jester", "governor"],
  ...["settler", "captain", "priest", "jack", "passenger"],
];
const COLORS = ["yellow", "blue", "green", "red", "black"];

export function tilesOf(player: Pick<ScenePlayer, "display" | "ships">, cards: Cards): Tile[] {
  const tiles = new Map<string, Tile>();
  const lay = (lying: Lying, ships: boolean) => {
    const card = cards[lying.name];
    if (!card) return;
    const key = ships ? `ships-${card.color}` : keyOf(card);
    const tile = tiles.get(key) ?? { key, card, cards: [], points: 0, swords: 0, ships };
    tile.cards.push(lying);
    tile.points += ships ? 1 : (card.points ?? 0); // C7.2
    tile.swords += card.type === "person" ? (card.swords ?? 0) : 0;
    tiles.set(key, tile);
  };
  for (const card of player.display) lay(card, false);
  for (const ship of player.ships) lay(ship, true);
  return [...tiles.values()].sort((a, b) => rank(a) - rank(b));
}

function keyOf(card: CardInfo): string {
  if (card.type !== "person") return card.name;
  return card.color === null ? `${card.role}` : `${card.role}-${card.color}`;
}

function rank(tile: Tile): number {
  const color = Math.max(0, COLORS.indexOf(tile.card.color ?? ""));
  if (tile.ships) return 1000 + color;
  if (tile.card.type !== "person") return 900;
  return 10 * ORDER.indexOf(tile.card.role ?? "") + color;
}

/** The colors of the ships that lie in the harbor (C4.2 counts them). */
export function colorsIn(harbor: readonly Lying[], cards: Cards): Set<string> {
  const ships = harbor.map((card) => cards[card.name]).filter((card) => card?.type === "ship");
  return new Set(ships.map((card) => card?.color ?? ""));
}

/** C4.2, C4.3: what so many colors and so many governors let the active player take. */
export function takesFor(colors: number, governors: number): number {
  return (colors >= 5 ? 3 : colors === 4 ? 2 : 1) + governors;
}

/** How many of a role somebody has hired. */
export function hired(role: string, display: readonly string[], cards: Cards): number {
  return display.filter((name) => cards[name]?.role === role).length;
}

/** C4.4: admirals bring 2 coins each where 5 cards lie in the harbor. */
const ADMIRAL_FROM = 5;
const ADMIRAL_COINS = 2;

/** How many cards the active player could take by stopping now: ships bring coins, then the cheapest persons. */
export function takeable(state: CardState, prices: readonly Price[], cards: Cards): number {
  const player = state.players[state.active];
  if (!player) return 0;
  const colors = new Set(state.harbor.flatMap((name) => shipColor(cards[name]) ?? []));
  const takes = takesFor(colors.size, hired("governor", player.display, cards));
  const priceOf = new Map(prices.map((price) => [price.card, price]));
  const lying = state.harbor.flatMap((name) => priceOf.get(name) ?? []);
  const ships = lying.filter((price) => cards[price.card]?.type === "ship");
  const wages = lying.flatMap((price) => (cards[price.card]?.type === "person" ? price.pay : []));
  const admirals = state.harbor.length >= ADMIRAL_FROM ? hired("admiral", player.display, cards) : 0;
  const coins = player.coins + admirals * ADMIRAL_COINS;
  // Every ship pays for a person, but takes a take.
  let most = 0;
  for (let traded = 0; traded <= Math.min(ships.length, takes); traded += 1) {
    const gains = ships.map((price) => price.gain).sort((a, b) => b - a);
    const purse = coins + gains.slice(0, traded).reduce((sum, gain) => sum + gain, 0);
    most = Math.max(most, traded + affordable(wages, purse, takes - traded));
  }
  return most;
}

function affordable(wages: readonly number[], coins: number, takes: number): number {
  let n = 0;
  for (const pay of [...wages].sort((a, b) => a - b)) {
    if (n === takes || pay > coins) break;
    coins -= pay;
    n += 1;
  }
  return n;
}

function shipColor(card: CardInfo | undefined): string | null {
  return card?.type === "ship" ? card.color : null;
}
