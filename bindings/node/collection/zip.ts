/** The records in zips. */

import { unzipSync } from 'fflate';
import { InputError } from '../input-error.js';
import { holdsLines, RECORDS } from '../inputs.js';
import type { Item } from '../item.js';
import { withoutReturn } from '../lines.js';

/** Hidden files, and what tools of macOS add to archives. */
const HIDDEN = /(^|\/)(\.|__MACOSX\/)/;

/** True for the bytes of a zip, by its first mark; that of one without files is another. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/** The records in a zip, as inputs in the order of their names. Throws InputError where it is damaged, or has none. */
export function itemsInZip({ name: archive, stem }: Item, bytes: Uint8Array): Item[] {
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: ({ name }) =>
        !HIDDEN.test(name) && RECORDS.some((ending) => name.toLowerCase().endsWith(ending)),
    });
  } catch (error) {
    throw new InputError(
      'unreadable',
      `the zip is damaged: ${error instanceof Error ? error.message : error}`,
    );
  }
  const names = Object.keys(files).sort();
  if (names.length === 0) throw new InputError('no-records', 'no records in this zip');
  return names.flatMap((path): Item[] => {
    const item = { name: `${archive === '-' ? stem : archive}/${path}`, stem };
    if (!holdsLines(path)) return [{ ...item, bytes: files[path]! }];
    return new TextDecoder()
      .decode(files[path]!)
      .split('\n')
      .map((text, i) => ({ ...item, line: { number: i + 1, text: withoutReturn(text) } }))
      .filter(({ line }) => line.text.trim() !== '');
  });
}
