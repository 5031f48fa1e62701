import { COLORS } from '#layout/core';
import * as SENKET from '#layout/senket';
import { type Engine, engine } from '../core/engine.js';
import { badOption, isPlain, KakoiError, show, showThing } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import { type PointSet, setOfRows } from '../core/point-set.js';
import { colorNumber, pointNumber, readPoint } from '../core/points.js';
import { Printed } from '../core/printed.js';
import { mapOfFloats, type ScalarMap } from '../core/scalar-map.js';
import type { ByColor, Color, Sign, Vertex, VertexLike } from '../core/types.js';
import { MAX_SIZE, validateColor, validateInteger, validateOptions, validateWord } from '../core/validate.js';
import { isPass, NAMING, type Naming } from '../core/vertex.js';
import { allocateWords, copyWords } from '../core/words.js';
import {
  type Fence,
  type FenceLike,
  fencesOfRows,
  fenceText,
  makeFence,
  readFence,
  reversed,
} from './fence.js';
import { hasPosition, POSITION } from './position.js';
import { MODES, type SenketMode, type SenketScore, score } from './score.js';
import { postName, toPost } from './vertices.js';

/** A position as plain data. */
export interface SenketSetup {
  size: number;
  black: { posts: VertexLike[]; fences: Fence[] };
  white: { posts: VertexLike[]; fences: Fence[] };
}

/** 'legal', or the first reason why a turn is illegal. */
export type SenketLegality =
  | 'legal'
  | 'game-over'
  | 'occupied'
  | 'no-knights-step'
  | 'no-post'
  | 'exists'
  | 'crosses';

export const MIN_SIZE = 3;
export const OFFICIAL_SIZE = 31;
/** The most fences that one colour can have on the largest board: knight's steps come in four directions. */
const MOST_ITEMS = 4 * MAX_SIZE ** 2;
const SEAL = Symbol('seal');

/** The type of the constructor, which is private to all other code. */
type Construct = new (size: number, position: Uint32Array, seal: symbol) => SenketBoard;

/** The board with these words, which must not be written to afterwards. For the package's own files. */
export function boardOfWords(size: number, position: Uint32Array): SenketBoard {
  return new (SenketBoard as unknown as Construct)(size, position, SEAL);
}

/**
 * An immutable Senket position: posts on the points of a square grid, 3..32 points a side (31 official), and
 * fences, which join two posts of a colour a knight's step apart and cross no other fence.
 *
 * Points go in as [x, y] (origin top left), {x, y} or text ('x-y', 1-based, y from the bottom), and come out as
 * [x, y]. Anything that is not a point throws 'bad-vertex', one outside the board 'off-board', an unknown
 * colour or option 'bad-option', a turn against the rules 'illegal-move' with a SenketLegality as its
 * reason.
 */
export class SenketBoard extends Printed {
  readonly size: number;
  /** @internal */
  declare readonly [POSITION]: Uint32Array; // an initialised field would keep the class in every bundle
  /** @internal */
  declare readonly [NAMING]: Naming;

  private constructor(size: number, position: Uint32Array, seal: symbol) {
    super();
    if (seal !== SEAL) {
      throw badOption('make boards with SenketBoard.empty, from or fromJSON');
    }
    this.size = size;
    this[POSITION] = position;
    this[NAMING] = postName;
    Object.freeze(this);
  }

  /** The number of points in a row. */
  get width(): number {
    return this.size;
  }

  /** The number of points in a column. */
  get height(): number {
    return this.size;
  }

  /** The empty board. Throws 'bad-size'. */
  static empty(size: number = OFFICIAL_SIZE): SenketBoard {
    engine('senket');
    validateInteger(size, MIN_SIZE, MAX_SIZE, 'size', 'bad-size');
    return new SenketBoard(size, allocateWords(2 * SENKET.SIDE_SETS * size), SEAL);
  }

  /** The board with these posts and fences. Throws as play() does. */
  static from(setup: SenketSetup): SenketBoard {
    engine('senket');
    const { size, ...sides } = readSetup(setup);
    let board = SenketBoard.empty(size);
    for (const color of COLORS) {
      for (const post of list(sides[color].posts, `${color}.posts`)) {
        board = board.#add(color, toPost(post as VertexLike, size), []);
      }
    }
    for (const color of COLORS) {
      board = board.#add(color, null, readFences(sides[color].fences, `${color}.fences`, size));
    }
    return board;
  }

  /** The board that toJSON() described. Throws as from() does. */
  static fromJSON(json: unknown): SenketBoard {
    return SenketBoard.from(json as SenketSetup);
  }

  /** The post on the point: black 1, white −1, none 0. */
  get(vertex: VertexLike): Sign {
    const [x, y] = toPost(vertex, this.size);
    const has = (color: Color) => ((this[POSITION][this.#start(color) + y]! >>> x) & 1) === 1;
    return has('black') ? 1 : has('white') ? -1 : 0;
  }

  /** The posts of a color. */
  posts(color: Color): PointSet {
    const start = this.#start(validateColor(color));
    return setOfRows(this.size, this.size, this[POSITION].subarray(start, start + this.size));
  }

  /** The colour's fences, each from its left end. */
  fences(color: Color): Fence[] {
    return fencesOfRows(this[POSITION], this.#start(validateColor(color)) + this.size, this.size);
  }

  /** True when both hold the same posts and fences. */
  equals(other: SenketBoard): boolean {
    if (!hasPosition(other)) throw badOption(`${showThing(other)} is not a SenketBoard`);
    return other.size === this.size && this[POSITION].every((word, i) => word === other[POSITION][i]);
  }

  /**
   * The fences that the colour could add now: between two of its posts, crossing nothing. Two that cross each
   * other cannot both be added. With `post`, the fences from that point, as if the colour had a post there;
   * none when the enemy has one.
   */
  legalFences(color: Color, post?: VertexLike): Fence[] {
    validateColor(color);
    const from = post === undefined ? null : toPost(post, this.size);
    if (from !== null && this.get(from) === (color === 'black' ? -1 : 1)) return [];
    const { call, output } = this.#load();
    const number = pointNumber(from);
    call.senketLegalFences(this.size, colorNumber(color), number);
    const fences = fencesOfRows(output, 0, this.size);
    if (from === null) return fences;
    return fences.map((fence) => (pointNumber(fence.from) === number ? fence : reversed(fence)));
  }

  /**
   * 'legal' for a turn that the colour may make, otherwise the reason why it may not. Takes what play() takes; a pass is
   * always legal.
   */
  legality(
    color: Color,
    post: VertexLike | 'pass' | null,
    fences: readonly FenceLike[] | 'all' | 'none' = 'all',
  ): SenketLegality {
    try {
      this.play(color, post, fences);
      return 'legal';
    } catch (error) {
      if (error instanceof KakoiError && error.code === 'illegal-move') return error.reason as SenketLegality;
      throw error;
    }
  }

  /** The points where the colour may put a post: all that are empty. */
  legalMoves(color: Color): PointSet {
    return this.posts(color)
      .or(this.posts(opponent(color)))
      .not();
  }

  /**
   * The board after a turn: one new post and fences, which are 'all' legal ones from the new post (default),
   * 'none', or a list (between any own posts, in an order in which each is legal). A pass, null or 'pass', leaves
   * the board as it is, and has no fences. Throws 'illegal-move': the point is 'occupied'; a fence is
   * 'no-knights-step', joins a point with 'no-post' of the colour, 'exists', or 'crosses' another.
   */
  play(
    color: Color,
    post: VertexLike | 'pass' | null,
    fences: readonly FenceLike[] | 'all' | 'none' = 'all',
  ): SenketBoard {
    validateColor(color);
    const point = isPass(post) ? null : toPost(post, this.size);
    const given =
      typeof fences !== 'string'
        ? readFences(fences, 'fences', this.size)
        : validateWord(fences, ['all', 'none'], 'fences') === 'all'
          ? 'all'
          : [];
    if (point !== null) return this.#add(color, point, given);
    if (given === 'all' || given.length === 0) return this;
    throw badOption(`a pass has no fences, not ${given.length}`);
  }

  /**
   * The score of the position as if the game ended now. The mode 'area', the default, is the rule, 'posts' the
   * variant for counting by hand.
   */
  score(options?: { mode?: SenketMode }): SenketScore {
    const { mode = 'area' } = validateOptions(options, ['mode']);
    return score(this, validateWord(mode, MODES, 'mode'));
  }

  /**
   * The value of a move at every point: the change of the colour's total lead when it puts a post there with
   * all legal fences; NaN where a post stands. A pass is worth 0. Prisoners and open points count, so a post
   * may be worth less than a pass.
   */
  moveValues(color: Color, mode: SenketMode = 'area'): ScalarMap {
    const number = colorNumber(validateColor(color));
    const byPosts = validateWord(mode, MODES, 'mode') === 'posts';
    const { size } = this;
    const { call, output } = this.#load();
    call.senketMoveValues(size, number, byPosts);
    return mapOfFloats(size, size, output);
  }

  /** The position as plain data for from(): size, posts and fences. */
  toJSON(): SenketSetup {
    const side = (color: Color) => ({ posts: [...this.posts(color)], fences: this.fences(color) });
    return { size: this.size, black: side('black'), white: side('white') };
  }

  /** The posts as rows of 'X' (black), 'O' (white) and '.'; fences are not shown. */
  toDiagram(): string {
    const { size } = this;
    const cell = (x: number, y: number) => {
      const sign = this.get([x, y]);
      return sign === 0 ? '.' : sign === 1 ? 'X' : 'O';
    };
    const rows = Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (_, x) => cell(x, y)).join(''),
    );
    return rows.join('\n');
  }

  /** The size, the number of fences and the diagram. */
  override toString(): string {
    const fences = this.fences('black').length + this.fences('white').length;
    return `SenketBoard ${this.size}×${this.size}, ${fences} fences\n${this.toDiagram()}`;
  }

  #start(color: Color): number {
    return color === 'black' ? 0 : SENKET.SIDE_SETS * this.size;
  }

  /** The engine, with this position in its input. */
  #load(): Engine {
    const loaded = engine('senket');
    loaded.input.set(this[POSITION]);
    return loaded;
  }

  /** The board with fences added, and a post unless it is null. Throws 'illegal-move'. */
  #add(color: Color, post: Vertex | null, fences: readonly Fence[] | 'all'): SenketBoard {
    const { size } = this;
    const { call, input, output } = this.#load();
    const given = fences === 'all' ? [] : fences;
    given.forEach(({ from, to }, i) => {
      input[SENKET.FENCES + 2 * i] = pointNumber(from);
      input[SENKET.FENCES + 2 * i + 1] = pointNumber(to);
    });
    const answer = call.senketAdd(
      size,
      colorNumber(color),
      pointNumber(post),
      given.length,
      fences === 'all',
    );
    const addition = SENKET.ADDITIONS[answer];
    if (addition === 'occupied') throw this.#occupied(color, post!);
    if (addition === 'refused') throw this.#refusal(color, given, output);
    const words = 2 * SENKET.SIDE_SETS * size;
    return new SenketBoard(size, copyWords(output, 0, words), SEAL);
  }

  #occupied(color: Color, post: Vertex): KakoiError {
    const owner = this.get(post) === 1 ? 'black' : 'white';
    return refusal(
      'occupied',
      `${color} may not put a post on ${postName(post, this.size)}: ${owner} has one there`,
    );
  }

  #refusal(color: Color, fences: readonly Fence[], output: Uint32Array): KakoiError {
    const { size } = this;
    const number = (index: number) => output[index]!;
    const reason = SENKET.FENCE_STATUSES[number(SENKET.REFUSAL_STATUS)] as keyof typeof WHY | 'crosses';
    let why: string;
    if (reason === 'crosses') {
      const crossed = makeFence(
        readPoint(number(SENKET.REFUSAL_CROSSER_FROM))!,
        readPoint(number(SENKET.REFUSAL_CROSSER_TO))!,
      );
      const owner = COLORS[number(SENKET.REFUSAL_CROSSER_COLOR)];
      why = `it would cross ${owner}'s fence ${fenceText(crossed, size)}`;
    } else {
      why = WHY[reason](color);
    }
    const fence = fenceText(fences[number(SENKET.REFUSAL_FENCE)]!, size);
    return refusal(reason, `${color} may not add the fence ${fence}: ${why}`);
  }
}

const WHY = {
  'no-knights-step': () => "its ends are not a knight's step apart",
  'no-post': (color: Color) => `its ends are not both ${color} posts`,
  exists: () => 'it is there already',
};

function refusal(reason: SenketLegality, message: string): KakoiError {
  return new KakoiError('illegal-move', message, { reason });
}

/** The parts of a set-up. The size is checked, posts and fences are not yet. */
function readSetup(setup: SenketSetup): { size: number } & ByColor<{ posts?: unknown; fences?: unknown }> {
  if (!isPlain(setup) || Object.keys(setup).join() === 'size') {
    throw badOption(`a set-up is { size, black, white }, not ${showThing(setup)}`);
  }
  const { size, black, white } = setup;
  return {
    size: validateInteger(size, MIN_SIZE, MAX_SIZE, 'size', 'bad-size'),
    black: partsOf(black),
    white: partsOf(white),
  };
}

/** Reads the two fields by name, because text would be spread into its letters. */
function partsOf(side: unknown): { posts?: unknown; fences?: unknown } {
  const { posts, fences } = Object(side);
  return { posts, fences };
}

function readFences(value: unknown, what: string, size: number): Fence[] {
  return list(value, what).map((fence) => readFence(fence as Fence, size));
}

/**
 * A copy of the list, cut off at the length where one of its items must be illegal. Holes become undefined, which map() would
 * skip; methods of the list are not called, because it may have none.
 */
function list(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw badOption(`${what} must be a list, not ${show(value)}`);
  return Array.from({ length: Math.min(value.length, MOST_ITEMS) }, (_, i) => value[i]);
}
