/** The games that can be played: those that this client knows, and others that its server tells of. */
import { games } from "../api/games.ts";
import type { GameInfo } from "../api/messages.ts";
import { t, words, type Args } from "../words/words.svelte.ts";
import { GAMES, isKnown } from "./families.ts";
import { GAME_FACTS } from "./games.ts";

interface Facts {
  least: number;
  most: number;
  /** The points that call the end. */
  goal: number;
}

class Catalog {
  #others = $state.raw<readonly GameInfo[]>([]);

  /** Asks the server; without an answer the games that are known can be played all the same. */
  look(): Promise<void> {
    return games().then(
      (told) => this.learn(told),
      () => {},
    );
  }

  learn(told: readonly GameInfo[]): void {
    this.#others = told.filter(({ name }) => !isKnown(name));
  }

  get games(): string[] {
    return [...GAMES, ...this.#others.map(({ name }) => name)];
  }

  title(game: string): string {
    return isKnown(game) ? t(`title-${game}`) : (this.said(game, "title") ?? game);
  }

  /** What the game is about, in a sentence or two. */
  about(game: string): string {
    return isKnown(game) ? t(`web-game-${game}`) : (this.said(game, "goal") ?? "");
  }

  facts(game: string): Facts {
    if (isKnown(game)) return GAME_FACTS[game];
    const info = this.#of(game);
    return { least: info?.least_players ?? 2, most: info?.most_players ?? 2, goal: 0 };
  }

  /** The server's own words for something of its game, blanks filled in; null where it has none. */
  said(game: string, key: string, blanks: Args = {}): string | null {
    const told = this.#of(game)?.words;
    const text = told?.[words.language]?.[key] ?? told?.["en"]?.[key];
    return text?.replace(/\{(\w+)\}/g, (blank, name: string) => String(blanks[name] ?? blank)) ?? null;
  }

  #of(game: string): GameInfo | undefined {
    return this.#others.find(({ name }) => name === game);
  }
}

export const catalog = new Catalog();
