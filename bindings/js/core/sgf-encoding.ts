import { KakoiError, show } from './errors.js';
import { rootValue } from './sgf-root.js';

/** How far into a file its root node, which names the encoding, is looked for. */
const HEAD_BYTES = 65_536;

/**
 * The text of an SGF file: in the encoding that CA of its root node names, in UTF-8 where it names none or an
 * unknown one; without a byte order mark. Bytes that the encoding does not have become U+FFFD. Throws
 * 'bad-option' for anything but a Uint8Array, and for one whose memory is detached.
 */
export function decodeSgf(bytes: Uint8Array): string {
  try {
    if (ArrayBuffer.isView(bytes)) {
      const all = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength); // a DataView will do as well
      return decoderFor(all).decode(all);
    }
  } catch {
    // memory that is gone, or more of it than text can be
  }
  throw new KakoiError('bad-option', `bytes must be a readable Uint8Array, not ${show(bytes)}`);
}

/**
 * For the encoding that CA names. It is not known yet, so the bytes are taken for characters; in Shift_JIS, Big5 and
 * GB18030, however, the second byte of a character may look like a bracket or a backslash. Where no CA is
 * found, the search is therefore repeated without those bytes: not at once, because in other encodings they
 * are brackets.
 */
function decoderFor(bytes: Uint8Array): TextDecoder {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  try {
    return new TextDecoder(rootValue(head, 'CA') ?? rootValue(head.replace(/[^\0-\x7f][\s\S]/g, '--'), 'CA'));
  } catch {
    return new TextDecoder(); // an unknown encoding
  }
}
