/** Earlier positions from the log alone: whose turn, what lay there, who had how many coins; also after an undo. */
import { expect, test } from "vitest";
import type { CardState, Entry, Event } from "../../src/api/messages.ts";
import type { Chance } from "../../src/table/family.ts";
import { passedOver } from "../../src/table/passed.ts";
import { madeOf } from "../../src/table/cards/material.ts";

type Happened = [type: string, seat: number, n?: number, from?: string, to?: string];
const event = ([type, seat, n = 0, from, to]: Happened): Event =>
  ({ type, seat, n, from: from ?? null, to: to ?? null, what: null }) satisfies Event;
const entry = (kind: string, seat: number | null, ...events: Happened[]) =>
  ({ kind, seat, seq: 0, events: events.map(event) }) as Entry;
const reveal: Happened = ["reveal", 0, 1, "draw", "harbor"];

const start = entry("start", null, ["deal", 1, 3, "draw", "coins:1"], ["turn", 0]);
const stop = entry("act", 0, ["stop", 0, 2]);
const taken = entry("act", 2, ["trade", 2, 1, "harbor", "discard"], ["fee", 2, 1, "coins:2", "coins:0"]);
const left = entry("act", 2, ["pass", 2], ["sweep", 2, 1, "harbor", "discard"], ["turn", 1]);
const log = [start, entry("act", 0, reveal), entry("act", 0, reveal), stop, taken, entry("undo", 2), left];
/** Seat 1 got three coins, the others had some before the log began. */
const now = {
  phase: "discover",
  active: 1,
  decider: 1,
  harbor: ["red-1/1"],
  players: [{ coins: 4 }, { coins: 3 }, { coins: 5 }],
} as unknown as CardState;

const told = madeOf({}).past!(log, now) as (of: Entry) => Chance<CardState> | null;
const passed = (of: Entry) => [0, 1, 2].filter((who) => passedOver(told(of)!, who, ["stop"]));
const stood = (of: Entry) => told(of)!.before;

test("who was passed over when somebody stopped, and what lay there", () => {
  expect(passed(stop)).toEqual([0, 1]);
  expect(stood(stop).harbor).toHaveLength(2);
  expect(stood(stop).players.map(({ coins }) => coins)).toEqual([4, 3, 5]);
  expect(told(start)).toBeNull();
});

test("what was taken back is as if it had never been", () => {
  expect(stood(left)).toMatchObject(stood(taken));
  expect(passed(left)).toEqual([]);
});
