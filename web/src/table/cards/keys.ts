/** The keys of a card table: what it listens for, and what the list of keys shows. */

/** Single letters, by the button that they press. */
export const CARD_KEYS = { draw: "d", stop: "s", repel: "r", keep: "k", pass: "p" } as const;

/** So many cards of the harbor can be taken with the figure of their place. */
export const MOST_FIGURES = 9;
