/** What can be played; asked for once and kept. */
import { get, keyed } from "./http.ts";
import type { GameInfo, Games } from "./messages.ts";

/** Asks the server for what does not change; a request that failed is made again. */
export function keeping<Answer>(): (path: string) => Promise<Answer> {
  const kept = new Map<string, Promise<Answer>>();
  return (path) => {
    const known = kept.get(path);
    if (known) return known;
    const asked = get<Answer>(path);
    kept.set(path, asked);
    asked.catch(() => kept.delete(path));
    return asked;
  };
}

const listed = keeping<Games>();

export async function games(): Promise<GameInfo[]> {
  return (await listed("/api/games")).games;
}

/**
 * Where a table has what somebody brought to it. That is no part of its messages: those hold a hash. Who only
 * watches needs the invitation's key.
 */
export function pathOf(table: { id: string }, what: string, key: string | null): string {
  return keyed(`/api/tables/${table.id}/${what}`, key);
}
