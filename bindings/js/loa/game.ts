import { engine } from '../core/engine.js';
import { KakoiError, withPlace } from '../core/errors.js';
import { type GameInfo, resignationIn, validateInfo, winByResignation } from '../core/game-info.js';
import { readGameJson } from '../core/game-json.js';
import { opponent } from '../core/opponent.js';
import { Printed } from '../core/printed.js';
import { Timeline } from '../core/timeline.js';
import type { Color } from '../core/types.js';
import { validateColor, validateInteger, validateOptions } from '../core/validate.js';
import { boardOfPosition, isLoaBoard, LoaBoard, type LoaEnding } from './board.js';
import { readFen } from './fen.js';
import type { LoaMove } from './move.js';
import { POSITION } from './position.js';
import { type LoaRules, readRules, resolveRules, rulesText } from './rules.js';
import { RESIGN, readSgf, type SgfGame, type SgfMove, writeSgf } from './sgf.js';

/** How a game begins. */
export interface LoaGameOptions {
  /** Default 'standard'. */
  setup?: 'standard' | 'scrambled-eggs' | LoaBoard;
  /** What is not named is as in the default rules. */
  rules?: Partial<LoaRules>;
  info?: GameInfo;
}

/** A game as JSON: all of its line, and where it stands. Made by toJSON(), for fromJSON(). */
export interface LoaGameJson {
  readonly game: 'loa';
  /** The whole line, moves that are taken back and a resignation included. */
  readonly sgf: string;
  readonly rules: LoaRules;
  /** How many steps of the line are made: moves, and the resignation. */
  readonly steps: number;
}

/** A move with the board it makes, and how often that has been on the board by then; or a resignation. */
type Step =
  | { readonly move: LoaMove; readonly board: LoaBoard; readonly occurrence: number }
  | { readonly resigned: Color };

/**
 * A game of Lines of Action: a line of moves and a current place in it. A plain mutable object over immutable
 * boards; what a method refuses with an error leaves the game as it was.
 */
export class LoaGame extends Printed {
  readonly rules: LoaRules;
  readonly #start: LoaBoard;
  readonly #line = new Timeline<Step>();
  /** Without the result, which depends on what is played. */
  readonly #info: GameInfo;
  /** The result that the record or the options gave, as long as the line is theirs. */
  #recordedResult: string | undefined;
  #history: readonly LoaMove[] | undefined;
  /** How often each position comes in the whole line. */
  readonly #occurrences = new Map<string, number>();

  /** Throws 'bad-option'. */
  constructor(options?: LoaGameOptions) {
    super();
    engine('loa'); // before any other complaint, 'not-initialised'
    const { setup = 'standard', rules, info } = validateOptions(options, ['setup', 'rules', 'info']);
    this.rules = resolveRules(rules);
    this.#start = isLoaBoard(setup) ? setup : LoaBoard.start(setup);
    this.#count(this.#start, 1);
    const { result, ...rest } = validateInfo(info);
    this.#info = Object.freeze(rest);
    this.#recordedResult = result;
  }

  /**
   * The main line of the first game in SGF text (GM[9]), standing at its last move. Unless `rules` are given,
   * they are those that toSgf() wrote, or the default ones. A resignation, even one that only the recorded
   * result tells of, is the last step of the line, which undo() takes back by itself. Throws 'bad-sgf' with line
   * and column, and 'illegal-move' (with a LoaLegality or 'not-your-turn' as its reason) or 'game-over' with the
   * number of the move that the rules do not allow.
   */
  static fromSgf(text: string, options?: { rules?: Partial<LoaRules> }): LoaGame {
    engine('loa');
    const { rules } = validateOptions(options, ['rules']);
    const record = readSgf(text);
    const game = LoaGame.#ofRecord(record, rules);
    const resigned = resignationIn(record.info.result);
    if (resigned !== null && !game.isOver) {
      game.resign(resigned);
      game.#recordedResult = record.info.result;
    }
    return game;
  }

  static #ofRecord(record: SgfGame, rules: Partial<LoaRules> = readRules(record.rulesText)): LoaGame {
    const { result, ...info } = record.info;
    const game = new LoaGame({ setup: boardOfPosition(record.start), rules, info });
    record.moves.forEach((move, i) => {
      game.#playRecorded(move, i + 1);
    });
    game.#recordedResult = result;
    return game;
  }

  /** The game that toJSON() described. Throws 'bad-option', and for its record as fromSgf() does. */
  static fromJSON(json: unknown): LoaGame {
    engine('loa');
    const { sgf, rules, steps } = readGameJson(json, 'loa', 'sgf') as unknown as LoaGameJson;
    const game = LoaGame.#ofRecord(readSgf(sgf), resolveRules(rules));
    game.#line.goTo(steps);
    return game;
  }

  /** Everything that the game holds, moves taken back included, as an object for JSON and postMessage(). */
  toJSON(): LoaGameJson {
    const result = this.#recordedResult;
    return {
      game: 'loa',
      sgf: this.#write(this.#line.all, result === undefined ? this.#info : { ...this.#info, result }),
      rules: this.rules,
      steps: this.#line.made,
    };
  }

  /** What it is, and the diagram of its board. */
  override toString(): string {
    return `LoaGame, move ${this.moveNumber}, ${this.toMove} to move\n${this.board.toDiagram()}`;
  }

  /** The moves played so far as SGF, of which fromSgf() makes an equal game. */
  toSgf(): string {
    return this.#write(this.#line.past, this.#line.next === undefined ? this.info : this.#info);
  }

  #write(steps: readonly Step[], info: GameInfo): string {
    const moves = steps.map((step, i): SgfMove => {
      if ('resigned' in step) return { color: step.resigned, text: RESIGN };
      return { color: this.boardAt(i).toMove, text: step.move.text };
    });
    return writeSgf(
      {
        start: readFen(this.#start.toFen()),
        rulesText: rulesText(this.rules),
        info,
        moves,
      },
      this.#start.equals(LoaBoard.start()),
    );
  }

  /**
   * Names, event, date …, as the record or the options gave them. `result` is the recorded one, until moves are
   * added to the record, or that of the game once it is over.
   */
  get info(): GameInfo {
    const result = this.#recordedResult ?? this.result();
    return result === null ? this.#info : Object.freeze({ ...this.#info, result });
  }

  /** The board after the moves played so far. */
  get board(): LoaBoard {
    return this.boardAt(this.moveNumber);
  }

  /** The side whose turn it is. */
  get toMove(): Color {
    return this.board.toMove;
  }

  /** Moves played, passes included. */
  get moveNumber(): number {
    return this.#line.made - (this.#resigned === null ? 0 : 1);
  }

  /** The moves played so far, frozen. */
  get history(): readonly LoaMove[] {
    this.#history ??= Object.freeze(this.#line.past.flatMap((step) => ('move' in step ? [step.move] : [])));
    return this.#history;
  }

  /** Who has won, 'draw', or null while the game runs. */
  get outcome(): Color | 'draw' | null {
    return this.#ending?.outcome ?? null;
  }

  /** What has ended the game, or null while it runs. */
  get end(): LoaEnding['end'] | 'repetition' | 'resignation' | null {
    return this.#ending?.end ?? null;
  }

  /** Whether the game has ended, in any of the ways of `end`. */
  get isOver(): boolean {
    return this.#ending !== null;
  }

  /** 'B+', 'W+', 'B+R' or 'W+R' after a resignation, 'Draw', or null while the game runs. */
  result(): string | null {
    if (this.#resigned !== null) return winByResignation(this.#resigned);
    const { outcome } = this;
    if (outcome === null) return null;
    return outcome === 'draw' ? 'Draw' : outcome === 'black' ? 'B+' : 'W+';
  }

  /**
   * Plays a move of the side to move: a LoaMove, text as for LoaBoard.play(), or 'pass' when there is no other move.
   * Moves taken back are forgotten unless this is the first of them. Throws 'bad-notation', 'game-over', or
   * 'illegal-move' with its reason; the game stays as it was.
   */
  play(move: LoaMove | string): LoaMove {
    this.#refuseWhenOver();
    const { board } = this;
    const played = board.resolve(move);
    const { next } = this.#line;
    if (next !== undefined && 'move' in next && next.move.text === played.text) this.redo();
    else this.#playOn(played, board.play(played));
    return played;
  }

  /** Ends the game for the side to move, or the colour given. Throws 'game-over' or 'bad-option'. */
  resign(color: Color = this.toMove): void {
    validateColor(color);
    this.#refuseWhenOver();
    this.#forgetRest();
    this.#advance({ resigned: color });
  }

  /** Takes back the last move or a resignation; false when there is nothing to take back. */
  undo(): boolean {
    this.#history = undefined;
    return this.#line.undo();
  }

  /** Makes again what undo() took back; false when there is nothing. */
  redo(): boolean {
    this.#history = undefined;
    return this.#line.redo();
  }

  /** Goes to the position after that many moves, 0 to all of the line, at whose end a resignation holds. Throws 'bad-option'. */
  goTo(moveNumber: number): void {
    const moves = this.#moves;
    validateInteger(moveNumber, 0, moves, 'the move number');
    this.#history = undefined;
    this.#line.goTo(moveNumber === moves ? this.#line.length : moveNumber);
  }

  /** The board after that many moves of the line. Throws 'bad-option'. */
  boardAt(moveNumber: number): LoaBoard {
    validateInteger(moveNumber, 0, this.#moves, 'the move number');
    const step = this.#line.at(moveNumber - 1);
    return step !== undefined && 'board' in step ? step.board : this.#start;
  }

  /** Moves of the whole line, those taken back included. */
  get #moves(): number {
    const last = this.#line.at(this.#line.length - 1);
    return this.#line.length - (last !== undefined && 'resigned' in last ? 1 : 0);
  }

  get #resigned(): Color | null {
    const { last } = this.#line;
    return last !== undefined && 'resigned' in last ? last.resigned : null;
  }

  get #ending(): { outcome: Color | 'draw'; end: LoaEnding['end'] | 'repetition' | 'resignation' } | null {
    if (this.#resigned !== null) return { outcome: opponent(this.#resigned), end: 'resignation' };
    const { board } = this;
    const ending = board.ending(this.rules);
    if (ending !== null) return ending;
    const { repetition } = this.rules;
    const { last } = this.#line;
    if (repetition === 0 || last === undefined || !('board' in last) || last.occurrence < repetition)
      return null;
    return { outcome: 'draw', end: 'repetition' };
  }

  /** Counts the position once more, or once less; returns how often it comes in the line then. */
  #count(board: LoaBoard, times: 1 | -1): number {
    const key = `${board[POSITION]} ${board.toMove}`;
    const count = (this.#occurrences.get(key) ?? 0) + times;
    if (count === 0) this.#occurrences.delete(key);
    else this.#occurrences.set(key, count);
    return count;
  }

  #refuseWhenOver(): void {
    const ending = this.#ending;
    if (ending === null) return;
    const { outcome, end } = ending;
    const how = outcome === 'draw' ? 'it is a draw' : `${outcome} has won`;
    throw new KakoiError(
      'game-over',
      `the game is over after move ${this.moveNumber}: ${how} by ${WORDS[end]}`,
    );
  }

  #playOn(move: LoaMove, board: LoaBoard): void {
    this.#forgetRest();
    this.#advance({ move, board, occurrence: this.#count(board, 1) });
  }

  #forgetRest(): void {
    for (const step of this.#line.truncate()) {
      if ('board' in step) this.#count(step.board, -1);
    }
  }

  #advance(step: Step): void {
    this.#line.push(step);
    this.#history = undefined;
    this.#recordedResult = undefined;
  }

  #playRecorded({ color, text }: SgfMove, number: number): void {
    try {
      if (text === RESIGN) {
        this.resign(color);
      } else if (color !== this.toMove) {
        this.#refuseWhenOver(); // the better reason
        throw new KakoiError('illegal-move', `${color} may not move ${text}: it is ${this.toMove}'s turn`, {
          reason: 'not-your-turn',
        });
      } else {
        this.play(text);
      }
    } catch (cause) {
      throw withPlace(cause, `move ${number}`);
    }
  }
}

const WORDS = {
  connection: 'connecting all stones',
  simultaneous: 'connecting both sides at once',
  'no-move': 'having no move',
  repetition: 'repetition',
  resignation: 'resignation',
} as const;
