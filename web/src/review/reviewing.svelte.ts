/** The review of one game: asked for, waited for, and kept in sight while the server works at it. */
import { get, keyed, post } from "../api/http.ts";
import { visitor } from "../api/me.svelte.ts";
import type { Review, ReviewStep } from "../api/messages.ts";
import { notices } from "../parts/notices.svelte.ts";

const AGAIN_MS = 1500;
const PATIENCE_S = 8;
/** Where bots are still being compiled, it is said soon that one has to wait. */
const FIRST_S = 2;

/** Whether something was given away here. */
export const isFault = (step: ReviewStep) => ["inaccuracy", "mistake", "blunder"].includes(step.grade ?? "");

export class Reviewing {
  /** The last answer, with the words of the one that brought them. */
  found = $state.raw<Review | null>(null);
  trouble = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    readonly table: string,
    readonly key: string | null,
    readonly language: string,
  ) {
    void this.look();
  }

  get busy(): boolean {
    return ["looking", "waiting", "reviewing"].includes(this.found?.status ?? "looking");
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer);
    const known = this.found?.made ?? null;
    const query = new URLSearchParams({
      lang: this.language,
      wait: String(this.found ? PATIENCE_S : FIRST_S),
    });
    if (known) query.set("known", known);
    try {
      const told = await get<Review>(keyed(`/api/tables/${this.table}/review?${query}`, this.key));
      const { title, html, steps } = (told.html === null && this.found) || told;
      this.found = { ...told, title, html, steps };
    } catch (error) {
      if (!this.found) this.trouble = error;
    }
    if (this.busy && !this.trouble && !this.#ended)
      this.#timer = setTimeout(() => void this.look(), AGAIN_MS);
  }

  /** The full review, please. */
  async ask(): Promise<void> {
    try {
      await visitor.known();
      await post(keyed(`/api/tables/${this.table}/review`, this.key));
    } catch (error) {
      notices.sorry(error);
    }
    await this.look();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }
}
