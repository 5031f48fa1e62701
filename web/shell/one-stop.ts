/**
 * Bars whose controls are one stop of the Tab key together: the arrow keys walk along them, Home and End go to the
 * ends (https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex).
 */

/** Makes the bar one stop; `reached` is told each control that a key has walked to. */
export function makeOneStop(
  bar: HTMLElement,
  controls: readonly HTMLElement[],
  reached: (control: HTMLElement) => void = () => {},
): void {
  controls.forEach((control, index) => {
    control.tabIndex = index === 0 ? 0 : -1;
  });
  bar.addEventListener('focusin', ({ target }) => {
    for (const control of controls) control.tabIndex = control === target ? 0 : -1;
  });
  bar.addEventListener('keydown', (event) => {
    const at = controls.indexOf(event.target as HTMLElement);
    const to = at < 0 ? undefined : controls[target(event.key, at, controls.length)];
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
    reached(to);
  });
}

/** The place that the key leads to from the one `at`; −1 for other keys. */
function target(key: string, at: number, count: number): number {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
