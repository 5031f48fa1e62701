/**
 * The colouring by which Senket's author first had a program find territory ("Scoring Senket is Hard", May 2009, steps 1 to 8),
 * three days before he settled the rule. Of step 7 the copies at hand end in the middle of its third part; from there on this is the
 * plain reading: grey stays grey, a neighbour of the other colour becomes grey, and all is repeated until nothing changes.
 */

import type { SenketBoard, Vertex } from 'kakoi';

export type Shade = 'black' | 'white' | 'grey' | 'none';

/** One side of a post, or a point: where the colours run. */
interface Place {
  shade: Shade;
  readonly neighbours: Set<Place>;
}

const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy): Vertex => [dx, dy]));
const NEIGHBOURS = AROUND.filter(([dx, dy]) => dx !== 0 || dy !== 0);

const key = ([x, y]: Vertex) => `${x},${y}`;
const turn = ([ax, ay]: Vertex, [bx, by]: Vertex, [cx, cy]: Vertex) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

/** The colour of every point on which no loop has a post. */
export function colouring(board: SenketBoard): (vertex: Vertex) => Shade {
  const { size } = board;
  const isOnBoard = ([x, y]: Vertex) => x >= 0 && y >= 0 && x < size && y < size;
  const isOnEdge = ([x, y]: Vertex) => x === 0 || y === 0 || x === size - 1 || y === size - 1;
  const outside = ([x, y]: Vertex): Vertex => [
    x === 0 ? -1 : x === size - 1 ? size : x,
    y === 0 ? -1 : y === size - 1 ? size : y,
  ];
  const fences = (['black', 'white'] as const).flatMap((color) => board.fences(color));

  // 1 to 3: the posts of loops, the edge being a connection.
  const posts = new Map<string, { readonly vertex: Vertex; readonly color: 'black' | 'white' }>();
  for (const color of ['black', 'white'] as const)
    for (const vertex of board.posts(color)) posts.set(key(vertex), { vertex, color });
  const tied = (vertex: Vertex): Vertex[] =>
    fences
      .flatMap(({ from, to }) => (key(from) === key(vertex) ? [to] : key(to) === key(vertex) ? [from] : []))
      .filter((other) => posts.has(key(other)));
  for (let isStripping = true; isStripping; ) {
    isStripping = false;
    for (const [name, { vertex }] of posts) {
      if (tied(vertex).length + (isOnEdge(vertex) ? 1 : 0) > 1) continue;
      posts.delete(name);
      isStripping = true;
    }
  }

  // 4 to 6: the places, those of a post parted by its fences.
  const places = new Map<string, Place>();
  const newPlace = (shade: Shade): Place => ({ shade, neighbours: new Set() });
  const placeToward = (vertex: Vertex, [dx, dy]: Vertex): Place => {
    const post = posts.get(key(vertex));
    const angles = post === undefined ? [] : tied(vertex).map((other) => angle(vertex, other));
    if (post !== undefined && isOnEdge(vertex)) angles.push(angle(vertex, outside(vertex)));
    angles.sort((a, b) => a - b);
    const toward = Math.atan2(dy, dx);
    const sector = angles.filter((each) => each < toward).length % Math.max(1, angles.length);
    const name = `${key(vertex)} ${sector}`;
    const known = places.get(name) ?? newPlace(post?.color ?? 'none');
    places.set(name, known);
    return known;
  };
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      for (const [dx, dy] of NEIGHBOURS) {
        const [here, there]: [Vertex, Vertex] = [
          [x, y],
          [x + dx, y + dy],
        ];
        if (!isOnBoard(there) || fences.some(({ from, to }) => crosses(here, there, from, to))) continue;
        placeToward(here, [dx, dy]).neighbours.add(placeToward(there, [-dx, -dy]));
      }
    }
  }

  // 7 and 8: the colours run until they meet.
  const all = [...places.values()];
  for (let isRunning = true; isRunning; ) {
    isRunning = false;
    for (const { shade, neighbours } of all.filter((place) => place.shade !== 'none')) {
      for (const neighbour of neighbours) {
        const next = neighbour.shade === 'none' || neighbour.shade === shade ? shade : 'grey';
        if (next === neighbour.shade) continue;
        neighbour.shade = next;
        isRunning = true;
      }
    }
  }
  return (vertex) => placeToward(vertex, [1, 0]).shade;
}

const angle = ([x, y]: Vertex, [toX, toY]: Vertex) => Math.atan2(toY - y, toX - x);

function crosses(a: Vertex, b: Vertex, c: Vertex, d: Vertex): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}
