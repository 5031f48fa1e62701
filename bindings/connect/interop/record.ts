/** Converts games to and from lists of moves, for all notations. */

import {
  type Color,
  type GameInfo,
  type GoBoard,
  GoGame,
  type GoMove,
  goRules,
  type NodeData,
  PointSet,
  type RulesName,
  type SgfNode,
  toSgf,
  type Vertex,
} from '../../js/api.js';
import { badOption } from '../../js/core/errors.js';
import { validateOptions } from '../../js/core/validate.js';
import { readVertex } from '../../js/core/vertex.js';
import { gameOfTree } from '../../js/go/game.js';
import { writeMove } from '../../js/go/node.js';
import { checkBoard, checkNumber, notA } from './check.js';

/** The facts about a game that a list of moves does not state. */
export type MovesOptions = {
  /** The board's width. Default 19, or that of `setup`. */
  width?: number;
  /** The board's height. Default: the width, or that of `setup`. */
  height?: number;
  /** The board before the first move; default empty. */
  setup?: GoBoard;
  /** The name of the rules. Default 'japanese'. */
  rules?: RulesName;
  /** The komi. Default: that of the rules. */
  komi?: number;
  /** The number of handicap stones among those of `setup` or black's first moves. Default 0. */
  handicap?: number;
};

const OPTION_NAMES = ['width', 'height', 'setup', 'rules', 'komi', 'handicap'] as const;

/** A move, or a stone put or removed by hand. */
export type Step =
  | { readonly color: Color; readonly vertex: Vertex | null }
  | { readonly put: Color | null; readonly vertex: Vertex };

/** The options, read once. Throws 'bad-option' for what is no plain object, or has other names. */
export function readMoves(options: MovesOptions | undefined): MovesOptions {
  return validateOptions(options, OPTION_NAMES);
}

/** The board on which the game begins. Throws 'bad-option', 'bad-size' or 'size-mismatch'. */
export function firstBoard({ width, height = width, setup }: MovesOptions): GoBoard {
  if (setup !== undefined) checkBoard(setup);
  return new GoGame({
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(setup === undefined ? {} : { setup }),
  }).board;
}

/**
 * The game of these steps, by whichever side, legal or not. Made as a record and then read, because a GoGame
 * itself plays only in turn and by the rules.
 */
export function gameOf(steps: Iterable<Step>, options: MovesOptions): GoGame {
  const { start, root } = beginning(options);
  let last = root;
  for (const step of steps) last = addNode(last, recorded(step, start.board));
  return gameOfTree(root, start.rules);
}

/** The game before its first step, and a root for its record. `toPlay` is the side to play then. */
export function beginning(
  options: MovesOptions,
  info: GameInfo = {},
  toPlay?: Color,
): { start: GoGame; root: SgfNode } {
  const { rules = 'japanese', komi, handicap = 0 } = options;
  if (typeof rules !== 'string') throw notA('name of rules', rules);
  const start = new GoGame({
    setup: firstBoard(options),
    rules: goRules(rules, komi === undefined ? {} : { komi: checkNumber(komi, 'komi') }),
    handicap,
    info,
    ...(toPlay === undefined ? {} : { toPlay }),
  });
  return { start, root: { data: { ...start.tree.data } as SgfNode['data'], children: [] } };
}

/** Appends a node with these properties. */
export function addNode(parent: SgfNode, data: NodeData): SgfNode {
  const node: SgfNode = { data: data as SgfNode['data'], children: [] };
  parent.children.push(node);
  return node;
}

/** The properties of a node for the step. */
export function recorded(step: Step, { height }: GoBoard): NodeData {
  const { vertex } = step;
  if ('color' in step) return writeMove({ color: step.color, vertex: vertex && readVertex(vertex, height) });
  return { [step.put === null ? 'AE' : step.put === 'black' ? 'AB' : 'AW']: [toSgf(vertex!)] };
}

/**
 * The moves of a game whose record sets up stones only before the first of them. Throws 'bad-option' when it
 * sets up more in between, which lists of moves cannot express.
 */
export function movesAlone(game: GoGame): readonly GoMove[] {
  const after = lastSetup(game);
  if (after > 0) {
    throw badOption(`the record sets up stones after move ${after}, which moves alone cannot express`);
  }
  return game.history;
}

/**
 * The number of the move after which the game's record last sets up stones; 0 when there is no set-up after a move.
 */
export function lastSetup(game: GoGame): number {
  let last = 0;
  let board = game.boardAt(0);
  for (const { number, color, vertex, captured } of game.history) {
    if (vertex !== null) board = board.with(PointSet.of(board.width, board.height, [vertex]), color);
    const next = game.boardAt(number);
    if (!board.with(captured, null).equals(next)) last = number;
    board = next;
  }
  return last;
}
