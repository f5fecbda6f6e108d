/** The buttons that begin a game at once: which one is busy, and what is said if it does not work. */
import { troubleText } from "../api/http.ts";
import { notices } from "../parts/notices.svelte.ts";
import { playNow } from "./opening.ts";

export class Starting {
  /** The game that is about to begin; a second press does nothing. */
  game = $state<string | null>(null);

  async start(game: string): Promise<void> {
    if (this.game) return;
    this.game = game;
    try {
      await playNow(game);
    } catch (error) {
      notices.toast(troubleText(error), "bad");
    } finally {
      this.game = null;
    }
  }
}
