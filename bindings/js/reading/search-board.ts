import { LEGALITIES } from '#layout/go';
import { BOARD_STATE_HIGH, BOARD_STATE_KO, BOARD_STATE_LOW, MOST_BOARD_MOVES } from '#layout/reading';
import { type Engine, engine } from '../core/engine.js';
import { badOption } from '../core/errors.js';
import { checkBoard } from '../core/foreign.js';
import { type PointSet, setOfRows } from '../core/point-set.js';
import { colorNumber, pointNumber, readPoint } from '../core/points.js';
import { Printed } from '../core/printed.js';
import type { Color, Sign, Vertex, VertexLike } from '../core/types.js';
import { validateColor, validateOptions } from '../core/validate.js';
import { readVertex, toVertex } from '../core/vertex.js';
import { copyWords } from '../core/words.js';
import { boardOfWords, type GoBoard, hashText, illegalMove, type Legality } from '../go/board.js';
import type { Chain } from '../go/chains.js';
import { isBoard } from '../go/is-board.js';
import { POSITION } from '../go/position.js';

/** A move as one number: the colour's number above the point's; or this. */
const PASS = -1;
const WHITE = 0x10000;

/**
 * The board that the engine holds. Others are set up and replayed when they are used next, so that boards need not be
 * closed, and cost nothing once they are forgotten.
 */
let held: GoSearchBoard | null = null;
let holder: Engine | null = null;

/**
 * A board for programs that search by themselves: moves are played on it and taken back in place, while the engine keeps
 * chains, their liberties and the hash from move to move. Suicide is not legal, simple ko is kept, and either colour may
 * play at any time. All boards share the engine's one place: to use several in turn costs a replay of the moves at each
 * change. Up to 1024 moves, passes included, can be played without taking any back.
 *
 * ```ts
 * const board = new GoSearchBoard(GoBoard.fromDiagram('. O X\nO X .\n. . .'));
 * board.play('black', 'A3'); // 1: it captures
 * board.liberties('A3'); // 1
 * board.undo();
 * ```
 *
 * Vertices outside throw 'off-board', what is not a vertex 'bad-vertex', a wrong board, colour or option 'bad-option';
 * everything 'not-initialised' before init(readingEngine).
 */
export class GoSearchBoard extends Printed {
  readonly width: number;
  readonly height: number;
  readonly #start: Uint32Array;
  readonly #startKo: number;
  readonly #moves: number[] = [];
  #ko: number = 0;
  #low: number = 0;
  #high: number = 0;

  /** Begins with the stones of a board, and the point that simple ko forbids there, if any. */
  constructor(board: GoBoard, options?: { ko?: VertexLike | null }) {
    super();
    const { width, height, [POSITION]: position } = checkBoard(board, isBoard, 'GoBoard');
    const { ko = null } = validateOptions(options, ['ko']);
    this.width = width;
    this.height = height;
    this.#start = position;
    this.#startKo = pointNumber(ko === null ? null : toVertex(ko, width, height));
    this.#engine();
  }

  /** The number of moves and passes that can be taken back. */
  get moves(): number {
    return this.#moves.length;
  }

  /** The point that simple ko forbids to the side that plays next, or null. */
  get ko(): Vertex | null {
    return readPoint(this.#ko);
  }

  /** The stones as they stand now. */
  get board(): GoBoard {
    const { width, height } = this;
    const { call, output } = this.#engine();
    call.readingBoardPosition(width, height);
    return boardOfWords(width, height, copyWords(output, 0, 2 * height));
  }

  /** The stone at the vertex: black 1, white −1, none 0. */
  get(vertex: VertexLike): Sign {
    const stone = this.#stone(vertex);
    return stone < 0 ? 0 : stone % 2 === 0 ? 1 : -1;
  }

  /** The number of liberties of the chain at the vertex; 0 where there is none. */
  liberties(vertex: VertexLike): number {
    return Math.max(0, this.#stone(vertex)) >> 1;
  }

  /** The chain whose stone is at the vertex; null where there is none. */
  chainAt(vertex: VertexLike): Chain | null {
    const { width, height } = this;
    const sign = this.get(vertex);
    if (sign === 0) return null;
    const { call, output } = this.#engine();
    call.readingBoardChain(width, height, pointNumber(toVertex(vertex, width, height)));
    const set = (at: number) => setOfRows(width, height, copyWords(output, at * height, (at + 1) * height));
    return { color: sign === 1 ? 'black' : 'white', stones: set(0), liberties: set(1) };
  }

  /** 'legal' when the colour may play there, otherwise the reason why not. */
  legality(color: Color, vertex: VertexLike): Legality {
    const { width, height } = this;
    const number = colorNumber(validateColor(color));
    const [x, y] = readVertex(vertex, height);
    if (x < 0 || y < 0 || x >= width || y >= height) return 'off-board';
    const { call } = this.#engine();
    return LEGALITIES[call.readingBoardLegality(width, height, number, pointNumber([x, y]))] as Legality;
  }

  /** The points where the colour may play. */
  legalMoves(color: Color): PointSet {
    const { width, height } = this;
    const number = colorNumber(validateColor(color));
    const { call, output } = this.#engine();
    call.readingBoardLegalMoves(width, height, number);
    return setOfRows(width, height, copyWords(output, 0, height));
  }

  /**
   * Plays a stone; returns the number of stones that it captures. Throws 'illegal-move' with the Legality as its reason,
   * and 'bad-option' after 1024 moves.
   */
  play(color: Color, vertex: VertexLike): number {
    const { width, height } = this;
    const number = colorNumber(validateColor(color));
    const point = pointNumber(toVertex(vertex, width, height));
    const loaded = this.#roomFor();
    const captured = loaded.call.readingBoardPlay(width, height, number, point);
    if (captured < 0) {
      const reason = this.legality(color, vertex);
      if (reason !== 'legal') throw illegalMove(color, vertex, height, reason);
    }
    this.#read(loaded);
    this.#moves.push(point + number * WHITE);
    return captured;
  }

  /** Passes, which ends the ko; undo() takes it back like a move. Throws 'bad-option' after 1024 moves. */
  pass(): void {
    const loaded = this.#roomFor();
    loaded.call.readingBoardPass(this.width, this.height);
    this.#read(loaded);
    this.#moves.push(PASS);
  }

  /** Takes the last move or pass back; false when there is none. */
  undo(): boolean {
    if (this.#moves.length === 0) return false;
    const loaded = this.#engine();
    loaded.call.readingBoardUndo(this.width, this.height);
    this.#read(loaded);
    this.#moves.pop();
    return true;
  }

  /** GoBoard.hash() of the stones, without counting them. */
  hash(): string {
    this.#engine();
    return hashText(this.#high, this.#low);
  }

  /** The size of the board and its diagram. */
  override toString(): string {
    return `GoSearchBoard ${this.width}×${this.height}\n${this.board.toDiagram()}`;
  }

  #stone(vertex: VertexLike): number {
    const { width, height } = this;
    const point = pointNumber(toVertex(vertex, width, height));
    return this.#engine().call.readingBoardStone(width, height, point);
  }

  #roomFor(): Engine {
    if (this.#moves.length >= MOST_BOARD_MOVES) {
      throw badOption(`more than ${MOST_BOARD_MOVES} moves cannot be taken back`);
    }
    return this.#engine();
  }

  /** The engine, holding this board. */
  #engine(): Engine {
    const loaded = engine('reading');
    if (held === this && holder === loaded) return loaded;
    const { width, height } = this;
    const { call, input } = loaded;
    input.set(this.#start);
    call.readingBoardLoad(width, height, this.#startKo);
    call.readingBoardUndo(width, height); // nothing to take back: it writes the state
    for (const move of this.#moves) {
      if (move === PASS) call.readingBoardPass(width, height);
      else call.readingBoardPlay(width, height, move >= WHITE ? 1 : 0, move % WHITE);
    }
    held = this;
    holder = loaded;
    this.#read(loaded);
    return loaded;
  }

  #read({ output }: Engine): void {
    this.#ko = output[BOARD_STATE_KO]!;
    this.#low = output[BOARD_STATE_LOW]!;
    this.#high = output[BOARD_STATE_HIGH]!;
  }
}
