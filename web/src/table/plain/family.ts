/** Any game that this client has not heard of: what the pages around a table ask of it. */
import { t } from "../../words/words.svelte.ts";
import type { Family } from "../family.ts";
import { MOST_CHOICES } from "./keys.ts";

export const plain: Family = {
  icon: "play",
  start: "play",
  beside: 72,
  cut: { name: "web-cut-words", why: "web-plain-cut-more", now: "web-plain-cutting" },
  keys: () => [[`1–${MOST_CHOICES}`, t("web-plain-key")]],
  quick: {},
  table: () => import("./PlainTable.svelte"),
  open: async ({ game }) => (await import("./material.ts")).open(game),
};
