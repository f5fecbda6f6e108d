/** An act that cannot be taken back, as it shows what is hidden: it is played a little later, and dropped until then. */
import type { LiveTable } from "../live.svelte.ts";

/** As long as bots leave a person to take an act back (`second_thoughts` of the server), at their usual pace. */
const THOUGHTS_MS = 3000;

export class Holding {
  /** What is held, in words; empty if nothing is. */
  label = $state("");
  #act: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: LiveTable) {}

  /** Plays it, at once or a little later. */
  take(action: string, label: string, act: () => void): void {
    this.drop();
    const wait = this.#wait(action);
    if (!wait) return act();
    this.label = label;
    this.#act = act;
    this.#timer = setTimeout(() => this.now(), wait);
  }

  now(): void {
    const act = this.#act;
    this.drop();
    act?.();
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.#act = null;
    this.label = "";
  }

  /** Milliseconds. People take their time by themselves; who wants faster bots thinks faster. */
  #wait(action: string): number {
    const { table, you, stage, material } = this.live;
    const offer = stage.offers.find((one) => one.action === action);
    const others = table?.seats.filter((_, seat) => !you.seats.includes(seat)) ?? [];
    if (!table?.pace || table.lesson || !offer || !material?.final?.(offer)) return 0;
    if (!others.length || others.some((seat) => seat.played_by !== "bot")) return 0;
    return THOUGHTS_MS * Math.min(1, (you.pace ?? table.pace) / table.pace);
  }
}
