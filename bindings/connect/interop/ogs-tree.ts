/** Converts records to and from goban's trees of moves, in which a node has only a move and the sides alternate. */

import {
  type Color,
  GoBoard,
  type GoGame,
  type NodeData,
  opponent,
  type RecordNode,
  type SgfNode,
  toSgf,
  type Vertex,
} from '../../js/api.js';
import { badOption, type KakoiError } from '../../js/core/errors.js';
import { fromSgf } from '../../js/core/vertex.js';
import { applySetup, type GoNode, readNode, writeSetup } from '../../js/go/node.js';
import { checkObject, checkText, notA, readList } from './check.js';
import { addNode, recorded, type Step } from './record.js';

/** The color of a point: 0 empty, 1 black, 2 white. */
export type OgsColor = 0 | 1 | 2;

/**
 * A move as an object; a negative x means a pass. With `edited`, it puts a stone by hand, or removes it when
 * the color is 0.
 */
export type OgsMove = {
  x: number;
  y: number;
  color?: OgsColor;
  edited?: boolean;
};

/** A move as a list: x and y, then the time that it took, and so on. */
export type OgsPackedMove = readonly [x: number, y: number, ...rest: unknown[]];

/**
 * A move as ogs.toGame() writes it: a list, or an edit that puts a stone, or removes it when the color is 0.
 */
export type OgsWrittenMove =
  | [x: number, y: number]
  | [x: number, y: number, time: number, color: OgsColor, details: { edited: true }];

/** The marks of a point. Marks other than these are ignored. */
export type OgsMark = {
  triangle?: boolean;
  square?: boolean;
  circle?: boolean;
  cross?: boolean;
  letter?: string;
  [mark: string]: string | boolean | undefined;
};

/** A move with everything that follows it, goban's MoveTreeJson. The root has x and y of -1, as a pass has. */
export interface OgsTree {
  x: number;
  y: number;
  text?: string;
  marks?: { x: number; y: number; marks: OgsMark }[];
  /** The next move of the game itself; occurs only after moves of the game. */
  trunk_next?: OgsTree;
  branches?: OgsTree[];
  correct_answer?: boolean;
  wrong_answer?: boolean;
}

const MARKS = [
  ['triangle', 'TR'],
  ['square', 'SQ'],
  ['circle', 'CR'],
  ['cross', 'MA'],
] as const;
const ANSWERS = [
  ['correct_answer', 'TE'],
  ['wrong_answer', 'BM'],
] as const;

// ───────────────────────────────────────────────────────────── from OGS

/** A node of the record, and the side to play after it. */
interface Place {
  readonly node: SgfNode;
  readonly next: Color;
  /** The side that is to play by the record alone. */
  readonly assumed: Color;
  readonly played: number;
}

/**
 * Adds moves and a tree of moves below the root. OGS does not record who plays: the sides alternate, after
 * black's `handicap` stones where he plays them as moves.
 */
export function fromOgsTree(
  root: SgfNode,
  { board, toPlay }: GoGame,
  handicap: number,
  moves: readonly unknown[],
  tree: OgsTree | undefined,
): void {
  const begin: Place = { node: root, next: toPlay, assumed: toPlay, played: 0 };
  const places = [begin];
  readList(moves, 'list of OGS moves', (item) => {
    places.push(goOn(places.at(-1)!, item, board, handicap));
  });
  if (tree !== undefined) {
    const seen = new Set<unknown>();
    const waiting: [unknown, Place][] = [[tree, begin]];
    for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
      const [item, place] = entry;
      const tree = checkObject(item, 'move tree') as OgsTree;
      if (seen.has(item)) throw badOption('a node of the move tree comes twice');
      seen.add(item);
      remark(place.node.data, tree, board);
      const add = (child: unknown) => {
        const after = goOn(place, checkObject(child, 'move tree'), board, handicap);
        places.push(after);
        waiting.push([child, after]);
      };
      const { trunk_next: next, branches } = tree;
      if (next !== undefined && next !== null) add(next);
      readList(branches ?? [], 'list of branches', add);
    }
  }
  for (const { node, next, assumed } of places) {
    if (next !== assumed && node.children.length === 0) addNode(node, writeSetup(board, board, next));
  }
}

/** The place after one more move, which is added to the record unless it is there already. */
function goOn(place: Place, item: unknown, board: GoBoard, handicap: number): Place {
  const { x, y, color: put, edited } = moveOf(item);
  if (!Number.isInteger(x) || !Number.isInteger(y)) throw notA('OGS move', item, 'bad-vertex');
  const isPass = x < 0 || y < 0;
  if (x >= board.width || y >= board.height || (edited && isPass)) {
    throw notA(`point of the ${board.width}×${board.height} board`, item, 'off-board');
  }
  const { node, next: color, played } = place;
  if (edited) {
    const step: Step = { put: put === 1 ? 'black' : put === 2 ? 'white' : null, vertex: [x, y] };
    return { ...place, node: childOf(node, recorded(step, board)) };
  }
  // White's passes between handicap stones, which old games contain, are skipped.
  if (isPass && played < handicap) return place;
  return {
    node: childOf(node, recorded({ color, vertex: isPass ? null : [x, y] }, board)),
    next: played + 1 >= handicap ? opponent(color) : color,
    assumed: opponent(color),
    played: played + 1,
  };
}

function moveOf(move: unknown): OgsMove {
  if (!Array.isArray(move)) return checkObject(move, 'OGS move') as OgsMove;
  const { 0: x, 1: y, 3: color, 4: details } = move; // not by iterating, because the iterator may be anything
  const { edited, color: edit = color } = Object(details) as OgsMove; // by name, because text would be spread
  return { x, y, color: edit, edited } as OgsMove;
}

function childOf(node: SgfNode, data: NodeData): SgfNode {
  const [[name, [value]]] = Object.entries(data) as [[string, string[]]];
  return node.children.find((child) => child.data[name]?.[0] === value) ?? addNode(node, data);
}

/** Adds text, marks and answers of a move to the properties of a node. */
function remark(data: SgfNode['data'], tree: OgsTree, { width, height }: GoBoard): void {
  const add = (name: string, value: string) => {
    data[name] ??= [];
    if (!data[name].includes(value)) data[name].push(value);
  };
  const { text, marks } = tree;
  if (text !== undefined && checkText(text, 'text') !== '') add('C', text);
  for (const [answer, name] of ANSWERS) {
    if (tree[answer]) add(name, '1');
  }
  readList(marks ?? [], 'list of marks', (item) => {
    const { x, y, marks } = checkObject(item, 'marked point') as NonNullable<OgsTree['marks']>[number];
    if (!(Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < width && y < height)) {
      throw notA(`point of the ${width}×${height} board`, item, 'off-board');
    }
    const point = toSgf([x, y]);
    const { letter, ...others } = checkObject(marks, 'set of marks') as OgsMark;
    for (const [mark, name] of MARKS) {
      if (others[mark]) add(name, point);
    }
    if (letter !== undefined && letter !== '')
      add('LB', `${point}:${checkText(letter, 'letter').replace(/\s/g, ' ')}`);
  });
}

// ───────────────────────────────────────────────────────────── to OGS

type Reader = (node: RecordNode) => GoNode;

/**
 * The board before the first move, the side that makes it, and the moves up to the place of the game, or with
 * `isWhole` the tree of the whole record. Throws 'bad-option' for anything that OGS cannot express.
 */
export function toOgsTree(
  game: GoGame,
  isWhole: boolean,
): { board: GoBoard; first: Color; moves: OgsWrittenMove[]; tree?: OgsTree } {
  const { width, height } = game.board;
  const read: Reader = (node) => readNode(node.data, width, height, () => {});
  const nodes = isWhole ? game.tree.mainLine() : game.line.slice(0, game.node.depth + 1);
  let board = GoBoard.empty(width, height);
  let first: Color | undefined;
  /**
   * The nodes whose set-up belongs to the first board: those up to the first move, in a tree at most up to
   * the first fork.
   */
  const opening = new Set<RecordNode>();
  for (const node of nodes) {
    const { setup, moves } = read(node);
    if (setup !== null) board = applySetup(board, setup);
    opening.add(node);
    first = moves[0]?.color;
    if (first !== undefined || (isWhole && node.children.length > 1)) break;
  }
  for (const node of nodes) first ??= read(node).moves[0]?.color;
  first ??= game.toPlay;
  if (isWhole) return { board, first, moves: [], tree: treeOf(game.tree, first, opening, board, read) };
  return { board, first, moves: movesOf(nodes, first, opening, game.toPlay, read) };
}

function movesOf(
  nodes: readonly RecordNode[],
  first: Color,
  opening: ReadonlySet<RecordNode>,
  toPlay: Color,
  read: Reader,
): OgsWrittenMove[] {
  const written: OgsWrittenMove[] = [];
  let next = first;
  for (const node of nodes) {
    const { setup, moves } = read(node);
    if (setup !== null && !opening.has(node)) {
      for (const [color, set] of [setup.empty, setup.black, setup.white].entries()) {
        for (const [x, y] of set ?? []) written.push([x, y, -1, color as OgsColor, { edited: true }]);
      }
    }
    for (const [i, { color, vertex }] of moves.entries()) {
      if (color !== next) throw notInTurn(node.moveNumber - moves.length + i + 1);
      written.push(vertex === null ? [-1, -1] : [...vertex]);
      next = opponent(color);
    }
  }
  if (toPlay !== next) throw notInTurn(nodes.at(-1)!.moveNumber + 1);
  return written;
}

/** The record as a tree. Comments and marks of nodes without a move are added to the move before. */
function treeOf(
  record: RecordNode,
  first: Color,
  opening: ReadonlySet<RecordNode>,
  board: GoBoard,
  read: Reader,
): OgsTree {
  const root: OgsTree = { x: -1, y: -1 };
  const waiting: { node: RecordNode; after: OgsTree; next: Color; isTrunk: boolean }[] = [
    { node: record, after: root, next: first, isTrunk: true },
  ];
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    const { node, isTrunk } = entry;
    let { after, next } = entry;
    const { setup, moves } = read(node);
    const before = node.moveNumber - moves.length;
    if (setup !== null && !opening.has(node)) {
      throw badOption(
        `the record sets up stones after move ${before}, which OGS's move trees cannot express`,
      );
    }
    for (const [i, { color, vertex }] of moves.entries()) {
      if (color !== next) throw notInTurn(before + i + 1);
      const [x, y] = vertex ?? [-1, -1];
      const move: OgsTree = { x, y };
      if (isTrunk && after.trunk_next === undefined) {
        after.trunk_next = move;
      } else {
        after.branches ??= [];
        after.branches.push(move);
      }
      after = move;
      next = opponent(color);
    }
    describe(after, node.data, board);
    for (let i = node.children.length - 1; i >= 0; i--) {
      waiting.push({ node: node.children[i]!, after, next, isTrunk: isTrunk && i === 0 });
    }
  }
  return root;
}

function notInTurn(number: number): KakoiError {
  return badOption(`move ${number} is not by the side to play: OGS moves alternate`);
}

/** Adds the comment, answers and marks of a node to its move. */
function describe(move: OgsTree, data: NodeData, { width, height }: GoBoard): void {
  if (data.C !== undefined) move.text = [move.text ?? [], ...data.C].flat().join('\n');
  for (const [answer, name] of ANSWERS) {
    if (data[name] !== undefined) move[answer] = true;
  }
  const mark = ([x, y]: Vertex, marks: OgsMark) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    move.marks ??= [];
    const known = move.marks.find((other) => other.x === x && other.y === y);
    if (known !== undefined) Object.assign(known.marks, marks);
    else move.marks.push({ x, y, marks });
  };
  for (const [name, property] of MARKS) {
    for (const value of data[property] ?? []) {
      const [left, top] = fromSgf(value);
      const [right, bottom] = value.length === 5 ? fromSgf(value.slice(3)) : [left, top];
      for (let y = top; y <= Math.min(bottom, height - 1); y++) {
        for (let x = left; x <= Math.min(right, width - 1); x++) mark([x, y], { [name]: true });
      }
    }
  }
  for (const value of data.LB ?? []) mark(fromSgf(value), { letter: value.slice(3) });
}
