/** Where a player's points came from: islands, treasures, green wheels, orders, less the skulls. */
import type { DicePlayer } from "../../api/messages.ts";
import { minus, t } from "../../words/words.svelte.ts";
import { GREEN_POINTS } from "./facts.ts";
import type { Sea } from "./sea.ts";

const SOURCES = ["islands", "treasures", "green", "orders", "skulls"] as const;

type Score = Record<(typeof SOURCES)[number], number>;

const sum = (points: readonly number[]) => points.reduce((all, each) => all + each, 0);

export function scoreOf(sea: Sea, player: DicePlayer): Score {
  const [, , green = 0] = player.wheels["green"] ?? [];
  const found = {
    islands: sum(player.islands.map((name) => sea.chart.islands[name]?.points ?? 0)),
    treasures: sum(player.treasures.map((name) => sea.chart.fields[name]?.points ?? 0)),
    green: sum(GREEN_POINTS.slice(0, green)),
    skulls: sum(sea.chart.skulls.slice(0, player.skulls)),
  };
  // An order gives more to whoever was first (G6.5); what the others do not explain is theirs.
  const rest = player.points - found.islands - found.treasures - found.green - found.skulls;
  return { ...found, orders: rest };
}

/** In words, as `islands 7, skulls −2`; what brought nothing is left out. */
export function pointsFrom(sea: Sea, player: DicePlayer): string {
  const score = scoreOf(sea, player);
  const told = SOURCES.filter((source) => score[source] !== 0);
  return told.map((source) => `${t(`web-dice-score-${source}`)} ${minus(score[source])}`).join(", ");
}
