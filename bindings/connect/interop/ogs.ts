/**
 * Converts boards, points and games to and from the forms of online-go.com and its library goban: 0 empty, 1
 * black, 2 white.
 */

import {
  type Color,
  GoBoard,
  GoGame,
  type GoRules,
  goRules,
  PointSet,
  type RulesName,
  type Vertex,
} from '../../js/api.js';
import { badOption } from '../../js/core/errors.js';
import { validateBoolean, validateOptions } from '../../js/core/validate.js';
import { gameOfTree } from '../../js/go/game.js';
import { readResult, resultText } from '../../js/records/properties/result.js';
import {
  checkBoard,
  checkGame,
  checkList,
  checkNumber,
  checkObject,
  checkSet,
  checkText,
  notA,
  readList,
} from './check.js';
import {
  fromOgsTree,
  type OgsColor,
  type OgsMove,
  type OgsPackedMove,
  type OgsTree,
  type OgsWrittenMove,
  toOgsTree,
} from './ogs-tree.js';
import { beginning, type MovesOptions } from './record.js';

export { estimator } from './goban.js';
export type { OgsTree as Tree } from './ogs-tree.js';

/** The names of rules on OGS. */
type Rules = 'japanese' | 'korean' | 'chinese' | 'aga' | 'ing' | 'nz';

/** A player of an OGS game. */
type Player = {
  id?: number;
  username?: string;
};

/** The fields of an OGS game (goban's GobanEngineConfig) that describe the board. All others are ignored. */
export interface Game {
  width?: number;
  height?: number;
  rules?: Rules;
  komi?: number;
  handicap?: number;
  /** True when black's first moves are the handicap stones. */
  free_handicap_placement?: boolean;
  initial_player?: Color;
  /** Stones as encoded text: 'ddpp'. */
  initial_state?: { black?: string; white?: string };
  /** The moves in any of OGS's forms: encoded text, lists, objects. */
  moves?: string | readonly OgsPackedMove[] | readonly OgsMove[];
  game_name?: string;
  players?: { black?: Player; white?: Player };
  /** The moves with their variations, comments and marks, beginning before the first move. */
  move_tree?: OgsTree;
  /** The way the game ended: 'Resignation', 'Timeout', '8.5 points' and so on. */
  outcome?: string;
  /** The winner, as the id of a player or a color. */
  winner?: number | Color;
}

/** A game as toGame() writes it. */
export interface Position
  extends Required<Omit<Game, 'moves' | 'move_tree' | 'game_name' | 'players' | 'outcome' | 'winner'>> {
  moves: OgsWrittenMove[];
  /** With `variations`, the whole record; `moves` is then empty. */
  move_tree?: OgsTree;
}

// ───────────────────────────────────────────────────────────── boards and points

/**
 * The board of a map[y][x] of 0, 1 and 2. Throws 'bad-diagram' for ragged maps and other values, 'bad-size'
 * beyond 32.
 */
export function fromBoard(board: readonly (readonly number[])[]): GoBoard {
  return GoBoard.fromSignMap(
    readList(board, 'map of 0, 1 and 2', (row) =>
      readList(row, 'row of 0, 1 and 2', (color) => {
        if (color !== 0 && color !== 1 && color !== 2)
          throw notA('OGS color 0, 1 or 2', color, 'bad-diagram');
        return color === 2 ? -1 : color;
      }),
    ),
  );
}

/** The board as map[y][x]: 0 empty, 1 black, 2 white. */
export function toBoard(board: GoBoard): OgsColor[][] {
  return checkBoard(board)
    .toSignMap()
    .map((row) => row.map((sign) => (sign === -1 ? 2 : sign)));
}

/**
 * The points of encoded text, two letters each, the form of `removed`, `marks` and `initial_state`. Throws
 * 'bad-vertex' for other text, and 'off-board'.
 */
export function fromPoints(text: string, width: number, height: number): PointSet {
  return PointSet.of(
    width,
    height,
    decode(text).map(({ x, y }): Vertex => [x, y]),
  );
}

/** The set as encoded text, row by row. Throws 'size-mismatch' for a side longer than the alphabet. */
export function toPoints(set: PointSet): string {
  const { width, height } = checkSet(set);
  if (Math.max(width, height) > LETTERS.length) {
    throw notA(`set of at most ${LETTERS.length} lines`, `${width}×${height}`, 'size-mismatch');
  }
  return [...set].map(([x, y]) => LETTERS.charAt(x) + LETTERS.charAt(y)).join('');
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The moves of encoded text: 'dd', '../../js' for a pass, '!1dd' for an edit. */
function decode(text: string): OgsMove[] {
  const moves: OgsMove[] = [];
  for (const [part, edit, x, y] of checkText(text, 'encoded text').matchAll(
    /(?:!([012]))?([a-z.])([a-z.])|./gis,
  )) {
    if (x === undefined || y === undefined) throw notA("OGS point like 'dd'", part, 'bad-vertex');
    const point = { x: LETTERS.indexOf(x.toLowerCase()), y: LETTERS.indexOf(y.toLowerCase()) };
    moves.push(edit === undefined ? point : { ...point, edited: true, color: Number(edit) as OgsColor });
  }
  return moves;
}

// ───────────────────────────────────────────────────────────── games

/** kakoi's name for each of OGS's rules. */
const RULES: Readonly<Record<Rules, RulesName>> = {
  japanese: 'japanese',
  korean: 'korean',
  chinese: 'chinese',
  aga: 'aga',
  ing: 'ing',
  nz: 'new-zealand',
};

/**
 * Reads an OGS game, standing at its last move: edits as set-up, names and result, and the branches, texts
 * and marks of `move_tree`. Marks that SGF has are read (triangle, square, circle, cross and letter); pen
 * marks are not. Throws 'bad-option' for data of another form, 'bad-vertex' and 'off-board' for its points.
 */
export function fromGame(data: Game): GoGame {
  const game: Game = { ...checkObject(data, 'OGS game') };
  const { width = 19, height = width, rules: name = 'japanese', initial_state: state = {} } = game;
  const stones = checkObject(state, 'initial_state') as NonNullable<Game['initial_state']>;
  const rules = typeof name === 'string' && Object.hasOwn(RULES, name) ? RULES[name] : undefined;
  if (rules === undefined) throw notA('name of OGS rules', name);
  const handicap = checkNumber(game.handicap ?? 0, 'number of handicap stones');
  const hasStars = width === height && [9, 13, 19].includes(width) && handicap >= 2 && handicap <= 9;
  const isPlaced =
    game.initial_state === undefined && hasStars && !(game.free_handicap_placement ?? isFree(rules));
  const isPlayed =
    game.free_handicap_placement ?? (isFree(rules) || (game.initial_state === undefined && !hasStars));

  const stars = isPlaced ? handicapStones(width, handicap) : PointSet.empty(width, height);
  const setup = GoBoard.empty(width, height)
    .with(fromPoints(stones.black ?? '', width, height).or(stars), 'black')
    .with(fromPoints(stones.white ?? '', width, height), 'white');
  const toPlay = game.initial_player ?? (isPlaced ? 'white' : 'black');
  if (toPlay !== 'black' && toPlay !== 'white') throw notA('initial_player', toPlay);
  const options: MovesOptions = { setup, rules, handicap };
  if (game.komi !== undefined) options.komi = game.komi;
  const { start, root } = beginning(options, infoOf(game), toPlay);
  fromOgsTree(root, start, isPlayed ? handicap : 0, listOf(game.moves ?? []), game.move_tree);
  return gameOfTree(root, start.rules);
}

/** True when, by these rules, black places the handicap stones as moves unless the game says otherwise. */
function isFree(rules: RulesName): boolean {
  return rules === 'chinese' || rules === 'ing' || rules === 'new-zealand';
}

/** The fixed handicap stones. With three, OGS leaves out the top left corner. */
function handicapStones(size: number, handicap: number): PointSet {
  if (handicap === 3) return handicapStones(size, 4).withoutFirst();
  return new GoGame({ size, handicap }).board.stones('black');
}

function listOf(moves: unknown): readonly unknown[] {
  return typeof moves === 'string' ? decode(moves) : checkList(moves, 'list of OGS moves');
}

function infoOf({ game_name: gameName, players, outcome, winner }: Game) {
  const { black, white } = players ?? {};
  const names = { black: black?.username, white: white?.username };
  const side =
    winner === undefined
      ? undefined
      : winner === 'black' || winner === black?.id
        ? 'B'
        : winner === 'white' || winner === white?.id
          ? 'W'
          : undefined;
  const words = checkText(outcome ?? '', 'outcome');
  const result = side === undefined ? '' : resultText(readResult({ RE: [`${side}+${words}`] }));
  return {
    ...(gameName === undefined ? {} : { gameName: checkText(gameName, 'name') }),
    ...(names.black === undefined ? {} : { black: checkText(names.black, 'name') }),
    ...(names.white === undefined ? {} : { white: checkText(names.white, 'name') }),
    ...(result === '' ? {} : { result }),
  };
}

/**
 * The game so far, without names, as goban's GobanEngine takes it. Stones before the first move, including
 * handicap, are in `initial_state`; stones set up later are edits. With `variations`, the whole record is in
 * `move_tree`, with its comments and the marks that OGS has: TR, SQ, CR, MA and LB, and TE and BM as answers
 * of a problem. Throws 'bad-option' for anything that OGS cannot express: rules that it does not have, sides
 * that do not alternate, and in a move tree stones set up after the first move.
 */
export function toGame(game: GoGame, options?: { variations?: boolean }): Position {
  const { rules, handicap } = checkGame(game);
  const { variations = false } = validateOptions(options, ['variations']);
  const { board, first, moves, tree } = toOgsTree(game, validateBoolean(variations, 'variations'));
  return {
    width: board.width,
    height: board.height,
    rules: ogsRules(rules),
    komi: rules.komi,
    handicap,
    free_handicap_placement: false,
    initial_player: first,
    initial_state: { black: toPoints(board.stones('black')), white: toPoints(board.stones('white')) },
    moves,
    ...(tree === undefined ? {} : { move_tree: tree }),
  };
}

function ogsRules(rules: GoRules): Rules {
  const same = (name: RulesName) => {
    const preset = goRules(name, { komi: rules.komi });
    return (Object.keys(preset) as (keyof GoRules)[]).every((field) => preset[field] === rules[field]);
  };
  const known = (Object.keys(RULES) as Rules[]).find((name) => same(RULES[name]));
  if (known === undefined) throw badOption('OGS has no name for the rules of this game');
  return known;
}
