import { engine } from '../core/engine.js';
import { badOption, show } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import { isSet, PointSet } from '../core/point-set.js';
import { pointNumber } from '../core/points.js';
import { winnerBy } from '../core/result.js';
import type { ByColor, Color, Vertex, VertexLike } from '../core/types.js';
import { MAX_SIZE, validateBoolean, validateColor, validateList, validateOptions } from '../core/validate.js';
import { isPass, readVertex, sameVertex, toVertex } from '../core/vertex.js';
import { POSITIONS } from '../core/words.js';
import { type GameEnding, lossText, lossWords } from '../records/ending.js';
import type { NodeData, RecordNode } from '../records/node.js';
import { readResult } from '../records/properties/result.js';
import { firstColor, isOfPlay } from '../records/setup-and-moves.js';
import { SgfGame } from '../records/sgf-game.js';
import { type SgfGameJson, SgfRecord, sourceOfJson } from '../records/sgf-record.js';
import { type FromSgfOptions, readSource, type SgfSource } from '../records/sgf-source.js';
import { sourceIn, withSource } from '../records/source.js';
import type { SgfTree } from '../records/tree.js';
import { stringifySgf } from '../records/write.js';
import { GoBoard, illegalMove, type Legality, type PlayResult, playedMove, tryMove } from './board.js';
import type { Move } from './move.js';
import { type Beginning, GO, type GoGameOptions, newGame } from './new-game.js';
import { isMove, readNode, sizeOfText, writeMove, writeSetup } from './node.js';
import { follow, type GoMove, type GoPlace, type Played, passFrom, placeAfter, setUp } from './place.js';
import { type RecordRules, rulesOfRecord } from './record-rules.js';
import { type GoRules, resolveRules } from './rules.js';
import { GAME_SCORE_OPTION_NAMES, type GoScore, type ScoreOptions } from './score.js';
import { EarlierPositions } from './superko.js';

export type { GoGameOptions } from './new-game.js';
export type { GoMove } from './place.js';

/** Options of fromSgf(). */
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

const SETUP_NAMES = ['black', 'white', 'empty', 'toPlay'] as const;

/**
 * A game of Go: a record, which is a tree of nodes, and a place in it. A plain mutable object over immutable
 * boards; a method that throws leaves the game as it was.
 *
 * The game is always on a line, from the root through its place to an end. play() goes on from the place:
 * where another move follows already, the new one begins a variation, and the game is on the line of that
 * variation from then on.
 */
export class GoGame extends SgfGame<GoPlace> {
  readonly #record: SgfRecord<GoPlace>;
  #rules: RulesRead;
  #earlier: EarlierPositions | undefined;

  /** Throws 'bad-option', 'bad-size', or 'size-mismatch' when `setup` is of another size than asked for. */
  constructor(options?: GoGameOptions) {
    engine('go'); // first, because 'not-initialised' precedes every other complaint
    const { source, rules, strict } = sourceIn<Beginning>(options) ?? newGame(options);
    const record = new SgfRecord<GoPlace>(source);
    super(record);
    this.#record = record;
    const { root } = record;
    const [width, height] = sizeOf(record);
    const own = readRules(record, width * height);
    const written = rules === undefined ? own : { ...own, rules, rulesKnown: true, komiKnown: true };
    this.#rules = { data: root.data, words: wordsOfRules(record), read: written };
    record.kind = {
      origin: {
        board: GoBoard.empty(width, height),
        toPlay: firstColor(root) ?? (written.handicap >= 2 ? 'white' : 'black'),
        ko: null,
        madeBy: null,
        isSetUp: false,
        passes: 0,
        black: 0,
        white: 0,
        moves: [],
      },
      follow: (from, nodes, all) => this.#follow(from, nodes, all),
      isFixed,
      readResult,
      over: () => this.#over,
    };
    try {
      if (strict) this.#follow(record.kind.origin, record.line, false, written.rules);
    } finally {
      record.goTo(record.lineEnd); // throws for faults of the text, which come before illegal moves
    }
  }

  /**
   * Reads the game of a record in SGF, text or the bytes of a file in any encoding, with all its variations, and stands at the
   * end of the main line. A missing size means 19×19; missing or unknown rules are guessed (`rulesKnown`), and so is a missing or
   * absurd komi. Set-up nodes are accepted anywhere. Throws 'bad-sgf' (or 'bad-size') with line and column.
   * Moves are played as the record says, over stones if need be; with `strict`, an illegal one on the main
   * line throws 'illegal-move' with its number. (Play that goes on after two passes is legal.) Faults of a
   * variation are reported when the game goes there.
   */
  static fromSgf(source: string | Uint8Array, options?: GoSgfOptions): GoGame {
    engine('go');
    const { strict = false, ...rest } = validateOptions(options, ['strict', 'lenient', 'game']);
    validateBoolean(strict, 'strict');
    return gameOfSource(readSource(source, rest, GO), undefined, strict);
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
    return this.#written.rules;
  }

  /** True when the record names its rules in words that kakoi knows; otherwise `rules` is a guess. */
  get rulesKnown(): boolean {
    return this.#written.rulesKnown;
  }

  /** True when the komi is the record's own; otherwise it is the usual one of the rules or of a handicap game. */
  get komiKnown(): boolean {
    return this.#written.komiKnown;
  }

  /** The number of black's handicap stones, 0 or at least 2. */
  get handicap(): number {
    return this.#written.handicap;
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
    return ko !== null && (this.rules.ko === 'simple' || this.#try(record.here, ko) === 'ko') ? ko : null;
  }

  /** True after two passes in a row, resignation, time or forfeit, until resume(). */
  get isOver(): boolean {
    return this.#over !== null;
  }

  /**
   * The legality, by the rules, of a play there by the side to play, or with `color` by that side; a pass, null or 'pass',
   * is legal until the game is over. Throws 'bad-vertex' and 'bad-option'.
   */
  legality(vertex: VertexLike | 'pass' | null, options?: { color?: Color }): Legality {
    const place = placeFor(this.#record.here, options);
    const point = isPass(vertex) ? null : readVertex(vertex, place.board.height);
    if (this.#over !== null) return 'game-over';
    if (point === null) return 'legal';
    const played = this.#try(place, point);
    return typeof played === 'string' ? played : 'legal';
  }

  /**
   * The points where the side to play may play, or with `color` that side; none once the game is over. Throws
   * 'bad-option'.
   */
  legalMoves(options?: { color?: Color }): PointSet {
    const { board, toPlay, ko } = placeFor(this.#record.here, options);
    if (this.#over !== null) return PointSet.empty(board.width, board.height);
    const { rules } = this;
    const { suicide } = rules;
    if (rules.ko === 'simple') return board.legalMoves(toPlay, { ko, suicide });
    const legal = board.legalMoves(toPlay, { suicide });
    return legal.minus(this.#earlierPositions.forbidden(toPlay, legal, rules));
  }

  /**
   * Plays a stone of the side to play, or passes, for null or 'pass'. When the record already has this move next, the game follows
   * it; otherwise the move is added, as a variation when other moves follow already. With `color`, that side
   * plays, also out of turn, as SGF allows; then the other side is to play. Throws 'bad-vertex', 'bad-option',
   * 'game-over', or 'illegal-move' with the legality as its reason; the game then stays as it was.
   */
  play(vertex: VertexLike | 'pass' | null, options?: { color?: Color }): GoMove {
    const place = placeFor(this.#record.here, options);
    const { board, toPlay } = place;
    const point = isPass(vertex) ? null : readVertex(vertex, board.height);
    this.#record.refuseWhenOver();
    const played = point === null ? passFrom(board) : this.#try(place, point);
    if (typeof played === 'string') throw illegalMove(toPlay, vertex!, board.height, played);
    return this.#advance(place, { color: toPlay, vertex: point }, played);
  }

  /** Passes for the side to play. Throws 'game-over'. */
  pass(): GoMove {
    return this.play(null);
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
      throw badOption('the set-up names a point twice');
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
    const from = node.parent === null ? record.kind.origin : record.place(node.parent);
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
    const { loss } = this.#record;
    if (loss !== null) return lossText(loss);
    return this.isOver ? result : null;
  }

  /**
   * The winner, 'draw', or null while the game goes on. At the end of a record that states who has won, that side; else
   * after two passes by result() without options, to which all stones are alive.
   */
  get outcome(): Color | 'draw' | null {
    const { loss, stated } = this.#record;
    if (loss !== null) return opponent(loss.color);
    return stated.winner ?? (this.isOver ? winnerBy(this.score().margin) : null);
  }

  /** The way in which the game ended, or null while it goes on. */
  get end(): 'passes' | GameEnding | null {
    return this.#record.loss?.by ?? (this.isOver ? 'passes' : null);
  }

  #set(points: Iterable<VertexLike> | undefined, what: string): PointSet {
    const { width, height } = this.board;
    if (points === undefined) return PointSet.empty(width, height);
    if (isSet(points)) return points;
    const read = (vertex: VertexLike) => toVertex(vertex, width, height);
    return PointSet.of(width, height, validateList(points, read, what, 'a PointSet or a list'));
  }

  /** The end of the game here, in words: two passes in a row, or a loss by other means; null while it goes on. */
  get #over(): string | null {
    const { loss, here, resumed, node } = this.#record;
    if (loss !== null) return lossWords(loss);
    return here.passes >= 2 && resumed !== node ? 'both sides have passed' : null;
  }

  #follow(from: GoPlace, nodes: readonly RecordNode[], all: boolean, rules?: GoRules): GoPlace {
    const { width, height } = from.board;
    const read = (node: RecordNode) =>
      readNode(node.data, width, height, (name, value, message) =>
        this.#record.complain(node, name, value, message),
      );
    return follow(from, nodes, read, all, rules);
  }

  /** The rules that the record names, or that are guessed or were given in their place. */
  get #written(): RecordRules {
    const record = this.#record;
    const { data } = record.root;
    if (this.#rules.data !== data) {
      const words = wordsOfRules(record);
      const { width, height } = record.kind.origin.board;
      const read = words === this.#rules.words ? this.#rules.read : readRules(record, width * height);
      this.#rules = { data, words, read };
    }
    return this.#rules.read;
  }

  /** The result of a play by the side to play at a place, or the reason why it is illegal. */
  #try({ board, toPlay, ko }: GoPlace, point: Vertex): PlayResult | Exclude<Legality, 'legal'> {
    const { rules } = this.#written;
    const isSimple = rules.ko === 'simple';
    const legality = tryMove(board, toPlay, point, isSimple ? pointNumber(ko) : -1, rules.suicide);
    if (legality !== 'legal') return legality;
    const played = playedMove(board.width, board.height, POSITIONS);
    if (isSimple || !this.#earlierPositions.forbid(toPlay, point, played, rules)) return played;
    return sameVertex(point, ko) ? 'ko' : 'superko';
  }

  /** The positions that superko compares with, up to date for the current node. */
  get #earlierPositions(): EarlierPositions {
    this.#earlier ??= new EarlierPositions((nodes) => this.#record.placesOf(nodes));
    this.#earlier.follow(this.node);
    return this.#earlier;
  }

  /** Goes to the child with the move, or adds one with its result. */
  #advance(place: GoPlace, move: Move, played: Played): GoMove {
    const record = this.#record;
    const { width, height } = place.board;
    record.advance(
      ({ data }) => isMove(data, move, width, height),
      () => record.playOn(writeMove(move), placeAfter(place, move, played, this.moveNumber + 1)),
    );
    return record.here.moves.at(-1)!;
  }
}

/**
 * The rules read from the root, with the words they were read from. Read again when the root's data has
 * other words.
 */
interface RulesRead {
  readonly data: NodeData;
  readonly words: string;
  readonly read: RecordRules;
}

function readRules(record: SgfRecord<GoPlace>, points: number): RecordRules {
  return rulesOfRecord((name) => record.header(name), points);
}

/** The text of the properties that the rules are read from. */
function wordsOfRules(record: SgfRecord<GoPlace>): string {
  return ['RU', 'KM', 'KO', 'HA'].map((name) => record.header(name)).join('\n');
}

function sizeOf(record: SgfRecord<GoPlace>): [width: number, height: number] {
  const text = record.header('SZ');
  if (text === '') return [19, 19];
  const size = sizeOfText(text);
  if (size !== null) return size;
  record.complainOfHeader(
    'SZ',
    () => `SZ must be a number from 1 to ${MAX_SIZE}, or two with a colon, not ${show(text)}`,
  );
  return [19, 19];
}

function isFixed(name: string, node: RecordNode): boolean {
  return isOfPlay(name) || (node.parent === null && (name === 'SZ' || name === 'GM'));
}

/** The place for a move of the colour that the options name. */
function placeFor(here: GoPlace, options?: { color?: Color }): GoPlace {
  if (options === undefined) return here;
  const { color = here.toPlay } = validateOptions(options, ['color']);
  // A side that plays twice in a row does not take back at once.
  return validateColor(color) === here.toPlay ? here : { ...here, toPlay: color, ko: null };
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
