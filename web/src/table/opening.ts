/** Opening tables: the quick game against bots, and any other. */
import { visitor } from "../api/me.svelte.ts";
import { post } from "../api/http.ts";
import type { Hello, NewTable } from "../api/messages.ts";
import { router } from "../router/router.svelte.ts";
import { someWords } from "./secrets.ts";

export const GAMES = ["port-royal", "dice", "unterwegs", "combined"] as const;
export type GameName = (typeof GAMES)[number];

export const LEVELS = ["easy", "normal", "hard", "master"] as const;

/** Opens a table and goes there. */
export async function openTable(wish: NewTable): Promise<void> {
  await visitor.known();
  const hello = await post<Hello>("/api/tables", wish);
  router.go(`/table/${hello.table.id}`);
}

/** A game against two bots that begins at once, with nothing to fill in. */
export function playNow(game: GameName): Promise<void> {
  const bot = { kind: "bot", level: "easy" } as const;
  return openTable({
    game,
    seats: [{ kind: "me" }, bot, bot],
    options: game === "dice" ? { chapter: 1 } : {},
    hints: true,
    begin: true,
    cut: someWords(),
  });
}
