/** True prices: the number on the tag, the choice in words, the reason against it. */
import { beforeEach, describe, expect, it } from "vitest";
import type { CardInfo, CardState, Price } from "../../../src/api/messages.ts";
import { choicesOf } from "../../../src/table/cards/choices.ts";
import {
  isKept,
  netOf,
  priceParts,
  reasonAgainst,
  tagOf,
  takeLabel,
} from "../../../src/table/cards/prices.ts";
import { LANGUAGES } from "../../../src/words/words.svelte.ts";
import { GAMES, recorded, speak } from "./recorded.ts";

const price = (more: Partial<Price>): Price => ({
  card: "",
  cost: 0,
  discount: 0,
  fee: 0,
  pay: 0,
  gain: 0,
  can: true,
  ...more,
});

beforeEach(() => speak("en"));

describe("a tag", () => {
  it("shows what a person really costs, discount and fee included", async () => {
    const { cards } = await recorded("port-royal");
    const paid = price({ cost: 5, discount: 1, fee: 1, pay: 5 });
    expect(tagOf(cards["sailor-5/2"]!, paid)).toBe("5");
    expect(priceParts(cards["sailor-5/2"]!, paid, "Ann")).toEqual(["cost 5", "1 off", "1 for Ann"]);
    expect(takeLabel(cards["sailor-5/2"]!, paid, false)).toBe("Hire a sailor for 5 coins");
    expect(takeLabel(cards["sailor-5/2"]!, price({ cost: 1, discount: 1 }), false)).toBe(
      "Hire a sailor for nothing",
    );
  });

  it("shows what a ship leaves after the fee, traders included", async () => {
    const { cards } = await recorded("port-royal");
    const paid = price({ gain: 3, fee: 1, pay: 1 });
    expect(tagOf(cards["blue-2/2"]!, paid)).toBe("+2");
    expect(priceParts(cards["blue-2/2"]!, paid, "Ann")).toEqual(["ship 2", "traders +1", "1 for Ann"]);
    expect(takeLabel(cards["blue-2/2"]!, paid, false)).toBe("Trade with a blue fluyt for 2 coins");
    expect(takeLabel(cards["blue-2/2"]!, paid, true)).toBe("Trade with a blue fluyt for 2 coins and 1 point");
  });
});

/** Every position of a game in which somebody may take a card. */
async function* chances(
  name: string,
): AsyncGenerator<[CardState, CardInfo, Price, Record<string, CardInfo>]> {
  const { steps, cards } = await recorded(name);
  for (const { state, prices } of steps) {
    for (const each of prices) yield [state as CardState, cards[each.card]!, each, cards];
  }
}

describe.each(GAMES)("in a whole game of %s", (name) => {
  it("the net price is what the coins of the one who takes change by", async () => {
    const { steps, cards } = await recorded(name);
    let taken = 0;
    steps.forEach((step, i) => {
      const before = steps[i - 1];
      if (!before || !step.action.startsWith("take ")) return;
      const what = step.action.slice(5);
      const cost = before.prices.find((each) => each.card === what)!;
      const coins = step.events.reduce((sum, event) => {
        if (!["income", "pay", "fee"].includes(event.type) || event.seat !== step.seat) return sum;
        return sum + (event.type === "income" ? event.n : -event.n);
      }, 0);
      expect(coins, `act ${step.number}`).toBe(netOf(cards[what]!, cost));
      taken += 1;
    });
    expect(taken).toBeGreaterThan(20);
  });

  it("a card that cannot be taken has a reason, one that can has none", async () => {
    for await (const [state, card, each] of chances(name)) {
      if (state.phase !== "trade") continue;
      const legal = choicesOf(state.legal).takes.has(card.name);
      expect(reasonAgainst(card, each, state) === null).toBe(legal);
    }
  });
});

it("a wholesaler keeps the ships of its color (C7.2)", async () => {
  const { steps, cards } = await recorded("unterwegs");
  const step = steps.find(({ state }) =>
    (state as CardState).players[0]!.display.some((name) => name.startsWith("wholesaler-")),
  );
  const state = { ...(step!.state as CardState), decider: 0 };
  const color = cards[state.players[0]!.display.find((name) => name.startsWith("wholesaler-"))!]!.color!;
  const kept = Object.values(cards).filter((card) => isKept(card, state, cards));
  expect(kept.length).toBeGreaterThan(0);
  expect(new Set(kept.map((card) => card.color)).has(color)).toBe(true);
  expect(kept.every((card) => card.type === "ship")).toBe(true);
});

it.each(LANGUAGES)("every choice has its words in %s", async (language) => {
  await speak(language);
  for await (const [state, card, each, cards] of chances("combined")) {
    if (state.phase !== "trade") continue;
    expect(takeLabel(card, each, isKept(card, state, cards))).toMatch(/\S/);
  }
});
