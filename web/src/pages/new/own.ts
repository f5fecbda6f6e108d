/** A player's own chart or card list, read from a file or typed; the server checks what it says. */
import { post, ProblemError, troubleText } from "../../api/http.ts";
import type { ChartData } from "../../api/messages.ts";
import type { ChartDrawing } from "../../table/types.ts";
import { t, words } from "../../words/words.svelte.ts";

/** A chart from the text of its file, TOML or JSON, in its full form. */
export async function chartFromText(text: string): Promise<ChartDrawing> {
  return (await post<ChartData>("/api/charts/text", { text })).chart as unknown as ChartDrawing;
}

/** What is wrong, and where in a chart or a card list; about card lists the server's English sentence says it. */
export async function ownTrouble(error: unknown): Promise<string> {
  const own = error instanceof ProblemError && /^bad-(chart|deck)$/.test(error.code);
  return own ? `${troubleText(error)} ${await reasonOf(error)}` : troubleText(error);
}

/** Line and key of the fault, and what would be right; words that cannot be had are the server's own. */
async function reasonOf({ fault, message }: ProblemError): Promise<string> {
  if (!fault) return message;
  const id = `chart-fault-${fault.code}`;
  await words.need("charts").catch(() => undefined);
  if (!words.has(id)) return message;
  const line = fault.line === null ? "" : t("chart-fault-line", { line: String(fault.line) });
  return [line, fault.key, t(id, fault.facts)].filter((part) => part !== "").join(": ");
}

/** A card list: the columns of cards.csv, as CSV with a first line of names or as a list of objects. */
export function cardsFromText(text: string): object[] {
  if (/^\s*\[/.test(text)) {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list as object[];
  }
  const [names = [], ...rows] = text
    .replace(/\r/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map(cellsOf);
  if (rows.length === 0 || !names.includes("name")) throw new Error("no card list");
  return rows.map((cells) => Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ""])));
}

/** The cells of a line; a quoted cell may hold commas. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  for (const match of line.matchAll(/(?:^|,)\s*(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    cells.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? "").trim());
  }
  return cells;
}
