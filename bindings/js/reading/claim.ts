/** Checks the claim of a proof against the board. Nothing in the proof is taken on trust. */

import { KO_RETAKES } from '#layout/reading';
import { opponent } from '../core/opponent.js';
import type { PointSet } from '../core/point-set.js';
import type { Color, Vertex } from '../core/types.js';
import { vertexName } from '../core/vertex.js';
import type { GoBoard } from '../go/board.js';
import type { LifeProof } from './life-proof.js';
import { aliveStones, type Cells, chainsOf, connected, neighboursOf } from './plain-rules.js';

/** The claim of a proof: everything but its answers. */
export type LifeClaim = Omit<LifeProof, 'answers' | 'toJSON'>;

/** A claim and its board as lists by point, row by row. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly around: readonly (readonly number[])[];
  readonly cells: Cells;
  readonly isTarget: readonly boolean[];
  readonly isInside: readonly boolean[];
  /** The point that ko forbids; −1 for none. */
  readonly ko: number;
  /** The side whose stones are the target. */
  readonly defender: Color;
  readonly attacker: Color;
  /** The side that wins according to the claim. */
  readonly winner: Color;
}

export function groundOf(board: GoBoard, { claim, target, region, ko }: LifeClaim): Ground {
  const { width, height } = board;
  const members = (set: PointSet) => set.toMap().flatMap((row) => row.map((point) => point === 1));
  const cells = Int8Array.from(board.toSignMap().flat());
  const isTarget = members(target);
  const defender = cells[isTarget.indexOf(true)] === 1 ? 'black' : 'white';
  const attacker = opponent(defender);
  return {
    width,
    height,
    around: neighboursOf(width, height),
    cells,
    isTarget,
    isInside: members(region),
    ko: ko === null ? -1 : ko[1] * width + ko[0],
    defender,
    attacker,
    winner: claim === 'stays' || claim === 'two-eyes' ? defender : attacker,
  };
}

export const signOf = (color: Color) => (color === 'black' ? 1 : -1);

export const vertexOf = ({ width }: Pick<Ground, 'width'>, p: number): Vertex => [
  p % width,
  Math.floor(p / width),
];

/** The reason why the claim does not fit this board, or null. */
export function faultOfClaim(ground: Ground, { toPlay, retakes }: LifeClaim): string | null {
  const { around, cells, isTarget, isInside, ko, defender, height } = ground;
  const name = (p: number) => vertexName(vertexOf(ground, p), height);
  const target = [...cells.keys()].filter((p) => isTarget[p]);
  if (target.length === 0) return 'the target is empty';
  const foreign = target.find((p) => cells[p] !== signOf(defender));
  if (foreign !== undefined)
    return `the target is not stones of one colour: ${name(foreign)} is not ${defender}`;
  const outside = target.find((p) => !isInside[p]);
  if (outside !== undefined) return `the target is not in the region: ${name(outside)}`;
  for (const { stones, beside } of chainsOf(around, cells)) {
    // Otherwise the chain would be captured without its points being playable; or, with an empty region, it
    // could never be captured.
    const reaches = [...stones, ...beside].some((p) => isInside[p]);
    const isCapturable = beside.every((p) => cells[p] !== 0 || isInside[p]);
    const missing = stones.find((p) => !isInside[p]);
    if (reaches && isCapturable && missing !== undefined)
      return `the region lacks ${name(missing)}, a stone that can be captured in it`;
  }
  if (ko >= 0 && !isKo(ground, signOf(toPlay)))
    return `${name(ko)} cannot be a ko that is forbidden to ${toPlay}, in the region`;
  if (retakes !== KO_RETAKES) return `retakes is ${retakes}: who wins kos takes back ${KO_RETAKES} times`;
  return null;
}

/** True when the other side may just have captured one stone there, with one that can be taken back. */
function isKo({ around, cells, isInside, ko }: Ground, sign: number): boolean {
  const beside = around[ko]!;
  const isTaker = (p: number) => around[p]!.every((q) => q === ko || cells[q] === sign);
  return (
    isInside[ko] === true &&
    cells[ko] === 0 &&
    beside.every((p) => cells[p] === -sign) &&
    beside.some(isTaker)
  );
}

/**
 * The assumptions in the winner's favour. First, its chains with a liberty outside of the region, where
 * nobody plays, that are not unconditionally alive whatever both sides play in the region. Second, empty
 * points beside the region: stones that come to stand next to them are not captured either.
 */
export function assumptionsOf({ around, cells, isInside, winner }: Ground): (readonly number[])[] {
  const sign = signOf(winner);
  const alive = aliveStones(around, cells, sign, { mayBeEye: (points) => !points.some((p) => isInside[p]) });
  const chains = chainsOf(around, cells).filter(
    ({ sign: owner, stones, beside }) =>
      owner === sign &&
      !alive.has(stones[0]!) &&
      [...stones, ...beside].some((p) => isInside[p]) &&
      beside.some((p) => cells[p] === 0 && !isInside[p]),
  );
  const isOpen = (p: number) =>
    cells[p] === 0 && !isInside[p] && around[p]!.some((q) => cells[q] === 0 && isInside[q]);
  const open: number[][] = [];
  for (const p of cells.keys()) {
    if (isOpen(p) && !open.some((part) => part.includes(p))) open.push(connected(around, p, isOpen));
  }
  return [...chains.map(({ stones }) => stones), ...open];
}
