/** What is chosen for a new table of a card game: how it ends, and cards of one's own. */
export class CardChoices {
  expedition = $state(false);
  cards = $state.raw<object[] | null>(null);

  options(game: string): Record<string, unknown> {
    return {
      ...(this.expedition && game !== "unterwegs" ? { ending: "expedition" } : {}),
      ...(this.cards ? { cards: this.cards } : {}),
    };
  }
}

/** A card list: the columns of cards.csv, as CSV with a first line of names or as a list of objects. */
export function cardsFromText(text: string): object[] {
  if (/^\s*\[/.test(text)) {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
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
