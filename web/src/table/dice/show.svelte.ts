/** The show: events of a batch one after the other, each with the time that an eye needs for it. */
import { untrack } from "svelte";
import type { DiceState, Event } from "../../api/messages.ts";
import { play, type Sound } from "../../sound/sound.ts";
import type { Batch } from "../types.ts";
import { applied } from "./applied.ts";

/** Something worth a flourish. */
export interface Moment {
  key: number;
  type: string;
  what: string;
  n: number;
  seat: number | null;
}

/** Milliseconds for an event; those that are not named take none. */
const TIMES: Record<string, number> = {
  ...{ roll: 1150, place: 380, "take-off": 420, repel: 700, reroll: 350, bust: 1250, "sudden-death": 1500 },
  ...{ take: 420, circle: 260, use: 220, skull: 320, cross: 420, paint: 110, treasure: 700, order: 700 },
  ...{ island: 1000, start: 200, turn: 350, over: 300, jester: 300, admiral: 300, "bold-jester": 300 },
};
/** Other people's crosses are seen at a glance. */
const FARTHER = 0.6;
/** A batch may not take longer than the page waits for it. */
const LONGEST = 3600;
const FLOURISHES = new Set(["bust", "sudden-death", "island", "treasure", "order", "repel"]);
const SOUNDS: Record<string, Sound> = {
  bust: "bust",
  repel: "sword",
  cross: "cross",
  paint: "cross",
  take: "card",
};
const COINS = new Set(["treasure", "order", "island"]);

export class Show {
  /** The position as it is shown now; behind the true one while events are shown. */
  state: DiceState;
  /** What lies on the dice, and how often they have been thrown. */
  roll = $state.raw<{ roll: string | null; throws: number }>({ roll: null, throws: 0 });
  /** Fields drawn just now, as `seat field`: the pen is still moving. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  moment = $state.raw<Moment | null>(null);
  playing = $state(false);
  /** The time that one throw of the dice takes. */
  throwing = $state(1000);
  #run = 0;
  #keys = 0;
  #taken: (piece: string, seat: number) => void;

  /** `taken` is told of every piece just before it leaves the board. */
  constructor(state: DiceState, taken: (piece: string, seat: number) => void = () => undefined) {
    this.#taken = taken;
    this.state = $state.raw(state);
    this.roll = { roll: state.roll, throws: 0 };
  }

  /** Shows a position; the dice lie as its story left them, and without one only as the position tells. */
  set(state: DiceState, story: readonly Event[] = []): void {
    this.#run += 1;
    this.state = state;
    this.playing = false;
    this.moment = null;
    this.fresh = new Set();
    const { roll, throws } = untrack(() => this.roll);
    const rolled = story.findLast((event) => event.type === "roll")?.what;
    this.roll = { roll: state.roll ?? rolled ?? (story.length ? roll : null), throws };
  }

  /** The table is gone: nothing more is shown. */
  stop(): void {
    this.#run += 1;
  }

  /** Shows the events of a batch from `before` to `after`; resolves true unless something newer came. */
  async play(batch: Batch<DiceState>, view: number, speed: number): Promise<boolean> {
    const run = ++this.#run;
    this.state = batch.before;
    this.playing = true;
    this.fresh = new Set();
    const times = batch.events.map((event) => timeOf(event, view));
    const whole = times.reduce((sum, time) => sum + time, 0);
    const pace = Math.min(1, LONGEST / (whole || 1)) / speed;
    this.throwing = (TIMES["roll"] ?? 0) * 0.85 * pace;
    for (const [at, event] of batch.events.entries()) {
      this.#show(event);
      const time = times[at]! * pace;
      if (time > 0) await new Promise((done) => setTimeout(done, time));
      if (run !== this.#run) return false;
    }
    this.set(batch.after, batch.events);
    return true;
  }

  #show(event: Event): void {
    const what = event.what ?? "";
    if (event.type === "take" && event.seat !== null) this.#taken(what, event.seat);
    this.state = applied(this.state, event);
    if (event.type === "roll") {
      this.roll = { roll: what, throws: this.roll.throws + 1 };
      play("roll");
    }
    if (event.type === "cross" || event.type === "paint") {
      this.fresh = new Set([...this.fresh, `${event.seat} ${what}`]);
    }
    if (FLOURISHES.has(event.type)) {
      this.#keys += 1;
      this.moment = { key: this.#keys, type: event.type, what, n: event.n, seat: event.seat };
    } else if (TIMES[event.type] && event.type !== "hire") this.moment = null;
    const sound = SOUNDS[event.type];
    if (sound) play(sound);
    if (COINS.has(event.type)) play("coin");
  }
}

function timeOf(event: Event, view: number): number {
  const time = TIMES[event.type] ?? 0;
  const setup = event.type === "cross" && event.n === 0;
  const far = (event.type === "cross" || event.type === "circle") && event.seat !== view;
  return time * (far ? FARTHER : 1) * (setup ? 0.5 : 1);
}
