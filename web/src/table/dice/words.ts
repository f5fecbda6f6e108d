/** The dice game in words: pieces, rolls, persons, islands and fields of a sea chart. */
import type { Ahead, ChartDrawing, ChartField, ChartIsland } from "../../api/messages.ts";
import { POINTS_TO_WIN } from "./facts.ts";
import { waterName } from "./waters.ts";
import { allOf, t } from "../../words/words.svelte.ts";

const TRADING = new Set(["trader", "wholesaler"]);

/** A chapter with the title of our own chart. */
export function chapterName(chapter: number): string {
  return t("web-chapter-named", { n: chapter, title: t(`chart-title-${chapter}`) });
}

/** A chart as everybody reads it: ours carry their title in every language, one's own its own. */
export function titled(chart: ChartDrawing, own: boolean): ChartDrawing {
  return own ? chart : { ...chart, name: t(`chart-title-${chart.chapter}`) };
}

/** An island's name as on a map. */
export function spelled(name: string): string {
  return name
    .split("-")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(" ");
}

/** `ship-red`, `wheel-blue` or `chest`. */
export function pieceName(piece: string, form: "name" | "subject" | "object" = "name"): string {
  const [kind = "", color = ""] = piece.split("-");
  return kind === "chest" ? t("piece-chest", { form }) : t(`piece-${kind}`, { form, color });
}

/** `red-B` as one says it. */
export function rollName(roll: string): string {
  const [color = "", letter = ""] = roll.split("-");
  return t("roll", { color, letter });
}

/** What the numbers of a player stand for. */
export function seatSigns(): string[] {
  return [
    t("web-sign-dice-points", { n: POINTS_TO_WIN }),
    t("web-sign-dice-swords"),
    t("web-sign-dice-skulls"),
  ];
}

/** The person of an island, without colors. */
export function islandRole(island: ChartIsland, form: "name" | "object" = "name"): string {
  return t(`dice-person-${island.person}`, { form });
}

/** The person of an island; traders with their colors. */
export function islandPerson(island: ChartIsland, form: "name" | "object" = "name"): string {
  const name = islandRole(island, form);
  return TRADING.has(island.person) ? `${name} (${colorNames(island)})` : name;
}

export function islandSkill(island: ChartIsland): string {
  return t(`dice-skill-${island.person}`, TRADING.has(island.person) ? { colors: colorNames(island) } : {});
}

function islandOf(chart: ChartDrawing, field: string): string | null {
  return Object.keys(chart.islands).find((name) => chart.islands[name]?.fields.includes(field)) ?? null;
}

/** A field that was crossed for so many crosses, within a sentence. */
export function fieldName(chart: ChartDrawing, name: string, cost: number): string {
  const island = islandOf(chart, name);
  if (island) return t("a-field-of", { island: spelled(island) });
  const field = chart.fields[name];
  return field ? `${waterName(chart, name)} (${fieldKind(field, cost)})` : name;
}

/** What is drawn on a sea field; `cost` is what it costs one player. */
export function fieldKind(field: ChartField, cost: number): string {
  if (field.kind === "color") return t("field-kind-color", { color: field.color ?? "" });
  if (field.kind === "treasure") return t("field-kind-treasure", { n: field.points ?? 0 });
  if (field.kind === "number") return t("field-kind-number", { n: cost });
  if (field.kind === "order") return t("field-kind-order", { order: t(`order-${field.order}`) });
  return t(`field-${field.kind}`);
}

/** Where a sea field leads: what it opens, or the nearest islands and treasures behind it. */
export function aheadOf(chart: ChartDrawing, { goals, between }: Ahead): string {
  const named = goals.map((name) => {
    const island = chart.islands[name];
    if (island) return `${spelled(name)} (${islandRole(island)})`;
    return t("a-treasure", { n: chart.fields[name]?.points ?? 0 });
  });
  return t(between ? "field-towards" : "field-opens", { goals: allOf([...new Set(named)]), n: between });
}

function colorNames(island: ChartIsland): string {
  return allOf(island.colors.map((color) => t("hue-name", { color })));
}
