/** What an offer says on the tag and in words, over whole games as the server tells them. */
import { beforeEach, describe, expect, it } from "vitest";
import type { CardInfo, CardOffer, CardState } from "../../../src/api/messages.ts";
import {
  fulfilLabel,
  isSpecial,
  partsOf,
  reasonAgainst,
  tagOf,
  takeLabel,
} from "../../../src/table/cards/prices.ts";
import { skillSymbol } from "../../../src/table/cards/art.ts";
import { tellCards } from "../../../src/table/cards/story.ts";
import { LANGUAGES } from "../../../src/words/languages.ts";
import { t } from "../../../src/words/words.svelte.ts";
import { GAMES, offer, recorded, speak } from "./recorded.ts";

beforeEach(() => speak("en"));

describe("a tag", () => {
  it("shows what a person really costs, discount and fee included", async () => {
    const { cards } = await recorded("port-royal");
    const sailor = cards["sailor-5/2"]!;
    const paid = offer({ cost: 5, discount: 1, fee: 1, pay: 5, coins: -5 });
    expect(tagOf(sailor, paid)).toBe("5");
    expect(partsOf(sailor, paid, "Ann")).toEqual(["cost 5", "1 off", "1 for Ann"]);
    expect(takeLabel(sailor, paid)).toBe("Hire a sailor for 5 coins");
    expect(takeLabel(sailor, offer({ cost: 1, discount: 1, fee: 0, pay: 0 }))).toBe(
      "Hire a sailor for nothing",
    );
  });

  it("shows what a ship leaves after the fee, traders included", async () => {
    const { cards } = await recorded("port-royal");
    const ship = cards["blue-2/2"]!;
    const parts: CardOffer["parts"] = [
      ["ship", 2],
      ["trader", 1],
      ["fee", -1],
    ];
    const gained = offer({ coins: 2, fee: 1, parts });
    expect(tagOf(ship, gained)).toBe("+2");
    expect(isSpecial(ship, gained)).toBe(true);
    expect(partsOf(ship, gained, "Ann")).toEqual(["ship 2", "traders +1", "1 for Ann"]);
    expect(takeLabel(ship, gained)).toBe("Trade with the blue fluyt for 2 coins");
    expect(takeLabel(ship, { ...gained, kept: true, points: 1 })).toBe(
      "Trade with the blue fluyt for 2 coins and 1 point",
    );
    expect(tagOf(ship, offer({ coins: -1 }))).toBe("−1");
  });

  it("hangs on a ship that pays less than is printed, for lack of coins (C1.5)", async () => {
    const { cards } = await recorded("port-royal");
    const ship = cards["green-3/5"]!;
    const short = offer({ coins: 1, parts: [["ship", 1]] });
    expect(isSpecial(ship, short)).toBe(true);
    expect(partsOf(ship, short, "Ann")).toEqual(["ship 1"]);
    expect(isSpecial(ship, offer({ coins: 3, parts: [["ship", 3]] }))).toBe(false);
  });
});

it("a card of one's own with more swords than are drawn shows none rather than fewer", async () => {
  const { cards } = await recorded("port-royal");
  const pirate = Object.values(cards).find(({ role }) => role === "pirate")!;
  expect(skillSymbol(pirate)).toContain("swords-2");
  expect(skillSymbol({ ...pirate, swords: 5 })).toBeNull();
});

/** Every offer of a game about a card that lies there. */
async function* offered(name: string): AsyncGenerator<[CardState, CardInfo, CardOffer]> {
  const { steps, cards } = await recorded(name);
  for (const { state, offers } of steps) {
    for (const each of offers as CardOffer[]) {
      const card = cards[each.action.split(" ")[1] ?? ""];
      if (card) yield [state as CardState, card, each];
    }
  }
}

describe.each(GAMES)("in a whole game of %s", (name) => {
  it("the offer is what the coins of the one who takes change by", async () => {
    const { steps } = await recorded(name);
    let taken = 0;
    steps.forEach((step, i) => {
      const before = steps[i - 1];
      if (!before || !step.action.startsWith("take ")) return;
      const offered = before.offers.find(({ action }) => action === step.action)!;
      const coins = (at: typeof step) => (at.state as CardState).players[step.seat]!.coins;
      expect(coins(step) - coins(before), `act ${step.number}`).toBe(offered.coins);
      taken += 1;
    });
    expect(taken).toBeGreaterThan(20);
  });

  it("a card that cannot be had has a reason, one that can has none", async () => {
    for await (const [state, card, each] of offered(name)) {
      expect(state.legal.includes(each.action)).toBe(each.can);
      expect(reasonAgainst(card, each, 1) === null).toBe(each.can);
    }
  });
});

it("the log tells an expedition's points as its choice told them: less those of who went", async () => {
  const { steps, cards } = await recorded("combined");
  const reader = { you: null, names: ["Ann", "Bob", "Cy", "Dee", "Eve"] };
  const told = steps.flatMap(({ action, events }, i) => {
    const offered = steps[i - 1]?.offers.find((each) => each.action === action) as CardOffer | undefined;
    if (!action.startsWith("fulfil ") || !offered) return [];
    const line = tellCards(events, cards, reader).find(({ type }) => type === "fulfil");
    return [[line?.text, t("more-points", { n: offered.points ?? 0 })] as const];
  });
  expect(told.length).toBeGreaterThan(0);
  for (const [line, points] of told) expect(line).toContain(points);
});

it.each(LANGUAGES)("every choice has its words in %s", async (language) => {
  await speak(language);
  const { cards } = await recorded("combined");
  for await (const [, card, each] of offered("combined")) {
    if (card.type === "expedition") expect(fulfilLabel(each, cards)).not.toMatch(/[{}]|undefined|null/);
    else expect(takeLabel(card, each)).not.toMatch(/[{}]|undefined|null/);
    for (const part of partsOf(card, each, "Ann")) expect(part).toMatch(/\d/);
    expect(reasonAgainst(card, each, 1) ?? "").not.toMatch(/web-cards/);
  }
});
