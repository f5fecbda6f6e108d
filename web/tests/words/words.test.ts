/** Languages: which one a visitor gets, what is missing where, lists and times. */
import { beforeAll, describe, expect, test } from "vitest";
import { problemText } from "../../src/api/http.ts";
import { preferred } from "../../src/words/languages.ts";
import { clockText, leftText } from "../../src/words/times.ts";
import { allOf, t, words } from "../../src/words/words.svelte.ts";
import { LANGUAGES, speak } from "../speaking.ts";

test.each([
  [["de-AT", "en"], "de"],
  [["fr", "nl-BE"], "nl"],
  [["en-US"], "en-US"],
  [["en-GB"], "en"],
  [["fi"], "en"],
  [[], "en"],
] as const)("%j speaks %s", (wanted, language) => {
  expect(preferred(wanted)).toBe(language);
});

test("the last language chosen holds, however late the words of others come", async () => {
  await words.speak("en");
  const chosen = words.speak("de");
  await words.need("rules");
  await chosen;
  expect(words.language).toBe("de");
  expect(words.has("rules-head-end")).toBe(true);
});

describe.each(LANGUAGES)("%s", (language) => {
  beforeAll(() => speak(language));

  test("the page says so", () => {
    expect(document.documentElement.lang).toBe(language);
  });

  test("every code of the server has a sentence", () => {
    for (const code of ["stale", "not-your-turn", "no-table", "offline", "something-new"]) {
      expect(problemText(code)).toMatch(/\.$/);
    }
  });

  test("clocks", () => {
    expect(clockText({ kind: "live", seconds: 600, increment: 10 })).toContain("10");
    expect(clockText({ kind: "correspondence", seconds: 86_400 })).toContain("1");
    expect(leftText(247_000)).toBe("4:07");
    expect(leftText(3_661_000)).toBe("1:01:01");
  });
});

test("a word that does not exist stops a test", () => {
  expect(() => t("no-such-word")).toThrow("no-such-word");
  expect(words.has("no-such-word")).toBe(false);
});

test("lists within a sentence", async () => {
  await speak("de");
  expect(allOf(["a", "b", "c"])).toBe("a, b und c");
  expect(allOf(["a"])).toBe("a");
  expect(allOf([])).toBe("");
});

test("the US edition has its own terms and falls back to English", async () => {
  await speak("en-US");
  expect(t("rule-hire")).toContain("character");
  expect(t("web-play-now")).toBe("Play now");
});
