import { guessEncoding, type SgfEncoding } from './encoding.js';
import { KakoiError, show } from './errors.js';
import type { SgfNote } from './sgf-node.js';
import { rootValue } from './sgf-root.js';
import { validateFunction, validateOptions } from './validate.js';

/** How far into a file its root node, which names the encoding, is looked for. */
export const HEAD_BYTES = 65_536;

/** How bytes are read. */
export interface DecodeOptions {
  /** Called with what was assumed, and what could not be read. */
  onNote?: (note: SgfNote) => void;
}

/**
 * The text of an SGF file without its byte order mark: in the encoding of that mark, else in the one that CA of the root
 * node names, else in UTF-8 if the bytes are that, else in the one that makes the most likely text of them
 * (Shift_JIS, EUC-JP, ISO-2022-JP, EUC-KR, GB18030, Big5, windows-1251 or windows-1252). `onNote` hears of an
 * encoding that was assumed, and of bytes that the encoding does not have: they become U+FFFD. Throws 'bad-option'
 * for anything but a Uint8Array, and for one whose memory is detached.
 */
export function decodeSgf(bytes: Uint8Array, options?: DecodeOptions): string {
  const { onNote } = validateOptions(options, ['onNote']);
  validateFunction(onNote, 'onNote');
  let text: string;
  let encoding: SgfEncoding;
  try {
    // Empty where the memory is gone; a DataView will do as well.
    if (!ArrayBuffer.isView(bytes)) throw bytes;
    const all = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    encoding = encodingOf(all);
    text = new TextDecoder(encoding.label).decode(all);
  } catch {
    // not bytes, memory that is gone, or more of it than text can be
    throw new KakoiError('bad-option', `bytes must be a readable Uint8Array, not ${show(bytes)}`);
  }
  for (const message of notesOn(encoding, text)) onNote?.({ line: 1, column: 1, message });
  return text;
}

/** The encoding of a file that begins with these bytes. */
export function encodingOf(bytes: Uint8Array): SgfEncoding {
  const [first, second] = bytes;
  const told = (label: string): SgfEncoding => ({ label, assumed: null });
  // Byte order marks, or the zeros of ASCII in two bytes
  if (first === 0 || (first === 0xfe && second === 0xff)) return told('utf-16be');
  if (second === 0 || (first === 0xff && second === 0xfe)) return told('utf-16le');
  if (first === 0xef && second === 0xbb) return told('utf-8');
  try {
    return told(new TextDecoder(charset(bytes)).encoding);
  } catch {
    return guessEncoding(bytes);
  }
}

/** What there is to say of a text that was decoded. */
export function notesOn({ label, assumed }: SgfEncoding, text: string): string[] {
  const notes: string[] = [];
  if (assumed && /[^\0-\x7f]/.test(text)) notes.push(`${assumed}: read as ${label}`);
  if (text.includes('\ufffd')) notes.push(`bytes that are not ${label} became U+FFFD`);
  return notes;
}

/**
 * What CA says; '' without one, which is no encoding. The bytes are taken for characters, as their encoding is not known
 * yet; in Shift_JIS, Big5 and GB18030, however, the second byte of a character may look like a bracket or a
 * backslash. Where no CA is found, the search is therefore repeated without those bytes: not at once, because in
 * other encodings they are brackets.
 */
function charset(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  return rootValue(head, 'CA') ?? rootValue(head.replace(/[^\0-\x7f][\s\S]/g, '--'), 'CA') ?? '';
}
