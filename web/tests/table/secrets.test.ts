/** The hash of a cut must be the one that the server computes. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { fittingCut, sha256, sha256Hex, someWords } from "../../src/table/secrets.ts";

test.each(["", "abc", "my lucky words", "ü".repeat(32), "x".repeat(55), "x".repeat(56), "x".repeat(200)])(
  "sha256 of %j is that of everybody else",
  (text) => {
    expect(sha256(text)).toBe(createHash("sha256").update(text, "utf-8").digest("hex"));
  },
);

test("a cut is NFC and at most 64 bytes long", () => {
  expect(fittingCut("u\u0308ber")).toBe("über");
  expect(new TextEncoder().encode(fittingCut("⚓".repeat(40))).length).toBeLessThanOrEqual(64);
});

test("random words are never the same", () => {
  expect(new Set(Array.from({ length: 50 }, someWords)).size).toBe(50);
});

test("a commitment is the hash of the secret's bytes", () => {
  const secret = "00ff".repeat(16);
  expect(sha256Hex(secret)).toBe(createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex"));
});
