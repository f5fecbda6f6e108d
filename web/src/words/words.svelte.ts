/** The words of the client: `t(name, { n: 2 })` in the visitor's language; a change of language redraws all. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./languages.ts";
import { textsOf, type Part } from "./loading.ts";

export type Args = Record<string, string | number>;

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #parts = new Set<Part>(["table"]);
  #wanted: Language = "en";
  #newest: Promise<void> = Promise.resolve();
  #wishes = 0;

  /** Speaks this language from now on; the words are fetched first, so that no text is ever half translated. */
  speak(language: Language): Promise<void> {
    this.#wanted = language;
    this.#wishes += 1;
    return (this.#newest = this.#fetch(language, this.#wishes));
  }

  async #fetch(language: Language, wish: number): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const texts of await Promise.all([...this.#parts].map((part) => textsOf(language, part)))) {
      for (const text of texts) bundle.addResource(new FluentResource(text));
    }
    // A later wish holds, however soon its words are here.
    if (wish !== this.#wishes) return this.#newest;
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Makes sure of a part that not every page needs. */
  async need(part: Part): Promise<void> {
    if (this.#parts.has(part)) return;
    this.#parts.add(part);
    try {
      await this.speak(this.#wanted);
    } catch (error) {
      this.#parts.delete(part);
      throw error;
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(id: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return this.#lost(id, `there is no message ${id}`);
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args as Record<string, FluentVariable>, problems);
    return problems[0] ? this.#lost(text, `${id}: ${problems[0].message}`) : text;
  }

  /** A missing word is a mistake of ours: tests stop at it, a player still gets something to read. */
  #lost(text: string, why: string): string {
    if (import.meta.env.MODE === "test") throw new Error(`${this.language}: ${why}`);
    console.error(`words, ${this.language}: ${why}`);
    return text;
  }
}

export const words = new Words();

/** The message in the visitor's language, with its blanks filled in. */
export function t(id: string, args?: Args): string {
  return words.say(id, args);
}

/** A list within a sentence: `a, b and c`. */
export function allOf(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : t("list-and", { most: parts.slice(0, -1).join(", "), last });
}

/** A sentence that begins with a word from a list begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** Points with a true minus sign. */
export function minus(points: number): string {
  return String(points).replace("-", "−");
}
