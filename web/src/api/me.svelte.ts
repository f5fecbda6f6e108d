/** Who the visitor is to the server: an identity by cookie, and a name that is only shown. */
import { ask, get } from "./http.ts";
import { someName } from "../words/names.ts";
import { forgetKept } from "../table/kept.ts";
import type { Me } from "./messages.ts";

const KNOWN = "portroyal.known";

class Visitor {
  me = $state.raw<Me | null>(null);
  #asked: Promise<Me> | null = null;

  /** Makes sure that there is an identity; everything that changes something needs one. */
  async known(): Promise<Me> {
    this.#asked ??= this.#meet();
    try {
      return await this.#asked;
    } catch (error) {
      this.#asked = null;
      throw error;
    }
  }

  /** Once, however many ask: a second christening would take back a name that was chosen meanwhile. */
  async #meet(): Promise<Me> {
    const met = await get<Me>("/api/me");
    this.me = met.name ? met : await ask<Me>("PATCH", "/api/me", { name: someName() });
    localStorage.setItem(KNOWN, "yes");
    return this.me;
  }

  /** Whether the server has ever known this browser; a new visitor has no games to ask for. */
  get before(): boolean {
    return localStorage.getItem(KNOWN) !== null;
  }

  async rename(name: string): Promise<void> {
    await this.known();
    this.me = await ask<Me>("PATCH", "/api/me", { name });
    this.#asked = Promise.resolve(this.me);
  }

  /** Takes over the identity of another device. */
  async become(code: string): Promise<void> {
    this.me = await ask<Me>("POST", "/api/me/move", { code });
    localStorage.setItem(KNOWN, "yes");
  }

  /** Deletes everything that the server keeps of the visitor; the next request makes a new one. */
  async vanish(): Promise<void> {
    await ask("DELETE", "/api/me");
    localStorage.removeItem(KNOWN);
    forgetKept();
    this.me = null;
    this.#asked = null;
  }
}

export const visitor = new Visitor();
