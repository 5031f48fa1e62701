/** The row below the board: through the game and back, undo and redo. */

import type { App } from './app.js';
import type { Autoplay } from './autoplay.js';
import { element, enable, onClick, setText } from './elements.js';

export function setUpTransport(app: App, autoplay: Autoplay): void {
  const slider = element<HTMLInputElement>('slider');
  slider.addEventListener('input', () => {
    autoplay.stop();
    app.goTo(slider.valueAsNumber);
  });
  const actions: Record<string, () => void> = {
    first: () => app.goTo(0),
    back: () => app.step(-1),
    forward: () => app.step(1),
    last: () => app.goTo(app.length),
    pass: () => app.pass(),
    undo: () => app.undo(),
    redo: () => app.redo(),
    restore: () => app.restore(),
  };
  for (const [id, action] of Object.entries(actions)) {
    onClick(id, () => {
      autoplay.stop();
      action();
    });
  }
  onClick('autoplay', () => autoplay.toggle());
  element('board').addEventListener('pointerdown', () => autoplay.stop());
}

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
