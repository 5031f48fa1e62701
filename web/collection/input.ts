/** Files that are dropped or picked, of folders with all that is in them. */

import { receiveDrops } from '../shell/dropping.js';
import { say } from '../shell/words.js';

/** A file with the path below what was dropped or picked. */
export interface Input {
  readonly path: string;
  readonly file: File;
}

/** Files that may hold games: of others, a folder has many. */
const GAMES = /\.(sgf|sgfs|kakoi|zip|txt|mgt)$/i;
/** Hidden files, and what tools of macOS add to archives. */
const HIDDEN = /(^|\/)(\.|__MACOSX\/)/;

export function isOfGames(path: string): boolean {
  return GAMES.test(path) && !HIDDEN.test(path);
}

/** Hands over the files that are dropped anywhere on the page. */
export function receiveFiles(receive: (inputs: AsyncIterable<Input>) => void): void {
  receiveDrops(say('Drop games, or a folder of them, to add them'), ({ items, files }) => {
    // The items are gone once this call has returned.
    const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
    if (entries.some((entry) => entry !== null)) receive(filesOf(entries));
    else if (files.length > 0) receive(picked(files));
  });
}

/** The files of an input element. */
export async function* picked(files: Iterable<File>): AsyncGenerator<Input> {
  for (const file of [...files]) {
    const path = file.webkitRelativePath || file.name;
    // A file that was chosen by itself is meant, whatever its name.
    if (file.webkitRelativePath === '' || isOfGames(path)) yield { path, file };
  }
}

async function* filesOf(entries: readonly (FileSystemEntry | null)[], path = ''): AsyncGenerator<Input> {
  for (const entry of entries) {
    if (entry === null) continue;
    const below = path + entry.name;
    if (entry.isDirectory) {
      yield* filesOf(await listOf(entry as FileSystemDirectoryEntry), `${below}/`);
    } else if (path === '' || isOfGames(entry.name)) {
      const file = await new Promise<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail));
      yield { path: below, file };
    }
  }
}

async function listOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  // Each call gives some of them, in Chromium a hundred, the last one none.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (some.length === 0) return all.sort((a, b) => (a.name < b.name ? -1 : 1));
    all.push(...some);
  }
}
