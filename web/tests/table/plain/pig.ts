/** A made-up game, as a server may tell of it (the toy of tests/toy), for the tests of the plain table. */
import type { Event } from "../../../src/api/messages.ts";
import type { GameState, SeatInfo, TableProps } from "../../../src/table/types.ts";
import { catalog } from "../../../src/table/catalog.svelte.ts";
import { madeOf } from "../../../src/table/plain/material.ts";

export const WORDS = {
  en: {
    title: "Pig",
    goal: "First to 20 points.",
    "action-roll": "roll the die",
    "event-roll": "{who} rolls a {n}.",
    "state-pot": "points at stake",
    "reason-points": "20 points",
  },
  de: { title: "Schwein" },
};

/** The server's list of games, with `pig` and a game of which it says nothing more. */
export function offerPig(): void {
  const facts = { least_players: 2, most_players: 4, options: {}, levels: [] };
  catalog.learn([
    { name: "dice", ...facts },
    { name: "pig", ...facts, words: WORDS },
    { name: "mute", ...facts, least_players: 4, most_players: 6 },
  ]);
}

export const event = (type: string, more: Partial<Event> = {}): Event => ({
  ...{ type, what: null, n: 1, from: null, to: null, seat: 0, ...more },
});

export const pig = (more: object = {}): GameState =>
  ({
    ...{ game: "pig", phase: "turn", round: 3, active: 0, decider: 0, start: 0 },
    ...{ legal: ["roll", "hold"], winners: [], options: {}, pot: 7, lucky: false, last_rolls: [3, 4] },
    players: [{ points: 11 }, { points: -2, held: 1 }],
    ...more,
  }) as GameState;

const seat = (at: number, name: string, mine: boolean): SeatInfo => ({
  ...{ seat: at, name, kind: mine ? "human" : "bot", playedBy: mine ? "human" : "bot" },
  ...{ level: mine ? null : "easy", mine, you: mine, guest: false, connected: true, clock: null },
});

export const props = (more: Partial<TableProps> = {}): TableProps => ({
  state: pig(),
  batch: null,
  seats: [seat(0, "Ann", true), seat(1, "Ben", false)],
  ...{ view: 0, mode: "play", asked: true, pending: false, offers: [], moving: true, speed: 1 },
  ...{ material: madeOf("pig"), send: () => {}, settled: () => {} },
  ...more,
});
