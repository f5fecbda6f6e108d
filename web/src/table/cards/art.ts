/** The cards' art: symbols of one sheet, drawn by `portroyal.play` and put together by the faces here. */
import sheet from "../../art/cards/sprite.svg?url";
import "../../art/cards/cards.css";
import type { CardInfo } from "../../api/messages.ts";

export function symbol(name: string): string {
  return `${sheet}#${name}`;
}

/** The picture in the window of a card. */
export function sceneSymbol(card: CardInfo): string {
  if (card.type === "ship") return symbol(`ship-${card.color}`);
  if (card.type === "person") return symbol(`person-${card.role}`);
  return symbol(card.type === "expedition" ? "expedition" : `tax-${card.tax}`);
}

/** More swords than that are told, not drawn. */
const MOST_SWORDS = 3;

/** A person's skill as a row of signs, null for those without one. */
export function skillSymbol(card: CardInfo): string | null {
  if (card.type !== "person" || card.role === "passenger") return null;
  if (card.swords) return card.swords > MOST_SWORDS ? null : symbol(`skill-swords-${card.swords}`);
  return symbol(card.color === null ? `skill-${card.role}` : `skill-${card.role}-${card.color}`);
}

/** A title in one line or two, and the size in which it fits, also in the widest of our typefaces. */
export function fitted(title: string, room: number, size: number): { lines: string[]; size: number } {
  const fits = (line: string) => room / (0.66 * Math.max(1, line.length));
  const one = Math.min(size, fits(title));
  const breaks = [...title].flatMap((letter, i) => (letter === " " || letter === "-" ? [i + 1] : []));
  const inner = breaks.filter((at) => at > 1 && at < title.length - 1);
  if (one > 0.9 * size || inner.length === 0) return { lines: [title], size: one };
  const middle = inner.reduce((best, at) =>
    Math.abs(2 * at - title.length) < Math.abs(2 * best - title.length) ? at : best,
  );
  const lines = [title.slice(0, middle).trimEnd(), title.slice(middle)];
  return { lines, size: Math.min(0.86 * size, ...lines.map(fits)) };
}
