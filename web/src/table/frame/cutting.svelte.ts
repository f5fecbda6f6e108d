/** The cut of the cards: seals the visitor's words when all are asked, gives them when all are sealed. */
import { keep, keepSeals, keptOf } from "../kept.ts";
import { secretCut, sha256 } from "../secrets.ts";
import type { LiveTable } from "../live.svelte.ts";

export class Cutting {
  /** What the visitor has typed; the browser adds something that nobody could guess. */
  words = $state("");
  #cut = "";
  #sealed = false;
  #given = false;

  constructor(readonly live: LiveTable) {}

  /** To be called in an effect: does what the table waits for. */
  attend(): void {
    const { table, you } = this.live;
    if (table?.status !== "cutting" || you.seats.length === 0) {
      this.#sealed = this.#given = false; // somebody left, and all will cut once more
      return;
    }
    const own = table.seats.filter((_, i) => you.seats.includes(i));
    const people = table.seats.filter((seat) => seat.kind === "human");
    if (!this.#sealed && own.some((seat) => !seat.sealed)) {
      this.#sealed = true;
      this.#cut = secretCut(this.words);
      const before = keptOf(table.id);
      keep(table, this.#cut);
      this.live.command({ do: "seal", hash: sha256(this.#cut) }).catch(() => {
        // Another window of the same visitor was faster; what it has noted counts.
        this.#sealed = false;
        if (before) keep(table, before.cut);
      });
    }
    if (!this.#sealed) {
      // The page was loaded anew since the seal: the words are among the notes.
      this.#sealed = true;
      this.#cut = keptOf(table.id)?.cut ?? "";
    }
    // Who is too late cuts with nothing; the server goes on by itself.
    if (!this.#given && people.every((seat) => seat.sealed)) {
      this.#given = true;
      keepSeals(table);
      this.live.command({ do: "cut", cut: this.#cut }).catch(() => {});
    }
  }
}
