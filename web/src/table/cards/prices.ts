/** What a card of the harbor costs or brings the one who decides, in a number and in words. */
import type { CardInfo, CardState, Price } from "../../api/messages.ts";
import { cardFacts, cardName } from "./words.ts";
import { capital, t } from "../../words/words.svelte.ts";
import type { Cards } from "./scene.ts";

/** Net coins: what is paid is negative, what a ship leaves after the fee is positive. */
export function netOf(card: CardInfo, price: Price): number {
  return card.type === "ship" ? price.gain - price.fee : -price.pay;
}

/** As it stands on the tag: `+2`, `4`, `0`. */
export function tagOf(card: CardInfo, price: Price): string {
  const net = netOf(card, price);
  return card.type === "ship" ? `${net < 0 ? "−" : "+"}${Math.abs(net)}` : String(-net);
}

/** Whether a wholesaler of the one who decides would keep this ship (C7.2). */
export function isKept(card: CardInfo, state: CardState, cards: Cards): boolean {
  if (card.type !== "ship" || state.decider === null) return false;
  const display = state.players[state.decider]?.display ?? [];
  return display.some((name) => cards[name]?.role === "wholesaler" && cards[name]?.color === card.color);
}

/** The choice in words: `Hire a sailor for 3 coins`. */
export function takeLabel(card: CardInfo, price: Price, kept: boolean): string {
  const net = netOf(card, price);
  if (card.type === "ship") {
    const words = kept ? "web-cards-trade-kept" : "web-cards-trade";
    return capital(t(words, { card: cardName(card, "object"), n: net }));
  }
  return capital(t("web-cards-hire", { card: cardName(card, "object"), n: -net }));
}

/** How the price comes about, part by part, where it is not simply what is printed. */
export function priceParts(card: CardInfo, price: Price, active: string): string[] {
  const parts: string[] = [];
  if (card.type === "ship") {
    const traders = price.gain - (card.coins ?? 0);
    if (traders || price.fee) parts.push(t("part-ship", { n: card.coins ?? 0 }));
    if (traders) parts.push(t("part-traders", { n: traders }));
  } else if (price.discount || price.fee) {
    parts.push(t("part-cost", { n: price.cost }));
    if (price.discount) parts.push(t("part-discount", { n: price.discount }));
  }
  if (price.fee) parts.push(t("part-fee", { to: active }));
  return parts;
}

/** Why a card of the harbor cannot be taken in this chance; null where it can, or where nobody takes yet. */
export function reasonAgainst(card: CardInfo, price: Price, state: CardState): string | null {
  if (price.can || state.phase !== "trade" || state.decider === null) return null;
  if (state.takes_left === 0) return t("web-cards-no-takes");
  const short = price.pay - (state.players[state.decider]?.coins ?? 0);
  if (card.type === "person" && short > 0) return t("web-cards-short", { n: short });
  return t("web-cards-no-fee");
}

/** A card by name with everything printed on it. */
export function cardLine(card: CardInfo): string {
  return capital(t("web-cards-line", { card: cardName(card), facts: cardFacts(card) }));
}
