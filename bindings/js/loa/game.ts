import { engine } from '../core/engine.js';
import { KakoiError, show, withPlace } from '../core/errors.js';
import { type GameInfo, withInfo } from '../core/game-info.js';
import { opponent } from '../core/opponent.js';
import { PathIndex } from '../core/path-index.js';
import { type NodeData, type RecordNode, STATE } from '../core/record-node.js';
import {
  type FromSgfOptions,
  type GameEnding,
  lossText,
  newSource,
  readSource,
  SgfGame,
  type SgfGameJson,
  type SgfKind,
  type SgfSource,
  sourceOfJson,
} from '../core/sgf-game.js';
import { firstColor, isOfPlay, letterOf, setupOf } from '../core/sgf-sides.js';
import { sourceIn, withSource } from '../core/source.js';
import type { Color } from '../core/types.js';
import { validateOptions } from '../core/validate.js';
import { isLoaBoard, LoaBoard, type LoaEnding } from './board.js';
import { type LoaMove, readMoveText } from './move.js';
import { applySetup, boardNamed, RESIGN, readMoves, writeMove, writeSetup } from './node.js';
import { POSITION } from './position.js';
import { type LoaRules, readRules, resolveRules, rulesText } from './rules.js';
import { SIZE } from './squares.js';

/** How a game begins. */
export interface LoaGameOptions {
  /** Default 'standard'. */
  setup?: 'standard' | 'scrambled-eggs' | LoaBoard;
  /** What is not named is as in the default rules. */
  rules?: Partial<LoaRules>;
  info?: GameInfo;
}

/** How a record is read. */
export interface LoaSgfOptions extends FromSgfOptions {
  /** In place of those that the record names. */
  rules?: Partial<LoaRules>;
}

/** A game as JSON: its record, and where it stands. Made by toJSON(), for fromJSON(). */
export type LoaGameJson = SgfGameJson<'loa', LoaRules>;

/** The position at a node. */
interface LoaPlace {
  readonly board: LoaBoard;
  /** How often it has been on the board by then. */
  readonly occurrence: number;
  /** Who has resigned in place of a move. */
  readonly resigned: Color | null;
  /** What the node itself does. */
  readonly moves: readonly LoaMove[];
}

type End = { readonly outcome: Color | 'draw'; readonly end: LoaEnding['end'] | 'repetition' | GameEnding };

const LOA: SgfKind = { number: 9, name: 'Lines of Action' };

/**
 * A game of Lines of Action: a record, which is a tree of nodes, and a place in it. A plain mutable object over immutable
 * boards; what a method refuses with an error leaves the game as it was.
 *
 * The game is always on a line, from the root through its place to an end. play() goes on from the place: where another
 * move follows already, the new one begins a variation, and the line is that of the variation from there on.
 */
export class LoaGame extends SgfGame<LoaPlace> {
  readonly rules: LoaRules;
  readonly #origin: LoaPlace;
  readonly #positions = new PathIndex<string>();

  /** Throws 'bad-option'. */
  constructor(options?: LoaGameOptions) {
    engine('loa'); // before any other complaint, 'not-initialised'
    const { source, rules, board } = beginning(options);
    super(source);
    this.rules = rules ?? readRules(this.header('RU'));
    this.#origin = { board: this.#firstBoard(), occurrence: 0, resigned: null, moves: [] };
    if (board !== undefined) this.tree[STATE] = this.#reach(null, board, []);
    this.goTo(this.lineEnd);
  }

  /**
   * The game of a record in SGF text (GM[9]), all of it, standing at the end of the main line. Unless `rules` are given,
   * they are those that toSgf() wrote, or the default ones. Throws 'bad-sgf' with line and column, and 'illegal-move'
   * (with a LoaLegality or 'not-your-turn' as its reason) or 'game-over' with the number of the move of the main line
   * that the rules do not allow. What is wrong in a variation is said when the game goes there.
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
    game.restore(fields);
    return game;
  }

  /** Everything that the game holds, as an object for JSON and postMessage(); what undoEdit() could take back is not in it. */
  toJSON(): LoaGameJson {
    return { game: 'loa', ...this.json, rules: this.rules };
  }

  /** A game of its own with the same record, at the same place. What undoEdit() could take back stays behind. */
  clone(): LoaGame {
    return LoaGame.fromJSON(this.toJSON());
  }

  /** What it is, and the diagram of its board. */
  override toString(): string {
    return `LoaGame, move ${this.moveNumber}, ${this.toMove} to move\n${this.board.toDiagram()}`;
  }

  /** The side whose turn it is. */
  get toMove(): Color {
    return this.board.toMove;
  }

  /** Who has won, 'draw', or null while the game runs. */
  get outcome(): Color | 'draw' | null {
    return this.#ending?.outcome ?? null;
  }

  /** What has ended the game, or null while it runs. */
  get end(): End['end'] | null {
    return this.#ending?.end ?? null;
  }

  /** Whether the game has ended, in any of the ways of `end`. */
  get isOver(): boolean {
    return this.#ending !== null;
  }

  /** 'B+', 'W+', 'B+R' or 'W+R' after a resignation ('+T' on time, '+F' by forfeit), 'Draw', or null while the game runs. */
  result(): string | null {
    const ending = this.#ending;
    if (ending === null) return null;
    const { outcome, end } = ending;
    if (outcome === 'draw') return 'Draw';
    if (end === 'resignation' || end === 'time' || end === 'forfeit')
      return lossText({ color: opponent(outcome), by: end });
    return outcome === 'black' ? 'B+' : 'W+';
  }

  /**
   * Plays a move of the side to move: a LoaMove, text as for LoaBoard.play(), or 'pass' when there is no other move.
   * Where the record goes on with this move, the game follows it; else the move is added, as a variation where others
   * follow already. Throws 'bad-notation', 'game-over', or 'illegal-move' with its reason; the game stays as it was.
   */
  play(move: LoaMove | string): LoaMove {
    this.refuseWhenOver();
    const { board } = this;
    const played = board.resolve(move);
    const color = board.toMove;
    const same = (child: RecordNode) => isSame(child.data[letterOf(color)]?.[0], played);
    const child = this.childWith(same);
    if (child !== undefined) this.enter(child);
    else this.playOn(writeMove(color, played), this.#reach(this.node, board.play(played), [played]));
    return played;
  }

  protected get mover(): Color {
    return this.toMove;
  }

  protected get origin(): LoaPlace {
    return this.#origin;
  }

  protected follow(from: LoaPlace, nodes: readonly RecordNode[]): LoaPlace {
    let place = from;
    for (const node of nodes) {
      const complain = (name: string, value: number, message: string) =>
        this.complain(node, name, value, message);
      const number = node.parent?.moveNumber ?? 0;
      const moves = readMoves(node.data, complain);
      const setup = setupOf(node.data);
      if (setup !== undefined && node.moveNumber > 0) {
        complain(setup, -1, `${setup}: stones may be set up only before the first move`);
        place = { ...place, moves: [] };
      } else {
        const board = applySetup(place.board, node.data, complain);
        place =
          board === place.board && node.parent !== null
            ? { ...place, moves: [] }
            : this.#reach(node.parent, board, []);
      }
      for (const { color, text } of moves) {
        place = this.#moved(place, node, color, text, number + place.moves.length + 1);
      }
      node[STATE] = place;
    }
    return place;
  }

  protected isFixed(name: string, node: RecordNode): boolean {
    return isOfPlay(name) || (node.parent === null && ['GM', 'SZ', 'SU', 'RU'].includes(name));
  }

  protected refuseWhenOver(): void {
    const ending = this.#ending;
    if (ending !== null) throw gameOver(ending, this.moveNumber);
  }

  protected override resultOfLine(recorded: string | undefined): string | undefined {
    return super.resultOfLine(recorded) ?? this.result() ?? undefined;
  }

  protected override resultToWrite(): string | null {
    const { node, tree } = this;
    const isOwn = tree.data.RE === undefined && tree.data.AP?.[0]?.startsWith('kakoi');
    return isOwn && node === tree.mainLine().at(-1) ? this.result() : null;
  }

  get #ending(): End | null {
    const { loss } = this;
    return loss === null ? this.#endingOf(this.here) : { outcome: opponent(loss.color), end: loss.by };
  }

  /** How the rules or a resignation in place of a move end the game. */
  #endingOf({ board, occurrence, resigned }: LoaPlace): End | null {
    if (resigned !== null) return { outcome: opponent(resigned), end: 'resignation' };
    const { repetition } = this.rules;
    const isRepeated = repetition > 0 && occurrence >= repetition;
    return board.ending(this.rules) ?? (isRepeated ? { outcome: 'draw', end: 'repetition' } : null);
  }

  /** The place that a recorded move leads to. Throws 'illegal-move' and 'game-over'. */
  #moved(before: LoaPlace, node: RecordNode, color: Color, text: string, number: number): LoaPlace {
    const { board } = before;
    try {
      const ending = this.#endingOf(before);
      if (ending !== null) throw gameOver(ending, number - 1);
      if (text === RESIGN) return { ...before, resigned: color };
      if (color !== board.toMove) {
        throw new KakoiError('illegal-move', `${color} may not move ${text}: it is ${board.toMove}'s turn`, {
          reason: 'not-your-turn',
        });
      }
      const move = board.resolve(text);
      return this.#reach(node.parent, board.play(move), [...before.moves, move]);
    } catch (cause) {
      throw withPlace(cause, `move ${number}`);
    }
  }

  /** The place with this board that comes after a node. */
  #reach(after: RecordNode | null, board: LoaBoard, moves: readonly LoaMove[]): LoaPlace {
    const positions = this.#positions;
    for (const node of positions.turnTo(after)) {
      const own = (node[STATE] as LoaPlace).board;
      const isNew = (node.parent?.[STATE] as LoaPlace | undefined)?.board !== own;
      positions.add(node, isNew ? keyOf(own) : ''); // a comment is not a repetition
    }
    return { board, occurrence: positions.depthsOf(keyOf(board)).length + 1, resigned: null, moves };
  }

  /** Where it begins: SU's set-up, and White to move where the record has White move first and does not say. */
  #firstBoard(): LoaBoard {
    const line = this.tree.mainLine();
    const first = line.find(({ moveNumber }) => moveNumber > 0);
    const toMove = firstColor(this.tree);
    const opening = first === undefined ? line : line.slice(0, line.indexOf(first) + 1);
    const hasStones = opening.some(({ data }) => data.AB !== undefined || data.AW !== undefined);
    const size = this.header('SZ');
    if (size !== '' && !/^8\s*(:\s*8)?$/.test(size)) {
      this.complainOfHeader('SZ', `the board of Lines of Action is ${SIZE}×${SIZE}, not ${show(size)}`);
    }
    const name = this.header('SU') || (hasStones ? 'custom' : 'standard');
    const board = boardNamed(name, toMove);
    if (board !== undefined) return board;
    this.complainOfHeader(
      'SU',
      `the set-up ${show(name.toLowerCase())} is not known: Standard, Scrambled-Eggs, Custom`,
    );
    return LoaBoard.start();
  }
}

function keyOf(board: LoaBoard): string {
  return `${board[POSITION]} ${board.toMove}`;
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

/** Whether text of a record is this move. */
function isSame(text: string | undefined, move: LoaMove): boolean {
  const [own, other] = [readMoveText(text?.trim() || 'pass'), readMoveText(move.text)];
  if (text === undefined || own === null || other === null) return false;
  return own === 'pass' || other === 'pass' ? own === other : own.from === other.from && own.to === other.to;
}

/** What a new game begins with; `rules` where they are not to be read from the record. */
interface Beginning {
  readonly source: SgfSource;
  readonly rules: LoaRules | undefined;
  /** The set-up that was given. */
  readonly board?: LoaBoard;
}

/** The game of a source, by its own rules or those given. */
function gameOfSource(source: SgfSource, rules?: Partial<LoaRules>): LoaGame {
  const known = rules === undefined ? undefined : resolveRules(rules);
  return new LoaGame(withSource({ source, rules: known } satisfies Beginning));
}

/** The source of a game made from options. Throws 'bad-option'. */
function beginning(options: LoaGameOptions | undefined): Beginning {
  const made = sourceIn<Beginning>(options);
  if (made !== undefined) return made;
  const { setup = 'standard', rules: given, info } = validateOptions(options, ['setup', 'rules', 'info']);
  const rules = resolveRules(given);
  const board = isLoaBoard(setup) ? setup : LoaBoard.start(setup);
  const words = rulesText(rules);
  const data: NodeData = { SZ: [`${SIZE}`], ...writeSetup(board), ...(words === '' ? {} : { RU: [words] }) };
  return { source: newSource(LOA, withInfo(data, info)), rules, board };
}
