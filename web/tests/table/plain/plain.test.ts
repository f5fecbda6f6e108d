/** The plain table: a game of which the client has never heard can be read and played. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Replay, TableLine, TableView } from "../../../src/api/messages.ts";
import TableList from "../../../src/frame/TableList.svelte";
import Seats from "../../../src/pages/new/Seats.svelte";
import { Wish } from "../../../src/pages/new/wish.svelte.ts";
import { catalog } from "../../../src/table/catalog.svelte.ts";
import { whyEnded } from "../../../src/table/frame/ranking.ts";
import PlainTable from "../../../src/table/plain/PlainTable.svelte";
import { madeOf } from "../../../src/table/plain/material.ts";
import { Replaying } from "../../../src/table/replaying.svelte.ts";
import { LANGUAGES, speak } from "../../speaking.ts";
import { event, offerPig, pig, props } from "./pig.ts";

beforeAll(offerPig);
afterAll(() => catalog.learn([])); // other files run in the same window
beforeEach(() => speak("en"));
afterEach(cleanup);

const rows = (root: ParentNode) =>
  [...root.querySelectorAll("dl > div")].map((row) =>
    [...row.children].map((cell) => cell.textContent).join(": "),
  );

describe("the table", () => {
  test("shows the whole state as a list, in the server's words where it has some", () => {
    const { container } = render(PlainTable, props());
    expect(rows(container.querySelector("section")!)).toEqual([
      "Phase: turn",
      "Round: 3",
      "Points at stake: 7",
      "Lucky: No",
      "Last rolls: 3, 4",
    ]);
    const [ann, ben] = [...container.querySelectorAll("ol > li")];
    expect(rows(ann!)).toEqual(["Points: 11"]);
    expect(rows(ben!)).toEqual(["Points: −2", "Held: 1"]);
    expect(ann!.getAttribute("aria-current")).toBe("true");
  });

  test("makes every choice a button with a name, and a figure presses it", async () => {
    const sent: string[][] = [];
    render(PlainTable, props({ send: (...choice) => void sent.push(choice) }));
    screen.getByRole("button", { name: "Roll the die" }).click();
    screen.getByRole("button", { name: "Hold" }).click(); // no words: as it is written
    await tick();
    dispatchEvent(new KeyboardEvent("keydown", { key: "2", cancelable: true }));
    expect(sent).toEqual([
      ["roll", "Roll the die"],
      ["hold", "Hold"],
      ["hold", "Hold"],
    ]);
  });

  test("offers nothing while a choice is on its way, nor to who only watches", async () => {
    const sent: string[] = [];
    const send = (action: string) => void sent.push(action);
    const { rerender } = render(PlainTable, props({ pending: true, send }));
    screen.getAllByRole("button").forEach((button) => button.click());
    await rerender(props({ asked: false, send, state: pig({ decider: 1, active: 1 }) }));
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("It is Ben’s turn")).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test("has settled at once, and at the end marks who has won", async () => {
    const shown: number[] = [];
    const over = pig({ phase: "over", decider: null, winners: [0], legal: [] });
    const batch = { number: 5, action: "hold", seat: 0, events: [], before: pig(), after: over };
    const settled = (number: number) => void shown.push(number);
    const { container } = render(
      PlainTable,
      props({ state: over, batch, settled, asked: false, ended: true }),
    );
    await tick();
    expect(shown).toEqual([5]);
    expect(container.querySelectorAll("ol svg path")).toHaveLength(2); // a crown, and the sign of a bot
    expect(container.querySelector(".bar")).toBeNull();
  });

  test.each(LANGUAGES)("speaks %s", async (language) => {
    await speak(language);
    const { container } = render(PlainTable, props());
    expect(container.textContent).not.toMatch(/undefined|\{|web-/);
  });
});

describe("around it", () => {
  const table = (game: string) =>
    ({ game, options: {}, seats: [{ kind: "human", name: "Ann" }], title: "" }) as unknown as TableView;

  test("the log is told in the server's words, in ours, or in notation", () => {
    const { tell } = madeOf("pig");
    const lines = tell(
      [
        event("turn", { n: 2 }),
        event("roll", { n: 5 }),
        event("bank", { n: 9 }),
        event("wind", { seat: null, n: 0 }),
      ],
      { names: ["Ann", "Ben"], you: null },
    );
    expect(lines.map(({ text }) => text)).toEqual([
      "It is Ann’s turn",
      "Ann rolls a 5.",
      "Ann: bank 9",
      "wind 0",
    ]);
  });

  test("its name and what it is about are the server's, in the reader's language where there is one", async () => {
    expect(catalog.games.slice(-2)).toEqual(["pig", "mute"]);
    expect([catalog.title("pig"), catalog.about("pig")]).toEqual(["Pig", "First to 20 points."]);
    expect([catalog.title("mute"), catalog.about("mute")]).toEqual(["mute", ""]);
    await speak("de");
    expect(catalog.title("pig")).toBe("Schwein");
    expect(catalog.about("pig")).toBe("First to 20 points.");
    expect(catalog.title("never-heard-of")).toBe("never-heard-of");
  });

  test("a table of it is wished for with as many chairs as it has", async () => {
    const wish = new Wish();
    wish.choose("mute");
    expect(wish.seats).toHaveLength(4);
    expect((await wish.message(String)).options).toEqual({});
    render(Seats, { wish });
    expect(screen.getAllByRole("combobox")[0]!.textContent).toMatch(/4\s*5\s*6/);
  });

  test("lists name it, and so does the end", () => {
    const line = {
      ...{ id: "a", game: "pig", title: "", status: "running", clock: {}, mine: [], changed: 0, decider: 0 },
      seats: [{ kind: "human", name: "Ann" }],
    };
    render(TableList, { tables: [line as unknown as TableLine] });
    expect(screen.getByRole("heading", { name: "Pig" })).toBeTruthy();
    const ending = { winners: [0], points: [20], coins: null, rounds: 4, reason: "points" };
    expect(whyEnded(table("pig"), { how: "finished", ...ending })).toBe("20 points");
  });

  test("a replay of it steps through its states and its story", () => {
    const events = [event("bust"), event("turn", { n: 2 })];
    const steps = [{ number: 1, seat: 0, action: "roll", events, state: pig({ round: 2 }) }];
    const replay = { table: table("pig"), opening: [], first: pig(), steps } as unknown as Replay;
    const playing = new Replaying(replay, madeOf("pig"));
    playing.go(1);
    expect(playing.state.round).toBe(2);
    expect(playing.batch?.events).toEqual(events);
    expect(playing.story({ names: playing.names, you: null })).toHaveLength(2);
  });
});
