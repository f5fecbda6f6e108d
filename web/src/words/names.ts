/** What people and bots are called at a table. */
import type { ChatLine, SeatView } from "../api/messages.ts";
import { t, type Args } from "./words.svelte.ts";

const ANIMALS = ["otter", "heron", "dolphin", "turtle", "gull", "marlin", "pelican", "seal"] as const;

/** Who sits on a seat; somebody without a name is called by the seat. */
export function seatName(seat: { kind: string; name: string }, at: number): string {
  if (seat.kind === "open") return t("web-open-seat");
  return seat.name || t("player-name", { n: at + 1 });
}

/** Who has said a line; without a name a person is called by the seat, or is a guest. Of who was deleted nothing is left. */
export function speaker(line: ChatLine, seats: readonly SeatView[]): string {
  if (line.name || line.visitor === null) return line.name;
  const at = seats.findIndex((seat) => seat.visitor === line.visitor);
  const seat = seats[at];
  return seat ? seatName(seat, at) : t("web-chat-guest");
}

/** The one who acts, as sentences want to know it; several people at one device are called by their names. */
export function actor(seats: readonly { name: string; mine: boolean }[], at: number): Args {
  const alone = seats.filter((seat) => seat.mine).length === 1;
  return { who: seats[at]?.name ?? "?", you: alone && seats[at]?.mine ? "yes" : "no" };
}

/** A name to begin with, for those who have not told theirs or find it taken: none that others have. */
export function someName(taken: string[] = []): string {
  const names = ANIMALS.map((animal) => t(`web-guest-${animal}`)).filter((name) => !taken.includes(name));
  return names[Math.floor(Math.random() * names.length)]!;
}

/** A question, with the name of who is asked where several people play at one device. */
export function askedOf(
  seats: readonly { name: string; mine: boolean }[],
  decider: number | null,
  text: string,
  handed: boolean,
): string {
  const who = seats[decider ?? -1]?.name;
  if (!who || seats.filter((seat) => seat.mine).length < 2) return text;
  return t(handed ? "web-handed-over" : "web-asked-for", { who, text });
}
