/**
 * Hands the Fluent files of `src/portroyal/text/locales` to the client: `virtual:words/LANGUAGE/PART`, and
 * `virtual:words`, which fetches them; each is a chunk of its own.
 *
 * The terminal and the server read the same files, so every sentence exists once. A part is what one page load
 * needs: `table` for everything around and on a table, `rules` for the rules pages, `charts` for how a
 * chart of one’s own is written and what is wrong with it, `lessons` for the first voyages, `tips` for what is said
 * once or when asked for, `own` for one's own games and for going back to a moment of one.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { LANGUAGES } from "../src/words/languages.ts";

export const LOCALES = resolve(import.meta.dirname, "../../src/portroyal/text/locales");

export const PARTS: Record<string, string[]> = {
  table: [
    ...["cards", "choices", "dice", "events", "play", "rest", "table"],
    ...["web", "web-table", "web-pages", "web-review", "web-cards", "web-dice"],
  ],
  rules: ["web-rules", "web-rules-dice"],
  charts: ["chart-faults", "web-charts"],
  lessons: ["lessons"],
  tips: ["web-tips"],
  own: ["web-own"],
};

const ALL = "virtual:words";
const PREFIX = `${ALL}/`;

/** The files of one part that a language has. */
function filesOf(language: string, part: string): string[] {
  const files = (PARTS[part] ?? []).map((name) => join(LOCALES, language, `${name}.ftl`));
  return files.filter((file) => existsSync(file));
}

/** The words of one part in one language, as they are, one file after the other. */
export function wordsOf(language: string, part: string): string {
  return filesOf(language, part)
    .map((file) => readFileSync(file, "utf-8"))
    .join("\n");
}

/** A function for every part of every language that fetches it. */
function fetching(): string {
  const parts = (language: string) =>
    Object.keys(PARTS).map((part) => `${part}: () => import("${PREFIX}${language}/${part}"),`);
  const languages = LANGUAGES.map((language) => `"${language}": { ${parts(language).join(" ")} },`);
  return `export default { ${languages.join(" ")} };`;
}

export function words(): Plugin {
  return {
    name: "portroyal-words",
    resolveId: (id) => (id === ALL || id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return fetching();
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = "", part = ""] = id.slice(PREFIX.length + 1).split("/");
      for (const file of filesOf(language, part)) this.addWatchFile(file);
      const slim = wordsOf(language, part).replace(/^#.*\n/gm, "");
      return `export default ${JSON.stringify(slim)};`;
    },
  };
}
