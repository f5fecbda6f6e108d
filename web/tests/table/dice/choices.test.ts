/** Every legal answer is offered once, with words, in every language. */
import { beforeEach, describe, expect, it } from "vitest";
import type { DiceState } from "../../../src/api/messages.ts";
import { choicesOf, questionOf } from "../../../src/table/dice/choices.ts";
import { inReadingOrder, placesOf } from "../../../src/table/dice/places.ts";
import { byAction } from "../../../src/table/offers.ts";
import { Sea } from "../../../src/table/dice/sea.ts";
import { LANGUAGES } from "../../../src/words/languages.ts";
import { t, words } from "../../../src/words/words.svelte.ts";
import { CHAPTERS, drawn, offersOf, played } from "./recorded.ts";

beforeEach(() => words.speak("en"));

describe.each(CHAPTERS)("chapter %i", (chapter) => {
  it("offers every legal action exactly once, but the fields of an island as one", () => {
    const { game, steps, chart } = played(chapter);
    const sea = new Sea(chart);
    for (const { after } of steps) {
      const offers = byAction(offersOf(game, after));
      const places = placesOf(after, sea, offers);
      const offered = [
        ...choicesOf(after, offers).map(({ action }) => action),
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
    const { game, steps, chart } = played(chapter);
    const sea = new Sea(chart);
    for (const { after } of steps.filter((_, n) => n % 7 === 0)) {
      if (after.phase === "over") continue;
      const offers = byAction(offersOf(game, after));
      expect(questionOf(after, offers)).not.toBe("");
      for (const choice of choicesOf(after, offers)) {
        expect(choice.label).not.toBe("");
        expect(choice.detail).toMatch(/\S/);
      }
      for (const place of placesOf(after, sea, offers)) {
        expect(place.title).not.toBe("");
        if (place.name in chart.islands) expect(place.detail).not.toBe("");
      }
    }
  });

  it("lists places as one reads the map", () => {
    const { game, steps, chart } = played(chapter);
    const { boxes } = drawn(chapter);
    const { after } = steps.find(({ after: { phase, legal } }) => phase === "cross" && legal.length > 12)!;
    const places = inReadingOrder(placesOf(after, new Sea(chart), byAction(offersOf(game, after))), boxes);
    const rows = places.map((place) => boxes[place.name]!.y);
    expect(rows[0]).toBeLessThan(rows.at(-1)!);
    expect(inReadingOrder(places, undefined)).toEqual(places);
  });
});

describe("what a choice means", () => {
  /** The details of a position's choices, by action. */
  const said = (chapter: number, at: (legal: string[]) => boolean) => {
    const { game, steps } = played(chapter);
    const { after } = steps.find(({ after: { legal } }) => at(legal))!;
    const offers = byAction(offersOf(game, after));
    const details = new Map(choicesOf(after, offers).map(({ action, detail }) => [action, detail]));
    return { offers, details, choices: (more: typeof offers) => choicesOf(after, more) };
  };

  it("is the offer's own number, traders included", () => {
    const { offers, details } = said(1, (legal) => legal.some((each) => each.startsWith("take ship")));
    const [action] = [...offers.keys()].filter((each) => each.startsWith("take ship"));
    const { crosses, skulls } = offers.get(action!)!;
    expect(details.get(action!)).toMatch(new RegExp(`^${crosses} cross(es)?${skulls ? " and" : "$"}`));
  });

  it("is the risk of a roll, where the table has hints", () => {
    const { offers, details, choices } = said(1, (legal) => legal.includes("stop"));
    const roll = offers.get("roll")!;
    expect(roll.risk!.busts).toBeGreaterThan(0);
    expect(details.get("roll")).toContain(`${roll.risk!.busts} of 36 roll`);
    const without = choices(byAction([{ ...roll, risk: null }]));
    expect(without.find(({ action }) => action === "roll")?.detail).toBe("");
  });
});

it("a field costs what its offer says (G6.3)", () => {
  for (const chapter of CHAPTERS) {
    const { game, steps, chart } = played(chapter);
    const sea = new Sea(chart);
    for (const { after } of steps) {
      const offers = byAction(offersOf(game, after));
      for (const { kind, cost, actions } of placesOf(after, sea, offers))
        if (kind) expect(cost).toBe(offers.get(actions[0]!.action)!.cost);
    }
  }
});

it("a field tells what its island is worth, and all the points that come where another island is complete, too", () => {
  const { game, steps, chart } = played(1);
  const crossing = ({ after: { phase, legal } }: { after: DiceState }) =>
    phase === "cross" && legal.some((action) => action.startsWith("cross pa"));
  const { after } = steps.find(crossing)!;
  const said = (more: object) => {
    const offers = offersOf(game, after).map((offer) => ({ ...offer, ...more }));
    return placesOf(after, new Sea(chart), byAction(offers)).find(({ name }) => name === "papagayo")!.detail;
  };
  const { points } = chart.islands["papagayo"]!;
  const own = `, ${t("dice-points", { n: points })} (`;
  expect(said({ completes: ["papagayo", "coral"], points: 9 })).toMatch(/; 9 points in all$/);
  for (const more of [
    { completes: ["papagayo", "coral"], points: 9 },
    { completes: ["papagayo"], points },
    { completes: [], points: 0 },
  ])
    expect(said(more)).toContain(own);
  for (const more of [
    { completes: ["papagayo"], points },
    { completes: [], points: 0 },
  ])
    expect(said(more)).not.toContain("in all");
});

it("the first to choose crosses 1 field, the fourth and fifth 4 (G2.3)", () => {
  const { game, steps, chart } = played(3);
  const states = [game.first.state as DiceState, ...steps.map(({ after }) => after)].slice(0, 5);
  const asked = states.map((state) => {
    const offers = byAction(offersOf(game, state));
    expect(placesOf(state, new Sea(chart), offers)[0]!.lit).toHaveLength(offers.get(state.legal[0]!)!.cost!);
    return questionOf(state, offers).match(/\d/)?.[0];
  });
  expect(asked).toEqual(["1", "2", "3", "4", "4"]);
});

it("a start island that is too small says how many fields are marked there (G2.3)", () => {
  const { game, chart } = played(3);
  const state = game.first.state as DiceState;
  const offers = offersOf(game, state).map((offer, i) => ({ ...offer, cost: i ? 3 : 2 }));
  expect(questionOf(state, byAction(offers))).toContain("3 fields");
  const [small, ...others] = placesOf(state, new Sea(chart), byAction(offers));
  expect(small!.detail).toMatch(/; you mark only 2 fields here$/);
  expect(others.filter(({ detail }) => detail.includes("only"))).toEqual([]);
});

it("what comes of a roll, and the swords on the dice, are the offer's", () => {
  const { game, steps } = played(1);
  const { after } = steps.find(({ after: { legal } }) => legal.includes("repel"))!;
  const told = offersOf(game, after);
  const said = (result: string) => {
    const lands = { result, swords: 8, crosses: 3, skulls: 1 };
    const offers = byAction(told.map((each) => (each.action === "resolve" ? { ...each, lands } : each)));
    expect(questionOf(after, offers)).toContain("8 swords");
    return choicesOf(after, offers).map(({ action, detail, kind }) => [action, kind, detail]);
  };
  expect(said("bust")).toEqual([
    ["repel", "main", expect.stringMatching(/./)],
    ["resolve", "risk", expect.stringContaining("bust")],
  ]);
  expect(said("ship")).toEqual([
    ["repel", "plain", expect.stringMatching(/./)],
    ["resolve", "main", expect.stringContaining("3 crosses")],
  ]);
});

it("nothing can be chosen without its offer: then a bot plays on, and no number is known", () => {
  for (const chapter of CHAPTERS) {
    const { steps, chart } = played(chapter);
    for (const { after } of steps) {
      expect(choicesOf(after, new Map())).toEqual([]);
      expect(placesOf(after, new Sea(chart), new Map())).toEqual([]);
    }
  }
});

it("a wheel without a free box is not praised (G4.7)", () => {
  const { game, steps } = played(1);
  const taking = (action: string) => action.startsWith("take wheel-");
  const { after } = steps.find(({ after: { legal } }) => legal.some(taking))!;
  const action = after.legal.find(taking)!;
  const color = action.slice("take wheel-".length);
  const said = (wheels_got: string[], crosses: number) => {
    const offers = offersOf(game, after).map((each) =>
      each.action === action ? { ...each, points: 0, wheels_got, crosses } : each,
    );
    return choicesOf(after, byAction(offers)).find((each) => each.action === action)!.detail;
  };
  expect(said([color], 0)).toBe(t(`wheel-${color}`));
  expect(said([], 0)).toBe("no wheel of this color is left on your sheet");
  expect(said([], 1)).toBe("no wheel of this color is left on your sheet; 1 cross");
});

it("crosses that nobody can place any more are said to be lost, by the offer", () => {
  const { game, steps } = played(1);
  const { after } = steps.find(
    ({ after: { phase, todo, legal, crosses_left } }) =>
      phase === "trade" && !todo.length && legal.includes("done") && crosses_left > 0,
  )!;
  const said = (crosses_lost: number, ends: "chance" | null) => {
    const offers = offersOf(game, after).map((each) =>
      each.action === "done" ? { ...each, crosses_lost, ends } : each,
    );
    return choicesOf(after, byAction(offers)).find((each) => each.action === "done")!.detail;
  };
  expect(said(0, null)).toBe(t("choice-done-trade"));
  expect(said(1, "chance")).toBe(t("choice-done-cross", { n: 1 }));
  expect(said(0, "chance")).toBe(t("choice-pass"));
});
