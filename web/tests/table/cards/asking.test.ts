/** The question of the moment, for one and for several people at a device. */
import { beforeEach, describe, expect, it } from "vitest";
import type { CardOffer, CardState } from "../../../src/api/messages.ts";
import { keepingBusts, question, waitingFor } from "../../../src/table/cards/asking.ts";
import { byAction } from "../../../src/table/offers.ts";
import { seatsOf } from "../../../workbench/recorded.ts";
import { recorded, speak } from "./recorded.ts";

const NONE = byAction<CardOffer>([]);

beforeEach(() => speak("en"));

async function at(change: Partial<CardState>): Promise<[CardState, Awaited<ReturnType<typeof recorded>>]> {
  const game = await recorded("port-royal");
  return [{ ...(game.first.state as CardState), ...change }, game];
}

describe("a question", () => {
  it("is for the first card, then for another one", async () => {
    const [first, game] = await at({ drawn: 0, legal: ["draw"] });
    expect(question(first, game.cards, seatsOf(game, [0]), NONE)).toBe("Your turn: reveal the first card.");
    const next = { ...first, drawn: 2, legal: ["draw", "stop"] };
    expect(question(next, game.cards, seatsOf(game, [0]), NONE)).toBe("Reveal another card, or stop?");
  });

  it("names the one who is asked where several play at one device", async () => {
    const [state, game] = await at({ drawn: 0, decider: 1, legal: ["draw"] });
    expect(question(state, game.cards, seatsOf(game, [0, 1]), NONE)).toBe(
      "Barend: Your turn: reveal the first card.",
    );
  });

  it("warns of a bust where the color lies there already (C3.4)", async () => {
    const [state, game] = await at({ phase: "repel", revealed: "blue-1/1", harbor: ["blue-2/2"] });
    const offers = (ends: CardOffer["ends"]) => byAction([{ action: "keep", ends } as CardOffer]);
    expect(keepingBusts(offers("turn"))).toBe(true);
    const seats = seatsOf(game, [0]);
    expect(question(state, game.cards, seats, offers("turn"))).toBe("A second blue ship! Repel it?");
    expect(keepingBusts(offers(null))).toBe(false);
    expect(question(state, game.cards, seats, offers(null))).toBe("A blue fluyt sails in. Repel it?");
  });

  it("tells the others whose coin it is (C4.9)", async () => {
    const [state, game] = await at({ phase: "trade", takes_left: 2, active: 1, decider: 0 });
    const text = question(state, game.cards, seatsOf(game, [0]), NONE);
    expect(text).toBe("Take up to 2 cards: pick one that is lit. You pay Barend 1 coin for each. Or pass.");
    const own = question({ ...state, decider: 1 }, game.cards, seatsOf(game, [1]), NONE);
    expect(own).toBe("Take up to 2 cards: pick one that is lit. Or pass.");
  });
});

it("speaks to the one who plays alone at this device while a card still flies", async () => {
  const [state, game] = await at({ phase: "repel", decider: 0 });
  expect(waitingFor(state, seatsOf(game, [0]))).toBe("You are looking at the ship: repel it or let it in?");
  expect(waitingFor(state, seatsOf(game, [1]))).toMatch(/^Ann is looking at the ship/);
  expect(waitingFor(state, seatsOf(game, [0, 1]))).toMatch(/^Ann is looking at the ship/);
});

it("says whom the table waits for", async () => {
  const [state, game] = await at({ phase: "trade", decider: 2 });
  expect(waitingFor(state, seatsOf(game, [0]))).toBe("Cäcilia is trading and hiring…");
  expect(waitingFor({ ...state, phase: "over", decider: null }, seatsOf(game, [0]))).toBe(
    "The game is over.",
  );
});
