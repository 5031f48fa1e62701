/** The problems of the record's file as a list of numbers, with what became of each: one stop of the keyboard. */

import type { RecordNode } from 'kakoi';
import { element, make, makeButton, setText } from '../../shell/elements.js';
import { makeOneStop } from '../../shell/one-stop.js';
import { say } from '../../shell/words.js';
import type { Progress } from './progress.js';

const MARKS = { solved: '✓', failed: '✗', due: '↻', open: '' } as const;

export class ProblemList {
  private shown: readonly RecordNode[] = [];
  private buttons: readonly HTMLButtonElement[] = [];

  constructor(
    private readonly progress: Progress,
    private readonly open: (index: number) => void,
  ) {}

  /** Shows the list where the file has several problems. */
  show(games: readonly RecordNode[], root: RecordNode): void {
    const isThere = games.length > 1;
    element('reading-collection').hidden = !isThere;
    if (!isThere) return;
    if (games !== this.shown) this.progress.lookUp();
    this.shown = games;
    // Each game that is opened reads its file anew; the buttons stay, and with them the keyboard's place among them.
    if (games.length !== this.buttons.length) this.list(games.length);
    const count = { solved: 0, failed: 0, due: 0, open: 0 };
    games.forEach((game, i) => {
      const known = this.progress.of({ root: game, games });
      const state = known ?? (this.progress.isDue({ root: game, games }) ? 'due' : 'open');
      count[state]++;
      const button = this.buttons[i]!;
      const words = stateInWords(state);
      button.dataset.state = state;
      button.textContent = `${i + 1}${MARKS[state]}`;
      button.setAttribute('aria-label', say('Problem {n}: {state}', { n: i + 1, state: words }));
      if (game === root) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    });
    const open = count.open + count.due;
    setText('collection-count', say('{solved} solved, {failed} failed, {open} open.', { ...count, open }));
  }

  private list(length: number): void {
    this.buttons = Array.from({ length }, (_, i) => makeButton('', () => this.open(i)));
    const bar = make('div', { id: 'collection-list' }, ...this.buttons);
    bar.setAttribute('role', 'toolbar');
    bar.setAttribute('aria-label', say('Problems of the file'));
    makeOneStop(bar, this.buttons);
    element('collection-list').replaceWith(bar);
  }
}

function stateInWords(state: keyof typeof MARKS): string {
  switch (state) {
    case 'solved':
      return say('solved');
    case 'failed':
      return say('failed');
    case 'due':
      return say('due');
    default:
      return say('not tried');
  }
}

/** The next problem of the file that is not solved, after this one and then from the first; −1 when all are. */
export function nextUnsolved(games: readonly RecordNode[], root: RecordNode, progress: Progress): number {
  const at = games.indexOf(root);
  for (let step = 1; step <= games.length; step++) {
    const index = (at + step) % games.length;
    if (progress.of({ root: games[index]!, games }) !== 'solved') return index;
  }
  return -1;
}
