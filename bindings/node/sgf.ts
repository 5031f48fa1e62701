/** The part that games with SGF records share. */

import { type GameInfo, KakoiError, type SgfNote, stringifySgf } from '../js/index.js';
import { parseSgf } from '../js/records/index.js';
import type { Reading, Subject, Written } from './game.js';
import { counted } from './text.js';

/** The part of such a game that is used here. */
interface SgfGame {
  readonly moveNumber: number;
  readonly info: GameInfo;
  readonly games: readonly unknown[];
  readonly notes: readonly SgfNote[];
  goTo(move: number): unknown;
  play(move: string): unknown;
  toSgf(options?: { variations?: boolean }): string;
}

interface SgfSubject extends Subject {
  readonly play: SgfGame;
}

/** The options for fromSgf(). */
export function sgfOptions({ game = 1, lenient = false }: Reading): { game: number; lenient: boolean } {
  return { game: game - 1, lenient };
}

/** The game, which must be the one asked for, the first of its file. Throws 'bad-option' for any other. */
export function oneGame<G>(play: G, asked: number | undefined): G {
  if (asked === undefined || asked === 1) return play;
  throw new KakoiError('bad-option', `no game ${asked}: the file holds ${counted(1, 'game')}`);
}

/** The subject of a game, which stands at the end of its record. */
export function sgfSubject<G extends SgfGame>(play: G) {
  const { info, games, notes } = play;
  return { play, isPosition: false, recorded: info.result ?? null, games: games.length, notes };
}

export const sgf = {
  about: 'the record, whole; of --game that game alone; with --move the line up to there',
  write({ play }: SgfSubject, { move, game }: Reading): Written {
    const isWhole = move === undefined && game === undefined;
    let text = play.toSgf({ variations: move === undefined });
    if (move === undefined && game !== undefined) text = stringifySgf([parseSgf(text)[game - 1]!]);
    return { fields: { sgf: text }, text, isWhole };
  },
};
