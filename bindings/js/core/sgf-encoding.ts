import { KakoiError, show } from './errors.js';
import { rootValue } from './sgf-scan.js';

/** How far into a file its root node, which names the encoding, is looked for. */
const HEAD_BYTES = 65_536;

/**
 * The text of an SGF file: in the encoding that CA of its root node names, in UTF-8 where it names none or one that is not
 * known; without a byte order mark. Bytes that the encoding does not have become U+FFFD. Throws 'bad-option' for what is
 * no Uint8Array, and for one whose memory is gone.
 */
export function decodeSgf(bytes: Uint8Array): string {
  const bad = (cause?: unknown) =>
    new KakoiError('bad-option', `bytes must be a Uint8Array that can be read, not ${show(bytes)}`, {
      cause,
    });
  if (!ArrayBuffer.isView(bytes)) throw bad();
  try {
    const { buffer, byteOffset, byteLength } = bytes;
    const all = new Uint8Array(buffer, byteOffset, byteLength); // a DataView will do as well
    return decoderFor(encodingOf(all.subarray(0, HEAD_BYTES))).decode(all);
  } catch (cause) {
    throw bad(cause);
  }
}

/**
 * What CA says. The encoding is not known yet, so the bytes are taken for characters; in Shift_JIS, Big5 and GB18030,
 * however, the second byte of a character may look like a bracket or a backslash. Where no CA is found, those bytes are
 * therefore left out of account and it is looked for again: not at once, because in other encodings they are brackets.
 */
function encodingOf(head: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(head);
  const label = rootValue(text, 'CA') ?? rootValue(text.replace(/[^\0-\x7f][\s\S]/g, '--'), 'CA');
  return label?.trim() || 'utf-8';
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder(); // an encoding that nobody knows
  }
}
