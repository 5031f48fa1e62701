/** What the row below the board shows: where in the game the reader is, and what can be done there. */

import { element, enable, setText } from './elements.js';

/** What the row needs to know of a session. */
interface Place {
  readonly at: number;
  readonly length: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isRecord: boolean;
  readonly ownMoves: number;
}

export function showTransport({ at, length, canUndo, canRedo, isRecord, ownMoves }: Place): void {
  const slider = element<HTMLInputElement>('slider');
  slider.max = String(length);
  slider.value = String(at);
  slider.setAttribute('aria-valuetext', `Move ${at} of ${length}`);
  slider.style.setProperty('--done', length === 0 ? '0' : String(at / length));
  setText('move-number', `${at} / ${length}`);
  enable('first', at > 0);
  enable('back', at > 0);
  enable('forward', at < length);
  enable('last', at < length);
  enable('autoplay', length > 0);
  enable('undo', canUndo);
  enable('redo', canRedo);
  element('branch').hidden = !(isRecord && ownMoves > 0);
  setText('branch-text', `Your variation: ${ownMoves === 1 ? '1 move' : `${ownMoves} moves`}`);
}
