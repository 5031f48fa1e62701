/** Moves by name, in the forms of @sabaki/boardmatcher. */

import { GoBoard, type PointSet, type Sign, type Vertex } from '../../js/api.js';
import { badOption, type KakoiError, show } from '../../js/core/errors.js';
import { listOf, validateOptions } from '../../js/core/validate.js';
import { sameVertex } from '../../js/core/vertex.js';
import { matchShape, type Pattern, type PatternPlace, type SignedVertex } from './pattern.js';
import { SHAPES } from './shapes.js';

export type { Pattern } from './pattern.js';

/** A shape that a move makes, and its place on the board. */
export interface PatternMatch {
  readonly pattern: Pattern;
  readonly match: PatternPlace;
}

/** Options of nameMove() and findPatternInMove(): the shapes to look for, in their order, in place of kakoi's own. */
export interface MatchOptions {
  library?: readonly Pattern[] | null;
}

/**
 * The name of a move: 'Hane', 'Tiger’s mouth', 'Atari' …; null for a move without one, or on a stone. `sign` is 1 for
 * Black, −1 for White; with 0, or beside the board, the move is a pass. Throws 'bad-diagram', 'bad-size' or 'bad-option'.
 */
export function nameMove(
  data: readonly (readonly number[])[],
  sign: Sign,
  vertex: Vertex,
  options?: MatchOptions,
): string | null {
  return findPatternInMove(data, sign, vertex, options)?.pattern.name ?? null;
}

/** As nameMove(), with the whole shape and its place on the board. */
export function findPatternInMove(
  data: readonly (readonly number[])[],
  sign: Sign,
  vertex: Vertex,
  options?: MatchOptions,
): PatternMatch | null {
  const { library } = validateOptions(options, ['library']);
  const board = GoBoard.fromSignMap(data as never);
  if (sign !== 1 && sign !== -1 && sign !== 0) throw notA('sign 1, -1 or 0', sign);
  const [x, y] = vertexOf(vertex);
  const { width, height } = board;
  if (sign === 0 || x < 0 || y < 0 || x >= width || y >= height) return named('Pass', []);
  if (board.get([x, y]) !== 0) return null;
  const move: Vertex = [x, y];
  const at: SignedVertex = [move, sign];
  const contact = nameOfContact(board, sign, move);
  if (contact !== null) return named(contact, [at]);
  const after = board.with(move, sign === 1 ? 'black' : 'white');
  const shapes = library === undefined || library === null ? SHAPES : listOf(library, checkPattern);
  if (shapes === null) throw notA('list of patterns', library);
  for (const pattern of shapes) {
    const match = matchShape(after, sign, move, pattern);
    if (match !== null) return { pattern, match };
  }
  if (sameVertex(move, [(width - 1) / 2, (height - 1) / 2])) return named('Tengen', [at]);
  return isSideStar(move, width, height) ? named('Hoshi', [at]) : null;
}

/** Pages about names that do not come from a shape. */
const PAGES: Readonly<Record<string, string>> = {
  Pass: 'https://senseis.xmp.net/?Pass',
  Atari: 'https://senseis.xmp.net/?Atari',
  Suicide: 'https://senseis.xmp.net/?Suicide',
  Tengen: 'https://senseis.xmp.net/?Tengen',
  Hoshi: 'https://senseis.xmp.net/?StarPoint',
};

/** A name that does not come from a shape. */
function named(name: string, anchors: readonly SignedVertex[]): PatternMatch {
  return {
    pattern: { name, url: PAGES[name] ?? null, anchors, vertices: [] },
    match: { symmetryIndex: 0, invert: false, anchors: anchors.map(([vertex]) => vertex), vertices: [] },
  };
}

/** The name of a move's effect on the stones that it touches, which matters more than its shape; null without one. */
function nameOfContact(board: GoBoard, sign: Sign, move: Vertex): string | null {
  const [mover, other] = sign === 1 ? (['black', 'white'] as const) : (['white', 'black'] as const);
  const point = board.empties().minus(board.empties()).with(move);
  const beside = point.border();
  const liberties = board
    .chains(other)
    .filter(({ stones }) => stones.intersects(beside))
    .map((chain) => chain.liberties.size);
  if (liberties.includes(1)) return 'Take';
  if (liberties.includes(2)) return 'Atari';
  if (dies(board, mover, point)) return 'Suicide';
  const own = beside.and(board.stones(mover)).size;
  if (own === beside.size) return 'Fill';
  return own >= 2 ? 'Connect' : null;
}

/** True when the chain that the point joins would have no liberty. */
function dies(board: GoBoard, mover: 'black' | 'white', point: PointSet): boolean {
  const chain = point.expandTo(board.stones(mover).or(point));
  return !chain.border().intersects(board.empties().minus(point));
}

/** True for the star points in the middle of the sides. */
function isSideStar([x, y]: Vertex, width: number, height: number): boolean {
  if (Math.min(width, height) <= 7) return false;
  const line = (at: number, size: number) => Math.min(at, size - 1 - at) === (size >= 13 ? 3 : 2);
  const middle = (at: number, size: number) => at === (size - 1) / 2;
  return (middle(x, width) && line(y, height)) || (line(x, width) && middle(y, height));
}

function vertexOf(vertex: unknown): Vertex {
  if (vertex === null || vertex === undefined) return [-1, -1]; // a pass
  if (!Array.isArray(vertex) || vertex.length !== 2 || !vertex.every(Number.isInteger)) {
    throw notA('vertex [x, y]', vertex);
  }
  return [vertex[0], vertex[1]];
}

/** The pattern, which is checked to be one. */
function checkPattern(pattern: Pattern): Pattern {
  const { anchors, vertices } = Object(pattern) as Partial<Pattern>;
  for (const list of [anchors ?? [], vertices]) {
    const isList = Array.isArray(list) && list.every((item) => Array.isArray(item) && Array.isArray(item[0]));
    if (!isList) throw notA('pattern with lists of [[x, y], sign]', pattern);
  }
  return pattern;
}

function notA(what: string, value: unknown): KakoiError {
  return badOption(`${show(value)} is not a ${what}`);
}
