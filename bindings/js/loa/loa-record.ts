import { KakoiError, show, withPlace } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import type { Color } from '../core/types.js';
import { type NodeData, type RecordNode, STATE } from '../records/node.js';
import { PathIndex } from '../records/path-index.js';
import { plainResult, type SgfResult, UNKNOWN_RESULT } from '../records/properties/plain-result.js';
import { firstColor, isOfPlay, setupOf } from '../records/setup-and-moves.js';
import { type GameEnding, type Loss, lossText, SgfRecord } from '../records/sgf-record.js';
import type { SgfSource } from '../records/sgf-source.js';
import { LoaBoard, type LoaEnding } from './board.js';
import type { LoaMove } from './move.js';
import { applySetup, boardNamed, type RecordedMove, readMoves } from './node.js';
import { POSITION } from './position.js';
import { type LoaRules, readRules, rulesInstead, rulesText } from './rules.js';
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

/** The record of a game of Lines of Action: its rules, the positions at its nodes, and the end by the rules. */
export class LoaRecord extends SgfRecord<LoaPlace> {
  readonly rules: LoaRules;
  readonly origin: LoaPlace;
  readonly #positions = new PathIndex<string>();

  /**
   * The game stands at the end of the main line. It follows `rules`, or else those of the record; `board` is the set-up
   * of the root where it is known.
   */
  constructor(source: SgfSource, rules?: LoaRules, board?: LoaBoard) {
    super(source);
    this.rules = rules ?? readRules(this.header('RU'));
    this.origin = { board: this.#firstBoard(), occurrence: 0, lost: null, moves: [] };
    if (board !== undefined) this.tree[STATE] = this.reach(null, board, []);
    this.goTo(this.lineEnd);
  }

  get mover(): Color {
    return this.here.board.toPlay;
  }

  follow(from: LoaPlace, nodes: readonly RecordNode[]): LoaPlace {
    let place = from;
    for (const node of nodes) {
      const complain = (name: string, value: number, message: string) =>
        this.complain(node, name, value, message);
      const number = node.parent?.moveNumber ?? 0;
      const moves = readMoves(node.data, place.board.width, complain);
      const setup = setupOf(node.data);
      if (setup !== undefined && node.moveNumber > 0) {
        complain(setup, -1, `${setup}: stones may be set up only before the first move`);
        place = { ...place, moves: [] };
      } else {
        const board = applySetup(place.board, node.data, complain);
        place =
          board === place.board && node.parent !== null
            ? { ...place, moves: [] }
            : this.reach(node.parent, board, []);
      }
      for (const move of moves) place = this.#moved(place, node, move, number + place.moves.length + 1);
      node[STATE] = place;
    }
    return place;
  }

  protected readResult({ RE }: NodeData): SgfResult {
    return plainResult(RE?.[0] ?? '') ?? UNKNOWN_RESULT;
  }

  isFixed(name: string, node: RecordNode): boolean {
    return isOfPlay(name) || (node.parent === null && ['GM', 'SZ', 'SU', 'RU'].includes(name));
  }

  refuseWhenOver(): void {
    const ending = this.ending;
    if (ending !== null) throw gameOver(ending, this.node.moveNumber);
  }

  override resultOfLine(recorded: string | undefined): string | undefined {
    return super.resultOfLine(recorded) ?? this.result() ?? undefined;
  }

  override resultToWrite(): string | null {
    const { node, tree } = this;
    const isOwn = tree.data.RE === undefined && tree.data.AP?.[0]?.startsWith('kakoi');
    return isOwn && node === tree.mainLine().at(-1) ? this.result() : null;
  }

  override rulesToWrite(): string | null {
    const { rules } = this;
    const named = this.header('RU');
    return rulesText(readRules(named)) === rulesText(rules) ? null : rulesInstead(rules, named);
  }

  /** The result as text, or null while the game goes on. */
  result(): string | null {
    const ending = this.ending;
    if (ending === null) return null;
    const { outcome, end } = ending;
    if (outcome === 'draw') return 'Draw';
    if (end === 'resignation' || end === 'time' || end === 'forfeit')
      return lossText({ color: opponent(outcome), by: end });
    return outcome === 'black' ? 'B+' : 'W+';
  }

  /** The end of the game here; null while it goes on. */
  get ending(): End | null {
    const { loss } = this;
    return loss === null ? this.#endingOf(this.here) : { outcome: opponent(loss.color), end: loss.by };
  }

  /** The end by the rules, or recorded in place of a move; null while the game goes on. */
  #endingOf({ board, occurrence, lost }: LoaPlace): End | null {
    if (lost !== null) return { outcome: opponent(lost.color), end: lost.by };
    const { repetition } = this.rules;
    const isRepeated = repetition > 0 && occurrence >= repetition;
    return board.ending(this.rules) ?? (isRepeated ? { outcome: 'draw', end: 'repetition' } : null);
  }

  /** The place after a recorded move. Throws 'illegal-move' and 'game-over'. */
  #moved(before: LoaPlace, node: RecordNode, { color, text, by }: RecordedMove, number: number): LoaPlace {
    const { board } = before;
    try {
      const ending = this.#endingOf(before);
      if (ending !== null) throw gameOver(ending, number - 1);
      if (by !== null) return { ...before, lost: { color, by } };
      if (color !== board.toPlay) {
        throw new KakoiError('illegal-move', `${color} may not move ${text}: it is ${board.toPlay}'s turn`, {
          reason: 'not-your-turn',
        });
      }
      const move = board.resolve(text);
      return this.reach(node.parent, board.play(move), [...before.moves, move]);
    } catch (cause) {
      throw withPlace(cause, `move ${number}`);
    }
  }

  /** The place with this board after a node, with its occurrences counted. */
  reach(after: RecordNode | null, board: LoaBoard, moves: readonly LoaMove[]): LoaPlace {
    const positions = this.#positions;
    for (const node of positions.turnTo(after)) {
      const own = (node[STATE] as LoaPlace).board;
      const isNew = (node.parent?.[STATE] as LoaPlace | undefined)?.board !== own;
      positions.add(node, isNew ? keyOf(own) : ''); // nodes without a change of the board are no repetition
    }
    return { board, occurrence: positions.depthsOf(keyOf(board)).length + 1, lost: null, moves };
  }

  /** The number of squares in a row: SZ[6] or SZ[6:6], 8 without it. */
  #size(): number {
    const text = this.header('SZ').trim();
    const [, digits] = /^(\d+)\s*(?::\s*\1)?$/.exec(text) ?? [];
    const size = text === '' ? SIZE : Number(digits);
    if (isSize(size)) return size;
    this.complainOfHeader('SZ', `the board of Lines of Action is 5×5 to 8×8, not ${show(text)}`);
    return SIZE;
  }

  /**
   * The board that the game begins with: the set-up of SU. The side that makes the first recorded move is to move.
   */
  #firstBoard(): LoaBoard {
    const line = this.tree.mainLine();
    const first = line.find(({ moveNumber }) => moveNumber > 0);
    const toPlay = firstColor(this.tree);
    const opening = first === undefined ? line : line.slice(0, line.indexOf(first) + 1);
    const hasStones = opening.some(({ data }) => data.AB !== undefined || data.AW !== undefined);
    const size = this.#size();
    const name = this.header('SU') || (hasStones ? 'custom' : 'standard');
    const [move] = first === undefined ? [] : readMoves(first.data, size, () => {});
    const board = boardNamed(name, size, toPlay ?? 'black', move);
    if (board !== undefined) return board;
    this.complainOfHeader(
      'SU',
      `the set-up ${show(name.toLowerCase())} is not known: Standard, Scrambled-Eggs, Parachute, Custom`,
    );
    return LoaBoard.start(size);
  }
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

function gameOver({ outcome, end }: End, moveNumber: number): KakoiError {
  const how = outcome === 'draw' ? 'it is a draw' : `${outcome} has won`;
  return new KakoiError('game-over', `the game is over after move ${moveNumber}: ${how} by ${WORDS[end]}`);
}
