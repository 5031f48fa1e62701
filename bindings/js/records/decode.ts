import { KakoiError, show } from '../core/errors.js';
import { validateFunction, validateOptions } from '../core/validate.js';
import { guessEncoding, type SgfEncoding } from './encoding.js';
import { rootValue } from './root.js';
import type { SgfNote } from './tree.js';

/** The number of leading bytes in which the root node, which names the encoding, is searched. */
export const HEAD_BYTES = 65_536;

/** Options of decodeSgf(). */
export interface DecodeOptions {
  /** Called for every encoding that was assumed, and when bytes could not be decoded. */
  onNote?: (note: SgfNote) => void;
}

/**
 * The text of an SGF file without its byte order mark. The encoding is that of the mark, else the one that CA
 * of the root node names, else UTF-8 if the bytes are valid UTF-8, else the one that makes the likeliest text
 * of them (Shift_JIS, EUC-JP, ISO-2022-JP, EUC-KR, GB18030, Big5, windows-1251 or windows-1252). `onNote` is
 * told of an encoding that was assumed, and of bytes that are invalid in it, which become U+FFFD. Throws
 * 'bad-option' for anything but a Uint8Array, and for one whose memory is detached.
 */
export function decodeSgf(bytes: Uint8Array, options?: DecodeOptions): string {
  const { onNote } = validateOptions(options, ['onNote']);
  validateFunction(onNote, 'onNote');
  let text: string;
  let encoding: SgfEncoding;
  try {
    // Any view is accepted, a DataView too. Detached memory throws here.
    if (!ArrayBuffer.isView(bytes)) throw bytes;
    const all = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    encoding = encodingOf(all);
    text = new TextDecoder(encoding.label).decode(all);
  } catch {
    // not bytes, detached memory, or more text than a string can hold
    throw new KakoiError('bad-option', `bytes must be a readable Uint8Array, not ${show(bytes)}`);
  }
  for (const message of notesOn(encoding, text)) onNote?.({ line: 1, column: 1, message });
  return text;
}

/** The encoding of a file, from its first bytes. `declared` returns the name that the file gives; '' when it gives none. */
export function encodingOf(bytes: Uint8Array, declared = charset): SgfEncoding {
  const [first, second] = bytes;
  const told = (label: string): SgfEncoding => ({ label, assumed: null });
  // byte order marks, or ASCII as UTF-16, in which every other byte is zero
  if (first === 0 || (first === 0xfe && second === 0xff)) return told('utf-16be');
  if (second === 0 || (first === 0xff && second === 0xfe)) return told('utf-16le');
  if (first === 0xef && second === 0xbb) return told('utf-8');
  try {
    return told(new TextDecoder(declared(bytes)).encoding);
  } catch {
    return guessEncoding(bytes);
  }
}

/** The notes on a decoded text: an assumed encoding, and bytes that are invalid in it. */
export function notesOn({ label, assumed }: SgfEncoding, text: string): string[] {
  const notes: string[] = [];
  if (assumed && /[^\0-\x7f]/.test(text)) notes.push(`${assumed}: read as ${label}`);
  if (text.includes('\ufffd')) notes.push(`bytes that are not ${label} became U+FFFD`);
  return notes;
}

/**
 * The value of CA; '', which names no encoding, when there is none. The bytes are read as Latin-1, because
 * their encoding is not known yet. In Shift_JIS, Big5 and GB18030, however, the second byte of a character
 * may look like a bracket or a backslash. If no CA is found, the search is therefore repeated without those
 * bytes. It does not begin that way, because in other encodings such bytes are brackets.
 */
function charset(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  return rootValue(head, 'CA') ?? rootValue(head.replace(/[^\0-\x7f][\s\S]/g, '--'), 'CA') ?? '';
}
