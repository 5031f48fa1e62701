/** Loops of fences: those that a board has, their areas, and the strands that hang off them. */

import { KakoiError, type SenketBoard, senketLoopArea, type Vertex } from 'kakoi';

export type Step = readonly [from: Vertex, to: Vertex];

/** The fences of the loop through the posts in order, the last of which leads back to the first. */
export function around(posts: readonly Vertex[]): Step[] {
  return posts.map((post, i) => [post, posts[(i + 1) % posts.length]!]);
}

/** True if the last post is the first one again. */
export function isClosed(posts: readonly Vertex[]): boolean {
  return posts.length > 1 && String(posts[0]) === String(posts.at(-1));
}

export function isKnightsStep([from, to]: Step): boolean {
  return Math.abs((to[0] - from[0]) * (to[1] - from[1])) === 2;
}

/** The area of the loop; null where the fences cross or come to a post twice. */
export function areaOf(posts: readonly Vertex[]): number | null {
  try {
    return senketLoopArea(posts);
  } catch (error) {
    if (error instanceof KakoiError) return null;
    throw error;
  }
}

/** The largest loop around a claim that fences alone make; no posts where there is none. */
export function loopOn(board: SenketBoard): readonly Vertex[] {
  const rings = board.score().claims.flatMap(({ polygon: [outer] }) => [outer!.slice(1)]);
  const loops = rings.filter((ring) => around(ring).every(isKnightsStep) && areaOf(ring) !== null);
  return loops.sort((a, b) => areaOf(b)! - areaOf(a)!)[0] ?? [];
}

/** The board's fences that hang together with the loop and are none of its own, each seen from the loop. */
export function strandsAt(board: SenketBoard, posts: readonly Vertex[]): Step[] {
  const own = new Set(around(posts).flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const fences = [...board.fences('black'), ...board.fences('white')];
  let rest = fences.filter(({ from, to }) => !own.has(`${from} ${to}`));
  const reached = new Set(posts.map(String));
  const strands: Step[] = [];
  for (;;) {
    const next = rest.find(({ from, to }) => reached.has(String(from)) || reached.has(String(to)));
    if (next === undefined) return strands;
    const { from, to } = next;
    strands.push(reached.has(String(from)) ? [from, to] : [to, from]);
    reached.add(String(from)).add(String(to));
    rest = rest.filter((fence) => fence !== next);
  }
}
