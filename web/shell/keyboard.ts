/**
 * The keys, which step through the game from anywhere on the page. Once Enter was pressed on the board, they
 * are the board's own.
 */

import type { Autoplay } from './autoplay.js';
import { element } from './elements.js';
import { shareKeys } from './keys.js';
import type { Modes } from './modes.js';
import { goTo, redo, step, switchVariation, undo } from './moves.js';
import { leaveBoard } from './pointer.js';
import { type PageState, placeOf } from './state.js';

const MANY = 10;

/** A dialog or menu above the page, which takes the keys while it is open. Older browsers have no such menus. */
const ABOVE = CSS.supports('selector(:popover-open)') ? 'dialog[open], :popover-open' : 'dialog[open]';

export function setUpKeyboard(page: PageState, autoplay: Autoplay, modes: Modes): void {
  const isForField = shareKeys(element('board'));
  const isBusy = (event: Event): boolean => document.querySelector(ABOVE) !== null || isForField(event);
  // This runs before the board sees the key: a picked stone or a plan is given up first.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !isBusy(event) && page.hooks.putDown(page)) event.preventDefault();
    },
    { capture: true },
  );
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented) {
      if (event.target === element('board')) autoplay.stop();
      return;
    }
    if (event.altKey || isBusy(event)) return;
    if (event.key === '/' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      modes.choose('record');
      document.getElementById('find-text')?.focus(); // once the record is there
      return;
    }
    if (isDigit(event) && modes.chooseByNumber(Number(event.key))) return;
    const command = isPlayKey(event) ? () => autoplay.toggle() : commandFor(page, event);
    if (command === null) return;
    event.preventDefault();
    if (!isPlayKey(event)) autoplay.stop();
    command();
  });
}

function isDigit({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return /^[1-9]$/.test(key) && !ctrlKey && !metaKey;
}

/** True for the space bar, unless the focus is on a control, which has its own use for it. */
function isPlayKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === ' ' && !ctrlKey && !metaKey && document.activeElement === document.body;
}

function commandFor(page: PageState, event: KeyboardEvent): (() => void) | null {
  if (event.ctrlKey || event.metaKey) return editCommand(page, event);
  return gameCommand(page, event);
}

function editCommand(page: PageState, event: KeyboardEvent): (() => void) | null {
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) return () => redo(page);
  if (key === 'z') return () => undo(page);
  return null;
}

/** The commands of keys, with a factor for those that Shift makes go further. */
type Keys = Readonly<Record<string, (page: PageState, moves: number) => void>>;

const KEYS: Keys = {
  ArrowLeft: (page, moves) => step(page, -moves),
  ArrowRight: (page, moves) => step(page, moves),
  n: (page) => page.nextMistake(1),
  p: (page) => page.nextMistake(-1),
  Escape: (page) => leaveBoard(page),
};

const SCROLL_KEYS: Keys = {
  PageUp: (page) => step(page, -MANY),
  PageDown: (page) => step(page, MANY),
  Home: (page) => goTo(page, 0),
  End: (page) => goTo(page, placeOf(page).length),
  ArrowUp: (page) => switchVariation(page, -1),
  ArrowDown: (page) => switchVariation(page, 1),
};

function gameCommand(page: PageState, { key, shiftKey }: KeyboardEvent): (() => void) | null {
  const command = KEYS[key] ?? (scrollKeysAreFree() ? SCROLL_KEYS[key] : undefined);
  return command === undefined ? null : () => command(page, shiftKey ? MANY : 1);
}

/**
 * True when the scrolling keys have nothing to scroll: the page fits the window, and the focus is not in the
 * panel.
 */
function scrollKeysAreFree(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  const focused = document.activeElement;
  if (focused?.id === 'tree') return true;
  return scrollHeight <= clientHeight && !focused?.closest('#panel');
}
