/** A finished game being stepped through: which act is shown, what led there, and playing by itself. */
import type { Replay } from "../api/messages.ts";
import { tellEvents, namesOf, type Material } from "../story/story.ts";
import type { Reader } from "../story/telling.ts";
import type { Line } from "./live.svelte.ts";
import type { Batch, GameState } from "./types.ts";

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

  /** Shows the position after so many acts; one step ahead is animated, anything else is a jump. */
  go(to: number): void {
    const at = Math.min(Math.max(0, to), this.length);
    if (at === this.at) return;
    const step = this.replay.steps[at - 1];
    const ahead = at === this.at + 1;
    this.#number += 1;
    this.batch = {
      number: this.#number,
      action: ahead ? (step?.action ?? null) : null,
      seat: ahead ? (step?.seat ?? null) : null,
      events: ahead ? (step?.events ?? []) : [],
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
      tellEvents(events, this.material, reader).map((line) => ({ ...line, seq: version, version }));
    return [
      ...lines(0, this.replay.opening),
      ...this.replay.steps.flatMap((step) => lines(step.number, step.events)),
    ];
  }

  get names(): string[] {
    return namesOf(this.replay.table);
  }

  #position(at: number): GameState {
    const state = this.replay.steps[at - 1]?.state ?? this.replay.first;
    return state as unknown as GameState;
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.running && this.go(this.at + 1), PAUSE_MS / this.speed);
  }
}
