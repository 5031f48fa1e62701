import { INPUT_WORDS, NO_POINT, OUTPUT_WORDS, POINT_STRIDE } from '#layout/core';
import * as GO from '#layout/go';
import { checkSize, wrongClass } from '../core/check.js';
import { engine } from '../core/engine.js';
import { badOption, withPlace } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import { colorNumber, readPoint } from '../core/points.js';
import type { ByColor, Color, Vertex, VertexLike } from '../core/types.js';
import {
  validateBoolean,
  validateColor,
  validateInteger,
  validateList,
  validateOptions,
  validateSize,
} from '../core/validate.js';
import { isPass, readVertex } from '../core/vertex.js';
import { allocateWords, copyWords } from '../core/words.js';
import { boardOfWords, type GoBoard, hashText, type Legality } from './board.js';
import { isBoard } from './is-board.js';
import { POSITION } from './position.js';
import { MOST_MOVES, moveWord, ruleFlags, STEP_NUMBERS } from './replay.js';
import { type GoRules, type RulesName, resolveRules } from './rules.js';

/**
 * A move of a game to replay: a vertex, null or 'pass' for a pass, or either of them with the colour that plays it.
 */
export type MoveLike = VertexLike | null | { readonly color: Color; readonly vertex: VertexLike | null };

/** Moves as numbers: y·width + x; −1 or width·height is a pass. */
export type MoveNumbers = Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array | Uint32Array;

/** A game to replay. */
export type GameMoves = {
  /**
   * The moves of the game. The colours alternate, beginning with `toPlay`; after a move that names its
   * colour, the other one is next.
   */
  readonly moves: Iterable<MoveLike> | MoveNumbers;
  /** The position at the beginning; default an empty board. */
  readonly setup?: GoBoard;
  /** The length of both sides of the board; `width` and `height` give each. Default 19, or the size of `setup`. */
  readonly size?: number;
  readonly width?: number;
  readonly height?: number;
  /** The side to play first. Default black. */
  readonly toPlay?: Color;
};

/** Options of replayMany(). */
export type ReplayOptions = {
  /** The rules that decide which moves are legal; komi and scoring do not matter. Default 'japanese'. */
  readonly rules?: RulesName | GoRules;
  /** Gives the number of stones that each move removed, and the hash after it. Default false. */
  readonly steps?: boolean;
  /** Gives the position after each move. Default false. */
  readonly positions?: boolean;
};

/** The legal part of a game, and the position that it leads to. */
export interface ReplayedGame {
  /** The number of moves played: all, or those before the first illegal one. */
  readonly played: number;
  /** The reason why the next move is illegal; null when all were played. */
  readonly illegal: Exclude<Legality, 'legal' | 'game-over'> | null;
  /** The board after the moves played. */
  readonly board: GoBoard;
  /** The point that simple ko forbids to the opponent next, or null. */
  readonly ko: Vertex | null;
  /** The number of stones captured by each colour; a suicide counts for the opponent. */
  readonly captures: ByColor<number>;
  /** The hash of `board`, as its hash() gives it. */
  readonly hash: string;
  /** With `steps`: the number of stones that each move removed. */
  readonly captured?: Uint32Array;
  /** With `steps`: the hash after each move, as numbers. */
  readonly hashes?: BigUint64Array;
  /**
   * With `positions`: the position after each move, 2·height words each: black's rows from the top, then
   * white's; bit x of a row is column x.
   */
  readonly positions?: Uint32Array;
  /**
   * With `positions`: the board after that many moves, 0 to `played`. Throws 'bad-option' for another number,
   * and without `positions`.
   */
  boardAt(moveNumber: number): GoBoard;
}

const GAME_NAMES = ['moves', 'setup', 'size', 'width', 'height', 'toPlay'] as const;

/**
 * Replays games by the rules, each up to its first illegal move, with one call into the engine for about two
 * hundred games: for programs that check or search thousands of records. Play may go on after two passes.
 *
 * Throws 'bad-vertex' for a move that is not a vertex (one outside the board is an illegal move, no error),
 * 'bad-option' for anything else that is not a game or an option and for games of more than 65,469 moves,
 * 'bad-size', and 'size-mismatch' when `setup` is of another size than asked for. The message names the game.
 */
export function replayMany(games: Iterable<GameMoves>, options?: ReplayOptions): ReplayedGame[] {
  engine('go');
  const {
    rules,
    steps = false,
    positions = false,
  } = validateOptions(options, ['rules', 'steps', 'positions']);
  const { ko, suicide } = resolveRules(rules === undefined ? 'japanese' : rules);
  const batch = new Batch(
    GO.KO_RULES.indexOf(ko),
    ruleFlags(suicide) |
      (validateBoolean(steps, 'steps') ? GO.REPLAY_NUMBERS : 0) |
      (validateBoolean(positions, 'positions') ? GO.REPLAY_POSITIONS : 0),
  );
  const add = (game: GameMoves, i: number) => {
    try {
      batch.add(game);
    } catch (error) {
      throw withPlace(error, `games[${i}]`);
    }
  };
  validateList(games, add, 'games', 'a list of games');
  batch.flush();
  return batch.results;
}

/** A game that waits for a call of the engine. */
interface Packed {
  /** The moves, each as moveWord() gives it. */
  readonly words: Uint32Array;
  /** The number of moves to play. */
  readonly count: number;
  readonly side: number;
  readonly setup: Uint32Array | null;
  /** True when the game goes on with a move outside the board. */
  readonly leaves: boolean;
}

/**
 * Games of one size that wait for a call of the engine. They are not written to the engine's input at once,
 * because callers' iterators may call the engine in between.
 */
class Batch {
  readonly results: ReplayedGame[] = [];
  readonly #ko: number;
  readonly #flags: number;
  /** The number of words that the waiting games take. */
  #used = 0;
  /** The number of words that the answers to the waiting games may take. */
  #answer = 0;
  #games: Packed[] = [];
  #width = 0;
  #height = 0;

  constructor(ko: number, flags: number) {
    this.#ko = ko;
    this.#flags = flags;
  }

  add(game: GameMoves): void {
    const { moves, setup, size, width: w, height: h, toPlay = 'black' } = validateOptions(game, GAME_NAMES);
    if (setup !== undefined && !isBoard(setup)) throw wrongClass('setup', 'GoBoard', setup);
    const width = sideOf(w, size, setup?.width, h);
    const height = sideOf(h, size, setup?.height, w);
    validateSize(width, height);
    if (setup !== undefined) checkSize(setup, { width, height }, 'the set-up is', 'the game');
    const side = colorNumber(validateColor(toPlay));
    const words = isNumbers(moves)
      ? wordsOfNumbers(moves, width, height, toPlay)
      : wordsOfList(moves, width, height, toPlay);
    // A move outside the board ends the game.
    const end = words.indexOf(OFF_BOARD);
    const count = end < 0 ? words.length : end;

    const head = GO.REPLAY_HEAD + 2 * height;
    if (width !== this.#width || height !== this.#height) this.flush();
    this.#width = width;
    this.#height = height;
    const answer = this.#answerWords(count);
    if (this.#used + head + count > INPUT_WORDS || this.#answer + answer > OUTPUT_WORDS) this.flush();
    this.#games.push({ words, count, side, setup: setup?.[POSITION] ?? null, leaves: end >= 0 });
    this.#used += head + count;
    this.#answer += answer;
  }

  flush(): void {
    if (this.#games.length === 0) return;
    const { input, output } = engine('go');
    let end = 0;
    for (const { words, count, side, setup } of this.#games) {
      input[end] = count;
      input[end + 1] = side;
      input[end + 2] = NO_POINT;
      end += GO.REPLAY_HEAD;
      for (let i = 0; i < 2 * this.#height; i++) input[end++] = setup === null ? 0 : setup[i]!;
      for (let i = 0; i < count; i++) input[end++] = words[i]!;
    }
    if (this.#answer <= OUTPUT_WORDS) {
      this.#call(0);
      let at = 0;
      for (const game of this.#games) {
        const head = copyWords(output, at, at + this.#answerWords(0));
        const columns = this.#columns(at + head.length, game.count, head[GO.REPLAYED_PLAYED]!);
        this.results.push(this.#result(game, head, [columns]));
        at += this.#answerWords(game.count);
      }
    } else {
      // The answer to one long game does not fit into the output. It is fetched in parts, for each of which
      // the game is played from the start.
      const game = this.#games[0]!;
      const most = Math.floor((OUTPUT_WORDS - this.#answerWords(0)) / this.#stepWords());
      const parts: Columns[] = [];
      let head = output;
      for (let from = 0; from < game.count; from += most) {
        const count = Math.min(game.count, from + most);
        input[0] = count;
        this.#call(from);
        head = copyWords(output, 0, this.#answerWords(0));
        const played = head[GO.REPLAYED_PLAYED]!;
        parts.push(this.#columns(head.length, count - from, played - from));
        if (played < count) break;
      }
      this.results.push(this.#result(game, head, parts));
    }
    this.#games = [];
    this.#used = this.#answer = 0;
  }

  #call(from: number): void {
    engine('go').call.goReplay(this.#width, this.#height, this.#games.length, this.#ko, this.#flags, from);
  }

  /** The number of words that the engine may write for a game of so many moves. */
  #answerWords(moves: number): number {
    return GO.REPLAYED_NUMBERS + 2 * this.#height + moves * this.#stepWords();
  }

  #stepWords(): number {
    const numbers = this.#flags & GO.REPLAY_NUMBERS ? STEP_NUMBERS : 0;
    return numbers + (this.#flags & GO.REPLAY_POSITIONS ? 2 * this.#height : 0);
  }

  /** Copies the columns that the engine wrote at `at`: each has room for `room` moves and holds `moves`. */
  #columns(at: number, room: number, moves: number): Columns {
    if (this.#stepWords() === 0) return NO_COLUMNS;
    const { output } = engine('go');
    const read = (wanted: number, start: number, words: number) =>
      (this.#flags & wanted) === 0 ? NOTHING : output.slice(at + start, at + start + words);
    const numbers = this.#flags & GO.REPLAY_NUMBERS ? STEP_NUMBERS * room : 0;
    return {
      captured: read(GO.REPLAY_NUMBERS, room, moves),
      hashes: read(GO.REPLAY_NUMBERS, 2 * room, 2 * moves),
      positions: read(GO.REPLAY_POSITIONS, numbers, 2 * this.#height * moves),
    };
  }

  #result({ setup, leaves }: Packed, head: Uint32Array, parts: readonly Columns[]): ReplayedGame {
    const height = this.#height;
    const legality = GO.LEGALITIES[head[GO.REPLAYED_LEGALITY]!] as Legality;
    return new Replayed(
      this.#width,
      height,
      head,
      leaves && legality === 'legal' ? 'off-board' : legality,
      (this.#flags & GO.REPLAY_NUMBERS) !== 0,
      (this.#flags & GO.REPLAY_POSITIONS) === 0 ? null : (setup ?? allocateWords(2 * height)),
      parts,
    );
  }
}

/** The data kept of each move. */
interface Columns {
  readonly captured: Uint32Array;
  readonly hashes: Uint32Array;
  readonly positions: Uint32Array;
}

const NOTHING = /* @__PURE__ */ new Uint32Array(0);
const NO_COLUMNS: Columns = { captured: NOTHING, hashes: NOTHING, positions: NOTHING };

function join(parts: readonly Columns[], name: keyof Columns): Uint32Array {
  if (parts.length === 1) return parts[0]![name];
  const whole = new Uint32Array(parts.reduce((sum, part) => sum + part[name].length, 0));
  let at = 0;
  for (const { [name]: words } of parts) {
    whole.set(words, at);
    at += words.length;
  }
  return whole;
}

class Replayed implements ReplayedGame {
  readonly played: number;
  readonly illegal: ReplayedGame['illegal'];
  readonly board: GoBoard;
  readonly ko: Vertex | null;
  readonly captures: ByColor<number>;
  readonly hash: string;
  declare readonly captured?: Uint32Array;
  declare readonly hashes?: BigUint64Array;
  declare readonly positions?: Uint32Array;
  readonly #setup: Uint32Array | null;

  constructor(
    width: number,
    height: number,
    head: Uint32Array,
    legality: Legality,
    hasSteps: boolean,
    setup: Uint32Array | null,
    parts: readonly Columns[],
  ) {
    const number = (field: number) => head[field]!;
    this.played = number(GO.REPLAYED_PLAYED);
    this.illegal = legality === 'legal' ? null : (legality as ReplayedGame['illegal']);
    this.board = boardOfWords(width, height, head.subarray(GO.REPLAYED_NUMBERS));
    this.ko = readPoint(number(GO.REPLAYED_KO));
    this.captures = {
      black: number(GO.REPLAYED_BLACK_CAPTURES),
      white: number(GO.REPLAYED_WHITE_CAPTURES),
    };
    this.hash = hashText(number(GO.REPLAYED_HASH_HIGH), number(GO.REPLAYED_HASH_LOW));
    if (hasSteps) {
      this.captured = join(parts, 'captured');
      // The engine writes each hash as two words, the low half first, in which platforms read a 64-bit number.
      this.hashes = new BigUint64Array(join(parts, 'hashes').buffer as ArrayBuffer);
    }
    this.#setup = setup;
    if (setup !== null) this.positions = join(parts, 'positions');
    Object.freeze(this);
  }

  boardAt(moveNumber: number): GoBoard {
    if (this.#setup === null) throw badOption('boards need { positions: true }');
    validateInteger(moveNumber, 0, this.played, 'the move number');
    const { width, height } = this.board;
    const end = 2 * height * moveNumber;
    const words =
      moveNumber === 0
        ? copyWords(this.#setup, 0, 2 * height)
        : copyWords(this.positions!, end - 2 * height, end);
    return boardOfWords(width, height, words);
  }
}

/** The first length that is given, if only as null, which is none. */
function sideOf(own?: number, both?: number, setup?: number, other?: number): number {
  if (own !== undefined) return own;
  if (both !== undefined) return both;
  if (setup !== undefined) return setup;
  return other === undefined ? 19 : other;
}

/** The placeholder for a move outside the board. */
const OFF_BOARD = 0xffffffff;

/** The kinds of MoveNumbers, by the tags that they have in every realm. */
const NUMBERS: readonly unknown[] = [
  'Int8Array',
  'Uint8Array',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
];

function isNumbers(moves: unknown): moves is MoveNumbers {
  return ArrayBuffer.isView(moves) && NUMBERS.includes((moves as MoveNumbers)[Symbol.toStringTag]);
}

function wordsOfNumbers(moves: MoveNumbers, width: number, height: number, toPlay: Color): Uint32Array {
  const count = checkCount(moves.length);
  const words = allocateWords(count);
  const points = width * height;
  for (let i = 0, side = moveWord({ color: toPlay, vertex: [0, 0] }); i < count; i++, side ^= GO.WHITE_MOVE) {
    const point = moves[i]!;
    if (point === -1 || point === points) words[i] = side | GO.PASS;
    else if (point < 0 || point > points) words[i] = OFF_BOARD;
    else words[i] = side | (Math.trunc(point / width) * POINT_STRIDE + (point % width));
  }
  return words;
}

function wordsOfList(moves: unknown, width: number, height: number, toPlay: Color): Uint32Array {
  let color = toPlay;
  const read = (move: MoveLike, i: number) => {
    checkCount(i + 1);
    try {
      let vertex = move as VertexLike | null;
      if (typeof move === 'object' && move !== null && 'vertex' in move) {
        color = validateColor(move.color);
        vertex = move.vertex;
      }
      const mover = color;
      color = opponent(color);
      if (isPass(vertex)) return moveWord({ color: mover, vertex: null });
      const point = readVertex(vertex, height);
      const [x, y] = point;
      return x < 0 || y < 0 || x >= width || y >= height
        ? OFF_BOARD
        : moveWord({ color: mover, vertex: point });
    } catch (error) {
      throw withPlace(error, `moves[${i}]`);
    }
  };
  const words = validateList(moves as Iterable<MoveLike>, read, 'moves', 'a list of moves');
  const copy = allocateWords(words.length);
  copy.set(words);
  return copy;
}

function checkCount(count: number): number {
  return validateInteger(count, 0, MOST_MOVES, 'the number of moves');
}
