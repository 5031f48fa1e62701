/**
 * Games on their way into the library. A page that is left has no time for the database, which answers later; what is put here is
 * there at once, and the next page takes it over. So are the games of versions of the page that kept them all here.
 */

import { gameIn, type KeptGame } from './kept-game.js';

/** A game on its way, with the text that it is to replace; null when there was none, or nobody has said. */
export interface LeftGame {
  readonly game: KeptGame;
  readonly replaces: string | null;
}

const prefixOf = (game: string): string => `kakoi-game-${game}-`;

/** Puts the game here until forget(); does nothing when the browser allows no such storage. */
export function leave({ game, replaces }: LeftGame): void {
  try {
    localStorage.setItem(prefixOf(game.game) + game.id, JSON.stringify({ ...game, replaces }));
  } catch {}
}

export function forget({ game, id }: KeptGame): void {
  try {
    localStorage.removeItem(prefixOf(game) + id);
  } catch {}
}

/** The games of a page that lie here; what is none is left alone. */
export function leftGames(page: string): LeftGame[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      if (!key.startsWith(prefixOf(page))) return [];
      const { replaces = null, ...value }: Partial<LeftGame> = read(key) ?? {};
      const game = gameIn({ ...value, id: key.slice(prefixOf(page).length), game: page });
      return game === null ? [] : [{ game, replaces }];
    });
  } catch {
    return [];
  }
}

function read(key: string): object | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
