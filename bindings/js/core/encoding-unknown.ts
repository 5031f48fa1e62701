/**
 * In place of encoding.ts in the ES modules of the game entries: pages without a bundler load whole files, and few of them
 * read bytes. There kakoi/sgf has the judge.
 */

import type { SgfEncoding } from './encoding.js';

/** UTF-8 if the bytes are that, else windows-1252, which all bytes are. */
export function guessEncoding(bytes: Uint8Array): SgfEncoding {
  let label = 'utf-8';
  try {
    new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    label = 'windows-1252';
  }
  return { label, assumed: "no CA tells the encoding, and 'kakoi/sgf' is not asked" };
}
