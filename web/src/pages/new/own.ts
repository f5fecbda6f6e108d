/** A player's own chart or card list, read from a file; the server checks what it says. */

/** A chart as `portroyal chart export` writes it. */
export function chartFromText(text: string): object {
  const data: unknown = JSON.parse(text);
  if (typeof data !== "object" || data === null || Array.isArray(data))
    throw new Error("a chart is an object");
  return data;
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
