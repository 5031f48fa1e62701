import { badOption } from '../core/errors.js';
import type { Vertex } from '../core/types.js';
import { validateInteger, validateSize } from '../core/validate.js';

/**
 * The fixed handicap points of GTP, in the order in which stones are added: two to nine on square boards with
 * odd sides of 9..25, up to four with a side of 7 or an even one of 8..24. Empty for fewer than two stones,
 * which are no handicap. Throws 'bad-option' where there is no such pattern, and 'bad-size'.
 */
export function handicapPoints(width: number, height: number, stones: number): Vertex[] {
  validateSize(width, height);
  if (validateInteger(stones, 0, 9, 'stones') < 2) return [];
  if (stones > mostHandicap(width, height)) {
    throw badOption(`there is no fixed handicap of ${stones} on ${width}×${height}`);
  }
  const near = width < 13 ? 2 : 3;
  const far = width - 1 - near;
  const middle = (width - 1) / 2;
  const corners: Vertex[] = [
    [near, far],
    [far, near],
    [near, near],
    [far, far],
  ];
  const sides: Vertex[] = [
    [near, middle],
    [far, middle],
    [middle, far],
    [middle, near],
  ];
  const center: Vertex[] = [[middle, middle]];
  if (stones <= 4) return corners.slice(0, stones);
  // An odd stone goes to the centre; the others fill the corners, then the sides.
  const pairs = [...corners, ...sides].slice(0, stones - (stones % 2));
  return stones % 2 === 1 ? [...pairs, ...center] : pairs;
}

/** The most stones that have fixed points on a board of this size; 0 where no number has any. */
export function mostHandicap(width: number, height: number): number {
  if (width !== height || width < 7 || width > 25) return 0;
  return width === 7 || width % 2 === 0 ? 4 : 9;
}
