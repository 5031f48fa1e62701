import { INPUT_WORDS, NO_POINT, OUTPUT_WORDS } from '#layout/core';
import * as GO from '#layout/go';
import { engine } from '../core/engine.js';
import { opponent } from '../core/opponent.js';
import { type PointSet, setOfRows } from '../core/point-set.js';
import { colorNumber, pointNumber, readPoint } from '../core/points.js';
import type { ByColor, Color, Vertex } from '../core/types.js';
import { MAX_SIZE, validateInteger } from '../core/validate.js';
import { copyWords, POSITIONS } from '../core/words.js';
import { boardOfWords, emptySet, type GoBoard, type Legality } from './board.js';
import type { Move } from './move.js';
import { POSITION } from './position.js';
import type { GoRules } from './rules.js';

/** The most moves that superko can look back on: as many as fit into a call. */
export const MOST_MOVES = INPUT_WORDS - GO.REPLAY_HEAD - 2 * MAX_SIZE;

/** The flags of goReplay for play by the rules. */
export function ruleFlags(suicide: boolean): number {
  return GO.REPLAY_STRICT | (suicide ? GO.REPLAY_SUICIDE : 0);
}

/** The word by which goReplay takes a move. */
export function moveWord({ color, vertex }: Move): number {
  const side = color === 'white' ? GO.WHITE_MOVE : 0;
  return side + (vertex === null ? GO.PASS : pointNumber(vertex));
}

/** True for the word of a pass. */
export function isPass(word: number): boolean {
  return (word & GO.PASS) !== 0;
}

/** The move of such a word. */
export function moveOfWord(word: number): Move {
  const isWhite = word >= GO.WHITE_MOVE;
  const point = isWhite ? word - GO.WHITE_MOVE : word;
  return { color: isWhite ? 'white' : 'black', vertex: point === GO.PASS ? null : readPoint(point) };
}

/** The number of words for each move in the columns of numbers: ko, stones removed, and the hash in two. */
export const STEP_NUMBERS = 4;

/** The rules by which moves must be legal, and the side to play before the first. */
export interface Legally extends Pick<GoRules, 'ko' | 'suicide'> {
  readonly toPlay: Color;
}

/** Writes a game for goReplay. */
function writeGame(
  input: Uint32Array,
  start: GoBoard,
  moves: readonly number[],
  mover = 0,
  ko = NO_POINT,
): void {
  input.set([moves.length, mover, ko]);
  input.set(start[POSITION], GO.REPLAY_HEAD);
  input.set(moves, GO.REPLAY_HEAD + 2 * start.height);
}

/** Moves played, and the place that they lead to. */
export interface Passage {
  /** The number of moves played. */
  readonly played: number;
  /** The reason why the next move is illegal; 'legal' when all were played. */
  readonly legality: Legality;
  readonly board: GoBoard;
  /** The point that simple ko forbids. */
  readonly ko: Vertex | null;
  /** The number of stones that each side captured; a suicide counts for the opponent. */
  readonly captures: ByColor<number>;
  /** The stones that the last move removed. */
  readonly captured: PointSet;
}

/**
 * Plays moves as Replay does, but gives only the place at their end: a tenth of the words to copy. With `legally`, moves
 * are played by the rules up to the first illegal one: simple ko forbids its point to the side whose turn it is; superko looks
 * back to the start, and accepts at most MOST_MOVES moves ('bad-option').
 */
export function passage(start: GoBoard, moves: readonly number[], legally?: Legally): Passage {
  const { width, height } = start;
  const { ko: rule = 'simple', suicide = false } = legally ?? {};
  if (rule !== 'simple') validateInteger(moves.length, 0, MOST_MOVES, 'the number of moves under superko');
  const flags = GO.REPLAY_POSITIONS | (legally === undefined ? 0 : ruleFlags(suicide));
  const { call, input, output } = engine('go');
  const captures = { black: 0, white: 0 };
  let board = start;
  let captured = emptySet(width, height);
  let ko = NO_POINT;
  let mover = colorNumber(legally?.toPlay ?? 'black');
  let played = 0;
  let legality: Legality = 'legal';
  do {
    const part = moves.slice(played, played + MOST_MOVES);
    writeGame(input, board, part, mover, ko);
    const last = part.length - 1;
    call.goReplay(width, height, 1, GO.KO_RULES.indexOf(rule), flags, Math.max(last - 1, 0));
    const at = GO.REPLAYED_NUMBERS;
    const after = output.subarray(at, at + 2 * height);
    if (last >= 0) {
      const before = last > 0 ? output.subarray(at + 2 * height, at + 4 * height) : board[POSITION];
      captured = removedBy(part[last]!, before, after, width, height);
    }
    board = boardOfWords(width, height, copyWords(after, 0, 2 * height, POSITIONS));
    ko = output[GO.REPLAYED_KO]!;
    captures.black += output[GO.REPLAYED_BLACK_CAPTURES]!;
    captures.white += output[GO.REPLAYED_WHITE_CAPTURES]!;
    played += output[GO.REPLAYED_PLAYED]!;
    legality = GO.LEGALITIES[output[GO.REPLAYED_LEGALITY]!] as Legality;
    if (played > 0) mover = colorNumber(opponent(moveOfWord(moves[played - 1]!).color));
  } while (played < moves.length && legality === 'legal');
  return { played, legality, board, ko: readPoint(ko), captures, captured };
}

/** The most moves on a board of that height whose effects the engine's output has room for: 6,000 on 19×19. */
export function mostReplayed(height: number): number {
  return Math.min(Math.floor((OUTPUT_WORDS - columnsAt(height)) / (STEP_NUMBERS + 2 * height)), MOST_MOVES);
}

/** The beginning of the columns in the answer about a game. */
function columnsAt(height: number): number {
  return GO.REPLAYED_NUMBERS + 2 * height;
}

/**
 * Plays moves, given by their words, from a position as SGF demands, legal or not: a stone replaces whatever
 * stands on its point, then captures, or is removed with its chain.
 *
 * Takes one call of the engine for all, and reads the effects of a move from its output when asked for: until the next call.
 */
export class Replay {
  readonly #start: GoBoard;
  readonly #moves: readonly number[];
  readonly #output: Uint32Array;
  readonly #columns: number;

  constructor(start: GoBoard, moves: readonly number[]) {
    const { width, height } = start;
    const { call, input, output } = engine('go');
    writeGame(input, start, moves); // neither the side nor a ko point matters where all is played
    call.goReplay(width, height, 1, 0, GO.REPLAY_NUMBERS | GO.REPLAY_POSITIONS, 0);
    this.#start = start;
    this.#moves = moves;
    this.#output = output;
    this.#columns = columnsAt(height);
  }

  /** The board after a move; moves count from 0. */
  board(move: number): GoBoard {
    const { width, height } = this.#start;
    const at = this.#rowsAt(move);
    return boardOfWords(width, height, copyWords(this.#output, at, at + 2 * height, POSITIONS));
  }

  /** The point that simple ko forbids after the move. */
  ko(move: number): Vertex | null {
    return readPoint(this.#output[this.#columns + move]!);
  }

  /** The stones removed by the move, including the mover's own in a suicide. */
  captured(move: number): PointSet {
    const { width, height, [POSITION]: first } = this.#start;
    if (this.#output[this.#columns + this.#moves.length + move] === 0) return emptySet(width, height);
    const rows = (at: number) => this.#output.subarray(at, at + 2 * height);
    const before = move === 0 ? first : rows(this.#rowsAt(move - 1));
    return removedBy(this.#moves[move]!, before, rows(this.#rowsAt(move)), width, height);
  }

  /** The place of the position after a move. */
  #rowsAt(move: number): number {
    return this.#columns + STEP_NUMBERS * this.#moves.length + move * 2 * this.#start.height;
  }
}

/** The points occupied before the move or played on that are empty after it. */
function removedBy(
  word: number,
  before: Uint32Array,
  after: Uint32Array,
  width: number,
  height: number,
): PointSet {
  const { vertex } = moveOfWord(word);
  const rows = copyWords(before, 0, height, POSITIONS);
  for (let y = 0; y < height; y++) {
    const played = vertex?.[1] === y ? 1 << vertex[0] : 0;
    rows[y] = (played | rows[y]! | before[y + height]!) & ~(after[y]! | after[y + height]!);
  }
  return setOfRows(width, height, rows);
}
