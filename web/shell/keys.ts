/** Whose the keys are: the field's that has the focus, or the page's, which steps through the game. */

/** Fields that use letters or the arrow keys themselves. */
const FIELDS =
  'textarea, select, input[type="text"]:not([readonly]), input[type="search"], input[type="number"], input[type="radio"]';

/** Takes the focus from whatever has it, and the keys with it. */
export function letGo(): void {
  (document.activeElement as HTMLElement | null)?.blur();
}

/**
 * Returns a function that is true when the keys are the field's at which an event happens. A choice has the arrow keys only
 * when the keyboard brought the focus to it, and neither field nor list has them any more once the board is pressed.
 */
export function shareKeys(board: HTMLElement): (event: Event) => boolean {
  let byPointer = false;
  let pressed: EventTarget | null = null;
  document.addEventListener('pointerdown', () => {
    byPointer = true;
  });
  document.addEventListener('keydown', () => {
    byPointer = false;
  });
  for (const reached of ['focusin', 'change'])
    document.addEventListener(reached, ({ target }) => {
      pressed = byPointer ? target : null;
    });
  board.addEventListener('pointerdown', () => {
    if (document.activeElement !== board) letGo();
  });
  return ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(FIELDS)) return false;
    return target !== pressed || !target.matches('[type="radio"]');
  };
}
