/** The card table as people and screen readers meet it: roles, names, choices, keys, the end of a batch. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tick } from "svelte";
import type { CardOffer, CardState } from "../../../src/api/messages.ts";
import CardTable from "../../../src/table/cards/CardTable.svelte";
import { madeOf, type CardMaterial } from "../../../src/table/cards/material.ts";
import type { Batch, TableProps } from "../../../src/table/types.ts";
import { positionAt, seatsOf, type Recorded } from "../../../workbench/recorded.ts";
import { explaining } from "../../../src/table/explain/explaining.svelte.ts";
import { LANGUAGES } from "../../../src/words/languages.ts";
import { words } from "../../../src/words/words.svelte.ts";
import { GAMES, recorded, speak } from "./recorded.ts";

beforeEach(() => speak("en"));
afterEach(cleanup);

type Props = TableProps<CardState, CardOffer, CardMaterial>;

function propsAt(game: Recorded, acts: number, more: Partial<Props> = {}): Props {
  const { state, offers, batch } = positionAt(game, acts);
  const view = state.decider ?? 0;
  return {
    state: state as CardState,
    batch: batch as Batch<CardState> | null,
    offers: offers as CardOffer[],
    seats: seatsOf(game, [view]),
    view,
    mode: "play",
    asked: state.decider !== null,
    pending: false,
    moving: false,
    speed: 1,
    material: madeOf(game.cards),
    send: () => {},
    settled: () => {},
    ...more,
  };
}

/** The act after which `wanted` holds for the first time. */
function firstAct(game: Recorded, wanted: (state: CardState) => boolean): number {
  return game.steps.findIndex((step) => wanted(step.state as CardState)) + 1;
}

describe.each(GAMES)("a whole game of %s", (name) => {
  it("offers exactly the legal actions, each as a named button", { timeout: 20_000 }, async () => {
    const game = await recorded(name);
    let sent: string[] = [];
    const send = (action: string) => void sent.push(action);
    const { container, rerender } = render(CardTable, propsAt(game, 0, { send }));
    for (let acts = 0; acts < game.steps.length; acts += 11) {
      const props = propsAt(game, acts, { send });
      await rerender(props);
      sent = [];
      for (const choice of container.querySelectorAll<HTMLElement>("[data-act], [data-choice]")) {
        expect(choice.textContent).toMatch(/\w/);
        choice.click();
      }
      expect(new Set(sent), `after ${acts} acts`).toEqual(new Set(props.state.legal));
    }
  });
});

it("says to the page that a batch has been shown when nothing may move", async () => {
  const game = await recorded("port-royal");
  const shown: number[] = [];
  const settled = (number: number) => void shown.push(number);
  const { rerender } = render(CardTable, propsAt(game, 1, { settled }));
  await tick();
  expect(shown).toEqual([1]);
  await rerender(propsAt(game, 2, { settled }));
  expect(shown).toEqual([1, 2]);
});

it("tells the cards of the harbor without the ship that waits, and takes only where one takes", async () => {
  const game = await recorded("port-royal");
  const waits = firstAct(game, (state) => state.phase === "repel" && state.harbor.length > 0);
  const { harbor } = game.steps[waits - 1]!.state as CardState;
  const { container, rerender } = render(CardTable, propsAt(game, waits));
  await tick();
  const said = () => container.querySelector(".basin [role=toolbar]")!.getAttribute("aria-label")!;
  expect(said()).toMatch(new RegExp(`^Harbor: ${harbor.length} card`));
  const trades = firstAct(game, ({ phase, takes_left }) => phase === "trade" && takes_left === 1);
  for (const [acts, moving] of [
    [trades, false],
    [trades + 1, true],
  ] as const) {
    await rerender(propsAt(game, acts, { moving })); // as before while cards fly
    await tick();
    expect(container.querySelector(".colors")!.getAttribute("aria-label")).toBe("Left to take: 1 card");
  }
});

it("the sign of points says that an expedition is wanted where that is played (C6.3)", async () => {
  await words.need("tips");
  const game = await recorded("port-royal");
  const at = propsAt(game, 0);
  for (const [ending, says] of [
    [undefined, /somebody has 12, /],
    ["expedition", /somebody has 12 and a fulfilled expedition, /],
  ] as const) {
    const state = { ...at.state, options: ending ? { ending } : {} };
    const { container, unmount } = render(CardTable, { ...at, state });
    const sign = container.querySelector<HTMLElement>(".stats")!;
    sign.dispatchEvent(
      new PointerEvent("pointermove", { pointerType: "mouse", movementX: 1, bubbles: true }),
    );
    await vi.waitFor(() => expect(explaining.shown?.notes[0] ?? "").toMatch(says));
    explaining.hide();
    unmount();
  }
});

it("asks nothing while cards fly, and everything when they have been told to land", async () => {
  const game = await recorded("port-royal");
  const acts = firstAct(game, (state) => state.legal.includes("stop"));
  const shown: number[] = [];
  const settled = (number: number) => void shown.push(number);
  const { container } = render(CardTable, propsAt(game, acts, { moving: true, settled }));
  await new Promise((wait) => setTimeout(wait, 60));
  expect(container.querySelector("[data-act]")).toBeNull();
  expect(shown).toEqual([]);
  container.querySelector(".table")!.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await new Promise((wait) => setTimeout(wait, 20));
  expect(shown).toEqual([acts]);
  expect(container.querySelector("[data-act=draw]")).not.toBeNull();
});

it("offers nothing while a choice is on its way", async () => {
  const game = await recorded("port-royal");
  const sent: string[] = [];
  const acts = firstAct(game, (state) => state.phase === "trade");
  const { container } = render(
    CardTable,
    propsAt(game, acts, { pending: true, send: (action) => sent.push(action) }),
  );
  container.querySelectorAll<HTMLElement>("[data-act], [data-rove]").forEach((each) => each.click());
  expect(sent).toEqual([]);
});

it("is played by letters and figures", async () => {
  const game = await recorded("port-royal");
  const sent: string[] = [];
  const acts = firstAct(game, (state) => state.phase === "trade" && state.legal.length > 2);
  const props = propsAt(game, acts, { send: (action) => sent.push(action) });
  render(CardTable, props);
  await tick();
  const press = (key: string) => dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  press("d");
  expect(sent).toEqual([]);
  press("p");
  expect(sent).toEqual(["pass"]);
  const nth = props.state.harbor.findIndex((card) => props.state.legal.includes(`take ${card}`));
  press(String(nth + 1));
  expect(sent.at(-1)).toBe(`take ${props.state.harbor[nth]}`);
});

it("walks the harbor with arrow keys as one stop of Tab", async () => {
  const game = await recorded("port-royal");
  const acts = firstAct(game, (state) => state.harbor.length === 5);
  render(CardTable, propsAt(game, acts));
  await tick();
  const harbor = screen.getByRole("toolbar", { name: /^Harbor: 5 cards/ });
  const stops = [...harbor.querySelectorAll<HTMLElement>("button")];
  const tabbed = () => stops.filter((stop) => stop.tabIndex === 0);
  expect(tabbed()).toHaveLength(1);
  tabbed()[0]!.focus();
  const at = stops.indexOf(tabbed()[0]!);
  tabbed()[0]!.dispatchEvent(
    new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }),
  );
  expect(document.activeElement).toBe(stops[(at + 1) % stops.length]);
  expect(tabbed()).toEqual([document.activeElement]);
});

it.each(LANGUAGES)("speaks %s in every phase and at the end", async (language) => {
  await speak(language);
  const game = await recorded("combined");
  for (const phase of ["discover", "repel", "trade", "over"]) {
    const { container, unmount } = render(
      CardTable,
      propsAt(
        game,
        firstAct(game, (state) => state.phase === phase),
      ),
    );
    await tick();
    expect(container.textContent).toMatch(/\w/);
    unmount();
  }
});

it("counts no ship that may still be repelled among the colors of the harbor (C3.3)", async () => {
  const game = await recorded("port-royal");
  const acts = firstAct(
    game,
    ({ phase, harbor, colors }) => phase === "repel" && !!harbor.length && !!colors.length,
  );
  const props = propsAt(game, acts);
  const { container } = render(CardTable, props);
  await tick();
  expect(container.querySelectorAll(".colors .here").length).toBe(props.state.colors.length);
});

it("says with how many coins one was passed over, admirals included (C4.4), and no odds of a card to come later", async () => {
  const game = await recorded("port-royal");
  const material = madeOf(game.cards);
  const state = game.steps.find(({ state }) => state!.phase === "discover")!.state as CardState;
  const had = (coins: number) => state.players.map((player) => ({ ...player, coins }));
  const before = { ...state, active: 0, decider: 0, harbor: ["sailor-3/1"], players: had(0) };
  const after = { ...before, phase: "trade", decider: 2 % state.players.length, players: had(2) };
  const events = [{ type: "stop" }] as Batch["events"];
  expect(material.passed!({ seat: 0, before, after, events }, [0])).toContain("with 2 coins");
  expect(material.odds!(state).none).toBeUndefined();
  expect(material.odds!({ ...state, phase: "trade" }).none).toContain("no odds to show");
});

it("says of the very last card that lies there unpaid that it cannot be paid (C1.5)", async () => {
  const game = await recorded("port-royal");
  const material = madeOf(game.cards);
  const state = game.steps.find(({ state }) => state!.phase === "discover")!.state as CardState;
  const event = (type: string, from: string | null = null, to: string | null = null) =>
    ({ type, seat: 0, what: null, n: 1, from, to }) satisfies Batch["events"][number];
  const before = { ...state, active: 0, decider: 0, harbor: [] as string[] };
  const why = (change: Partial<CardState>, ...events: Batch["events"]) =>
    material.passed!(
      { seat: 0, before: { ...before, ...change }, after: { ...before, decider: 1 }, events },
      [0],
    );
  const [reveal, stop, swept] = [
    event("reveal", "draw", "harbor"),
    event("stop"),
    event("sweep", "harbor", "discard"),
  ];
  expect(why({}, reveal, stop, swept, event("turn"))).toContain("you cannot pay for anything");
  expect(why({}, reveal, event("tax-done", "harbor", "discard"), stop)).toContain(
    "no cards left in the harbor",
  );
  const waits = { phase: "repel", revealed: "red-1/1" };
  expect(why(waits, event("keep"), stop)).toContain("you cannot pay for anything");
  expect(why(waits, event("repel", "harbor", "discard"), stop)).toContain("no cards left in the harbor");
});
