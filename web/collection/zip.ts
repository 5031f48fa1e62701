/** The games in zips, one file after the other. */

import { Unzip, UnzipInflate } from 'fflate';
import { isOfGames } from './input.js';

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
  for (let next = await reader.read(); ; next = await reader.read()) {
    unzip.push(next.value ?? new Uint8Array(0), next.done);
    yield* ready.splice(0);
    if (next.done) return;
  }
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
