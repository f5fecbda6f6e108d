/** The dice game: what the pages around a table ask of it. */
import TilePicture from "../../pages/landing/dice/TilePicture.svelte";
import { t } from "../../words/words.svelte.ts";
import type { Family } from "../family.ts";
import { DICE_KEYS } from "./keys.ts";

export const dice: Family = {
  icon: "die",
  start: "die",
  beside: 90, // a sea chart wants to be seen whole before words come beside it
  cut: { name: "web-dice-cut", why: "web-dice-cut-more", now: "web-dice-cutting" },
  keys: () => Object.entries(DICE_KEYS).map(([action, key]) => [key, t(`word-${action}`)]),
  quick: { chapter: 1 },
  options: async (wish) => {
    const { DiceChoices } = await import("../../pages/new/dice/choices.svelte.ts");
    return wish.own(DiceChoices).options();
  },
  lesson: ({ chapter }) => Number(chapter ?? 1) - 1,
  won: () => "web-end-why-first",
  table: () => import("./DiceHost.svelte"),
  open: async (table, key) => (await import("./material.ts")).open(table, key),
  picture: TilePicture,
  form: () => import("../../pages/new/dice/form.ts"),
  rules: () => import("../../pages/rules/dice/rules.ts"),
};
