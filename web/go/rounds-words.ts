/** The page's words about the rounds of Benson's rule. */

import { type BensonRound, type Color, type GoBoard, type PointSet, toGtp, type Vertex } from 'kakoi';
import { count, nameOf, say } from '../shell/words.js';

export type DroppedChain = BensonRound['chains'][number];
export type DroppedRegion = BensonRound['regions'][number];

function nameOfPoint(board: GoBoard, point: Vertex): string {
  return toGtp(point, board.height);
}

function placeOf(board: GoBoard, points: PointSet): string {
  const [first] = points as Iterable<Vertex> as [Vertex];
  return nameOfPoint(board, first);
}

/** The reason why a chain is dropped. */
export function dropInWords(board: GoBoard, { stones, vitalRegions, otherRegions }: DroppedChain): string {
  const [vital] = vitalRegions;
  const eyes =
    vital === undefined
      ? say('no region is vital to it')
      : say('only the region at {place} is vital to it', { place: placeOf(board, vital) });
  const points = otherRegions.map(({ point }) => nameOfPoint(board, point)).join(', ');
  const what = { place: placeOf(board, stones), stones: count(stones.size, 'stone'), eyes };
  if (otherRegions.length === 0) return say('Chain {place}, {stones}: {eyes}.', what);
  return otherRegions.length === 1
    ? say('Chain {place}, {stones}: {eyes}; {points} is not its liberty.', { ...what, points })
    : say('Chain {place}, {stones}: {eyes}; {points} are not its liberties.', { ...what, points });
}

/** The reason why a region is dropped. */
export function leftInWords(board: GoBoard, { region, stone }: DroppedRegion): string {
  return say('Region at {place}, {points}: {stone} on its border has been dropped.', {
    place: placeOf(board, region),
    points: count(region.size, 'point'),
    stone: nameOfPoint(board, stone),
  });
}

/** The place among the rounds; `last` is their number. */
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
  const both = (some: {
    readonly chains: readonly unknown[];
    readonly regions: readonly unknown[];
  }): string =>
    say('{chains} and {regions}', {
      chains: count(some.chains.length, 'chain'),
      regions: count(some.regions.length, 'region'),
    });
  const name = nameOf(color);
  const left = both({ chains, regions });
  if (last === 0) return say('{color}: nothing is dropped; {left} stay.', { color: name, left });
  if (round === 0)
    return say('{color}: begins with {left}; {rounds} to come.', {
      color: name,
      left,
      rounds: count(last, 'round'),
    });
  const values = { color: name, round, last, gone: both(dropped), left };
  return round === last
    ? say('{color}, round {round} of {last}: {gone} dropped; {left} stay for good.', values)
    : say('{color}, round {round} of {last}: {gone} dropped; {left} are left.', values);
}
