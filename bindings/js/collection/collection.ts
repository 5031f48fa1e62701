/** Collections of games of Go. */

import * as LAYOUT from '#layout/collection';
import { matchOf } from '#layout/collection.readers';
import { SYMMETRIES } from '#layout/core';
import { wrongClass } from '../core/check.js';
import { engine } from '../core/engine.js';
import { badOption, KakoiError, show, withPlace } from '../core/errors.js';
import { Reader } from '../core/reader.js';
import type { Color, Symmetry, Vertex } from '../core/types.js';
import {
  validateBoolean,
  validateFunction,
  validateInteger,
  validateList,
  validateOptions,
  validateText,
} from '../core/validate.js';
import { GoGame } from '../go/game.js';
import { textOf } from '../records/decode.js';
import { stringifySgf } from '../records/write.js';
import { addUp, type Continuation } from './continuations.js';
import { type DuplicateOptions, duplicateSets, readLikeness } from './duplicates.js';
import { type CollectionInfo, factsOf, infoOf, winnerIn } from './facts.js';
import { type FiledGame, notACollection, readFile, writeFile } from './file.js';
import { gamesOfText } from './games.js';
import { Pages, type Stretch } from './pages.js';
import {
  type Asked,
  ask,
  type CollectionQuery,
  type ContinuationQuery,
  EITHER,
  keysOf,
  readQuery,
} from './query.js';
import { type KeptRecord, recordOf, treeOf } from './record.js';

/** A game that has what was asked for. */
export interface CollectionMatch {
  /** The number of the game in the collection. */
  readonly game: number;
  /** The number of moves that had been played when it stood for the first time. */
  readonly move: number;
  /** The symmetry that turns what was asked for into what stood on the board. */
  readonly symmetry: Symmetry;
  /** True when its colours were swapped. */
  readonly swapped: boolean;
}

/** A match, and the move that followed it, in the orientation and the colours of the question; null where there is none. */
interface Found extends CollectionMatch {
  readonly next: { readonly color: Color; readonly vertex: Vertex | null } | null;
}

/** Options of Collection.add(). */
export type AddOptions = {
  /** A name for the games, of their file, say. */
  name?: string;
  /** Repairs faults of records, as GoGame.fromSgf() does. Default false: such games are left out, and told. */
  lenient?: boolean;
};

/**
 * Games of Go, kept so that every position of every game is found in milliseconds: their main lines, played as SGF demands,
 * with the facts about them, some 850 bytes a game. Boards may be of any size, 1 to 32, and all in one collection. Games are
 * known by numbers, which never change: a game that is removed leaves its number unused.
 *
 * Every method throws 'not-initialised' before init(collectionEngine).
 */
export class Collection {
  /** The games as searches take them, in two parts (src/go/collection/page.h). */
  readonly #sieves = new Pages((length) => new Uint32Array(length));
  readonly #records = new Pages((length) => new Uint32Array(length));
  /** The keys of each game's positions with at most MOST_KEYED stones. */
  readonly #keys = new Pages((length) => new Uint16Array(length));
  /** The facts of each game; null for one that was removed. */
  readonly #facts: (string | null)[] = [];
  #size = 0;

  private constructor() {
    engine('collection');
  }

  /** A collection without games. */
  static empty(): Collection {
    return new Collection();
  }

  /**
   * The collection that toBytes() wrote. Throws 'bad-option' for any other bytes, changed and cut off ones included.
   */
  static fromBytes(bytes: Uint8Array): Collection {
    const collection = new Collection();
    for (const game of readFile(bytes)) {
      if (game === null) collection.#leaveOut();
      else if (!collection.#keep(game.record, game.facts))
        throw notACollection(`game ${collection.#facts.length} has points outside its board`);
    }
    for (const pages of [collection.#sieves, collection.#records, collection.#keys]) pages.fit();
    return collection;
  }

  /** The collection as bytes, for a file or a database; the same games give the same bytes. */
  toBytes(): Uint8Array {
    return writeFile(
      this.#facts.map(
        (facts, game): FiledGame => (facts === null ? null : { record: this.#record(game), facts }),
      ),
    );
  }

  /**
   * Adds every game of a text, or of the bytes of a file in any encoding: its main line, whatever moves it makes. Returns
   * the numbers of the games, and for each that cannot be read the reason: 'bad-sgf' with its place. Throws 'bad-option'
   * only for what is neither text nor bytes, and for wrong options.
   */
  add(
    source: string | Uint8Array,
    options?: AddOptions,
  ): { readonly added: readonly number[]; readonly faults: readonly KakoiError[] } {
    const { name = '', lenient = false } = validateOptions(options, ['name', 'lenient']);
    validateText(name, 'name');
    validateBoolean(lenient, 'lenient');
    validateSource(source);
    const added: number[] = [];
    const faults: KakoiError[] = [];
    const fault = (error: unknown) => {
      if (!(error instanceof KakoiError)) throw error;
      faults.push(name === '' ? error : (withPlace(error, name) as KakoiError));
    };
    let count = 0;
    gamesOfText(
      textOf(source),
      lenient,
      (tree) => {
        count++;
        try {
          const record = recordOf(tree, lenient);
          this.#keep(record, factsOf(tree.data, name));
          added.push(this.#facts.length - 1);
        } catch (error) {
          fault(withPlace(error, `game ${count}`));
        }
      },
      (error) => {
        count++;
        fault(error);
      },
    );
    return { added, faults };
  }

  /**
   * Adds the games of another collection, in their order; given numbers, only those games, in the order of the numbers. Returns
   * their numbers here. Throws 'bad-option', and adds nothing, where there is none of a number, or a number comes twice.
   */
  addAll(other: Collection, games?: Iterable<number>): number[] {
    if (Object(other) !== other || !(#facts in other)) throw wrongClass('what is added', 'Collection', other);
    const facts = new Map<number, string>();
    const read = (game: number) => {
      const found = other.#factsOf(game);
      if (facts.has(game)) throw badOption(`game ${game} comes twice`); // the list may be endless
      facts.set(game, found);
      return game;
    };
    return validateList(games ?? other.games(), read, 'games').map((game) => {
      this.#keep(other.#record(game), facts.get(game)!);
      return this.#facts.length - 1;
    });
  }

  /** Removes a game. The others keep their numbers. Throws 'bad-option' where there is none of the number. */
  remove(game: number): void {
    this.#factsOf(game);
    this.#facts[game] = null;
    this.#size--;
  }

  /** The number of games. */
  get size(): number {
    return this.#size;
  }

  /** The numbers of all games, or of those whose info `where` accepts, in the order in which they were added. */
  games(where?: (info: CollectionInfo) => boolean): number[] {
    validateFunction(where, 'where');
    const all = [...this.#facts.keys()].filter((game) => this.#facts[game] !== null);
    return where === undefined ? all : all.filter((game) => where(this.info(game)));
  }

  /** The facts about a game. Throws 'bad-option' where there is none of the number. */
  info(game: number): CollectionInfo {
    const facts = this.#factsOf(game);
    const [width, height] = this.#sizeOf(game);
    return infoOf(facts, this.#movesOf(game), width, height);
  }

  /**
   * A game, standing at its end: its main line and the facts that are kept, without comments, marks and variations. Needs
   * the init() of `kakoi` or `kakoi/go`, too.
   */
  game(game: number): GoGame {
    return GoGame.fromSgf(this.toSgf(game));
  }

  /** The SGF text of a game, as game() has it. */
  toSgf(game: number): string {
    const facts = this.#factsOf(game);
    return stringifySgf([treeOf(this.#record(game), facts)]);
  }

  /**
   * The games that reach a position, or in which a pattern stands, in the order of their numbers, each with the first time
   * that it does. Set-up before the next move counts as standing after the last. Throws 'bad-option', 'bad-diagram' and
   * 'bad-size' for what is no question.
   */
  find(query: CollectionQuery): CollectionMatch[] {
    return Array.from(this.#found(readQuery(query)), ({ game, move, symmetry, swapped }) => ({
      game,
      move,
      symmetry,
      swapped,
    }));
  }

  /**
   * The moves that were played next, after each match that find() gives, in the orientation and with the colours of the question,
   * the most frequent first. Moves that are equal by a symmetry of the position itself are counted as one, unless
   * `symmetries` is false: the topmost, and of those the rightmost. A game that ends there counts nowhere. Throws as find() does.
   */
  continuations(query: ContinuationQuery): Continuation[] {
    return addUp(this.#found(readQuery(query, true)), (game) => winnerIn(this.#facts[game]!));
  }

  /**
   * Sets of two or more games that are the same record, by what `by` names, however they are turned: in each, this is true of every
   * two. 'moves' (default): they are equal, or one the beginning of another; so a game that two others go on from differently
   * is in a set with each, and games without moves are the beginning of none. 'position': the stones at their ends are
   * equal. 'signature': their moves 20, 22, 24, 31, 33 and 35 are on the same points (Dyer's signature), as in records of one
   * game that differ elsewhere; shorter games are in no set. Sorted by their first games. Throws 'bad-option'.
   */
  duplicates(options?: DuplicateOptions): number[][] {
    const likeness = readLikeness(options);
    const { call, input, output } = engine('collection');
    const halves = new Uint16Array(output.buffer, output.byteOffset, output.length * 2);
    const sequences = this.games().map((game) => {
      const [sieve, record] = [this.#sieves.of(game), this.#records.of(game)];
      input.set(sieve);
      input.set(record, sieve.length);
      const length = sieve.length + record.length;
      const numbers = halves.slice(0, call.collectionSequence(length, LAYOUT.LIKENESSES.indexOf(likeness)));
      const [width, height] = this.#sizeOf(game).sort((a, b) => a - b) as [number, number];
      return { game, width, height, numbers, isEmpty: this.#movesOf(game) === 0 };
    });
    return duplicateSets(
      likeness === 'signature' ? sequences.filter(({ numbers }) => numbers.length > 0) : sequences,
    );
  }

  /** Takes a game in; false, and nothing is changed, where a point lies outside its board. */
  #keep({ width, height, isWhiteFirst, changes }: KeptRecord, facts: string): boolean {
    const { call, input, output } = engine('collection');
    new Uint16Array(input.buffer, input.byteOffset, changes.length).set(changes);
    if (call.collectionIndex(width, height, changes.length) === 0) return false;
    const moves = output[LAYOUT.INDEXED_MOVES]!;
    const count = output[LAYOUT.INDEXED_KEYS]!;
    const sets = LAYOUT.INDEXED_NUMBERS;
    const keys = sets + LAYOUT.INDEXED_SETS * height;
    const sieve = new Uint32Array(1 + LAYOUT.INDEXED_SETS * height);
    sieve[0] = width + height * 256 + (isWhiteFirst ? LAYOUT.WHITE_FIRST : 0);
    sieve.set(output.subarray(sets, keys), 1);
    const record = new Uint32Array(1 + Math.ceil(changes.length / 2));
    record[0] = changes.length + moves * LAYOUT.MOVES;
    new Uint16Array(record.buffer, 4, changes.length).set(changes);
    this.#sieves.add(sieve);
    this.#records.add(record);
    this.#keys.add(new Uint16Array(output.buffer, output.byteOffset + 4 * keys, count));
    this.#facts.push(facts);
    this.#size++;
    return true;
  }

  /** Takes the place of a game that was removed. */
  #leaveOut(): void {
    this.#keep(NO_GAME, '');
    this.remove(this.#facts.length - 1);
  }

  #factsOf(game: number): string {
    validateInteger(game, 0, Math.max(0, this.#facts.length - 1), 'the number of a game');
    const facts = this.#facts[game];
    if (facts === null || facts === undefined)
      throw badOption(`there is no game ${show(game)} in the collection`);
    return facts;
  }

  #record(game: number): KeptRecord {
    const record = this.#records.of(game);
    const [width, height] = this.#sizeOf(game);
    return {
      width,
      height,
      isWhiteFirst: (this.#sieves.of(game)[0]! & LAYOUT.WHITE_FIRST) !== 0,
      changes: new Uint16Array(record.buffer, record.byteOffset + 4, record[0]! % LAYOUT.MOVES),
    };
  }

  #sizeOf(game: number): [width: number, height: number] {
    const facts = this.#sieves.of(game)[0]!;
    return [facts & 255, (facts >>> 8) & 255];
  }

  #movesOf(game: number): number {
    return Math.floor(this.#records.of(game)[0]! / LAYOUT.MOVES);
  }

  /** The matches of a question. Callers' functions are called between calls of the engine, and may ask others. */
  *#found(asked: Asked): Generator<Found> {
    const { where, limit } = asked;
    let left = limit;
    for (const [words, games] of this.#pagesOf(this.#candidates(asked))) {
      if (left <= 0) return;
      for (const found of search(asked, words, games)) {
        if (left <= 0) return;
        if (asked.side !== EITHER && found.next === null) continue;
        if (where !== undefined && !where(this.info(found.game))) continue;
        left--;
        yield found;
      }
    }
  }

  /** Games put together as pages, each with the numbers of its games. The next page takes the place of the one before. */
  *#pagesOf(games: Iterable<number>): Generator<[Uint32Array, readonly number[]]> {
    const words = new Uint32Array(engine('collection').input.length);
    let numbers: number[] = [];
    let used = 0;
    for (const game of games) {
      const [sieve, record] = [this.#sieves.of(game), this.#records.of(game)];
      if (used + sieve.length + record.length > words.length) {
        yield [words.subarray(0, used), numbers];
        numbers = [];
        used = 0;
      }
      words.set(sieve, used);
      words.set(record, used + sieve.length);
      used += sieve.length + record.length;
      numbers.push(game);
    }
    if (used > 0) yield [words.subarray(0, used), numbers];
  }

  /** The games that may have what is asked for, in the order of their numbers. */
  *#candidates(asked: Asked): Generator<number> {
    const { input, output, call } = engine('collection');
    const keys = keysOf(asked);
    if (keys !== null) {
      for (const [numbers, games] of this.#keys) {
        new Uint16Array(input.buffer, input.byteOffset, numbers.length).set(numbers);
        yield* this.#gamesAt(games, output.slice(0, call.collectionScan(numbers.length, ...keys)));
      }
      return;
    }
    for (const [sieves, { first }] of this.#sieves) {
      ask(asked);
      input.set(sieves);
      for (const index of output.slice(0, call.collectionSift(sieves.length)))
        if (this.#facts[first + index] !== null) yield first + index;
    }
  }

  /** The games that places among the keys belong to, each once. */
  *#gamesAt(games: Stretch, places: Uint32Array): Generator<number> {
    let end = -1;
    for (const place of places) {
      if (place < end) continue;
      const [game, start] = this.#keys.gameAt(games, place);
      end = place - start + this.#keys.of(game).length;
      if (this.#facts[game] !== null) yield game;
    }
  }
}

/** Throws 'bad-option' for what is neither text nor bytes. */
export function validateSource<Source extends string | Uint8Array>(source: Source): Source {
  if (typeof source !== 'string' && !ArrayBuffer.isView(source))
    throw badOption(`games come as text or bytes, not ${show(source)}`);
  return source;
}

/** A game that stands for one that was removed. */
const NO_GAME: KeptRecord = { width: 1, height: 1, isWhiteFirst: false, changes: new Uint16Array(0) };

/** The matches in a page whose games have these numbers. */
function search(asked: Asked, words: Uint32Array, games: readonly number[]): Found[] {
  const { call, input, output } = engine('collection');
  ask(asked);
  input.set(words);
  const count = call.collectionFind(words.length, asked.local);
  return new Reader(output, asked.width, asked.height).list(count, (reader) => {
    const { game, move, symmetry, swapped, goesOn, color, point } = matchOf(reader);
    return {
      game: games[game]!,
      move,
      symmetry: SYMMETRIES[symmetry]!,
      swapped,
      next: goesOn ? { color, vertex: point } : null,
    };
  });
}
