/** A table that is being thought of: the choices of the form, and the message they make. */
import type { ClockRule, NewTable, SeatWish } from "../../api/messages.ts";
import { catalog } from "../../table/catalog.svelte.ts";
import { familyOf, FIRST_GAME } from "../../table/families.ts";
import { someWords } from "../../table/secrets.ts";

export type SeatKind = SeatWish["kind"];
export type Clock = "none" | "live" | "correspondence";

export interface SeatChoice {
  kind: SeatKind;
  name: string;
  level: string;
}

const DAY = 86_400;

export class Wish {
  game = $state<string>(FIRST_GAME);
  /** What the host wants to be called; empty is as before. */
  name = $state("");
  seats = $state<SeatChoice[]>([
    { kind: "me", name: "", level: "normal" },
    { kind: "open", name: "", level: "normal" },
    { kind: "bot", name: "", level: "normal" },
  ]);
  open = $state(false);
  clock = $state<Clock>("none");
  minutes = $state(10);
  increment = $state(10);
  days = $state(1);
  /** Seconds that the others wait where no clock runs; null for ever. */
  patience = $state<number | null>(180);
  hints = $state(true);
  chat = $state<"all" | "seats" | "off">("seats");
  title = $state("");
  #own = new Map<unknown, object>();

  /** As many chairs as wished, at most as many as the game allows. */
  resize(n: number): void {
    const { least, most } = catalog.facts(this.game);
    const many = Math.min(Math.max(n, least), most);
    while (this.seats.length < many) this.seats.push({ kind: "bot", name: "", level: "normal" });
    this.seats.length = many;
  }

  /** What a family has to choose from: one of its kind, kept while the form is open. */
  own<Own extends object>(Kind: new () => Own): Own {
    const known = this.#own.get(Kind);
    if (known instanceof Kind) return known;
    const made = new Kind();
    this.#own.set(Kind, made);
    return made;
  }

  choose(game: string): void {
    this.game = game;
    this.resize(this.seats.length);
  }

  /** Nobody else has to come: the game can begin at once. */
  get alone(): boolean {
    return this.seats.every((seat) => seat.kind !== "open");
  }

  async message(player: (n: number) => string): Promise<NewTable> {
    const alone = this.alone;
    return {
      game: this.game,
      seats: this.seats.map((seat, i) => seatWish(seat, player(i + 1))),
      options: (await familyOf(this.game).options?.(this)) ?? {},
      title: this.title.trim(),
      public: this.open && !alone,
      clock: this.#clock(),
      patience: this.patience,
      hints: this.hints,
      chat: this.chat,
      begin: alone,
      ...(alone ? { cut: someWords() } : {}),
    };
  }

  #clock(): ClockRule {
    if (this.clock === "live") return { kind: "live", seconds: this.minutes * 60, increment: this.increment };
    if (this.clock === "correspondence")
      return { kind: "correspondence", seconds: this.days * DAY, increment: 0 };
    return { kind: "none", seconds: 0, increment: 0 };
  }
}

function seatWish(seat: SeatChoice, fallback: string): SeatWish {
  if (seat.kind === "bot") return { kind: "bot", level: seat.level };
  if (seat.kind === "guest") return { kind: "guest", name: seat.name.trim() || fallback };
  return { kind: seat.kind };
}
