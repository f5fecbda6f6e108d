/** A state of which nobody has told us what it means, as a list to be read: `label: value`. */
import { capital, t } from "../../words/words.svelte.ts";
import { catalog } from "../catalog.svelte.ts";
import type { GameState } from "../types.ts";

/** Shown elsewhere: who plays, whose turn it is, what can be done. */
const ELSEWHERE = new Set(["game", "active", "decider", "start", "players", "legal", "winners", "options"]);
const OUR_LABELS: Record<string, () => string> = {
  round: () => t("web-plain-round"),
  phase: () => t("web-plain-phase"),
  points: () => t("web-end-points-alone"),
};

export type Row = [label: string, value: string];

/** What lies on the table. */
export function tableRows(state: GameState): Row[] {
  return rowsOf(state.game, state, ELSEWHERE);
}

/** What a player has: points first. */
export function playerRows(state: GameState, seat: number): Row[] {
  const { points, ...more } = state.players[seat] ?? { points: 0 };
  return rowsOf(state.game, { points, ...more });
}

/** The label of a choice; its notation where there is none. */
export function choiceLabel(game: string, action: string): string {
  const [word = "", ...rest] = action.split(" ");
  return capital(catalog.said(game, `action-${word}`, { what: rest.join(" ") }) ?? action);
}

function rowsOf(game: string, of: object, without: ReadonlySet<string> = new Set()): Row[] {
  return Object.entries(of)
    .filter(([key]) => !without.has(key))
    .map(([key, value]) => [capital(labelOf(game, key)), valueOf(game, value)]);
}

function labelOf(game: string, key: string): string {
  return catalog.said(game, `state-${key}`) ?? OUR_LABELS[key]?.() ?? key.replaceAll("_", " ");
}

function valueOf(game: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "web-yes" : "web-no");
  if (Array.isArray(value)) return value.map((each) => valueOf(game, each)).join(", ") || "–";
  if (typeof value !== "object") return String(value).replace(/^-(?=\d)/, "−");
  const parts = Object.entries(value).map(([key, each]) => `${labelOf(game, key)} ${valueOf(game, each)}`);
  return parts.join(", ") || "–";
}
