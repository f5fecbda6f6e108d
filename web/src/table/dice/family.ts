/** The dice game: what the pages around a table ask of it. */
import TilePicture from "../../pages/landing/dice/TilePicture.svelte";
import { t } from "../../words/words.svelte.ts";
import { fitting, type Family } from "../family.ts";
import { DICE_KEYS } from "./keys.ts";

export const dice: Family = {
  icon: "die",
  start: "die",
  beside: 90, // a sea chart wants to be seen whole before words come beside it
  cut: { name: "web-dice-cut", why: "web-dice-cut-more", now: "web-dice-cutting" },
  keys: () => Object.entries(DICE_KEYS).map(([action, key]) => [key, t(`word-${action}`)]),
  quick: { chapter: 1 },
  options: (wish) => (wish.chart ? { chart: wish.chart } : { chapter: wish.chapter }),
  complete: async (wish) => {
    if (!wish.chartText.trim() || wish.chart) return;
    const { chartFromText } = await import("../../pages/new/own.ts");
    wish.chart = await chartFromText(wish.chartText);
  },
  won: () => "web-end-why-first",
  table: () => fitting(import("./DiceTable.svelte")),
  open: async (table, key) => (await import("./material.ts")).open(table, key),
  picture: TilePicture,
  form: () => import("../../pages/new/dice/form.ts"),
  rules: () => import("../../pages/rules/dice/rules.ts"),
};
