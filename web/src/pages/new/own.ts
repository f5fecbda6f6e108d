/** What is wrong with a player's own chart or card list, as the server has found. */
import { ProblemError, troubleText } from "../../api/http.ts";
import { t, words } from "../../words/words.svelte.ts";

/** What is wrong, and where in a chart or a card list; about card lists the server's English sentence says it. */
export async function ownTrouble(error: unknown): Promise<string> {
  const own = error instanceof ProblemError && /^bad-(chart|deck)$/.test(error.code);
  return own ? `${troubleText(error)} ${await reasonOf(error)}` : troubleText(error);
}

/** Line and key of the fault, and what would be right; words that cannot be had are the server's own. */
async function reasonOf({ fault, message }: ProblemError): Promise<string> {
  if (!fault) return message;
  const id = `chart-fault-${fault.code}`;
  await words.need("charts").catch(() => undefined);
  if (!words.has(id)) return message;
  const line = fault.line === null ? "" : t("chart-fault-line", { line: String(fault.line) });
  return [line, fault.key, t(id, fault.facts)].filter((part) => part !== "").join(": ");
}
