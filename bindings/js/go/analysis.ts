import { SIDES_BLACK, SIDES_NUMBERS, SIDES_SETS, SIDES_WHITE } from '#layout/core';
import * as GO from '#layout/go';
import { engine } from '../core/engine.js';
import { neither, type PointSet, setOfRows } from '../core/point-set.js';
import { mapOfWords, mapWords, type ScalarMap } from '../core/scalar-map.js';
import type { ByColor } from '../core/types.js';
import { copyWords } from '../core/words.js';
import type { Chain, GoArea, PassAlive } from './chains.js';
import { POSITION, type Position } from './position.js';

/** The analyses that analyzeMany() offers. */
export type GoAnalysisName = 'chains' | 'passAlive' | 'area' | 'legalMoves' | 'bouzy';

/** The answers about one position. Read lazily: sets come into being when a property is first looked at. */
export interface GoAnalysis {
  /** Black's chains, then White's, each in the order of their lowest points. */
  readonly chains?: Chain[];
  readonly passAlive?: ByColor<PassAlive>;
  readonly area?: GoArea;
  /** The points where each colour may play, ignoring ko. */
  readonly legalMoves?: ByColor<PointSet>;
  /** Bouzy's map of 5 dilations and 21 erosions. */
  readonly bouzy?: ScalarMap;
}

/** The answer to a list of names: the analyses named in a literal list are certain to be there. */
export type GoAnalysisOf<Names extends readonly GoAnalysisName[]> = number extends Names['length']
  ? GoAnalysis
  : Pick<Required<GoAnalysis>, Names[number]>;

/** The function that reads the section of each analysis. */
const SECTIONS: Readonly<Record<GoAnalysisName, (reader: Reader) => unknown>> = {
  chains: readChains,
  passAlive: readPassAlive,
  area: readArea,
  legalMoves: (reader) => reader.sides(),
  bouzy: (reader) => reader.map(),
};

/** In the order in which the engine writes them. */
export const ANALYSIS_NAMES: readonly GoAnalysisName[] = GO.ANALYSES;

/**
 * The most positions that one call analyses: a whole game; few enough that the records of one call, which live
 * as long as any of them is held, stay below a megabyte.
 */
export const MOST_AT_ONCE = 512;

/** One analysis of one board. */
export function analyze<N extends GoAnalysisName>(
  board: Position,
  name: N,
  suicide = false,
): Required<GoAnalysis>[N] {
  const { width, height } = board;
  const { call, input, output } = engine('go');
  input.set(board[POSITION]);
  call.goAnalyze(width, height, 1, 1 << ANALYSIS_NAMES.indexOf(name), suicide);
  // Sets and maps are copied as they are read; pass-alive chains are read later.
  const words = name === 'passAlive' ? output.slice(0, output[0] as number) : output;
  const reader = new Reader(words, 2, width, height); // behind the lengths of the record and of its section
  return SECTIONS[name](reader) as Required<GoAnalysis>[N];
}

/** The engine's words about boards of one size, with what is needed to read them. */
export interface AnalysisWords {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** The analyses that were asked for, in the order of ANALYSIS_NAMES. */
  readonly names: readonly GoAnalysisName[];
  /** Before each record, how many words it has. */
  readonly words: Uint32Array;
}

/** Analyses boards[start] and those after it that are as large, as many as fit in one call. */
export function analyzeSome(
  boards: readonly Position[],
  start: number,
  names: readonly GoAnalysisName[],
  suicide: boolean,
): AnalysisWords {
  const { width, height } = boards[start] as Position;
  const { call, input, output } = engine('go');
  const most = Math.min(boards.length - start, MOST_AT_ONCE);
  let count = 0;
  while (count < most) {
    const board = boards[start + count] as Position;
    if (board.width !== width || board.height !== height) break;
    input.set(board[POSITION], 2 * height * count++);
  }
  const wanted = names.reduce((flags, name) => flags | (1 << ANALYSIS_NAMES.indexOf(name)), 0);
  const done = call.goAnalyze(width, height, count, wanted, suicide);

  let end = 0;
  for (let i = 0; i < done; i++) end += output[end] as number;
  const words = output.slice(0, end); // one copy for all records
  return { width, height, count: done, names, words };
}

/** The records in these words, which must not be written to afterwards. */
export function analysesOfWords({ width, height, count, names, words }: AnalysisWords): GoAnalysis[] {
  const records: GoAnalysis[] = [];
  for (let i = 0, at = 0; i < count; i++) {
    records.push(new AnalysisRecord(words, at + 1, width, height, names));
    at += words[at] as number;
  }
  return records;
}

/** Reads records, words and sets one after the other. Sets have rows of their own: one that is kept keeps no other answer alive. */
class Reader {
  readonly #words: Uint32Array;
  readonly width: number;
  readonly height: number;
  #at: number;
  /** The places where numbers and sets of the last record begin. */
  #numbers = 0;
  #sets = 0;

  constructor(words: Uint32Array, at: number, width: number, height: number) {
    this.#words = words;
    this.#at = at;
    this.width = width;
    this.height = height;
  }

  /** Goes on behind a record, whose number() and set() then are. */
  record(numbers: number, sets: number): void {
    this.#numbers = this.#at;
    this.#sets = this.#at + numbers;
    this.skip(numbers, sets);
  }

  number(index: number): number {
    return this.#words[this.#numbers + index] as number;
  }

  set(index: number): PointSet {
    const start = this.#sets + index * this.height;
    return setOfRows(this.width, this.height, copyWords(this.#words, start, start + this.height));
  }

  sides(): ByColor<PointSet> {
    this.record(SIDES_NUMBERS, SIDES_SETS);
    return { black: this.set(SIDES_BLACK), white: this.set(SIDES_WHITE) };
  }

  word(): number {
    return this.#words[this.#at++] as number;
  }

  sets(count: number): PointSet[] {
    this.record(0, count);
    const sets: PointSet[] = [];
    for (let i = 0; i < count; i++) sets.push(this.set(i)); // Array.from() takes a third longer
    return sets;
  }

  skip(words: number, sets = 0): void {
    this.#at += words + sets * this.height;
  }

  /** A map of 16-bit numbers, copied so that it does not keep other answers in memory. */
  map(): ScalarMap {
    const start = this.#at;
    this.#at += mapWords(this.width, this.height);
    return mapOfWords(this.width, this.height, this.#words.slice(start, this.#at));
  }

  /** Passes over the words, which another reader then reads. */
  fork(words: number): Reader {
    const start = this.#at;
    this.#at += words;
    return new Reader(this.#words, start, this.width, this.height);
  }
}

/**
 * The analyses of one position, each read when it is asked for. To all other code its properties look
 * like any others: they are own and enumerable. Their descriptors are shared by all records, because making
 * one for each record would cost three times as much as everything else here.
 */
class AnalysisRecord implements GoAnalysis {
  /** Made by the first record: a static field with a value would keep the class in every bundle. */
  static #descriptors: Record<string, PropertyDescriptor> | undefined;

  declare readonly chains?: Chain[];
  declare readonly passAlive?: ByColor<PassAlive>;
  declare readonly area?: GoArea;
  declare readonly legalMoves?: ByColor<PointSet>;
  declare readonly bouzy?: ScalarMap;
  readonly #words: Uint32Array;
  readonly #start: number;
  readonly #width: number;
  readonly #height: number;
  #read: Map<GoAnalysisName, unknown> | undefined;

  constructor(
    words: Uint32Array,
    start: number,
    width: number,
    height: number,
    names: readonly GoAnalysisName[],
  ) {
    this.#words = words;
    this.#start = start;
    this.#width = width;
    this.#height = height;
    AnalysisRecord.#descriptors ??= Object.fromEntries(
      ANALYSIS_NAMES.map((name) => [
        name,
        {
          enumerable: true,
          get(this: AnalysisRecord) {
            return this.#get(name);
          },
        },
      ]),
    );
    for (const name of names) {
      Object.defineProperty(this, name, AnalysisRecord.#descriptors[name] as PropertyDescriptor);
    }
  }

  #get(name: GoAnalysisName): unknown {
    this.#read ??= new Map();
    if (!this.#read.has(name)) this.#read.set(name, SECTIONS[name](this.#find(name)));
    return this.#read.get(name);
  }

  /** A reader that begins at the section. */
  #find(name: GoAnalysisName): Reader {
    const reader = new Reader(this.#words, this.#start, this.#width, this.#height);
    for (const earlier of ANALYSIS_NAMES) {
      if (earlier === name) break;
      if (Object.hasOwn(this, earlier)) reader.skip(reader.word());
    }
    reader.skip(1); // its length
    return reader;
  }
}

function readChains(reader: Reader): Chain[] {
  reader.record(GO.CHAINS_NUMBERS, GO.CHAINS_SETS);
  const black = reader.number(GO.CHAINS_BLACK_CHAINS);
  const count = black + reader.number(GO.CHAINS_WHITE_CHAINS);
  const chains: Chain[] = [];
  for (let i = 0; i < count; i++) {
    reader.record(GO.CHAIN_NUMBERS, GO.CHAIN_SETS);
    const color = i < black ? 'black' : 'white';
    chains.push({ color, stones: reader.set(GO.CHAIN_STONES), liberties: reader.set(GO.CHAIN_LIBERTIES) });
  }
  return chains;
}

function readPassAlive(reader: Reader): ByColor<PassAlive> {
  return { black: new PassAliveRecord(reader), white: new PassAliveRecord(reader) };
}

/** One colour's part of the section; its chains are read when they are asked for, as in AnalysisRecord. */
class PassAliveRecord implements PassAlive {
  static #chainsDescriptor: PropertyDescriptor | undefined;

  readonly stones: PointSet;
  readonly territory: PointSet;
  declare readonly chains: PassAlive['chains'];
  readonly #chainCount: number;
  readonly #regionCount: number;
  readonly #linkCount: number;
  /** The reader of the chains, dropped once they are read: it keeps the answers about all boards alive. */
  #rest: Reader | undefined;
  #read: PassAlive['chains'] | undefined;

  constructor(reader: Reader) {
    reader.record(GO.PASS_ALIVE_NUMBERS, GO.PASS_ALIVE_SETS);
    this.#chainCount = reader.number(GO.PASS_ALIVE_CHAINS);
    this.#regionCount = reader.number(GO.PASS_ALIVE_REGIONS);
    this.#linkCount = reader.number(GO.PASS_ALIVE_LINKS);
    this.stones = reader.set(GO.PASS_ALIVE_STONES);
    this.territory = reader.set(GO.PASS_ALIVE_TERRITORY);
    const sets = this.#chainCount + this.#regionCount;
    this.#rest = reader.fork(sets * reader.height + this.#linkCount);
    PassAliveRecord.#chainsDescriptor ??= {
      enumerable: true,
      get(this: PassAliveRecord) {
        this.#read ??= this.#readChains();
        return this.#read;
      },
    };
    Object.defineProperty(this, 'chains', PassAliveRecord.#chainsDescriptor);
  }

  #readChains(): PassAlive['chains'] {
    const reader = this.#rest as Reader;
    this.#rest = undefined;
    const chains = reader
      .sets(this.#chainCount)
      .map((stones) => ({ stones, vitalRegions: [] as PointSet[] }));
    const regions = reader.sets(this.#regionCount);
    for (let i = 0; i < this.#linkCount; i++) {
      const link = reader.word();
      const region = regions[Math.floor(link / GO.LINK_STRIDE)] as PointSet;
      chains[link % GO.LINK_STRIDE]?.vitalRegions.push(region);
    }
    return chains;
  }
}

function readArea(reader: Reader): GoArea {
  const { black, white } = reader.sides();
  return { black, white, neutral: neither(black, white) };
}
