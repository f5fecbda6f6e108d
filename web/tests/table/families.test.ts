/** Which family a game is of is asked in one place: elsewhere stands no game's name, and no import of a family. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { familyOf, GAMES, isKnown } from "../../src/table/families.ts";
import { GAME_FACTS } from "../../src/table/games.ts";

const SOURCES = join(import.meta.dirname, "../../src");
/** A family's own folder, wherever it stands; the registry; what is made from Python; what is not built. */
const OWN = /(^|\/)(cards|dice)\/|^table\/families\.ts$|^table\/games\.ts$|^workbench\//;
const NAME = new RegExp(`(?<![\\w-])(${Object.keys(GAME_FACTS).join("|")})(?![\\w])|-dice\\b`);
const IMPORT = /(?:from|import\(|import) ?"[^"]*\/(cards|dice)\//;

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter(
  (file) => /\.(ts|svelte)$/.test(file) && !OWN.test(file),
);
/** Without comments, which may tell of any game. */
const codeOf = (file: string) =>
  readFileSync(join(SOURCES, file), "utf-8").replace(/\/\*[^]*?\*\/|<!--[^]*?-->|(?<![:\w])\/\/.*$/gm, "");
const linesWith = (pattern: RegExp) =>
  files.flatMap((file) =>
    codeOf(file)
      .split("\n")
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

describe("outside the families", () => {
  test("no game's name is written", () => expect(linesWith(NAME)).toEqual([]));
  test("no family is imported", () => expect(linesWith(IMPORT)).toEqual([]));
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
