/** The whole table in a browser's document: every question of a game can be answered by buttons with names. */
import { render, screen, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { DiceOffer, DiceState, Price } from "../../../src/api/messages.ts";
import { spoken } from "../../../src/parts/notices.svelte.ts";
import { explaining } from "../../../src/table/explain/explaining.svelte.ts";
import DiceTable from "../../../src/table/dice/DiceTable.svelte";
import { madeOf } from "../../../src/table/dice/material.ts";
import { pointsFrom } from "../../../src/table/dice/score.ts";
import { Sea } from "../../../src/table/dice/sea.ts";
import Sheet from "../../../src/table/dice/Sheet.svelte";
import { spelled } from "../../../src/table/dice/words.ts";
import type { Batch } from "../../../src/table/types.ts";
import { seatsOf } from "../../../workbench/recorded.ts";
import { words } from "../../../src/words/words.svelte.ts";
import { CHAPTERS, offersOf, played, type Played } from "./recorded.ts";

beforeAll(() => words.speak("en"));
vi.setConfig({ testTimeout: 30_000 }); // a whole table takes its time in a simulated document

function shown(
  { game, chart }: Played,
  state: DiceState,
  more: { batch?: Batch<DiceState>; pending?: boolean; offers?: DiceOffer[]; prices?: Price[] } = {},
) {
  const view = state.decider ?? 0;
  const send = vi.fn();
  const settled = vi.fn();
  const drawn = render(DiceTable, {
    ...{ state, batch: null, seats: seatsOf(game, [view]), view, mode: "play", pending: false },
    ...{
      asked: state.decider !== null,
      moving: false,
      speed: 1,
      offers: offersOf(game, state),
      material: madeOf(chart),
      send,
      settled,
    },
    ...more,
  });
  return { ...drawn, send, settled };
}

const asked = new Set<string>();

/** The first position of every kind of question that no game before has asked. */
function questions({ steps }: Played): DiceState[] {
  const found: DiceState[] = [];
  for (const { after } of steps) {
    const kinds = [...new Set(after.legal.map((action) => action.split(" ")[0]))].sort().join(" ");
    const key = `${after.phase} ${after.todo[0] ?? ""} ${kinds}`;
    if (!asked.has(key)) found.push(after);
    asked.add(key);
  }
  return found;
}

describe.each(CHAPTERS)("chapter %i", (chapter) => {
  it("asks aloud and plays what a button says", () => {
    const record = played(chapter);
    for (const state of questions(record)) {
      const { send, unmount } = shown(record, state);
      if (state.phase === "over") {
        expect(screen.queryAllByRole("toolbar")).toEqual([]);
        unmount();
        continue;
      }
      expect(screen.getByText(spoken.urgent.trim()).closest("section")).toBeTruthy();
      const region = document.querySelector("section[aria-labelledby]")!;
      for (const button of region.querySelectorAll<HTMLElement>("button:not([aria-hidden])")) {
        expect((button.getAttribute("aria-label") ?? button.textContent).trim()).not.toBe("");
        button.click();
        const [action] = send.mock.lastCall as [string];
        expect(state.legal).toContain(action);
      }
      expect(new Set(send.mock.calls.map(([action]) => String(action).split(" ")[0]))).toEqual(
        new Set(state.legal.map((action) => action.split(" ")[0])),
      );
      unmount();
    }
  });
});

it("walks the places with arrow keys, one stop for the Tab key", () => {
  const record = played(1);
  const { after } = record.steps.find(({ after: { phase } }) => phase === "cross")!;
  shown(record, after);
  const list = screen.getByRole("toolbar");
  const buttons = within(list).getAllByRole("button");
  expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
  buttons[0]!.focus();
  list.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(document.activeElement).toBe(buttons[1]);
  list.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
  expect(document.activeElement).toBe(buttons.at(-1));
});

it("offers nothing while an answer is on its way", () => {
  const record = played(1);
  const { after } = record.steps.find(({ after: { legal } }) => legal.includes("stop"))!;
  const { send } = shown(record, after, { pending: true });
  const roll = screen.getByRole("button", { name: /^Roll/ }) as HTMLButtonElement;
  expect(roll.disabled).toBe(true);
  dispatchEvent(new KeyboardEvent("keydown", { key: "r" }));
  expect(send).not.toHaveBeenCalled();
});

it("says of a stop on the board what its button says", () => {
  const record = played(1);
  const { after } = record.steps.find(({ after: { legal } }) => legal.includes("stop"))!;
  const ladder = () => document.querySelector(".ladder")!.getAttribute("aria-label")!;
  // Where no skull is left to strike, a stop costs none, whatever is printed.
  const offers = offersOf(record.game, after).map((offer) =>
    offer.action === "stop" ? { ...offer, skulls: 0 } : offer,
  );
  for (const told of [offersOf(record.game, after), offers]) {
    const { unmount } = shown(record, after, { offers: told });
    expect(screen.getByRole("button", { name: /^Stop/ }).getAttribute("aria-label")).toBe(
      `Stop: ${ladder()}`,
    );
    unmount();
  }
});

it("says nothing of a stop that nobody here can choose: after a bust and at others' chances", () => {
  const record = played(1);
  const states = record.steps.map(({ after }) => after);
  for (const state of [states.find(({ bust }) => bust)!, states.find(({ chance }) => chance > 1)!]) {
    const { unmount } = shown(record, state);
    expect(document.querySelector(".ladder")!.getAttribute("aria-label")).toMatch(/^Below the board:/);
    unmount();
  }
});

/** What is explained where a mouse points. */
async function pointed(at: string, says: RegExp) {
  const space = document.querySelector(at)!.closest(".space")!;
  space.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse", movementX: 1 }));
  await vi.waitFor(() => expect(explaining.shown?.notes[0] ?? "").toMatch(says));
  explaining.hide();
}

it("says of a piece on the board what its button says, traders included, and to the others its price", async () => {
  await words.need("tips");
  const record = played(1);
  const { after } = record.steps.find(({ after: { legal } }) =>
    legal.some((action) => action.startsWith("take ship-")),
  )!;
  const action = after.legal.find((each) => each.startsWith("take ship-"))!;
  const offers = offersOf(record.game, after).map((offer) =>
    offer.action === action ? { ...offer, crosses: 9 } : offer,
  );
  const piece = action.slice(5);
  const price = { card: piece, cost: 0, discount: 0, fee: 0, pay: 0, gain: 8, can: true, skulls: 2 };
  for (const [told, says] of [
    [{ offers }, /9 crosses/],
    [{ offers: [], prices: [price] }, /ship, 8 crosses and 2 skulls/],
    [{ offers: [], prices: [price], seats: seatsOf(record.game, []) }, /for \w+: 8 crosses and 2 skulls/],
    [{ offers: [] }, /ship$/], // while things move nobody knows
  ] as const) {
    const { unmount } = shown(record, after, told as Parameters<typeof shown>[2]);
    await pointed(`[data-piece="${piece}"]`, says);
    unmount();
  }
});

it("the odds say of which roll they are while one waits (P16)", () => {
  const record = played(1);
  const { odds } = madeOf(record.chart);
  const waiting = (yes: boolean) =>
    record.steps.find(({ after: { roll, phase } }) => phase === "discover" && (roll !== null) === yes)!.after;
  expect(odds!(waiting(true)).head).toBe("The roll after this one");
  expect(odds!(waiting(false)).head).toBe("The next roll");
});

it("says to the others of a wheel what it brings at once, and that no box is left (G4.7)", async () => {
  await words.need("tips");
  const record = played(1);
  const { after } = record.steps.find(({ after: { board } }) => Object.keys(board.wheels).length)!;
  const [color] = Object.keys(after.board.wheels);
  const price = { card: `wheel-${color}`, cost: 0, discount: 0, fee: 0, pay: 0, gain: 0, can: false };
  for (const [more, says] of [
    [{ points: 2 }, /2 points$/],
    [{ full: true }, /no wheel of this color is left on your sheet$/],
  ] as const) {
    const { unmount } = shown(record, after, { offers: [], prices: [{ ...price, ...more }] });
    await pointed(`[data-piece="wheel-${color}"]`, says);
    unmount();
  }
});

it("says of the space under the roll what the roll would bring there, and of the others what is printed", async () => {
  await words.need("tips");
  const record = played(1);
  const lands = (state: DiceState) =>
    offersOf(record.game, state).find(({ action }) => action === "resolve")?.lands?.result;
  const { after } = record.steps.find((step) => lands(step.after) === "ship")!;
  const offers = offersOf(record.game, after).map((offer) =>
    offer.lands ? { ...offer, lands: { ...offer.lands, crosses: 7, skulls: 0 } } : offer,
  );
  const { unmount } = shown(record, after, { offers });
  await pointed(".space.aim", /7 crosses$/);
  await pointed(
    ".space.ship:not(.aim, :has([data-piece]))",
    /, printed there: [1-4] cross(es)?( and \d skulls?)?$/,
  );
  unmount();
});

it("plays by letter keys", () => {
  const record = played(1);
  const { after } = record.steps.find(({ after: { legal } }) => legal.includes("stop"))!;
  const { send } = shown(record, after);
  dispatchEvent(new KeyboardEvent("keydown", { key: "s" }));
  expect(send).toHaveBeenCalledWith("stop", "Stop");
});

it("settles at once where nothing may move, and after the show where it may", async () => {
  const record = played(1);
  const step = record.steps.find(({ events }) => events.some(({ type }) => type === "roll"))!;
  const batch = { ...step, number: 7 };
  expect(shown(record, step.after, { batch }).settled).toHaveBeenCalledWith(7);
  vi.useFakeTimers();
  const { settled, rerender } = shown(record, step.after);
  await rerender({ batch, moving: true });
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4000);
  expect(settled).toHaveBeenCalledWith(7);
  vi.useRealTimers();
});

it("says who is waited for, and opens a sheet", async () => {
  const record = played(2);
  const { after } = record.steps[200]!;
  const view = (after.decider! + 1) % after.players.length;
  shown(record, after).unmount();
  render(DiceTable, {
    ...{ state: after, batch: null, seats: seatsOf(record.game, [view]), view, mode: "play", pending: false },
    ...{ offers: [], asked: false, moving: false, speed: 1, material: madeOf(record.chart) },
    ...{ send: vi.fn(), settled: vi.fn() },
  });
  expect(screen.getByText(new RegExp(`^${record.game.names[after.decider!]} `))).toBeTruthy();
  const seat = screen.getByRole("button", { name: new RegExp(`^${record.game.names[0]}: `) });
  seat.click();
  await vi.waitFor(() => expect(screen.getByRole("heading", { name: /^Sheet: / })).toBeTruthy());
});

it("speaks to the one who plays alone, and calls our chart by its title in every language", async () => {
  const record = played(2);
  const { after } = record.steps[200]!;
  const view = after.decider!;
  const titles: Record<string, string> = { de: "Die Korallenzähne", nl: "De koraaltanden" };
  for (const [language, title] of Object.entries(titles)) {
    await words.speak(language as "de");
    const { unmount } = render(DiceTable, {
      ...{
        state: after,
        batch: null,
        seats: seatsOf(record.game, [view]),
        view,
        mode: "play",
        pending: false,
      },
      ...{ offers: [], asked: false, moving: false, speed: 1, material: madeOf(record.chart) },
      ...{ send: vi.fn(), settled: vi.fn() },
    });
    expect(screen.getByText(/^(Du|Je) [^.]+\.$/)).toBeTruthy();
    expect(screen.getByRole("heading", { name: new RegExp(title) })).toBeTruthy();
    unmount();
  }
  await words.speak("en");
});

it("shows what a number field costs where that is less than is printed (G6.3)", () => {
  const record = played(2);
  const numbered = (action: string) => (record.chart.fields[action.split(" ")[1] ?? ""]?.number ?? 1) > 1;
  const { after } = record.steps.find(({ after: { legal } }) => legal.some(numbered))!;
  const offers = offersOf(record.game, after).map((offer) => ({ ...offer, cost: 1 }));
  const { container, unmount } = shown(record, after, { offers });
  const costs = [...container.querySelectorAll("button .cost")].map((cost) => cost.textContent.trim());
  expect(costs).toEqual(after.legal.filter(numbered).map(() => "1×"));
  unmount();
});

it("says what the next skull costs, and when the row is full", async () => {
  const record = played(2);
  const { after } = record.steps[200]!;
  const sea = new Sea({ ...record.chart, skulls: [0, -1, -2] });
  const said = (skulls: number, next_skull: number | null) => {
    const { container, unmount } = render(Sheet, {
      sea,
      player: { ...after.players[0]!, skulls, next_skull },
    });
    const text = container.querySelector(".visually-hidden")!.textContent!.trim();
    unmount();
    return text;
  };
  expect(said(0, 0)).toBe("0 of 3 crossed off; the next one costs no points.");
  expect(said(1, -1)).toBe("1 of 3 crossed off; the next one costs 1 point.");
  // A green one is left (G6.6).
  expect(said(1, 0)).toBe("1 of 3 crossed off; the next one costs no points.");
  expect(said(2, -2)).toBe("2 of 3 crossed off; the next one costs 2 points.");
  expect(said(3, null)).toBe("All 3 skulls are crossed off; further skulls do nothing.");
});

it("counts no crosses while a captain chooses wheels", () => {
  const record = played(2);
  const { after } = record.steps.find(({ after: { phase } }) => phase === "cross")!;
  shown(record, { ...after, crosses_left: 0, todo: ["captain"], legal: ["wheel yellow", "wheel blue"] });
  const question = screen.getByText("A captain! Choose a wheel.").closest("p")!;
  expect(question.textContent.trim()).toBe("A captain! Choose a wheel.");
});

it("counts red and green skulls of a player together, as orders do (G6.5)", () => {
  const record = played(2);
  const { after } = record.steps[200]!;
  const players = after.players.map((player) => ({ ...player, skulls: 3, green_skulls: 2 }));
  const { container } = shown(record, { ...after, players });
  const names = [...container.querySelectorAll(".seat")].map((seat) => seat.textContent);
  expect(names).toHaveLength(players.length);
  for (const name of names) expect(name).toContain("5 skulls");
  expect(container.querySelector(".purse[role=img]")!.getAttribute("aria-label")).toContain("5 skulls");
});

it("shows a person as hired, and an island as scored, when its points have come", () => {
  const record = played(2);
  const sea = new Sea(record.chart);
  const [[name, island]] = Object.entries(record.chart.islands) as [
    [string, (typeof record.chart.islands)[string]],
  ];
  const player = { ...record.steps[0]!.after.players[0]!, painted: island.fields, points: 0 };
  const said = (islands: string[], points: number) => {
    const { container, unmount } = render(Sheet, { sea, player: { ...player, islands, points } });
    const hired = container.querySelector("section > ul.persons")?.textContent ?? "";
    unmount();
    return { hired: hired.includes(spelled(name)), from: pointsFrom(sea, { ...player, islands, points }) };
  };
  // The game may be over before a señorita's second island counts (E10).
  expect(said([], 0)).toEqual({ hired: false, from: "" });
  expect(said([name], island.points)).toEqual({
    hired: true,
    from: expect.stringContaining(`${island.points}`),
  });
});
