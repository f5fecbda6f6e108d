/** The keys of every table: what the tables listen for, and what the list of keys shows. */

/** Single letters at a card table, by the button that they press. */
export const CARD_KEYS = { draw: "d", stop: "s", repel: "r", keep: "k", pass: "p" } as const;

/** Single letters at a chart table, by the first word of the action. */
export const DICE_KEYS = {
  ...{ roll: "r", repel: "p", reroll: "w", resolve: "e", stop: "s", "bold-jester": "b", done: "d" },
} as const;

/** So many cards of the harbor can be taken with the figure of their place. */
export const MOST_FIGURES = 9;

/** Beside every table; `keys` is the list of keys itself. */
export const ROOM_KEYS = { undo: "u", odds: "o", log: "l", chat: "c", keys: "?" } as const;

/** In a replay, where the log and this list have their keys too. */
export const REPLAY_KEYS = {
  ...{ next: "ArrowRight", back: "ArrowLeft", first: "Home", last: "End", run: "p" },
} as const;
