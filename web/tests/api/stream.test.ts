/** The live stream: what it says is looked at before it is believed. */
import { afterEach, expect, it, vi } from "vitest";
import { isMessage, Stream } from "../../src/api/stream.ts";

afterEach(() => vi.unstubAllGlobals());

it("knows the messages of the server by their type", () => {
  for (const type of ["hello", "update", "done", "refused", "presence", "bye"])
    expect(isMessage({ type })).toBe(true);
  for (const other of [null, "hello", 7, [], {}, { type: null }, { type: "fanfare" }, { type: "toString" }])
    expect(isMessage(other)).toBe(false);
});

it("passes over what a newer server may say", () => {
  const sockets: { onmessage?: (event: { data: string }) => void; close: () => void }[] = [];
  vi.stubGlobal(
    "WebSocket",
    class {
      static OPEN = 1;
      onmessage = undefined;
      constructor() {
        sockets.push(this);
      }
      close() {}
    },
  );
  const hear = vi.fn();
  const stream = new Stream("t", null, { hear, up() {}, down() {}, over() {}, since: () => null });
  for (const type of ["fanfare", "presence"]) sockets[0]!.onmessage!({ data: JSON.stringify({ type }) });
  stream.close();
  expect(hear.mock.calls).toEqual([[{ type: "presence" }]]);
});
