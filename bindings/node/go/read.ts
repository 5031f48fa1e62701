/** Reads subjects of Go from records and lines. */

import { type ByColor, GoGame, type GoGameOptions, type GoRules } from '../../js/index.js';
import type { Reading, Subject } from '../game.js';
import type { Line } from '../line.js';
import { stonesOf } from '../rows.js';
import { sgfOptions, sgfSubject } from '../sgf.js';

export interface GoSubject extends Subject {
  readonly play: GoGame;
  /** The facts that the line of a position states beside its board. */
  readonly told?: Pick<GoLine, 'captures' | 'ko'>;
  readonly recorded: string | null;
}

interface GoLine extends Line {
  /** Stones captured so far by each side. */
  readonly captures?: ByColor<number>;
  /** The point that ko forbids, as GTP or SGF text or [x, y]. */
  readonly ko?: string | readonly [number, number] | null;
  readonly rules?: GoRules; // or a name; GoGame checks it
  readonly komi?: number;
  readonly handicap?: number;
}

export function fromRecord(text: string, asked: Reading): GoSubject {
  return sgfSubject(GoGame.fromSgf(text, sgfOptions(asked)));
}

export function fromRows(line: Line): GoSubject {
  return fromBeginning({ setup: stonesOf(line) }, line);
}

/** Reads the field `size`: a game on an empty board. */
export function fromSize(line: Line): GoSubject {
  return fromBeginning({ size: line.size as number }, line); // GoGame checks it
}

function fromBeginning(beginning: GoGameOptions, line: Line): GoSubject {
  const told = line as GoLine;
  const { rules, komi, handicap, toPlay } = told;
  const play = new GoGame({
    ...beginning,
    ...(rules === undefined ? {} : { rules }),
    ...(komi === undefined ? {} : { komi }),
    ...(handicap === undefined ? {} : { handicap }),
    ...(toPlay === undefined ? {} : { toPlay }),
  });
  const [next] = Array.isArray(line.play) ? line.play : [];
  // A game that begins here does not know what was captured before.
  if (told.ko && typeof next === 'string' && next.toLowerCase() !== 'pass')
    play.board.play(play.toPlay, next, { ko: told.ko, suicide: play.rules.suicide });
  return { play, isPosition: true, told, recorded: null };
}

/** The stones captured by each side, those of a position before it too. */
export function capturesOf({ play, told }: GoSubject): ByColor<number> {
  const { captures } = play;
  const earlier = told?.captures ?? null;
  if (earlier === null || play.moveNumber === 0) return earlier ?? captures;
  return { black: earlier.black + captures.black, white: earlier.white + captures.white };
}

export function koOf({ play, told }: GoSubject): NonNullable<GoLine['ko']> | null {
  return play.moveNumber > 0 ? play.ko : (told?.ko ?? play.ko);
}
