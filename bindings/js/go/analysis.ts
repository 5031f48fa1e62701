import { COLORS } from '#layout/core';
import * as GO from '#layout/go';
import { chainsOf, passAliveOf } from '#layout/go.readers';
import { engine } from '../core/engine.js';
import { neither, type PointSet, setOfRows } from '../core/point-set.js';
import { Reader, readSet } from '../core/reader.js';
import { mapOfWords, mapWords, type ScalarMap } from '../core/scalar-map.js';
import type { ByColor, Color } from '../core/types.js';
import { allocateWords } from '../core/words.js';
import type { Chain, GoArea, PassAlive } from './chains.js';
import { POSITION, type Position } from './position.js';

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

/** The analyses that analyzeMany() offers. */
export type GoAnalysisName = keyof GoAnalysis;

/** The answer to a list of names: the analyses named in a literal list are certain to be there. */
export type GoAnalysisOf<Names extends readonly (keyof GoAnalysis)[]> = number extends Names['length']
  ? GoAnalysis
  : Pick<Required<GoAnalysis>, Names[number]>;

/** The function that reads the section of each analysis. */
const SECTIONS: { readonly [Name in GoAnalysisName]-?: (reader: Reader) => GoAnalysis[Name] } = {
  chains: readChains,
  passAlive: (reader) => reader.sides(readPassAlive),
  area: readArea,
  legalMoves: (reader) => reader.sides(readSet),
  bouzy: readMap,
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
  return SECTIONS[name](readerOf(board, name, suicide)) as Required<GoAnalysis>[N];
}

/** The chains of a board, or those of a colour. */
export function chainsIn(board: Position, color?: Color): Chain[] {
  return readChains(readerOf(board, 'chains', false), color);
}

/** A reader of one analysis of one board. */
function readerOf(board: Position, name: GoAnalysisName, suicide: boolean): Reader {
  const { width, height } = board;
  const { call, input, output } = engine('go');
  input.set(board[POSITION]);
  call.goAnalyze(width, height, 1, 1 << ANALYSIS_NAMES.indexOf(name), suicide);
  return new Reader(output, width, height, 2); // behind the lengths of the record and of its section
}

/**
 * The last liberties of chains that have one only. No sets of the chains are made: a game asks at every move, and its boards would
 * keep their memory.
 */
export function lastLiberties(board: Position): PointSet {
  const { width, height } = board;
  const reader = readerOf(board, 'chains', false);
  const { blackChains, whiteChains } = chainsOf(reader);
  const rows = allocateWords(height);
  for (let chains = blackChains + whiteChains; chains > 0; chains--) {
    reader.skip(height); // its stones
    let [row, bit] = [-1, 0];
    for (let y = 0; y < height; y++) {
      const word = reader.word();
      if (word === 0) continue;
      bit = row < 0 && (word & (word - 1)) === 0 ? word : 0;
      row = y;
    }
    if (bit !== 0) rows[row]! |= bit;
  }
  return setOfRows(width, height, rows);
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
  const { width, height } = boards[start]!;
  const { call, input, output } = engine('go');
  const most = Math.min(boards.length - start, MOST_AT_ONCE);
  let count = 0;
  while (count < most) {
    const board = boards[start + count]!;
    if (board.width !== width || board.height !== height) break;
    input.set(board[POSITION], 2 * height * count++);
  }
  const wanted = names.reduce((flags, name) => flags | (1 << ANALYSIS_NAMES.indexOf(name)), 0);
  const done = call.goAnalyze(width, height, count, wanted, suicide);

  let end = 0;
  for (let i = 0; i < done; i++) end += output[end]!;
  const words = output.slice(0, end); // one copy for all records
  return { width, height, count: done, names, words };
}

/** The records in these words, which must not be written to afterwards. */
export function analysesOfWords({ width, height, count, names, words }: AnalysisWords): GoAnalysis[] {
  const records: GoAnalysis[] = [];
  for (let i = 0, at = 0; i < count; i++) {
    records.push(new AnalysisRecord(words, at + 1, width, height, names) as GoAnalysis);
    at += words[at]!;
  }
  return records;
}

/**
 * The analyses of one position, each read when it is asked for. To all other code its properties look
 * like any others: they are own and enumerable. Their descriptors are shared by all records, because making
 * one for each record would cost three times as much as everything else here.
 */
class AnalysisRecord {
  /** Made by the first record: a static field with a value would keep the class in every bundle. */
  static #descriptors: Record<string, PropertyDescriptor> | undefined;

  readonly #words: Uint32Array;
  readonly #start: number;
  readonly #width: number;
  readonly #height: number;
  #read: Partial<Record<GoAnalysisName, unknown>> | undefined;

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
      Object.defineProperty(this, name, AnalysisRecord.#descriptors[name]!);
    }
  }

  #get(name: GoAnalysisName): unknown {
    this.#read ??= {};
    this.#read[name] ??= SECTIONS[name](this.#find(name));
    return this.#read[name];
  }

  /** A reader that begins at the section. */
  #find(name: GoAnalysisName): Reader {
    const reader = new Reader(this.#words, this.#width, this.#height, this.#start);
    for (const earlier of ANALYSIS_NAMES) {
      if (earlier === name) break;
      if (Object.hasOwn(this, earlier)) reader.skip(reader.word());
    }
    reader.skip(1); // its length
    return reader;
  }
}

/** Makes no sets of the chains of another colour than the one asked for. */
function readChains(reader: Reader, only?: Color): Chain[] {
  const { blackChains, whiteChains } = chainsOf(reader);
  const chains: Chain[] = [];
  for (const color of COLORS) {
    const count = GO.CHAIN_SETS * (color === 'black' ? blackChains : whiteChains);
    if (color !== (only ?? color)) {
      reader.skip(count * reader.height);
      continue;
    }
    const sets = reader.sets(count);
    for (let i = 0; i < count; i += GO.CHAIN_SETS)
      chains.push({ color, stones: sets[i]!, liberties: sets[i + 1]! });
  }
  return chains;
}

function readArea(reader: Reader): GoArea {
  const { black, white } = reader.sides(readSet);
  return { black, white, neutral: neither(black, white) };
}

function readMap(reader: Reader): ScalarMap {
  const { width, height } = reader;
  return mapOfWords(width, height, reader.copy(mapWords(width, height)));
}

/** One colour's part of the section. */
function readPassAlive(reader: Reader): PassAlive {
  const { chains: chainCount, regions: regionCount, links, stones, territory } = passAliveOf(reader);
  const chains = reader.sets(chainCount).map((stones) => ({ stones, vitalRegions: [] as PointSet[] }));
  const regions = reader.sets(regionCount);
  for (let i = 0; i < links; i++) {
    const link = reader.word();
    chains[link % GO.LINK_STRIDE]!.vitalRegions.push(regions[Math.floor(link / GO.LINK_STRIDE)]!);
  }
  return { stones, territory, chains };
}
