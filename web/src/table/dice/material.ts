/** What the dice game is played on, its sea chart, and what is said about it. */
import { chartOf, editionOf, ofTable } from "../../api/games.ts";
import type { ChartData, TableView } from "../../api/messages.ts";
import { t } from "../../words/words.svelte.ts";
import { fitting, type Material, type ScoreProps } from "../family.ts";
import type { ChartDrawing } from "../types.ts";
import { tellDice } from "./story.ts";
import { chapterName } from "./words.ts";

export async function open({ options, ...table }: TableView, key: string | null): Promise<Material> {
  if (!options["chart"]) return madeOf(await chartOf(Number(options["chapter"] ?? 1), editionOf(options)));
  const { chart } = await ofTable<ChartData>(table, "chart", key);
  return madeOf(chart as unknown as ChartDrawing);
}

export function madeOf(chart: ChartDrawing): Material {
  return {
    cards: {},
    chart,
    tell: (events, reader) => tellDice(events, chart, reader),
    about: ({ chapter }) => (chapter ? chapterName(Number(chapter)) : chart.name),
    odds: ({ phase }) => ({
      ...(phase === "discover" ? {} : { none: t("web-dice-odds-none") }),
      head: t("web-dice-odds-next"),
      why: t("web-dice-odds-why"),
      card: (name) => name,
    }),
    score: () => fitting<ScoreProps>(import("./DiceScore.svelte")),
  };
}
