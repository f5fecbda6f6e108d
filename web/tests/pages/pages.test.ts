/** Pages without a server: paths, own files, the rules in every language. */
import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { ProblemError } from "../../src/api/http.ts";
import type { TableLine } from "../../src/api/messages.ts";
import { CardChoices, cardsFromText } from "../../src/pages/new/cards/choices.svelte.ts";
import { DiceChoices } from "../../src/pages/new/dice/choices.svelte.ts";
import { ownTrouble } from "../../src/pages/new/own.ts";
import { Wish } from "../../src/pages/new/wish.svelte.ts";
import Lost from "../../src/frame/Lost.svelte";
import { routeOf } from "../../src/router/pages.ts";
import { familyOf, GAMES } from "../../src/table/families.ts";
import { placing } from "../../src/words/placing.ts";
import { t } from "../../src/words/words.svelte.ts";
import { LANGUAGES, speak } from "../speaking.ts";

test("paths lead to pages, and unknown ones nowhere", () => {
  expect(routeOf("/table/abc123")?.props).toEqual({ id: "abc123" });
  expect(routeOf("/rules/port-royal/")?.props).toEqual({ game: "port-royal" });
  expect(routeOf("/games/abc123/again")?.title).toBe("web-title-again");
  expect(routeOf("/history/numbers")?.title).toBe("web-title-numbers");
  expect(routeOf("/nowhere")).toBeNull();
  expect(routeOf("/table/../secrets")).toBeNull();
});

describe("a table that is wished for", () => {
  test("with nobody to wait for it begins at once, with a cut", async () => {
    const wish = new Wish();
    wish.seats[1]!.kind = "guest";
    const made = await wish.message((n) => `Player ${n}`);
    expect(made.begin).toBe(true);
    expect(made.cut).toHaveLength(24);
    expect(made.seats[1]).toEqual({ kind: "guest", name: "Player 2" });
  });

  test("an open seat keeps it waiting", async () => {
    const made = await new Wish().message(String);
    expect(made.begin).toBe(false);
    expect(made.cut).toBeUndefined();
  });

  test("unterwegs has four chairs at most and no expeditions", async () => {
    const wish = new Wish();
    wish.resize(5);
    wish.own(CardChoices).expedition = true;
    wish.choose("unterwegs");
    expect(wish.seats).toHaveLength(4);
    expect((await wish.message(String)).options).toEqual({});
    wish.choose("combined");
    expect((await wish.message(String)).options).toEqual({ ending: "expedition" });
  });

  test("the dice game has a chapter or a chart of one's own, never both", async () => {
    const wish = new Wish();
    wish.choose("dice");
    const own = wish.own(DiceChoices);
    own.chapter = 3;
    expect((await wish.message(String)).options).toEqual({ chapter: 3 });
    const chart = { name: "Mine", chapter: 1, islands: {}, fields: {}, skulls: [], wheels: {} };
    own.chart = chart;
    expect((await wish.message(String)).options).toEqual({ chart });
    own.write(" ");
    expect((await wish.message(String)).options).toEqual({ chapter: 3 });
  });
});

test("a card list is read from CSV, quotes included", () => {
  const cards = cardsFromText(
    'set,type,name,needs\nbase,person,sailor,""\nbase,expedition,five,"priest, captain"\n',
  );
  expect(cards).toEqual([
    { set: "base", type: "person", name: "sailor", needs: "" },
    { set: "base", type: "expedition", name: "five", needs: "priest, captain" },
  ]);
  expect(() => cardsFromText("nothing")).toThrow();
});

test("what is wrong with one's own chart or cards is said with the server's own sentence", async () => {
  await speak("en");
  const sentence = "line 3: chapter: is 9";
  expect(await ownTrouble(new ProblemError("bad-chart", sentence))).toContain(sentence);
  expect(await ownTrouble(new ProblemError("bad-deck", sentence))).toContain(sentence);
  expect(await ownTrouble(new ProblemError("offline", "nobody there"))).not.toContain("nobody");
});

describe("a chart's fault in the visitor's language", () => {
  const facts = { low: "1", high: "4", value: "9" };
  const fault = { code: "no-whole-number", facts, key: "chapter", line: 3 };
  const told = (more: object) =>
    ownTrouble(new ProblemError("bad-chart", "English", 422, 0, { ...fault, ...more }));

  test.each([
    ["en", "This sea chart cannot be played. line 3: chapter: must be a whole number from 1 to 4, not 9"],
    [
      "de",
      "Auf dieser Seekarte kann man nicht spielen. Zeile 3: chapter: muss eine ganze Zahl von 1 bis 4 sein, nicht 9",
    ],
    [
      "nl",
      "Op deze zeekaart kan niet gespeeld worden. regel 3: chapter: moet een geheel getal van 1 tot en met 4 zijn, niet 9",
    ],
    ["en-US", "This sea chart cannot be played. line 3: chapter: must be a whole number from 1 to 4, not 9"],
  ] as const)("%s", async (language, sentence) => {
    await speak(language);
    expect(await told({})).toBe(sentence);
  });

  test("without line and key, and in the server's words where the client has none", async () => {
    await speak("de");
    expect(await told({ code: "too-deep", facts: {}, key: "", line: null })).toMatch(
      /spielen\. die Klammern/,
    );
    expect(await told({ code: "something-new" })).toMatch(/spielen\. English$/);
  });
});

describe.each(LANGUAGES)("the rules in %s", (language) => {
  beforeAll(() => speak(language));

  test.each(GAMES)("%s", async (game) => {
    for (const section of (await familyOf(game).rules!()).sectionsOf(game)) {
      expect(t(section.head)).not.toBe("");
      for (const block of section.blocks) {
        if ("text" in block) expect(t(block.text, { n: 12 })).toMatch(/[.:?]$/);
        if ("list" in block) for (const line of block.list) expect(t(line, { n: 12 })).toMatch(/\.$/);
        if ("rulings" in block) for (const [, ruling] of block.rulings) expect(t(ruling)).toMatch(/\.$/);
      }
    }
  });

  test("being lost has a way on", () => {
    render(Lost, { kind: "table" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("web-lost-table"));
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/lobby", "/"]);
  });
});

describe("how one has done", () => {
  const line = (winners: number[], points: number[], coins: number[] | null, mine = [0]) =>
    ({
      mine,
      seats: points.map((_, i) => ({ kind: i ? "bot" : "human", name: "", why: null })),
      ending: { how: "finished", winners, points, coins, rounds: 9, reason: "points" },
    }) as unknown as TableLine;

  test("coins decide between equal points, and a shared win is a win", () => {
    expect(placing(line([1], [9, 12, 9], [2, 0, 3]))).toEqual({ place: 3, points: 9 });
    expect(placing(line([1], [9, 12, 9], [3, 0, 3]))).toEqual({ place: 2, points: 9 });
    expect(placing(line([0, 1], [12, 12], null))).toEqual({ place: 1, points: 12 });
  });

  test("where nobody won, or one only watched, there is no place", () => {
    expect(placing(line([], [3, 4], null))).toBeNull();
    expect(placing(line([1], [3, 4], null, []))).toBeNull();
  });
});
