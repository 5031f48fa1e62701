import { engine } from '../core/engine.js';
import { LAYOUT } from '../core/layout.js';
import { type PointSet, setOfRows } from '../core/point-set.js';
import { mapOfWords, mapWords, type ScalarMap } from '../core/scalar-map.js';
import type { ByColor, Color } from '../core/types.js';
import { copyWords } from '../core/words.js';
import type { Chain, GoArea, PassAlive } from './chains.js';
import { POSITION, type Position } from './position.js';

/** What analyzeMany() can be asked for. */
export type GoAnalysisName = 'chains' | 'passAlive' | 'area' | 'legalMoves' | 'bouzy';

/** What was asked for of one position. Read lazily: sets come into being when a property is first looked at. */
export interface GoAnalysis {
  /** Black's chains, then White's, each in the order of their lowest points. */
  readonly chains?: Chain[];
  readonly passAlive?: ByColor<PassAlive>;
  readonly area?: GoArea;
  /** Where each colour may play, no point being forbidden by ko. */
  readonly legalMoves?: ByColor<PointSet>;
  /** Bouzy's map of 5 dilations and 21 erosions. */
  readonly bouzy?: ScalarMap;
}

/** What analyses of these names hold: those that a list in the program's text names are certain to be there. */
export type GoAnalysisOf<Names extends readonly GoAnalysisName[]> = number extends Names['length']
  ? GoAnalysis
  : Pick<Required<GoAnalysis>, Names[number]>;

/** How an analysis is asked for, and how its part of a record is read or passed over. */
interface Section {
  readonly flag: number;
  read(reader: Reader): unknown;
  skip(reader: Reader): void;
}

/** In the order in which the engine writes them. */
const SECTIONS: Readonly<Record<GoAnalysisName, Section>> = {
  chains: { flag: LAYOUT.ANALYSIS_CHAINS, read: readChains, skip: skipChains },
  passAlive: { flag: LAYOUT.ANALYSIS_PASS_ALIVE, read: readPassAlive, skip: skipPassAlive },
  area: { flag: LAYOUT.ANALYSIS_AREA, read: readArea, skip: (reader) => reader.skipSets(2) },
  legalMoves: {
    flag: LAYOUT.ANALYSIS_LEGAL_MOVES,
    read: (reader) => ({ black: reader.set(), white: reader.set() }),
    skip: (reader) => reader.skipSets(2),
  },
  bouzy: {
    flag: LAYOUT.ANALYSIS_BOUZY,
    read: (reader) => reader.map(),
    skip: (reader) => reader.skip(mapWords(reader.width, reader.height)),
  },
};

export const ANALYSIS_NAMES = Object.keys(SECTIONS) as readonly GoAnalysisName[];

/**
 * How many positions a call analyses: a whole game; few enough that the records of one call, which live as
 * long as any of them is held, stay below a megabyte.
 */
const MOST_AT_ONCE = 512;

/** One analysis of one board. */
export function analyze<N extends GoAnalysisName>(
  board: Position,
  name: N,
  suicide = false,
): Required<GoAnalysis>[N] {
  const [record] = analysesOfWords(analyzeSome([board], 0, [name], suicide));
  return (record as Required<GoAnalysis>)[name];
}

/** What the engine wrote about boards of one size, with what is needed to read it. */
export interface AnalysisWords {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** What was asked for, in the order of ANALYSIS_NAMES. */
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
  const { call, input, output } = engine();
  const most = Math.min(boards.length - start, MOST_AT_ONCE);
  let count = 0;
  while (count < most) {
    const board = boards[start + count] as Position;
    if (board.width !== width || board.height !== height) break;
    input.set(board[POSITION], 2 * height * count++);
  }
  const wanted = names.reduce((flags, name) => flags | SECTIONS[name].flag, 0);
  const done = call.goAnalyze(width, height, count, wanted, suicide);

  let end = 0;
  for (let i = 0; i < done; i++) end += output[end] as number;
  const words = output.slice(0, end); // one copy for all records
  return { width, height, count: done, names, words };
}

/** The records in these words, which nobody may write to afterwards. */
export function analysesOfWords({ width, height, count, names, words }: AnalysisWords): GoAnalysis[] {
  const records: GoAnalysis[] = [];
  for (let i = 0, at = 0; i < count; i++) {
    records.push(new AnalysisRecord(words, at + 1, width, height, names));
    at += words[at] as number;
  }
  return records;
}

/** Reads words and sets one after the other. Sets have rows of their own: one that is kept keeps no other answer alive. */
class Reader {
  readonly #words: Uint32Array;
  readonly width: number;
  readonly height: number;
  #at: number;

  constructor(words: Uint32Array, at: number, width: number, height: number) {
    this.#words = words;
    this.#at = at;
    this.width = width;
    this.height = height;
  }

  word(): number {
    return this.#words[this.#at++] as number;
  }

  set(): PointSet {
    const start = this.#at;
    this.#at += this.height;
    return setOfRows(this.width, this.height, copyWords(this.#words, start, this.#at));
  }

  sets(count: number): PointSet[] {
    return Array.from({ length: count }, () => this.set());
  }

  skip(words: number): void {
    this.#at += words;
  }

  skipSets(count: number): void {
    this.skip(count * this.height);
  }

  /** A map of 16-bit numbers, copied so that nobody else's answer lies in its memory. */
  map(): ScalarMap {
    const start = this.#at;
    this.#at += mapWords(this.width, this.height);
    return mapOfWords(this.width, this.height, this.#words.slice(start, this.#at));
  }

  /** Passes over the words; another reader has a copy of them. */
  fork(words: number): Reader {
    const start = this.#at;
    this.#at += words;
    return new Reader(this.#words.slice(start, this.#at), 0, this.width, this.height);
  }
}

/**
 * What the engine wrote about one position, read when it is asked for. To everybody else its properties look
 * like any others: they are own and enumerable. Their descriptors are shared by all records, because making
 * one for each record would cost three times as much as everything else here.
 */
class AnalysisRecord implements GoAnalysis {
  static readonly #descriptors = Object.fromEntries(
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
    for (const name of names) {
      Object.defineProperty(this, name, AnalysisRecord.#descriptors[name] as PropertyDescriptor);
    }
  }

  #get(name: GoAnalysisName): unknown {
    this.#read ??= new Map();
    if (!this.#read.has(name)) this.#read.set(name, SECTIONS[name].read(this.#find(name)));
    return this.#read.get(name);
  }

  /** A reader that begins at the section. */
  #find(name: GoAnalysisName): Reader {
    const reader = new Reader(this.#words, this.#start, this.#width, this.#height);
    for (const earlier of ANALYSIS_NAMES) {
      if (earlier === name) break;
      if (Object.hasOwn(this, earlier)) SECTIONS[earlier].skip(reader);
    }
    return reader;
  }
}

const COLORS: readonly Color[] = ['black', 'white'];

function readChains(reader: Reader): Chain[] {
  const counts = [reader.word(), reader.word()];
  return COLORS.flatMap((color, i) =>
    Array.from({ length: counts[i] as number }, () => ({
      color,
      stones: reader.set(),
      liberties: reader.set(),
    })),
  );
}

function skipChains(reader: Reader): void {
  const count = reader.word() + reader.word();
  reader.skipSets(2 * count);
}

function readPassAlive(reader: Reader): ByColor<PassAlive> {
  return { black: new PassAliveRecord(reader), white: new PassAliveRecord(reader) };
}

function skipPassAlive(reader: Reader): void {
  for (const _ of COLORS) {
    const sets = 2 + reader.word() + reader.word();
    const links = reader.word();
    reader.skipSets(sets);
    reader.skip(links);
  }
}

/** One colour's part of the section; its chains are read when they are asked for, as in AnalysisRecord. */
class PassAliveRecord implements PassAlive {
  static readonly #chainsDescriptor: PropertyDescriptor = {
    enumerable: true,
    get(this: PassAliveRecord) {
      this.#read ??= this.#readChains();
      return this.#read;
    },
  };

  readonly stones: PointSet;
  readonly territory: PointSet;
  declare readonly chains: PassAlive['chains'];
  readonly #chainCount: number;
  readonly #regionCount: number;
  readonly #linkCount: number;
  readonly #rest: Reader;
  #read: PassAlive['chains'] | undefined;

  constructor(reader: Reader) {
    this.#chainCount = reader.word();
    this.#regionCount = reader.word();
    this.#linkCount = reader.word();
    this.stones = reader.set();
    this.territory = reader.set();
    const sets = this.#chainCount + this.#regionCount;
    this.#rest = reader.fork(sets * reader.height + this.#linkCount);
    Object.defineProperty(this, 'chains', PassAliveRecord.#chainsDescriptor);
  }

  #readChains(): PassAlive['chains'] {
    const reader = this.#rest;
    const chains = reader
      .sets(this.#chainCount)
      .map((stones) => ({ stones, vitalRegions: [] as PointSet[] }));
    const regions = reader.sets(this.#regionCount);
    for (let i = 0; i < this.#linkCount; i++) {
      const link = reader.word();
      const region = regions[Math.floor(link / LAYOUT.LINK_STRIDE)] as PointSet;
      chains[link % LAYOUT.LINK_STRIDE]?.vitalRegions.push(region);
    }
    return chains;
  }
}

function readArea(reader: Reader): GoArea {
  const black = reader.set();
  const white = reader.set();
  return { black, white, neutral: black.or(white).not() };
}
