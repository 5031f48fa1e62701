import { raceOf } from '#layout/reading.readers';
import { badOption } from '../core/errors.js';
import type { PointSet } from '../core/point-set.js';
import { colorNumber, pointNumber, readPoint } from '../core/points.js';
import type { Vertex, VertexLike } from '../core/types.js';
import { validateBoolean, validatePlain } from '../core/validate.js';
import { vertexName } from '../core/vertex.js';
import type { GoBoard } from '../go/board.js';
import type { Certainty } from './certainty.js';
import { readLife } from './life.js';
import type { LifeProof } from './life-proof.js';
import { upToPass } from './line.js';
import { type ReadOptions, readOptions } from './options.js';
import { type Ask, questionOn } from './question.js';
import { stoneAt } from './stone.js';

/** Options of readRace(). */
export type RaceOptions = ReadOptions & {
  /** Also gives proofs: the winner's moves against every reply of the other side. Default false. */
  proof?: boolean;
};

/** The result of readRace(). */
export interface RaceReading {
  /**
   * The fate of the first chain when `toPlay` moves first and both sides play their best, as in readLife(). What is not
   * read follows from the other chain, if that is captured or in a 'seki', and is 'likely'.
   */
  readonly a: 'lives' | 'dies' | 'seki' | 'ko' | 'unknown';
  /** The fate of the second chain when `toPlay` moves first. */
  readonly b: 'lives' | 'dies' | 'seki' | 'ko' | 'unknown';
  /**
   * False for chains that are taken to be in no race, as their groups neither touch nor share a liberty: each was
   * read by itself, as by readLife(). A group is all chains that share a liberty, directly or through others.
   */
  readonly isRace: boolean;
  /** A first move by which `toPlay` captures the other chain, or else saves its own; null for a pass or none. */
  readonly move: Vertex | null;
  /** A likely continuation: moves of both in turn, until one passes or it is over. */
  readonly line: readonly Vertex[];
  /** The number of positions searched. */
  readonly nodes: number;
  /**
   * The less certain one of the two answers; null unless both are known. 'proved' where both fates were searched by
   * themselves, as in readLife(); 'likely' where one only follows from the other, where the chains around both were
   * taken for safe, though they are short of room, and where liberties were counted or games decided.
   */
  readonly certainty: Certainty | null;
  /**
   * With `proof`: the proofs of the two fates, for verifyProof(), as in readLife(). Every answer that is 'proved' then has them,
   * because one whose proofs would have more than 1,000,000 positions is only 'read'. Empty for 'likely', and unless both fates
   * are known.
   */
  readonly proofs: readonly LifeProof[];
}

/** A second for most races. */
const DEFAULT_NODES = 1_000_000;

/**
 * Reads a capturing race: what becomes of two chains of different colours, each of which may live by capturing
 * the other. Both are read as by readLife(), with `nodes` together (default 1,000,000). Up to six stones inside the
 * other chain's eye are lost only if that chain lives.
 *
 * ```
 *   . . . . . . .
 *   . X X X X X .
 *   X X O O O O .     Black to play: A2 dies and C2 lives, by B1;
 *   O O X X X O .     White to play: A2 lives and C2 dies, by C1.
 *   . . . . X O .
 * ```
 *
 * Throws 'bad-option' where there is no stone, or where both stones have one colour, and for anything but a
 * board, a colour, a boolean and nodes from 1 to 100,000,000; 'not-initialised' before init(readingEngine).
 */
export function readRace(board: GoBoard, a: VertexLike, b: VertexLike, options: RaceOptions): RaceReading {
  return askRace(board, a, b, options)();
}

/** Implements readRace(): checks the question, and returns the search. */
export const askRace: Ask<typeof readRace> = (board, a, b, options) => {
  const { width, height, ask } = questionOn(board);
  const given = validatePlain(options);
  const { proof = false } = given;
  const { toPlay, ko, nodes } = readOptions(board, given, DEFAULT_NODES, ['proof']);
  const wantsProof = validateBoolean(proof, 'proof');
  const one = stoneAt(board, a);
  const other = stoneAt(board, b);
  if (board.get(one) === board.get(other)) {
    const where = `${vertexName(one, height)} and ${vertexName(other, height)}`;
    throw badOption(`a race is between two colours, but ${where} have the same`);
  }
  return () => {
    const answer = ask(({ readingRace }) =>
      readingRace(width, height, pointNumber(one), pointNumber(other), colorNumber(toPlay), ko, nodes),
    );
    const { length, regionA, regionB, ...race } = raceOf(answer);
    const line = upToPass(race.line);
    if (race.a === 'unknown' || race.b === 'unknown') return { ...race, line, certainty: null, proofs: [] };
    if (!wantsProof || race.certainty === 'likely') return { ...race, line, proofs: [] };
    const proofsOf = (stone: Vertex, outcome: RaceReading['a'], region: PointSet) => {
      const life = readLife(board, stone, {
        toPlay,
        ko: ko < 0 ? null : readPoint(ko),
        nodes,
        region,
        proof: true,
      });
      return life.outcome === outcome ? life.proofs : [];
    };
    const proofs = [proofsOf(one, race.a, regionA), proofsOf(other, race.b, regionB)];
    const isProved = race.certainty === 'proved' && proofs.every(({ length }) => length > 0);
    return { ...race, line, certainty: isProved ? 'proved' : 'read', proofs: proofs.flat() };
  };
};
