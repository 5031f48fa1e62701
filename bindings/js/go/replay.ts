import { engine } from '../core/engine.js';
import { LAYOUT } from '../core/layout.js';
import { type PointSet, setOfRows } from '../core/point-set.js';
import type { Color, Vertex } from '../core/types.js';
import { boardOfWords, type GoBoard, type Legality, readLegality } from './board.js';
import { POSITION, pointNumber, readPoint } from './position.js';

/** A move to replay; a null vertex is a pass. Vertices must lie on the board. */
export interface ReplayMove {
  readonly color: Color;
  readonly vertex: Vertex | null;
}

/** What a move did. Read lazily, so that replaying a long game costs little more than the engine call. */
export interface ReplayStep {
  readonly board: GoBoard;
  /** Every stone removed by the move, the mover's own in a suicide. */
  readonly captured: PointSet;
  readonly ko: Vertex | null;
  /** What the rules with simple ko say of the move. */
  readonly legality: Legality;
}

export interface ReplayOptions {
  readonly suicide: boolean;
  /** 'strict' stops after the first illegal move: its step is the last, with its reason. 'forced' executes every move. */
  readonly mode: 'strict' | 'forced';
  /** The point that simple ko forbids to the first move. */
  readonly ko?: Vertex | null;
}

/** Plays all moves from a position, in one engine call for every 850 of them on 19×19; one step for each. */
export function replay(start: GoBoard, moves: readonly ReplayMove[], options: ReplayOptions): ReplayStep[] {
  const { width, height } = start;
  const { call, input, output } = engine();
  const mode = options.mode === 'strict' ? LAYOUT.REPLAY_STRICT : LAYOUT.REPLAY_FORCED;
  const stepWords = LAYOUT.STEP_HEADER + 3 * height;
  const most = Math.min(Math.floor(LAYOUT.OUTPUT_WORDS / stepWords), LAYOUT.INPUT_WORDS - 2 * height);
  const steps: ReplayStep[] = [];
  let board = start;
  let ko = options.ko ?? null;
  for (let at = 0; at < moves.length; at += most) {
    const chunk = moves.slice(at, at + most);
    input.set(board[POSITION]);
    chunk.forEach((move, i) => {
      input[2 * height + i] = moveWord(move);
    });
    const done = call.goReplay(width, height, chunk.length, mode, pointNumber(ko), options.suicide);
    const words = output.slice(0, done * stepWords); // one copy for all steps
    for (let i = 0; i < done; i++) steps.push(new Step(words, i * stepWords, width, height));
    const last = steps[steps.length - 1] as ReplayStep;
    if (done < chunk.length || (options.mode === 'strict' && last.legality !== 'legal')) break;
    ({ board, ko } = last);
  }
  return steps;
}

function moveWord({ color, vertex }: ReplayMove): number {
  const side = color === 'white' ? LAYOUT.WHITE_MOVE : 0;
  return side + (vertex === null ? LAYOUT.PASS : pointNumber(vertex));
}

class Step implements ReplayStep {
  readonly #words: Uint32Array;
  readonly #start: number;
  readonly #width: number;
  readonly #height: number;
  #board: GoBoard | undefined;

  constructor(words: Uint32Array, start: number, width: number, height: number) {
    this.#words = words;
    this.#start = start;
    this.#width = width;
    this.#height = height;
  }

  get legality(): Legality {
    return readLegality(this.#words[this.#start] as number);
  }

  get ko(): Vertex | null {
    return readPoint(this.#words[this.#start + 1] as number);
  }

  get board(): GoBoard {
    this.#board ??= boardOfWords(this.#width, this.#height, this.#part(0, 2));
    return this.#board;
  }

  get captured(): PointSet {
    return setOfRows(this.#width, this.#height, this.#part(2, 3));
  }

  #part(from: number, to: number): Uint32Array {
    const sets = this.#start + LAYOUT.STEP_HEADER;
    return this.#words.subarray(sets + from * this.#height, sets + to * this.#height);
  }
}
