import { POINT_STRIDE } from '#layout/core';
import * as GO from '#layout/go';
import { checkSize, isSameSize, wrongClass } from '../core/check.js';
import { badCell, type Diagram, readDiagram, readJson } from '../core/diagram.js';
import { type Engine, engine } from '../core/engine.js';
import { badOption, KakoiError, show } from '../core/errors.js';
import { isSet, neither, PointSet, ROWS, setOfRows } from '../core/point-set.js';
import { colorNumber, pointNumber, readPoint } from '../core/points.js';
import { Printed } from '../core/printed.js';
import { mapOfFloats, mapOfWords, mapWords, type ScalarMap } from '../core/scalar-map.js';
import type { ByColor, Color, Sign, SignMap, Symmetry, Vertex, VertexLike } from '../core/types.js';
import {
  MAX_SIZE,
  validateBoolean,
  validateColor,
  validateCount,
  validateInteger,
  validateOptions,
  validateSize,
} from '../core/validate.js';
import { isPass, readVertex, toVertex, vertexName } from '../core/vertex.js';
import { allocateWords, copyWords, type POSITIONS } from '../core/words.js';
import { analyze, chainsIn } from './analysis.js';
import type { Chain, GoArea, PassAlive } from './chains.js';
import { askDeadStones, askJudgedChains, type JudgedChains, type JudgeOptions } from './dead-stones.js';
import { askEstimate, type EstimateOptions, type GoEstimate } from './estimate.js';
import { type PassAliveInRounds, passAliveRounds } from './pass-alive-rounds.js';
import { askOwnership, type OwnershipOptions } from './playouts.js';
import { hasPosition, POSITION } from './position.js';
import { areaWithout, askScore, type GoScore, type ScoreOptions } from './score.js';

/** The answer to whether a move is legal. 'superko' and 'game-over' are answers of a game, never of a board. */
export type Legality = 'legal' | 'off-board' | 'occupied' | 'suicide' | 'ko' | 'superko' | 'game-over';

/** The facts about a move that a board does not know: ko, and the rule for suicide. */
export type PlayOptions = {
  /** The point forbidden by simple ko, if any. */
  ko?: VertexLike | null;
  /** Allows a move that removes its own (multi-stone) chain. Default false. Single-stone suicide is never legal. */
  suicide?: boolean;
};

/** The result of a move. */
export interface PlayResult {
  readonly board: GoBoard;
  /** Every stone removed by the move, the mover's own in a suicide. */
  readonly captured: PointSet;
  /** The point that simple ko forbids to the opponent next, or null. */
  readonly ko: Vertex | null;
}

/** The largest distance that makes a difference: no path is longer than the largest board has points. */
const MOST_STEPS = MAX_SIZE * MAX_SIZE;
/** The largest number of erosions that the engine's integers hold, more than make a difference. */
const MOST_EROSIONS = 2 ** 31 - 1;

const SEAL = Symbol('seal');

/**
 * The type of the constructor, which is private to all other code. (A static block that exposed it would keep
 * the class in every bundle.)
 */
type Construct = new (width: number, height: number, position: Uint32Array, seal: symbol) => GoBoard;

/** The board with these words, which must not be written to afterwards. For the package's own files. */
export function boardOfWords(width: number, height: number, position: Uint32Array): GoBoard {
  return new (GoBoard as unknown as Construct)(width, height, position, SEAL);
}

/**
 * An immutable Go position: a width × height grid of stones, 1..32 each side, rectangles included. The side
 * to play, ko and captures belong to a game (GoGame), not to a board.
 *
 * Vertices go in as [x, y] (origin top left), {x, y} or text ('D4', 'dd'), and come out as [x, y]. Anything
 * that is not a vertex throws 'bad-vertex', one outside the board 'off-board', a set of another size
 * 'size-mismatch', an unknown colour or option 'bad-option'.
 */
export class GoBoard extends Printed {
  readonly width: number;
  readonly height: number;
  /** @internal */
  declare readonly [POSITION]: Uint32Array; // an initialised field would keep the class in every bundle

  private constructor(width: number, height: number, position: Uint32Array, seal: symbol) {
    super();
    if (seal !== SEAL) {
      throw badOption('make boards with GoBoard.empty, fromSignMap, fromDiagram or fromJSON');
    }
    this.width = width;
    this.height = height;
    this[POSITION] = position;
    Object.freeze(this);
  }

  /** The empty board. */
  static empty(width: number, height: number = width): GoBoard {
    engine('go');
    validateSize(width, height);
    return boardOfWords(width, height, allocateWords(2 * height));
  }

  /**
   * The board of a sign map, map[y][x]: black 1, white −1, empty 0. Throws 'bad-diagram' for ragged maps and
   * other values, 'bad-size' beyond 32.
   */
  static fromSignMap(map: ArrayLike<ArrayLike<number>>): GoBoard {
    engine('go');
    const rows = list(map, 'the map').map((row, y) => list(row, `row ${y} of the map`));
    const width = rows[0]!.length;
    rows.forEach((row, y) => {
      if (row.length !== width) {
        throw new KakoiError(
          'bad-diagram',
          `row ${y} of the map has ${row.length} signs, row 0 has ${width}`,
        );
      }
    });
    return boardOfSigns(width, rows.length, (x, y) => {
      const sign = rows[y]![x];
      if (sign !== 1 && sign !== -1 && sign !== 0) {
        throw new KakoiError(
          'bad-diagram',
          `${show(sign)} at [${x}, ${y}] of the map is not one of 1, -1, 0`,
        );
      }
      return sign;
    });
  }

  /**
   * Rows of 'X' or '#' (black), 'O' (white), '.', ',' or '+' (empty), newline separated; blanks between cells
   * allowed. Throws 'bad-diagram' for ragged rows and other characters, 'bad-size' beyond 32.
   */
  static fromDiagram(text: string): GoBoard {
    engine('go');
    return boardOfCells(readDiagram(text));
  }

  /** The board that toJSON() described. Throws 'bad-diagram' for anything else. */
  static fromJSON(json: unknown): GoBoard {
    engine('go');
    return boardOfCells(readJson(json));
  }

  /** The stone at the vertex: black 1, white −1, none 0. */
  get(vertex: VertexLike): Sign {
    const [x, y] = toVertex(vertex, this.width, this.height);
    return this.#sign(x, y);
  }

  /** The stones of a color. */
  stones(color: Color): PointSet {
    const start = validateColor(color) === 'black' ? 0 : this.height;
    return setOfRows(this.width, this.height, this[POSITION].subarray(start, start + this.height));
  }

  /** The points without a stone. */
  empties(): PointSet {
    return neither(this.stones('black'), this.stones('white'));
  }

  /** A copy of the board with the given points set to a colour, or emptied (null), by hand: nothing is captured. */
  with(points: VertexLike | PointSet, stone: Color | null): GoBoard {
    const { width, height } = this;
    const set = isSet(points)
      ? checkSize(points, this, 'points are of')
      : PointSet.of(width, height, [points]);
    if (stone !== null) validateColor(stone);
    const colorOf = (color: Color) =>
      stone === color ? this.stones(color).or(set) : this.stones(color).minus(set);
    return boardOfStones(colorOf('black'), colorOf('white'));
  }

  /** True when both hold the same stones; boards of different sizes are never equal. */
  equals(other: GoBoard): boolean {
    if (!hasPosition(other)) throw wrongClass('the other board', 'GoBoard', other);
    const words = other[POSITION];
    return isSameSize(this, other) && this[POSITION].every((word, i) => word === words[i]);
  }

  /**
   * 'legal' when the colour may play there, otherwise the reason why not; a pass, null or 'pass', is legal. A vertex
   * outside the board gives 'off-board', no error.
   */
  legality(color: Color, vertex: VertexLike | 'pass' | null, options?: PlayOptions): Legality {
    return this.#try(color, vertex, options);
  }

  /** The points where the colour may play. */
  legalMoves(color: Color, options?: PlayOptions): PointSet {
    validateColor(color);
    const { ko, suicide } = this.#playOptions(options);
    const { call, input, output } = engine('go');
    input.set(this[POSITION]);
    call.goLegalMoves(this.width, this.height, colorNumber(color), ko, suicide);
    return setOfRows(this.width, this.height, copyWords(output, 0, this.height));
  }

  /**
   * Plays a stone and removes what it captures; null or 'pass' leaves the board as it is.
   *
   *     . O X .                . # X .   the captured stone was at the #,
   *     O X . .  White [2, 1]  ...       which is ko now when the new stone stands alone there
   *
   * Throws KakoiError('illegal-move', reason = the Legality).
   */
  play(color: Color, vertex: VertexLike | 'pass' | null, options?: PlayOptions): PlayResult {
    const legality = this.#try(color, vertex, options);
    if (isPass(vertex)) return { board: this, captured: emptySet(this.width, this.height), ko: null };
    if (legality !== 'legal') throw illegalMove(color, vertex, this.height, legality);
    return playedMove(this.width, this.height);
  }

  /** The chain whose stone is at the vertex; null where there is none. */
  chainAt(vertex: VertexLike): Chain | null {
    const [x, y] = toVertex(vertex, this.width, this.height);
    const sign = this.#sign(x, y);
    if (sign === 0) return null;
    const color = sign === 1 ? 'black' : 'white';
    const stones = PointSet.of(this.width, this.height, [[x, y]]).expandTo(this.stones(color));
    return { color, stones, liberties: stones.border().and(this.empties()) };
  }

  /**
   * All chains, black's first, each colour's in the order of their lowest points; with `color` only those of
   * that colour.
   */
  chains(color?: Color): Chain[] {
    return chainsIn(this, color === undefined ? color : validateColor(color));
  }

  /** The maximal 4-connected parts of everything that is not `color`, which Benson calls regions. */
  regions(color: Color): PointSet[] {
    return this.stones(color).not().chains();
  }

  /** Benson's unconditional life and territory for both colours, with the reasons. */
  passAlive(options?: { suicide?: boolean }): ByColor<PassAlive> {
    return analyze(this, 'passAlive', readSuicide(options));
  }

  /** passAlive() with Benson's elimination round by round: the reasons for everything that is dropped. */
  passAliveRounds(options?: { suicide?: boolean }): ByColor<PassAliveInRounds> {
    const suicide = readSuicide(options);
    const alive = analyze(this, 'passAlive', suicide);
    const inRounds = (color: Color): PassAliveInRounds => {
      const { stones, territory, chains } = alive[color];
      const all = this.stones(color).chains();
      const rounds = passAliveRounds(all, this.regions(color), this.empties(), suicide);
      return { stones, territory, chains, rounds };
    };
    return { black: inRounds('black'), white: inRounds('white') };
  }

  /**
   * The area by Tromp–Taylor: stones plus empty points that reach only that colour; `neutral` has the empty
   * points that reach both or neither. Stones named dead are taken off first. Throws 'bad-option' when `dead`
   * holds an empty point or only part of a chain.
   */
  area(options?: { dead?: Iterable<VertexLike> }): GoArea {
    const { dead } = validateOptions(options, ['dead']);
    if (dead === undefined) return analyze(this, 'area');
    const { black, white, dame } = areaWithout(this, dead);
    return { black: black.points, white: white.points, neutral: dame };
  }

  /**
   * The points near a vertex, with distance measured in empty points: those that some path from the vertex,
   * itself counted, reaches with fewer than `level` empty points before them. Stones of either colour are
   * crossed at no cost. Level 0 gives the empty set; at level 1 an empty vertex is alone.
   *
   *     3 2 1 1 2 3
   *     2 1 O O 1 2     the first level that holds each point,
   *     3 2 1 X 1 2     from any of the three stones
   *     4 3 2 1 2 3
   *
   * Throws 'bad-option' unless `level` is an integer of 0 or more.
   */
  vicinity(vertex: VertexLike, level: number): PointSet {
    const point = toVertex(vertex, this.width, this.height);
    const levels = Math.min(validateCount(level, 'level'), MOST_STEPS);
    return this.#engineSet(({ call }) =>
      call.goVicinity(this.width, this.height, pointNumber(point), levels),
    );
  }

  /**
   * The distance of each point from a vertex: the first level whose vicinity holds the point, 1 at the vertex
   * and the stones that connect to it.
   */
  vicinityMap(vertex: VertexLike): ScalarMap {
    const point = toVertex(vertex, this.width, this.height);
    return this.#engineMap(({ call }) => call.goVicinityMap(this.width, this.height, pointNumber(point)));
  }

  /**
   * The empty points that the colour reaches within `reach` steps before the opponent touches the path: no
   * step continues from a point beside an opponent's stone.
   *
   *     3 2 3 4 5 6
   *     2 1 2 3 4 O     black's steps; 'A4' is reached at 3,
   *     1 X 1 2 . .     and beside white's stones the way ends
   *     2 1 2 O . .
   *
   * With `chain`, the points that the chain at this vertex reaches; the colour's other stones are then only
   * obstacles. Throws 'bad-option' unless `reach` is an integer of 0 or more and the chain one of the colour.
   */
  influence(color: Color, reach: number, options?: { chain?: VertexLike }): PointSet {
    const sign = validateColor(color) === 'black' ? 1 : -1;
    const steps = Math.min(validateCount(reach, 'reach'), MOST_STEPS);
    const { chain } = validateOptions(options, ['chain']);
    const { width, height } = this;
    const point = chain === undefined ? null : toVertex(chain, width, height);
    if (point !== null && this.#sign(...point) !== sign)
      throw badOption(`chain: no ${color} stone stands at ${vertexName(point, height)}`);
    return this.#engineSet(({ call }) =>
      call.goInfluence(width, height, colorNumber(color), steps, pointNumber(point)),
    );
  }

  /**
   * The worth of every move in influence: how many points a stone of the colour there, captures included, adds
   * to its influence() and takes from the other colour's, together; NaN where it may not play (ko and suicide
   * as in legality() without options). `reach` is that of influence(), 5 by default.
   *
   *     . . . . .     2 1 1 1 2     black, reach 1
   *     . . X . .     2 2   2 2
   *     . . . . .  →  3 2 2 2 3     below the white stone a new one reaches two
   *     . O . . .     3   3 4 3     points that no black stone did, and stands
   *     . . . . .     2 3 3 3 2     on one of White's: 3
   *
   * Throws 'bad-option' unless `reach` is an integer of 0 or more.
   */
  influenceGain(color: Color, reach = 5): ScalarMap {
    const { width, height } = this;
    const number = colorNumber(validateColor(color));
    const steps = Math.min(validateCount(reach, 'reach'), MOST_STEPS);
    const { call, input, output } = engine('go');
    input.set(this[POSITION]);
    call.goInfluenceGain(width, height, number, steps);
    return mapOfFloats(width, height, output);
  }

  /**
   * Bouzy's map of influence and territory, black positive. Stones begin with ±128. In each of the
   * `dilations` (default 5) a point that is not white and has no white neighbour gains its number of black
   * ones, and the same with the colours exchanged; in each of the `erosions` (default 21) every point loses
   * its number of neighbours that are not its colour's, down to 0.
   *
   *     . . . . . . .       6   6   0   0   0    0   0
   *     . . X . . . .       9  15 111   0   0    0   0
   *     . . . . . O .  →   11   4   0   0   0 -116  -6
   *     . X . . . . .       6 116   0   0   0   -4 -11
   *     . . . . O . .       0   0   0   0 -111 -15  -9
   *     . . . . . . .       0   0   0   0   0   -6  -6
   *
   * Throws 'bad-option' unless `dilations` is an integer from 0 to 8000 (more would overflow the 16 bits of
   * the values) and `erosions` an integer of 0 or more.
   */
  bouzy(options?: { dilations?: number; erosions?: number }): ScalarMap {
    const { dilations = 5, erosions = 21 } = validateOptions(options, ['dilations', 'erosions']);
    validateInteger(dilations, 0, GO.MOST_DILATIONS, 'dilations');
    const erosionSteps = Math.min(validateCount(erosions, 'erosions'), MOST_EROSIONS);
    return this.#engineMap(({ call }) => call.goBouzy(this.width, this.height, dilations, erosionSteps));
  }

  /**
   * Counts the board by area or by territory, according to the rules (default 'japanese'). Stones not named
   * dead are alive; docs/scoring.md defines territory, seki, dame and false eyes. Throws 'bad-option' for
   * unknown rules and words, a komi that is not finite, a handicap or captures that are not whole numbers of
   * 0 or more, and dead points that have no stone or split a chain; for an ownership as deadStones() does.
   */
  score(options?: ScoreOptions): GoScore {
    return askScore(this, options)();
  }

  /**
   * The margin to expect if the game went on from here, and its uncertainty, from the likely owner of each
   * point: for a graph over a game. Playouts see captures and walled-in territory, but not which moves are worth
   * more; an ownership from a strong program makes a better estimate. Throws as score() and deadStones() do.
   */
  estimate(options?: EstimateOptions): GoEstimate {
    return askEstimate(this, options)();
  }

  /**
   * The likely owner of each point at the end of the game, from −1 (white) to 1 (black): the average over
   * random games, black and white beginning in turn. Deterministic for a given seed. Throws 'bad-option' for
   * playouts outside 1..100,000 or a seed that is not an integer of 0 or more.
   */
  ownership(options?: OwnershipOptions): ScalarMap {
    return askOwnership(this, options)();
  }

  /**
   * The stones that would be dead if the game ended here, whole chains of both colours: proved by Benson's
   * rule, then found by playouts, then by a search where those are in doubt; or judged by a given ownership.
   * docs/dead-stones.md describes the method and its accuracy. Deterministic for a given seed. Throws as
   * ownership() does, 'bad-option' for an ownership outside −1..1, 'size-mismatch' for one of another size.
   */
  deadStones(options?: JudgeOptions): PointSet {
    return askDeadStones(this, options)();
  }

  /**
   * deadStones() with its reasons: every chain with its mean ownership and the grounds of the judgement, and
   * the points left to play. Throws as deadStones() does.
   */
  judgeChains(options?: JudgeOptions): JudgedChains {
    return askJudgedChains(this, options)();
  }

  /** 64-bit Zobrist hash as 16 hex digits: same position, same hash, on every machine and every version. */
  hash(): string {
    const { call, input } = engine('go');
    input.set(this[POSITION]);
    call.goHash(this.width, this.height);
    return readHash();
  }

  /**
   * The least hash over the board's 8 symmetries, on a rectangle over those that leave it no wider than high;
   * with `swapColors`, also over those of the board with colours exchanged. Positions that differ only in
   * orientation share it.
   */
  canonicalHash(options?: { swapColors?: boolean }): string {
    const { swapColors = false } = validateOptions(options, ['swapColors']);
    validateBoolean(swapColors, 'swapColors');
    const { call, input } = engine('go');
    input.set(this[POSITION]);
    call.goCanonicalHash(this.width, this.height, swapColors);
    return readHash();
  }

  /** The board turned or mirrored; the symmetries that swap width and height give a board of the other shape. */
  transform(symmetry: Symmetry): GoBoard {
    return boardOfStones(this.stones('black').transform(symmetry), this.stones('white').transform(symmetry));
  }

  /** The stones as map[y][x]: black 1, white −1, empty 0. */
  toSignMap(): SignMap {
    return Array.from({ length: this.height }, (_, y) =>
      Array.from({ length: this.width }, (_, x) => this.#sign(x, y)),
    );
  }

  /** Rows of 'X' (black), 'O' (white) and '.', newline separated. */
  toDiagram(): string {
    return this.toSignMap()
      .map((row) => row.map((sign) => (sign === 0 ? '.' : sign === 1 ? 'X' : 'O')).join(''))
      .join('\n');
  }

  /** { width, height, rows: ['.XO', …] } */
  toJSON(): { width: number; height: number; rows: string[] } {
    return { width: this.width, height: this.height, rows: this.toDiagram().split('\n') };
  }

  /** The size of the board and its diagram. */
  override toString(): string {
    return `GoBoard ${this.width}×${this.height}\n${this.toDiagram()}`;
  }

  #sign(x: number, y: number): Sign {
    const position = this[POSITION];
    if ((position[y]! >>> x) & 1) return 1;
    return (position[this.height + y]! >>> x) & 1 ? -1 : 0;
  }

  /** The set that an engine call computes from this board. */
  #engineSet(call: (engine: Engine) => void): PointSet {
    const loaded = engine('go');
    loaded.input.set(this[POSITION]);
    call(loaded);
    return setOfRows(this.width, this.height, copyWords(loaded.output, 0, this.height));
  }

  /** The map of 16-bit numbers that an engine call computes from this board. */
  #engineMap(call: (engine: Engine) => void): ScalarMap {
    const { width, height } = this;
    const loaded = engine('go');
    loaded.input.set(this[POSITION]);
    call(loaded);
    return mapOfWords(width, height, loaded.output.slice(0, mapWords(width, height)));
  }

  /** Has the engine try the move; when it is legal, the engine's output holds the result. */
  #try(color: Color, vertex: VertexLike | 'pass' | null, options: PlayOptions | undefined): Legality {
    validateColor(color);
    const point = isPass(vertex) ? null : readVertex(vertex, this.height);
    const { ko, suicide } = this.#playOptions(options);
    return point === null ? 'legal' : tryMove(this, color, point, ko, suicide);
  }

  #playOptions(options: PlayOptions | undefined): { ko: number; suicide: boolean } {
    if (options === undefined) return NO_OPTIONS;
    const { ko = null, suicide = false } = validateOptions(options, ['ko', 'suicide']);
    const point = ko === null ? null : toVertex(ko, this.width, this.height);
    return { ko: pointNumber(point), suicide: validateBoolean(suicide, 'suicide') };
  }

  /** The dead stones that a caller names, as a set; empty by default. */
}

function readSuicide(options: { suicide?: boolean } | undefined): boolean {
  const { suicide = false } = validateOptions(options, ['suicide']);
  return validateBoolean(suicide, 'suicide');
}

const NO_OPTIONS = { ko: -1, suicide: false };

/**
 * Has the engine try a move with checked arguments; when it is legal, playedMove() gives the result. `ko` is
 * a point's number.
 */
export function tryMove(
  board: GoBoard,
  color: Color,
  [x, y]: Vertex,
  ko: number,
  suicide: boolean,
): Legality {
  const { width, height, [POSITION]: words } = board;
  if (x < 0 || y < 0 || x >= width || y >= height) return 'off-board';
  const { call, input } = engine('go');
  for (let i = 0; i < words.length; i++) input[i] = words[i]!; // set() takes twice as long for so few words
  const legality = call.goPlay(width, height, colorNumber(color), y * POINT_STRIDE + x, ko, suicide);
  return GO.LEGALITIES[legality] as Legality;
}

/** The result of the move that tryMove() just found legal; a game keeps it in POSITIONS. */
export function playedMove(width: number, height: number, slab?: typeof POSITIONS): PlayResult {
  const { output } = engine('go');
  const set = (index: number, sets: number) => {
    const start = GO.MOVE_NUMBERS + index * height;
    return copyWords(output, start, start + sets * height, slab);
  };
  return {
    board: boardOfWords(width, height, set(GO.MOVE_BLACK, 2)),
    captured:
      output[GO.MOVE_COUNT] === 0
        ? emptySet(width, height)
        : setOfRows(width, height, set(GO.MOVE_CAPTURED, 1)),
    ko: readPoint(output[GO.MOVE_KO]!),
  };
}

let lastEmpty: PointSet | undefined;

/** An empty set, cached while the size stays the same, because most moves capture nothing. */
export function emptySet(width: number, height: number): PointSet {
  if (lastEmpty?.width !== width || lastEmpty.height !== height) lastEmpty = PointSet.empty(width, height);
  return lastEmpty;
}

const WHY: Readonly<Record<Exclude<Legality, 'legal'>, string>> = {
  'off-board': 'it is outside the board',
  occupied: 'the point is occupied',
  suicide: 'it would be suicide',
  ko: 'ko forbids it',
  superko: 'it would repeat an earlier position (superko)',
  'game-over': 'the game is over',
};

/** The error for an illegal move, with colour, place and reason; `number` is the move's number in a game. */
export function illegalMove(
  color: Color,
  vertex: VertexLike,
  height: number,
  reason: Exclude<Legality, 'legal'>,
  number?: number,
): KakoiError {
  const where = reason === 'off-board' ? show(vertex) : vertexName(readVertex(vertex, height), height);
  const which = number === undefined ? '' : `move ${number}: `;
  return new KakoiError('illegal-move', `${which}${color} may not play at ${where}: ${WHY[reason]}`, {
    reason,
  });
}

function boardOfStones(black: PointSet, white: PointSet): GoBoard {
  const position = allocateWords(2 * black.height);
  position.set(black[ROWS]);
  position.set(white[ROWS], black.height);
  return boardOfWords(black.width, black.height, position);
}

function boardOfSigns(width: number, height: number, signAt: (x: number, y: number) => Sign): GoBoard {
  const position = allocateWords(2 * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sign = signAt(x, y);
      if (sign === 0) continue;
      const row = sign === 1 ? y : height + y;
      position[row]! |= 1 << x;
    }
  }
  return boardOfWords(width, height, position);
}

const CELLS: Readonly<Record<string, Sign>> = { X: 1, '#': 1, O: -1, '.': 0, ',': 0, '+': 0 };

function boardOfCells({ width, height, rows }: Diagram): GoBoard {
  return boardOfSigns(width, height, (x, y) => {
    const cell = rows[y]![x]!;
    const sign = CELLS[cell];
    if (sign === undefined) throw badCell(cell, x, y, "'X', '#', 'O', '.', ',' and '+'");
    return sign;
  });
}

function list(value: unknown, what: string): unknown[] {
  const length =
    typeof value === 'object' && value !== null ? (value as ArrayLike<unknown>).length : undefined;
  if (!Number.isInteger(length) || length! < 0) {
    throw new KakoiError('bad-diagram', `${what} must be a list, not ${show(value)}`);
  }
  // Checked before copying, because { length: 1e9 } would make a huge copy.
  validateInteger(length, 1, MAX_SIZE, `the length of ${what}`, 'bad-size');
  return Array.from({ length: length! }, (_, i) => (value as unknown[])[i]); // unlike map(), visits holes too
}

function readHash(): string {
  const { output } = engine('go');
  return hashText(output[GO.HASH_HIGH]!, output[GO.HASH_LOW]!);
}

/** The hexadecimal text of a hash in two halves. */
export function hashText(high: number, low: number): string {
  let text = ''; // digit by digit, because toString() of more than one takes twice as long
  for (let shift = 60; shift >= 0; shift -= 4)
    text += (((shift > 31 ? high : low) >>> shift) & 15).toString(16);
  return text;
}
