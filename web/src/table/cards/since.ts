/** What the others have done since one's last decision, in one line: `Bruno: sailor, red ship · Carla: bust`. */
import type { CardInfo } from "../../api/messages.ts";
import type { Acted } from "../family.ts";
import { cardName } from "./words.ts";
import { t } from "../../words/words.svelte.ts";

/** Events of a card game that change what lies where; the rest is in the log. */
const TOLD = new Set(["trade", "hire", "fulfil", "bust"]);

export function sinceLast(
  acts: readonly Acted[],
  mine: readonly number[],
  names: readonly string[],
  cards: Record<string, CardInfo>,
): string {
  // One's own act may end a turn, and others may then have had nothing to choose: it belongs to what follows.
  const last = acts.findLastIndex(({ seat }) => seat !== null && mine.includes(seat));
  const done = new Map<number, string[]>();
  for (const event of acts.slice(Math.max(0, last)).flatMap(({ events }) => events)) {
    if (event.seat === null || mine.includes(event.seat) || !TOLD.has(event.type)) continue;
    const card = cards[event.what ?? ""];
    const what = event.type === "bust" || !card ? t("web-since-bust") : cardName(card);
    done.set(event.seat, [...(done.get(event.seat) ?? []), what]);
  }
  return [...done].map(([seat, whats]) => `${names[seat] ?? "?"}: ${whats.join(", ")}`).join(" · ");
}
