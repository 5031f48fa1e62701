/** The words about facts and reviews. */

import { type Color, opponent } from 'kakoi';
import type { Fact, Review } from 'kakoi/review';
import { loaded } from '../part.js';
import { nameOf, say, translated } from '../words.js';

/** The fact as a sentence. The part that tells facts must have been loaded. */
export function factInWords(fact: Fact<unknown, unknown>): string {
  const { color, better } = fact;
  const sides: Record<string, Color> = { color, other: opponent(color) };
  return loaded('facts').factText(fact, (text, given) => {
    const values = { ...given };
    for (const [name, side] of Object.entries(sides)) values[name] = nameOf(side);
    if (better === null) values.better = say('a move elsewhere');
    return translated({ text, values });
  });
}

/** The certainty of a fact: a sign, and the word for it. */
export function certaintyInWords({ certainty, proofs }: Fact<unknown, unknown>): {
  readonly sign: string;
  readonly word: string;
} {
  if (certainty === 'proved') return { sign: '✓', word: say('proved') };
  if (proofs.length > 0) return { sign: '✓', word: say('proved in part') };
  return certainty === 'read'
    ? { sign: '◦', word: say('read, not proved') }
    : { sign: '?', word: say('likely') };
}

/** The state of a review: the moves looked at so far, and in the end what it cannot say. */
export function progressInWords(
  { facts, moments }: Review<unknown, unknown>,
  is: 'going' | 'stopped' | 'done',
): string {
  const total = facts.length;
  const done = facts.filter((list) => list !== null).length;
  if (is === 'going') return say('{done} of {total} moves looked at …', { done, total });
  if (is === 'stopped') return say('Stopped: {done} of {total} moves looked at.', { done, total });
  if (moments.length === 0) return say('Nothing was found on which the game turned.');
  const isProved = moments.some(
    ({ facts: [fact] }) => fact!.certainty === 'proved' || fact!.proofs.length > 0,
  );
  return isProved ? '' : say('Nothing of this could be proved.');
}
