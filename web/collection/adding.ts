/** Adds the games of files: workers read the records, the page goes on. */

import { KakoiError } from 'kakoi';
import { Collection } from 'kakoi/collection';
import { say } from '../shell/words.js';
import type { Workers } from '../shell/workers.js';
import { breathe } from './breath.js';
import { factsOf, type Games, MOST_IN_PART, partsOf } from './games.js';
import type { Input } from './input.js';
import type { KeptParts } from './kept-parts.js';
import { filesInZip } from './zip.js';

interface Source {
  readonly source: Uint8Array;
  readonly name: string;
}

/** The fate of files: games that came, and records that did not. */
export interface Added {
  readonly games: number;
  /** Games that were there before, every move and fact the same. */
  readonly known: number;
  /** A line for each record that could not be read. */
  readonly faults: readonly string[];
  /** The reason why the browser does not keep them; null where it does. */
  readonly unkept: string | null;
}

export interface Progress {
  /** Files read, and all that there are as far as is known. */
  readonly done: number;
  readonly total: number;
  readonly games: number;
}

/** Records that are sent to a worker together, at most: a tenth of a second's work. */
const MOST_BYTES = 2_000_000;
/** Batches under way at once: one for each worker, and one that is being gathered. */
const MOST_UNDER_WAY = 3;

/** Kept collections begin so. */
const MARK = new TextEncoder().encode('kakoi\0');

export class Adding {
  /** The keys of the parts among those that are kept; undefined for one that is not. */
  private readonly keys: (number | undefined)[] = [];

  constructor(
    private readonly games: Games,
    private readonly kept: KeptParts,
    private readonly workers: Workers,
  ) {}

  /** Takes up what was kept at the last visit. Rejects where the browser keeps nothing. */
  async begin(progress: (games: number) => void): Promise<void> {
    for await (const [key, bytes] of this.kept.all()) {
      await breathe();
      this.games.add(Collection.fromBytes(bytes));
      this.keys.push(key);
      progress(this.games.size);
    }
  }

  async clear(): Promise<void> {
    this.games.clear();
    this.keys.length = 0;
    await this.kept.clear();
  }

  /** Adds the games of the files; what was added when the signal stops it stays. */
  async add(
    inputs: AsyncIterable<Input>,
    signal: AbortSignal,
    tell: (progress: Progress) => void,
  ): Promise<Added> {
    const list: Input[] = [];
    for await (const input of inputs) {
      list.push(input);
      await breathe(signal);
    }
    const faults: string[] = [];
    const seen = await this.index(signal);
    let [done, total, added, known] = [0, list.length, 0, 0];
    let unkept: string | null = null;
    const take = async (whole: Collection): Promise<void> => {
      for await (const part of partsOf(whole, signal)) {
        const fresh = seen.without(part);
        known += part.size - fresh.length;
        added += fresh.length;
        unkept = (await this.append(part, fresh)) ?? unkept;
      }
    };
    const underWay: Promise<() => Promise<void>>[] = [];
    const finish = async (most: number): Promise<void> => {
      while (underWay.length > most) {
        await (await underWay.shift()!)();
        tell({ done, total, games: added });
      }
    };
    const send = (batch: readonly Source[]): void => {
      const building = this.build(batch, signal).then((built) => async () => {
        faults.push(...built.faults);
        await take(Collection.fromBytes(built.bytes));
        done += batch.length;
      });
      building.catch(() => {}); // it is waited for in its turn
      underWay.push(building);
    };
    let batch: Source[] = [];
    let bytes = 0;
    for await (const { source, name } of sourcesOf(list, faults, (more) => {
      total += more;
    })) {
      signal.throwIfAborted();
      if (MARK.every((byte, i) => source[i] === byte)) {
        try {
          await take(Collection.fromBytes(source));
        } catch (error) {
          if (!(error instanceof KakoiError)) throw error;
          faults.push(`${name}: ${error.message}`);
        }
        done++;
        continue;
      }
      batch.push({ source, name });
      bytes += source.length;
      if (batch.length < MOST_IN_PART && bytes < MOST_BYTES) continue;
      send(batch);
      batch = [];
      bytes = 0;
      await finish(MOST_UNDER_WAY - 1);
    }
    if (batch.length > 0) send(batch);
    await finish(0);
    return { games: added, known, faults, unkept };
  }

  /** Has a worker read the records; where there are none, the page does, one record at a time. */
  private build(
    batch: readonly Source[],
    signal: AbortSignal,
  ): Promise<{ readonly bytes: Uint8Array; readonly faults: readonly string[] }> {
    return this.workers.run(
      async (pool) => {
        const { shards, faults } = await pool.buildShards(batch, { perShard: batch.length, signal });
        return { bytes: shards[0]!, faults: faults.map(({ message }) => message) };
      },
      async () => {
        const collection = Collection.empty();
        const faults: string[] = [];
        for (const { source, name } of batch) {
          await breathe(signal);
          faults.push(...collection.add(source, { name }).faults.map(({ message }) => message));
        }
        return { bytes: collection.toBytes(), faults };
      },
    );
  }

  /** Puts games of a collection behind the others, and keeps them. Resolves with the reason why they are not kept, or null. */
  private async append(from: Collection, games: readonly number[]): Promise<string | null> {
    if (games.length === 0) return null;
    const { parts } = this.games;
    const last = parts.at(-1);
    const joins = last !== undefined && last.size + games.length <= MOST_IN_PART;
    const place = joins ? parts.length - 1 : parts.length;
    let part = from;
    if (joins || games.length < from.size) {
      part = Collection.empty();
      if (joins) part.addAll(last);
      part.addAll(from, games);
    }
    await breathe();
    const bytes = part.toBytes();
    if (part !== from) part = Collection.fromBytes(bytes); // it takes no more memory than it needs
    this.games.add(part, place);
    try {
      this.keys[place] = await this.kept.put(bytes, this.keys[place]);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  private async index(signal: AbortSignal): Promise<Seen> {
    const seen = new Seen();
    for (const part of this.games.parts) {
      await breathe(signal);
      seen.without(part);
    }
    return seen;
  }
}

/** Games by their facts, to find those that come again. */
class Seen {
  private readonly games = new Map<number, [Collection, number][]>();

  /** The games of the collection that were not seen before; from now on they have been. */
  without(part: Collection): number[] {
    return part.games().filter((game) => {
      const hash = hashOf(factsOf(part.info(game)));
      const alike = this.games.get(hash);
      if (alike === undefined) {
        this.games.set(hash, [[part, game]]);
        return true;
      }
      const text = part.toSgf(game);
      if (alike.some(([other, number]) => other.toSgf(number) === text)) return false;
      alike.push([part, game]);
      return true;
    });
  }
}

/** FNV-1a. Texts with the same number need not be the same. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** The bytes of the files one by one, and those of archives; `more` is told how many files more than inputs there are. */
async function* sourcesOf(
  inputs: readonly Input[],
  faults: string[],
  more: (files: number) => void,
): AsyncGenerator<Source> {
  for (const { path, file } of inputs) {
    try {
      if (!/\.zip$/i.test(path)) {
        yield { source: new Uint8Array(await file.arrayBuffer()), name: path };
        continue;
      }
      more(-1);
      let files = 0;
      for await (const [name, source] of filesInZip(file)) {
        files++;
        more(1);
        yield { source, name: `${path}/${name}` };
      }
      if (files === 0) faults.push(say('{file}: no games in it', { file: path }));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      faults.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
