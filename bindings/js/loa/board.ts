import { INPUT_WORDS } from '#layout/core';
import * as LOA from '#layout/loa';
import { wrongClass } from '../core/check.js';
import { badCell, readDiagram } from '../core/diagram.js';
import { type Engine, engine } from '../core/engine.js';
import { badOption, KakoiError, show, showThing } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import { type PointSet, setOfRows } from '../core/point-set.js';
import { colorNumber } from '../core/points.js';
import { Printed } from '../core/printed.js';
import { readQuads } from '../core/quads.js';
import type { Color, QuadCounts, Sign, Vertex, VertexLike } from '../core/types.js';
import {
  validateColor,
  validateConnectivity,
  validateInteger,
  validateOptions,
  validateWord,
} from '../core/validate.js';
import { NAMING, type Naming, sameVertex } from '../core/vertex.js';
import { allocateWords, copyWords } from '../core/words.js';
import { type FenPosition, readFen, writeFen } from './fen.js';
import {
  type LoaMove,
  type LoaMoveLike,
  makeMove,
  moveOfWord,
  PASS,
  readMove,
  type Step,
  stepOfWord,
} from './move.js';
import { hasPosition, POSITION } from './position.js';
import { type LoaRules, resolveRules } from './rules.js';
import { LOA_SETUPS, type LoaSetup, positionOfSetup } from './setups.js';
import { isSize, SIZE, squareAt, squareName, squareText, toSquare, validateSize } from './squares.js';
import { type LoaQuadWindow, windowsOf } from './windows.js';

/** 'legal', or the first reason why a move is illegal. */
export type LoaLegality =
  | 'legal'
  | 'game-over'
  | 'no-stone'
  | 'not-your-stone'
  | 'off-line'
  | 'wrong-distance'
  | 'own-stone'
  | 'blocked'
  | 'can-move';

/** A static evaluation of a position, for the side to move, in hundredths of a point. */
export interface LoaEvaluation {
  readonly total: number;
  readonly terms: Readonly<Record<'concentration' | 'quads' | 'mobility' | 'uniformity', number>>;
}

/** The winner or a draw, and the way in which the game ended. */
export type LoaEnding = {
  readonly outcome: Color | 'draw';
  readonly end: 'connection' | 'simultaneous' | 'no-move';
};

const WHY: Readonly<
  Record<Exclude<LoaLegality, 'legal' | 'game-over' | 'wrong-distance' | 'can-move'>, string>
> = {
  'no-stone': 'the square is empty',
  'not-your-stone': "it is the opponent's stone",
  'off-line': 'the squares share no row, column or diagonal',
  'own-stone': 'your own stone is on the target',
  blocked: "an opponent's stone is in the way",
};

/** The greatest depth of perft(), more than a day's work from any position that is not nearly over. */
const DEEPEST = 20;

const SEAL = Symbol('seal');

/**
 * The type of the constructor, which is private to all other code. (A static block that exposed it would keep
 * the class in every bundle.)
 */
type Construct = new (position: Uint32Array, toPlay: Color, seal: symbol) => LoaBoard;

/** The board with these words, which must not be written to afterwards. */
export function boardOfWords(position: Uint32Array, toPlay: Color): LoaBoard {
  return new (LoaBoard as unknown as Construct)(position, toPlay, SEAL);
}

/** The board with these stones. For the package's own files. */
export function boardOfPosition({ size, stones, toPlay }: FenPosition): LoaBoard {
  const position = newPosition(size);
  for (const { square, color } of stones) setBit(position, square, color);
  return boardOfWords(position, toPlay);
}

/**
 * An immutable Lines of Action position with the side to move, on a board of 8×8 squares, or 5×5 to 7×7. Squares
 * go in as [x, y] (origin top left: a8 of 8×8 is [0, 0]), {x, y} or text ('a1'), and come out as [x, y];
 * anything that is not a square throws 'bad-vertex', one outside the board 'off-board', an unknown colour or
 * option 'bad-option', another size 'bad-size'.
 *
 * A position in which a side is connected is decided: it has no moves, and play() throws 'game-over'.
 *
 * ```
 *   . X X X X X X .   8    X black, moves first
 *   O . . . . . . O   7    O white
 *   O . . . . . . O   6
 *   O . . . . . . O   5    b1 moves by six on its row (six stones
 *   O . . . . . . O   4    stand there) to h1, by two on its
 *   O . . . . . . O   3    column, where b8 stands too, to b3
 *   O . . . . . . O   2
 *   . X X X X X X .   1
 *   a b c d e f g h
 * ```
 */
export class LoaBoard extends Printed {
  readonly toPlay: Color;
  /** @internal */
  declare readonly [POSITION]: Uint32Array; // an initialised field would keep the class in every bundle
  /** @internal */
  declare readonly [NAMING]: Naming;

  private constructor(position: Uint32Array, toPlay: Color, seal: symbol) {
    super();
    if (seal !== SEAL) {
      throw badOption('make boards with LoaBoard.start, empty, fromFen, fromDiagram, fromBits or fromJSON');
    }
    this.toPlay = toPlay;
    this[POSITION] = position;
    this[NAMING] = squareName;
    Object.freeze(this);
  }

  /**
   * The starting position of a set-up, with black to move, on a board with `size` squares in a row (5 to 8): start(),
   * start('scrambled-eggs'), start('scrambled-eggs', 6), start(6). Throws 'bad-size'.
   */
  static start(setup: LoaSetup | number = 'standard', size: number = SIZE): LoaBoard {
    if (typeof setup === 'number') return LoaBoard.start('standard', setup);
    engine('loa');
    validateWord(setup, LOA_SETUPS, 'the set-up');
    return boardOfPosition(positionOfSetup(setup, validateSize(size)));
  }

  /**
   * A board without stones, to set up, with `size` squares in a row (5 to 8): empty(), empty(6), empty(6, 'white'),
   * and of 8×8 squares empty('white'). Throws 'bad-size'.
   */
  static empty(size: number | Color = SIZE, toPlay: Color = 'black'): LoaBoard {
    if (typeof size === 'string') return LoaBoard.empty(SIZE, size);
    engine('loa');
    return boardOfPosition({ size: validateSize(size), stones: [], toPlay: validateColor(toPlay) });
  }

  /**
   * Reads a position as text: '1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b', ranks 8 to 1 (on smaller boards
   * as many as there are), digits for empty squares, the side to move. L/l letters (first/second player, the first being 'w' as a side) are accepted
   * too, and so is any number of stones. Throws 'bad-notation' with the position of the fault.
   */
  static fromFen(text: string): LoaBoard {
    engine('loa');
    return boardOfPosition(readFen(text));
  }

  /**
   * Reads eight rows of 'X' or '#' (black), 'O' (white), '.', ',' or '+' (empty), rank 8 first, or five to seven
   * of as many cells; blanks between cells are allowed. Throws 'bad-diagram', or 'bad-size' for other sizes.
   */
  static fromDiagram(text: string, toPlay: Color = 'black'): LoaBoard {
    engine('loa');
    validateColor(toPlay);
    const { width, height, rows } = readDiagram(text);
    if (width !== height || !isSize(width)) {
      throw new KakoiError('bad-size', `a Lines of Action board is 5×5 to 8×8, not ${width}×${height}`);
    }
    const stones: { square: number; color: Color }[] = [];
    rows.forEach((row, y) => {
      [...row].forEach((cell, x) => {
        if ('X#'.includes(cell)) stones.push({ square: squareAt(x, y, width), color: 'black' });
        else if (cell === 'O') stones.push({ square: squareAt(x, y, width), color: 'white' });
        else if (!'.,+'.includes(cell)) throw badCell(cell, x, y, "'X', '#', 'O', '.', ',' and '+'");
      });
    });
    return boardOfPosition({ size: width, stones, toPlay });
  }

  /**
   * The position of two bitboards, as search programs use them: bit 8·rank + file, a1 being bit 0, h8 bit 63,
   * whatever the size of the board. Throws 'bad-option' for numbers of more than 64 bits, for squares that both
   * sides hold, and for squares outside the board.
   */
  static fromBits(black: bigint, white: bigint, toPlay: Color, size: number = SIZE): LoaBoard {
    engine('loa');
    validateColor(toPlay);
    const position = newPosition(validateSize(size));
    const board = BigInt.asUintN(8 * size, ((1n << BigInt(size)) - 1n) * 0x0101010101010101n);
    for (const bits of [black, white]) {
      if (typeof bits !== 'bigint' || (bits & board) !== bits) {
        throw badOption(`squares of ${size}×${size} must be a 64-bit bigint, not ${show(bits)}`);
      }
    }
    if ((black & white) !== 0n) {
      throw badOption(`black and white both hold the squares 0x${(black & white).toString(16)}`);
    }
    position.set([black, black >> 32n, white, white >> 32n].map((word) => Number(BigInt.asUintN(32, word))));
    return boardOfWords(position, toPlay);
  }

  /** The board that toJSON() described. Throws 'bad-notation' for anything else. */
  static fromJSON(json: unknown): LoaBoard {
    engine('loa');
    const { fen } = Object(json) as { fen?: unknown };
    if (typeof fen !== 'string')
      throw new KakoiError('bad-notation', `${showThing(json)} has no string 'fen'`);
    return LoaBoard.fromFen(fen);
  }

  /** The number of squares in a row: 5 to 8. */
  get width(): number {
    if (!hasPosition(this)) throw wrongClass('the board', 'LoaBoard', this);
    return this[POSITION][LOA.POSITION_SIZE]!;
  }

  /** The number of squares in a column: as many. */
  get height(): number {
    return this.width;
  }

  /** The stone on the square: black 1, white −1, none 0. */
  get(vertex: VertexLike): Sign {
    const color = this.#colorAt(toSquare(vertex, this.width));
    return color === null ? 0 : color === 'black' ? 1 : -1;
  }

  /** The stones of a color. */
  stones(color: Color): PointSet {
    const first = validateColor(color) === 'black' ? 0 : 2;
    const size = this.width;
    const rows = allocateWords(size);
    for (let y = 0; y < size; y++) {
      const square = squareAt(0, y, size);
      rows[y] = (this[POSITION][first + (square >> 5)]! >>> (square & 31)) & 0xff;
    }
    return setOfRows(size, size, rows);
  }

  /** The colour's stones as a bitboard, in the form that fromBits() takes. */
  bits(color: Color): bigint {
    const first = validateColor(color) === 'black' ? 0 : 2;
    const [low, high] = this[POSITION].subarray(first) as unknown as [number, number];
    return (BigInt(high) << 32n) | BigInt(low);
  }

  /** True when both hold the same stones with the same side to move. */
  equals(other: LoaBoard): boolean {
    if (!hasPosition(other)) throw badOption(`${showThing(other)} is not a LoaBoard`);
    return other.toPlay === this.toPlay && this[POSITION].every((word, i) => word === other[POSITION][i]);
  }

  /**
   * The legal moves with their effects, or those of one stone; none in a decided position, and none when the
   * side to move must pass. One call into the engine.
   */
  legalMoves(from?: VertexLike): LoaMove[] {
    const only = from === undefined ? null : toSquare(from, this.width);
    const { call, output } = this.#load();
    const moves: LoaMove[] = [];
    const count = call.loaMoves(colorNumber(this.toPlay));
    for (let i = 0; i < count; i++) {
      const word = output[i]!;
      if (only === null || stepOfWord(word).from === only) moves.push(moveOfWord(word, this.width));
    }
    return moves;
  }

  /** True when the side to move can only pass; false in a decided position. */
  get mustPass(): boolean {
    return !this.#isDecided() && this.#isStuck();
  }

  /**
   * 'legal' for a legal move of the side to move, otherwise the first reason why it is not: 'can-move' for a pass that
   * is not forced. Takes what play() takes, and two squares as { from, to }. Throws 'bad-notation'.
   */
  legality(move: LoaMoveLike | null): LoaLegality {
    return this.#judge(readMove(move, this.width));
  }

  /**
   * The position after a move: a LoaMove, 'b1-h1' (also b1xh1, b1:h1, b1h1), or null or 'pass' when there is no
   * other move. Throws 'bad-notation', 'game-over' in a decided position, or 'illegal-move' with the LoaLegality as
   * its reason, 'can-move' for a pass that is not forced.
   */
  play(move: LoaMoveLike | null): LoaBoard {
    const step = this.#check(move);
    if (step === 'pass') return boardOfWords(this[POSITION], opponent(this.toPlay));
    const { call, output } = this.#load();
    call.loaPlay(colorNumber(this.toPlay), step.from, step.to);
    return boardOfWords(copyWords(output, 0, LOA.POSITION_WORDS), opponent(this.toPlay));
  }

  /** The move with its effects, as legalMoves() lists it. Throws as play() does. */
  resolve(move: LoaMoveLike | null): LoaMove {
    const step = this.#check(move);
    if (step === 'pass') return PASS;
    const { from, to } = makeMove(step, this.width, false, 'none');
    return this.legalMoves(from).find((legal) => sameVertex(legal.to, to))!;
  }

  /**
   * The number of stones on each line through a square, which is how far a stone on it moves along that line. The diagonal
   * is parallel to a1–h8, the antidiagonal to a8–h1.
   */
  lineCounts(vertex: VertexLike): { row: number; column: number; diagonal: number; antidiagonal: number } {
    const square = toSquare(vertex, this.width);
    const { call, output } = this.#load();
    call.loaLineCounts(square);
    const count = (line: number) => output[line]!;
    return {
      row: count(LOA.LINE_COUNTS_ROW),
      column: count(LOA.LINE_COUNTS_COLUMN),
      diagonal: count(LOA.LINE_COUNTS_DIAGONAL),
      antidiagonal: count(LOA.LINE_COUNTS_ANTIDIAGONAL),
    };
  }

  /** The connected (8 neighbours) groups of a colour. */
  groups(color: Color): PointSet[] {
    return this.stones(color).chains(8);
  }

  /** The bit-quad counts of a colour over all windows: 81 of 8×8 squares. */
  quads(color: Color): QuadCounts {
    validateColor(color);
    const { call, output } = this.#load();
    call.loaQuads(colorNumber(color));
    return readQuads(output);
  }

  /**
   * The windows of 2×2 squares that touch the board, 81 of 8×8 squares, classified by a colour's stones in them;
   * row by row, from the top left.
   */
  quadWindows(color: Color): LoaQuadWindow[] {
    return windowsOf(this.stones(color));
  }

  /**
   * The pairs of a colour's stones that touch only diagonally, with none of its stones on the two squares
   * that adjoin both.
   */
  weakJoints(color: Color): (readonly [Vertex, Vertex])[] {
    return this.quadWindows(color)
      .filter(({ kind }) => kind === 'd')
      .map(({ stones }) => stones as unknown as readonly [Vertex, Vertex]);
  }

  /**
   * The static evaluation of the position for the side to move: each term is its own minus the opponent's. In
   * hundredths of a point, only for comparing positions; does not consider who has won.
   */
  evaluate(): LoaEvaluation {
    const { call, output } = this.#load();
    const side = (color: Color) => {
      call.loaEvaluate(colorNumber(color));
      return Array.from(output.subarray(0, LOA.TERMS_NUMBERS), (word) => word | 0);
    };
    const own = side(this.toPlay);
    const enemy = side(opponent(this.toPlay));
    const term = (index: number) => own[index]! - enemy[index]!;
    const terms = {
      concentration: term(LOA.TERMS_CONCENTRATION),
      quads: term(LOA.TERMS_QUADS),
      mobility: term(LOA.TERMS_MOBILITY),
      uniformity: term(LOA.TERMS_UNIFORMITY),
    };
    return { total: Object.values(terms).reduce((sum, value) => sum + value), terms };
  }

  /**
   * The number of a colour's groups minus holes. With 8, the default, diagonal neighbours are connected, as
   * in the game: more than 1 means that the stones are not all connected. Throws 'bad-option' unless 4 or 8.
   */
  eulerNumber(color: Color, connectivity: 4 | 8 = 8): number {
    validateColor(color);
    validateConnectivity(connectivity);
    return this.#load().call.loaEulerNumber(colorNumber(color), connectivity);
  }

  /** True when all stones of a colour form one group; also when there is only one, or none. */
  isConnected(color: Color): boolean {
    const flag = validateColor(color) === 'black' ? LOA.BLACK_CONNECTED : LOA.WHITE_CONNECTED;
    return (this.#connected() & flag) !== 0;
  }

  /**
   * The winner by the default rules, 'draw', or null while the game goes on. The side not to move is taken to
   * have moved last. Repetition is known only to a LoaGame.
   */
  get outcome(): Color | 'draw' | null {
    return this.ending()?.outcome ?? null;
  }

  /** The outcome by these rules, with the way in which the game ended; null while it goes on. */
  ending(rules?: Partial<LoaRules>): LoaEnding | null {
    const { simultaneous, noMove } = resolveRules(rules);
    const mover = opponent(this.toPlay);
    const connected = this.#connected();
    const both = LOA.BLACK_CONNECTED | LOA.WHITE_CONNECTED;
    if (connected === both) return { outcome: simultaneous === 'draw' ? 'draw' : mover, end: 'simultaneous' };
    if (connected === LOA.BLACK_CONNECTED) return { outcome: 'black', end: 'connection' };
    if (connected === LOA.WHITE_CONNECTED) return { outcome: 'white', end: 'connection' };
    if (noMove === 'pass' || !this.#isStuck()) return null;
    return { outcome: noMove === 'draw' ? 'draw' : mover, end: 'no-move' };
  }

  /**
   * The number of lines of play of that many moves, for testing move generators. A line that ends earlier is
   * not counted, a forced pass is one move, repetition is ignored. From the start 1 to 5 moves give 36,
   * 1,244, 44,952, 1,563,208 and 55,963,132. Throws 'bad-option' unless depth is an integer of 0 to 20.
   */
  perft(depth: number): number {
    validateInteger(depth, 0, DEEPEST, 'depth');
    return this.#load().call.loaPerft(colorNumber(this.toPlay), depth);
  }

  /** The position as text that fromFen() reads; with `letters: 'Ll'` in the convention of first and second player. */
  toFen(options?: { letters?: 'bw' | 'Ll' }): string {
    const { letters = 'bw' } = validateOptions(options, ['letters']);
    validateWord(letters, ['bw', 'Ll'], 'letters');
    return writeFen(this.width, (square) => this.#colorAt(square), this.toPlay, letters);
  }

  /** Rows of 'X' (black), 'O' (white) and '.', the last rank first; the side to move is not shown. */
  toDiagram(): string {
    const size = this.width;
    const cell = (x: number, y: number) => {
      const color = this.#colorAt(squareAt(x, y, size));
      return color === null ? '.' : color === 'black' ? 'X' : 'O';
    };
    const rows = Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (_, x) => cell(x, y)).join(''),
    );
    return rows.join('\n');
  }

  /** { fen: … } */
  toJSON(): { fen: string } {
    return { fen: this.toFen() };
  }

  /** The side to move and the diagram. */
  override toString(): string {
    return `LoaBoard, ${this.toPlay} to move\n${this.toDiagram()}`;
  }

  #colorAt(square: number): Color | null {
    const bit = 1 << (square % 32);
    const word = square >> 5;
    const position = this[POSITION];
    if ((position[word]! & bit) !== 0) return 'black';
    return (position[2 + word]! & bit) !== 0 ? 'white' : null;
  }

  /** The engine, with this position in its input. */
  #load(): Engine {
    const loaded = engine('loa');
    loaded.input.set(this[POSITION]);
    return loaded;
  }

  #connected(): number {
    const { call, output } = this.#load();
    call.loaConnectivity(1);
    return output[0]! & 0xff;
  }

  #isDecided(): boolean {
    return this.#connected() !== 0;
  }

  #isStuck(): boolean {
    return this.#load().call.loaMoves(colorNumber(this.toPlay)) === 0;
  }

  #judge(step: Step | 'pass'): LoaLegality {
    if (this.#isDecided()) return 'game-over';
    if (step === 'pass') return this.#isStuck() ? 'legal' : 'can-move';
    const number = this.#load().call.loaLegality(colorNumber(this.toPlay), step.from, step.to);
    return LOA.LEGALITIES[number] as LoaLegality;
  }

  /** Checks that a move is legal, and returns its squares. */
  #check(move: LoaMoveLike | null): Step | 'pass' {
    const step = readMove(move, this.width);
    const { toPlay } = this;
    const legality = this.#judge(step);
    if (legality === 'legal') return step;
    if (legality === 'game-over') throw this.#gameOver();
    const reason = { reason: legality };
    if (step === 'pass' || legality === 'can-move')
      throw new KakoiError('illegal-move', `${toPlay} may not pass: there are other moves`, reason);
    const why = legality === 'wrong-distance' ? distances() : WHY[legality];
    const text = `${squareText(step.from)}-${squareText(step.to)}`;
    throw new KakoiError('illegal-move', `${toPlay} may not move ${text}: ${why}`, reason);
  }

  #gameOver(): KakoiError {
    const { outcome } = this.ending()!;
    const how = outcome === 'draw' ? 'both sides are connected' : `${outcome} is connected`;
    return new KakoiError('game-over', `the game is over: ${how}`);
  }
}

/** The reason why a distance is wrong, from the engine's output for the move just judged. */
function distances(): string {
  const { output } = engine('loa');
  const count = output[LOA.DISTANCE_STONES]!;
  const stones = count === 1 ? '1 stone stands' : `${count} stones stand`;
  return `${stones} on that line, so it moves ${count}, not ${output[LOA.DISTANCE_STEPS]}`;
}

/**
 * Finds out which sides are connected in each of many positions, for search programs. `bitboards` holds
 * black's and white's squares of each position (bit 8·rank + file, a1 being bit 0), one after the other; the
 * result has a number for each position, 1 for black plus 2 for white. Throws 'bad-option' for other arrays,
 * an odd length, and a square that both sides hold, with the index of the position.
 */
export function loaConnectivity(bitboards: BigUint64Array): Uint8Array {
  const { call, input, output } = engine('loa');
  const isWords = ArrayBuffer.isView(bitboards); // first, because asking other values for their tag may throw
  if (!isWords || Object.prototype.toString.call(bitboards) !== '[object BigUint64Array]') {
    throw badOption(`bitboards must be a BigUint64Array, not ${show(bitboards)}`);
  }
  if (bitboards.length % 2 !== 0) {
    throw badOption(`bitboards come in pairs, black and white, but there are ${bitboards.length}`);
  }
  if (bitboards.length === 0) return new Uint8Array(0); // a transferred array is empty too, and its buffer cannot be read
  const words = new Uint32Array(bitboards.buffer, bitboards.byteOffset, 2 * bitboards.length);
  const flags = new Uint8Array(output.buffer, output.byteOffset, output.byteLength);
  const answers = new Uint8Array(bitboards.length / 2);
  for (let start = 0; start < words.length; start += INPUT_WORDS) {
    const part = words.subarray(start, start + INPUT_WORDS);
    const count = part.length / LOA.SQUARES_WORDS;
    input.set(part);
    const done = call.loaConnectivity(count);
    if (done < count) {
      const index = start / LOA.SQUARES_WORDS + done;
      throw badOption(`position ${index} has a square that both sides hold`);
    }
    answers.set(flags.subarray(0, count), start / LOA.SQUARES_WORDS);
  }
  return answers;
}

/** The words of an empty board. */
function newPosition(size: number): Uint32Array {
  const position = allocateWords(LOA.POSITION_WORDS);
  position[LOA.POSITION_SIZE] = size;
  return position;
}

function setBit(position: Uint32Array, square: number, color: Color): void {
  const word = (color === 'black' ? 0 : 2) + (square >> 5);
  position[word]! |= 1 << (square % 32);
}
