/** Every legal answer is offered once, with words, in every language. */
import { beforeEach, describe, expect, it } from "vitest";
import { choicesOf, questionOf, swordsOf } from "../../../src/table/dice/choices.ts";
import { costOf, inReadingOrder, placesOf, startCrosses } from "../../../src/table/dice/places.ts";
import { Sea } from "../../../src/table/dice/sea.ts";
import { LANGUAGES } from "../../../src/words/languages.ts";
import { words } from "../../../src/words/words.svelte.ts";
import { CHAPTERS, drawn, played } from "./recorded.ts";

beforeEach(() => words.speak("en"));

describe.each(CHAPTERS)("chapter %i", (chapter) => {
  it("offers every legal action exactly once, but the fields of an island as one", () => {
    const { steps, chart } = played(chapter);
    const sea = new Sea(chart);
    for (const { after } of steps) {
      const places = placesOf(after, sea);
      const offered = [
        ...choicesOf(after, chart.skulls, [], null).map(({ action }) => action),
        ...places.flatMap(({ actions }) => actions.map(({ action }) => action)),
      ];
      expect(new Set(offered).size).toBe(offered.length);
      const whole = (action: string) => {
        const [word, what = "", wheel = ""] = action.split(" ");
        return word === "cross" ? [word, sea.islandOf[what] ?? what, wheel].join(" ") : action;
      };
      expect(new Set(offered.map(whole))).toEqual(new Set(after.legal.map(whole)));
      const lit = places.flatMap((place) => (after.phase === "start" ? [] : place.lit));
      const fields = after.legal.filter((action) => action.startsWith("cross "));
      expect(new Set(lit)).toEqual(new Set(fields.map((action) => action.split(" ")[1])));
    }
  });

  it.each(LANGUAGES)("says each of them in %s", async (language) => {
    await words.speak(language);
    const { steps, chart } = played(chapter);
    const sea = new Sea(chart);
    for (const { after } of steps.filter((_, n) => n % 7 === 0)) {
      if (after.phase === "over") continue;
      expect(questionOf(after)).not.toBe("");
      for (const choice of choicesOf(after, chart.skulls, [], null)) expect(choice.label).not.toBe("");
      for (const place of placesOf(after, sea)) {
        expect(place.title).not.toBe("");
        if (place.name in chart.islands) expect(place.detail).not.toBe("");
      }
    }
  });

  it("lists places as one reads the map", () => {
    const { steps, chart } = played(chapter);
    const { boxes } = drawn(chapter);
    const { after } = steps.find(({ after: { phase, legal } }) => phase === "cross" && legal.length > 12)!;
    const places = inReadingOrder(placesOf(after, new Sea(chart)), boxes);
    const rows = places.map((place) => boxes[place.name]!.y);
    expect(rows[0]).toBeLessThan(rows.at(-1)!);
    expect(inReadingOrder(places, undefined)).toEqual(places);
  });
});

it("tells what a take gives by the server's own sum, traders included", () => {
  const { steps, chart } = played(1);
  const { after } = steps.find(({ after: { legal } }) => legal.some((each) => each.startsWith("take ship")))!;
  const piece = after.legal.find((each) => each.startsWith("take ship"))!.slice(5);
  const price = { card: piece, cost: 0, discount: 0, fee: 0, pay: 0, gain: 9, can: true };
  const choice = choicesOf(after, chart.skulls, [price], null).find(
    ({ action }) => action === `take ${piece}`,
  );
  expect(choice?.detail).toContain("9");
});

it("tells the chance of a bust only to whoever asked for it", () => {
  const { steps, chart } = played(1);
  const { after } = steps.find(({ after: { legal } }) => legal.includes("stop"))!;
  const odds = { version: 1, seat: 0, bust: 0.25, bust_for_sure: 0.25 };
  const roll = (asked: typeof odds | null) =>
    choicesOf(after, chart.skulls, [], asked).find(({ action }) => action === "roll")?.detail;
  expect(roll(null)).toBe("");
  expect(roll(odds)).toContain("25");
});

it("a gunner makes number fields cheaper, never free (G6.6)", () => {
  const { chart } = played(2);
  const sea = new Sea(chart);
  const [name, field] = Object.entries(chart.fields).find(([, { kind }]) => kind === "number")!;
  expect(costOf(sea, name, [])).toBe(field.number);
  expect(costOf(sea, name, ["gunner"])).toBe(field.number! - 1);
  expect(costOf(sea, name, Array<string>(9).fill("gunner"))).toBe(1);
});

it("the first to choose crosses 1 field, the fourth and fifth 4 (G2.3)", () => {
  const { game, steps } = played(3);
  const states = [game.first.state, ...steps.map(({ after }) => after)].slice(0, 5);
  expect(states.map((state) => startCrosses(state as never))).toEqual([1, 2, 3, 4, 4]);
});

it("the dice add up their swords (G3.2)", () => {
  expect(swordsOf("black-E")).toBe(8);
  expect(swordsOf("yellow-A")).toBe(1);
});
