/** The recorded games and the words, for the tests of the card table. */
import type { CardOffer } from "../../../src/api/messages.ts";
import type { Language } from "../../../src/words/languages.ts";
import { words } from "../../../src/words/words.svelte.ts";
import type { Recorded } from "../../../workbench/recorded.ts";

const files = import.meta.glob<Recorded>("../../games/*.json", { import: "default" });

export const GAMES = ["port-royal", "port-royal-5", "unterwegs", "combined"];

export async function recorded(name: string): Promise<Recorded> {
  return files[`../../games/${name}.json`]!();
}

export async function speak(language: Language): Promise<void> {
  await words.speak(language);
}

/** An offer with nothing but what a test is about. */
export function offer(more: Partial<CardOffer>): CardOffer {
  const numbers = { cost: null, discount: null, fee: null, pay: null, coins: null, points: null };
  const rest = { swords: null, takes: null, gets: null, spends: null, ends: null, parts: null, risk: null };
  return { action: "", can: true, why: null, kept: null, ...numbers, ...rest, ...more };
}
