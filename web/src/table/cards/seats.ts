/** A seat as the card table draws it: who sits there, what lies there, what it has to do with this moment. */
import type { CardState } from "../../api/messages.ts";
import { counted } from "./words.ts";
import { t } from "../../words/words.svelte.ts";
import { catalog } from "../catalog.svelte.ts";
import type { SeatInfo } from "../types.ts";
import { tilesOf, type Tile } from "./groups.ts";
import type { Cards } from "./scene.ts";
import type { Showing } from "./showing.svelte.ts";

export interface SeatFacts {
  info: SeatInfo;
  points: number;
  coins: number;
  swords: number;
  goal: number;
  /** That alone does not end the game: it takes an expedition, too (C6.3). */
  ending: boolean;
  tiles: Tile[];
  active: boolean;
  decides: boolean;
  winner: boolean;
  /** Everything in words, for those who hear it. */
  summary: string;
}

export function seatFacts(
  info: SeatInfo,
  showing: Showing,
  cards: Cards,
  { game, options }: Pick<CardState, "game" | "options">,
  winners: readonly number[],
): SeatFacts | null {
  const player = showing.scene.players[info.seat];
  if (!player) return null;
  const coins = player.coins - showing.incoming(info.seat);
  const { points, swords } = player;
  const active = showing.scene.active === info.seat && winners.length === 0;
  const persons = player.display.flatMap((card) => cards[card.name] ?? []);
  const ships = player.ships.flatMap((card) => cards[card.name] ?? []);
  const summary = [
    t("web-cards-seat", {
      who: info.name,
      points: t("points", { n: points }),
      coins: t("coins", { n: coins }),
      swords: t("swords", { n: swords }),
    }),
    info.playedBy === "bot" && info.level ? t(`web-level-${info.level}`) : "",
    active ? t("web-cards-active") : "",
    persons.length ? counted(persons) : t("web-cards-no-persons"),
    ships.length ? t("table-ships", { ships: counted(ships) }) : "",
  ];
  return {
    info,
    points,
    coins,
    swords,
    goal: catalog.facts(game).goal,
    ending: !!options["ending"],
    tiles: tilesOf(player, cards),
    active,
    decides: showing.scene.decider === info.seat && winners.length === 0,
    winner: winners.includes(info.seat),
    summary: summary.filter(Boolean).join("; "),
  };
}
