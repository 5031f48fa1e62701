/** Collections in parts, which workers and machines build and search by themselves. */

import { KakoiError, withPlace } from '../core/errors.js';
import { validateBoolean, validateInteger, validateOptions, validateText } from '../core/validate.js';
import { Collection, type CollectionMatch, validateSource } from './collection.js';
import type { Continuation } from './continuations.js';
import { type DuplicateOptions, readLikeness } from './duplicates.js';
import { isKept } from './file.js';
import { type CollectionQuery, type ContinuationQuery, readQuery } from './query.js';

/**
 * Records to add: text, or the bytes of a file of records or of a kept collection, with a name or without.
 */
export type ShardSource =
  | string
  | Uint8Array
  | { readonly source: string | Uint8Array; readonly name?: string };

/** A game of a part: the number of the part in its list, and that of the game in the part. */
export type ShardGame = { readonly shard: number; readonly game: number };

/** Parts of a collection, as toBytes() writes them, and what could not be read. */
export interface Built {
  readonly shards: readonly Uint8Array[];
  readonly faults: readonly KakoiError[];
}

/** Options of WorkerPool.buildShards(). */
export type ShardOptions = {
  /** As of Collection.add(). */
  lenient?: boolean;
  /** The most games of a part; more become further parts. Default: no limit. */
  mostGames?: number;
};

/** Checks lists of sources, and returns the work: the parts for each. Throws as Collection.add() does. */
export function askBuilt(lists: readonly (readonly ShardSource[])[], options?: ShardOptions): () => Built[] {
  const { lenient = false, mostGames = Number.MAX_SAFE_INTEGER } = validateOptions(options, [
    'lenient',
    'mostGames',
  ]);
  validateBoolean(lenient, 'lenient');
  validateInteger(mostGames, 1, Number.MAX_SAFE_INTEGER, 'mostGames');
  const sources = lists.map((list) => list.map(readSource));
  return () => sources.map((list) => built(list, lenient, mostGames));
}

function built(list: readonly ReturnType<typeof readSource>[], lenient: boolean, mostGames: number): Built {
  const collection = Collection.empty();
  const faults: KakoiError[] = [];
  for (const { source, name } of list) {
    if (!isKept(source)) faults.push(...collection.add(source, { name, lenient }).faults);
    else
      try {
        collection.addAll(Collection.fromBytes(source as Uint8Array));
      } catch (error) {
        if (!(error instanceof KakoiError)) throw error;
        faults.push(name === '' ? error : (withPlace(error, name) as KakoiError));
      }
  }
  return { shards: partsOf(collection, mostGames).map((part) => part.toBytes()), faults };
}

/** A source and its name. Throws as Collection.add() does. */
function readSource(each: ShardSource): { readonly source: string | Uint8Array; readonly name: string } {
  const isNamed = typeof each === 'object' && each !== null && !ArrayBuffer.isView(each);
  const { source, name = '' } = isNamed ? each : { source: each };
  validateText(name, 'name');
  return { source: validateSource(source), name };
}

/** The collection as parts of so many games at most: itself where it has no more. */
function partsOf(whole: Collection, most: number): Collection[] {
  if (whole.size <= most) return [whole];
  const games = whole.games();
  return Array.from({ length: Math.ceil(games.length / most) }, (_, i) => {
    const part = Collection.empty();
    part.addAll(whole, games.slice(i * most, (i + 1) * most));
    return part;
  });
}

/** Checks a question, and returns the work, the matches in each part, which throws as Collection.fromBytes() does. */
export function askFound(shards: readonly Uint8Array[], query: CollectionQuery): () => CollectionMatch[][] {
  readQuery(query);
  return () => shards.map((bytes) => Collection.fromBytes(bytes).find(query));
}

/** As askFound(), of the moves that were played next in each part; addContinuations() adds them up. */
export function askContinuations(
  shards: readonly Uint8Array[],
  query: ContinuationQuery,
): () => Continuation[][] {
  readQuery(query, true);
  return () => shards.map((bytes) => Collection.fromBytes(bytes).continuations(query));
}

/** As askFound(), of the duplicates in all parts together. */
export function askDuplicates(
  shards: readonly Uint8Array[],
  options?: DuplicateOptions,
): () => ShardGame[][] {
  readLikeness(options);
  return () => duplicatesIn(shards, options);
}

function duplicatesIn(shards: readonly Uint8Array[], options?: DuplicateOptions): ShardGame[][] {
  const whole = Collection.empty();
  const games: ShardGame[] = [];
  shards.forEach((bytes, shard) => {
    const part = Collection.fromBytes(bytes);
    for (const game of part.games()) games.push({ shard, game });
    whole.addAll(part);
  });
  return whole.duplicates(options).map((set) => set.map((number) => games[number]!));
}
