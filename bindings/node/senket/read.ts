/** Reads subjects of Senket from records and lines. */

import { KakoiError, SenketBoard, SenketGame, type SenketSetup } from '../../js/index.js';
import type { Subject } from '../game.js';
import type { Line } from '../line.js';

export interface SenketSubject extends Subject {
  readonly play: SenketGame;
}

export function fromRecord(text: string): SenketSubject {
  return { play: SenketGame.fromText(text), isPosition: false };
}

/** Reads the field `senket`: a record as text, or a position. */
export function fromField({ senket, toPlay }: Line): SenketSubject {
  if (typeof senket === 'string') return fromRecord(senket);
  const setup = SenketBoard.fromJSON(senket as SenketSetup);
  const play = new SenketGame({ setup, ...(toPlay === undefined ? {} : { toPlay }) });
  return { play, isPosition: true };
}

/** Reads the field `size`: a game on an empty board. */
export function fromSize({ size }: Line): SenketSubject {
  const play = new SenketGame({ size: size as number }); // SenketGame checks it
  return { play, isPosition: true };
}

/** Always throws 'bad-option', because rows lack the fences. */
export function fromRows(): never {
  throw new KakoiError('bad-option', "for Senket, 'board' and 'signMap' lack the fences: 'senket' is needed");
}
