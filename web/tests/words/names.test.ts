/** What people are called where they have told no name. */
import { beforeAll, expect, test } from "vitest";
import type { ChatLine, SeatView } from "../../src/api/messages.ts";
import { speaker } from "../../src/words/names.ts";
import { speak } from "../speaking.ts";

beforeAll(() => speak("en"));

const line = (name: string, visitor: string | null): ChatLine => ({
  seq: 1,
  at: 0,
  visitor,
  name,
  text: "Ahoy!",
});

test("who says something has a name, told or not", () => {
  const seats = ["ann", "ben"].map((visitor) => ({ kind: "human", name: "", visitor }) as SeatView);
  expect(speaker(line("Ann", "ann"), seats)).toBe("Ann");
  expect(speaker(line("", "ben"), seats)).toBe("Player 2");
  expect(speaker(line("", "watcher"), seats)).toBe("Guest");
  expect(speaker(line("", null), seats)).toBe("");
});
