/** The row below the board: steps through the game, undo and redo. */

import type { App } from './app.js';
import type { Autoplay } from './autoplay.js';
import { element, onClick } from './elements.js';

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
  setUpJump(app, autoplay);
  setUpWheel(app, autoplay);
  onClick('autoplay', () => autoplay.toggle());
  element('board').addEventListener('pointerdown', () => autoplay.stop());
  element('comment').addEventListener('focus', () => autoplay.stop()); // a comment belongs to one node
}

/** Makes the number of the move a field: typing another number goes there. */
function setUpJump(app: App, autoplay: Autoplay): void {
  const jump = element<HTMLInputElement>('jump');
  const go = (): void => {
    autoplay.stop();
    if (/^\s*\d+\s*$/.test(jump.value)) app.goToMove(Number(jump.value));
    jump.value = String(app.through.moveNumber);
  };
  jump.addEventListener('focus', () => jump.select());
  jump.addEventListener('change', go);
  jump.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') go();
    else if (event.key === 'Escape') jump.blur();
  });
}

/**
 * The scrolling in CSS pixels that counts as a step: a notch of a wheel is 100 or more, and touchpads report
 * a few at a time.
 */
const NOTCH = 60;

/** Lets the wheel step through the game over the board, when there is nothing to scroll. */
function setUpWheel(app: App, autoplay: Autoplay): void {
  let turned = 0;
  element('board').addEventListener(
    'wheel',
    (event) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      if (event.ctrlKey || scrollHeight > clientHeight) return;
      event.preventDefault();
      turned += event.deltaMode === 0 ? event.deltaY : Math.sign(event.deltaY) * NOTCH;
      const steps = Math.abs(turned) < NOTCH ? 0 : Math.sign(turned);
      if (steps === 0) return;
      turned = 0;
      autoplay.stop();
      app.step(steps);
    },
    { passive: false },
  );
}
