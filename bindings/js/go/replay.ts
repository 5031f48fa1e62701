import { INPUT_WORDS, OUTPUT_WORDS } from '#layout/core';
import * as GO from '#layout/go';
import { engine } from '../core/engine.js';
import { type PointSet, setOfRows } from '../core/point-set.js';
import { pointNumber, readPoint } from '../core/points.js';
import type { Vertex } from '../core/types.js';
import { copyWords } from '../core/words.js';
import { boardOfWords, type GoBoard } from './board.js';
import type { Move } from './move.js';
import { POSITION } from './position.js';

/** A move as a word of the engine's input. */
export function moveWord({ color, vertex }: Move): number {
  return (vertex === null ? GO.PASS : pointNumber(vertex)) + (color === 'white' ? GO.WHITE_MOVE : 0);
}

/** The move of such a word. */
export function moveOfWord(word: number): Move {
  const isWhite = word >= GO.WHITE_MOVE;
  const point = isWhite ? word - GO.WHITE_MOVE : word;
  return { color: isWhite ? 'white' : 'black', vertex: point === GO.PASS ? null : readPoint(point) };
}

/**
 * Moves, each by its word, executed from a position as SGF demands, legal or not: a stone replaces what stands on its
 * point, then captures, or is removed with its chain. One engine call for every 4,500 moves on 19×19. What each of them
 * did is read when asked for.
 */
export class Replay {
  readonly #width: number;
  readonly #height: number;
  readonly #stepWords: number;
  /** How many steps each copy of the engine's output holds. */
  readonly #most: number;
  readonly #copies: Uint32Array[] = [];

  constructor(start: GoBoard, moves: readonly number[]) {
    const { width, height } = start;
    const { call, input, output } = engine('go');
    this.#width = width;
    this.#height = height;
    this.#stepWords = GO.MOVE_NUMBERS + GO.MOVE_SETS * height;
    this.#most = Math.min(Math.floor(OUTPUT_WORDS / this.#stepWords), INPUT_WORDS - 2 * height);
    for (let at = 0; at < moves.length; at += this.#most) {
      input.set(at === 0 ? start[POSITION] : this.board(at - 1)[POSITION]);
      const count = Math.min(this.#most, moves.length - at);
      for (let i = 0; i < count; i++) input[2 * height + i] = moves[at + i] as number;
      call.goReplay(width, height, count);
      this.#copies.push(output.slice(0, count * this.#stepWords)); // one copy for all steps
    }
  }

  /** The board after a move; the first is 0. */
  board(move: number): GoBoard {
    return boardOfWords(this.#width, this.#height, this.#sets(move, 0, 2));
  }

  /** Every stone removed by the move, the mover's own in a suicide. */
  captured(move: number): PointSet {
    return setOfRows(this.#width, this.#height, this.#sets(move, 2, 1));
  }

  /** Whether the move removed nothing. */
  isQuiet(move: number): boolean {
    const words = this.#copyOf(move);
    const start = this.#start(move) + GO.MOVE_NUMBERS + 2 * this.#height;
    for (let i = start; i < start + this.#height; i++) {
      if (words[i] !== 0) return false;
    }
    return true;
  }

  /** The point that simple ko forbids after the move. */
  ko(move: number): Vertex | null {
    return readPoint(this.#copyOf(move)[this.#start(move) + GO.MOVE_KO] as number);
  }

  #copyOf(move: number): Uint32Array {
    return this.#copies[Math.floor(move / this.#most)] as Uint32Array;
  }

  #start(move: number): number {
    return (move % this.#most) * this.#stepWords;
  }

  /** A copy: a board that is kept must not keep all steps. */
  #sets(move: number, first: number, count: number): Uint32Array {
    const start = this.#start(move) + GO.MOVE_NUMBERS + first * this.#height;
    return copyWords(this.#copyOf(move), start, start + count * this.#height);
  }
}
