/**
 * Other libraries, asked what the tests of `npm test` compare kakoi with; tests-js/support/rivals.ts records it. Answers are what
 * JSON can hold.
 */

import { createHash } from 'node:crypto';

type Rows = number[][];

export const { decodeMoves, encodeMoves } = require('./goban.cjs');

const { GobanEngine } = require('./goban.cjs');
const Board = require('@sabaki/go-board');
const boardmatcher = require('@sabaki/boardmatcher');
const deadstones = require('@sabaki/deadstones');
const influences = require('@sabaki/influence');
const sgf = require('@sabaki/sgf');

const textOf = (board: Rows) => board.map((row) => row.join('')).join('/');

/** A game of OGS as goban's engine has it at its end. */
export function gobanGame(data: object) {
  const engine = new GobanEngine(data);
  return {
    errors: engine.config.errors ?? [],
    board: textOf(engine.board),
    toPlay: engine.colorToMove(),
    captures: { black: engine.black_prisoners, white: engine.white_prisoners },
  };
}

interface MoveTree {
  readonly state: { readonly board: Rows };
  readonly trunk_next?: MoveTree;
  readonly branches: readonly MoveTree[];
}

/** The board at every node of the move tree that goban's engine makes of a game, with those below it. */
export function gobanTree(data: object) {
  const boards = ({ state, trunk_next, branches }: MoveTree): [string, unknown[]] => [
    textOf(state.board),
    [...(trunk_next ? [trunk_next] : []), ...branches].map(boards),
  ];
  return boards(new GobanEngine(data).move_tree);
}

/** The move tree as goban saves it. */
export function gobanSaved(data: object) {
  return new GobanEngine(data).move_tree.toJson();
}

/** The board and the captures after these moves, each by whoever makes it. */
export function sabakiPlayed(map: Rows, moves: [sign: number, vertex: number[]][]) {
  const board = moves.reduce((before, [sign, vertex]) => before.makeMove(sign, vertex), new Board(map));
  return {
    signMap: board.signMap.map((row: number[]) => row.map((sign) => sign + 0)),
    captures: { black: board.getCaptures(1), white: board.getCaptures(-1) },
  };
}

/** The number of games of a record, and their nodes, each with its properties and how many children it has, as a hash. */
export function sabakiSgf(text: string) {
  const nodes: unknown[] = [];
  const games = sgf.parse(text);
  const open = [...games].reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    nodes.push([Object.entries(next.data), next.children.length]);
    open.push(...[...next.children].reverse());
  }
  return createHash('sha256')
    .update(JSON.stringify([games.length, nodes]))
    .digest('hex');
}

export const deadGuess = (data: Rows, options: object) => deadstones.guess(data, options);

/** The probabilities to two decimals. */
export async function deadProbabilities(data: Rows, iterations: number) {
  const map: Rows = await deadstones.getProbabilityMap(data, iterations);
  return map.map((row) => row.map((value) => Math.round(100 * value) / 100 + 0));
}

export const areaMap = (data: Rows) =>
  influences.areaMap(data).map((row: number[]) => row.map((value) => value + 0));

/** The side to which the map gives each point. */
export const influenceSigns = (data: Rows) =>
  influences.map(data).map((row: number[]) => row.map((value) => Math.sign(value) + 0));

export const patternLibrary = () => require('@sabaki/boardmatcher/library');

/** The shape of a move; of the pattern, its name and how many points it has. */
export function patternInMove(data: Rows, sign: number, vertex: readonly [number, number]) {
  const found = boardmatcher.findPatternInMove(data, sign, vertex);
  if (found === null) return null;
  const { pattern, match } = found;
  return { match, name: pattern.name, points: pattern.vertices.length };
}

const tenuki = require('tenuki');
const wgo = require('wgo');

interface TenukiGame {
  readonly boardSize: number;
  intersectionAt(y: number, x: number): { value: string };
}

interface WgoPosition {
  readonly size: number;
  get(x: number, y: number): number;
}

const isTenukiGame = (value: unknown): value is TenukiGame => value instanceof tenuki.Game;
const isWgoGame = (value: unknown): value is { position: WgoPosition } => value instanceof wgo.Game;
const isWgoPosition = (value: unknown): value is WgoPosition => value instanceof wgo.Position;

/** The names that the old code of docs/migration.md has, on what is given; `game` is what moves change. */
function namesOf(library: string, given: never): Readonly<Record<string, unknown>> {
  if (library === '@sabaki/go-board') {
    const { board, other, ...points }: { board: Rows; other: Rows } = given;
    return { Board, ...points, signMap: board, board: new Board(board), other: new Board(other) };
  }
  if (library === 'goban') {
    const engine = new GobanEngine(given);
    return { ...require('./goban.cjs'), data: JSON.parse(JSON.stringify(given)), engine, game: engine };
  }
  const game = library === 'tenuki' ? new tenuki.Game({ boardSize: 9 }) : new wgo.Game(9, wgo.JAPANESE_RULES);
  for (const [x, y] of given as [number, number][]) {
    if (library === 'tenuki') game.playAt(y, x);
    else game.play(x, y);
  }
  return { tenuki, wgo, game };
}

/** The answer of old code of docs/migration.md, in the terms of both libraries, or "throws", and the game after it. */
export function migrated(library: string, code: string, given: never) {
  const names = namesOf(library, given);
  let answer: unknown;
  try {
    answer = plain(new Function(...Object.keys(names), `return ${code};`)(...Object.values(names)));
  } catch {
    answer = 'throws';
  }
  const { game } = names;
  const state =
    library === 'goban' ? [plain(game), (game as { colorToMove(): string }).colorToMove()] : plain(game);
  return { answer, state };
}

function plain(value: unknown): unknown {
  if (value instanceof GobanEngine) return (value as { board: Rows }).board;
  if (isTenukiGame(value)) return tenukiBoard(value);
  if (isWgoGame(value)) return signsOf(value.position).map((row) => row.map((sign) => (sign + 3) % 3));
  if (isWgoPosition(value)) return signsOf(value);
  if (typeof value !== 'object' || value === null) return value;
  if ('signMap' in value) return value.signMap;
  if ('x' in value && 'y' in value) return [value.x, value.y];
  if (!Array.isArray(value) || !value.every(isPoint)) return value;
  return value
    .map((point) => (Array.isArray(point) ? point : [point.x, point.y]))
    .map(String)
    .sort();
}

const isPoint = (value: unknown) =>
  (Array.isArray(value) && value.length === 2 && value.every(Number.isInteger)) ||
  (typeof value === 'object' && value !== null && 'x' in value);

/** The board of a game of tenuki as OGS has it: 1 for black, 2 for white. */
function tenukiBoard(game: TenukiGame): Rows {
  const places = Array.from({ length: game.boardSize }, (_, place) => place);
  return places.map((y) =>
    places.map((x) => ['empty', 'black', 'white'].indexOf(game.intersectionAt(y, x).value)),
  );
}

/** The sign map of a position of WGo.js. */
function signsOf(position: WgoPosition): Rows {
  const places = Array.from({ length: position.size }, (_, place) => place);
  return places.map((y) => places.map((x) => position.get(x, y)));
}
