/** The story of every recorded game, in every language: each event is told or told by another, none is lost. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Entry, Event } from "../../src/api/messages.ts";
import { sinceLast } from "../../src/table/cards/since.ts";
import { tellEntry } from "../../src/story/story.ts";
import { madeOf as withCards } from "../../src/table/cards/material.ts";
import { materialOf, type Recorded } from "../../workbench/recorded.ts";
import { LANGUAGES, speak } from "../speaking.ts";

const FOLDER = join(import.meta.dirname, "../games");
const GAMES = readdirSync(FOLDER).filter((file) => file.endsWith(".json") && file !== "ways.json");
const read = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), "utf-8")) as Recorded;

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => speak(language));

  test.each(GAMES)("%s is told from its beginning to its end", (file) => {
    const game = read(file);
    const reader = { names: game.names, you: 0 };
    const material = materialOf(game);
    const lines = game.steps.flatMap((step) => material.tell(step.events, reader));
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
  const material = withCards({});
  const reader = { names: ["Ann", "Ben"], you: 0 };
  const told = (more: Partial<Entry>) => tellEntry(entry(more), material, reader).map((line) => line.text);

  test("others and oneself are told apart", () => {
    expect(told({})).toEqual(["Ben sits down."]);
    expect(told({ seat: 0 })).toEqual(["You sit down."]);
  });

  test("a clock that ran out is told as such", () => {
    expect(told({ kind: "stand-in", why: "clock" })).toEqual(["Ben’s time has run out; a bot takes over."]);
    expect(told({ kind: "stand-in", why: "left" })).toEqual(["A bot takes over for Ben."]);
  });

  test("the cards that made a number are named", () => {
    const { cards } = read("port-royal.json");
    const event = (type: string, more: Partial<Event>): Event => ({
      ...{ type, seat: 0, what: null, n: 1, from: null, to: null, ...more },
    });
    const story = (...events: Event[]) => withCards(cards).tell(events, reader)[0]?.text;
    const ship = event("trade", { what: "yellow-2/2", to: "discard" });
    expect(story(ship, event("income", { n: 2 }))).toMatch(/get 2 coins.$/);
    expect(story(ship, event("income", { n: 3 }))).toMatch(
      /get 3 coins. 2 from the ship and 1 from your trader.$/,
    );
    const hire = event("hire", { what: "sailor-3/1", seat: 1 });
    const pay = event("pay", { seat: 1 });
    expect(story(hire, pay, pay)).toMatch(/for 2 coins. It costs 3, less 1 for their mademoiselle.$/);
  });

  test("what the others did is said in one line", () => {
    const { cards } = read("port-royal.json");
    const act = (seat: number, type: string, what: string) => ({
      seat,
      events: [{ type, seat, what, n: 1, from: null, to: null }],
    });
    const acts = [act(1, "hire", "sailor-3/1"), act(0, "stop", ""), act(1, "trade", "yellow-2/2")];
    const more = [act(1, "hire", "sailor-3/1"), act(2, "bust", "yellow-2/2")];
    expect(sinceLast([...acts, ...more], [0], ["Ann", "Ben", "Cleo"], cards)).toMatch(
      /^Ben: yellow \w+, sailor · Cleo: busted$/,
    );
    expect(sinceLast(acts.slice(0, 2), [0], ["Ann", "Ben"], cards)).toBe("");
  });

  test("chat and votes are shown elsewhere", () => {
    expect(told({ kind: "chat", text: "ahoy" })).toEqual([]);
    expect(told({ kind: "vote" })).toEqual([]);
  });
});
