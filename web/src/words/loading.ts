/** Fetches the words of a language, a part at a time; each file is its own chunk of the build. */
import type { Language } from "./languages.ts";

export type Part = "table" | "rules" | "charts" | "lessons" | "tips" | "own";

const FILES: Record<Language, Record<Part, () => Promise<{ default: string }>>> = {
  en: {
    table: () => import("virtual:words/en/table"),
    rules: () => import("virtual:words/en/rules"),
    charts: () => import("virtual:words/en/charts"),
    lessons: () => import("virtual:words/en/lessons"),
    tips: () => import("virtual:words/en/tips"),
    own: () => import("virtual:words/en/own"),
  },
  de: {
    table: () => import("virtual:words/de/table"),
    rules: () => import("virtual:words/de/rules"),
    charts: () => import("virtual:words/de/charts"),
    lessons: () => import("virtual:words/de/lessons"),
    tips: () => import("virtual:words/de/tips"),
    own: () => import("virtual:words/de/own"),
  },
  nl: {
    table: () => import("virtual:words/nl/table"),
    rules: () => import("virtual:words/nl/rules"),
    charts: () => import("virtual:words/nl/charts"),
    lessons: () => import("virtual:words/nl/lessons"),
    tips: () => import("virtual:words/nl/tips"),
    own: () => import("virtual:words/nl/own"),
  },
  "en-US": {
    table: () => import("virtual:words/en-US/table"),
    rules: () => import("virtual:words/en-US/rules"),
    charts: () => import("virtual:words/en-US/charts"),
    lessons: () => import("virtual:words/en-US/lessons"),
    tips: () => import("virtual:words/en-US/tips"),
    own: () => import("virtual:words/en-US/own"),
  },
};

/** The texts of a part: the language's own first, then those that help out where it has no word. */
export async function textsOf(language: Language, part: Part): Promise<string[]> {
  const spoken: Language[] = language === "en-US" ? ["en-US", "en"] : [language];
  const files = await Promise.all(spoken.map((each) => FILES[each][part]()));
  return files.map((file) => file.default);
}
