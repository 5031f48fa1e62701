/** Reads subjects of Go from records and lines. */

import { type ByColor, GoGame, type GoRules } from '../../js/index.js';
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
  const told = line as GoLine;
  const { rules, komi, handicap, toPlay } = told;
  const play = new GoGame({
    setup: stonesOf(line),
    ...(rules === undefined ? {} : { rules }),
    ...(komi === undefined ? {} : { komi }),
    ...(handicap === undefined ? {} : { handicap }),
    ...(toPlay === undefined ? {} : { toPlay }),
  });
  return { play, isPosition: true, told, recorded: null };
}

export function capturesOf({ play, told }: GoSubject): ByColor<number> {
  return told?.captures ?? play.captures;
}

export function koOf({ play, told }: GoSubject): NonNullable<GoLine['ko']> | null {
  return told?.ko ?? play.ko;
}
