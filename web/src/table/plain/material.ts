/** What is known of a game without a table of its own: its events, in the server's words or in notation. */
import type { Event } from "../../api/messages.ts";
import { who, type Reader } from "../../story/telling.ts";
import { t } from "../../words/words.svelte.ts";
import { catalog } from "../catalog.svelte.ts";
import type { Material } from "../family.ts";

/** What every game has, in our own words; what `n` counts there only the game knows. */
const OURS: Record<string, (name: string) => string> = {
  turn: (name) => t("web-status-turn", { name }),
  over: () => t("web-end-over"),
};

export async function open(game: string): Promise<Material> {
  await catalog.look();
  return madeOf(game);
}

export function madeOf(game: string): Material {
  return {
    tell: (events, reader) =>
      events.map((event) => ({ type: event.type, text: told(game, event, reader), seat: event.seat })),
  };
}

function told(game: string, event: Event, reader: Reader): string {
  const { type, n, seat } = event;
  const name = String(who(reader, seat)["who"]);
  const what = event.what ?? "";
  const said = catalog.said(game, `event-${type}`, { who: name, what, n });
  if (said !== null) return said;
  if (Object.hasOwn(OURS, type)) return OURS[type]!(name);
  const notation = [type, what, n].filter((part) => part !== "").join(" ");
  return seat === null ? notation : `${name}: ${notation}`;
}
