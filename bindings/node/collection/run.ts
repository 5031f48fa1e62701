/** The commands about collections, from their options to the exit status. */

import { faultOf } from '../fault.js';
import { standardOutput } from '../output.js';
import { UsageError } from '../run.js';
import { toJson } from '../visible.js';
import { answers, type Filter, type FindOptions, queryOf, whereOf } from './find.js';
import { type Gathered, gather, keep } from './gather.js';
import { type Likeness, statsOf, statsText } from './stats.js';

/** Options of both commands. */
export interface GatherOptions extends Filter {
  readonly lenient?: boolean;
  readonly ndjson?: boolean;
  readonly json?: boolean;
  readonly keep?: string;
}

/** The lines that are written at once. */
const AT_ONCE = 1000;

export async function find(inputs: readonly string[], options: FindOptions & GatherOptions): Promise<number> {
  const { collection, failed } = await gathered(inputs, options);
  const query = await queryOf(options).catch(refused);
  const where = whereOf(options);
  const output = standardOutput();
  let lines: string[] = [];
  try {
    for (const line of answers(collection, { ...query, ...(where && { where }) }, options)) {
      lines.push(`${line}\n`);
      if (lines.length < AT_ONCE) continue;
      await output.write(lines.join(''));
      lines = [];
    }
  } catch (error) {
    refused(error);
  }
  await output.write(lines.join(''));
  return failed ? 1 : 0;
}

export async function stats(
  inputs: readonly string[],
  options: GatherOptions & { readonly duplicates: Likeness },
): Promise<number> {
  const { collection, failed } = await gathered(inputs, options);
  const found = statsOf(collection, options.duplicates, whereOf(options));
  await standardOutput().write(`${options.json ? toJson(found) : statsText(found)}\n`);
  return failed ? 1 : 0;
}

async function gathered(
  inputs: readonly string[],
  { lenient, ndjson, keep: path }: GatherOptions,
): Promise<Gathered> {
  const found = await gather(inputs, { lenient: Boolean(lenient), isFilter: Boolean(ndjson) });
  if (path !== undefined) await keep(found.collection, path).catch(refused);
  return found;
}

/** Makes a fault of the options one of the usage; OutputError and faults of the program pass. */
function refused(error: unknown): never {
  const fault = faultOf(error);
  if (fault.code === 'internal') throw error;
  throw new UsageError(fault.message);
}
