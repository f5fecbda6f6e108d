/** One table's stream made into state: what was asked about a position goes with the position. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveTable } from "../../src/table/live.svelte.ts";

type Socket = { onmessage?: (event: { data: string }) => void };
let sockets: Socket[] = [];

beforeEach(() => {
  sockets = [];
  vi.stubGlobal(
    "WebSocket",
    class {
      static OPEN = 1;
      readyState = 1;
      onmessage = undefined;
      constructor() {
        sockets.push(this);
      }
      send() {}
      close() {}
    },
  );
  const answers: Record<string, object> = {
    odds: { version: 5, seat: 1, bust: 0.5, bust_for_sure: 0.5 },
    coach: { version: 5, choices: [] },
  };
  const answer = (path: string) =>
    Promise.resolve(
      Response.json(answers[/(odds|coach)/.exec(path)?.[0] ?? ""] ?? { games: [], entries: [] }),
    );
  vi.stubGlobal("fetch", vi.fn(answer));
});
afterEach(() => vi.unstubAllGlobals());

const clocks = { at: 0, left: [], running: null, nudge: null, nudged: null };
const state = { game: "pig", phase: "discover", legal: ["roll"], decider: 0 };
const hello = (version: number) => ({
  ...{ type: "hello", seq: version, version, state, offers: [], prices: [], clocks, undo: null },
  ...{
    table: PIG_TABLE,
    you: { visitor: "v", seats: [0], host: false },
    present: { seats: [], watchers: 0 },
  },
  ...{ chat: [], missed: [] },
});
const refused = (version: number) => ({
  ...{ type: "refused", id: null, code: "stale", error: "", version, state, offers: [] },
});
const chat = {
  kind: "chat",
  seq: 6,
  at: 0,
  visitor: "v",
  seat: null,
  name: "",
  text: "",
  version: 5,
  events: [],
};
const said = (version: number, seq: number) => ({
  ...{ type: "update", seq, version, entry: { ...chat, seq }, state: null, offers: [], prices: [] },
  ...{ clocks, undo: null },
});
const PIG_TABLE = { id: "t", game: "pig", options: {}, seats: [], status: "running", commitment: "" };

it.each([
  ["a hello after a lost connection", hello(6), hello(5)],
  ["a refused stale choice", refused(6), refused(5)],
  ["an update", said(6, 7), said(5, 6)],
])("%s takes odds and the coach's word with the position that they were of", async (_, moved, same) => {
  const live = new LiveTable("t", null);
  const hear = async (message: object) => {
    sockets[0]!.onmessage!({ data: JSON.stringify(message) });
    await new Promise((heard) => setTimeout(heard));
  };
  await hear(hello(5));
  await vi.waitFor(() => expect(live.table).not.toBeNull());
  await live.askOdds();
  await live.askCoach();
  await hear(same);
  expect([live.odds?.bust, live.coach?.version]).toEqual([0.5, 5]);
  await hear(moved);
  expect([live.odds, live.coach]).toEqual([null, null]);
  live.close();
});
