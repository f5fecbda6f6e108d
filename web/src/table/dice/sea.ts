/** Ways on a sea chart: what touches what, where a field leads, which routes have been sailed. */
import type { ChartDrawing, DicePlayer } from "../../api/messages.ts";
import { islandRole, spelled } from "./words.ts";
import { allOf, t } from "../../words/words.svelte.ts";

const START = "start";

export class Sea {
  readonly chart: ChartDrawing;
  /** The island of every field that lies on one. */
  readonly islandOf: Record<string, string> = {};
  readonly touching: Record<string, string[]> = {};
  /** Every line between two places, once. */
  readonly routes: [string, string][] = [];

  constructor(chart: ChartDrawing) {
    this.chart = chart;
    for (const [name, island] of Object.entries(chart.islands)) {
      for (const field of island.fields) this.islandOf[field] = name;
    }
    const pairs = new Map<string, [string, string]>();
    const line = (one: string, other: string) => pairs.set([one, other].sort().join(" "), [one, other]);
    for (const [name, field] of Object.entries(chart.fields)) {
      for (const other of field.next_to) {
        (this.touching[name] ??= []).push(other);
        (this.touching[other] ??= []).push(name); // it works both ways
        line(name, other);
      }
    }
    for (const [name, island] of Object.entries(chart.islands)) {
      for (const last of island.via) line(last, name);
    }
    this.routes.push(...pairs.values());
  }

  /** G6.2: whether a way to the island is fully crossed. */
  isOpen(island: string, crossed: ReadonlySet<string>): boolean {
    return this.chart.islands[island]?.via.some((last) => last === START || crossed.has(last)) ?? false;
  }

  /** Fields of the island that are neither crossed nor painted. */
  left(island: string, player: DicePlayer): number {
    const fields = this.chart.islands[island]?.fields ?? [];
    return fields.filter((name) => !player.crossed.includes(name) && !player.painted.includes(name)).length;
  }

  /** The lines between places that have been crossed; an island counts with one field of its own. */
  sailed(player: DicePlayer): [string, string][] {
    const been = new Set([START, ...player.crossed]);
    for (const name of player.crossed) if (this.islandOf[name]) been.add(this.islandOf[name]);
    return this.routes.filter(([one, other]) => been.has(one) && been.has(other));
  }

  /** Where a sea field leads, in words: what it opens, or the nearest islands and treasures behind it. */
  ahead(name: string, crossed: ReadonlySet<string>): string {
    const goals = this.#goalsBehind(name, crossed);
    if (!goals.size) return "";
    const nearest = Math.min(...goals.values());
    const near = [...goals].filter(([, distance]) => distance === nearest).map(([goal]) => goal);
    return t(nearest === 0 ? "field-opens" : "field-towards", { goals: allOf(near), n: nearest });
  }

  #goalsBehind(name: string, crossed: ReadonlySet<string>): Map<string, number> {
    const found = new Map<string, number>();
    const seen = new Set([name]);
    const note = (goal: string, distance: number) => found.has(goal) || found.set(goal, distance);
    for (let edge = [name], distance = 0; edge.length; distance += 1) {
      for (const [each, island] of Object.entries(this.chart.islands)) {
        if (!this.isOpen(each, crossed) && island.via.some((last) => edge.includes(last))) {
          note(`${spelled(each)} (${islandRole(island)})`, distance);
        }
      }
      const beyond = new Set(edge.flatMap((field) => this.touching[field] ?? []));
      const fresh = [...beyond].filter(
        (field) => field in this.chart.fields && !seen.has(field) && !crossed.has(field),
      );
      edge = [];
      for (const field of fresh) {
        seen.add(field);
        const { kind, points } = this.chart.fields[field]!;
        if (kind === "treasure") note(t("a-treasure", { n: points ?? 0 }), distance);
        else edge.push(field);
      }
    }
    return found;
  }
}

/** Treasures that others have found: struck, and no way any more (G6.4). */
export function struckFor(players: readonly DicePlayer[], seat: number): Set<string> {
  return new Set(players.flatMap((player, at) => (at === seat ? [] : player.treasures)));
}
