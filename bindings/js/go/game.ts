import { engine } from '../core/engine.js';
import { KakoiError, showThing } from '../core/errors.js';
import { type GameInfo, resignationIn, validateInfo, winByResignation } from '../core/game-info.js';
import { readGameJson } from '../core/game-json.js';
import { PointSet } from '../core/point-set.js';
import { Printed } from '../core/printed.js';
import { Timeline } from '../core/timeline.js';
import type { ByColor, Color, Vertex, VertexLike } from '../core/types.js';
import {
  validateBoolean,
  validateColor,
  validateInteger,
  validateNumber,
  validateOptions,
  validateSize,
} from '../core/validate.js';
import { readVertex, sameVertex } from '../core/vertex.js';
import { GoBoard, illegalMove, isBoard, type Legality } from './board.js';
import { handicapPoints } from './handicap.js';
import type { Move } from './move.js';
import { type GoMove, Ply } from './ply.js';
import { type ReplayStep, replay } from './replay.js';
import { type GoRules, type RulesName, resolveRules } from './rules.js';
import type { GoScore, ScoreOptions } from './score.js';
import { presetText, readSgf, rulesText, type SgfGame, type SgfSetup, writeSgf } from './sgf.js';
import { repeatingMoves, Situation } from './superko.js';

export type { GoMove } from './ply.js';

/** How a game begins. */
export interface GoGameOptions {
  /** Both sides, or each; default 19, or those of `setup`. */
  size?: number;
  width?: number;
  height?: number;
  /** Default 'japanese'. */
  rules?: RulesName | GoRules;
  /** Replaces the komi of the rules. */
  komi?: number;
  /**
   * Stones that black places on the fixed points before white begins; with `setup`, how many of its stones
   * these are.
   */
  handicap?: number;
  setup?: GoBoard;
  /** Default: white when there is a handicap of two or more, else black. */
  toPlay?: Color;
  info?: GameInfo;
}

/** A game as JSON: all of its line, and where it stands. Made by toJSON(), for fromJSON(). */
export interface GoGameJson {
  readonly game: 'go';
  /** The whole line, moves that are taken back included. */
  readonly sgf: string;
  readonly rules: GoRules;
  readonly moveNumber: number;
  /** How the line ends, if by resignation: `recorded` when a record says so, `undone` when it is taken back. */
  readonly resignation: {
    readonly color: Color;
    readonly recorded: boolean;
    readonly undone: boolean;
  } | null;
}

const NO_CAPTURES: ByColor<number> = /* @__PURE__ */ Object.freeze({ black: 0, white: 0 });
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

/**
 * A game of Go: a line of moves and a current place in it. A plain mutable object over immutable boards; what
 * a method refuses with an error leaves the game as it was.
 */
export class GoGame extends Printed {
  readonly rules: GoRules;
  /** Number of black's handicap stones, 0 or at least 2. */
  readonly handicap: number;
  /** Without the result, which depends on what is played. */
  readonly #info: GameInfo;
  /** The result that the record or the options gave, as long as the line is theirs. */
  #recordedResult: string | undefined;
  /** The words for the rules in a record. */
  #rulesText: string;
  readonly #start: Situation;
  readonly #line = new Timeline<Ply>();
  /** How the line ends, if by resignation. A recorded one belongs to the last move: undo() takes back both. */
  #resignation: GoGameJson['resignation'] = null;
  #history: readonly GoMove[] | undefined;
  #repeatingNow: PointSet | undefined;

  /** Throws 'bad-option', 'bad-size', or 'size-mismatch' when `setup` is of another size than asked for. */
  constructor(options?: GoGameOptions) {
    super();
    engine('go'); // before any other complaint, 'not-initialised'
    const given = validateOptions(options, OPTION_NAMES);
    const { setup } = given;
    if (setup !== undefined && !isBoard(setup)) {
      throw new KakoiError('bad-option', `setup must be a GoBoard, not ${showThing(setup)}`);
    }
    const width = firstGiven(given.width, given.size, setup?.width, given.height);
    const height = firstGiven(given.height, given.size, setup?.height, given.width);
    validateSize(width, height);
    if (setup !== undefined && (setup.width !== width || setup.height !== height)) {
      const sizes = `${setup.width}×${setup.height}, the game ${width}×${height}`;
      throw new KakoiError('size-mismatch', `the set-up is ${sizes}`);
    }

    const rules = resolveRules(given.rules === undefined ? 'japanese' : given.rules);
    this.rules =
      given.komi === undefined
        ? rules
        : Object.freeze({ ...rules, komi: validateNumber(given.komi, 'komi') });
    this.#rulesText = typeof given.rules === 'string' ? presetText(given.rules) : rulesText(rules);
    const { result, ...info } = validateInfo(given.info);
    this.#info = Object.freeze(info);
    this.#recordedResult = result;

    const most = setup === undefined ? 9 : width * height;
    const handicap = given.handicap === undefined ? 0 : validateInteger(given.handicap, 0, most, 'handicap');
    this.handicap = handicap === 1 ? 0 : handicap; // one stone is black's first move
    const toPlay = given.toPlay === undefined ? firstToPlay(this.handicap) : validateColor(given.toPlay);
    let board = setup ?? GoBoard.empty(width, height);
    if (setup === undefined && this.handicap > 0) {
      board = board.with(PointSet.of(width, height, handicapPoints(width, height, this.handicap)), 'black');
    }
    this.#start = new Situation(board, toPlay, null, null);
    follow ??= (game, ...record) => game.#follow(...record);
  }

  /**
   * The main line of the first game in SGF text, standing at its last move. Set-up nodes are taken wherever
   * they come; a missing size means 19×19, missing or unknown rules Japanese, a missing or unreadable komi
   * that of the rules. Throws 'bad-sgf' (or 'bad-size') with line and column. Moves are played as the record
   * says, over stones if need be; with `strict` an illegal one throws 'illegal-move' with its number. (Play
   * that goes on after two passes is legal.)
   */
  static fromSgf(text: string, options?: { strict?: boolean }): GoGame {
    engine('go');
    const { strict = false } = validateOptions(options, ['strict']);
    return gameOfRecord(readSgf(text), validateBoolean(strict, 'strict'));
  }

  /**
   * The moves played so far as SGF, with set-up, rules and info; the recorded result only when none of the
   * line is taken back. `fromSgf` makes an equal game of it, but for rules that no RU text names: those come
   * back as Japanese.
   */
  toSgf(): string {
    return this.#write(this.#line.past, this.#line.next === undefined ? this.info : this.#info);
  }

  /** The game that toJSON() described. Throws 'bad-option', or 'bad-sgf' for its record. */
  static fromJSON(json: unknown): GoGame {
    engine('go');
    const { sgf, rules, moveNumber, resignation } = readGameJson(json, 'go', 'sgf') as unknown as GoGameJson;
    const game = gameOfRecord({ ...readSgf(sgf), rules: resolveRules(rules) });
    game.#resignation = null;
    if (resignation !== null) {
      const { color, recorded, undone } = validateOptions(resignation, ['color', 'recorded', 'undone']);
      game.#resignation = {
        color: validateColor(color),
        recorded: validateBoolean(recorded, 'recorded'),
        undone: validateBoolean(undone, 'undone') && !recorded,
      };
    }
    game.#line.goTo(moveNumber);
    game.#leavePlace();
    return game;
  }

  /** Everything that the game holds, moves taken back included, as an object for JSON and postMessage(). */
  toJSON(): GoGameJson {
    const result = this.#recordedResult;
    return {
      game: 'go',
      sgf: this.#write(this.#line.all, result === undefined ? this.#info : { ...this.#info, result }),
      rules: this.rules,
      moveNumber: this.moveNumber,
      resignation: this.#resignation && { ...this.#resignation },
    };
  }

  /** What it is, and the diagram of its board. */
  override toString(): string {
    const { board, moveNumber, toPlay } = this;
    return `GoGame ${board.width}×${board.height}, move ${moveNumber}, ${toPlay} to play\n${board.toDiagram()}`;
  }

  #write(plies: readonly Ply[], info: GameInfo): string {
    const { board, rules, handicap } = this;
    const line: (Move | SgfSetup)[] = [];

    const start = this.#start;
    const assumed = plies[0]?.color ?? firstToPlay(handicap);
    const toPlay = start.toPlay === assumed ? null : start.toPlay;
    const opening = difference(GoBoard.empty(board.width, board.height), start.board, toPlay);
    if (!start.board.empties().isFull || toPlay !== null) line.push(opening);
    for (const { color, vertex, played, setup } of plies) {
      line.push({ color, vertex });
      if (setup !== null) line.push(difference(played.board, setup.board, setup.toPlay));
    }
    return writeSgf({
      width: board.width,
      height: board.height,
      rules,
      rulesText: this.#rulesText,
      handicap,
      info,
      line,
    });
  }

  /**
   * Names, event, date …, as the record or the options gave them. `result` is the recorded one, until moves are
   * added to the record, or that of a resignation.
   */
  get info(): GameInfo {
    const made = this.#resignation;
    const result =
      made === null || made.recorded || made.undone ? this.#recordedResult : winByResignation(made.color);
    return result === undefined ? this.#info : Object.freeze({ ...this.#info, result });
  }

  /** What the record or the options call the rules; '' when they name none. */
  get rulesName(): string {
    return this.#rulesText;
  }

  /** The board after the moves played so far. */
  get board(): GoBoard {
    return this.#now.board;
  }

  /** The side whose turn it is. */
  get toPlay(): Color {
    return this.#now.toPlay;
  }

  /** Moves played, passes included. */
  get moveNumber(): number {
    return this.#line.made;
  }

  /** Stones captured so far by each colour; a suicide counts for the opponent. */
  get captures(): ByColor<number> {
    let captures = NO_CAPTURES;
    for (const ply of this.#line.past) captures = ply.captures(captures);
    return captures;
  }

  /** The point where the side to play may not take back a ko, or null. */
  get ko(): Vertex | null {
    const { ko } = this.#now;
    return ko !== null && (this.rules.ko === 'simple' || this.#repeating(this.toPlay).has(ko)) ? ko : null;
  }

  /** Two passes in a row, or a resignation. */
  get isOver(): boolean {
    if (this.#resigner !== null) return true;
    const { last } = this.#line;
    const before = this.#line.at(this.#line.made - 2);
    const isPass = (ply: Ply | undefined) => ply?.vertex === null && ply.setup === null;
    return isPass(last) && isPass(before);
  }

  /** The moves played so far, frozen. */
  get history(): readonly GoMove[] {
    this.#history ??= Object.freeze(this.#line.past.map((ply, i) => ply.move(i + 1)));
    return this.#history;
  }

  /** What the rules say about a play there by the side to play. Throws 'bad-vertex'. */
  legality(vertex: VertexLike): Legality {
    const point = readVertex(vertex, this.board.height);
    return this.isOver ? 'game-over' : this.#judge(this.toPlay, point);
  }

  /** Where the side to play may play: nowhere once the game is over. */
  legalMoves(): PointSet {
    const { board, toPlay } = this;
    if (this.isOver) return PointSet.empty(board.width, board.height);
    const { ko, suicide } = this.rules;
    if (ko === 'simple') return board.legalMoves(toPlay, { ko: this.#now.ko, suicide });
    return board.legalMoves(toPlay, { suicide }).minus(this.#repeating(toPlay));
  }

  /**
   * Plays a stone of the side to play, or passes. Moves taken back are forgotten unless this is the first of
   * them. Throws 'bad-vertex', 'game-over', or 'illegal-move' with the legality as its reason; the game stays
   * as it was.
   */
  play(vertex: VertexLike | 'pass'): GoMove {
    if (typeof vertex === 'string' && vertex.toLowerCase() === 'pass') return this.pass();
    const point = readVertex(vertex, this.board.height);
    this.#refuseWhenOver();
    const { toPlay } = this;
    const legality = this.#judge(toPlay, point);
    if (legality !== 'legal') throw illegalMove(toPlay, vertex, this.board.height, legality);
    return this.#advance(toPlay, point);
  }

  /** Throws 'game-over'. */
  pass(): GoMove {
    this.#refuseWhenOver();
    return this.#advance(this.toPlay, null);
  }

  /**
   * Ends the game for the side to play, or for the colour given. Throws 'game-over' or
   * 'bad-option'.
   */
  resign(color: Color = this.toPlay): void {
    validateColor(color);
    this.#refuseWhenOver();
    if (this.#line.next !== undefined) this.#forgetRest();
    this.#resignation = { color, recorded: false, undone: false };
  }

  /** Takes back the last move, or a resignation made here; false when there is nothing to take back. */
  undo(): boolean {
    if (this.#line.next === undefined && this.#setUndone(true)) return true;
    this.#leavePlace();
    return this.#line.undo();
  }

  /** Makes again what undo() took back; false when there is nothing. */
  redo(): boolean {
    this.#leavePlace();
    if (!this.#line.redo()) return this.#setUndone(false);
    this.#setUndone(true); // a step of its own, after the last move
    return true;
  }

  /**
   * Goes to the position after that many moves, 0 to all of the line, at whose end a resignation holds.
   * Throws 'bad-option'.
   */
  goTo(moveNumber: number): void {
    this.#line.goTo(moveNumber);
    this.#leavePlace();
    this.#setUndone(false);
  }

  /** The board after that many moves, with the set-up made before the next one. Throws 'bad-option'. */
  boardAt(moveNumber: number): GoBoard {
    validateInteger(moveNumber, 0, this.#line.length, 'the move number');
    return this.#situationAt(moveNumber).board;
  }

  /**
   * Counts the board as it stands, the game over or not, with the game's rules, komi, handicap and captures.
   * Throws 'bad-option' for dead stones on empty points or that split a chain.
   */
  score(options?: Pick<ScoreOptions, 'dead'>): GoScore {
    const { dead } = validateOptions(options, ['dead']);
    const { board, rules, handicap, captures } = this;
    return board.score({ rules, handicap, captures, ...(dead === undefined ? {} : { dead }) });
  }

  /**
   * 'B+R' or 'W+R' after a resignation, 'B+3.5', 'W+0.5' or 'Draw' after two passes, null while the game
   * runs. Two passes do not say which stones are dead: those that the players agree on are given here, and all
   * others count as alive. What a record says is in `info.result`. Throws as score() does.
   */
  result(options?: Pick<ScoreOptions, 'dead'>): string | null {
    const { result } = this.score(options); // checks the dead stones, whatever the answer is
    const resigner = this.#resigner;
    if (resigner !== null) return winByResignation(resigner);
    return this.isOver ? result : null;
  }

  get #now(): Situation {
    return this.#situationAt(this.#line.made);
  }

  /** Who has resigned at this place. */
  get #resigner(): Color | null {
    const resignation = this.#resignation;
    return resignation?.undone || this.#line.next !== undefined ? null : (resignation?.color ?? null);
  }

  /** Takes back the resignation made here, or makes it again; false when there is nothing to do. */
  #setUndone(undone: boolean): boolean {
    const resignation = this.#resignation;
    if (resignation === null || resignation.recorded || resignation.undone === undone) return false;
    this.#resignation = { ...resignation, undone };
    return true;
  }

  #situationAt(moveNumber: number): Situation {
    return this.#line.at(moveNumber - 1)?.situation ?? this.#start;
  }

  /** To be called whenever the place in the line may be another. */
  #leavePlace(): void {
    this.#history = undefined;
    this.#repeatingNow = undefined;
  }

  #refuseWhenOver(): void {
    if (!this.isOver) return;
    const resigner = this.#resigner;
    const how = resigner === null ? 'both sides have passed' : `${resigner} has resigned`;
    throw new KakoiError('game-over', `the game is over after move ${this.moveNumber}: ${how}`);
  }

  /** Legality while the game goes on. What ko forbids, it forbids to the side to play alone. */
  #judge(color: Color, vertex: Vertex): Legality {
    const { board, toPlay, ko } = this.#now;
    const { suicide } = this.rules;
    if (this.rules.ko === 'simple') {
      return board.legality(color, vertex, { ko: color === toPlay ? ko : null, suicide });
    }
    const legality = board.legality(color, vertex, { suicide });
    if (legality !== 'legal' || !this.#repeating(color).has(vertex)) return legality;
    return sameVertex(vertex, ko) ? 'ko' : 'superko';
  }

  /** Where superko forbids the colour to play. */
  #repeating(color: Color): PointSet {
    const now = this.#now;
    if (color !== now.toPlay) return repeatingMoves(now, color, this.rules, this.#earlier());
    this.#repeatingNow ??= repeatingMoves(now, color, this.rules, this.#earlier());
    return this.#repeatingNow;
  }

  /** The positions that superko remembers: all since the last set-up, which begins a new history. */
  *#earlier(): Generator<Situation> {
    for (let i = this.#line.made; i > 0; i--) {
      const ply = this.#line.at(i - 1) as Ply;
      yield ply.situation;
      if (ply.setup !== null) return;
    }
    yield this.#start;
  }

  #advance(color: Color, vertex: Vertex | null): GoMove {
    if (this.#line.next?.is(color, vertex)) {
      this.#line.redo();
    } else {
      const ply = new Ply(color, vertex, this.#outcome(color, vertex));
      this.#forgetRest();
      this.#line.push(ply);
    }
    this.#leavePlace();
    return (this.#line.last as Ply).move(this.moveNumber);
  }

  #outcome(color: Color, vertex: Vertex | null): ReplayStep {
    const { board } = this;
    if (vertex !== null) return board.play(color, vertex, { suicide: this.rules.suicide });
    return { board, captured: PointSet.empty(board.width, board.height), ko: null };
  }

  /**
   * Drops what lies ahead of the current place: another continuation makes it, and the result it led to,
   * untrue.
   */
  #forgetRest(): void {
    this.#line.truncate();
    this.#resignation = null;
    this.#recordedResult = undefined;
  }

  /** Makes a record's line from its first move on, and keeps what else it says. */
  #follow(line: readonly (Move | SgfSetup)[], rulesText: string, strict: boolean): void {
    const result = this.#recordedResult; // playing the line does not make it untrue
    for (let next = 0; next < line.length; ) {
      const item = line[next] as Move | SgfSetup;
      if (!isMove(item)) {
        this.#setUp(item);
        next++;
        continue;
      }
      let end = next + 1;
      while (end < line.length && isMove(line[end] as Move | SgfSetup)) end++;
      const moves = line.slice(next, end) as Move[];
      if (strict) this.#playLegally(moves);
      else this.#playAsRecorded(moves);
      next = end;
    }
    this.#rulesText = rulesText;
    this.#recordedResult = result;
    const resigned = resignationIn(result);
    if (resigned !== null) this.#resignation = { color: resigned, recorded: true, undone: false };
  }

  #playAsRecorded(moves: readonly Move[]): void {
    const steps = replay(this.board, moves);
    moves.forEach(({ color, vertex }, i) => {
      this.#line.push(new Ply(color, vertex, steps[i] as ReplayStep));
    });
    this.#leavePlace();
  }

  #playLegally(moves: readonly Move[]): void {
    for (const { color, vertex } of moves) {
      const legality = vertex === null ? 'legal' : this.#judge(color, vertex);
      if (vertex !== null && legality !== 'legal') {
        throw illegalMove(color, vertex, this.board.height, legality, this.moveNumber + 1);
      }
      this.#advance(color, vertex);
    }
  }

  #setUp(setup: SgfSetup): void {
    const before = this.#now;
    const board = applySetup(before.board, setup);
    const toPlay = setup.toPlay ?? before.toPlay;
    if (toPlay === before.toPlay && board.equals(before.board)) return;
    (this.#line.last as Ply).setup = new Situation(board, toPlay, null, null);
  }
}

/** Lets gameOfRecord() at a game. A static block would do it too, but keep the class in every bundle. */
let follow: (game: GoGame, line: SgfGame['line'], rulesText: string, strict: boolean) => void;

/**
 * The game that a record tells, standing at its last move; its moves are played as fromSgf() plays them. For records
 * that are made from other notations too, whose vertices are on the board.
 */
export function gameOfRecord(record: SgfGame, strict = false): GoGame {
  const { width, height, rules, rulesText, handicap, info, line } = record;
  let first = line.findIndex(isMove);
  if (first < 0) first = line.length;
  let setup = GoBoard.empty(width, height);
  let toPlay: Color | null = null;
  for (const part of line.slice(0, first) as SgfSetup[]) {
    setup = applySetup(setup, part);
    toPlay = part.toPlay ?? toPlay;
  }
  toPlay ??= (line[first] as Move | undefined)?.color ?? firstToPlay(handicap);

  const game = new GoGame({ setup, toPlay, rules, handicap, info });
  follow(game, line.slice(first), rulesText, strict);
  return game;
}

function firstGiven(...sizes: (number | undefined)[]): number {
  const given = sizes.find((size) => size !== undefined);
  return given === undefined ? 19 : given;
}

function firstToPlay(handicap: number): Color {
  return handicap >= 2 ? 'white' : 'black';
}

function isMove(item: Move | SgfSetup): item is Move {
  return 'color' in item;
}

function applySetup(board: GoBoard, { empty, black, white }: SgfSetup): GoBoard {
  const put = (on: GoBoard, set: PointSet | null, stone: Color | null) =>
    set === null ? on : on.with(set, stone);
  return put(put(put(board, empty, null), black, 'black'), white, 'white');
}

function difference(before: GoBoard, after: GoBoard, toPlay: Color | null): SgfSetup {
  const added = (color: Color) => after.stones(color).minus(before.stones(color));
  return {
    empty: after.empties().minus(before.empties()),
    black: added('black'),
    white: added('white'),
    toPlay,
  };
}
