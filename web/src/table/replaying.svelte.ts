/** A finished game being stepped through: which act is shown, what led there, and playing by itself. */
import type { Event, Replay } from "../api/messages.ts";
import { namesOf } from "../story/story.ts";
import type { Reader } from "../story/telling.ts";
import type { Material } from "./family.ts";
import type { Line } from "./live.svelte.ts";
import type { Batch, GameState, SeatInfo } from "./types.ts";

const PAUSE_MS = 700;

export class Replaying {
  /** How many acts have been played in the position that is shown. */
  at = $state(0);
  batch = $state.raw<Batch | null>(null);
  running = $state(false);
  speed = $state(1);
  readonly length: number;
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    readonly material: Material,
    first = 0,
  ) {
    this.length = replay.steps.length;
    this.at = Math.min(Math.max(0, first), this.length);
  }

  get state(): GameState {
    return this.#position(this.at);
  }

  /** Who decides after so many acts, with nothing held back; null at the end. */
  get decider(): number | null {
    return this.stateAfter(this.at).decider;
  }

  /** Shows the position after so many acts; one step ahead is animated, anything else is a jump. */
  go(to: number): void {
    const at = Math.min(Math.max(0, to), this.length);
    if (at === this.at) return;
    const step = this.replay.steps[at - 1];
    const ahead = at === this.at + 1;
    const events = ahead ? [...this.#cutAt(at - 1).after, ...this.#cutAt(at).before] : [];
    this.#number += 1;
    this.batch = {
      number: this.#number,
      action: ahead ? (step?.action ?? null) : null,
      seat: ahead ? (step?.seat ?? null) : null,
      events,
      before: this.#position(this.at),
      after: this.#position(at),
    };
    this.at = at;
    if (at === this.length) this.stop();
  }

  start(): void {
    if (this.at === this.length) this.go(0);
    this.running = true;
    this.#later();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  /** The table has shown the batch; the next one comes after a breath. */
  settled = (number: number): void => {
    if (this.running && number === this.#number) this.#later();
  };

  /** The whole story; `version` of a line is the act that it belongs to. */
  story(reader: Reader): Line[] {
    const lines = (version: number, events: Replay["opening"]) =>
      this.material.tell(events, reader).map((line) => ({ ...line, seq: version, version }));
    return [
      ...lines(0, this.replay.opening),
      ...this.replay.steps.flatMap((step) => lines(step.number, step.events)),
    ];
  }

  get names(): string[] {
    return namesOf(this.replay.table);
  }

  /** Who sat there; nobody's seat is one's own any more. */
  get seats(): SeatInfo[] {
    return this.replay.table.seats.map((seat, i) => ({
      seat: i,
      name: this.names[i] ?? "",
      kind: seat.kind,
      playedBy: seat.kind === "bot" ? "bot" : "human",
      level: seat.kind === "bot" ? seat.level : null,
      mine: false,
      guest: false,
      connected: true,
      clock: null,
    }));
  }

  /** The position after so many acts. Where an act halts, what it leads to comes with the next one. */
  #position(at: number): GameState {
    const [state, { halt }] = [this.stateAfter(at), this.material];
    const last = this.#cutAt(at).before.at(-1);
    return last && last.type === halt?.after ? halt.position(this.stateAfter(at - 1), state, last) : state;
  }

  /** The position itself, where nothing that an act leads to waits for the next one. */
  stateAfter(at: number): GameState {
    return this.replay.steps[at - 1]?.state ?? this.replay.first;
  }

  /** The events of an act up to where it halts, and those after; the end of a game waits for no further act. */
  #cutAt(at: number): { before: Event[]; after: Event[] } {
    const events = this.replay.steps[at - 1]?.events ?? [];
    const halt = events.findIndex((event) => event.type === this.material.halt?.after);
    const over = events.some((event) => event.type === "over");
    if (halt < 0 || over) return { before: events, after: [] };
    return { before: events.slice(0, halt + 1), after: events.slice(halt + 1) };
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.running && this.go(this.at + 1), PAUSE_MS / this.speed);
  }
}
