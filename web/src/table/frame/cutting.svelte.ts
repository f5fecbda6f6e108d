/** The cut of the cards: seals the visitor's words when all are asked, gives them when all are sealed. */
import { fittingCut, sha256, someWords } from "../secrets.ts";
import type { LiveTable } from "../live.svelte.ts";

export class Cutting {
  /** What the visitor has typed; without words of their own the browser finds some. */
  words = $state("");
  #cut = "";
  #sealed = false;
  #given = false;

  constructor(readonly live: LiveTable) {}

  /** To be called in an effect: does what the table waits for. */
  attend(): void {
    const { table, you } = this.live;
    if (table?.status !== "cutting" || you.seats.length === 0) return;
    const own = table.seats.filter((_, i) => you.seats.includes(i));
    const people = table.seats.filter((seat) => seat.kind === "human");
    if (!this.#sealed && own.some((seat) => !seat.sealed)) {
      this.#sealed = true;
      this.#cut = fittingCut(this.words) || someWords();
      this.live.command({ do: "seal", hash: sha256(this.#cut) }).catch(() => (this.#sealed = false));
    }
    // Who is too late cuts with nothing; the server goes on by itself.
    if (!this.#given && this.#sealed && people.every((seat) => seat.sealed)) {
      this.#given = true;
      this.live.command({ do: "cut", cut: this.#cut }).catch(() => {});
    }
  }
}
