import { engine } from '../core/engine.js';
import { badOption, KakoiError, show, showThing, withPlace } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import { PointSet } from '../core/point-set.js';
import { marginText, winnerBy } from '../core/result.js';
import type { Color, Vertex, VertexLike } from '../core/types.js';
import { validateBoolean, validateColor, validateOptions } from '../core/validate.js';
import { isPass } from '../core/vertex.js';
import { type GameEnding, gameOver, lossText, lossWords } from '../records/ending.js';
import { type GameInfo, withInfo } from '../records/game-info.js';
import { readGameJson } from '../records/game-json.js';
import { GameRecord, type PlaceJson } from '../records/game-record.js';
import { type NodeData, RecordNode, STATE } from '../records/node.js';
import { ownResult } from '../records/properties/plain-result.js';
import { RecordGame } from '../records/record-game.js';
import { sourceIn, withSource } from '../records/source.js';
import { OFFICIAL_SIZE, SenketBoard, type SenketLegality } from './board.js';
import { type Fence, type FenceLike, fenceText } from './fence.js';
import { isSenketBoard } from './is-board.js';
import { readRecord, type Turn, turnData, turnOf, writeRecord } from './record.js';
import type { SenketMode, SenketScore } from './score.js';
import { firstColor, readSetup, setupData } from './setup.js';
import { toPost } from './vertices.js';

/** A turn, numbered from 1. */
export interface SenketMove {
  readonly number: number;
  readonly color: Color;
  /** The point of the new post; null for a pass. */
  readonly post: Vertex | null;
  /** The fences added in the turn. */
  readonly fences: readonly Fence[];
}

/** The position at a node. */
export interface SenketPlace {
  readonly board: SenketBoard;
  readonly toPlay: Color;
  /** The number of consecutive passes that led here. */
  readonly passes: number;
  /** The node's own turn, if it has one. */
  readonly moves: readonly SenketMove[];
}

/** Options of a new game. */
export interface SenketGameOptions {
  /** The number of points a side, 3..32; default 31, or that of `setup`. */
  size?: number;
  /** The position to begin with, in place of an empty board of that size. */
  setup?: SenketBoard;
  /** The side that begins. Default 'black'. */
  toPlay?: Color;
  info?: GameInfo;
}

/** A game as JSON: its record, and the place in it. Made by toJSON(), for fromJSON(). */
export type SenketGameJson = PlaceJson & {
  readonly game: 'senket';
  /** The whole record. */
  readonly text: string;
};

/**
 * A game of Senket: a record, which is a tree of nodes, and a place in it. Black begins; two passes in a row
 * end the game. A plain mutable object over immutable boards; a method that throws leaves the game as it was.
 *
 * The game is always on a line, from the root through its place to an end. play() goes on from the place:
 * where another turn follows already, the new one begins a variation, and the game is on the line of that
 * variation from then on.
 */
export class SenketGame extends RecordGame<SenketPlace> {
  readonly #record: GameRecord<SenketPlace>;

  /** Throws 'bad-size', or 'bad-option' for a set-up of another size. */
  constructor(options?: SenketGameOptions) {
    engine('senket'); // first, because 'not-initialised' precedes every other complaint
    const read = sourceIn<RecordNode>(options);
    const root = read ?? new RecordNode(null, beginning(options));
    const record = new GameRecord<SenketPlace>(root, read !== undefined);
    super(record);
    this.#record = record;
    const { data } = root;
    record.kind = {
      origin: { board: readSetup(data), toPlay: firstColor(data), passes: 0, moves: [] },
      follow,
      isFixed,
      readResult: ownResult,
      over: () => this.#over,
      result: () => this.result(),
    };
    record.goTo(record.lineEnd);
  }

  /**
   * Reads a record that toText() wrote, or the bytes of its file in UTF-8, with all its variations, and stands at the end of the main line.
   * Throws 'bad-notation' with line and column, 'bad-size', or 'illegal-move' and 'game-over' with the number
   * of the turn on the main line. Illegal turns of a variation are reported when the game goes there.
   */
  static fromText(source: string | Uint8Array): SenketGame {
    engine('senket');
    return new SenketGame(withSource(readRecord(textOf(source))));
  }

  /**
   * The record as text, one line for each turn, points in the author's notation (docs/senket.md), with
   * comments and variations, and the result of an end made here. With `variations: false`, only the line that the game is on, up to its place.
   *
   * ```
   * Senket 31
   * 1. 16-16
   * 2. 12-14
   * # a comment on the second turn
   * 3. 17-18
   * (                        another third turn
   * 3. 20-20
   * )
   * 4. pass
   * 5. 18-20 +17-18          with a fence from the new post to 17-18
   * 6. 20-12
   * 7. 3-3 16-16=17-18       with a fence between two old posts
   * ```
   */
  toText(options?: { variations?: boolean }): string {
    const { variations = true } = validateOptions(options, ['variations']);
    const { root, node, line, lineEnd, endingText } = this.#record;
    const { RE, ...rest } = root.data;
    const data = endingText === null ? root.data : { ...rest, RE: [endingText] };
    if (validateBoolean(variations, 'variations')) return writeRecord(root, this.board.size, data);
    return writeRecord(root, this.board.size, node === lineEnd ? data : rest, line.slice(0, node.depth + 1));
  }

  /** The game that toJSON() described. Throws 'bad-option', and for its record as fromText() does. */
  static fromJSON(json: unknown): SenketGame {
    const fields = readGameJson(json, 'senket', 'text') as unknown as SenketGameJson;
    const game = SenketGame.fromText(fields.text);
    game.#record.restore(fields);
    return game;
  }

  /** The whole state of the game except the history of undoEdit(), as an object for JSON and postMessage(). */
  toJSON(): SenketGameJson {
    const { root, placeJson } = this.#record;
    return { game: 'senket', text: writeRecord(root, this.board.size), ...placeJson };
  }

  /**
   * An independent copy of the game, at the same place of the same record. The history of undoEdit() is not copied.
   */
  clone(): SenketGame {
    return SenketGame.fromJSON(this.toJSON());
  }

  /** The size, the move number, the side to play and the diagram of the posts. */
  override toString(): string {
    const { board, moveNumber, toPlay } = this;
    return `SenketGame ${board.size}×${board.size}, move ${moveNumber}, ${toPlay} to play\n${board.toDiagram()}`;
  }

  /** The side whose turn it is. */
  get toPlay(): Color {
    return this.#record.here.toPlay;
  }

  /** True after two passes in a row, resignation, time or forfeit. */
  get isOver(): boolean {
    return this.#over !== null;
  }

  /**
   * The legality of a turn of the side to play: takes what play() takes. A pass, null or 'pass', is legal until the game is
   * over. Throws 'bad-vertex', 'off-board' and 'bad-option'.
   */
  legality(
    post: VertexLike | 'pass' | null,
    fences: readonly FenceLike[] | 'all' | 'none' = 'all',
  ): SenketLegality {
    const legality = this.board.legality(this.toPlay, post, fences);
    return this.isOver ? 'game-over' : legality;
  }

  /** The points where the side to play may put a post; none once the game is over. */
  legalMoves(): PointSet {
    const { board, toPlay } = this;
    return this.isOver ? PointSet.empty(board.size, board.size) : board.legalMoves(toPlay);
  }

  /**
   * Puts a post of the side to play, with all legal fences from it, none, or those given; null or 'pass' passes. When the record
   * already has this turn next, the game follows it; otherwise the turn is added, as a variation when other
   * turns follow already. Throws 'game-over', or as SenketBoard.play() does.
   */
  play(post: VertexLike | 'pass' | null, fences: readonly FenceLike[] | 'all' | 'none' = 'all'): SenketMove {
    this.#record.refuseWhenOver();
    const { board: before, toPlay } = this.#record.here;
    const board = before.play(toPlay, post, fences);
    const added = drawn(before, board, toPlay);
    const point = isPass(post) ? null : toPost(post, board.size);
    return this.#advance(board, { post: point, fences: added });
  }

  /** Passes for the side to play. Throws 'game-over'. */
  pass(): SenketMove {
    return this.play(null);
  }

  /** The score of the position as if the game ended now. */
  score(options?: { mode?: SenketMode }): SenketScore {
    return this.board.score(options);
  }

  /**
   * The winner, after two passes by area, 'draw', or null while the game goes on. At the end of a record that states who has
   * won, that side.
   */
  get outcome(): Color | 'draw' | null {
    const { loss, stated } = this.#record;
    if (loss !== null) return opponent(loss.color);
    return this.isOver ? winnerBy(this.#margin()) : stated.winner;
  }

  /** The way in which the game ended, or null while it goes on. */
  get end(): 'passes' | GameEnding | null {
    return this.#record.loss?.by ?? (this.isOver ? 'passes' : null);
  }

  /**
   * The result as text: 'B+R' or 'W+R' after a resignation ('+T' on time, '+F' by forfeit), 'B+5', 'W+12' or 'Draw' after
   * two passes, or null while the game goes on. Throws as score() does.
   */
  result(options?: { mode?: SenketMode }): string | null {
    const margin = this.#margin(options); // checks the options in every case
    const { loss } = this.#record;
    if (loss !== null) return lossText(loss);
    return this.isOver ? marginText(margin) : null;
  }

  #margin(options?: { mode?: SenketMode }): number {
    const { black, white } = this.score(options);
    return black.total - white.total;
  }

  /** The end of the game here, in words: two passes in a row, or a loss by other means; null while it goes on. */
  get #over(): string | null {
    const { loss, here } = this.#record;
    if (loss !== null) return lossWords(loss);
    return here.passes >= 2 ? PASSED : null;
  }

  /** Goes to the child with the turn, or adds one with its board. */
  #advance(board: SenketBoard, turn: Turn): SenketMove {
    const record = this.#record;
    const { here } = record;
    const isSame = (other: RecordNode) => {
      const move = this.#moveOf(other);
      return (
        move !== undefined &&
        (move.post === null) === (turn.post === null) &&
        record.place(other).board.equals(board)
      );
    };
    record.advance(isSame, () => {
      const data = turnData(turn, here.toPlay, board.size);
      record.playOn(data, placeAfter(here, board, turn, this.moveNumber + 1));
    });
    return record.here.moves[0]!;
  }

  /** The move of a node; undefined when it has none, or an illegal one. */
  #moveOf(node: RecordNode): SenketMove | undefined {
    try {
      return this.#record.place(node).moves[0];
    } catch {
      return undefined;
    }
  }
}

function follow(from: SenketPlace, nodes: readonly RecordNode[]): SenketPlace {
  let place = from;
  for (const node of nodes) {
    const number = node.moveNumber;
    try {
      const turn = turnOf(node.data, place.board.size);
      if (turn === null) {
        place = { ...place, moves: [] };
      } else {
        if (place.passes >= 2) throw gameOver(number - 1, PASSED);
        const { post, fences } = turn;
        const board = post === null ? place.board : place.board.play(place.toPlay, post, fences);
        place = placeAfter(place, board, { post, fences: drawn(place.board, board, place.toPlay) }, number);
      }
    } catch (cause) {
      throw withPlace(cause, `turn ${number}`);
    }
    node[STATE] = place;
  }
  return place;
}

function isFixed(name: string, node: RecordNode): boolean {
  return name === 'B' || name === 'W' || (node.parent === null && ['SZ', 'AB', 'AW', 'PL'].includes(name));
}

/** The fences that a turn has added. */
function drawn(before: SenketBoard, after: SenketBoard, color: Color): Fence[] {
  const text = (fence: Fence) => fenceText(fence, after.size);
  const earlier = new Set(before.fences(color).map(text));
  return after.fences(color).filter((fence) => !earlier.has(text(fence)));
}

const PASSED = 'both sides have passed';

function placeAfter(
  { toPlay, passes }: SenketPlace,
  board: SenketBoard,
  { post, fences }: Turn,
  number: number,
): SenketPlace {
  const move = Object.freeze({
    number,
    color: toPlay,
    post: post && Object.freeze(post),
    fences: Object.freeze(fences),
  });
  return { board, toPlay: opponent(toPlay), passes: post === null ? passes + 1 : 0, moves: [move] };
}

/** The properties of a new game's root. Throws 'bad-size' and 'bad-option'. */
function beginning(options: SenketGameOptions | undefined): NodeData {
  const {
    setup,
    size = setup?.size ?? OFFICIAL_SIZE,
    toPlay = 'black',
    info,
  } = validateOptions(options, ['size', 'setup', 'toPlay', 'info']);
  if (setup !== undefined && !isSenketBoard(setup))
    throw badOption(`${showThing(setup)} is not a SenketBoard`);
  const empty = SenketBoard.empty(size);
  if (setup !== undefined && setup.size !== size)
    throw badOption(`the set-up has ${setup.size} points a side, not ${size}`);
  return withInfo(setupData(setup ?? empty, validateColor(toPlay)), info);
}

/** The text of a source; what is neither text nor bytes of it is left to the reader of records. */
function textOf(source: string | Uint8Array): string {
  if (!ArrayBuffer.isView(source)) return source;
  const text = new TextDecoder().decode(source);
  if (text.includes('\ufffd')) throw new KakoiError('bad-notation', `${show(source)} are not text in UTF-8`);
  return text;
}
