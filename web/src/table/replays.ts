/** Fetches a finished game to look at; one that still runs is looked at where it is played. */
import { get, keyed, ProblemError } from "../api/http.ts";
import type { Replay } from "../api/messages.ts";
import { router } from "../router/router.svelte.ts";
import { familyOf } from "./families.ts";
import { Replaying } from "./replaying.svelte.ts";

export async function openReplay(table: string, key: string | null, first = 0): Promise<Replaying | null> {
  try {
    const replay = await get<Replay>(keyed(`/api/tables/${table}/replay`, key));
    return new Replaying(replay, await familyOf(replay.table.game).open(replay.table, key), first);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== "not-over") throw error;
    // Going to a game that still runs is no mistake: that table is elsewhere.
    router.go(keyed(`/table/${table}`, key), { replace: true });
    return null;
  }
}
