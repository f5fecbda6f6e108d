/** What the dice game is played on, its sea chart, and what is said about it. */
import { pathOf } from "../../api/games.ts";
import type { ChartDrawing, DiceOffer, DiceState, TableView } from "../../api/messages.ts";
import { t } from "../../words/words.svelte.ts";
import type { Material } from "../family.ts";
import { passedOver } from "../passed.ts";
import { chancesIn } from "../past.ts";
import type { GameState, TableProps } from "../types.ts";
import { chartAt, chartOf, editionOf } from "./charts.ts";
import { pointsFrom } from "./score.ts";
import { Sea } from "./sea.ts";
import { tellDice } from "./story.ts";
import { chapterName } from "./words.ts";

const LAST_CHAPTER = 4;

export interface DiceMaterial extends Material {
  chart: ChartDrawing;
}

/** Whether a position is one of the Dice Game. */
const isOwn = (state: GameState): state is DiceState => "board" in state;

export const fits = (props: TableProps): props is TableProps<DiceState, DiceOffer, DiceMaterial> =>
  isOwn(props.state) && "chart" in props.material;

export async function open({ options, ...table }: TableView, key: string | null): Promise<DiceMaterial> {
  const own = options["chart"] ? chartAt(pathOf(table, "chart", key)) : null;
  return madeOf(await (own ?? chartOf(Number(options["chapter"] ?? 1), editionOf(options))));
}

export function madeOf(chart: ChartDrawing): DiceMaterial {
  return {
    chart,
    tell: (events, reader) => tellDice(events, chart, reader),
    about: ({ chapter }) => (chapter ? chapterName(Number(chapter)) : chart.name),
    past: (entries, now) => chancesIn(entries, now),
    passed: (batch, mine) =>
      mine.some((seat) => seat !== batch.before.active && passedOver(batch, seat, ["stop", "bust"]))
        ? t("web-dice-passed")
        : null,
    tips: ({ batch, state, mine }) => {
      const happened = (type: string, own = true) =>
        !!batch?.events.some(
          (event) => event.type === type && (!own || (event.seat !== null && mine.includes(event.seat))),
        );
      const active = isOwn(state) ? state.players[state.active] : null;
      return [
        ...(happened("bust", false) ? ["dice-bust"] : []),
        ...(happened("skull") ? ["skull"] : []),
        ...(happened("use") || happened("give-up") ? ["wheel"] : []),
        ...(happened("island") ? ["island"] : []),
        ...(active?.sudden_at && state.phase === "discover" ? ["sudden"] : []),
      ];
    },
    odds: (state) => ({
      ...(state.phase === "discover" ? {} : { none: t("web-dice-odds-none") }),
      kinds: ["bust", "bust_for_sure"],
      head: t(isOwn(state) && state.roll ? "web-dice-odds-after" : "web-dice-odds-next"),
      why: t("web-dice-odds-why"),
      card: (name) => name,
    }),
    ending: (state) => {
      if (!isOwn(state)) return { from: [] };
      const { players, options } = state;
      const sea = new Sea(chart);
      const from = players.map((player) => pointsFrom(sea, player));
      if (options["chart"] || chart.chapter === LAST_CHAPTER) return { from };
      const n = chart.chapter + 1;
      const text = t("web-dice-next-chapter", { n, title: t(`chart-title-${n}`) });
      return { from, next: { href: `/new?game=dice&chapter=${n}`, text } };
    },
  };
}
