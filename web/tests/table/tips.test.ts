/** What may be news to a beginner is found in the moment at which it happens, in both families. */
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Offer } from "../../src/api/messages.ts";
import { settings } from "../../src/settings/settings.svelte.ts";
import { madeOf as cards } from "../../src/table/cards/material.ts";
import { madeOf as dice } from "../../src/table/dice/material.ts";
import type { Moment } from "../../src/table/family.ts";
import { Tips } from "../../src/table/frame/tips.svelte.ts";
import type { GameState } from "../../src/table/types.ts";
import { t, words } from "../../src/words/words.svelte.ts";
import { speak } from "../speaking.ts";

beforeAll(async () => {
  await speak("en");
  await words.need("tips");
});
afterEach(() => settings.forget());

/** Seat 0 looks on or is asked, seat 1 is active. */
function moment(state: object, events: [type: string, seat?: number][] = [], more: object = {}): Moment {
  const players = [{ points: 0 }, { points: 0 }];
  const now = {
    phase: "discover",
    active: 1,
    decider: 1,
    legal: [],
    players,
    ...state,
  } as unknown as GameState;
  const told = events.map(([type, seat = 1]) => ({ type, seat, what: null, n: 1, from: null, to: null }));
  const batch = { number: 1, action: "", seat: 1, events: told, before: now, after: now };
  return { batch, state: now, offers: [], asked: false, mine: [0], ...more };
}

const CHART = { name: "", chapter: 1, islands: {}, fields: {}, skulls: [], wheels: {} };
const own = { decider: 0, active: 0 };

test.each<[string[], Moment]>([
  [[], moment({})],
  [["bust"], moment({}, [["bust"]])],
  [["tax"], moment({}, [["tax"]])],
  [["passed"], moment({ phase: "trade", legal: [], harbor: [] }, [["turn"]])],
  [["repel"], moment({ ...own, phase: "repel", legal: ["repel", "keep"] }, [], { asked: true })],
  [["fee"], moment({ phase: "trade", decider: 0, legal: ["pass"] }, [], { asked: true })],
  [
    ["expedition"],
    moment({ ...own, legal: ["draw"] }, [], { asked: true, offers: [{ action: "fulfil x" }] as Offer[] }),
  ],
])("cards: %j", (names, now) => expect(cards({}).tips!(now)).toEqual(names));

test.each<[string[], Moment]>([
  [
    [],
    moment({}, [
      ["skull", 1],
      ["island", 1],
    ]),
  ],
  [["dice-bust"], moment({}, [["bust"]])],
  [["skull"], moment({}, [["skull", 0]])],
  [["wheel"], moment({}, [["use", 0]])],
  [["island"], moment({}, [["island", 0]])],
  [["sudden"], moment({ board: {}, players: [{ sudden_at: null }, { sudden_at: 5 }] })],
])("dice: %j", (names, now) => expect(dice(CHART).tips!(now)).toEqual(names));

test("each is shown until it is put away, and then never again", () => {
  const tips = new Tips();
  tips.offer(["bust", "tax"]);
  tips.offer(["bust"]);
  expect([tips.shown, t(`web-tip-${tips.shown}`)]).toEqual(["bust", expect.stringContaining("Bust")]);
  tips.close();
  expect(tips.shown).toBe("tax");
  tips.close();
  tips.offer(["bust", "tax"]);
  expect([tips.shown, settings.chosen.seen]).toEqual([null, ["bust", "tax"]]);
});

test("whoever wants none gets none", () => {
  settings.set("tips", false);
  const tips = new Tips();
  tips.offer(["bust"]);
  expect(tips.shown).toBeNull();
});
