/** Reads a game from a record in any of the formats. */

import { GoGame, KakoiError } from '../../js/api.js';
import { engine } from '../../js/core/engine.js';
import { show } from '../../js/core/errors.js';
import { validateBoolean, validateOptions, validateWord } from '../../js/core/validate.js';
import { formatOf, type RecordFormat } from './format.js';
import { readGib } from './old-records/gib.js';
import { readNgf } from './old-records/ngf.js';
import { readUgf } from './old-records/ugf.js';
import { readTextDiagram } from './text-diagram.js';

/** The way a record is read. */
export type RecordOptions = {
  /** Default: what `formatOf` finds. */
  format?: RecordFormat;
  /** Mends faults of the record, each with a note in `notes` of the game; the default is to throw. */
  lenient?: boolean;
  /** Refuses moves that the rules do not allow; the default is to play them as the record says. */
  strict?: boolean;
};

const READERS = {
  sgf: GoGame.fromSgf,
  gib: readGib,
  ngf: readNgf,
  ugf: readUgf,
  diagram: readTextDiagram,
} as const;

/**
 * The game of a record, text or the bytes of a file in any encoding, standing at its last move: SGF, Tygem's GIB, NGF of
 * CyberOro and WBaduk, Pandanet's UGF, or a diagram as people paste them. Throws 'bad-notation' for a text of no such format,
 * 'bad-sgf', 'bad-notation' or 'bad-diagram' for faults, with line and column in records, 'bad-size', with `strict`
 * 'illegal-move', and 'bad-option' for anything but text and bytes.
 */
export function fromRecord(source: string | Uint8Array, options?: RecordOptions): GoGame {
  engine('go');
  const given = validateOptions(options, ['format', 'lenient', 'strict']);
  const { lenient = false, strict = false, format = formatOf(source) } = given;
  validateBoolean(lenient, 'lenient');
  validateBoolean(strict, 'strict');
  if (format === null) throw new KakoiError('bad-notation', `${show(source)} is no record of a known format`);
  const known = Object.keys(READERS) as RecordFormat[];
  return READERS[validateWord(format, known, 'format')](source, { lenient, strict });
}
