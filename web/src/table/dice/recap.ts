/** What the others did since one's own last decision, told short: one part of a sentence for each of them. */
import type { Event } from "../../api/messages.ts";
import { pieceName, spelled } from "./words.ts";
import { allOf, t } from "../../words/words.svelte.ts";

/** One line such as `Ann: took the red ship, 3 crosses · Bob: bust`; `own` are the seats that need not be told. */
export function recap(
  events: readonly Event[],
  names: readonly string[],
  own: (seat: number) => boolean,
): string {
  const seats = new Set(events.flatMap(({ seat }) => (seat === null || own(seat) ? [] : [seat])));
  return [...seats]
    .flatMap((seat) => {
      const parts = deeds(events.filter((event) => event.seat === seat));
      return parts.length ? [t("web-dice-did", { who: names[seat] ?? "", deeds: parts.join(", ") })] : [];
    })
    .join(" · ");
}

function deeds(events: readonly Event[]): string[] {
  const of = (type: string) => events.filter((event) => event.type === type);
  const told: string[] = [];
  for (const { n } of of("stop")) told.push(t("web-dice-did-stop", { n }));
  if (of("bust").length) told.push(t("web-dice-did-bust"));
  // Between two of one's own decisions lie several turns, in which the same piece can be taken again.
  const taken = new Map<string, number>();
  for (const { what } of of("take")) {
    const piece = pieceName(what ?? "", "object");
    taken.set(piece, (taken.get(piece) ?? 0) + 1);
  }
  const pieces = [...taken].map(([piece, n]) => (n > 1 ? t("web-dice-did-again", { piece, n }) : piece));
  if (pieces.length) told.push(t("web-dice-did-take", { pieces: allOf(pieces) }));
  const crossed = of("cross").reduce((all, { n }) => all + n, 0);
  if (crossed) told.push(t("crosses", { n: crossed }));
  for (const { what, n } of of("island"))
    told.push(t("web-dice-did-island", { island: spelled(what ?? ""), n }));
  for (const { n } of of("treasure")) told.push(t("a-treasure", { n }));
  for (const { n } of of("order")) told.push(t("web-dice-did-order", { n }));
  const skulls = of("skull").length;
  if (skulls) told.push(t("skulls", { n: skulls }));
  return told;
}
