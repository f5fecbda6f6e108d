/** The keys of a chart table: single letters, by the first word of the action. */
export const DICE_KEYS = {
  ...{ roll: "r", repel: "p", reroll: "w", resolve: "e", stop: "s", "bold-jester": "b", done: "d" },
} as const;
