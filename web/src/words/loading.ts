/** Fetches the words of a language, a part at a time; each file is its own chunk of the build. */
import FILES from "virtual:words";
import type { Language } from "./languages.ts";

export type Part = "table" | "rules" | "charts" | "lessons" | "tips" | "own";

/** The texts of a part: the language's own first, then those that help out where it has no word. */
export async function textsOf(language: Language, part: Part): Promise<string[]> {
  const spoken: Language[] = language === "en-US" ? ["en-US", "en"] : [language];
  const files = await Promise.all(spoken.map((each) => FILES[each][part]()));
  return files.map((file) => file.default);
}
