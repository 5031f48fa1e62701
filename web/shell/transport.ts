/** The row below the board: steps through the game, undo and redo. */

import type { Autoplay } from './autoplay.js';
import { element, onClick } from './elements.js';
import { goTo, goToMove, redo, restore, step, undo } from './moves.js';
import { type PageState, placeOf } from './state.js';

export function setUpTransport(page: PageState, autoplay: Autoplay): void {
  const slider = element<HTMLInputElement>('slider');
  slider.addEventListener('input', () => {
    autoplay.stop();
    goTo(page, slider.valueAsNumber);
  });
  const actions: Record<string, () => void> = {
    first: () => goTo(page, 0),
    back: () => step(page, -1),
    forward: () => step(page, 1),
    last: () => goTo(page, placeOf(page).length),
    pass: () => page.hooks.pass(page),
    undo: () => undo(page),
    redo: () => redo(page),
    restore: () => restore(page),
  };
  for (const [id, action] of Object.entries(actions)) {
    onClick(id, () => {
      autoplay.stop();
      action();
    });
  }
  setUpJump(page, autoplay);
  setUpWheel(page, autoplay);
  onClick('autoplay', () => autoplay.toggle());
  element('board').addEventListener('pointerdown', () => autoplay.stop());
}

/** Makes the number of the move a field: typing another number goes there. */
function setUpJump(page: PageState, autoplay: Autoplay): void {
  const jump = element<HTMLInputElement>('jump');
  const go = (): void => {
    autoplay.stop();
    if (/^\s*\d+\s*$/.test(jump.value)) goToMove(page, Number(jump.value));
    jump.value = String(placeOf(page).moveNumber);
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
function setUpWheel(page: PageState, autoplay: Autoplay): void {
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
      step(page, steps);
    },
    { passive: false },
  );
}
