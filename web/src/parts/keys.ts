/** Letter keys: a page says which keys do what; typing in a field and browser shortcuts are left alone. */
import { settings } from "../settings/settings.svelte.ts";

export type Keys = Record<string, () => void>;

const TYPING =
  "input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select, [contenteditable]";

/** Use as `$effect(() => onKeys(() => ({ d: draw, s: stop })))`; a key that is not in the list does nothing. */
export function onKeys(keys: () => Keys): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (!settings.chosen.shortcuts || event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target as Element | null;
    if (at?.closest?.(TYPING) || document.querySelector("dialog[open]")) return;
    const act = keys()[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}
