/** Whether the server has a newer client than the one that runs here; asked after the line was lost. */
import { notices } from "../parts/notices.svelte.ts";
import { t } from "../words/words.svelte.ts";

const OWN = /\/assets\/index-[\w-]+\.js/;

/** Offers to load the page anew where the server's first page names another script than ours. */
export async function offerNewer(): Promise<void> {
  const here = document.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";
  try {
    const page = await (await fetch("/", { cache: "no-store" })).text();
    const there = OWN.exec(page)?.[0];
    if (!there || !OWN.test(here) || here.endsWith(there)) return;
    notices.toast(t("web-lost-update"), "plain", { label: t("web-reload"), act: () => location.reload() });
  } catch {
    // The line is lost again; it is asked for once more when it is back.
  }
}
