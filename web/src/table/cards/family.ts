/** The card games: what the pages around a table ask of them. */
import { cardsOf } from "../../api/games.ts";
import TilePicture from "../../pages/landing/cards/TilePicture.svelte";
import { t } from "../../words/words.svelte.ts";
import { fitting, type Family } from "../family.ts";
import { CARD_KEYS, MOST_FIGURES } from "./keys.ts";

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
  options: (wish) => ({
    ...(wish.expedition && wish.game !== "unterwegs" ? { ending: "expedition" } : {}),
    ...(wish.cards ? { cards: wish.cards } : {}),
  }),
  won: (options) => (options["ending"] ? "web-end-why-expedition" : "web-end-why-points"),
  table: () => fitting(import("./CardTable.svelte")),
  open: async (table, key) => (await import("./material.ts")).open(table, key),
  prepare: () => Promise.allSettled([import("./material.ts"), cardsOf("port-royal")]),
  picture: TilePicture,
  form: () => import("../../pages/new/cards/form.ts"),
  rules: () => import("../../pages/rules/cards/rules.ts"),
};
