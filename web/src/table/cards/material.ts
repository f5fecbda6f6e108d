/** What a card game is played with, its cards, and what is said about them. */
import { pathOf } from "../../api/games.ts";
import type { CardInfo, CardOffer, CardState, Event, TableView } from "../../api/messages.ts";
import { t } from "../../words/words.svelte.ts";
import type { Material } from "../family.ts";
import { passedOver } from "../passed.ts";
import { chancesIn } from "../past.ts";
import type { GameState, TableProps } from "../types.ts";
import { verdict } from "./ending.ts";
import { cardsAt, cardsOf } from "./list.ts";
import { pointsFrom } from "./points.ts";
import { sinceLast } from "./since.ts";
import { tellCards } from "./story.ts";
import { cardName } from "./words.ts";

const KINDS = ["bust", "bust_for_sure", "new_color", "person", "expedition", "tax"] as const;

/** The cards in the harbor, and a ship that waits to be repelled. */
const lying = ({ harbor, revealed }: CardState) => harbor.length + (revealed ? 1 : 0);

/** How many of so many cards are left after these events, before all that nobody has taken is swept away. */
function leftOf(cards: number, events: readonly Event[]): number {
  let left = cards;
  for (const { type, n, from, to } of events) {
    if (to === "harbor") left += n;
    if (from === "harbor" && type !== "sweep") left -= n;
  }
  return left;
}

/** Every card of the game by name, with its printed values. */
export interface CardMaterial extends Material {
  cards: Record<string, CardInfo>;
}

/** Whether a position is one of the card games. */
const isOwn = (state: GameState): state is CardState => "harbor" in state;

export const fits = (props: TableProps): props is TableProps<CardState, CardOffer, CardMaterial> =>
  isOwn(props.state) && "cards" in props.material;

export async function open(table: TableView, key: string | null): Promise<CardMaterial> {
  const own = "cards" in table.options;
  return madeOf(await (own ? cardsAt(pathOf(table, "cards", key)) : cardsOf(table.game)));
}

export function madeOf(cards: Record<string, CardInfo>): CardMaterial {
  /** Unterwegs has none. */
  const expeditions = Object.values(cards).some((card) => card.type === "expedition");
  return {
    cards,
    tell: (events, reader) => tellCards(events, cards, reader),
    since: (acts, mine, names) => sinceLast(acts, mine, names, cards),
    about: ({ ending }) => (ending ? t("web-option-expedition") : ""),
    past: (entries, now) => {
      if (!isOwn(now)) return () => null;
      return chancesIn(entries, now, (had) => ({
        harbor: Array<string>(Math.max(0, had("harbor", lying(now)))).fill(""),
        revealed: null,
        players: now.players.map((player, s) => ({ ...player, coins: had(`coins:${s}`, player.coins) })),
      }));
    },
    passed: (chance, mine) => {
      const { before, events, after } = chance;
      const seat = mine.find((one) => passedOver(chance, one, ["stop"]));
      if (seat === undefined || !isOwn(before) || !isOwn(after)) return null;
      const left = leftOf(lying(before), events) > 0;
      return t(left ? "web-cards-passed-coins" : "web-cards-passed-empty", {
        n: after.players[seat]?.coins ?? 0, // admirals have paid by then (C4.4)
      });
    },
    // The coins that pay a price are seen (C1.3); the fee's is not.
    final: ({ ends, parts }: CardOffer) => !!ends && !!parts?.some(([part]) => part === "price"),
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
    odds: ({ phase }) => ({
      ...(phase === "discover" ? {} : { none: t("web-cards-odds-none") }),
      kinds: KINDS.filter((kind) => expeditions || kind !== "expedition"),
      why: t("web-odds-why"),
      card: (name) => (cards[name] ? cardName(cards[name]) : name),
    }),
    halt: {
      after: "bust",
      position: (before, after, { what: revealed }) =>
        isOwn(before) && isOwn(after)
          ? ({ ...before, legal: [], revealed, draw: after.draw } satisfies CardState)
          : after,
    },
    ending: (state) =>
      isOwn(state)
        ? {
            byCoins: verdict(state) === "coins",
            from: state.players.map((player) => pointsFrom(player, cards)),
          }
        : { from: [] },
  };
}
