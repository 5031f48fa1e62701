import { engine } from '../core/engine.js';
import { KakoiError, withPlace } from '../core/errors.js';
import { readGameJson } from '../core/game-json.js';
import { opponent } from '../core/opponent.js';
import { Printed } from '../core/printed.js';
import { Timeline } from '../core/timeline.js';
import type { Color, Vertex, VertexLike } from '../core/types.js';
import { validateInteger, validateOptions } from '../core/validate.js';
import { OFFICIAL_SIZE, SenketBoard } from './board.js';
import { type Fence, fenceText } from './fence.js';
import { readRecord, type Turn, writeRecord } from './record.js';
import type { SenketMode, SenketScore } from './score.js';
import { toPost } from './vertices.js';

/** A turn, numbered from 1. */
export interface SenketMove {
  readonly number: number;
  readonly color: Color;
  /** Null is a pass. */
  readonly post: Vertex | null;
  /** The fences added with it. */
  readonly fences: readonly Fence[];
}

/** How a game begins. */
export interface SenketGameOptions {
  /** Points a side, 3..32; default 31. */
  size?: number;
}

/** A game as JSON: all of its line, and where it stands. Made by toJSON(), for fromJSON(). */
export interface SenketGameJson {
  readonly game: 'senket';
  /** The whole line, including turns taken back. */
  readonly text: string;
  readonly moveNumber: number;
}

interface Step {
  readonly move: SenketMove;
  readonly board: SenketBoard;
}

/**
 * A game of Senket: a line of turns and a current place in it. Black begins; two passes in a row end the game. A
 * plain mutable object over immutable boards; a call that throws leaves the game as it was.
 */
export class SenketGame extends Printed {
  readonly #start: SenketBoard;
  readonly #line = new Timeline<Step>();
  /** The list handed out, and the steps that it is of. */
  #history: { readonly steps: readonly Step[]; readonly moves: readonly SenketMove[] } | undefined;

  /** Throws 'bad-size'. */
  constructor(options?: SenketGameOptions) {
    super();
    engine('senket'); // before any other complaint, 'not-initialised'
    const { size = OFFICIAL_SIZE } = validateOptions(options, ['size']);
    this.#start = SenketBoard.empty(size);
  }

  /**
   * The game that toText() wrote, standing at its last turn. Throws 'bad-notation' with line and column,
   * 'bad-size', or 'illegal-move' and 'game-over' with the number of the turn.
   */
  static fromText(text: string): SenketGame {
    engine('senket');
    const { size, turns } = readRecord(text);
    const game = new SenketGame({ size });
    turns.forEach((turn, i) => {
      game.#playRecorded(turn, i + 1);
    });
    return game;
  }

  /**
   * The turns played so far as text, a line each, points in the author's notation (docs/senket.md):
   *
   * ```
   * Senket 31
   * 1. 16-16
   * 2. 12-14
   * 3. 17-18
   * 4. pass
   * 5. 18-20 +17-18          with a fence from the new post to 17-18
   * 6. 20-12
   * 7. 3-3 16-16=17-18       with a fence between two old posts
   * ```
   */
  toText(): string {
    return this.#write(this.#line.past);
  }

  /** The game that toJSON() described. Throws 'bad-option', and for its record as fromText() does. */
  static fromJSON(json: unknown): SenketGame {
    const { text, moveNumber } = readGameJson(json, 'senket', 'text') as unknown as SenketGameJson;
    const game = SenketGame.fromText(text);
    game.goTo(moveNumber);
    return game;
  }

  /** Everything that the game holds, including turns taken back, as an object for JSON and postMessage(). */
  toJSON(): SenketGameJson {
    return { game: 'senket', text: this.#write(this.#line.all), moveNumber: this.moveNumber };
  }

  /** What it is, and the diagram of its posts. */
  override toString(): string {
    const { board, moveNumber, toPlay } = this;
    return `SenketGame ${board.size}×${board.size}, move ${moveNumber}, ${toPlay} to play\n${board.toDiagram()}`;
  }

  #write(steps: readonly Step[]): string {
    return writeRecord(
      this.#start.size,
      steps.map(({ move }) => move),
    );
  }

  /** The board after the turns played so far. */
  get board(): SenketBoard {
    return this.#line.last?.board ?? this.#start;
  }

  /** The side whose turn it is. */
  get toPlay(): Color {
    const { last } = this.#line;
    return last === undefined ? 'black' : opponent(last.move.color);
  }

  /** Turns played, passes included. */
  get moveNumber(): number {
    return this.#line.made;
  }

  /** The turns played so far, frozen. */
  get history(): readonly SenketMove[] {
    const steps = this.#line.past;
    if (this.#history?.steps !== steps) {
      this.#history = { steps, moves: Object.freeze(steps.map(({ move }) => move)) };
    }
    return this.#history.moves;
  }

  /** Two passes in a row. */
  get isOver(): boolean {
    const { last, made } = this.#line;
    return last?.move.post === null && this.#line.at(made - 2)?.move.post === null;
  }

  /**
   * Puts a post of the side to play, with all legal fences from it, none, or those given. Turns taken back are
   * forgotten unless this is the first of them. Throws 'game-over', or as SenketBoard.play() does.
   */
  play(post: VertexLike, fences: readonly Fence[] | 'all' | 'none' = 'all'): SenketMove {
    this.#refuseWhenOver();
    const before = this.board;
    const color = this.toPlay;
    const board = before.play(color, post, fences);
    const text = (fence: Fence) => fenceText(fence, board.size);
    const earlier = new Set(before.fences(color).map(text));
    const drawn = board.fences(color).filter((fence) => !earlier.has(text(fence)));
    return this.#advance(board, { post: toPost(post, board.size), fences: drawn });
  }

  /** Throws 'game-over'. */
  pass(): SenketMove {
    this.#refuseWhenOver();
    return this.#advance(this.board, { post: null, fences: [] });
  }

  /** Takes the last turn back; false when there is none. */
  undo(): boolean {
    return this.#line.undo();
  }

  /** Makes again what undo() took back; false when there is nothing. */
  redo(): boolean {
    return this.#line.redo();
  }

  /** Goes to the position after that many turns, 0 to all of the line. Throws 'bad-option'. */
  goTo(moveNumber: number): void {
    this.#line.goTo(moveNumber);
  }

  /** The board after that many turns of the line. Throws 'bad-option'. */
  boardAt(moveNumber: number): SenketBoard {
    validateInteger(moveNumber, 0, this.#line.length, 'the move number');
    return this.#line.at(moveNumber - 1)?.board ?? this.#start;
  }

  /** What the position would be worth if the game ended now. */
  score(mode?: SenketMode): SenketScore {
    return this.board.score(mode);
  }

  /** Who has the greater total, 'draw', or null while the game runs. */
  outcome(mode?: SenketMode): Color | 'draw' | null {
    const { black, white } = this.score(mode);
    if (!this.isOver) return null;
    return black.total === white.total ? 'draw' : black.total > white.total ? 'black' : 'white';
  }

  #refuseWhenOver(): void {
    if (!this.isOver) return;
    throw new KakoiError(
      'game-over',
      `the game is over after turn ${this.moveNumber}: both sides have passed`,
    );
  }

  #advance(board: SenketBoard, { post, fences }: Pick<SenketMove, 'post' | 'fences'>): SenketMove {
    const { next } = this.#line;
    if (next !== undefined && (next.move.post === null) === (post === null) && next.board.equals(board)) {
      this.#line.redo();
      return next.move;
    }
    const move = Object.freeze({
      number: this.#line.made + 1,
      color: this.toPlay,
      post: post && Object.freeze(post),
      fences: Object.freeze(fences),
    });
    this.#line.push({ move, board });
    return move;
  }

  #playRecorded({ post, fences }: Turn, number: number): void {
    try {
      if (post === null) this.pass();
      else this.play(post, fences);
    } catch (cause) {
      throw withPlace(cause, `turn ${number}`);
    }
  }
}
