/**
 * Bars whose controls are one stop of the Tab key together: the arrow keys walk along them, Home and End go to the
 * ends (https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex).
 */

import { letGo } from './keys.js';

/**
 * Makes the bar one stop; `reached` is told each control that a key has walked to. A control that was pressed by mouse or
 * finger lets go of the focus again: the arrow keys stay the game's.
 */
export function makeOneStop(
  bar: HTMLElement,
  controls: readonly HTMLElement[],
  reached?: (control: HTMLElement) => void,
): void {
  makeListOneStop(bar, () => controls, reached, null)();
  bar.addEventListener('click', ({ detail }) => {
    if (detail > 0) letGo(); // no key has pressed it
  });
}

/**
 * As makeOneStop(), for controls that change, in rows of so many; the result is to be called whenever they are others. Up and
 * down go from row to row; with one column, left and right stay the page's. Without columns it is a bar, whichever way it lies.
 */
export function makeListOneStop(
  bar: HTMLElement,
  all: () => readonly HTMLElement[],
  reached?: (control: HTMLElement) => void,
  columns: number | null = 1,
): () => void {
  const stopAt = (target: unknown): void => {
    for (const control of all()) control.tabIndex = control === target ? 0 : -1;
  };
  bar.addEventListener('focusin', ({ target }) => stopAt(target));
  bar.addEventListener('keydown', (event) => {
    const controls = all();
    const at = controls.indexOf(event.target as HTMLElement);
    const to = at < 0 ? undefined : controls[target(event.key, at, controls.length, columns)];
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
    reached?.(to);
  });
  return () => stopAt(all()[0]);
}

/** The place that the key leads to from the one `at`; −1 for other keys. */
function target(key: string, at: number, count: number, columns: number | null): number {
  const row = columns ?? 1;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  if (isSideways && columns === 1) return -1;
  const places: Readonly<Record<string, number>> = {
    ArrowUp: (at + count - row) % count,
    ArrowLeft: (at + count - 1) % count,
    ArrowDown: (at + row) % count,
    ArrowRight: (at + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key] ?? -1;
}
