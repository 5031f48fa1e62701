/** The facts about the last move that are seen on the board, which the page loads when the reader first takes a step. */

import type { Fact } from 'kakoi/review';
import { part } from '../shell/part.js';
import { factInWords } from '../shell/review/words.js';
import type { GoSession } from './session.js';

/** Those that are worth a word, the most telling first: a capture is told with the move itself. */
const TELLING: readonly Fact['key'][] = [
  'fills-own-eye',
  'puts-in-atari',
  'fills-own-liberty',
  'inside-settled',
  'breaks-eye',
];
const MOST = 2;

/** Returns what puts them into words. */
export async function loadSeen(): Promise<(session: GoSession) => string> {
  const [{ facts }] = await Promise.all([part('seen'), part('facts')]);
  return ({ asGame, lastStep }) => {
    if (lastStep === null) return '';
    const found = facts(asGame, { nodes: 0 });
    const told = TELLING.flatMap((key) => found.filter((fact) => fact.key === key));
    return told.slice(0, MOST).map(factInWords).join(' ');
  };
}
