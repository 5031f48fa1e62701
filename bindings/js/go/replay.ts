import { engine } from '../core/engine.js';
import { LAYOUT } from '../core/layout.js';
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
export function replay(start: GoBoard, moves: readonly Move[]): ReplayStep[] {
  const { width, height } = start;
  const { call, input, output } = engine();
  const stepWords = LAYOUT.MOVE_HEADER + 3 * height;
  const most = Math.min(Math.floor(LAYOUT.OUTPUT_WORDS / stepWords), LAYOUT.INPUT_WORDS - 2 * height);
  const steps: ReplayStep[] = [];
  for (let at = 0; at < moves.length; at += most) {
    const chunk = moves.slice(at, at + most);
    input.set((steps.at(-1)?.board ?? start)[POSITION]);
    chunk.forEach((move, i) => {
      input[2 * height + i] = moveWord(move);
    });
    call.goReplay(width, height, chunk.length);
    const words = output.slice(0, chunk.length * stepWords); // one copy for all steps
    for (const i of chunk.keys()) {
      steps.push(new Step(words.subarray(i * stepWords, (i + 1) * stepWords), width, height));
    }
  }
  return steps;
}

function moveWord({ color, vertex }: Move): number {
  const side = color === 'white' ? LAYOUT.WHITE_MOVE : 0;
  return side + (vertex === null ? LAYOUT.PASS : pointNumber(vertex));
}

class Step implements ReplayStep {
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
    return readPoint(this.#words[0] as number);
  }

  get board(): GoBoard {
    this.#board ??= boardOfWords(this.#width, this.#height, this.#sets(0, 2));
    return this.#board;
  }

  get captured(): PointSet {
    return setOfRows(this.#width, this.#height, this.#sets(2, 3));
  }

  #sets(from: number, to: number): Uint32Array {
    const start = LAYOUT.MOVE_HEADER;
    // A copy: a board that is kept must not keep all steps.
    return copyWords(this.#words, start + from * this.#height, start + to * this.#height);
  }
}
