/** Which family a game is of is asked in one place: elsewhere stands no game's name, and nothing that only one has. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { familyOf, GAMES, isKnown } from "../../src/table/families.ts";
import { GAME_FACTS } from "../../src/table/games.ts";
import { props as pig } from "./plain/pig.ts";

const SOURCES = join(import.meta.dirname, "../../src");
/** A family's own folder, wherever it stands; the registry; what is made from Python; what is not built. */
const OWN = /(^|\/)(cards|dice)\/|^table\/families\.ts$|^table\/games\.ts$|^workbench\//;
const NAME = new RegExp(`(?<![\\w-])(${Object.keys(GAME_FACTS).join("|")})(?![\\w])|-dice\\b`);
/** Types of one family's messages, and what only its games are played with or ask for. */
const TRACE =
  /\b(Card|Chart|Dice)[A-Z]\w*|\.(cards|chart|chapter|edition)\b|["'](chapter|edition|ending|chart)["']/;
/** Made from Python; the odds and an explanation, which may be a card's; where a lesson points at any table. */
const SHARED = /^api\/messages\.ts$|^table\/frame\/OddsPanel\.svelte$|^table\/explain\/|^lesson\/Guide/;
const IMPORT = /(?:from|import\(|import) ?"[^"]*\/(cards|dice)\//;

const every = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((file) =>
  /\.(ts|svelte)$/.test(file),
);
/** Without comments, which may tell of any game. */
const codeOf = (file: string) =>
  readFileSync(join(SOURCES, file), "utf-8").replace(/\/\*[^]*?\*\/|<!--[^]*?-->|(?<![:\w])\/\/.*$/gm, "");
const linesWith = (pattern: RegExp, files = every.filter((file) => !OWN.test(file))) =>
  files.flatMap((file) =>
    codeOf(file)
      .split("\n")
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

describe("outside the families", () => {
  test("no game's name is written", () => expect(linesWith(NAME)).toEqual([]));
  test("no family is imported", () => expect(linesWith(IMPORT)).toEqual([]));
  test("nothing is known that only one family has", () =>
    expect(linesWith(TRACE).filter((line) => !SHARED.test(line.split(":")[0]!))).toEqual([]));
});

test("what the server sends is of the type that Python gives it, also within the families", () => {
  const cast =
    /\bas (unknown as|any|Message|Loaded|Batch|TableProps|Offer|GameName(?!\[)|(Card|Chart|Dice|Game|Open)[A-Z]?\w*(State|Offer|Material|Drawing|Data))\b/;
  const others = /^router\/pages\.ts/;
  expect(linesWith(cast, every).filter((line) => !others.test(line))).toEqual([]);
});

test.each(GAMES)("the table of %s shows no position of another family", async (game) => {
  const { default: Table } = await familyOf(game).table();
  expect(render(Table, pig()).container.textContent).toBe("");
});

test("every game that Python knows has its family, and any other the plain one", () => {
  expect([...GAMES].sort()).toEqual(Object.keys(GAME_FACTS).sort());
  const other = familyOf("pig");
  for (const game of GAMES) expect(familyOf(game)).not.toBe(other);
  for (const name of ["constructor", "__proto__", ""]) {
    expect(isKnown(name)).toBe(false);
    expect(familyOf(name)).toBe(other);
  }
});
