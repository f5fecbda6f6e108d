/** The menu of a table: what can be done beside playing, as the moment allows. */
import type { SeatView, TableView } from "../../api/messages.ts";
import type { MenuItem } from "../../parts/Menu.svelte";
import { router } from "../../router/router.svelte.ts";
import { settings, SPEEDS } from "../../settings/settings.svelte.ts";
import { t } from "../../words/words.svelte.ts";
import { familyOf } from "../families.ts";
import type { LiveTable } from "../live.svelte.ts";
import type { Question } from "./Ask.svelte";

interface Ways {
  ask: (question: Question) => void;
  undo: (() => void) | null;
  keys: () => void;
  proof: () => void;
  score: (() => void) | null;
  /** Begins the guided game, where there is one. */
  voyage: (() => void) | null;
  /** Asks the strongest bot. */
  coach: (() => void) | null;
  sorry: (error: unknown) => void;
}

/** Whether giving up these seats ends the game: nobody, or no person, is left to play it. */
function endsBy(table: TableView, given: readonly number[]): boolean {
  const left = table.seats.filter((seat, i) => seat.why !== "resigned" && !given.includes(i));
  return left.length < 2 || !left.some((seat) => seat.kind === "human" && standing(seat));
}

const standing = (seat: SeatView | undefined) => seat?.why === null || seat?.why === "left";

const next = <One>(all: readonly One[], now: One) => all[(all.indexOf(now) + 1) % all.length]!;

export function menuOf(live: LiveTable, ways: Ways): MenuItem[] {
  const table = live.table;
  if (!table) return [];
  const tell = (command: Record<string, unknown>) => void live.command(command).catch(ways.sorry);
  const items: MenuItem[] = [];
  if (ways.score) items.push({ label: t("web-end-score"), icon: "crown", act: ways.score });
  if (live.playing && table.status === "running") {
    items.push({ label: t("web-undo"), icon: "undo", disabled: !ways.undo, act: ways.undo ?? (() => {}) });
    const others = table.seats.some(
      (seat) => seat.kind === "human" && seat.visitor !== live.you.visitor && standing(seat),
    );
    if (table.paused) items.push({ label: t("web-resume"), icon: "play", act: () => tell({ do: "resume" }) });
    else if (others)
      items.push({ label: t("web-pause"), icon: "pause", act: () => tell({ do: "vote", about: "pause" }) });
    // Bots are not asked.
    if (others)
      items.push({
        label: t("web-abandon"),
        icon: "hand",
        act: () =>
          ways.ask({
            title: t("web-abandon"),
            text: t("web-abandon-more"),
            yes: t("web-abandon-yes"),
            act: () => tell({ do: "vote", about: "abandon" }),
          }),
      });
    const own = live.you.seats.filter((seat) => standing(table.seats[seat]));
    for (const seat of own) {
      // Of several people at one device each gives up alone.
      const who = live.reader.names[seat] ?? "";
      const label = own.length > 1 ? t("web-resign-of", { who }) : t("web-resign");
      items.push({
        label,
        icon: "flag",
        act: () =>
          ways.ask({
            title: label,
            text: t(endsBy(table, [seat]) ? "web-resign-ends" : "web-resign-more"),
            yes: t("web-resign-yes"),
            act: () => tell({ do: "resign", seat }),
          }),
      });
    }
  }
  if (ways.coach) items.push({ label: t("web-coach"), icon: "anchor", act: ways.coach });
  if (ways.voyage) items.push({ label: t("web-voyage-learn"), icon: "anchor", act: ways.voyage });
  if (familyOf(table.game).rules)
    items.push({ label: t("web-nav-rules"), icon: "book", href: `/rules/${table.game}?from=${table.id}` });
  items.push(
    { label: t("web-proof-cut"), icon: "check", act: ways.proof },
    { label: t("web-keys"), icon: "keys", act: ways.keys },
    {
      label: t("web-speed-now", { speed: t(`web-speed-${settings.chosen.speed}`) }),
      icon: "last",
      act: () => settings.set("speed", next(SPEEDS, settings.chosen.speed)),
    },
    {
      label: t(settings.chosen.sound ? "web-sound-off" : "web-sound-on"),
      icon: "sound",
      act: () => settings.set("sound", !settings.chosen.sound),
    },
    { label: t("web-nav-settings"), icon: "gear", href: "/settings" },
  );
  const leave: MenuItem = { label: t("web-leave"), icon: "door", act: () => router.go("/lobby") };
  // A guided game waits for its learner, and so may any game with a move a day.
  const waits = table.lesson !== undefined || table.clock.kind === "correspondence";
  if (live.playing && table.status === "running" && !waits) {
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
