/** The pages by path; each is fetched when it is first visited. */
import type { Component } from "svelte";

export interface Route {
  /** The message that names the page in the title. */
  title: string;
  load: () => Promise<{ default: Component<Record<string, string>> }>;
  props: Record<string, string>;
}

type Load = Route["load"];

const PAGES: [pattern: RegExp, title: string, load: Load][] = [
  [/^\/$/, "web-title-landing", page(() => import("../pages/Landing.svelte"))],
  [/^\/lobby$/, "web-title-lobby", page(() => import("../pages/Lobby.svelte"))],
  [/^\/new$/, "web-title-new", page(() => import("../pages/NewTable.svelte"))],
  [/^\/table\/(?<id>[0-9A-Za-z]+)$/, "web-title-table", page(() => import("../pages/TablePage.svelte"))],
  [/^\/replay\/(?<id>[0-9A-Za-z]+)$/, "web-title-replay", page(() => import("../pages/ReplayPage.svelte"))],
  [
    /^\/games\/(?<id>[0-9A-Za-z]+)\/review$/,
    "web-title-review",
    page(() => import("../pages/ReviewPage.svelte")),
  ],
  [
    /^\/games\/(?<id>[0-9A-Za-z]+)\/again$/,
    "web-title-again",
    page(() => import("../pages/TryAgain.svelte")),
  ],
  [/^\/history\/numbers$/, "web-title-numbers", page(() => import("../pages/NumbersPage.svelte"))],
  [/^\/history$/, "web-title-history", page(() => import("../pages/History.svelte"))],
  [/^\/settings$/, "web-title-settings", page(() => import("../pages/SettingsPage.svelte"))],
  [/^\/privacy$/, "web-title-privacy", page(() => import("../pages/Privacy.svelte"))],
  [/^\/fairness$/, "web-title-fairness", page(() => import("../pages/FairnessPage.svelte"))],
  [/^\/rules$/, "web-title-rules", page(() => import("../pages/Rules.svelte"))],
  [/^\/rules\/(?<game>[a-z-]+)$/, "web-title-rules", page(() => import("../pages/RulesOfGame.svelte"))],
];

/** Svelte types every page by its own props; the router hands over what the path says. */
function page<Props extends Record<string, string>>(
  load: () => Promise<{ default: Component<Props> }>,
): Load {
  return load as unknown as Load;
}

export function routeOf(path: string): Route | null {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [pattern, title, load] of PAGES) {
    const found = pattern.exec(plain);
    if (found) return { title, load, props: { ...found.groups } };
  }
  return null;
}
