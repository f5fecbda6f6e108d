/** A player's display as tiles: persons who do the same together, expeditions and kept ships after them. */
import type { CardInfo } from "../../api/messages.ts";
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
/** Of ships, in the order in which they are shown. */
export const COLORS = ["yellow", "blue", "green", "red", "black"];

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
