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

/** What a move did. Read lazily, so that replaying a long game costs little more than the engine call. */
export interface ReplayStep {
  readonly board: GoBoard;
  /** Every stone removed by the move, the mover's own in a suicide. */
  readonly captured: PointSet;
  readonly ko: Vertex | null;
}

/**
 * Executes moves from a position as SGF demands, legal or not: a stone replaces what stands on its point,
 * then captures, or is removed with its chain. One engine call for every 4,500 moves on 19×19; one step for
 * each move.
 */
export function replay(start: GoBoard, moves: readonly Move[]): ReplayedStep[] {
  const { width, height } = start;
  const { call, input, output } = engine('go');
  const stepWords = GO.MOVE_NUMBERS + GO.MOVE_SETS * height;
  const most = Math.min(Math.floor(OUTPUT_WORDS / stepWords), INPUT_WORDS - 2 * height);
  const steps: ReplayedStep[] = [];
  for (let at = 0; at < moves.length; at += most) {
    const chunk = moves.slice(at, at + most);
    input.set((steps.at(-1)?.board ?? start)[POSITION]);
    chunk.forEach((move, i) => {
      input[2 * height + i] = moveWord(move);
    });
    call.goReplay(width, height, chunk.length);
    const words = output.slice(0, chunk.length * stepWords); // one copy for all steps
    for (const i of chunk.keys()) {
      steps.push(new ReplayedStep(words.subarray(i * stepWords, (i + 1) * stepWords), width, height));
    }
  }
  return steps;
}

function moveWord({ color, vertex }: Move): number {
  const side = color === 'white' ? GO.WHITE_MOVE : 0;
  return side + (vertex === null ? GO.PASS : pointNumber(vertex));
}

/** A step, read when asked for. */
export class ReplayedStep implements ReplayStep {
  readonly #words: Uint32Array;
  readonly #width: number;
  readonly #height: number;
  #board: GoBoard | undefined;

  constructor(words: Uint32Array, width: number, height: number) {
    this.#words = words;
    this.#width = width;
    this.#height = height;
  }

  get ko(): Vertex | null {
    return readPoint(this.#words[GO.MOVE_KO] as number);
  }

  get board(): GoBoard {
    this.#board ??= boardOfWords(this.#width, this.#height, this.#sets(GO.MOVE_BLACK, 2));
    return this.#board;
  }

  /** Whether nothing was captured. */
  get isQuiet(): boolean {
    for (let i = GO.MOVE_NUMBERS + 2 * this.#height; i < this.#words.length; i++) {
      if (this.#words[i] !== 0) return false;
    }
    return true;
  }

  get captured(): PointSet {
    return setOfRows(this.#width, this.#height, this.#sets(GO.MOVE_CAPTURED, 1));
  }

  #sets(first: number, count: number): Uint32Array {
    const start = GO.MOVE_NUMBERS + first * this.#height;
    // A copy: a board that is kept must not keep all steps.
    return copyWords(this.#words, start, start + count * this.#height);
  }
}
