/** Cards explain themselves on focus, hover, click and long press, and a long press plays nothing. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { tick } from "svelte";
import { explaining } from "../../../src/table/explain/explaining.svelte.ts";
import HarborCard from "../../../src/table/cards/HarborCard.svelte";
import { offer as offered, recorded, speak } from "./recorded.ts";

beforeEach(() => speak("en"));
afterEach(cleanup);

const aMoment = () => new Promise((wait) => setTimeout(wait, 550));

async function card(offer: string | null) {
  const taken: string[] = [];
  const { cards } = await recorded("port-royal");
  const price = offered({ cost: 3, discount: 0, fee: 1, pay: 4, can: offer !== null });
  const against = offer === null ? "you have only 3 coins" : null;
  const more = { landing: false, waiting: false, danger: false, take: () => taken.push("sailor") };
  const props = {
    id: 1,
    nth: 1,
    card: cards["sailor-3/1"]!,
    price,
    offer,
    against,
    parts: ["cost 3"],
    ...more,
  };
  const button = render(HarborCard, props).getByRole("button");
  await tick();
  const finger = (type: string) => button.dispatchEvent(new PointerEvent(type, { pointerType: "touch" }));
  return { taken, button, finger };
}

it("a tap takes, a long press explains and takes nothing", async () => {
  const { taken, button, finger } = await card("Hire a sailor for 4 coins");
  finger("pointerdown");
  finger("pointerup");
  button.click();
  expect(taken).toHaveLength(1);
  finger("pointerdown");
  await aMoment();
  expect(explaining.shown?.notes).toContain("Hire a sailor for 4 coins");
  finger("pointerup");
  button.click();
  expect(taken).toHaveLength(1);
});

it("a mouse explains after a moment and stops when it leaves", async () => {
  const { button } = await card("Hire a sailor for 4 coins");
  const mouse = (type: string) =>
    button.dispatchEvent(new PointerEvent(type, { pointerType: "mouse", movementX: 1 }));
  mouse("pointermove");
  expect(explaining.shown).toBeNull();
  await aMoment();
  expect(explaining.shown?.card?.name).toBe("sailor-3/1");
  mouse("pointerleave");
  expect(explaining.shown).toBeNull();
});

it("a card that cannot be taken says why", async () => {
  const { taken, button } = await card(null);
  button.click();
  expect(taken).toEqual([]);
  expect(explaining.shown?.notes).toContain("you have only 3 coins");
  expect(button.textContent).toContain("you have only 3 coins");
  expect(button.getAttribute("aria-disabled")).toBe("true");
});
