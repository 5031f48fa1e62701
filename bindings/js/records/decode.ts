import { badOption, KakoiError, show } from '../core/errors.js';
import { validateFunction, validateOptions } from '../core/validate.js';
import { isUtf8, latin1, likeliest, type SgfEncoding } from './encoding.js';
import { rootValue } from './root.js';
import type { SgfNote } from './tree.js';

/** The number of leading bytes in which the root node, which names the encoding, is searched. */
export const HEAD_BYTES = 65_536;

/** Options of decodeSgf(). */
export type DecodeOptions = {
  /** Called for every encoding that was assumed, and when bytes could not be decoded. */
  onNote?: (note: SgfNote) => void;
};

/**
 * The text of an SGF file without its byte order mark. The encoding is that of the mark, else UTF-8 if the bytes are that and not
 * ASCII alone, else the one that CA of the root node names if the bytes can be read by it, else the one that makes the likeliest
 * text of them (Shift_JIS, EUC-JP, ISO-2022-JP, EUC-KR, GB18030, Big5, windows-1251 or windows-1252). `onNote` is told of an
 * encoding that was assumed or that contradicts CA, and of bytes that are invalid in it, which become U+FFFD. Throws
 * 'bad-option' for anything but a Uint8Array, and for one whose memory is detached; 'unsupported' where the platform's TextDecoder
 * lacks the encoding.
 */
export function decodeSgf(bytes: Uint8Array, options?: DecodeOptions): string {
  const { onNote } = validateOptions(options, ['onNote']);
  validateFunction(onNote, 'onNote');
  return decoded(bytes, (message) => onNote?.({ line: 1, column: 1, message }));
}

/** The text of a source, of bytes as decodeSgf() reads them; anything else is returned as it is, for its reader to refuse. */
export function textOf(source: string | Uint8Array, onNote?: (note: SgfNote) => void): string {
  return ArrayBuffer.isView(source) ? decodeSgf(source, onNote && { onNote }) : source;
}

/** As decodeSgf(), for files that name their encoding otherwise than by CA. */
export function decoded(
  bytes: Uint8Array,
  onNote: (message: string) => void,
  declared?: (bytes: Uint8Array) => string,
): string {
  let text: string;
  let notes: string[];
  try {
    // Any view is accepted, a DataView too. Detached memory throws here.
    if (!ArrayBuffer.isView(bytes)) throw bytes;
    const all = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const encoding = encodingOf(all, declared);
    text = decoderOf(encoding).decode(all);
    notes = notesOn(encoding, text);
  } catch (error) {
    if (error instanceof KakoiError) throw error;
    // not bytes, detached memory, or more text than a string can hold
    throw badOption(`bytes must be a readable Uint8Array, not ${show(bytes)}`);
  }
  notes.forEach(onNote);
  return text;
}

/** A decoder of the encoding. Throws 'unsupported' where the platform has none: some know UTF-8 alone. */
export function decoderOf({ label }: SgfEncoding): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch (cause) {
    throw new KakoiError('unsupported', `the TextDecoder of this platform does not know ${label}`, { cause });
  }
}

/** The encoding of a file, from its first bytes. `declared` returns the name that the file gives; '' when it gives none. */
export function encodingOf(bytes: Uint8Array, declared = charset): SgfEncoding {
  const [first, second] = bytes;
  const told = (label: string): SgfEncoding => ({ label, assumed: null });
  // byte order marks, or ASCII as UTF-16, in which every other byte is zero
  if (first === 0 || (first === 0xfe && second === 0xff)) return told('utf-16be');
  if (second === 0 || (first === 0xff && second === 0xfe)) return told('utf-16le');
  if (isPlain(bytes) || (first === 0xef && second === 0xbb)) return told('utf-8');
  const name = declared(bytes);
  const known = knownAs(name);
  const label = isUtf8(bytes)
    ? 'utf-8'
    : known !== null && canBe(bytes, known)
      ? known
      : likeliest(bytes, known);
  if (label === known) return told(label);
  return {
    label,
    assumed: known === null ? 'no CA tells the encoding' : `the bytes contradict ${show(name)}`,
  };
}

/** True for ASCII without escapes, which is the same text in every encoding of SGF. */
export function isPlain(bytes: Uint8Array): boolean {
  return !bytes.some((byte) => byte > 0x7f || byte === ESCAPE);
}

const ESCAPE = 0x1b;

/** The encoding of a name; null for a name that the platform does not know. */
function knownAs(name: string): string | null {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}

/** True unless the bytes are invalid in the encoding, or controls that no text has; they may end inside a character. */
function canBe(bytes: Uint8Array, label: string): boolean {
  return (
    !bytes.includes(ESCAPE) &&
    !/[\ufffd\x80-\x9f]/.test(new TextDecoder(label).decode(bytes, { stream: true }))
  );
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
export function charset(bytes: Uint8Array): string {
  const head = latin1(bytes.subarray(0, HEAD_BYTES));
  return rootValue(head, 'CA') ?? rootValue(head.replace(/[^\0-\x7f][\s\S]/g, '--'), 'CA') ?? '';
}
