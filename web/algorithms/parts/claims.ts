/** The rounds that decide which claims of a position of Senket are territory, from the outlines of the claims alone. */

import type { Color, SenketBoard, SenketClaim, Vertex } from 'kakoi';

/** The step that decides a claim, with the enemy claim that is the reason, if there is one. */
export interface Decision {
  readonly claim: Outlined;
  readonly why: 'shares' | 'inside' | 'alone' | 'meets' | 'left';
  readonly because: Outlined | null;
}

/** A claim with the places that lie in it: its ground, and the same with holes filled in. */
export interface Outlined {
  readonly claim: SenketClaim;
  readonly ground: bigint;
  readonly filled: bigint;
  /** The strands of its colour's fences that touch it. */
  readonly strands: ReadonlySet<number>;
  /** A place in it, near its middle. */
  readonly middle: Vertex;
}

/** The decisions of one round, all made at once. */
export function* rounds(all: readonly Outlined[]): Generator<readonly Decision[]> {
  const valid = new Set<Outlined>();
  let open = [...all];
  const enemies = (one: Outlined, some: Iterable<Outlined>) =>
    [...some].filter(({ claim, ground }) => claim.color !== one.claim.color && (ground & one.ground) !== 0n);
  const decide = (why: Decision['why'], reason: (one: Outlined) => Outlined | null | undefined): Decision[] =>
    open.flatMap((claim) => {
      const because = reason(claim);
      return because === undefined ? [] : [{ claim, why, because }];
    });
  while (open.length > 0) {
    let decided = decide('shares', (one) => enemies(one, valid)[0]);
    if (decided.length === 0)
      decided = decide('inside', (one) =>
        enemies(one, open).every((enemy) => isInside(one, enemy)) ? null : undefined,
      );
    if (decided.length === 0) {
      const isTied = (one: Outlined) =>
        [...valid].some(
          ({ claim, strands }) => claim.color === one.claim.color && shares(strands, one.strands),
        );
      const isFirst = (one: Outlined) => !enemies(one, open).some((enemy) => isInside(enemy, one));
      const front = open.filter((one) => isTied(one) && isFirst(one));
      const rival = (one: Outlined) => enemies(one, front)[0];
      decided = decide('alone', (one) => (front.includes(one) && !rival(one) ? null : undefined));
      decided.push(...decide('meets', (one) => (front.includes(one) ? rival(one) : undefined)));
      if (front.length === 0) decided = decide('left', () => null);
    }
    for (const { claim, why } of decided) if (why === 'inside' || why === 'alone') valid.add(claim);
    open = open.filter((one) => !decided.some(({ claim }) => claim === one));
    yield decided;
  }
}

/** The territories of a colour, those together that strands of fences tie. */
export function setsOf(territories: Iterable<Outlined>): Outlined[][] {
  let sets: Outlined[][] = [];
  for (const one of territories) {
    const isTied = (set: readonly Outlined[]) => set.some(({ strands }) => shares(strands, one.strands));
    sets = [...sets.filter((set) => !isTied(set)), [...sets.filter(isTied).flat(), one]];
  }
  return sets;
}

/** The claims of a position with their grounds. */
export function outlined(board: SenketBoard): Outlined[] {
  const places = placesOf(board.size);
  const numbers = new Map(places.map((place, i) => [String(place), i]));
  const numberOf = (place: Vertex) => numbers.get(String(place))!;
  const fences = { black: fencesOf(board, 'black', numberOf), white: fencesOf(board, 'white', numberOf) };
  return board.score().claims.map((claim) => {
    const inside = places.map((place) => isWithin(claim.polygon, place));
    const touching = fences[claim.color].filter(({ beside }) => beside.some((number) => inside[number]));
    const [outer, ...holes] = claim.polygon;
    const ground = bits(inside);
    return {
      claim,
      ground,
      filled: holes.length === 0 ? ground : bits(places.map((place) => isWithin([outer!], place))),
      strands: new Set(touching.map(({ strand }) => strand)),
      middle: middleOf(
        board,
        places.filter((_, i) => inside[i]),
      ),
    };
  });
}

/**
 * The quarters of all inner lines. Fences meet lines in points and half-way between them, so none goes through such a place; and
 * all ground that fences bound, two halves of a square at least, holds one.
 */
function placesOf(size: number): Vertex[] {
  const places: Vertex[] = [];
  for (let line = 1; line < size - 1; line++) {
    for (let at = 0.25; at < size - 1; at += 0.5) places.push([at, line], [line, at]);
  }
  return places;
}

/** The colour's fences, each with the number of its strand and those of the two places beside its middle. */
function fencesOf(board: SenketBoard, color: Color, numberOf: (place: Vertex) => number) {
  const fences = board.fences(color);
  const strandOf = new Map<string, number>();
  fences.forEach(({ from, to }, i) => {
    const ends = [String(from), String(to)];
    const joined = ends.map((post) => strandOf.get(post)).filter((strand) => strand !== undefined);
    if (joined.length > 0)
      for (const [post, strand] of strandOf) if (joined.includes(strand)) strandOf.set(post, i);
    for (const post of ends) strandOf.set(post, i);
  });
  return fences.map(({ from, to }) => {
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const [dx, dy] = Number.isInteger(x) ? [0, 0.25] : [0.25, 0];
    const beside = [numberOf([x - dx, y - dy]), numberOf([x + dx, y + dy])];
    return { strand: strandOf.get(String(from))!, beside };
  });
}

function isInside(one: Outlined, other: Outlined): boolean {
  return one.filled !== other.filled && (one.filled & other.filled) === one.filled;
}

function shares(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return [...one].some((strand) => other.has(strand));
}

function bits(flags: readonly boolean[]): bigint {
  return BigInt(`0b0${flags.map(Number).join('')}`);
}

/** True when the place lies within the rings: a ray from it to the right meets them an odd number of times. */
export function isWithin(rings: SenketClaim['polygon'], [x, y]: Vertex): boolean {
  let isIn = false;
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [[ax, ay], [bx, by]] = [ring[i - 1]!, ring[i]!];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isIn = !isIn;
    }
  }
  return isIn;
}

/** The place that is nearest to the middle of all of them, beside a point without a post if there is one. */
function middleOf(board: SenketBoard, places: readonly Vertex[]): Vertex {
  const mean = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const [x, y] = [mean(0), mean(1)];
  const distance = ([px, py]: Vertex) => {
    const isFree = board.get([Math.round(px), Math.round(py)]) === 0;
    return Math.hypot(px - x, py - y) + (isFree ? 0 : 2 * board.size);
  };
  return places.reduce((best, place) => (distance(place) < distance(best) ? place : best));
}
