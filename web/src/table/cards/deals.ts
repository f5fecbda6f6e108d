/** What can be taken or fulfilled now, the best paid first. */
import type { CardInfo, CardOffer } from "../../api/messages.ts";
import type { Offers } from "../offers.ts";
import type { Choices } from "./choices.ts";
import { fulfilLabel, takeLabel } from "./prices.ts";
import type { Cards } from "./scene.ts";

export interface Deal {
  action: string;
  card: CardInfo;
  offer: CardOffer;
  /** The choice in words, with all that it costs and brings. */
  words: string;
}

export function dealsOf({ takes, fulfils }: Choices, offers: Offers<CardOffer>, cards: Cards): Deal[] {
  const deals = [
    ...[...fulfils].map((name) => ["fulfil", name] as const),
    ...[...takes].map((name) => ["take", name] as const),
  ].flatMap(([verb, name]): Deal[] => {
    const [card, offer] = [cards[name], offers.get(`${verb} ${name}`)];
    if (!card || !offer) return [];
    const words = verb === "take" ? takeLabel(card, offer) : fulfilLabel(offer, cards);
    return [{ action: `${verb} ${name}`, card, offer, words }];
  });
  return deals.sort(
    (one, other) =>
      (other.offer.points ?? 0) - (one.offer.points ?? 0) ||
      (other.offer.coins ?? 0) - (one.offer.coins ?? 0),
  );
}
