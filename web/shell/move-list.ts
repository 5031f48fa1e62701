/** The list of moves: made anew with the line, marked at the move looked at. */

import { element } from './elements.js';

/** A line of moves, the same array as long as it stays the same, and the place in it. */
export interface Line<Move> {
  readonly line: readonly Move[];
  readonly at: number;
  /** Who made the first move. */
  readonly firstToPlay: 'black' | 'white';
}

export class MoveList<Move> {
  private shown: readonly Move[] | null = null;
  private readonly list = element('move-list');

  /** `pick` is called with the number of a move that was clicked. */
  constructor(
    private readonly textOf: (move: Move) => string,
    pick: (move: number) => void,
  ) {
    this.list.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-move]');
      if (button) pick(Number(button.dataset.move));
    });
  }

  show({ line, at, firstToPlay }: Line<Move>): void {
    if (line !== this.shown) {
      this.shown = line;
      this.list.replaceChildren(...rowsOf(line.map(this.textOf), firstToPlay === 'white'));
    }
    this.list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const current = this.list.querySelector<HTMLElement>(`[data-move="${at}"]`);
    current?.setAttribute('aria-current', 'step');
    // Not scrollIntoView(), which would scroll the page as well.
    const { list } = this;
    if (current === null) list.scrollTop = 0;
    else if (current.offsetTop < list.scrollTop) list.scrollTop = current.offsetTop;
    else if (current.offsetTop + current.offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = current.offsetTop + current.offsetHeight - list.clientHeight;
  }
}

/** A row for every move of Black and the one of White after it. */
function rowsOf(texts: readonly string[], whiteBegins: boolean): HTMLElement[] {
  const cells: (HTMLElement | null)[] = texts.map((text, i) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.move = String(i + 1);
    button.textContent = text;
    return button;
  });
  if (whiteBegins) cells.unshift(null);
  return Array.from({ length: Math.ceil(cells.length / 2) }, (_, row) => {
    const item = document.createElement('li');
    for (const cell of cells.slice(2 * row, 2 * row + 2)) item.append(cell ?? document.createElement('span'));
    return item;
  });
}
