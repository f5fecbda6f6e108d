/** The card games: what the pages around a table ask of them. */
import TilePicture from "../../pages/landing/cards/TilePicture.svelte";
import { t } from "../../words/words.svelte.ts";
import type { Family } from "../family.ts";
import { CARD_KEYS, MOST_FIGURES } from "./keys.ts";
import { cardsOf } from "./list.ts";

export const cards: Family = {
  icon: "cards",
  start: "play",
  beside: 72,
  cut: { name: "web-cut", why: "web-cut-more", now: "web-cutting" },
  keys: () => [
    ...Object.entries(CARD_KEYS).map(([action, key]): [string, string] => [key, t(`word-${action}`)]),
    [`1–${MOST_FIGURES}`, t("web-key-figure")],
    ["Esc", t("web-key-skip")],
  ],
  quick: {},
  options: async (wish) => {
    const { CardChoices } = await import("../../pages/new/cards/choices.svelte.ts");
    return wish.own(CardChoices).options(wish.game);
  },
  won: ({ ending }) => (ending ? "web-end-why-expedition" : "web-end-why-points"),
  nobody: ({ ending }) => (ending ? "score-nobody" : "web-end-nobody"),
  table: () => import("./CardHost.svelte"),
  open: async (table, key) => (await import("./material.ts")).open(table, key),
  prepare: () => Promise.allSettled([import("./material.ts"), cardsOf("port-royal")]),
  picture: TilePicture,
  form: () => import("../../pages/new/cards/form.ts"),
  rules: () => import("../../pages/rules/cards/rules.ts"),
};
