/** Adds the games of files: workers read the records, the page goes on. */

import { KakoiError } from 'kakoi';
import { Collection } from 'kakoi/collection';
import { messageOf } from '../shell/errors.js';
import { pagePart } from '../shell/part.js';
import { say } from '../shell/words.js';
import type { Workers } from '../shell/workers.js';
import { breathe } from './breath.js';
import { factsOf, type Games, MOST_IN_PART, partsOf } from './games.js';
import type { Input } from './input.js';
import type { KeptParts } from './kept-parts.js';

interface Source {
  readonly source: Uint8Array;
  readonly name: string;
}

/** The fate of files: games that came, and records that did not. */
export interface Added {
  readonly games: number;
  /** Games that were there before, every move and fact the same, maybe in another file. */
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

function isKept(source: Uint8Array): boolean {
  return MARK.every((byte, i) => source[i] === byte);
}

export class Adding {
  /** True while there are the games of the sample, which are not kept and leave before others come. */
  hasSample = false;
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
    this.leave();
    await this.kept.clear();
  }

  /** Shows games that come with the page, unless there are others. */
  showSample(records: string): void {
    if (this.games.size > 0) return;
    const sample = Collection.empty();
    sample.add(records);
    this.games.add(sample);
    this.hasSample = true;
  }

  private leave(): void {
    this.games.clear();
    this.keys.length = 0;
    this.hasSample = false;
  }

  /** Adds the games of the files; what was added when the signal stops it stays. */
  async add(
    inputs: AsyncIterable<Input>,
    signal: AbortSignal,
    tell: (progress: Progress) => void,
  ): Promise<Added> {
    if (this.hasSample) this.leave();
    const list: Input[] = [];
    for await (const input of inputs) {
      list.push(input);
      await breathe(signal);
    }
    const faults: string[] = [];
    const seen = await this.index(signal);
    let [done, total, added, known] = [0, list.length, 0, 0];
    let unkept: string | null = null;
    const take = async (bytes: Uint8Array): Promise<void> => {
      await breathe(signal);
      const part = Collection.fromBytes(bytes);
      await breathe(signal);
      const fresh = seen.freshOf(part);
      known += part.size - fresh.size;
      added += fresh.size;
      const games = [...fresh.values()];
      const place = this.placeFor(games.length);
      unkept = (await this.append(part, games)) ?? unkept;
      for (const [i, key] of [...fresh.keys()].entries()) seen.keep(key, place + i);
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
        for (const shard of built.shards) await take(shard);
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
      await breathe(signal);
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
    await this.workers.rest(); // what they hold is more than the games of most readers take
    return { games: added, known, faults, unkept };
  }

  /** Has a worker read the records; where there are none, the page does, one record at a time. */
  private build(
    batch: readonly Source[],
    signal: AbortSignal,
  ): Promise<{ readonly shards: readonly Uint8Array[]; readonly faults: readonly string[] }> {
    return this.workers.run(
      async (pool) => {
        const options = { perShard: batch.length, mostGames: MOST_IN_PART, signal };
        const { shards, faults } = await pool.buildShards(batch, options);
        return { shards, faults: faults.map(({ message }) => message) };
      },
      async () => {
        const collection = Collection.empty();
        const faults: string[] = [];
        for (const { source, name } of batch) {
          await breathe(signal);
          try {
            if (isKept(source)) collection.addAll(Collection.fromBytes(source));
            else faults.push(...collection.add(source, { name }).faults.map(({ message }) => message));
          } catch (error) {
            if (!(error instanceof KakoiError)) throw error;
            faults.push(`${name}: ${error.message}`);
          }
        }
        const shards: Uint8Array[] = [];
        for await (const part of partsOf(collection, signal)) shards.push(part.toBytes());
        return { shards, faults };
      },
    );
  }

  /** The place of the next game, if it comes with so many: MOST_IN_PART places for each part. */
  private placeFor(games: number): number {
    const { parts } = this.games;
    const last = parts.at(-1);
    const joins = last !== undefined && last.size + games <= MOST_IN_PART;
    return joins ? (parts.length - 1) * MOST_IN_PART + last.size : parts.length * MOST_IN_PART;
  }

  /** Puts games of a collection behind the others, and keeps them. Resolves with the reason why they are not kept, or null. */
  private async append(from: Collection, games: readonly number[]): Promise<string | null> {
    if (games.length === 0) return null;
    const first = this.placeFor(games.length);
    const place = Math.floor(first / MOST_IN_PART);
    let part = from;
    if (first % MOST_IN_PART > 0 || games.length < from.size) {
      part = Collection.empty();
      if (first % MOST_IN_PART > 0) part.addAll(this.games.parts[place]!);
      await breathe();
      part.addAll(from, games);
    }
    await breathe();
    const bytes = part.toBytes();
    await breathe();
    if (part !== from) part = Collection.fromBytes(bytes); // it takes no more memory than it needs
    this.games.add(part, place);
    try {
      this.keys[place] = await this.kept.put(bytes, this.keys[place]);
      return null;
    } catch (error) {
      return messageOf(error);
    }
  }

  private async index(signal: AbortSignal): Promise<Seen> {
    const seen = new Seen(this.games);
    for (const [i, part] of this.games.parts.entries()) {
      await breathe(signal);
      for (const [key, game] of seen.freshOf(part)) seen.keep(key, i * MOST_IN_PART + game);
    }
    return seen;
  }
}

/** The games that are there, by their facts, to find those that come again. */
class Seen {
  /** The place of each game, as Adding has them, by a number made of its facts, or the next one that was free. */
  private readonly places = new Map<number, number>();

  constructor(private readonly games: Games) {}

  /** The games of a collection that were not there before, each by its number; keep() tells where they come to be. */
  freshOf(part: Collection): Map<number, number> {
    const fresh = new Map<number, number>();
    for (const game of part.games()) {
      const other = (key: number): string | undefined => {
        const place = this.places.get(key);
        if (place !== undefined)
          return this.games.parts[Math.floor(place / MOST_IN_PART)]!.toSgf(place % MOST_IN_PART);
        const own = fresh.get(key);
        return own === undefined ? undefined : part.toSgf(own);
      };
      const info = part.info(game);
      // Thousands of problems may have the same facts: records that name nobody are told apart by their moves at once.
      let key = hashOf(info.black + info.white === '' ? part.toSgf(game) : factsOf(info));
      let text = other(key);
      const sgf = text === undefined ? '' : part.toSgf(game);
      while (text !== undefined && text !== sgf) text = other(++key);
      if (text === undefined) fresh.set(key, game);
    }
    return fresh;
  }

  keep(key: number, place: number): void {
    this.places.set(key, place);
  }
}

/** FNV-1a in 30 bits, which engines keep without an object. Texts with the same number need not be the same. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash & 0x3fffffff;
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
      const { filesInZip } = await pagePart<typeof import('./zip.js')>('zip');
      let files = 0;
      for await (const [name, source] of filesInZip(file)) {
        files++;
        more(1);
        yield { source, name: `${path}/${name}` };
      }
      if (files === 0) faults.push(say('{file}: no games in it', { file: path }));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      faults.push(`${path}: ${messageOf(error)}`);
    }
  }
}
