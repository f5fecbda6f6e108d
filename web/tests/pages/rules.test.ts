/** The rules pages hold what one needs to play the printed games by them alone. */
import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import DiceTables from "../../src/pages/rules/dice/DiceTables.svelte";
import { sectionsOf } from "../../src/pages/rules/cards/sections.ts";
import { SECTIONS } from "../../src/pages/rules/dice/sections.ts";
import { GAME_FACTS, type GameName } from "../../src/table/games.ts";
import { t } from "../../src/words/words.svelte.ts";
import { LANGUAGES, speak } from "../speaking.ts";

/** Everything that stands on a page, by section. */
function page(game: GameName): Record<string, string> {
  const n = GAME_FACTS[game].goal;
  const found: Record<string, string> = {};
  for (const { head, blocks } of game === "dice" ? SECTIONS : sectionsOf(game)) {
    const texts: string[] = [];
    for (const block of blocks) {
      if ("text" in block) texts.push(t(block.text, { n }));
      if ("list" in block) texts.push(...block.list.map((line) => t(line, { n })));
      if ("rulings" in block) texts.push(...block.rulings.map(([, text]) => t(text)));
      if ("show" in block && block.show !== "takes" && block.show !== "charts") {
        const { container, unmount } = render(DiceTables, { block });
        texts.push(container.textContent ?? "");
        unmount();
      }
    }
    found[head.replace(/^(dice-)?rules-head-/, "")] = texts.join("\n");
  }
  return found;
}

/** Numbers in the order in which a section names them: the same in every language. */
const numbers = (text: string | undefined) => (text?.match(/\d+/g) ?? []).join(" ");

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => speak(language));

  test("the dice rules name every number that one needs", () => {
    const dice = page("dice");
    expect(numbers(dice["setup"])).toBe("0 3 2 1 2 3 4 4"); // G2.2, G2.3
    expect(dice["wheels"]).toMatch(/\b1, 1, 2, 1, 1 \p{L}+ 2\b/u); // G4.7
    expect(numbers(t("dice-rule-dice"))).toBe("1 2 3 1 2 3 4 5"); // G1.1, G1.2
    expect(numbers(dice["end"])).toBe("20 11 12 7 13 14 6 15 5"); // G8.1, G3.7
    for (const n of [2, 4, 5, 7, 4, 3]) expect(dice["chart"]).toMatch(new RegExp(`^${n} .*\\.$`, "m")); // G6.5
  });

  test("no jester is on the page of unterwegs, which has none", () => {
    const all = Object.values(page("unterwegs")).join("\n");
    expect(all).not.toMatch(new RegExp(t("person-jester", { form: "name" }), "i"));
  });
});

describe("in English, sentence by sentence", () => {
  beforeAll(() => speak("en"));

  test.each([
    ["setup", /that nobody has chosen yet/], // G2.3
    ["setup", /fifth player may choose any/],
    ["discover", /never have to repel/], // G3.2
    ["discover", /must roll again at once: you cannot stop/], // G3.3
    ["trade", /admirals do not help, and you may use neither a red nor a yellow wheel/], // G4.1
    ["trade", /cross them off the moment you take it/], // G4.4
    ["wheels", /at least 4 ships and wheels were on the board before you took anything,.*One per chance/], // G4.5
    ["wheels", /traders and wholesalers add is not doubled/], // G4.6
    ["skulls", /from left to right.*whole row.*do nothing/s], // G6.9
    ["persons", /begin to work the next time your chance comes/], // G6.6
    ["counts", /gets a second chance.*After a bust.*no wheel may be used.*jesters help only once a turn/s], // G7.1
    ["counts", /chest never counts as a ship or wheel/], // G7.2
  ])("the dice game: %s", (section, sentence) => expect(page("dice")[section]).toMatch(sentence));

  test.each([
    ["port-royal", "setup", /start player.*clockwise/s], // C2.2
    ["port-royal", "discover", /tied at zero/], // C3.6
    ["port-royal", "persons", /Skills add up.*never costs less than 0/s], // C4.7
    ["unterwegs", "discover", /tied at zero/],
    ["combined", "wholesalers", /two nails.*one wholesaler of each color, 5 passengers and 10 ships/s], // C7.4
  ] as const)("%s: %s", (game, section, sentence) => expect(page(game)[section]).toMatch(sentence));
});
