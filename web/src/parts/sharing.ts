/** Links for others, and the pictures that stand for them. */
import { keyed } from "../api/http.ts";
import { t, words } from "../words/words.svelte.ts";
import { notices } from "./notices.svelte.ts";

/** A whole address; messengers show it in the language of the one who sends it. */
export function addressOf(path: string, key: string | null | undefined): string {
  const url = new URL(keyed(path, key), location.origin);
  if (words.language !== "en") url.searchParams.set("lang", words.language);
  return url.href;
}

/** What a messenger shows of a table, its replay or its review, to be kept. */
export function pictureOf(
  kind: "table" | "replay" | "review",
  id: string,
  key: string | null | undefined,
): string {
  return keyed(`/art/tables/${id}/${kind}.png?lang=${words.language}`, key);
}

/** By the device's own sheet where it has one, else the link is copied, and that is said. */
export async function share(link: string, title: string, said?: string): Promise<void> {
  if ("share" in navigator) {
    try {
      return await navigator.share({ title, url: link });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  await copy(link, said);
}

/** Plain http has no clipboard; then the link is shown. */
async function copy(link: string, said = t("web-invite-copied")): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notices.toast(said, "good");
  } catch {
    notices.toast(link);
  }
}
