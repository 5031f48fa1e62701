/**
 * The row below the board: it shows the reader's place in the game, and the commands that are possible there.
 */

import { element, enable, setAttribute, setText } from './elements.js';
import { count, say } from './words.js';

/** The parts of a session that the row shows. */
export interface Place {
  readonly at: number;
  readonly length: number;
  readonly moveNumber: number;
  readonly moves: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly variationLength: number;
}

export function showTransport(place: Place): void {
  const { at, length, moveNumber, moves, canUndo, canRedo, variationLength } = place;
  const slider = element<HTMLInputElement>('slider');
  setAttribute(slider, 'max', String(length));
  slider.value = String(at);
  // While the slider has the focus the words are its value: they are read once, not by the status line as
  // well.
  const status = element('status-text');
  setAttribute(slider, 'aria-valuetext', status.textContent ?? '');
  setAttribute(status, 'aria-live', document.activeElement === slider ? 'off' : 'polite');
  slider.style.setProperty('--done', length === 0 ? '0' : String(at / length));
  const jump = element<HTMLInputElement>('jump');
  if (document.activeElement !== jump) jump.value = String(moveNumber);
  setText('moves-total', String(moves));
  enable('first', at > 0);
  enable('back', at > 0);
  enable('forward', at < length);
  enable('last', at < length);
  enable('autoplay', length > 0);
  enable('undo', canUndo);
  enable('redo', canRedo);
  element('branch').hidden = variationLength === 0;
  setText('branch-text', say('Variation: {moves}', { moves: count(variationLength, 'move') }));
}
