/** The hash of a cut must be the one that the server computes. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { secretCut, sha256, sha256Hex, someWords } from "../../src/table/secrets.ts";

test.each(["", "abc", "my lucky words", "ü".repeat(32), "x".repeat(55), "x".repeat(56), "x".repeat(200)])(
  "sha256 of %j is that of everybody else",
  (text) => {
    expect(sha256(text)).toBe(createHash("sha256").update(text, "utf-8").digest("hex"));
  },
);

test("a cut is NFC, at most 64 bytes long, cannot be guessed, and is never the same twice", () => {
  const words = ["", "u\u0308ber", "⚓".repeat(40)];
  const cuts = words.flatMap((own) => [secretCut(own), secretCut(own)]);
  expect(new Set(cuts).size).toBe(6);
  expect(cuts[2]).toMatch(/^über /);
  for (const cut of cuts) {
    expect(cut).toMatch(/(^|[^ ] )[0-9a-f]{24}$/);
    expect(new TextEncoder().encode(cut).length).toBeLessThanOrEqual(64);
  }
});

test("random words are never the same", () => {
  expect(new Set(Array.from({ length: 50 }, someWords)).size).toBe(50);
});

test("a commitment is the hash of the secret's bytes", () => {
  const secret = "00ff".repeat(16);
  expect(sha256Hex(secret)).toBe(createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex"));
});
