import { checkSize, wrongClass } from '../core/check.js';
import { engine } from '../core/engine.js';
import { KakoiError, showThing } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import { isSet, PointSet } from '../core/point-set.js';
import { winnerBy } from '../core/result.js';
import type { ByColor, Color, Vertex, VertexLike } from '../core/types.js';
import {
  listOf,
  validateBoolean,
  validateColor,
  validateInteger,
  validateNumber,
  validateOptions,
  validateSize,
} from '../core/validate.js';
import { isPass, readVertex, toVertex } from '../core/vertex.js';
import { type GameInfo, withInfo } from '../records/game-info.js';
import { SgfGame } from '../records/sgf-game.js';
import { type GameEnding, lossText, type SgfGameJson, sourceOfJson } from '../records/sgf-record.js';
import {
  type FromSgfOptions,
  newSource,
  readSource,
  type SgfKind,
  type SgfSource,
} from '../records/sgf-source.js';
import { sourceIn, withSource } from '../records/source.js';
import type { SgfTree } from '../records/tree.js';
import { stringifySgf } from '../records/write.js';
import { GoBoard, illegalMove, type Legality } from './board.js';
import { GoRecord } from './go-record.js';
import { handicapPoints } from './handicap.js';
import { isBoard } from './is-board.js';
import { writeSetup } from './node.js';
import { type GoMove, type GoPlace, setUp } from './place.js';
import { rulesText } from './record-rules.js';
import { type GoRules, type RulesName, resolveRules } from './rules.js';
import { GAME_SCORE_OPTION_NAMES, type GoScore, type ScoreOptions } from './score.js';

export type { GoMove } from './place.js';

/** Options of a new game. */
export interface GoGameOptions {
  /** The length of both sides; `width` and `height` give each. Default 19, or the size of `setup`. */
  size?: number;
  width?: number;
  height?: number;
  /** The rules, by name or in full. Default 'japanese'. */
  rules?: RulesName | GoRules;
  /** Replaces the komi of the rules. */
  komi?: number;
  /**
   * The number of stones that black places on the fixed points before white begins, or the points where he
   * has placed them; with `setup`, the number of its stones that are handicap.
   */
  handicap?: number | Iterable<VertexLike>;
  setup?: GoBoard;
  /** The side to play first. Default: white when there is a handicap of two or more, else black. */
  toPlay?: Color;
  info?: GameInfo;
}

/**
 * Options of fromSgf().
 *
 * @inline
 */
export type GoSgfOptions = FromSgfOptions & {
  /** Refuses moves that the rules do not allow; the default is to play them as SGF says. */
  strict?: boolean;
};

/** A game as JSON: its record, and the place in it. Made by toJSON(), for fromJSON(). */
export type GoGameJson = SgfGameJson<'go', GoRules>;

/** Stones to put and to remove by hand, and the side to play afterwards. */
export interface GoSetup {
  black?: Iterable<VertexLike>;
  white?: Iterable<VertexLike>;
  empty?: Iterable<VertexLike>;
  toPlay?: Color;
}

const OPTION_NAMES = [
  'size',
  'width',
  'height',
  'rules',
  'komi',
  'handicap',
  'setup',
  'toPlay',
  'info',
] as const;
const SETUP_NAMES = ['black', 'white', 'empty', 'toPlay'] as const;
const GO: SgfKind = { number: 1, name: 'Go' };

/**
 * A game of Go: a record, which is a tree of nodes, and a place in it. A plain mutable object over immutable
 * boards; a method that throws leaves the game as it was.
 *
 * The game is always on a line, from the root through its place to an end. play() goes on from the place:
 * where another move follows already, the new one begins a variation, and the game is on the line of that
 * variation from then on.
 */
export class GoGame extends SgfGame<GoPlace> {
  readonly #record: GoRecord;

  /** Throws 'bad-option', 'bad-size', or 'size-mismatch' when `setup` is of another size than asked for. */
  constructor(options?: GoGameOptions) {
    engine('go'); // first, because 'not-initialised' precedes every other complaint
    const { source, rules, strict } = beginning(options);
    const record = new GoRecord(source, rules, strict);
    super(record);
    this.#record = record;
  }

  /**
   * Reads the game of a record in SGF text, with all its variations, and stands at the end of the main line.
   * A missing size means 19×19; missing or unknown rules are guessed (`rulesKnown`), and so is a missing or
   * absurd komi. Set-up nodes are accepted anywhere. Throws 'bad-sgf' (or 'bad-size') with line and column.
   * Moves are played as the record says, over stones if need be; with `strict`, an illegal one on the main
   * line throws 'illegal-move' with its number. (Play that goes on after two passes is legal.) Faults of a
   * variation are reported when the game goes there.
   */
  static fromSgf(text: string, options?: GoSgfOptions): GoGame {
    engine('go');
    const { strict = false, ...rest } = validateOptions(options, ['strict', 'lenient', 'game']);
    validateBoolean(strict, 'strict');
    return gameOfSource(readSource(text, rest, GO), undefined, strict);
  }

  /** The game that toJSON() described. Throws 'bad-option', or 'bad-sgf' for its record. */
  static fromJSON(json: unknown): GoGame {
    engine('go');
    const [source, fields] = sourceOfJson(json, 'go', GO);
    const game = gameOfSource(source, resolveRules(fields.rules as GoRules));
    game.#record.restore(fields);
    return game;
  }

  /** The whole state of the game except the history of undoEdit(), as an object for JSON and postMessage(). */
  toJSON(): GoGameJson {
    return { game: 'go', ...this.#record.json, rules: this.rules };
  }

  /**
   * An independent copy of the game, at the same place of the same record. The history of undoEdit() is not copied.
   */
  clone(): GoGame {
    return GoGame.fromJSON(this.toJSON());
  }

  /** The size, the move number and the side to play, and the diagram of the board. */
  override toString(): string {
    const { board, moveNumber, toPlay } = this;
    return `GoGame ${board.width}×${board.height}, move ${moveNumber}, ${toPlay} to play\n${board.toDiagram()}`;
  }

  /** The rules that the record names or the options gave, komi included. */
  get rules(): GoRules {
    return this.#record.written.rules;
  }

  /** True when the record names its rules in words that kakoi knows; otherwise `rules` is a guess. */
  get rulesKnown(): boolean {
    return this.#record.written.rulesKnown;
  }

  /** True when the komi is the record's own; otherwise it is the usual one of the rules or of a handicap game. */
  get komiKnown(): boolean {
    return this.#record.written.komiKnown;
  }

  /** The number of black's handicap stones, 0 or at least 2. */
  get handicap(): number {
    return this.#record.written.handicap;
  }

  /** The name that the record or the options give to the rules; '' when they give none. */
  get rulesName(): string {
    return this.#record.header('RU');
  }

  /** The side whose turn it is. */
  get toPlay(): Color {
    return this.#record.here.toPlay;
  }

  /** The number of stones captured so far by each colour; a suicide counts for the opponent. */
  get captures(): ByColor<number> {
    const { black, white } = this.#record.here;
    return Object.freeze({ black, white });
  }

  /** The point where ko forbids the side to play to recapture, or null. */
  get ko(): Vertex | null {
    const record = this.#record;
    const { ko } = record.here;
    return ko !== null && (this.rules.ko === 'simple' || record.legality(ko) === 'ko') ? ko : null;
  }

  /** True after two passes in a row, resignation, time or forfeit, until resume(). */
  get isOver(): boolean {
    return this.#record.isOver;
  }

  /**
   * The legality, by the rules, of a play there by the side to play, or with `color` by that side; a pass, null or 'pass',
   * is legal until the game is over. Throws 'bad-vertex' and 'bad-option'.
   */
  legality(vertex: VertexLike | 'pass' | null, options?: { color?: Color }): Legality {
    const record = this.#record;
    const place = placeFor(record.here, options);
    const point = isPass(vertex) ? null : readVertex(vertex, record.height);
    if (record.isOver) return 'game-over';
    if (point === null) return 'legal';
    const played = record.try(place, point);
    return typeof played === 'string' ? played : 'legal';
  }

  /**
   * The points where the side to play may play, or with `color` that side; none once the game is over. Throws
   * 'bad-option'.
   */
  legalMoves(options?: { color?: Color }): PointSet {
    const record = this.#record;
    const { board, toPlay, ko } = placeFor(record.here, options);
    if (record.isOver) return PointSet.empty(record.width, record.height);
    const { rules } = this;
    const { suicide } = rules;
    if (rules.ko === 'simple') return board.legalMoves(toPlay, { ko, suicide });
    const legal = board.legalMoves(toPlay, { suicide });
    return legal.minus(record.earlierPositions.forbidden(toPlay, legal, rules));
  }

  /**
   * Plays a stone of the side to play, or passes, for null or 'pass'. When the record already has this move next, the game follows
   * it; otherwise the move is added, as a variation when other moves follow already. With `color`, that side
   * plays, also out of turn, as SGF allows; then the other side is to play. Throws 'bad-vertex', 'bad-option',
   * 'game-over', or 'illegal-move' with the legality as its reason; the game then stays as it was.
   */
  play(vertex: VertexLike | 'pass' | null, options?: { color?: Color }): GoMove {
    const record = this.#record;
    const place = placeFor(record.here, options);
    const { toPlay } = place;
    if (isPass(vertex)) return record.pass(place);
    const point = readVertex(vertex, record.height);
    record.refuseWhenOver();
    const played = record.try(place, point);
    if (typeof played === 'string') throw illegalMove(toPlay, vertex, record.height, played);
    return record.advance(place, { color: toPlay, vertex: point }, played);
  }

  /** Passes for the side to play. Throws 'game-over'. */
  pass(): GoMove {
    const record = this.#record;
    return record.pass(record.here);
  }

  /**
   * Puts and removes stones by hand, capturing nothing, and names the side to play. Changes the current node
   * when it has no move and nothing follows it; otherwise adds a node.
   *
   * ```ts
   * game.setUp({ black: ['D4', 'Q16'], empty: ['C3'], toPlay: 'white' });
   * ```
   *
   * Throws 'bad-option' for points that come twice, 'bad-vertex' and 'off-board'.
   */
  setUp(setup: GoSetup): void {
    const { black, white, empty, toPlay } = validateOptions(setup, SETUP_NAMES);
    const blacks = this.#set(black, 'black');
    const whites = this.#set(white, 'white');
    const empties = this.#set(empty, 'empty');
    if (blacks.intersects(whites) || blacks.or(whites).intersects(empties)) {
      throw new KakoiError('bad-option', 'the set-up names a point twice');
    }
    const player = toPlay === undefined ? null : validateColor(toPlay);
    const record = this.#record;
    const { node, here: before } = record;
    const place = setUp(before, { empty: empties, black: blacks, white: whites, toPlay: player });
    const { board } = place;
    if (node.children.length > 0 || 'B' in node.data || 'W' in node.data) {
      record.playOn(writeSetup(before.board, board, player), { ...place, moves: [] });
      return;
    }
    const from = node.parent === null ? record.origin : record.place(node.parent);
    const { AE, AB, AW, PL, ...rest } = node.data;
    const named = player === null && PL !== undefined ? { PL } : {};
    const to = { ...rest, ...named, ...writeSetup(from.board, board, player) };
    record.edit([{ node, from: node.data, to, isSetUp: true }]);
  }

  /**
   * Counts the board as it stands, even while the game goes on, with the game's rules, komi, handicap and
   * captures. Throws 'bad-option' for dead stones on empty points or that split a chain.
   */
  score(options?: Pick<ScoreOptions, 'dead' | 'territory' | 'effort' | 'ownership'>): GoScore {
    const { board, rules, handicap, captures } = this;
    return board.score({ rules, handicap, captures, ...validateOptions(options, GAME_SCORE_OPTION_NAMES) });
  }

  /**
   * The result of the game: 'B+R' or 'W+R' after a resignation ('+T' on time, '+F' by forfeit); 'B+3.5',
   * 'W+0.5' or 'Draw' after two passes; null while the game goes on. Two passes do not tell which stones are
   * dead: give those that the players agree on in `dead`; all others count as alive. The recorded result is
   * in `info.result`. Throws as score() does.
   */
  result(options?: Pick<ScoreOptions, 'dead' | 'territory' | 'effort' | 'ownership'>): string | null {
    const { result } = this.score(options); // checks the dead stones in every case
    const { loss, isOver } = this.#record;
    if (loss !== null) return lossText(loss);
    return isOver ? result : null;
  }

  /**
   * The winner, 'draw', or null while the game goes on. After two passes by result() without options, to which
   * all stones are alive.
   */
  get outcome(): Color | 'draw' | null {
    const { loss, isOver } = this.#record;
    if (loss !== null) return opponent(loss.color);
    return isOver ? winnerBy(this.score().margin) : null;
  }

  /** The way in which the game ended, or null while it goes on. */
  get end(): 'passes' | GameEnding | null {
    const { loss, isOver } = this.#record;
    return loss?.by ?? (isOver ? 'passes' : null);
  }

  #set(points: Iterable<VertexLike> | undefined, what: string): PointSet {
    const { width, height } = this.#record;
    if (points === undefined) return PointSet.empty(width, height);
    if (isSet(points)) return points;
    const list = listOf(points, (vertex) => toVertex(vertex, width, height));
    if (list === null)
      throw new KakoiError('bad-option', `${what} must be a PointSet or a list, not ${showThing(points)}`);
    return PointSet.of(width, height, list);
  }
}

/** The place for a move of the colour that the options name. */
function placeFor(here: GoPlace, options?: { color?: Color }): GoPlace {
  if (options === undefined) return here;
  const { color = here.toPlay } = validateOptions(options, ['color']);
  // A side that plays twice in a row does not take back at once.
  return validateColor(color) === here.toPlay ? here : { ...here, toPlay: color, ko: null };
}

/** The beginning of a new game; `rules` is undefined when they are to be read from the record. */
interface Beginning {
  readonly source: SgfSource;
  readonly rules: GoRules | undefined;
  /** True when a move of the main line that the rules do not allow is refused. */
  readonly strict: boolean;
}

/** The game of a source. It follows `rules`, or else the rules of its record. */
function gameOfSource(source: SgfSource, rules?: GoRules, strict = false): GoGame {
  return new GoGame(withSource({ source, rules, strict } satisfies Beginning));
}

/**
 * The game of a copy of the tree, for records converted from other notations. It follows `rules`, or else
 * those of the tree. `told` has the notes on the conversion.
 */
export function gameOfTree(tree: SgfTree, rules?: GoRules, told?: Pick<SgfSource, 'notes'>): GoGame {
  return gameOfSource({ ...readSource(stringifySgf([tree]), {}, GO), ...told }, rules);
}

/** The source and the rules of a game made from options. Throws 'bad-option', 'bad-size' and 'size-mismatch'. */
function beginning(options: GoGameOptions | undefined): Beginning {
  const made = sourceIn<Beginning>(options);
  if (made !== undefined) return made;
  const given = validateOptions(options, OPTION_NAMES);
  const { setup } = given;
  if (setup !== undefined && !isBoard(setup)) throw wrongClass('setup', 'GoBoard', setup);
  const width = firstGiven(given.width, given.size, setup?.width, given.height);
  const height = firstGiven(given.height, given.size, setup?.height, given.width);
  validateSize(width, height);
  if (setup !== undefined) checkSize(setup, { width, height }, 'the set-up is', 'the game');

  const named = resolveRules(given.rules === undefined ? 'japanese' : given.rules);
  const rules =
    given.komi === undefined ? named : Object.freeze({ ...named, komi: validateNumber(given.komi, 'komi') });
  const [handicap, stones] = handicapOf(given.handicap, width, height, setup !== undefined);
  const assumed = handicap >= 2 ? 'white' : 'black';
  const toPlay = given.toPlay === undefined ? assumed : validateColor(given.toPlay);
  let board = setup ?? GoBoard.empty(width, height);
  if (stones !== null) board = board.with(stones, 'black');

  const data: Record<string, readonly string[]> = {
    SZ: [width === height ? `${width}` : `${width}:${height}`],
    KM: [`${rules.komi}`],
  };
  const words = rulesText(typeof given.rules === 'string' ? given.rules : rules);
  if (words !== '') data.RU = [words];
  if (handicap >= 2) data.HA = [`${handicap}`];
  const opening = writeSetup(GoBoard.empty(width, height), board, toPlay === assumed ? null : toPlay);
  return { source: newSource(GO, { ...withInfo(data, given.info), ...opening }), rules, strict: false };
}

/** The number of handicap stones, and the points to put them on; null when none are to be put. */
function handicapOf(
  given: GoGameOptions['handicap'] = 0,
  width: number,
  height: number,
  isPlaced: boolean,
): [number, PointSet | null] {
  if (typeof given !== 'object' || given === null) {
    const stones = validateInteger(given, 0, isPlaced ? width * height : 9, 'handicap');
    return [
      stones,
      isPlaced || stones < 2 ? null : PointSet.of(width, height, handicapPoints(width, height, stones)),
    ];
  }
  const points = listOf(given, (vertex) => toVertex(vertex, width, height));
  if (points === null || isPlaced || points.length < 2) {
    throw new KakoiError(
      'bad-option',
      `handicap must be a number or, without a setup, two points or more, not ${showThing(given)}`,
    );
  }
  const stones = PointSet.of(width, height, points);
  if (stones.size < points.length) throw new KakoiError('bad-option', 'the handicap names a point twice');
  return [stones.size, stones];
}

function firstGiven(...sizes: (number | undefined)[]): number {
  const given = sizes.find((size) => size !== undefined);
  return given === undefined ? 19 : given;
}
