import { KakoiError, show } from './errors.js';

/** How far into a file its root node, which names the encoding, is looked for. */
const HEAD_BYTES = 2000;

/**
 * The text of an SGF file: in the encoding that its CA property names, in UTF-8 where it names none or one that is
 * not known; without a byte order mark. Bytes that the encoding does not have become U+FFFD. Throws 'bad-option' for
 * what is no Uint8Array.
 */
export function decodeSgf(bytes: Uint8Array): string {
  if (!ArrayBuffer.isView(bytes)) {
    throw new KakoiError('bad-option', `bytes must be a Uint8Array, not ${show(bytes)}`);
  }
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const label = /CA\s*\[([^\]]*)\]/.exec(head)?.[1]?.trim() || 'utf-8';
  return decoderFor(label).decode(bytes);
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder(); // an encoding that nobody knows
  }
}
