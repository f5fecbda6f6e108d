/** The story of every recorded game, in every language: each event is told or told by another, none is lost. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Entry } from "../../src/api/messages.ts";
import { tellEntry, tellEvents } from "../../src/story/story.ts";
import type { Recorded } from "../../src/workbench/recorded.ts";
import { LANGUAGES, speak } from "../speaking.ts";

const FOLDER = join(import.meta.dirname, "../games");
const GAMES = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
const read = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), "utf-8")) as Recorded;

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => speak(language));

  test.each(GAMES)("%s is told from its beginning to its end", (file) => {
    const game = read(file);
    const reader = { names: game.names, you: 0 };
    const lines = game.steps.flatMap((step) => tellEvents(step.events, game, reader));
    expect(lines.length).toBeGreaterThan(game.steps.length / 3);
    for (const line of lines) expect(line.text).not.toMatch(/[{}]|undefined|\bnull\b/);
    const own = game.steps.some((step) => step.events.some((event) => event.seat === 0));
    expect(own).toBe(true);
  });
});

describe("around the game", () => {
  beforeAll(() => speak("en"));
  const entry = (more: Partial<Entry>): Entry => ({
    seq: 1,
    version: 1,
    at: 0,
    kind: "join",
    seat: 1,
    name: "Ben",
    visitor: null,
    action: null,
    text: null,
    why: null,
    table: null,
    events: [],
    ...more,
  });
  const material = { cards: {}, chart: null };
  const reader = { names: ["Ann", "Ben"], you: 0 };
  const told = (more: Partial<Entry>) => tellEntry(entry(more), material, reader).map((line) => line.text);

  test("others and oneself are told apart", () => {
    expect(told({})).toEqual(["Ben sits down."]);
    expect(told({ seat: 0 })).toEqual(["You sit down."]);
  });

  test("a clock that ran out is told as such", () => {
    expect(told({ kind: "stand-in", why: "clock" })).toEqual([
      "The time of Ben has run out; a bot plays on.",
    ]);
    expect(told({ kind: "stand-in", why: "left" })).toEqual(["A bot plays for Ben."]);
  });

  test("chat and votes are shown elsewhere", () => {
    expect(told({ kind: "chat", text: "ahoy" })).toEqual([]);
    expect(told({ kind: "vote" })).toEqual([]);
  });
});
