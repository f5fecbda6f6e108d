/** What the table shows: positions come in one after the other, each after the animation of the one before. */
import type { Offer, Price } from "../api/messages.ts";
import type { Batch, GameState } from "./types.ts";

/** One position on its way to the stage, with what is told when it gets there. */
export interface Cue {
  batch: Omit<Batch, "number" | "before">;
  offers: Offer[];
  prices?: Price[];
  shown?: () => void;
}

/** A table that has not settled after so long is not waited for. */
const LONGEST_MS = 4000;
/** With more cues waiting than this nobody wants to see each of them fly. */
const HURRY = 3;
/** How long a position of a guided game is seen before the next one. */
const SEEN_MS = 450;

export class Stage {
  state = $state.raw<GameState | null>(null);
  batch = $state.raw<Batch | null>(null);
  offers = $state.raw<Offer[]>([]);
  prices = $state.raw<Price[]>([]);
  /** True while a batch is being animated or others wait. */
  busy = $state(false);
  hurried = $state(false);
  /** How many times as fast what is shown now has to be: nobody waits for what others have done long since. */
  rush = $state(1);
  /** Nothing is to be seen but one's own turn. */
  skipping = $state(false);
  /** In a guided game: whether the next position waits until something is read, and for how long each is seen. */
  hold: (() => boolean) | null = null;
  #waiting: Cue[] = [];
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows a position at once, without a story: the first one, or after a long absence. */
  set(state: GameState | null, offers: Offer[], prices: Price[] = []): void {
    clearTimeout(this.#timer);
    const late = this.#waiting;
    this.#waiting = [];
    this.state = state;
    this.offers = offers;
    this.prices = prices;
    this.batch = null;
    this.busy = false;
    this.hurried = false;
    for (const cue of late) cue.shown?.();
  }

  push(cue: Cue): void {
    if (!this.state) {
      this.set(cue.batch.after, cue.offers, cue.prices);
      cue.shown?.();
      return;
    }
    this.#waiting.push(cue);
    if (!this.busy) this.release();
  }

  /** The table has shown the batch of this number. */
  settled = (number: number): void => {
    if (number !== this.#number || !this.busy) return;
    if (!this.hold) return this.#next();
    // There is something to be seen in each position, even where nothing moves.
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.release(), SEEN_MS);
  };

  /** Goes on with what waits, unless it is held. */
  release(): void {
    if (!this.hold?.()) return this.#next();
    this.busy = false;
    this.hurried = false;
  }

  /** What is being shown and what waits is seen at once, and so is all that comes, until one is asked. */
  skip(): void {
    this.skipping = true;
    if (this.busy) this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #next(): void {
    clearTimeout(this.#timer);
    const cue = this.#waiting.shift();
    if (!cue) {
      this.busy = false;
      this.hurried = false;
      return;
    }
    this.#number += 1;
    this.busy = true;
    this.rush = 1 + this.#waiting.length;
    this.hurried = (!this.hold && this.#waiting.length > HURRY) || this.skipping || document.hidden;
    this.batch = { ...cue.batch, number: this.#number, before: this.state ?? cue.batch.after };
    this.state = cue.batch.after;
    this.offers = cue.offers;
    this.prices = cue.prices ?? [];
    cue.shown?.();
    const number = this.#number;
    this.#timer = setTimeout(() => this.settled(number), this.hurried ? 50 : LONGEST_MS);
  }
}
