import { engine } from '../core/engine.js';
import { LAYOUT } from '../core/layout.js';
import { type PointSet, setOfRows } from '../core/point-set.js';
import type { ByColor, Color } from '../core/types.js';
import type { Chain, GoArea, PassAlive } from './chains.js';
import { POSITION, type Position } from './position.js';

export type GoAnalysisName = 'chains' | 'passAlive' | 'area' | 'legalMoves';

/** What was asked for of one position. Read lazily: sets come into being when a property is first looked at. */
export interface GoAnalysis {
  /** Black's chains, then White's, each in the order of their lowest points. */
  readonly chains?: Chain[];
  readonly passAlive?: ByColor<PassAlive>;
  readonly area?: GoArea;
  /** Where each colour may play, no point being forbidden by ko. */
  readonly legalMoves?: ByColor<PointSet>;
}

const FLAGS: Readonly<Record<GoAnalysisName, number>> = {
  chains: LAYOUT.ANALYSIS_CHAINS,
  passAlive: LAYOUT.ANALYSIS_PASS_ALIVE,
  area: LAYOUT.ANALYSIS_AREA,
  legalMoves: LAYOUT.ANALYSIS_LEGAL_MOVES,
};

export const ANALYSIS_NAMES = Object.keys(FLAGS) as readonly GoAnalysisName[];

/** One analysis of one board. */
export function analyze<N extends GoAnalysisName>(
  board: Position,
  name: N,
  suicide = false,
): Required<GoAnalysis>[N] {
  const results: GoAnalysis[] = [];
  analyzeSome([board], 0, FLAGS[name], suicide, results);
  return (results[0] as Required<GoAnalysis>)[name];
}

/** The bits that ask the engine for an analysis. */
export function analysisFlag(name: GoAnalysisName): number {
  return FLAGS[name];
}

/**
 * Analyses boards[start] and those after it that are as large, as many as fit in one call, and appends their records to
 * `results`; returns how many.
 */
export function analyzeSome(
  boards: readonly Position[],
  start: number,
  wanted: number,
  suicide: boolean,
  results: GoAnalysis[],
): number {
  const { width, height } = boards[start] as Position;
  const { call, input, output } = engine();
  const most = Math.min(boards.length - start, Math.floor(LAYOUT.INPUT_WORDS / (2 * height)));
  let count = 0;
  while (count < most) {
    const board = boards[start + count] as Position;
    if (board.width !== width || board.height !== height) break;
    input.set(board[POSITION], 2 * height * count++);
  }
  const done = call.goAnalyze(width, height, count, wanted, suicide);

  let end = 0;
  for (let i = 0; i < done; i++) end += output[end] as number;
  const words = output.slice(0, end); // one copy for all records
  for (let i = 0, at = 0; i < done; i++) {
    results.push(readRecord(new Reader(words, at + 1, width, height), wanted));
    at += words[at] as number;
  }
  return done;
}

/** Reads words and sets one after the other. */
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
    return setOfRows(this.width, this.height, this.#words.subarray(start, this.#at));
  }

  sets(count: number): PointSet[] {
    return Array.from({ length: count }, () => this.set());
  }

  skip(words: number): void {
    this.#at += words;
  }

  /** A reader of its own from here on. */
  fork(): Reader {
    return new Reader(this.#words, this.#at, this.width, this.height);
  }
}

function readRecord(reader: Reader, wanted: number): GoAnalysis {
  const { height } = reader;
  const record: GoAnalysis = {};
  if (wanted & LAYOUT.ANALYSIS_CHAINS) {
    const part = reader.fork();
    lazily(record, 'chains', () => readChains(part));
    const count = reader.word() + reader.word();
    reader.skip(2 * count * height);
  }
  if (wanted & LAYOUT.ANALYSIS_PASS_ALIVE) {
    const part = reader.fork();
    lazily(record, 'passAlive', () => ({ black: readPassAlive(part), white: readPassAlive(part) }));
    if (wanted > LAYOUT.ANALYSIS_PASS_ALIVE) for (const _ of COLORS) skipPassAlive(reader);
  }
  if (wanted & LAYOUT.ANALYSIS_AREA) {
    const part = reader.fork();
    lazily(record, 'area', () => readArea(part));
    reader.skip(2 * height);
  }
  if (wanted & LAYOUT.ANALYSIS_LEGAL_MOVES) {
    const part = reader.fork();
    lazily(record, 'legalMoves', () => ({ black: part.set(), white: part.set() }));
  }
  return record;
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

function readPassAlive(reader: Reader): PassAlive {
  const chainCount = reader.word();
  const regionCount = reader.word();
  const linkCount = reader.word();
  const result = { stones: reader.set(), territory: reader.set() };
  const part = reader.fork();
  reader.skip((chainCount + regionCount) * reader.height + linkCount);
  return lazily(result, 'chains', () => {
    const chains = part.sets(chainCount).map((stones) => ({ stones, vitalRegions: [] as PointSet[] }));
    const regions = part.sets(regionCount);
    for (let i = 0; i < linkCount; i++) {
      const link = part.word();
      const region = regions[Math.floor(link / LAYOUT.LINK_STRIDE)] as PointSet;
      chains[link % LAYOUT.LINK_STRIDE]?.vitalRegions.push(region);
    }
    return chains;
  }) as PassAlive;
}

function skipPassAlive(reader: Reader): void {
  const sets = 2 + reader.word() + reader.word();
  reader.skip(reader.word() + sets * reader.height);
}

function readArea(reader: Reader): GoArea {
  const black = reader.set();
  const white = reader.set();
  return { black, white, neutral: black.or(white).not() };
}

/** Adds a property that is computed when it is first read; to everybody else it looks like any other. */
function lazily<T extends object>(target: T, name: string, compute: () => unknown): T {
  let value: unknown;
  return Object.defineProperty(target, name, {
    enumerable: true,
    get: () => {
      value ??= compute();
      return value;
    },
  });
}
