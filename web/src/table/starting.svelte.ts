/** The buttons that begin a game at once: which one is busy, and what is said if it does not work. */
import { notices } from "../parts/notices.svelte.ts";
import { learn, playNow } from "./opening.ts";

export class Starting {
  /** The game or lesson that is about to begin; a second press does nothing. */
  game = $state<string | null>(null);

  start(game: string): Promise<void> {
    return this.#begin(game, () => playNow(game));
  }

  /** Begins a guided game. */
  learn(lesson: string, game: string): Promise<void> {
    return this.#begin(`lesson ${lesson}`, () => learn(lesson, game));
  }

  async #begin(what: string, open: () => Promise<void>): Promise<void> {
    if (this.game) return;
    this.game = what;
    try {
      await open();
    } catch (error) {
      notices.sorry(error);
    } finally {
      this.game = null;
    }
  }
}
