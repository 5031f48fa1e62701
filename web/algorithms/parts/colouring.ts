/**
 * The colouring by which Senket's author first had a program find territory ("Scoring Senket is Hard", May 2009, steps 1 to 8),
 * three days before he settled the rule. Of step 7 the copies at hand end in the middle of its third part; from there on this is the
 * plain reading: grey stays grey, a neighbour of the other colour becomes grey, and all is repeated until nothing changes.
 */

import { type Color, type Fence, PointSet, type SenketBoard, type Vertex } from 'kakoi';

export type Shade = Color | 'grey' | 'none';
export type Link = readonly [Vertex, Vertex];

/** An intersection, or one side of a post of a loop: where the colours run. */
export interface Place {
  readonly vertex: Vertex;
  readonly isSide: boolean;
  /** The points around it on its side, those beyond a fence, too. */
  readonly around: Vertex[];
  readonly neighbours: Set<Place>;
  shade: Shade;
}

export interface Places {
  readonly all: readonly Place[];
  /** The place at the point; of a post of a loop, its side toward the right. */
  readonly at: (vertex: Vertex) => Place;
}

const HALF = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const satisfies Vertex[];

/** Steps 1 to 3: all posts, and those that are dropped, round by round, because they are joined to fewer than two others. */
export function strip(board: SenketBoard): { readonly C: PointSet; readonly rounds: readonly PointSet[] } {
  const joined = joinsOf(board);
  const all = board.posts('black').or(board.posts('white'));
  const rounds: PointSet[] = [];
  for (let C = all; ; ) {
    const isLoose = (post: Vertex) =>
      joined(post).filter((other) => C.has(other)).length + (isOnEdge(board, post) ? 1 : 0) < 2;
    const loose = PointSet.of(board.size, board.size, [...C].filter(isLoose));
    if (loose.isEmpty) return { C, rounds };
    rounds.push(loose);
    C = C.minus(loose);
  }
}

/** Step 4: all pairs of intersections that are neighbours, in eight directions. */
export function linksOf({ size }: SenketBoard): Link[] {
  const links: Link[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      for (const [dx, dy] of HALF) {
        const [toX, toY] = [x + dx, y + dy];
        if (toX < size && toY >= 0 && toY < size) links.push([[x, y], [toX, toY]]); // biome-ignore format: a pair
      }
    }
  }
  return links;
}

/** Step 5: the pairs that a fence parts, which are three a fence. */
export function cutLinks({ from: [x, y], to: [toX, toY] }: Fence): Link[] {
  // Half of the longer of its two strides.
  const [hx, hy] = [Math.trunc((toX - x) / 2), Math.trunc((toY - y) / 2)];
  const [here, there]: Link = [[x + hx, y + hy], [toX - hx, toY - hy]]; // biome-ignore format: a pair
  return [
    [here, there],
    [here, [toX - 2 * hx, toY - 2 * hy]],
    [there, [x + 2 * hx, y + 2 * hy]],
  ];
}

/** Steps 4 to 6: the places that are left neighbours, where the posts of C are parted by their fences. */
export function placesOf(board: SenketBoard, C: PointSet): Places {
  const { size } = board;
  const joined = joinsOf(board);
  const number = ([x, y]: Vertex) => y * size + x;
  /** For each post of C, the angles of its fences, and of the edge. */
  const angles = new Map<number, number[]>();
  for (const post of C) {
    const ends = joined(post).filter((other) => C.has(other));
    if (isOnEdge(board, post)) ends.push(outside(board, post));
    angles.set(
      number(post),
      ends.map((end) => angleTo(post, end)).sort((a, b) => a - b),
    );
  }
  const places: Place[][] = Array.from({ length: size ** 2 }, () => []);
  const toward = (vertex: Vertex, end: Vertex): Place => {
    const parting = angles.get(number(vertex));
    const sides = places[number(vertex)]!;
    if (parting === undefined) {
      sides[0] ??= { vertex, isSide: false, around: [], neighbours: new Set(), shade: 'none' };
      return sides[0];
    }
    const angle = angleTo(vertex, end);
    const side = parting.filter((each) => each < angle).length % parting.length;
    const shade = board.get(vertex) === 1 ? 'black' : 'white';
    sides[side] ??= { vertex, isSide: true, around: [], neighbours: new Set(), shade };
    return sides[side];
  };
  const name = ([a, b]: Link) => number(a) * size ** 2 + number(b);
  const cut = new Set(
    fencesOf(board)
      .flatMap(cutLinks)
      .flatMap(([a, b]) => [name([a, b]), name([b, a])]),
  );
  for (const link of linksOf(board)) {
    const [a, b] = link;
    const [one, other] = [toward(a, b), toward(b, a)];
    one.around.push(b);
    other.around.push(a);
    if (cut.has(name(link))) continue;
    one.neighbours.add(other);
    other.neighbours.add(one);
  }
  return {
    all: places.flatMap((sides) => sides.filter(Boolean)),
    at: ([x, y]) => toward([x, y], [x + 1, y]),
  };
}

/** Steps 7 and 8: wave by wave the places that change, until none does. */
export function* waves({ all }: Places): Generator<ReadonlySet<Place>> {
  let last: Iterable<Place> = all.filter(({ shade }) => shade !== 'none');
  for (;;) {
    const next = new Map<Place, Shade>();
    for (const { shade, neighbours } of last) {
      for (const neighbour of neighbours) {
        const old = next.get(neighbour) ?? neighbour.shade;
        const mixed = old === 'none' || old === shade ? shade : 'grey';
        if (mixed !== neighbour.shade) next.set(neighbour, mixed);
      }
    }
    if (next.size === 0) return;
    for (const [place, shade] of next) place.shade = shade;
    last = next.keys();
    yield new Set(next.keys());
  }
}

/** The colour of every point on which no loop has a post. */
export function colouring(board: SenketBoard): (vertex: Vertex) => Shade {
  const places = placesOf(board, strip(board).C);
  for (const _ of waves(places));
  return (vertex) => places.at(vertex).shade;
}

function fencesOf(board: SenketBoard): Fence[] {
  return [...board.fences('black'), ...board.fences('white')];
}

/** The posts that fences join to a post. */
function joinsOf(board: SenketBoard): (post: Vertex) => Vertex[] {
  const joined = new Map<string, Vertex[]>();
  const join = (a: Vertex, b: Vertex) => joined.set(String(a), [...(joined.get(String(a)) ?? []), b]);
  for (const { from, to } of fencesOf(board)) {
    join(from, to);
    join(to, from);
  }
  return (post) => [...(joined.get(String(post)) ?? [])];
}

function isOnEdge({ size }: SenketBoard, [x, y]: Vertex): boolean {
  return x === 0 || y === 0 || x === size - 1 || y === size - 1;
}

/** The place outside the board to which the edge joins a post. */
function outside({ size }: SenketBoard, [x, y]: Vertex): Vertex {
  const beyond = (at: number) => (at === 0 ? -1 : at === size - 1 ? size : at);
  return [beyond(x), beyond(y)];
}

function angleTo([x, y]: Vertex, [toX, toY]: Vertex): number {
  return Math.atan2(toY - y, toX - x);
}
