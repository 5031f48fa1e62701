/** The row below the board: through the game and back, undo and redo. */

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
  onClick('autoplay', () => autoplay.toggle());
  element('board').addEventListener('pointerdown', () => autoplay.stop());
}
