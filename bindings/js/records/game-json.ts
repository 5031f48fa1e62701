/** Reading games back from the plain objects that toJSON() writes. */

import { CLONED, isPlain, KakoiError, showThing } from '../core/errors.js';

/**
 * Returns the object when its `game` field names this game and its field `record` is text. Throws
 * 'bad-option' otherwise.
 */
export function readGameJson(json: unknown, game: string, record: string): Record<string, unknown> {
  const fields = json as Record<string, unknown>;
  if (!isPlain(json) || fields.game !== game || typeof fields[record] !== 'string') {
    // A structured clone of a GoGame is an empty object.
    const cloned = isPlain(json) && Object.keys(json).length === 0 ? CLONED : '';
    throw new KakoiError(
      'bad-option',
      `${showThing(json)}${cloned} is not what toJSON() of a ${game} game gives`,
    );
  }
  return fields;
}
