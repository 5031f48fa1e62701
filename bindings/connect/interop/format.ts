/** Tells records from one another by their text. */

import { gameStart } from '../../js/records/scanner.js';
import { checkSource } from './check.js';
import { isTextDiagram } from './text-diagram.js';

/** A way in which a game or a position of Go is written. */
export type RecordFormat = 'sgf' | 'gib' | 'ngf' | 'ugf' | 'diagram';

/** By the first characters; none is read as another. */
const BEGINNINGS: readonly [RecordFormat, RegExp][] = [
  ['gib', /^\s*\\HS\s/],
  ['ngf', /^(?:[^\n]*\n){5,20}PM[A-Z]{2}[BW][A-Z]{4}\s/],
  ['ugf', /^(?:[^(]{0,400}[\r\n])?\[Header\]\s/],
];
/** The number of leading characters or bytes that are looked at. */
const HEAD = 4096;

/**
 * The format of a file or of a text that somebody pasted, from its first 4,096 characters or bytes: SGF, a record of Tygem,
 * CyberOro or Pandanet, or a diagram, a text in which a line is a row with a stone and an empty point, or two are rows. Null
 * for all else. Throws 'bad-option' for anything but text and bytes.
 */
export function formatOf(source: string | Uint8Array): RecordFormat | null {
  const head = checkSource(source, 'record', HEAD).replace(/^\ufeff/, '');
  const [format = null] = BEGINNINGS.find(([, begins]) => begins.test(head)) ?? [];
  if (format === null && gameStart(head) >= 0) return 'sgf';
  return format ?? (isTextDiagram(head) ? 'diagram' : null);
}
