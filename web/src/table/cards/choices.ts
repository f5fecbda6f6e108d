/** The legal actions as the table offers them: buttons, cards to take, expeditions to fulfil. */

const BUTTONS = ["draw", "stop", "repel", "keep", "pass"] as const;
export type ButtonAction = (typeof BUTTONS)[number];

export interface Choices {
  buttons: ButtonAction[];
  takes: Set<string>;
  fulfils: Set<string>;
}

export const NO_CHOICES: Choices = { buttons: [], takes: new Set(), fulfils: new Set() };

export function choicesOf(legal: readonly string[]): Choices {
  const named = (verb: string) =>
    new Set(
      legal.filter((action) => action.startsWith(`${verb} `)).map((action) => action.slice(verb.length + 1)),
    );
  return {
    buttons: BUTTONS.filter((button) => legal.includes(button)),
    takes: named("take"),
    fulfils: named("fulfil"),
  };
}
