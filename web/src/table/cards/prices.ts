/** What a card costs or brings the one who decides, in a number and in words; every number is the offer's. */
import type { CardInfo, CardOffer } from "../../api/messages.ts";
import { cardFacts, cardName } from "./words.ts";
import { allOf, capital, minus, t } from "../../words/words.svelte.ts";
import type { Cards } from "./scene.ts";

/** As it stands on the tag: `+2`, `4`, `0`. */
export function tagOf(card: CardInfo, { coins, pay }: CardOffer): string {
  if (card.type !== "ship") return String(pay);
  return (coins ?? 0) < 0 ? minus(coins ?? 0) : `+${coins}`;
}

/** Whether it is not simply what is printed on the card, be it for lack of coins (C1.5). */
export function isSpecial(card: CardInfo, { kept, discount, coins, parts }: CardOffer): boolean {
  if (card.type !== "ship") return !!discount;
  return !!kept || coins !== card.coins || (parts ?? []).length > 1;
}

/** The choice in words: `Hire a sailor for 3 coins`. */
export function takeLabel(card: CardInfo, { coins, pay, points, kept }: CardOffer): string {
  const object = cardName(card, card.type === "ship" ? "the" : "object");
  if (card.type !== "ship") return capital(t("web-cards-hire", { card: object, n: pay ?? 0 }));
  if (!kept) return capital(t("web-cards-trade", { card: object, n: coins ?? 0 }));
  const args = { card: object, n: coins ?? 0, points: t("points", { n: points ?? 0 }) };
  return capital(t("web-cards-trade-kept", args));
}

/** An expedition: who goes, and what that brings. */
export function fulfilLabel({ spends, points, coins }: CardOffer, cards: Cards): string {
  const persons = allOf((spends ?? []).map((name) => (cards[name] ? cardName(cards[name]) : name)));
  const facts = {
    persons,
    points: t("more-points", { n: points ?? 0 }),
    coins: t("coins", { n: coins ?? 0 }),
  };
  return t("web-cards-fulfil", { facts: t("choice-fulfil", facts) });
}

/** How a price or a gain comes about, part by part, where it is not simply what is printed. */
export function partsOf(card: CardInfo, offer: CardOffer, active: string): string[] {
  const { cost, discount, fee } = offer;
  if (card.type === "ship") return isSpecial(card, offer) ? coinParts(offer, active) : [];
  if (!discount && !fee) return [];
  return [
    t("part-cost", { n: cost ?? 0 }),
    ...(discount ? [t("part-discount", { n: discount })] : []),
    ...(fee ? [t("part-fee", { n: fee, to: active })] : []),
  ];
}

/** Where the coins come from, and whom the fee goes to. */
export function coinParts({ parts }: CardOffer, active: string): string[] {
  return (parts ?? []).map(([part, n]) => t(`part-${part}`, { n: Math.abs(n), to: active }));
}

/** Why something that lies there cannot be had; null where it can. `coins` is what the decider has. */
export function reasonAgainst(card: CardInfo, { why }: CardOffer, coins: number): string | null {
  if (!why) return null;
  if (why === "coins" && card.type === "ship") return t("web-cards-no-fee");
  return t(`web-cards-why-${why}`, { n: coins });
}

/** A card by name with everything printed on it. */
export function cardLine(card: CardInfo): string {
  return capital(t("web-cards-line", { card: cardName(card), facts: cardFacts(card) }));
}
