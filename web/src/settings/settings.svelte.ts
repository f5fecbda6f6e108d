/** What a visitor has chosen: language, theme, motion, sound, confirming moves, odds, how fast bots play. Kept in this browser. */
import { LANGUAGES, preferred, type Language } from "../words/languages.ts";
import { words } from "../words/words.svelte.ts";

const KEY = "portroyal.settings";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "reduced";
export type Speed = "slow" | "normal" | "fast" | "instant";

export const THEMES: readonly Theme[] = ["system", "light", "dark"];
export const MOTIONS: readonly Motion[] = ["system", "full", "reduced"];
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];
const CHECKS = ["sound", "confirm", "notify", "shortcuts", "odds", "panel", "tips", "guard"] as const;

export interface Chosen {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  confirm: boolean;
  notify: boolean;
  /** Whether single letter keys play moves; speech input users are better off without. */
  shortcuts: boolean;
  /** How fast bots play. */
  speed: Speed;
  /** The chance to bust on the button that risks it, and the panel of all odds beside the table. */
  odds: boolean;
  panel: boolean;
  /** A sentence when something happens for the first time; which of them have been seen. */
  tips: boolean;
  seen: string[];
  /** Against bots: asked before a mistake. */
  guard: boolean;
}

const DEFAULTS: Chosen = {
  language: null,
  theme: "system",
  motion: "system",
  sound: false,
  confirm: false,
  notify: false,
  shortcuts: true,
  speed: "normal",
  odds: true,
  panel: false,
  tips: true,
  seen: [],
  guard: false,
};

class Settings {
  chosen = $state<Chosen>({ ...DEFAULTS, ...kept() });
  #systemReduces = $state(reducedBySystem()?.matches ?? false);

  constructor() {
    reducedBySystem()?.addEventListener("change", (event) => {
      this.#systemReduces = event.matches;
      this.#apply();
    });
    // What is chosen in another window holds here, too.
    globalThis.addEventListener?.("storage", (event) => event.key === KEY && this.#follow());
    this.#apply();
  }

  /** Whether anything may move by itself or fly across the table. */
  get moving(): boolean {
    return this.chosen.motion === "system" ? !this.#systemReduces : this.chosen.motion === "full";
  }

  get language(): Language {
    return this.chosen.language ?? preferred(navigator.languages ?? [navigator.language]);
  }

  set<Key extends keyof Chosen>(key: Key, value: Chosen[Key]): void {
    this.chosen[key] = value;
    localStorage.setItem(KEY, JSON.stringify(this.chosen));
    this.#apply();
    if (key === "language") void words.speak(this.language);
  }

  /** Back to how it was on the first visit; part of deleting one's data. */
  forget(): void {
    localStorage.removeItem(KEY);
    this.chosen = { ...DEFAULTS };
    this.#apply();
  }

  #follow(): void {
    this.chosen = { ...DEFAULTS, ...kept() };
    this.#apply();
    void words.speak(this.language);
  }

  #apply(): void {
    const root = document.documentElement;
    if (this.chosen.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.chosen.theme;
    root.dataset["motion"] = this.moving ? "full" : "reduced";
  }
}

function reducedBySystem(): MediaQueryList | undefined {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
}

/** What this browser kept; anything that does not fit any more is left out. */
function kept(): Partial<Chosen> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    const all = found as Record<string, unknown>;
    const sound: Partial<Chosen> = {};
    for (const key of CHECKS) {
      if (typeof all[key] === "boolean") sound[key] = all[key];
    }
    if (THEMES.includes(all["theme"] as Theme)) sound.theme = all["theme"] as Theme;
    if (MOTIONS.includes(all["motion"] as Motion)) sound.motion = all["motion"] as Motion;
    if (SPEEDS.includes(all["speed"] as Speed)) sound.speed = all["speed"] as Speed;
    const seen = all["seen"];
    if (Array.isArray(seen)) sound.seen = seen.filter((tip) => typeof tip === "string");
    if (LANGUAGES.includes(all["language"] as Language)) sound.language = all["language"] as Language;
    return sound;
  } catch {
    return {};
  }
}

export const settings = new Settings();
