/** A game as the library keeps it. */

import type { KeptSession } from '../session.js';

export interface KeptGame {
  readonly id: string;
  /** The page that opens it: 'go', 'loa', 'senket'. */
  readonly game: string;
  /** The name of the file if it holds several games; otherwise the game's own. */
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly moves: number;
  /** The number of games that the file holds, if there are several. */
  readonly games?: number;
  /** False as long as the reader has only looked at it. */
  readonly isChanged: boolean;
  readonly state: KeptSession;
  /** The reader's own name for it. */
  readonly name?: string;
  readonly isPinned?: boolean;
  /** The name of the file it came from, without the ending. */
  readonly file?: string;
}

/** The latest time that a date can have; one beyond cannot be written. */
const LATEST = 8.64e15;

/** The kept game in a value of any kind; null when it is none, or not in the form that this page writes. */
export function gameIn(value: unknown): KeptGame | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, game, title, when, moves, isChanged, state, name, isPinned, file, games } = value as KeptGame;
  const isGame =
    [id, game, title].every((text) => typeof text === 'string' && text !== '') &&
    Number.isFinite(when) &&
    Number.isFinite(moves) &&
    typeof state?.game === 'object' &&
    state.game !== null;
  if (!isGame) return null;
  return {
    ...{ id, game, title, moves, state },
    when: Math.max(0, Math.min(when, LATEST)),
    isChanged: isChanged !== false, // older versions of the page did not say
    ...(typeof name === 'string' && name !== '' && { name }),
    ...(isPinned === true && { isPinned }),
    ...(typeof file === 'string' && file !== '' && { file }),
    ...(Number.isInteger(games) && { games }),
  };
}

/** The games as they are listed: the pinned and then the latest first. */
export function inOrder(games: readonly KeptGame[]): KeptGame[] {
  return [...games].sort(
    (a, b) => Number(b.isPinned ?? false) - Number(a.isPinned ?? false) || b.when - a.when,
  );
}

/** Games with the same text are the same, wherever the reader was in them. */
export function textOf({ game }: KeptSession): string {
  const { sgf, text } = game as { readonly sgf?: string; readonly text?: string };
  return sgf ?? text ?? JSON.stringify(game);
}

export function newId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
}
