/** Notes made before the cut: what the server opens at the end is compared with them, not with itself. */
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Fairness, TableView, You } from "../../src/api/messages.ts";
import { Cutting } from "../../src/table/frame/cutting.svelte.ts";
import { compare, fileOf, forgetKept, keep, keepSeals, keptOf } from "../../src/table/kept.ts";
import type { LiveTable } from "../../src/table/live.svelte.ts";
import { sha256 } from "../../src/table/secrets.ts";

const hash = (secret: string) => createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex");
const SECRET = "07".repeat(32);
const OTHER = "08".repeat(32);
const table = (commitment = hash(SECRET), more: object = {}) =>
  ({ id: "aBcDeFgHi1", commitment, status: "waiting", seats: [], ...more }) as unknown as TableView;
const human = (visitor: string | null) => ({ kind: "human" as const, visitor });
const SEATS = [human("bob"), human("me"), { kind: "bot" as const, visitor: null }];
const proof = (more: Partial<Fairness> = {}): Fairness => ({
  commitment: hash(SECRET),
  secret: SECRET,
  game: "aBcDeFgHi1",
  cuts: ["", "my words"],
  ...more,
});

beforeEach(forgetKept);

describe("the comparison", () => {
  test("says when there is nothing to compare with", () => {
    expect(compare(proof(), keptOf("aBcDeFgHi1"), [1], SEATS)).toBe("alone");
  });

  test("holds for an honest server", () => {
    keep(table(), "my words");
    expect(compare(proof(), keptOf("aBcDeFgHi1"), [1], SEATS)).toBe("same");
  });

  test("finds a secret that was exchanged together with its commitment", () => {
    keep(table(), "my words");
    const swapped = proof({ secret: OTHER, commitment: hash(OTHER) });
    expect(compare(swapped, null, [1], SEATS)).toBe("alone");
    expect(compare(swapped, keptOf("aBcDeFgHi1"), [1], SEATS)).toBe("commitment");
    expect(compare(proof({ game: "another123" }), keptOf("aBcDeFgHi1"), [1], SEATS)).toBe("commitment");
  });

  test("finds words that were not used, also if another seat has them", () => {
    keep(table(), "my words");
    expect(compare(proof({ cuts: ["my words", ""] }), keptOf("aBcDeFgHi1"), [1], SEATS)).toBe("cut");
    expect(compare(proof({ secret: OTHER }), keptOf("aBcDeFgHi1"), [1], SEATS)).toBe("secret");
  });

  test("knows the words that others had sealed, and finds any that were chosen later", () => {
    const both = proof({ cuts: ["of bob", "my words"] });
    keep(table(), "my words");
    expect(compare(both, keptOf("aBcDeFgHi1"), [1], SEATS)).toBe("unsealed");
    const sealed = (seal: string) =>
      table(hash(SECRET), { seats: [{ seal: sha256(seal) }, { seal: sha256("my words") }, {}] });
    keepSeals(sealed("of bob"));
    keepSeals(sealed("shown after the cut")); // and too late
    expect(keptOf("aBcDeFgHi1")?.seals).toEqual([sha256("of bob"), sha256("my words"), null]);
    expect(compare(both, keptOf("aBcDeFgHi1"), [1], SEATS)).toBe("sealed");
    const chosen = proof({ cuts: ["chosen later", "my words"] });
    expect(compare(chosen, keptOf("aBcDeFgHi1"), [1], SEATS)).toBe("others");
    expect(compare(proof(), keptOf("aBcDeFgHi1"), [1], SEATS)).toBe("withheld");
    const moved = proof({ cuts: ["my words", "", ""] }); // to Bob's seat, which the server says is mine
    expect(compare(moved, keptOf("aBcDeFgHi1"), [0], SEATS)).toBe("cut");
    keep(table(), "my words"); // all cut once more
    expect(keptOf("aBcDeFgHi1")?.seals).toBeUndefined();
  });

  test("finds words that nobody gave, at the seat of a bot or a guest", () => {
    keep(table(), "my words");
    const chosen = proof({ cuts: ["", "my words", "chosen by the server"] });
    expect(compare(chosen, keptOf("aBcDeFgHi1"), [1], SEATS)).toBe("added");
    expect(compare(chosen, null, [1], [human("bob"), human("me"), human("me")])).toBe("added");
    expect(compare(chosen, null, [1], [human(null), human("me"), human(null)])).toBe("alone"); // deleted since
  });
});

test("the commitment shown first is the one that counts, the last words are", () => {
  keep(table(), "first");
  keep(table(hash(OTHER)), "second");
  expect(keptOf("aBcDeFgHi1")).toEqual({ table: "aBcDeFgHi1", commitment: hash(SECRET), cut: "second" });
});

test("a memory with something else in it is no trouble, and notes do not grow for ever", () => {
  localStorage.setItem("portroyal.cuts", "{nonsense");
  expect(keptOf("aBcDeFgHi1")).toBeNull();
  for (let i = 0; i < 400; i += 1) keep({ ...table(), id: `table${i}` }, "x");
  expect(JSON.parse(localStorage.getItem("portroyal.cuts")!)).toHaveLength(300);
  expect(keptOf("table399")?.cut).toBe("x");
});

test("the file is what `portroyal verify --kept` reads", () => {
  keep(table(), "Grüße, 100 %");
  const address = fileOf(keptOf("aBcDeFgHi1")!);
  expect(JSON.parse(decodeURIComponent(address.split(",").slice(1).join(",")))).toEqual(keptOf("aBcDeFgHi1"));
});

describe("cutting", () => {
  const seat = (sealed: boolean) => ({ kind: "human", sealed, seal: sealed ? "hash" : undefined });
  function at(status: string, sealed: boolean, refuse = false) {
    const sent: Record<string, unknown>[] = [];
    const live = {
      table: table(hash(SECRET), { status, seats: [seat(sealed), seat(sealed)] }),
      you: { visitor: "me", seats: [0], host: true } as You,
      command: (what: Record<string, unknown>) => {
        sent.push({ ...what, noted: keptOf("aBcDeFgHi1")?.cut });
        return refuse ? Promise.reject(new Error("sealed already")) : Promise.resolve(null);
      },
    };
    return { live, sent, cutting: new Cutting(live as unknown as LiveTable) };
  }

  test("the words are noted before their seal is sent", () => {
    const { sent, cutting } = at("cutting", false);
    cutting.words = "my words";
    cutting.attend();
    const noted = String(sent[0]!["noted"]);
    expect(noted).toMatch(/^my words [0-9a-f]{24}$/);
    expect(sent).toEqual([{ do: "seal", hash: sha256(noted), noted }]);
  });

  test("a page that is loaded anew after the seal still gives the words", () => {
    keep(table(), "sealed words");
    const { sent, cutting } = at("cutting", true);
    cutting.attend();
    expect(sent).toEqual([{ do: "cut", cut: "sealed words", noted: "sealed words" }]);
    expect(keptOf("aBcDeFgHi1")?.seals).toEqual(["hash", "hash"]);
  });

  test("all cut once more after somebody has left", () => {
    const { live, sent, cutting } = at("cutting", false);
    cutting.words = "my words";
    cutting.attend();
    live.table = table(hash(SECRET), { status: "waiting" });
    cutting.attend();
    live.table = table(hash(SECRET), { status: "cutting", seats: [seat(false), seat(false)] });
    cutting.attend();
    expect(sent.map((one) => one["do"])).toEqual(["seal", "seal"]);
    expect(sent[0]!["noted"]).not.toBe(sent[1]!["noted"]); // which may be known by now
  });

  test("of two windows the one whose seal was taken has made the note", async () => {
    keep(table(), "of the other window");
    const { cutting } = at("cutting", false, true);
    cutting.attend();
    await Promise.resolve();
    expect(keptOf("aBcDeFgHi1")?.cut).toBe("of the other window");
  });
});
