/**
 * The reader's own mistakes, kept as problems from visit to visit. One that is solved comes back after ever more days, and is
 * learnt after the last of them; one that fails begins anew.
 */

import type { RecordNode } from 'kakoi';
import { recall, remember } from '../shell/preferences.js';

const NAME = 'mistakes';
/** The most that are kept: the oldest make room. */
const MOST = 500;
/** The days until a problem comes back that has been solved so many times in a row. */
const DAYS = [1, 3, 7, 16, 35] as const;
const DAY_MS = 86_400_000;

interface Mistake {
  readonly sgf: string;
  /** The problem's own position, by which its record is known again. */
  readonly position: string;
  /** The number of times that it has been solved in a row. */
  readonly solved: number;
  /** When it comes back, in milliseconds since 1970. */
  readonly due: number;
}

/** The mistakes that are kept, those that are due first. */
export function keptMistakes(now = Date.now()): readonly (Mistake & { readonly isDue: boolean })[] {
  const kept = readKept().map((mistake) => ({ ...mistake, isDue: mistake.due <= now }));
  return kept.sort((a, b) => Number(b.isDue) - Number(a.isDue) || a.due - b.due);
}

/** Keeps a mistake as a problem, which is due at once; false when it is kept already. */
export function keepMistake(root: RecordNode, sgf: string): boolean {
  const kept = readKept();
  const position = positionOf(root);
  if (kept.some((mistake) => mistake.position === position)) return false;
  write([...kept, { sgf, position, solved: 0, due: Date.now() }].slice(-MOST));
  return true;
}

/** To be called when a problem was solved or failed: one that was due comes back another day. */
export function practised(root: RecordNode, isSolved: boolean): void {
  const kept = readKept();
  const mistake = kept.find(({ position }) => position === positionOf(root));
  if (mistake === undefined || mistake.due > Date.now()) return;
  const solved = isSolved ? mistake.solved + 1 : 0;
  const days = isSolved ? DAYS[mistake.solved] : DAYS[0];
  const rest = kept.filter((other) => other !== mistake);
  write(days === undefined ? rest : [...rest, { ...mistake, solved, due: Date.now() + days * DAY_MS }]);
}

/** The position of a problem, its stones and the side to play, as a key. */
export function positionOf(root: RecordNode): string {
  const stones: string[] = [];
  for (const { data } of root.mainLine()) {
    if ('B' in data || 'W' in data) break;
    for (const name of ['SZ', 'AB', 'AW', 'AE', 'PL'])
      if (data[name]) stones.push(name, ...[...data[name]].sort());
  }
  // FNV-1a, with 52 bits, so that thousands of problems keep apart.
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (const character of stones.join(' ')) {
    const code = character.codePointAt(0)!;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return ((high >>> 12) * 2 ** 32 + (low >>> 0)).toString(36);
}

function write(mistakes: readonly Mistake[]): void {
  remember(NAME, JSON.stringify(mistakes));
}

function readKept(): Mistake[] {
  try {
    const kept: unknown = JSON.parse(recall(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMistake) : [];
  } catch {
    return [];
  }
}

function isMistake(value: unknown): value is Mistake {
  const { sgf, position, solved, due } = (value ?? {}) as Partial<Record<keyof Mistake, unknown>>;
  return (
    typeof sgf === 'string' &&
    typeof position === 'string' &&
    Number.isInteger(solved) &&
    Number.isFinite(due)
  );
}
