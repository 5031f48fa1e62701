/** Rows of lists that answer: a move or a line of moves, how many games, and how often it won. */

import type { Color } from 'kakoi';
import { make } from '../shell/elements.js';
import { makeListOneStop } from '../shell/one-stop.js';
import { say } from '../shell/words.js';
import { gamesInWords, shareOf } from './words.js';

/** The contents of a row. */
export interface Line {
  /** The side that plays the last move. */
  readonly color: Color;
  readonly name: string;
  readonly count: number;
  readonly won: number;
  readonly lost: number;
  /** The share of the bar that the row fills, from 0 to 1. */
  readonly share: number;
  readonly choose: (() => void) | null;
  /** Told when the reader looks at the row, and when no longer. */
  readonly look?: (isLooked: boolean) => void;
}

export class Lines {
  private rows: readonly HTMLButtonElement[] = [];
  private readonly beginAtFirst: () => void;

  constructor(private readonly list: HTMLElement) {
    this.beginAtFirst = makeListOneStop(list, () => this.rows);
  }

  show(lines: readonly Line[]): void {
    const at = this.rows.indexOf(document.activeElement as HTMLButtonElement);
    this.rows = lines.map(rowOf);
    this.list.replaceChildren(...this.rows.map((row) => make('li', {}, row)));
    this.beginAtFirst();
    // A reader who goes on by keys stays in the list.
    if (at >= 0) this.rows[0]?.focus({ preventScroll: true });
  }

  /** Chooses a row by its number, from 0. */
  choose(number: number): boolean {
    const row = this.rows[number];
    row?.click();
    return row !== undefined;
  }
}

function rowOf({ color, name, count, won, lost, share, choose, look }: Line): HTMLButtonElement {
  const row = make(
    'button',
    { type: 'button' },
    make('i', { className: `stone ${color}` }),
    make('strong', {}, name),
    make('span', { className: 'number' }, String(count)),
    make('span', { className: 'bar' }),
    make('span', { className: 'wins' }, shareOf({ won, lost }) ?? '–'),
  );
  row.style.setProperty('--share', String(share));
  row.style.setProperty('--won', String(won + lost === 0 ? 0.5 : won / (won + lost)));
  row.title = say('{won} won, {lost} lost, of {games}', { won, lost, games: gamesInWords(count) });
  row.setAttribute('aria-disabled', String(choose === null));
  if (choose !== null) row.addEventListener('click', choose);
  if (look !== undefined) {
    for (const name of ['pointerenter', 'focus']) row.addEventListener(name, () => look(true));
    for (const name of ['pointerleave', 'blur']) row.addEventListener(name, () => look(false));
  }
  return row;
}

/** A score in a few letters: '120 · 55 %'. */
export function scoreInWords({
  games,
  ...score
}: Pick<Line, 'won' | 'lost'> & { readonly games: number }): string {
  const share = shareOf(score);
  return share === null ? String(games) : `${games} · ${share}`;
}
