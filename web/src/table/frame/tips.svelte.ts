/** One-time tips: a sentence when something happens for the first time; each waits until it is put away. */
import { settings } from "../../settings/settings.svelte.ts";

export class Tips {
  #waiting = $state<string[]>([]);

  /** The one to be read now. */
  get shown(): string | null {
    return this.#waiting[0] ?? null;
  }

  /** What has just happened, by name: `web-tip-…` says it. */
  offer(names: readonly string[]): void {
    const { tips, seen } = settings.chosen;
    const fresh = names.filter((name) => tips && !seen.includes(name) && !this.#waiting.includes(name));
    if (fresh.length) this.#waiting = [...this.#waiting, ...fresh];
  }

  /** It has been read, at every table. */
  close(): void {
    const { shown } = this;
    if (shown) settings.set("seen", [...settings.chosen.seen, shown]);
    this.#waiting = this.#waiting.slice(1);
  }
}
