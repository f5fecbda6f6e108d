/** Calls a player who looks elsewhere: the title, the badge of the app, a system notification if allowed. */
import { pageTitle } from "../../frame/title.svelte.ts";
import { play } from "../../sound/sound.ts";
import { settings } from "../../settings/settings.svelte.ts";
import { t } from "../../words/words.svelte.ts";

let shown: Notification | null = null;

/** Somebody at this device has to decide. */
export function call(where: string): void {
  pageTitle.waiting = t("web-your-turn");
  play("turn");
  if (!document.hidden) return;
  void navigator.setAppBadge?.(1).catch(() => {});
  if (!settings.chosen.notify || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  shown?.close();
  shown = new Notification(t("web-your-turn"), { body: where, icon: "/favicon.svg", tag: "turn" });
  shown.onclick = () => {
    focus();
    shown?.close();
  };
}

/** Nothing waits any more. */
export function calm(): void {
  pageTitle.waiting = "";
  shown?.close();
  shown = null;
  void navigator.clearAppBadge?.().catch(() => {});
}

/** Asks for permission when the visitor turns notifications on; false where the browser refuses. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
