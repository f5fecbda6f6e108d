/** The live stream of one table: a WebSocket that comes back by itself and misses nothing (docs/server.md). */
import { get, keyed, ProblemError } from "./http.ts";
import { MESSAGES, type Hello, type Message } from "./messages.ts";

/** A message that this client knows; a newer server may say more, and what it said before stays as it was. */
export function isMessage(found: unknown): found is Message {
  if (typeof found !== "object" || found === null || !("type" in found)) return false;
  return MESSAGES.some((type) => type === found.type);
}

/** What a stream tells its owner. `down`: it has failed so many times in a row and tries again by itself. */
export interface Listener {
  hear: (message: Message) => void;
  up: () => void;
  down: (failures: number) => void;
  /** It cannot be opened at all: no such table, no key. Nothing is tried any more. */
  over: (code: string) => void;
  /** The number of the last entry seen, where the next stream begins. */
  since: () => number | null;
}

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8000;
/** After so long without a message we make sure that the line is not dead. */
const SILENCE_MS = 45_000;

export class Stream {
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer = 0;
  #closed = false;
  #heard = 0;
  #watch: number;

  constructor(
    readonly table: string,
    readonly key: string | null,
    readonly listener: Listener,
  ) {
    this.#watch = window.setInterval(() => void this.#checkSilence(), 5000);
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  get ready(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: object): void {
    if (this.ready) this.#socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    const query = new URLSearchParams();
    if (this.key) query.set("key", this.key);
    const since = this.listener.since();
    if (since !== null) query.set("since", String(since));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?${query}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      const message: unknown = JSON.parse(String(event.data));
      if (!isMessage(message)) return;
      if (message.type === "hello") {
        this.#failures = 0;
        this.listener.up();
      }
      if (message.type === "bye" && !message.again) this.#giveUp(message.code);
      else this.listener.hear(message);
    };
    socket.onopen = () => void (this.#heard = Date.now());
    socket.onclose = () => {
      if (socket === this.#socket && !this.#closed) void this.#lost();
    };
  }

  /** A WebSocket does not say why it was refused; plain HTTP does. */
  async #lost(): Promise<void> {
    this.#socket = null;
    this.#failures += 1;
    this.listener.down(this.#failures);
    if (this.#failures > 1) {
      try {
        await get(keyed(`/api/tables/${this.table}`, this.key));
      } catch (error) {
        if (this.#closed) return;
        if (error instanceof ProblemError && error.status === 404) return this.#giveUp(error.code);
      }
    }
    if (this.#closed) return;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#failures - 1));
    this.#timer = window.setTimeout(() => this.#open(), pause * (0.75 + Math.random() / 2));
  }

  #giveUp(code: string): void {
    this.close();
    this.listener.over(code);
  }

  /** The device has lost its network. A socket would find out minutes later; where the server is this device
   * itself, the next try succeeds at once. */
  #cut = (): void => {
    const socket = this.#socket;
    if (this.#closed || !socket) return;
    this.#socket = null;
    socket.close();
    void this.#lost();
  };

  /** The network is back, or somebody looks again: do not wait for the next try. */
  #hurry = (): void => {
    if (this.#closed || this.#socket || document.hidden) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /** A dead line looks like a quiet table: ask by plain HTTP, and open anew where something was missed. */
  async #checkSilence(): Promise<void> {
    if (!this.ready || document.hidden || Date.now() - this.#heard < SILENCE_MS) return;
    this.#heard = Date.now();
    try {
      const now = await get<Hello>(keyed(`/api/tables/${this.table}`, this.key));
      if (now.seq > (this.listener.since() ?? 0)) this.#socket?.close();
    } catch {
      this.#socket?.close();
    }
  }
}
