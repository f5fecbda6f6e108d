/** What is being explained, a card or a sign: hovered for a moment, focused by keyboard, or held under a finger. */
import type { CardInfo } from "../../api/messages.ts";
import type { Attachment } from "svelte/attachments";
import { words } from "../../words/words.svelte.ts";

export interface Explanation {
  /** Null: a sign. */
  card: CardInfo | null;
  /** How many of them, where several lie together. */
  count: number;
  /** What it means now: a card's price, why it cannot be taken; what a sign stands for. */
  notes: string[];
}

const HOVER_MS = 350;
const HOLD_MS = 420;
/** What cannot be played is explained by a plain click or tap. */
const EXPLAINED_BY_CLICK = '[aria-disabled="true"], [data-explains]';

class Explaining {
  shown = $state.raw<Explanation | null>(null);
  /** The element that it belongs to; the explanation stands beside it. */
  beside = $state.raw<HTMLElement | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What happened on a sign is not for what lies around it, too. */
  #claimed = new WeakSet<Event>();

  show(explanation: Explanation, beside: HTMLElement): void {
    clearTimeout(this.#timer);
    this.shown = explanation;
    this.beside = beside;
  }

  hide(): void {
    clearTimeout(this.#timer);
    if (this.shown === null) return;
    this.shown = null;
    this.beside = null;
  }

  /** An element that leaves the page loses its focus in the middle of an update: nothing may change then. */
  #leave(element: HTMLElement): void {
    clearTimeout(this.#timer);
    if (this.beside === element) queueMicrotask(() => this.beside === element && this.hide());
  }

  #claim(event: Event): boolean {
    if (this.#claimed.has(event)) return false;
    this.#claimed.add(event);
    return true;
  }

  /** For a sign, what it stands for; those words come after the table (`words.need("tips")`). */
  sign(notes: () => string[]): Attachment<HTMLElement> {
    return this.of(() => {
      const said = words.has("web-sign-flag") ? notes() : [];
      return said.length ? { card: null, count: 1, notes: said } : null;
    });
  }

  /** For `{@attach explaining.of(() => …)}`: explains on hover, focus and long press. */
  of(explanation: () => Explanation | null): Attachment<HTMLElement> {
    return (element) => {
      let held = false;
      const open = () => {
        const found = explanation();
        if (found) this.show(found, element);
      };
      const later = (ms: number, then: () => void) => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(then, ms);
      };
      const listeners: [string, (event: never) => void][] = [
        [
          "pointermove",
          (event: PointerEvent) => {
            if (!this.#claim(event)) return;
            // A card that slides below a resting mouse was not asked for.
            const moved = event.movementX !== 0 || event.movementY !== 0;
            if (event.pointerType === "mouse" && moved && this.beside !== element) later(HOVER_MS, open);
          },
        ],
        [
          "pointerdown",
          (event: PointerEvent) => {
            held = false;
            if (!this.#claim(event)) return;
            if (event.pointerType === "mouse") return this.hide();
            later(HOLD_MS, () => {
              held = true;
              open();
            });
          },
        ],
        ["pointerup", () => (held ? undefined : clearTimeout(this.#timer))],
        ["pointercancel", () => this.hide()],
        ["pointerleave", (event: PointerEvent) => (event.pointerType === "mouse" ? this.hide() : undefined)],
        ["contextmenu", (event: Event) => (held ? event.preventDefault() : undefined)],
        [
          "click",
          (event: Event) => {
            if (!held && element.matches(EXPLAINED_BY_CLICK)) return open();
            // A long press has explained the card: lifting the finger must not play it.
            if (!held) return;
            held = false;
            event.preventDefault();
            event.stopImmediatePropagation();
          },
        ],
        ["focus", () => (element.matches(":focus-visible") ? open() : undefined)],
        ["blur", () => this.#leave(element)],
      ];
      for (const [type, listener] of listeners) {
        element.addEventListener(type, listener as EventListener, { capture: type === "click" });
      }
      return () => {
        for (const [type, listener] of listeners) {
          element.removeEventListener(type, listener as EventListener, { capture: type === "click" });
        }
        this.#leave(element);
      };
    };
  }
}

export const explaining = new Explaining();
