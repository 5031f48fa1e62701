/** The keys: through the game from anywhere on the page, and over the board once Enter was pressed on it. */

import type { App } from './app.js';
import type { Autoplay } from './autoplay.js';
import { element } from './elements.js';

const MANY = 10;

export function setUpKeyboard(app: App, autoplay: Autoplay): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return;
    const command = commandFor(app, autoplay, event);
    if (command === null) return;
    event.preventDefault();
    command();
  });
  element('board').addEventListener('blur', () => {
    if (app.onBoard) app.leaveBoard();
  });
}

function commandFor(app: App, autoplay: Autoplay, event: KeyboardEvent): (() => void) | null {
  if (event.ctrlKey || event.metaKey) return editCommand(app, event);
  const onBoard = document.activeElement === element('board');
  return (onBoard ? boardCommand(app, event) : null) ?? gameCommand(app, autoplay, event);
}

function editCommand(app: App, event: KeyboardEvent): (() => void) | null {
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) return () => app.redo();
  if (key === 'z') return () => app.undo();
  return null;
}

function boardCommand(app: App, event: KeyboardEvent): (() => void) | null {
  if (event.key === 'Enter') return () => (app.onBoard ? app.pressCursor() : app.enterBoard());
  if (!app.onBoard) return null;
  switch (event.key) {
    case 'ArrowLeft':
      return () => app.moveCursor(-1, 0);
    case 'ArrowRight':
      return () => app.moveCursor(1, 0);
    case 'ArrowUp':
      return () => app.moveCursor(0, -1);
    case 'ArrowDown':
      return () => app.moveCursor(0, 1);
    case ' ':
      return () => app.pressCursor();
    case 'Escape':
      return () => app.leaveBoard();
    default:
      return null;
  }
}

function gameCommand(app: App, autoplay: Autoplay, event: KeyboardEvent): (() => void) | null {
  const moves = event.shiftKey ? MANY : 1;
  const stepping = (action: () => void) => () => {
    autoplay.stop();
    action();
  };
  switch (event.key) {
    case 'ArrowLeft':
      return stepping(() => app.step(-moves));
    case 'ArrowRight':
      return stepping(() => app.step(moves));
    case 'PageUp':
      return stepping(() => app.step(-MANY));
    case 'PageDown':
      return stepping(() => app.step(MANY));
    case 'Home':
      return stepping(() => app.goTo(0));
    case 'End':
      return stepping(() => app.goTo(app.length));
    case ' ':
      // On a control the space bar is the control's own.
      return document.activeElement === document.body ? () => autoplay.toggle() : null;
    default:
      return null;
  }
}
