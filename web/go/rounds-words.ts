/** What the page says about the rounds of Benson's rule. */

import { type BensonRound, type Color, type GoBoard, type PointSet, toGtp, type Vertex } from 'kakoi';
import { count, nameOf } from '../shell/words.js';

export type DroppedChain = BensonRound['chains'][number];
export type DroppedRegion = BensonRound['regions'][number];

function nameOfPoint(board: GoBoard, point: Vertex): string {
  return toGtp(point, board.height);
}

function placeOf(board: GoBoard, points: PointSet): string {
  const [first] = points as Iterable<Vertex> as [Vertex];
  return nameOfPoint(board, first);
}

/** Why a chain is dropped. */
export function dropInWords(board: GoBoard, { stones, vitalRegions, otherRegions }: DroppedChain): string {
  const [vital] = vitalRegions;
  const eyes =
    vital === undefined
      ? 'no region is vital to it'
      : `only the region at ${placeOf(board, vital)} is vital to it`;
  const points = otherRegions.map(({ point }) => nameOfPoint(board, point));
  const others =
    points.length === 0
      ? ''
      : `; ${points.join(', ')} ${points.length === 1 ? 'is not its liberty' : 'are not its liberties'}`;
  return `Chain ${placeOf(board, stones)}, ${count(stones.size, 'stone')}: ${eyes}${others}.`;
}

/** Why a region is dropped. */
export function leftInWords(board: GoBoard, { region, stone }: DroppedRegion): string {
  return `Region at ${placeOf(board, region)}, ${count(region.size, 'point')}: ${nameOfPoint(board, stone)} on its border has been dropped.`;
}

/** Where it stands; `last` is the number of rounds. */
export function roundInWords(
  color: Color,
  round: number,
  last: number,
  {
    chains,
    regions,
    dropped,
  }: {
    readonly chains: readonly unknown[];
    readonly regions: readonly unknown[];
    readonly dropped: { readonly chains: readonly unknown[]; readonly regions: readonly unknown[] };
  },
): string {
  const left = `${count(chains.length, 'chain')} and ${count(regions.length, 'region')}`;
  if (last === 0) return `${nameOf(color)}: nothing is dropped; ${left} stay.`;
  if (round === 0) return `${nameOf(color)}: begins with ${left}; ${count(last, 'round')} to come.`;
  const gone = `${count(dropped.chains.length, 'chain')} and ${count(dropped.regions.length, 'region')} dropped`;
  return `${nameOf(color)}, round ${round} of ${last}: ${gone}; ${left} ${round === last ? 'stay for good' : 'are left'}.`;
}
