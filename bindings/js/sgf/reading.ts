/** Bytes of records wherever they are read: with the judge of encodings, which not all modules of the games bring. */

import { guessEncoding } from '../core/encoding.js';
import { type DecodeOptions, decodeBy } from '../core/sgf-encoding.js';
import type { SgfNode } from '../core/sgf-node.js';
import { parseBy, type SgfOptions } from '../core/sgf-parse.js';

/**
 * The text of an SGF file without its byte order mark: in the encoding of that mark, else in the one that CA of the root
 * node names, else in UTF-8 if the bytes are that, else in the one that makes the most likely text of them
 * (Shift_JIS, EUC-JP, ISO-2022-JP, EUC-KR, GB18030, Big5, windows-1251 or windows-1252). `onNote` hears of an
 * encoding that was assumed, and of bytes that the encoding does not have: they become U+FFFD. Throws 'bad-option'
 * for anything but a Uint8Array, and for one whose memory is detached.
 */
export function decodeSgf(bytes: Uint8Array, options?: DecodeOptions): string {
  return decodeBy(guessEncoding, bytes, options);
}

/**
 * All games of SGF text, or of the bytes of a file in whatever encoding (see decodeSgf). What stands before, between
 * and after games is left out. A name that comes twice in a node is taken as one; long names of old files are
 * read as today's ('Black' as 'B'), names of small letters as capitals. Throws 'bad-sgf' with line and column;
 * with `lenient` only where there is no game at all.
 */
export function parseSgf(source: string | Uint8Array, options?: SgfOptions): SgfNode[] {
  return parseBy(decodeSgf, source, options);
}
