/** Searches folders for records. Links are followed, because collections may be made of them. */

import type { Dirent, Stats } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Fault, faultOf } from './fault.js';
import { InputError } from './input-error.js';

/** A record, or a place where the search failed. */
interface Found {
  readonly path: string;
  readonly fault?: Fault;
}

/**
 * The files with these endings in the folder and below, in the order of their paths, among them folders that cannot
 * be read and broken links. Folders whose names begin with a dot are skipped: tools keep their copies there.
 */
export async function searchFolder(folder: string, endings: readonly string[]): Promise<Found[]> {
  const found: Found[] = [];
  await search(folder, []);
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));

  /** `above` has the real paths of the folders that led here: a link back to one of them adds nothing. */
  async function search(path: string, above: readonly string[]): Promise<void> {
    let entries: Dirent[];
    let real: string;
    try {
      real = await realpath(path);
      if (above.includes(real)) return;
      entries = await readdir(path, { withFileTypes: true });
    } catch (error) {
      found.push({ path, fault: faultOf(error) });
      return;
    }
    for (const entry of entries) await look(entry, join(path, entry.name), [...above, real]);
  }

  async function look(entry: Dirent, path: string, above: readonly string[]): Promise<void> {
    const ending = extname(entry.name).toLowerCase();
    const isRecord = endings.includes(ending);
    let kind: Dirent | Stats = entry;
    if (entry.isSymbolicLink()) {
      try {
        kind = await stat(path);
      } catch (error) {
        // A link without an ending may have led to a folder of records; 'notes.txt' is no loss.
        if (isRecord || ending === '') found.push({ path, fault: faultOfLink(error) });
        return;
      }
    }
    if (kind.isDirectory()) {
      if (!entry.name.startsWith('.')) await search(path, above);
    } else if (isRecord) {
      const fault = kind.isFile() ? undefined : faultOf(new InputError('unreadable', 'not a file'));
      found.push({ path, ...(fault === undefined ? {} : { fault }) });
    }
  }
}

function faultOfLink(error: unknown): Fault {
  const { code, message } = faultOf(error);
  const isBroken = (error as NodeJS.ErrnoException).code === 'ENOENT';
  return { code, message: isBroken ? 'broken link' : message };
}
