/** Opening tables: the quick game against bots, and any other. */
import { visitor } from "../api/me.svelte.ts";
import { get, post } from "../api/http.ts";
import type { Done, Hello, Moment, NewTable, SeatWish, TableView } from "../api/messages.ts";
import { router } from "../router/router.svelte.ts";
import { catalog } from "./catalog.svelte.ts";
import { familyOf, FIRST_GAME } from "./families.ts";
import { keep } from "./kept.ts";
import { someWords } from "./secrets.ts";

export const LEVELS = ["easy", "normal", "hard", "master"] as const;

/** Fetches what the first table needs while nobody waits for it yet. */
export function prepareTable(): void {
  const later = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
  later(() => {
    const family = familyOf(FIRST_GAME);
    void Promise.allSettled([import("../pages/TablePage.svelte"), family.table(), family.prepare?.()]);
  });
}

/** Opens a table and goes there. */
export async function openTable(wish: NewTable): Promise<void> {
  await visitor.known();
  const { begin: now, cut, ...plan } = wish;
  const { table } = await post<Hello>("/api/tables", plan);
  if (now && table.seats.every((seat) => seat.kind !== "open")) await begin(table, cut);
  router.go(`/table/${table.id}`);
}

/** Begins a table where nobody else is needed: the commitment is looked at before the cut is given. */
export async function cutAlone(id: string): Promise<void> {
  await begin((await get<Hello>(`/api/tables/${id}`)).table);
}

async function begin(table: TableView, cut = someWords()): Promise<void> {
  keep(table, cut);
  await post<Done>(`/api/tables/${table.id}/commands`, { id: someWords(), do: "begin", cut });
}

/** Opens a guided game; everything else about it is the server's affair. Its cards are prepared, so nobody cuts. */
export function learn(lesson: string, game: string): Promise<void> {
  return openTable({ game, seats: [{ kind: "me" }, { kind: "bot" }], lesson });
}

/** Plays on from a moment of a finished game, against bots; what was hidden there is dealt anew, so nobody cuts. */
export function playFrom(view: TableView, moment: Moment, seat: number, level: string): Promise<void> {
  const seats = view.seats.map((_, i): SeatWish => (i === seat ? { kind: "me" } : { kind: "bot", level }));
  return openTable({ game: view.game, seats, hints: true, moment });
}

/** A game against two bots, where the game allows it, that begins at once, with nothing to fill in. */
export function playNow(game: string): Promise<void> {
  const bot = { kind: "bot", level: "easy" } as const;
  const { least, most } = catalog.facts(game);
  const bots = Math.min(Math.max(3, least), most) - 1;
  return openTable({
    game,
    seats: [{ kind: "me" }, ...Array.from({ length: bots }, () => bot)],
    options: familyOf(game).quick,
    hints: true,
    begin: true,
    cut: someWords(),
  });
}
