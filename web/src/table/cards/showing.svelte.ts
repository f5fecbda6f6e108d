/** What the table shows at this moment: the scene of the beat that is running, and the cards in the air. */
import { tick } from "svelte";
import { play } from "../../sound/sound.ts";
import type { Beat, Flight } from "./plan.ts";
import type { Scene } from "./scene.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
}

/** A card in the air, from the middle of one place to the middle of another. */
export interface Airborne extends Flight {
  key: number;
  start: Box;
  end: Box;
  tense: boolean;
}

/** Finds a place of the table on the screen; null where it is not drawn. */
export type Finder = (places: readonly string[]) => Box | null;

const NOTHING: ReadonlySet<number> = new Set();

export class Showing {
  scene = $state.raw<Scene>()!;
  beat = $state.raw<Beat | null>(null);
  flying = $state.raw<Airborne[]>([]);
  landing = $state.raw<ReadonlySet<number>>(NOTHING);
  busy = $state(false);
  #run = 0;
  #key = 0;
  #skip: (() => void) | null = null;
  #skipped = false;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  /** Shows a scene at once; whatever was in the air has landed. */
  rest(scene: Scene): void {
    this.#run += 1;
    this.#landed();
    this.scene = scene;
    this.busy = false;
    this.#skip?.();
  }

  /** A story is about to be told from this scene. */
  begin(scene: Scene): void {
    this.rest(scene);
    this.busy = true;
  }

  /** Tells a story from the scene that is shown to `end`; true when it was not overtaken by another one. */
  async tell(beats: readonly Beat[], end: Scene, find: Finder, speed: number): Promise<boolean> {
    const run = (this.#run += 1);
    this.busy = true;
    this.#skipped = false;
    for (const beat of beats) {
      if (this.#skipped) break;
      const starts = beat.flights.map((flight) => find(flight.from));
      this.beat = beat;
      this.landing = new Set(beat.flights.flatMap((flight) => flight.lands ?? []));
      this.scene = beat.scene;
      await tick();
      if (run !== this.#run) return false;
      this.flying = beat.flights.flatMap((flight, i) => this.#airborne(flight, starts[i], find, beat, speed));
      if (beat.sound) play(beat.sound);
      await this.#wait(beat.ms / speed);
      if (run !== this.#run) return false;
      this.#landed();
    }
    this.rest(end);
    return true;
  }

  /** Everything that is still to be shown is shown now. */
  skip(): void {
    this.#skipped = true;
    this.#skip?.();
  }

  /** Coins that a seat does not hold yet, because they are in the air. */
  incoming(seat: number): number {
    return this.beat?.incoming[seat] ?? 0;
  }

  #airborne(
    flight: Flight,
    start: Box | null | undefined,
    find: Finder,
    beat: Beat,
    speed: number,
  ): Airborne[] {
    const end = find(flight.to);
    if (!start || !end) return [];
    const { delay, ms } = flight;
    this.#key += 1;
    return [
      { ...flight, delay: delay / speed, ms: ms / speed, key: this.#key, start, end, tense: beat.tense },
    ];
  }

  #landed(): void {
    this.beat = null;
    this.flying = [];
    this.landing = NOTHING;
  }

  #wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      this.#skip = done;
      const self = this;
      function done() {
        clearTimeout(timer);
        self.#skip = null;
        resolve();
      }
    });
  }
}
