/**
 * Senket boards from text and random ones, and the contents of their claims, worked out from the polygons
 * alone.
 */

import {
  type Color,
  type Fence,
  SenketBoard,
  type SenketClaim,
  type SenketScore,
  type SenketSetup,
  type Vertex,
} from 'kakoi';

/** The point in the author's notation: 'x-y', both from 1, y from the bottom. */
export function postText([x, y]: Vertex, size: number): string {
  return `${x + 1}-${size - y}`;
}

export function postOf(text: string, size: number): Vertex {
  const [x, y] = text.split('-').map(Number) as [number, number];
  return [x - 1, size - y];
}

/** '5-5/6-7', from the end that `from` names. */
export function fenceText({ from, to }: Fence, size: number): string {
  return `${postText(from, size)}/${postText(to, size)}`;
}

/** The fence '5-5/6-7'. */
export function fenceOf(text: string, size: number): Fence {
  const [from, to] = text.split('/') as [string, string];
  return { from: postOf(from, size), to: postOf(to, size) };
}

/**
 * The board of a text: 'R 2-1 1-3; B 5-5' is two red posts joined by a fence and a blue one; in a longer chain,
 * each post is joined to the one before. Red is Black, Blue White.
 */
export function senketBoard(size: number, text: string): SenketBoard {
  return SenketBoard.from(senketSetup(size, text));
}

export function senketSetup(size: number, text: string): SenketSetup {
  const chains = text.split(';').map((chain) => {
    const [side, ...posts] = chain.trim().split(/\s+/);
    return { color: side === 'R' ? ('black' as const) : ('white' as const), posts };
  });
  const side = (color: Color) => {
    const own = chains.filter((chain) => chain.color === color).map(({ posts }) => posts);
    return {
      posts: [...new Set(own.flat())],
      fences: own.flatMap((posts) => posts.slice(1).map((post, i) => fenceOf(`${posts[i]}/${post}`, size))),
    };
  };
  return { size, black: side('black'), white: side('white') };
}

const STEPS = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;

/** A random empty point, mostly a knight's step from a post of the colour; null when there is none. */
export function randomPost(board: SenketBoard, color: Color, random: () => number): Vertex | null {
  const below = (limit: number) => Math.floor(random() * limit);
  const own = [...board.posts(color)];
  const start = own[below(own.length)];
  const [dx, dy] = STEPS[below(8)] as Vertex;
  if (start !== undefined && random() < 0.8) {
    const [x, y] = [start[0] + dx, start[1] + dy];
    const isOn = x >= 0 && y >= 0 && x < board.size && y < board.size;
    if (isOn && board.get([x, y]) === 0) return [x, y];
  }
  const empties = [...board.posts('black').or(board.posts('white')).not()];
  return empties[below(empties.length)] ?? null;
}

/** A board on which the colours have taken turns, all fences drawn. */
export function randomBoard(size: number, posts: number, random: () => number): SenketBoard {
  let board = SenketBoard.empty(size);
  for (let i = 0; i < posts; i++) {
    const color = i % 2 === 0 ? 'black' : 'white';
    const post = randomPost(board, color, random);
    if (post !== null) board = board.play(color, post);
  }
  return board;
}

/** The set-up with every point moved, and the colours swapped if asked. */
export function mapped(board: SenketBoard, move: (post: Vertex) => Vertex, swapColors = false): SenketSetup {
  const side = (color: Color) => ({
    posts: [...board.posts(color)].map(move),
    fences: board.fences(color).map(({ from, to }) => ({ from: move(from), to: move(to) })),
  });
  const [black, white] = swapColors ? (['white', 'black'] as const) : (['black', 'white'] as const);
  return { size: board.size, black: side(black), white: side(white) };
}

/** Area, prisoners and open points of each set of the colour, in an order of their own. */
export function setsOf(score: SenketScore, color: Color): number[][] {
  return score[color].sets
    .map(({ area, prisoners, openPoints }) => [area, prisoners, openPoints])
    .sort((a, b) => a.reduce((order, value, i) => order || value - b[i]!, 0));
}

/** The area within the corners, by the shoelace formula; positive when they are clockwise on the screen. */
export function shoelace(ring: readonly (readonly [number, number])[]): number {
  return (
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length]!;
      return sum + x * nextY - nextX * y;
    }, 0) / 2
  );
}

/**
 * True when a place that is on none of the lines lies in the claim: a ray from it meets an odd number of
 * them.
 */
export function holds({ polygon }: SenketClaim, [x, y]: readonly [number, number]): boolean {
  let isInside = false;
  for (const ring of polygon) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside;
    });
  }
  return isInside;
}

/**
 * A place close to the point and inside the board, so that it lies in the claims that the point belongs to: no
 * fence that does not end there comes nearer than 0.44.
 */
export function nudged([x, y]: Vertex, size: number): [number, number] {
  const inwards = (value: number) => value + 0.01 * Math.sign((size - 1) / 2 - value + 0.25);
  return [inwards(x), inwards(y)];
}

/**
 * 64 places a unit square, in odd sixteenths. No fence meets them, and ground that two claims share, one unit
 * at least, holds some.
 */
export function places(size: number): [number, number][] {
  const steps = Array.from({ length: 8 * (size - 1) }, (_, i) => (2 * i + 1) / 16);
  return steps.flatMap((y) => steps.map((x): [number, number] => [x, y]));
}
