/** What the dice game is played on, its sea chart, and what is said about it. */
import { chartOf, editionOf, ofTable } from "../../api/games.ts";
import type { ChartData, TableView } from "../../api/messages.ts";
import { t } from "../../words/words.svelte.ts";
import { fitting, type Material, type ScoreProps } from "../family.ts";
import { passedOver } from "../passed.ts";
import type { ChartDrawing } from "../types.ts";
import { SUDDEN_DEATH } from "./facts.ts";
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
    passed: (batch, mine) =>
      mine.some((seat) => seat !== batch.before.active && passedOver(batch, seat, ["stop", "bust"]))
        ? t("web-dice-passed")
        : null,
    tips: ({ batch, state, mine }) => {
      const happened = (type: string, own = true) =>
        !!batch?.events.some(
          (event) => event.type === type && (!own || (event.seat !== null && mine.includes(event.seat))),
        );
      const sudden = SUDDEN_DEATH[Math.max(0, state.players[state.active]?.points ?? 0)];
      return [
        ...(happened("bust", false) ? ["dice-bust"] : []),
        ...(happened("skull") ? ["skull"] : []),
        ...(happened("use") || happened("give-up") ? ["wheel"] : []),
        ...(happened("island") ? ["island"] : []),
        ...(sudden && state.phase === "discover" ? ["sudden"] : []),
      ];
    },
    odds: ({ phase }) => ({
      ...(phase === "discover" ? {} : { none: t("web-dice-odds-none") }),
      head: t("web-dice-odds-next"),
      why: t("web-dice-odds-why"),
      card: (name) => name,
    }),
    score: () => fitting<ScoreProps>(import("./DiceScore.svelte")),
  };
}
