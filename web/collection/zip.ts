/** The games in zips, one file after the other. */

import { Unzip, UnzipInflate } from 'fflate';
import { isOfGames } from './input.js';

/** Bytes handed on at once: the unpacker calls itself for every file in them, and an archive may have thousands of a few bytes. */
const MOST_AT_ONCE = 16_384;

/** The files of the archive that may hold games, each as soon as it is unpacked. Throws where it is none, or damaged. */
export async function* filesInZip(
  archive: Blob,
): AsyncGenerator<[path: string, bytes: Uint8Array<ArrayBuffer>]> {
  const ready: [string, Uint8Array<ArrayBuffer>][] = [];
  const unzip = new Unzip((file) => {
    if (!isOfGames(file.name)) return;
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    file.ondata = (error, piece, isLast) => {
      if (error !== null) throw error;
      pieces.push(piece as Uint8Array<ArrayBuffer>);
      if (isLast) ready.push([file.name, joined(pieces)]);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const reader = archive.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read())
    for (let from = 0; from < next.value.length; from += MOST_AT_ONCE) {
      unzip.push(next.value.subarray(from, from + MOST_AT_ONCE));
      yield* ready.splice(0);
    }
  unzip.push(new Uint8Array(0), true);
  yield* ready;
}

function joined(pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
