/** A first voyage as it goes: which bubble is shown, what it waits for, and what is said to other acts. */
import type { Bubble, LessonView } from "../api/messages.ts";
import type { LiveTable } from "../table/live.svelte.ts";

export class Voyage {
  /** How many bubbles without an act have been read at this place. */
  #read = $state({ acts: -1, bubbles: 0 });
  /** Somebody wanted to do something else at this place. */
  #strayed = $state({ acts: -1, times: 0 });
  /** The learner plays on alone. */
  left = $state(false);

  constructor(
    readonly live: LiveTable,
    readonly lesson: LessonView,
  ) {
    live.stage.hold = () => this.holds;
  }

  /** What is learned is told by the acts that were shown; until the log is here, nobody knows. */
  get acts(): number {
    return this.live.acts.length;
  }

  get running(): boolean {
    const { table, complete } = this.live;
    return complete && !this.left && table?.status === "running" && this.acts <= this.lesson.acts;
  }

  /** The bubbles of this place that are still to be read. */
  get #unread(): Bubble[] {
    const here = this.lesson.bubbles.filter((bubble) => bubble.after === this.acts && bubble.do.length === 0);
    return here.slice(this.#read.acts === this.acts ? this.#read.bubbles : 0);
  }

  /** Nothing else happens at the table before it is read. */
  get holds(): boolean {
    return this.running && (this.#unread.length > 0 || this.ended);
  }

  get bubble(): Bubble | null {
    if (!this.running) return null;
    const { acts, live } = this;
    // A bubble comes when everything before it has been seen, and stays while its acts are done.
    const under = (bubble: Bubble) =>
      acts < bubble.after + bubble.do.length && (bubble.after === acts ? live.asked : bubble.after < acts);
    return (live.stage.busy ? undefined : this.#unread[0]) ?? this.lesson.bubbles.find(under) ?? null;
  }

  /** All of it was done; the game itself may go on. */
  get ended(): boolean {
    return this.running && this.acts === this.lesson.acts;
  }

  /** The act that is wanted now, and the how manieth of its bubble it is. */
  get wanted(): string | null {
    const bubble = this.bubble;
    return bubble?.do[this.acts - bubble.after] ?? null;
  }

  /** How often it is wanted, one after the other. */
  get times(): number {
    const left = this.bubble?.do.slice(this.acts - this.bubble.after) ?? [];
    const verb = (act: string | undefined) => act?.split(" ")[0];
    const other = left.findIndex((act) => verb(act) !== verb(left[0]));
    return other < 0 ? left.length : other;
  }

  get strayed(): boolean {
    return this.#strayed.acts === this.acts && this.#strayed.times > 0;
  }

  goOn(): void {
    const known = this.#read.acts === this.acts ? this.#read.bubbles : 0;
    this.#read = { acts: this.acts, bubbles: known + 1 };
    this.live.stage.release();
  }

  /** Whether an act may be sent; if not, the bubble says why. */
  allows(action: string): boolean {
    if (!this.running || action === this.wanted) return true;
    const times = this.#strayed.acts === this.acts ? this.#strayed.times : 0;
    this.#strayed = { acts: this.acts, times: times + 1 };
    return false;
  }

  /** The lesson is over, or the learner has had enough of it; the game goes on by itself. */
  leave(): void {
    this.left = true;
    this.live.stage.hold = null;
    this.live.stage.release();
  }
}
