/** What people and bots are called at a table. */
import type { Me } from "../api/messages.ts";
import { t } from "./words.svelte.ts";

const LEVELS = new Set(["easy", "normal", "hard", "master"]);
const ANIMALS = ["otter", "heron", "dolphin", "turtle", "gull", "marlin", "pelican", "seal"] as const;

/** Bots have no names of their own: each seat has one for them, in the reader's language. */
export function seatName(seat: { kind: string; name: string }, at: number): string {
  if (seat.kind === "open") return t("web-open-seat");
  if (seat.kind === "bot" && (seat.name === "" || LEVELS.has(seat.name))) return t(`web-bot-${at}`);
  return seat.name || t("player-name", { n: at + 1 });
}

/** A visitor who has not told a name yet. */
export function isNameless(me: Me): boolean {
  return me.name === "";
}

/** A name to begin with, for those who have not told theirs. */
export function someName(): string {
  return t(`web-guest-${ANIMALS[Math.floor(Math.random() * ANIMALS.length)]}`);
}
