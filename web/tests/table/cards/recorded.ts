/** The recorded games and the words, for the tests of the card table. */
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
