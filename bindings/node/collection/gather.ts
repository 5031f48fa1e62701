/** Gathers the games of all inputs into one collection: for commands that answer about many games together. */

import { readFile, writeFile } from 'node:fs/promises';
import { Collection, collectionEngine } from '../../js/entries/collection.js';
import { GoGame, init } from '../../js/index.js';
import { faultOf, optionNamed } from '../fault.js';
import { foreignOf } from '../games.js';
import { InputError } from '../input-error.js';
import { batches, findFiles, RECORDS } from '../inputs.js';
import { complaint, type Item, placeOf } from '../item.js';
import { isJson, type Line, parseFile, parseLine } from '../line.js';
import { newProgress } from '../progress.js';
import { isZip, itemsInZip } from './zip.js';

export interface Gathered {
  readonly collection: Collection;
  /** True when some input could not be read. */
  readonly failed: boolean;
}

/** Files of kept collections begin so. */
const MARK = 'kakoi\0';

/**
 * The games of files, folders, zips, standard input and lines of NDJSON, and those of kept collections. What cannot be read is told
 * on standard error, and passed over.
 */
export async function gather(
  inputs: readonly string[],
  { lenient = false, isFilter = false }: { lenient?: boolean; isFilter?: boolean },
): Promise<Gathered> {
  await init(collectionEngine);
  const collection = Collection.empty();
  const files = await findFiles(inputs, [...RECORDS, '.zip']);
  const progress = newProgress(files.length);
  let failed = false;
  for await (const items of batches(files, isFilter, () => progress.step())) {
    for (const item of items) for (const record of await recordsIn(item)) await take(record);
  }
  progress.stop();
  return { collection, failed };

  async function take(item: Item): Promise<void> {
    try {
      const { faults } = await add(collection, item, lenient);
      for (const { message } of faults) tell(item, optionNamed(message.replace(`${item.name}: `, '')));
    } catch (error) {
      tell(item, faultOf(error).message);
    }
  }

  function tell(item: Item, message: string): void {
    failed = true;
    process.stderr.write(`${complaint(item, message)}\n`);
  }
}

/** An input with its bytes, the reason why there are none, or in the place of a zip the records in it. */
async function recordsIn(item: Item): Promise<Item[]> {
  if (item.fault !== undefined || item.line !== undefined) return [item];
  try {
    const bytes = item.bytes ?? (await readFile(item.name));
    return isZip(bytes) ? itemsInZip(item, bytes) : [{ ...item, bytes }];
  } catch (error) {
    return [{ ...item, fault: faultOf(error) }];
  }
}

async function add(
  collection: Collection,
  item: Item,
  lenient: boolean,
): Promise<{ faults: readonly { readonly message: string }[] }> {
  const { fault, line, bytes = new Uint8Array(0) } = item;
  if (fault !== undefined) return { faults: [fault] };
  const options = { lenient };
  if (line !== undefined) return addLine(parseLine(line.text), placeOf(item));
  if (new TextDecoder('latin1').decode(bytes.subarray(0, MARK.length)) === MARK) {
    collection.addAll(Collection.fromBytes(bytes));
    return { faults: [] };
  }
  if (isJson(bytes)) return addLine(parseFile(new TextDecoder().decode(bytes)), item.name);
  const known = await foreignOf(bytes);
  const play = known && (await known.foreign.read(bytes, {})).play;
  const record = play instanceof GoGame ? play.toSgf() : undefined;
  return collection.add(record ?? bytes, { ...options, name: item.name === '-' ? '' : item.name });

  function addLine({ sgf, id }: Line, place: string): ReturnType<Collection['add']> {
    if (typeof sgf !== 'string') throw new InputError('bad-json', "a game of a collection is in 'sgf'");
    return collection.add(sgf, { ...options, name: id === undefined ? place : String(id) });
  }
}

/** Keeps the collection in a file. Rejects with InputError. */
export async function keep(collection: Collection, path: string): Promise<void> {
  try {
    await writeFile(path, collection.toBytes());
  } catch (error) {
    throw new InputError('unwritable', `cannot write ${path}: ${faultOf(error).message}`);
  }
}
