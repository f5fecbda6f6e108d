/** Ways on a sea chart: which islands lie open, which routes have been sailed. */
import type { ChartDrawing, DicePlayer } from "../../api/messages.ts";

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
}

/** Treasures that others have found: struck, and no way any more (G6.4). */
export function struckFor(players: readonly DicePlayer[], seat: number): Set<string> {
  return new Set(players.flatMap((player, at) => (at === seat ? [] : player.treasures)));
}
