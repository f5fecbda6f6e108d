/** The story of a card game: events as sentences in the reader's language. */
import type { Event } from "../../api/messages.ts";
import type { Cards } from "./scene.ts";
import { cardFacts, cardName } from "./words.ts";
import { allOf, t } from "../../words/words.svelte.ts";
import { receiver, run, who, type Reader, type Told } from "../../story/telling.ts";

const FOR_ALL = new Set(["deal", "relief"]); // happen to several players at once
const ONE_BY_ONE = new Set(["pay", "tax", "give", "sweep"]); // card by card
const SILENT = new Set(["set-up", "tax-done", "pay", "income", "give", "reward"]); // told by other sentences

/** What belongs together (coins paid one by one, a ship and its fee) is one line. */
export function tellCards(events: readonly Event[], cards: Cards, reader: Reader): Told[] {
  const lines: Told[] = [];
  let taken: Told | null = null;
  let busted = false;
  for (let at = 0; at < events.length;) {
    const together = run(events, at, belong);
    const kind = together[0]?.type ?? "";
    if (kind === "bust" || kind === "turn") busted = kind === "bust";
    const text = kind === "sweep" && busted ? null : sentence(together, events, at, cards, reader);
    at += together.length;
    if (text === null) continue;
    if (kind === "fee" && taken) {
      taken.text += ` ${text}`;
      continue;
    }
    const line = { type: kind, text, seat: together[0]?.seat ?? null };
    lines.push(line);
    if (kind === "trade" || kind === "hire") taken = line;
  }
  return lines;
}

function belong(first: Event, next: Event): boolean {
  if (next.type !== first.type) return false;
  return FOR_ALL.has(first.type) || (ONE_BY_ONE.has(first.type) && next.seat === first.seat);
}

function sentence(
  together: Event[],
  events: readonly Event[],
  at: number,
  cards: Cards,
  reader: Reader,
): string | null {
  const event = together[0]!;
  const card = event.what === null ? undefined : cards[event.what];
  const acts = who(reader, event.seat);
  if (SILENT.has(event.type)) return null;
  switch (event.type) {
    case "reveal":
      return card
        ? t("event-reveal", { card: cardName(card, "object"), facts: cardFacts(card), ...acts })
        : null;
    case "bust":
      return t("event-bust", { color: card?.color ?? "", n: event.n });
    case "trade": {
      if (!card) return null;
      const kept = event.to?.startsWith("ships") ? "event-trade-kept" : "event-trade";
      const n = gained(events, at, "income");
      const told = t(kept, { card: cardName(card, "the"), n, ...acts });
      const traders = n - (card.coins ?? 0);
      return traders > 0 ? `${told} ${t("web-log-traders", { n: card.coins ?? 0, traders, ...acts })}` : told;
    }
    case "hire": {
      if (!card) return null;
      const n = paid(events, at);
      const told = t("event-hire", { card: cardName(card, "object"), n, ...acts });
      const off = (card.cost ?? 0) - n;
      return off > 0 ? `${told} ${t("web-log-discount", { cost: card.cost ?? 0, n: off, ...acts })}` : told;
    }
    case "fulfil": {
      const gone = given(events, at);
      const persons = allOf(gone.map((name) => (cards[name] ? cardName(cards[name]) : name)));
      // Less the points of those who went, as the choice told them.
      const less = gone.reduce((sum, name) => sum + (cards[name]?.points ?? 0), 0);
      const points = t("more-points", { n: (card?.points ?? 0) - less });
      return t("event-fulfil", { persons, points, n: gained(events, at, "reward"), ...acts });
    }
    case "fee": {
      const to = Number(event.to?.split(":")[1] ?? 0);
      return t("event-fee", { to: reader.names[to] ?? "?", to_you: to === reader.you ? "yes" : "no" });
    }
    case "relief":
      return t("event-relief", {
        names: allOf(together.map((each) => receiver(reader, each.seat))),
        n: together.length,
      });
    case "sweep":
    case "tax":
      return t(`event-${event.type}`, { n: together.length, ...acts });
    default:
      return t(`event-${event.type}`, { n: event.n, ...acts });
  }
}

/** The coins that an act brought; between the act and its coins the pile may have been shuffled. */
function gained(events: readonly Event[], at: number, kind: string): number {
  for (const event of events.slice(at + 1)) {
    if (event.type === kind) return event.n;
    if (event.type !== "shuffle" && event.type !== "end-called") break;
  }
  return 0;
}

/** The coins that a hire cost, one event each. */
function paid(events: readonly Event[], at: number): number {
  let end = at + 1;
  while (events[end]?.type === "pay") end += 1;
  return end - at - 1;
}

/** The persons that were given for the expedition fulfilled here. */
function given(events: readonly Event[], at: number): string[] {
  let first = at;
  while (events[first - 1]?.type === "give") first -= 1;
  return events
    .slice(first, at)
    .map((event) => event.what)
    .filter((what) => what !== null);
}
