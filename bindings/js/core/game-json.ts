/** Games as plain objects for JSON. */

import { CLONED, isPlain, KakoiError, showThing } from './errors.js';

/** The object, when it is of this game and those of its fields that are a record are text. Throws 'bad-option'. */
export function readGameJson(json: unknown, game: string, record: string): Record<string, unknown> {
  const fields = json as Record<string, unknown>;
  if (!isPlain(json) || fields.game !== game || typeof fields[record] !== 'string') {
    const cloned = isPlain(json) && Object.keys(json).length === 0 ? CLONED : ''; // nothing of a game of Go is left
    throw new KakoiError(
      'bad-option',
      `${showThing(json)}${cloned} is not what toJSON() of a ${game} game gives`,
    );
  }
  return fields;
}
