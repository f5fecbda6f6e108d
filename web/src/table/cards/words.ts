/** The cards in words: names in lists and in sentences, what is printed on them, what they do. */
import type { CardInfo } from "../../api/messages.ts";
import { t, type Args } from "../../words/words.svelte.ts";

type Form = "name" | "object" | "the";

/** `sailor` in a list, `a sailor` in a sentence; of a color only one ship can lie there: `the red frigate`. */
export function cardName(card: CardInfo, form: Form = "name"): string {
  if (card.type === "ship") return t("ship", { form, color: card.color ?? "" });
  if (card.type === "person") {
    const color: Args = card.color ? { color: card.color } : {};
    return t(`person-${card.role}`, { form, ...color });
  }
  return t(card.type === "expedition" ? "expedition" : "tax", { form });
}

/** What is printed on the card. */
export function cardFacts(card: CardInfo): string {
  const points = t("points", { n: card.points ?? 0 });
  if (card.type === "ship") {
    return t("facts-ship", { coins: t("coins", { n: card.coins ?? 0 }), swords: shipSwords(card) });
  }
  if (card.type === "person") {
    const cost = card.cost ?? 0;
    if (!card.swords) return t("facts-person", { cost, points });
    return t("facts-armed", { cost, points, swords: t("swords", { n: card.swords }) });
  }
  if (card.type === "expedition") {
    const needs = card.needs.map((role) => t(`person-${role}`, { form: "name", color: "" })).join(" + ");
    return t("facts-expedition", { needs, points, coins: t("coins", { n: card.coins ?? 0 }) });
  }
  return t(`facts-tax-${card.tax}`);
}

/** What the card does, in a sentence. */
export function cardSkill(card: CardInfo): string {
  if (card.type === "ship") return t(card.swords === null ? "skill-skull" : "skill-ship");
  if (card.type === "person") return t(`skill-${card.role}`, card.color ? { color: card.color } : {});
  return t(card.type === "expedition" ? "skill-expedition" : "skill-tax");
}

/** Cards in a row, those of one name together: `2 × sailor, admiral`. */
export function counted(cards: readonly CardInfo[]): string {
  const names = new Map<string, number>();
  for (const card of cards) names.set(cardName(card), (names.get(cardName(card)) ?? 0) + 1);
  return [...names].map(([name, n]) => (n === 1 ? name : `${n} × ${name}`)).join(", ");
}

function shipSwords(card: CardInfo): string {
  return card.swords === null ? t("facts-skull") : t("swords", { n: card.swords });
}
