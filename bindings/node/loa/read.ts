/** Reads subjects of Lines of Action from records and lines. */

import { LoaBoard, LoaGame, type LoaRules } from '../../js/index.js';
import type { Reading, Subject } from '../game.js';
import type { Line } from '../line.js';
import { stonesOf } from '../rows.js';
import { sgfOptions, sgfSubject } from '../sgf.js';

export interface LoaSubject extends Subject {
  readonly play: LoaGame;
  readonly recorded: string | null;
}

export function fromRecord(text: string, asked: Reading): LoaSubject {
  return sgfSubject(LoaGame.fromSgf(text, sgfOptions(asked)));
}

export function fromFen(line: Line): LoaSubject {
  return fromBoard(LoaBoard.fromFen(line.fen as string), line);
}

export function fromRows(line: Line): LoaSubject {
  return fromBoard(LoaBoard.fromDiagram(stonesOf(line).toDiagram(), line.toPlay), line);
}

/** Reads the field `size`: a game from the standard set-up of that size. */
export function fromSize(line: Line): LoaSubject {
  return fromBoard(LoaBoard.start('standard', line.size as number), line); // start() checks it
}

function fromBoard(setup: LoaBoard, line: Line): LoaSubject {
  const rules = line.rules as LoaRules | undefined; // LoaGame checks it
  const play = new LoaGame({ setup, ...(rules === undefined ? {} : { rules }) });
  return { play, isPosition: true, recorded: null };
}
