/** The keys beside every table: what is listened for, and what the list of keys shows; tables have their own. */

/** At a table that is played; `keys` is the list of keys itself. */
export const ROOM_KEYS = { undo: "u", odds: "o", log: "l", chat: "c", keys: "?" } as const;

/** In a replay, where the log and this list have their keys too. */
export const REPLAY_KEYS = {
  ...{ next: "ArrowRight", back: "ArrowLeft", first: "Home", last: "End", run: "p" },
} as const;
