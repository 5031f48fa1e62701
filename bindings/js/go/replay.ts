import { INPUT_WORDS, OUTPUT_WORDS } from '#layout/core';
import * as GO from '#layout/go';
import { engine } from '../core/engine.js';
import { opponent } from '../core/opponent.js';
import { type PointSet, setOfRows } from '../core/point-set.js';
import { colorNumber, pointNumber, readPoint } from '../core/points.js';
import type { Color, Vertex } from '../core/types.js';
import { MAX_SIZE, validateInteger } from '../core/validate.js';
import { allocateWords, copyWords } from '../core/words.js';
import { boardOfWords, type GoBoard, type Legality } from './board.js';
import type { Move } from './move.js';
import { POSITION } from './position.js';
import type { GoRules } from './rules.js';

/** What a move did. Read lazily, so that replaying a long game costs little more than the engine call. */
export interface ReplayStep {
  readonly board: GoBoard;
  /** Every stone removed by the move, the mover's own in a suicide. */
  readonly captured: PointSet;
  readonly ko: Vertex | null;
}

/** A step of a replay. */
export interface CountedStep extends ReplayStep {
  /** How many stones were removed; costs less than the set. */
  readonly capturedCount: number;
}

/** Moves played by the rules, up to the first that is not legal. */
export interface LegalReplay {
  /** A step for each move played. */
  readonly steps: CountedStep[];
  /** Why the move after those is not legal; 'legal' when all are played. */
  readonly legality: Legality;
}

/** The most moves of a game that superko can look back on: what fits into a call. */
export const MOST_MOVES = INPUT_WORDS - GO.REPLAY_HEAD - 2 * MAX_SIZE;

/**
 * Executes moves from a position as SGF demands, legal or not: a stone replaces what stands on its point,
 * then captures, or is removed with its chain. One engine call for every 6,000 moves on 19×19; one step for
 * each move.
 */
export function replay(start: GoBoard, moves: readonly Move[]): CountedStep[] {
  return replayInCalls(start, 'black', moves, 'simple', 0).steps;
}

/**
 * Plays moves from a position by the rules, as far as they are legal: what simple ko forbids, it forbids to the side
 * whose turn it is, `toPlay` at first; superko looks back to the start, and throws 'bad-option' for more than
 * MOST_MOVES moves.
 */
export function replayLegally(
  start: GoBoard,
  toPlay: Color,
  moves: readonly Move[],
  { ko, suicide }: Pick<GoRules, 'ko' | 'suicide'>,
): LegalReplay {
  if (ko !== 'simple') validateInteger(moves.length, 0, MOST_MOVES, 'the number of moves under superko');
  return replayInCalls(start, toPlay, moves, ko, ruleFlags(suicide));
}

/** The flags of goReplay for play by the rules. */
export function ruleFlags(suicide: boolean): number {
  return GO.REPLAY_STRICT | (suicide ? GO.REPLAY_SUICIDE : 0);
}

/** The word of a move that goReplay takes. */
export function moveWord({ color, vertex }: Move): number {
  const side = color === 'white' ? GO.WHITE_MOVE : 0;
  return side + (vertex === null ? GO.PASS : pointNumber(vertex));
}

/** Words a move in the columns of numbers: ko, stones removed, and the hash in two. */
export const STEP_NUMBERS = 4;

function replayInCalls(
  start: GoBoard,
  toPlay: Color,
  moves: readonly Move[],
  ko: GoRules['ko'],
  flags: number,
): LegalReplay {
  const { width, height } = start;
  const { call, input, output } = engine('go');
  const rows = 2 * height;
  const columns = GO.REPLAYED_NUMBERS + rows;
  const most = Math.min(Math.floor((OUTPUT_WORDS - columns) / (STEP_NUMBERS + rows)), MOST_MOVES);
  const steps: CountedStep[] = [];
  while (steps.length < moves.length) {
    // Where superko looks back, each call begins at the start again; otherwise where the last one ended.
    const from = ko === 'simple' ? 0 : steps.length;
    const chunk = moves.slice(steps.length - from, steps.length + most);
    const last = from === 0 ? steps.at(-1) : undefined;
    const position = (steps.at(-1)?.board ?? start)[POSITION];
    const mover = last === undefined ? toPlay : opponent((moves[steps.length - 1] as Move).color);
    input.set([chunk.length, colorNumber(mover), pointNumber(last?.ko ?? null)]);
    input.set(from === 0 ? position : start[POSITION], GO.REPLAY_HEAD);
    for (let i = 0, at = GO.REPLAY_HEAD + rows; i < chunk.length; i++) {
      input[at + i] = moveWord(chunk[i] as Move);
    }
    call.goReplay(
      width,
      height,
      1,
      GO.KO_RULES.indexOf(ko),
      flags | GO.REPLAY_NUMBERS | GO.REPLAY_POSITIONS,
      from,
    );
    const room = chunk.length - from;
    const played = output[GO.REPLAYED_PLAYED] as number;
    const words = output.slice(columns, columns + room * (STEP_NUMBERS + rows)); // one copy for all steps
    const answer: Answer = { width, height, words, room, position };
    for (let i = from; i < played; i++) {
      steps.push(new Step(answer, i - from, (chunk[i] as Move).vertex));
    }
    if (played < chunk.length)
      return { steps, legality: GO.LEGALITIES[output[GO.REPLAYED_LEGALITY] as number] as Legality };
  }
  return { steps, legality: 'legal' };
}

/** What a call wrote about some moves: columns with a place for each, and the position before the first. */
interface Answer {
  readonly width: number;
  readonly height: number;
  readonly words: Uint32Array;
  readonly room: number;
  readonly position: Uint32Array;
}

class Step implements CountedStep {
  readonly #answer: Answer;
  readonly #index: number;
  readonly #vertex: Vertex | null;
  #board: GoBoard | undefined;

  constructor(answer: Answer, index: number, vertex: Vertex | null) {
    this.#answer = answer;
    this.#index = index;
    this.#vertex = vertex;
  }

  get ko(): Vertex | null {
    return readPoint(this.#answer.words[this.#index] as number);
  }

  get capturedCount(): number {
    const { words, room } = this.#answer;
    return words[room + this.#index] as number;
  }

  get board(): GoBoard {
    const { width, height } = this.#answer;
    // A copy: a board that is kept must not keep all steps.
    this.#board ??= boardOfWords(width, height, copyWords(this.#rows(this.#index), 0, 2 * height));
    return this.#board;
  }

  /** What stood before or was played, and does not stand now. */
  get captured(): PointSet {
    const { width, height } = this.#answer;
    const set = allocateWords(height);
    if (this.capturedCount > 0) {
      const before = this.#rows(this.#index - 1);
      const after = this.#rows(this.#index);
      for (let y = 0; y < height; y++) {
        const played = this.#vertex?.[1] === y ? 1 << this.#vertex[0] : 0;
        const were = played | (before[y] as number) | (before[y + height] as number);
        set[y] = were & ~((after[y] as number) | (after[y + height] as number));
      }
    }
    return setOfRows(width, height, set);
  }

  /** The position after a move; −1 is the one before all. */
  #rows(index: number): Uint32Array {
    const { words, room, height, position } = this.#answer;
    const start = STEP_NUMBERS * room + index * 2 * height;
    return index < 0 ? position : words.subarray(start, start + 2 * height);
  }
}
