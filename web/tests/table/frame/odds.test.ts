/** The panel of odds: a chance reads there as it does on the buttons. */
import { render } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import OddsPanel from "../../../src/table/frame/OddsPanel.svelte";
import { percentOf, riskArgs } from "../../../src/table/offers.ts";
import { words } from "../../../src/words/words.svelte.ts";

beforeAll(() => words.speak("en"));

function told(bust: number): string {
  const odds = { version: 1, seat: 0, bust, bust_for_sure: 0 };
  const said = { kinds: ["bust"], why: "", card: (name: string) => name } as const;
  const { container, unmount } = render(OddsPanel, { odds, said, close: () => {} });
  const text = container.querySelector("dd")!.textContent;
  unmount();
  return text;
}

it.each([
  [27, 116],
  [1, 300],
  [3, 40],
  [57, 200],
  [0, 36],
])("%i of %i", (busts, of) => {
  expect(told(busts / of)).toBe(`${riskArgs({ lost: busts, repelled: 0, of }).percent}%`);
  expect(percentOf(busts / of)).toBe(percentOf(busts, of));
});
