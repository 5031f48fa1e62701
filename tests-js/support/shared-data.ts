import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The larger collection that may lie beside the repository. */
export const sharedData = join(__dirname, '../../../shared/data/go');

/** A describe() that shows as skipped where the collection is absent. */
export const whenShared = existsSync(sharedData) ? describe : describe.skip;

/** The lines of a JSONL file. */
export function readRecords<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The files of a folder of the collection, none where it is absent. */
export function sharedFiles(folder: string, name: RegExp): string[] {
  const path = join(sharedData, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((file) => name.test(file))
    .map((file) => join(path, file));
}
