/** What the coach has to say before a mistake. */
import type { Coach } from "../../api/messages.ts";
import { wholePercent } from "../../words/shares.ts";
import { t } from "../../words/words.svelte.ts";

/** One sentence where a choice gives away too much of the win; null where it does not, or nobody knows. */
export function mistakeOf(coach: Coach | null, action: string): string | null {
  const [best] = coach?.choices ?? [];
  const chosen = coach?.choices.find((choice) => choice.action === action);
  if (!coach || !best || !chosen || best.win - chosen.win < coach.limit) return null;
  const n = wholePercent(best.win) - wholePercent(chosen.win);
  return t("web-coach-loss", { chosen: chosen.title, best: best.title, n });
}
