/** Ways to find the stones that live forever, held against Benson's. */

import { type Color, type GoBoard, PointSet, vertexName } from 'kakoi';
import type { Said } from 'kakoi/pictures';
import { colorIn, type Exhibit, said, type Trial } from '../exhibit.js';
import { boardOf } from '../grounds/go.js';
import { nameOf } from './names.js';

/** The count of boards on which the run's Alive is not what it is by the rule. */
export function lifeTrial(steps: Exhibit<'go'>['steps']): Trial<'go'> {
  return {
    words: said('Random boards of 5×5 to 7×7'),
    kinds: [said('with false life'), said('that miss life')],
    position: (random) => {
      const size = 5 + Math.floor(3 * random());
      return boardOf(size, size, random);
    },
    judge: (on, choices) => {
      for (const { line, sets } of steps({ on, choices, points: [] })) {
        if (line === 0 || !(sets.Alive instanceof PointSet)) continue;
        const { stones } = on.passAlive()[colorIn(choices)];
        if (sets.Alive.equals(stones)) return null;
        return sets.Alive.isSubsetOf(stones) ? 1 : 0;
      }
      return null;
    },
  };
}

/** In words, how far the stones that a way calls alive are from those that are, for the eyes that it gave them. */
export function verdict(on: GoBoard, color: Color, alive: PointSet, eyes: PointSet): Said {
  const { stones, chains, rounds } = on.passAliveRounds()[color];
  const dropped = rounds.flatMap((round) => round.chains);
  const wrong = dropped.find((chain) => chain.stones.isSubsetOf(alive));
  if (wrong !== undefined) {
    const place = nameOf(on, wrong.stones);
    const eye = wrong.otherRegions.find(({ region }) => region.intersects(eyes));
    return eye === undefined
      ? said('False life: the chain {place} can be captured, for it lacks two eyes.', { place })
      : said('False life: {point} is no liberty of {place}, so that the region there is no eye of it.', {
          place,
          point: vertexName(eye.point, on),
        });
  }
  const missed = chains.find((chain) => !chain.stones.isSubsetOf(alive));
  if (missed !== undefined) {
    const [one = [], two = []] = missed.vitalRegions;
    return said('Missed: the chain {place} lives, with its eyes at {one} and {two}.', {
      place: nameOf(on, missed.stones),
      one: nameOf(on, one),
      two: nameOf(on, two),
    });
  }
  return stones.isEmpty
    ? said('That is right: no stone lives forever.')
    : said('That is right. Stones that live forever: {n}.', { n: stones.size });
}
