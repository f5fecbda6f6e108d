/** What a card game is played with, its cards, and what is said about them. */
import { byName, cardsOf, ofTable } from "../../api/games.ts";
import type { CardInfo, CardList, CardState, TableView } from "../../api/messages.ts";
import { t } from "../../words/words.svelte.ts";
import type { Material } from "../family.ts";
import { passedOver } from "../passed.ts";
import { verdict } from "./ending.ts";
import { pointsFrom } from "./points.ts";
import { sinceLast } from "./since.ts";
import { tellCards } from "./story.ts";
import { cardName } from "./words.ts";

const TAKEN = new Set(["trade", "hire"]);

export async function open(table: TableView, key: string | null): Promise<Material> {
  const own = "cards" in table.options;
  return madeOf(own ? byName(await ofTable<CardList>(table, "cards", key)) : await cardsOf(table.game));
}

export function madeOf(cards: Record<string, CardInfo>): Material {
  /** Unterwegs has none. */
  const expeditions = Object.values(cards).some((card) => card.type === "expedition");
  return {
    cards,
    chart: null,
    tell: (events, reader) => tellCards(events, cards, reader),
    since: (acts, mine, names) => sinceLast(acts, mine, names, cards),
    passed: (batch, mine) => {
      const seat = mine.find((one) => passedOver(batch, one, ["stop"]));
      if (seat === undefined) return null;
      const { players, harbor } = batch.before as CardState;
      const left = harbor.length > batch.events.filter(({ type }) => TAKEN.has(type)).length;
      return t(left ? "web-cards-passed-coins" : "web-cards-passed-empty", { n: players[seat]?.coins ?? 0 });
    },
    tips: ({ batch, state, offers, asked, mine }) => {
      const happened = (type: string) => !!batch?.events.some((event) => event.type === type);
      const broke = batch && mine.some((seat) => passedOver(batch, seat, ["stop"]));
      return [
        ...(happened("bust") ? ["bust"] : []),
        ...(happened("tax") || happened("relief") ? ["tax"] : []),
        ...(broke ? ["passed"] : []),
        ...(asked && state.legal.includes("repel") ? ["repel"] : []),
        ...(asked && state.phase === "trade" && state.decider !== state.active ? ["fee"] : []),
        ...(asked && offers.some(({ action, can }) => can !== false && action.startsWith("fulfil "))
          ? ["expedition"]
          : []),
      ];
    },
    odds: () => ({
      why: t("web-odds-why"),
      ...(expeditions ? {} : { without: "expedition" }),
      card: (name) => (cards[name] ? cardName(cards[name]) : name),
    }),
    halt: {
      after: "bust",
      position: (before, after, { what }) =>
        Object.assign({ ...before, legal: [] }, { revealed: what, draw: (after as CardState).draw }),
    },
    ending: (state) => ({
      byCoins: verdict(state as CardState) === "coins",
      from: (state as CardState).players.map((player) => pointsFrom(player, cards)),
    }),
  };
}
