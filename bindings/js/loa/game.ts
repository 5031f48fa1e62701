import { engine } from '../core/engine.js';
import { KakoiError, show, withPlace } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import type { Color, VertexLike } from '../core/types.js';
import { validateOptions } from '../core/validate.js';
import { type GameEnding, gameOver, type Loss, lossText } from '../records/ending.js';
import { type GameInfo, withInfo } from '../records/game-info.js';
import { type NodeData, type RecordNode, STATE } from '../records/node.js';
import { PathIndex } from '../records/path-index.js';
import { ownResult } from '../records/properties/plain-result.js';
import { type Fault, firstColor, isOfPlay, letterOf, setupOf } from '../records/setup-and-moves.js';
import { SgfGame } from '../records/sgf-game.js';
import { type SgfGameJson, SgfRecord, sourceOfJson } from '../records/sgf-record.js';
import {
  type FromSgfOptions,
  newSource,
  readSource,
  type SgfKind,
  type SgfSource,
} from '../records/sgf-source.js';
import { sourceIn, withSource } from '../records/source.js';
import { LoaBoard, type LoaEnding, type LoaLegality } from './board.js';
import { isLoaBoard } from './is-board.js';
import { type LoaMove, type LoaMoveLike, readMove, readMoveText } from './move.js';
import { applySetup, boardNamed, type RecordedMove, readMoves, writeMove, writeSetup } from './node.js';
import { POSITION } from './position.js';
import { type LoaRules, readRules, resolveRules, rulesInstead, rulesText } from './rules.js';
import type { LoaSetup } from './setups.js';
import { isSize, SIZE } from './squares.js';

/** The position at a node. */
export interface LoaPlace {
  readonly board: LoaBoard;
  /** The number of times that the position has occurred so far, this time included. */
  readonly occurrence: number;
  /** The side that lost in place of a move. */
  readonly lost: Loss | null;
  /** The moves that the node itself makes. */
  readonly moves: readonly LoaMove[];
}

/** The winner and how the game ended. */
export type End = {
  readonly outcome: Color | 'draw';
  readonly end: LoaEnding['end'] | 'repetition' | GameEnding;
};

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

/** Options of fromSgf(). */
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
  readonly #record: SgfRecord<LoaPlace>;
  readonly #positions = new PathIndex<string>();

  /** Throws 'bad-option'. */
  constructor(options?: LoaGameOptions) {
    engine('loa'); // first, because 'not-initialised' precedes every other complaint
    const { source, rules, board } = beginning(options);
    const record = new SgfRecord<LoaPlace>(source);
    super(record);
    this.#record = record;
    const { root } = record;
    this.rules = rules ?? readRules(record.header('RU'));
    record.kind = {
      origin: { board: firstBoard(record), occurrence: 0, lost: null, moves: [] },
      follow: (from, nodes) => this.#follow(from, nodes),
      isFixed,
      readResult: ownResult,
      over: () => this.#ending && overText(this.#ending),
      result: () => this.result(),
      rulesToWrite: () => {
        const named = record.header('RU');
        return rulesText(readRules(named)) === rulesText(this.rules) ? null : rulesInstead(this.rules, named);
      },
    };
    if (board !== undefined) root[STATE] = this.#reach(null, board, []);
    record.goTo(record.lineEnd);
  }

  /**
   * Reads the game of a record in SGF (GM[9]), text or the bytes of a file in any encoding, also of Boardspace.net, with all
   * its variations, and stands at the end of the main line. Unless `rules` are given, they are those that toSgf() wrote, or the default ones. Throws
   * 'bad-sgf' with line and column, and 'illegal-move' (with a LoaLegality or 'not-your-turn' as its reason)
   * or 'game-over' with the number of the illegal move on the main line. Faults of a variation are reported
   * when the game goes there.
   */
  static fromSgf(source: string | Uint8Array, options?: LoaSgfOptions): LoaGame {
    engine('loa');
    const { rules, ...rest } = validateOptions(options, ['rules', 'lenient', 'game']);
    return gameOfSource(readSource(source, rest, LOA), rules);
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

  /** The winner, 'draw', or null while the game goes on. At the end of a record that states who has won, that side. */
  get outcome(): Color | 'draw' | null {
    return this.#ending?.outcome ?? this.#record.stated.winner;
  }

  /** The way in which the game ended, or null while it goes on. */
  get end(): End['end'] | null {
    return this.#ending?.end ?? null;
  }

  /** True when the game has ended, in any of the ways of `end`. */
  get isOver(): boolean {
    return this.#ending !== null;
  }

  /**
   * The result as text: 'B+' or 'W+', 'B+R' or 'W+R' after a resignation ('+T' on time, '+F' by forfeit),
   * 'Draw', or null while the game goes on.
   */
  result(): string | null {
    const ending = this.#ending;
    if (ending === null) return null;
    const { outcome, end } = ending;
    if (outcome === 'draw') return 'Draw';
    if (end === 'resignation' || end === 'time' || end === 'forfeit')
      return lossText({ color: opponent(outcome), by: end });
    return outcome === 'black' ? 'B+' : 'W+';
  }

  /** The legality of a move of the side to move, as LoaBoard.legality() has it; 'game-over' after any end. Throws 'bad-notation'. */
  legality(move: LoaMoveLike | null): LoaLegality {
    const { board } = this;
    if (!this.isOver) return board.legality(move);
    readMove(move, board.width); // complains of bad notation all the same
    return 'game-over';
  }

  /** The legal moves, or those of one stone; none once the game is over, and none when the side to move must pass. */
  legalMoves(from?: VertexLike): LoaMove[] {
    const moves = this.board.legalMoves(from);
    return this.isOver ? [] : moves;
  }

  /**
   * Plays a move of the side to move: a LoaMove, text as for LoaBoard.play(), or null or 'pass' when there is no
   * other move. When the record already has this move next, the game follows it; otherwise the move is added,
   * as a variation when other moves follow already. Throws 'bad-notation', 'game-over', or 'illegal-move'
   * with its reason; the game then stays as it was.
   */
  play(move: LoaMoveLike | null): LoaMove {
    const record = this.#record;
    record.refuseWhenOver();
    const { board } = record.here;
    const played = board.resolve(move);
    const color = board.toPlay;
    const same = (child: RecordNode) => isSame(child.data[letterOf(color)]?.[0], played, board.width);
    record.advance(same, () => {
      record.playOn(writeMove(color, played), this.#reach(record.node, board.play(played), [played]));
    });
    return played;
  }

  /** Passes for the side to move, which the rules allow when it has no other move. Throws 'game-over' or 'illegal-move'. */
  pass(): LoaMove {
    return this.play(null);
  }

  /** The end of the game here; null while it goes on. */
  get #ending(): End | null {
    const { loss, here } = this.#record;
    return loss === null ? this.#endAt(here) : { outcome: opponent(loss.color), end: loss.by };
  }

  /** The end by the rules, or recorded in place of a move; null while the game goes on. */
  #endAt({ board, occurrence, lost }: LoaPlace): End | null {
    if (lost !== null) return { outcome: opponent(lost.color), end: lost.by };
    const { repetition } = this.rules;
    const isRepeated = repetition > 0 && occurrence >= repetition;
    return board.ending(this.rules) ?? (isRepeated ? { outcome: 'draw', end: 'repetition' } : null);
  }

  #follow(from: LoaPlace, nodes: readonly RecordNode[]): LoaPlace {
    let place = from;
    for (const node of nodes) {
      const complain: Fault = (name, value, message) => this.#record.complain(node, name, value, message);
      const number = node.parent?.moveNumber ?? 0;
      const moves = readMoves(node.data, place.board.width, complain);
      const setup = setupOf(node.data);
      if (setup !== undefined && node.moveNumber > 0) {
        complain(setup, -1, () => `${setup}: stones may be set up only before the first move`);
        place = { ...place, moves: [] };
      } else {
        const board = applySetup(place.board, node.data, complain);
        place =
          board === place.board && node.parent !== null
            ? { ...place, moves: [] }
            : this.#reach(node.parent, board, []);
      }
      for (const move of moves) place = this.#moved(place, node, move, number + place.moves.length + 1);
      node[STATE] = place;
    }
    return place;
  }

  /** The place after a recorded move. Throws 'illegal-move' and 'game-over'. */
  #moved(before: LoaPlace, node: RecordNode, { color, text, by }: RecordedMove, number: number): LoaPlace {
    const { board } = before;
    try {
      const ending = this.#endAt(before);
      if (ending !== null) throw gameOver(number - 1, overText(ending));
      if (by !== null) return { ...before, lost: { color, by } };
      if (color !== board.toPlay) {
        throw new KakoiError('illegal-move', `${color} may not move ${text}: it is ${board.toPlay}'s turn`, {
          reason: 'not-your-turn',
        });
      }
      const move = board.resolve(text);
      return this.#reach(node.parent, board.play(move), [...before.moves, move]);
    } catch (cause) {
      throw withPlace(cause, `move ${number}`);
    }
  }

  /** The place with this board after a node, with its occurrences counted. */
  #reach(after: RecordNode | null, board: LoaBoard, moves: readonly LoaMove[]): LoaPlace {
    const positions = this.#positions;
    for (const node of positions.turnTo(after)) {
      const own = (node[STATE] as LoaPlace).board;
      const isNew = (node.parent?.[STATE] as LoaPlace | undefined)?.board !== own;
      positions.add(node, isNew ? keyOf(own) : ''); // nodes without a change of the board are no repetition
    }
    return { board, occurrence: positions.depthsOf(keyOf(board)).length + 1, lost: null, moves };
  }
}

function isFixed(name: string, node: RecordNode): boolean {
  return isOfPlay(name) || (node.parent === null && ['GM', 'SZ', 'SU', 'RU'].includes(name));
}

/** The number of squares in a row: SZ[6] or SZ[6:6], 8 without it. */
function sizeOf(record: SgfRecord<LoaPlace>): number {
  const text = record.header('SZ').trim();
  const [, digits] = /^(\d+)\s*(?::\s*\1)?$/.exec(text) ?? [];
  const size = text === '' ? SIZE : Number(digits);
  if (isSize(size)) return size;
  record.complainOfHeader('SZ', () => `the board of Lines of Action is 5×5 to 8×8, not ${show(text)}`);
  return SIZE;
}

/**
 * The board that the game begins with: the set-up of SU. The side that makes the first recorded move is to move.
 */
function firstBoard(record: SgfRecord<LoaPlace>): LoaBoard {
  const line = record.root.mainLine();
  const first = line.find(({ moveNumber }) => moveNumber > 0);
  const toPlay = firstColor(record.root);
  const opening = first === undefined ? line : line.slice(0, line.indexOf(first) + 1);
  const hasStones = opening.some(({ data }) => data.AB !== undefined || data.AW !== undefined);
  const size = sizeOf(record);
  const name = record.header('SU') || (hasStones ? 'custom' : 'standard');
  const [move] = first === undefined ? [] : readMoves(first.data, size, () => {});
  const board = boardNamed(name, size, toPlay ?? 'black', move);
  if (board !== undefined) return board;
  record.complainOfHeader(
    'SU',
    () => `the set-up ${show(name.toLowerCase())} is not known: Standard, Scrambled-Eggs, Parachute, Custom`,
  );
  return LoaBoard.start(size);
}

function keyOf(board: LoaBoard): string {
  return `${board[POSITION]} ${board.toPlay}`;
}

const WORDS = {
  connection: 'connecting all stones',
  simultaneous: 'connecting both sides at once',
  'no-move': 'having no move',
  repetition: 'repetition',
  resignation: 'resignation',
  time: 'time',
  forfeit: 'forfeit',
} as const;

/** The end of a game, in words. */
function overText({ outcome, end }: End): string {
  return `${outcome === 'draw' ? 'it is a draw' : `${outcome} has won`} by ${WORDS[end]}`;
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
