import { badOption, show } from '../core/errors.js';
import type { Vertex, VertexLike } from '../core/types.js';
import { listOf, MAX_SIZE } from '../core/validate.js';
import { SenketBoard } from './board.js';
import { postName, toPost } from './vertices.js';

/**
 * The area that a loop of fences surrounds, in unit squares, always a whole number: of posts in order around it, each a knight's
 * step from the next and the last from the first. Text is read as on a board of 32; where the loop lies makes no
 * difference.
 *
 *     . X . .     senketLoopArea([[1, 0], [3, 1], [2, 3], [0, 2]]) = 5
 *     . . . X
 *     X . . .
 *     . . X .
 *
 * Throws 'bad-option' for a loop that is open, has fewer than three posts or comes to a post twice, 'illegal-move' with the reason
 * 'crosses' where two fences cross, 'bad-vertex' and 'off-board' for posts that are none.
 */
export function senketLoopArea(posts: Iterable<VertexLike>): number {
  const loop = listOf(posts, (post, i) => {
    if (i >= MAX_SIZE * MAX_SIZE) throw badOption('the loop comes to some post twice'); // it may be endless
    return toPost(post, MAX_SIZE);
  });
  if (loop === null || loop.length < 3)
    throw badOption(`a loop is a list of three posts or more, not ${show(posts)}`);
  const nextOf = (i: number) => loop[(i + 1) % loop.length]!;
  const name = (post: Vertex) => postName(post, MAX_SIZE);
  const seen = new Set<string>();
  let twice = 0;
  loop.forEach((post, i) => {
    const [x, y] = post;
    const [nextX, nextY] = nextOf(i);
    if (Math.abs((nextX - x) * (nextY - y)) !== 2)
      throw badOption(`the loop is open: ${name(post)} and ${name(nextOf(i))} are not a knight's step apart`);
    if (seen.has(name(post))) throw badOption(`the loop comes to ${name(post)} twice`);
    seen.add(name(post));
    twice += x * nextY - nextX * y;
  });
  const fences = loop.map((from, i) => ({ from, to: nextOf(i) }));
  // The engine refuses fences that cross.
  SenketBoard.from({ size: MAX_SIZE, black: { posts: loop, fences }, white: { posts: [], fences: [] } });
  return Math.abs(twice) / 2;
}
