/** Lets component tests speak: real words from `locales/`, any language, all parts. */
import { LANGUAGES, type Language } from "../src/words/languages.ts";
import { words } from "../src/words/words.svelte.ts";

export { LANGUAGES };

export async function speak(language: Language): Promise<void> {
  await words.speak(language);
  await words.need("rules");
}
