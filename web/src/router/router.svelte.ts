/** Which page is shown: paths of our own over the browser's history, links stay links. */
import { tick } from "svelte";

export interface Place {
  path: string;
  query: URLSearchParams;
}

class Router {
  #at = $state.raw<Place>(here());

  get path(): string {
    return this.#at.path;
  }

  get query(): URLSearchParams {
    return this.#at.query;
  }

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    addEventListener("click", (event) => this.#clicked(event));
  }

  /** Goes to another page; `replace` leaves no step back. */
  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    const moved = here().path !== this.#at.path;
    this.#arrive();
    if (moved) scrollTo(0, 0);
  }

  /** Changes the address only, as a slider does while it moves; not that of the page one has left for. */
  note(to: string): void {
    if (to.split("?")[0] === location.pathname) history.replaceState(null, "", to);
  }

  #arrive(): void {
    const before = this.#at.path;
    this.#at = here();
    if (this.#at.path !== before) void focusPage();
  }

  /** A plain click on a link to ourselves changes the page without loading it anew. */
  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || /^\/(api|art)\//.test(to.pathname)) return;
    if (to.pathname === location.pathname && to.search === location.search && to.hash) return;
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

function here(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search) };
}

/** After a change of page the focus is on its heading, so that a screen reader reads where one is. */
async function focusPage(): Promise<void> {
  await tick();
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

export const router = new Router();
