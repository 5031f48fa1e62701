/** Turns arguments into inputs: files, folders of them, standard input, and lines of NDJSON. */

import { fstatSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, extname, relative } from 'node:path';
import { faultOf } from './fault.js';
import { searchFolder } from './folder.js';
import { RECORD_ENDINGS } from './games.js';
import { InputError } from './input-error.js';
import type { Item } from './item.js';
import { linesOf } from './lines.js';

const LINES = ['.ndjson', '.jsonl'];
/** The endings of files that a folder is searched for. */
export const RECORDS: readonly string[] = [...RECORD_ENDINGS, ...LINES];
/** The bytes of a file that are read at once: some hundred games. */
const CHUNK = 256 * 1024;

/** A file with the name for its output, or the fault where one was looked for. */
export type InputFile = Pick<Item, 'name' | 'stem' | 'fault'>;

/**
 * The files that the arguments name, with folders replaced by the records in them and below, in the order of
 * their names. Missing files and folders that cannot be searched are kept, so that the command reports them.
 */
export async function findFiles(
  args: readonly string[],
  wanted: readonly string[] = RECORDS,
): Promise<InputFile[]> {
  const files: InputFile[] = [];
  for (const arg of args) {
    const isFolder = arg !== '-' && (await stat(arg).catch(() => null))?.isDirectory();
    if (!isFolder) {
      files.push({ name: arg, stem: arg === '-' ? 'stdin' : withoutEnding(basename(arg)) });
      continue;
    }
    const found = await searchFolder(arg, wanted);
    if (found.length === 0) {
      const endings = wanted.map((ending) => `*${ending}`).join(' ');
      const fault = faultOf(new InputError('no-records', `no records (${endings}) in this folder or below`));
      found.push({ path: arg, fault });
    }
    files.push(
      ...found.map(({ path, fault }) => ({
        name: path,
        stem: withoutEnding(relative(arg, path)),
        ...(fault === undefined ? {} : { fault }),
      })),
    );
  }
  return files;
}

/** True when, by its name, the file's lines are the inputs. */
export function holdsLines(path: string): boolean {
  return LINES.includes(extname(path).toLowerCase());
}

function withoutEnding(path: string): string {
  return path.slice(0, path.length - extname(path).length);
}

/** The most files, and lines, of a batch. */
interface BatchSize {
  readonly files: number;
  readonly lines: number;
}

/** The inputs in batches, in order. Of a stream, only the lines being worked on are in memory. */
export async function* batches(
  files: readonly InputFile[],
  isFilter: boolean,
  isFileDone: () => void,
  most: BatchSize = { files: 1, lines: 128 },
): AsyncGenerator<Item[]> {
  let whole: InputFile[] = [];
  for (const [i, file] of files.entries()) {
    const isWhole = file.fault !== undefined || (file.name !== '-' && !isFilter && !holdsLines(file.name));
    if (isWhole) whole.push(file);
    if (whole.length > 0 && (!isWhole || whole.length === most.files || i === files.length - 1)) {
      yield whole;
      whole.forEach(isFileDone);
      whole = [];
    }
    if (isWhole) continue;
    try {
      const texts = file.name === '-' ? fromStandardInput(file, isFilter) : fromFile(file, isFilter);
      for await (const items of texts) {
        for (let i = 0; i < items.length; i += most.lines) yield items.slice(i, i + most.lines);
      }
    } catch (error) {
      yield [{ ...file, fault: faultOf(error) }]; // after the lines that could be read
    }
    isFileDone();
  }
}

async function* fromFile(file: InputFile, isFilter: boolean): AsyncGenerator<Item[]> {
  const handle = await open(file.name).catch(() => null);
  if (handle === null || (await handle.stat()).isDirectory()) {
    await handle?.close();
    // Reading the file reports the fault.
    yield [file];
  } else {
    yield* lines(file, handle.createReadStream({ highWaterMark: CHUNK }), isFilter);
  }
}

/** Tells somebody at a terminal that the program waits for what is typed there. */
export function sayOfTerminal(): void {
  const end = process.platform === 'win32' ? 'Ctrl+Z and Enter' : 'Ctrl+D';
  if (process.stdin.isTTY) process.stderr.write(`kakoi: reading from the terminal, up to ${end}\n`);
}

/** The inputs of standard input: lines of NDJSON with --ndjson or when it begins with '{', otherwise one record. */
async function* fromStandardInput(file: InputFile, isFilter: boolean): AsyncGenerator<Item[]> {
  // To Node, a folder is an empty file.
  if (fstatSync(0).isDirectory()) throw new InputError('unreadable', 'this is a folder: name it as an input');
  sayOfTerminal();
  const chunks = process.stdin[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  if (isFilter) {
    yield* lines(file, { [Symbol.asyncIterator]: () => chunks }, isFilter);
    return;
  }
  const head: Uint8Array[] = [];
  const decoder = new TextDecoder();
  let begin: string | undefined;
  for (;;) {
    const { done, value } = await chunks.next();
    if (done) break;
    head.push(value);
    begin ??= /\S/.exec(decoder.decode(value, { stream: true }))?.[0];
    if (begin !== '{') continue;
    yield* lines(file, rejoined(head, chunks), isFilter);
    return;
  }
  yield [{ ...file, bytes: Buffer.concat(head) }];
}

async function* rejoined(
  head: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* head;
  yield* { [Symbol.asyncIterator]: () => rest };
}

/**
 * The lines as inputs. Blank ones are counted, but only a filter, which owes every line an answer, has them
 * as inputs.
 */
async function* lines(
  file: InputFile,
  chunks: AsyncIterable<Uint8Array>,
  isFilter: boolean,
): AsyncGenerator<Item[]> {
  let number = 0;
  for await (const texts of linesOf(chunks)) {
    yield texts
      .map((text) => ({ ...file, line: { number: ++number, text } }))
      .filter(({ line }) => isFilter || line.text.trim() !== '');
  }
}
