import { join } from 'node:path';
import * as fc from 'fast-check';
import { type Color, init, SenketBoard, type SenketClaim, type SenketScore, type Vertex } from 'kakoi';
import { errorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';
import {
  holds,
  mapped,
  nudged,
  places,
  postOf,
  postText,
  randomBoard,
  senketBoard,
  setsOf,
  shoelace,
} from '../support/senket-boards.js';
import { readRecords } from '../support/shared-data.js';

beforeAll(() => init());

/** Hides a value's type, to pass what a caller without types may pass. */
// biome-ignore lint/suspicious/noExplicitAny: that is the point
const wrong = (value: unknown): any => value;

const COLORS = ['black', 'white'] as const;

const totals = ({ black, white }: SenketScore) => [black.total, white.total];

/** Points of an 11×11 board as text, in an order of their own. */
const names = (points: Iterable<Vertex>, size = 11) =>
  [...points].map((point) => postText(point, size)).sort();

/** The claim of the colour that the empty point or enemy post lies in. */
function claimAt(board: SenketBoard, color: Color, point: string): SenketClaim {
  const place = nudged(postOf(point, board.size), board.size);
  const found = board.score().claims.filter((claim) => claim.color === color && holds(claim, place));
  expect(found).toHaveLength(1);
  return found[0]!;
}

// Squares on their corner, one in the other, of 5, 45 and 125 units.
const SMALL = '9-8 11-9 10-11 8-10 9-8';
const MIDDLE = '8-5 10-6 12-7 14-8 13-10 12-12 11-14 9-13 7-12 5-11 6-9 7-7 8-5';
const LARGE =
  '7-2 9-3 11-4 13-5 15-6 17-7 16-9 15-11 14-13 13-15 12-17 10-16 8-15 6-14 4-13 2-12 3-10 4-8 5-6 6-4 7-2';

interface Example {
  readonly id: string;
  readonly note: string;
  readonly n: number;
  readonly mode: 'area' | 'post';
  readonly chains: readonly (readonly ['R' | 'B', readonly Vertex[]])[];
  readonly posts: readonly (readonly ['R' | 'B', Vertex])[];
  readonly red: number;
  readonly blue: number;
  readonly red_sets: number[][];
  readonly blue_sets: number[][];
}

const examples = readRecords<Example>(join(__dirname, '../../tests-cpp/data/senket.jsonl'));

function boardOf({ n, chains, posts }: Example): SenketBoard {
  const all = [...chains, ...posts.map(([side, point]) => [side, [point]] as const)];
  const text = all.map(([side, points]) => `${side} ${points.map(([x, y]) => `${x}-${y}`).join(' ')}`);
  return text.length === 0 ? SenketBoard.empty(n) : senketBoard(n, text.join(';'));
}

describe('the examples', () => {
  test('are all there', () => {
    expect(examples).toHaveLength(22);
  });

  test.each(examples.map((example) => [example.id, example.note, example] as const))(
    '%s: %s',
    (_, __, example) => {
      const score = boardOf(example).score({ mode: example.mode === 'post' ? 'posts' : 'area' });
      expect(totals(score)).toEqual([example.red, example.blue]);
      expect([setsOf(score, 'black'), setsOf(score, 'white')]).toEqual([example.red_sets, example.blue_sets]);
      expectCoherence(boardOf(example));
    },
  );
});

describe('claims', () => {
  test('there are none without fences', () => {
    const board = senketBoard(11, 'R 3-3; B 5-5');
    expect(board.score()).toEqual({
      black: { total: 0, sets: [] },
      white: { total: 0, sets: [] },
      claims: [],
    });
  });

  test('of two corners: the small sides are territory, the large ones hold the territory of the other', () => {
    const { black, white, claims } = senketBoard(11, 'R 2-1 1-3; B 10-11 11-9').score();
    expect(black).toEqual({ total: 1, sets: [{ area: 1, prisoners: 0, openPoints: 2, score: 1 }] });
    expect(white).toEqual(black);
    expect(claims.map(({ color, state, reason, area, set }) => [color, state, reason, area, set])).toEqual([
      ['black', 'invalid', { kind: 'contains-territory', claim: 3 }, 99, null],
      ['black', 'valid', null, 1, 0],
      ['white', 'invalid', { kind: 'contains-territory', claim: 1 }, 99, null],
      ['white', 'valid', null, 1, 0],
    ]);
    expect(names(claims[1]?.openPoints ?? [])).toEqual(['1-1', '1-2']);
    expect(claims[1]?.polygon).toEqual([
      [
        [0, 8],
        [1, 10],
        [0, 10],
        [0, 8],
      ],
    ]);
  });

  test('of a lone fence at the corner: both sides, one set', () => {
    const score = senketBoard(11, 'R 2-1 1-3').score();
    expect(totals(score)).toEqual([10_000, 0]);
    expect(score.black.sets).toEqual([{ area: 100, prisoners: 0, openPoints: 119, score: 10_000 }]);
    expect(score.claims.map(({ state, area, set }) => [state, area, set])).toEqual([
      ['valid', 99, 0],
      ['valid', 1, 0],
    ]);
  });

  test('that hold enemy territory are lost, and take no prisoners', () => {
    const board = senketBoard(17, `R ${MIDDLE}; B ${SMALL}; B 9-7`);
    expect(totals(board.score())).toEqual([0, 25]);
    const lost = claimAt(board, 'black', '9-7');
    const { claims } = board.score();
    expect(lost).toMatchObject({ state: 'invalid', area: 45, set: null });
    expect(lost.prisoners.size).toBe(0);
    expect(lost.reason).toEqual({
      kind: 'contains-territory',
      claim: claims.findIndex(({ color, area }) => color === 'white' && area === 5),
    });
    expect(board.score().black.sets).toEqual([]);
  });

  test('that hold a dead ring take its posts prisoner', () => {
    const board = senketBoard(19, `R ${LARGE}; B ${MIDDLE}; R ${SMALL}`);
    expect(totals(board.score())).toEqual([137 ** 2, 0]);
    const outer = claimAt(board, 'black', '8-4');
    expect([outer.state, outer.area]).toEqual(['valid', 120]);
    expect(names(outer.prisoners, 19)).toEqual(MIDDLE.split(' ').slice(1).sort());
    // The ring has a hole of its own first, and nothing after that.
    expect(outer.polygon).toHaveLength(2);
    expect(outer.polygon.map(shoelace)).toEqual([125, -5]);
  });

  test('that own rings divide stay together', () => {
    const score = senketBoard(17, `R ${MIDDLE}; R ${SMALL}`).score();
    expect(totals(score)).toEqual([45 ** 2, 0]);
    expect(score.black.sets).toHaveLength(1);
    expect(score.claims.map(({ area, set }) => [area, set])).toEqual([
      [40, 0],
      [5, 0],
    ]);
    const sealed = senketBoard(19, `R ${LARGE}; R ${MIDDLE}; B ${SMALL}`);
    expect(totals(sealed.score())).toEqual([80 ** 2, 25]); // the inner ring is lost, the outer is not
  });

  test('of chains across each other, without territory behind them, are contested', () => {
    const board = senketBoard(
      13,
      'R 11-13 13-12; B 9-13 11-12 13-11; R 3-13 5-12 7-11 9-10 11-9 13-8; B 1-3 2-1',
    );
    expect(totals(board.score())).toEqual([1, 1]);
    for (const color of COLORS) {
      const claim = claimAt(board, color, '10-11');
      expect([claim.state, claim.reason, claim.set]).toEqual(['invalid', { kind: 'contested' }, null]);
    }
  });

  test('of chains that alternate go to the one with territory behind it, round by round', () => {
    const { claims } = boardOf(examples.find(({ id }) => id === 'B2')!).score();
    expect(claims.filter(({ reason }) => reason?.kind === 'contested')).toEqual([]);
    for (const color of COLORS) {
      const own = claims.filter((claim) => claim.color === color && claim.state === 'valid');
      // The corner, then a strip for every second chain; they touch, so they are one set.
      expect(own.map(({ area }) => area).sort((a, b) => a - b)).toEqual([1, 8, 16, 20]);
      expect(own.map(({ set }) => set)).toEqual(own.map(() => 0));
    }
  });

  test('give open points and prisoners, the border included', () => {
    const board = senketBoard(
      11,
      'R 5-4 7-5 6-7 4-6 5-4; B 5-5; B 6-6; B 11-9 10-11; B 3-3; R 1-9 2-11; B 1-11',
    );
    const diamond = claimAt(board, 'black', '5-5');
    expect([names(diamond.prisoners), names(diamond.openPoints)]).toEqual([
      ['5-5', '6-6'],
      ['5-6', '6-5'],
    ]);
    const corner = claimAt(board, 'black', '1-10');
    expect([names(corner.prisoners), names(corner.openPoints)]).toEqual([['1-11'], ['1-10']]);
    const score = board.score();
    expect(setsOf(score, 'black')).toEqual([
      [1, 1, 1],
      [5, 2, 2],
    ]);
    expect(totals(score)).toEqual([2 ** 2 + 7 ** 2, 1]);
    expect(totals(board.score({ mode: 'posts' }))).toEqual([3 ** 2 + 6 ** 2, 2 ** 2]);
  });
});

test("the modes count differently: 'area' unless told otherwise", () => {
  const board = senketBoard(11, 'R 3-3 5-4 6-6 4-5 3-3; B 3-11 5-10 7-11; R 11-3 10-1');
  expect(totals(board.score())).toEqual([9 + 1, 4]);
  expect(board.score({ mode: 'area' })).toEqual(board.score());
  expect(totals(board.score({ mode: 'posts' }))).toEqual([4 + 4, 9]);
  for (const mode of ['post', 'toString', null, 1]) {
    expect(errorOf(() => board.score({ mode: wrong(mode) }))).toMatch(
      /^bad-option: mode must be one of 'area', 'posts', not /,
    );
  }
});

test('a fence can hurt its owner where claims are contested', () => {
  const text =
    'R 1-10 3-11; B 1-9 3-10 5-11; R 1-7 3-8 5-9 7-10 9-11; B 1-5 3-6 5-7 7-8 9-9; B 11-10; ' +
    'B 8-6 10-7 11-9 9-8 8-6; R 1-1 3-2 5-3 7-4 9-5 11-6; B 3-1 5-2 7-3 9-4 11-5; R 9-1 11-2';
  expect(totals(senketBoard(11, text).score())).toEqual([2, 9]);
  expect(totals(senketBoard(11, `${text}; B 9-9 11-10`).score())).toEqual([362, 9]);
});

/** Checks every score: figures, points and ground are found again from the polygons. */
function expectCoherence(board: SenketBoard): void {
  const { size } = board;
  const empties = [...board.posts('black').or(board.posts('white')).not()];
  const score = board.score();
  const { claims } = score;
  const enemyPosts = { black: [...board.posts('white')], white: [...board.posts('black')] };

  for (const claim of claims) {
    const { color, state, reason, area, polygon, set } = claim;
    const areas = polygon.map(shoelace);
    expect(Number.isInteger(area)).toBe(true);
    expect(areas.reduce((sum, part) => sum + part, 0)).toBe(area);
    expect(areas.map((part, i) => part > 0 === (i === 0))).not.toContain(false); // one outer ring, first
    const inside = (points: Vertex[]) => points.filter((point) => holds(claim, nudged(point, size)));
    expect([...claim.openPoints]).toEqual(inside(empties));
    expect([...claim.prisoners]).toEqual(state === 'valid' ? inside(enemyPosts[color]) : []);
    expect([state === 'valid', state === 'valid']).toEqual([reason === null, set !== null]);
  }

  // No place belongs to two claims of one colour, or to valid claims of both.
  const owners = places(size).map((place) => claims.map((claim) => holds(claim, place)));
  const shares = (i: number, j: number) => owners.some((inside) => inside[i] && inside[j]);
  claims.forEach((claim, i) => {
    claims.forEach((other, j) => {
      if (j <= i) return;
      const mayShare =
        claim.color !== other.color && (claim.state === 'invalid' || other.state === 'invalid');
      if (!mayShare) expect([i, j, shares(i, j)]).toEqual([i, j, false]);
    });
    const { reason, color } = claim;
    if (reason?.kind === 'contains-territory') {
      const cause = claims[reason.claim];
      expect([cause?.state, cause?.color === color, shares(i, reason.claim)]).toEqual(['valid', false, true]);
    }
    if (reason?.kind === 'contested') {
      const rivals = claims.filter((other, j) => other.color !== color && shares(i, j));
      expect(rivals.map(({ state }) => state)).not.toContain('valid');
    }
  });

  for (const [mode, worth] of [
    ['area', (set: { area: number; prisoners: number }) => (set.area + set.prisoners) ** 2],
    ['posts', (set: { openPoints: number; prisoners: number }) => (set.openPoints + 2 * set.prisoners) ** 2],
  ] as const) {
    const scored = board.score({ mode });
    expect(scored.claims).toEqual(claims);
    for (const color of COLORS) {
      const { total, sets } = scored[color];
      sets.forEach((set, i) => {
        const own = claims.filter((claim) => claim.color === color && claim.set === i);
        const sum = (count: (claim: SenketClaim) => number) => own.reduce((all, one) => all + count(one), 0);
        expect(own.length).toBeGreaterThan(0);
        expect(set).toEqual({
          area: sum(({ area }) => area),
          prisoners: sum(({ prisoners }) => prisoners.size),
          openPoints: sum(({ openPoints }) => openPoints.size),
          score: worth(set),
        });
      });
      expect(total).toBe(sets.reduce((all, { score }) => all + score, 0));
    }
  }
}

/** Random boards, of sizes with enough posts for territories. */
const positions = fc
  .tuple(fc.integer({ min: 3, max: 13 }), fc.integer({ min: 2, max: 70 }), fc.integer({ min: 0 }))
  .map(([size, posts, seed]) => randomBoard(size, posts, randomNumbers(seed)));

const SYMMETRIES: readonly ((last: number) => (post: Vertex) => Vertex)[] = [
  () => (post) => post,
  (last) =>
    ([x, y]) => [last - x, y],
  (last) =>
    ([x, y]) => [x, last - y],
  (last) =>
    ([x, y]) => [last - x, last - y],
  () =>
    ([x, y]) => [y, x],
  (last) =>
    ([x, y]) => [last - y, x],
  (last) =>
    ([x, y]) => [y, last - x],
  (last) =>
    ([x, y]) => [last - y, last - x],
];

describe('on positions by chance', () => {
  test('figures, points and ground fit together', () => {
    fc.assert(fc.property(positions, expectCoherence), { numRuns: 60 });
  });

  test('and on large ones the areas of the polygons', () => {
    const random = randomNumbers(31);
    for (const [size, posts] of [
      [31, 400],
      [32, 700],
    ] as const) {
      const { claims } = randomBoard(size, posts, random).score();
      expect(claims.length).toBeGreaterThan(30);
      for (const { area, polygon } of claims) {
        expect(polygon.reduce((sum, ring) => sum + shoelace(ring), 0)).toBe(area);
      }
    }
  });

  test('every side of the board and either colour counts alike', () => {
    fc.assert(
      fc.property(positions, (board) => {
        const score = board.score();
        const sets = COLORS.map((color) => setsOf(score, color));
        const kinds = ({ claims }: SenketScore) =>
          claims.map(({ state, area, reason }) => `${state} ${area} ${reason?.kind}`).sort();
        for (const symmetry of SYMMETRIES) {
          const move = symmetry(board.size - 1);
          const moved = SenketBoard.from(mapped(board, move)).score();
          expect(COLORS.map((color) => setsOf(moved, color))).toEqual(sets);
          const swapped = SenketBoard.from(mapped(board, move, true)).score();
          expect([setsOf(swapped, 'white'), setsOf(swapped, 'black')]).toEqual(sets);
          expect([kinds(moved), kinds(swapped)]).toEqual([kinds(score), kinds(score)]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
