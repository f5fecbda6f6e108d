/** Short notices: a toast that everybody sees, and words that only a screen reader says. */
import { troubleText } from "../api/http.ts";

export interface Notice {
  id: number;
  text: string;
  tone: "plain" | "good" | "bad";
  action?: { label: string; act: () => void } | undefined;
}

const SHOWN_MS = 6000;

class Notices {
  shown = $state<Notice[]>([]);
  #next = 1;

  /** Shows a toast for some seconds; one with an action stays until it is used or put away. */
  toast(text: string, tone: Notice["tone"] = "plain", action?: Notice["action"]): void {
    const id = this.#next++;
    this.shown = [...this.shown.filter((notice) => notice.text !== text), { id, text, tone, action }];
    if (!action) setTimeout(() => this.dismiss(id), SHOWN_MS);
  }

  /** Says what has gone wrong. */
  sorry = (error: unknown): void => void this.toast(troubleText(error), "bad");

  dismiss(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }
}

class Spoken {
  /** What the polite and the urgent live region say at the moment. */
  polite = $state("");
  urgent = $state("");
  #queue: string[] = [];
  #busy = false;

  /** Says a sentence after those that came before; several at once become one announcement. */
  say(text: string): void {
    if (!text) return;
    this.#queue.push(text);
    if (this.#busy) return;
    this.#busy = true;
    setTimeout(() => this.#flush(), 60);
  }

  /** Says it at once and first: it is your turn, the move was refused. */
  urge(text: string): void {
    this.urgent = this.urgent === text ? `${text}\u00a0` : text;
  }

  #flush(): void {
    const text = this.#queue.join(" ");
    this.#queue = [];
    this.#busy = false;
    this.polite = this.polite === text ? `${text}\u00a0` : text;
  }
}

export const notices = new Notices();
export const spoken = new Spoken();
