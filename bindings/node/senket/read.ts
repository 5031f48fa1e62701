/** Reads subjects of Senket from records and lines. */

import { KakoiError, SenketBoard, SenketGame, type SenketSetup } from '../../js/index.js';
import type { Subject } from '../game.js';
import type { Line } from '../line.js';

export interface SenketSubject extends Subject {
  readonly play: SenketGame | null;
  /** The board of a position alone; null for a game. */
  readonly position: SenketBoard | null;
}

export function fromRecord(text: string): SenketSubject {
  return { play: SenketGame.fromText(text), position: null, isPosition: false };
}

/** Reads the field `senket`: a record as text, or a position. */
export function fromField({ senket }: Line): SenketSubject {
  if (typeof senket === 'string') return fromRecord(senket);
  return { play: null, position: SenketBoard.fromJSON(senket as SenketSetup), isPosition: true };
}

/** Always throws 'bad-option', because rows lack the fences. */
export function fromRows(): never {
  throw new KakoiError('bad-option', "for Senket, 'board' and 'signMap' lack the fences: 'senket' is needed");
}

export function boardOf({ play, position }: SenketSubject): SenketBoard {
  return play === null ? position! : play.board;
}
