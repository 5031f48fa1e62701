/**
 * The panel beside the board: the totals of both sides if the game ended now, and the sets they come from.
 */

import type { SenketMode, SenketScore, SenketSet } from 'kakoi';
import { element, setText } from '../shell/elements.js';
import { showHeading } from '../shell/heading.js';
import { COLORS, nameOf, say } from '../shell/words.js';
import type { SenketSession } from './session.js';
import type { SenketView } from './view.js';
import { change, endInWords, modeInWords } from './words.js';

/** The most squares that the panel has room for. */
const MOST_SUMS = 6;

export function showPanel(session: SenketSession, view: SenketView): void {
  const { board, isOver, loss } = session;
  const terms = say('{size}×{size} points, {mode}', { size: board.size, mode: modeInWords(view.mode) });
  showHeading(session, terms);
  setText('game-result', isOver ? endInWords(session, view) : '');
  element('game-result').toggleAttribute('data-over', isOver);
  // A game that was given up ends without being counted.
  setText('score-heading', isOver && loss === null ? say('Final score') : say('If the game ended now'));
}

/** The score of the position shown; before both sides have territory it says why there is none yet. */
export function showScore({ score, mode, isEarly }: SenketView): void {
  setText('ground-name', mode === 'area' ? say('Area') : say('Open points'));
  element('score-early').hidden = !isEarly;
  element('sums').hidden = isEarly || COLORS.every((color) => score[color].sets.length === 0);
  for (const color of COLORS) {
    const { sets, total } = score[color];
    const sum = (of: 'area' | 'openPoints' | 'prisoners'): number =>
      sets.reduce((all, set) => all + set[of], 0);
    const shown = (number: number): string => (isEarly ? '–' : String(number));
    setText(`ground-${color}`, shown(sum(mode === 'area' ? 'area' : 'openPoints')));
    setText(`prisoners-${color}`, shown(sum('prisoners')));
    setText(`sets-${color}`, shown(sets.length));
    setText(`total-${color}`, shown(total));
    setText(`sums-${color}`, isEarly ? '' : sumsInWords(sets, mode));
  }
}

/** '(24 + 4)² + 1²', the largest first; the many small ones of a large board are left out. */
function sumsInWords(sets: readonly SenketSet[], mode: SenketMode): string {
  const squares = [...sets].sort((a, b) => b.score - a.score).map((set) => `${worthInWords(set, mode)}²`);
  return [...squares.slice(0, MOST_SUMS), ...(squares.length > MOST_SUMS ? ['…'] : [])].join(' + ');
}

/** '24', or '(24 + 4)' with prisoners, which count twice in post scoring. */
function worthInWords({ area, openPoints, prisoners }: SenketSet, mode: SenketMode): string {
  const ground = mode === 'area' ? area : openPoints;
  return prisoners === 0 ? `${ground}` : `(${ground} + ${mode === 'posts' ? '2·' : ''}${prisoners})`;
}

/** Shows the difference between the tried position and that of the game. */
export function showChange(before: SenketScore, after: SenketScore, isEmpty: boolean): void {
  element('change').hidden = isEmpty;
  for (const color of COLORS) setText(`change-${color}`, change(after[color].total - before[color].total));
  setText('change-text', isEmpty ? say('Nothing tried yet.') : changeInWords(before, after));
  element('try-clear').setAttribute('aria-disabled', String(isEmpty));
}

export function changeInWords(before: SenketScore, after: SenketScore): string {
  return COLORS.map((color) => `${nameOf(color)} ${change(after[color].total - before[color].total)}`).join(
    ', ',
  );
}
