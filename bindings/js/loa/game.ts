import { engine } from '../core/engine.js';
import type { Color } from '../core/types.js';
import { validateOptions } from '../core/validate.js';
import { type GameInfo, withInfo } from '../records/game-info.js';
import type { NodeData, RecordNode } from '../records/node.js';
import { letterOf } from '../records/setup-and-moves.js';
import { SgfGame } from '../records/sgf-game.js';
import { type SgfGameJson, sourceOfJson } from '../records/sgf-record.js';
import {
  type FromSgfOptions,
  newSource,
  readSource,
  type SgfKind,
  type SgfSource,
} from '../records/sgf-source.js';
import { sourceIn, withSource } from '../records/source.js';
import { LoaBoard } from './board.js';
import { isLoaBoard } from './is-board.js';
import { type End, type LoaPlace, LoaRecord } from './loa-record.js';
import { type LoaMove, readMoveText } from './move.js';
import { writeMove, writeSetup } from './node.js';
import { type LoaRules, resolveRules, rulesText } from './rules.js';
import type { LoaSetup } from './setups.js';

/** Options of a new game. */
export interface LoaGameOptions {
  /** The set-up, or the position to begin with. Default 'standard'. */
  setup?: LoaSetup | LoaBoard;
  /** The number of squares in a row, 5 to 8, of a set-up by name. Default 8. */
  size?: number;
  /** The rules; fields that are not given are as in the default rules. */
  rules?: Partial<LoaRules>;
  info?: GameInfo;
}

/**
 * Options of fromSgf().
 *
 * @inline
 */
export type LoaSgfOptions = FromSgfOptions & {
  /** The rules, in place of those that the record names. */
  rules?: Partial<LoaRules>;
};

/** A game as JSON: its record, and the place in it. Made by toJSON(), for fromJSON(). */
export type LoaGameJson = SgfGameJson<'loa', LoaRules>;

const LOA: SgfKind = { number: 9, name: 'Lines of Action' };

/**
 * A game of Lines of Action: a record, which is a tree of nodes, and a place in it. A plain mutable object
 * over immutable boards; a method that throws leaves the game as it was.
 *
 * The game is always on a line, from the root through its place to an end. play() goes on from the place:
 * where another move follows already, the new one begins a variation, and the game is on the line of that
 * variation from then on.
 */
export class LoaGame extends SgfGame<LoaPlace> {
  readonly rules: LoaRules;
  readonly #record: LoaRecord;

  /** Throws 'bad-option'. */
  constructor(options?: LoaGameOptions) {
    engine('loa'); // first, because 'not-initialised' precedes every other complaint
    const { source, rules, board } = beginning(options);
    const record = new LoaRecord(source, rules, board);
    super(record);
    this.#record = record;
    this.rules = record.rules;
  }

  /**
   * Reads the game of a record in SGF text (GM[9]), also of Boardspace.net, with all its variations, and stands
   * at the end of the main line. Unless `rules` are given, they are those that toSgf() wrote, or the default ones. Throws
   * 'bad-sgf' with line and column, and 'illegal-move' (with a LoaLegality or 'not-your-turn' as its reason)
   * or 'game-over' with the number of the illegal move on the main line. Faults of a variation are reported
   * when the game goes there.
   */
  static fromSgf(text: string, options?: LoaSgfOptions): LoaGame {
    engine('loa');
    const { rules, ...rest } = validateOptions(options, ['rules', 'lenient', 'game']);
    return gameOfSource(readSource(text, rest, LOA), rules);
  }

  /** The game that toJSON() described. Throws 'bad-option', and for its record as fromSgf() does. */
  static fromJSON(json: unknown): LoaGame {
    engine('loa');
    const [source, fields] = sourceOfJson(json, 'loa', LOA);
    const game = gameOfSource(source, resolveRules(fields.rules as LoaRules));
    game.#record.restore(fields);
    return game;
  }

  /** The whole state of the game except the history of undoEdit(), as an object for JSON and postMessage(). */
  toJSON(): LoaGameJson {
    return { game: 'loa', ...this.#record.json, rules: this.rules };
  }

  /**
   * An independent copy of the game, at the same place of the same record. The history of undoEdit() is not copied.
   */
  clone(): LoaGame {
    return LoaGame.fromJSON(this.toJSON());
  }

  /** The move number, the side to move and the diagram of the board. */
  override toString(): string {
    return `LoaGame, move ${this.moveNumber}, ${this.toPlay} to move\n${this.board.toDiagram()}`;
  }

  /** The side whose turn it is. */
  get toPlay(): Color {
    return this.board.toPlay;
  }

  /** The winner, 'draw', or null while the game goes on. */
  get outcome(): Color | 'draw' | null {
    return this.#record.ending?.outcome ?? null;
  }

  /** The way in which the game ended, or null while it goes on. */
  get end(): End['end'] | null {
    return this.#record.ending?.end ?? null;
  }

  /** True when the game has ended, in any of the ways of `end`. */
  get isOver(): boolean {
    return this.#record.ending !== null;
  }

  /**
   * The result as text: 'B+' or 'W+', 'B+R' or 'W+R' after a resignation ('+T' on time, '+F' by forfeit),
   * 'Draw', or null while the game goes on.
   */
  result(): string | null {
    return this.#record.result();
  }

  /**
   * Plays a move of the side to move: a LoaMove, text as for LoaBoard.play(), or null or 'pass' when there is no
   * other move. When the record already has this move next, the game follows it; otherwise the move is added,
   * as a variation when other moves follow already. Throws 'bad-notation', 'game-over', or 'illegal-move'
   * with its reason; the game then stays as it was.
   */
  play(move: LoaMove | string | null): LoaMove {
    const record = this.#record;
    record.refuseWhenOver();
    const { board } = record.here;
    const played = board.resolve(move);
    const color = board.toPlay;
    const same = (child: RecordNode) => isSame(child.data[letterOf(color)]?.[0], played, board.width);
    const child = record.childWith(same);
    if (child !== undefined) record.enter(child);
    else record.playOn(writeMove(color, played), record.reach(record.node, board.play(played), [played]));
    return played;
  }
}

/** True when the record's text is this move. */
function isSame(text: string | undefined, move: LoaMove, size: number): boolean {
  const [own, other] = [readMoveText(text?.trim() || 'pass', size), readMoveText(move.text, size)];
  if (text === undefined || own === null || other === null) return false;
  return own === 'pass' || other === 'pass' ? own === other : own.from === other.from && own.to === other.to;
}

/** The beginning of a new game; `rules` is undefined when they are to be read from the record. */
interface Beginning {
  readonly source: SgfSource;
  readonly rules: LoaRules | undefined;
  /** The set-up that the caller gave. */
  readonly board?: LoaBoard;
}

/** The game of a source. It follows `rules`, or else the rules of its record. */
function gameOfSource(source: SgfSource, rules?: Partial<LoaRules>): LoaGame {
  const known = rules === undefined ? undefined : resolveRules(rules);
  return new LoaGame(withSource({ source, rules: known } satisfies Beginning));
}

/** The source and the rules of a game made from options. Throws 'bad-option'. */
function beginning(options: LoaGameOptions | undefined): Beginning {
  const made = sourceIn<Beginning>(options);
  if (made !== undefined) return made;
  const { setup, size, rules: given, info } = validateOptions(options, ['setup', 'size', 'rules', 'info']);
  const rules = resolveRules(given);
  const board =
    isLoaBoard(setup) && size === undefined ? setup : LoaBoard.start(setup as LoaSetup | undefined, size);
  const words = rulesText(rules);
  const data: NodeData = { ...writeSetup(board), ...(words === '' ? {} : { RU: [words] }) };
  return { source: newSource(LOA, withInfo(data, info)), rules, board };
}
