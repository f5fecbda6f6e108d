/** The menu of a table: what can be done beside playing, as the moment allows. */
import type { MenuItem } from "../../parts/Menu.svelte";
import { router } from "../../router/router.svelte.ts";
import { settings } from "../../settings/settings.svelte.ts";
import { t } from "../../words/words.svelte.ts";
import type { LiveTable } from "../live.svelte.ts";
import type { Question } from "./Ask.svelte";

interface Ways {
  ask: (question: Question) => void;
  undo: (() => void) | null;
  keys: () => void;
  proof: () => void;
  score: (() => void) | null;
  sorry: (error: unknown) => void;
}

export function menuOf(live: LiveTable, ways: Ways): MenuItem[] {
  const table = live.table;
  if (!table) return [];
  const tell = (command: Record<string, unknown>) => void live.command(command).catch(ways.sorry);
  const items: MenuItem[] = [];
  if (ways.score) items.push({ label: t("web-end-score"), icon: "crown", act: ways.score });
  if (live.playing && table.status === "running") {
    items.push({ label: t("web-undo"), icon: "undo", disabled: !ways.undo, act: ways.undo ?? (() => {}) });
    if (table.paused) items.push({ label: t("web-resume"), icon: "play", act: () => tell({ do: "resume" }) });
    else
      items.push({ label: t("web-pause"), icon: "pause", act: () => tell({ do: "vote", about: "pause" }) });
    items.push(
      {
        label: t("web-abandon"),
        icon: "hand",
        act: () =>
          ways.ask({
            title: t("web-abandon"),
            text: t("web-abandon-more"),
            yes: t("web-abandon-yes"),
            act: () => tell({ do: "vote", about: "abandon" }),
          }),
      },
      {
        label: t("web-resign"),
        icon: "flag",
        act: () =>
          ways.ask({
            title: t("web-resign"),
            text: t("web-resign-more"),
            yes: t("web-resign-yes"),
            act: () => tell({ do: "resign" }),
          }),
      },
    );
  }
  items.push(
    { label: t("web-nav-rules"), icon: "book", href: `/rules/${table.game}?from=${table.id}` },
    { label: t("web-proof-cut"), icon: "check", act: ways.proof },
    { label: t("web-keys"), icon: "keys", act: ways.keys },
    {
      label: t(settings.chosen.sound ? "web-sound-off" : "web-sound-on"),
      icon: "sound",
      act: () => settings.set("sound", !settings.chosen.sound),
    },
    { label: t("web-nav-settings"), icon: "gear", href: "/settings" },
  );
  const leave: MenuItem = { label: t("web-leave"), icon: "door", act: () => router.go("/lobby") };
  if (live.playing && table.status === "running" && table.clock.kind !== "correspondence") {
    leave.act = () =>
      ways.ask({
        title: t("web-leave"),
        text: t("web-leave-more"),
        yes: t("web-leave-yes"),
        act: () => {
          void live.command({ do: "leave" }).catch(() => {});
          router.go("/lobby");
        },
      });
  }
  return [...items, leave];
}
