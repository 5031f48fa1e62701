/**
 * Positions as shapes and words. Their looks are tested in tests-js/browser and with the pictures of
 * kakoi/svg.
 */

import { GoBoard, init, LoaBoard, PointSet, SenketBoard, type Vertex } from 'kakoi';
import {
  fitCanvas,
  goOverlays,
  inWords,
  loaOverlays,
  type Overlay,
  type OverlayOptions,
  type Point,
  pointAt,
  type Said,
  type Shape,
  senketOverlays,
  THEMES,
  type Theme,
  toPicture,
} from 'kakoi/pictures';
import { readingEngine, readSafe } from 'kakoi/reading';
import { errorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';
import { randomBoard } from '../support/senket-boards.js';

beforeAll(() => init(readingEngine));

const alive = () => GoBoard.fromDiagram('.X.XO\nXXXXO\nOOOOO');
/** An analysis made by hand with one chain of Black's. */
const handmade = (stones: PointSet) =>
  ({ analysis: { chains: [{ color: 'black', stones, liberties: alive().empties() }] } }) as never;
/** A side with a safe chain whose miai are those. */
const pairs = (...miai: unknown[]) => ({
  stones: alive().stones('black'),
  territory: alive().empties(),
  chains: [{ stones: alive().stones('black'), miai, regions: [] }],
});
const corner = () =>
  SenketBoard.empty(11)
    .play('black', '2-1')
    .play('black', '1-3', [{ from: [0, 8], to: [1, 10] }])
    .play('white', '11-9')
    .play('white', '10-11', [{ from: [9, 0], to: [10, 2] }]);

/** The points of the shapes of that kind and paint, as text. */
const pointsOf = (shapes: readonly Shape[], kind: string, paint: keyof Theme) =>
  shapes.flatMap((shape) =>
    shape.kind === kind && 'points' in shape && 'paint' in shape && shape.paint === paint
      ? [...shape.points].map(String)
      : [],
  );

/** An overlay of any game. */
interface AnyOverlay<Board, Options> extends Pick<Overlay<'go'>, 'title' | 'legend'> {
  shapes(board: Board, options: Options): Shape[];
  pointed?(board: Board, place: Point | null, options: Options): Shape[];
  describe(board: Board, place: Point, options: Options): string | null;
  said?(board: Board, place: Point, options: Options): Said | null;
}

/** The overlay's words about a place. */
const pointed = <Board, Options>(
  overlay: AnyOverlay<Board, Options>,
  board: Board,
  place: Vertex | null,
  options: Options,
) => overlay.pointed?.(board, place, options) ?? [];

/** Each game's overlays, with a position in which they all have something to show, and what they need besides. */
const GAMES: [string, Readonly<Record<string, AnyOverlay<never, never>>>, () => unknown, object][] = [
  ['Go', goOverlays, alive, { safe: readSafe }],
  ['Lines of Action', loaOverlays, () => LoaBoard.fromFen('7b/8/7w/8/4w3/8/8/b1w5 b'), {}],
  ['Senket', senketOverlays, corner, {}],
];

describe.each(GAMES)('every overlay of %s', (_game, overlays, boardOf, options) => {
  test.each(Object.keys(overlays))('%s has a title, and shapes and a legend of known paints', (id) => {
    const overlay = overlays[id] as AnyOverlay<unknown, unknown>;
    const board = boardOf();
    expect(overlay.title).toMatch(/^[A-Z]/);
    const all = [
      ...overlay.shapes(board, options),
      ...pointed(overlay, board, [1, 0], options),
      ...overlay.legend.flatMap(({ shapes }) => shapes),
    ];
    expect(all).not.toEqual([]);
    const paints = all.flatMap((shape) => ('paint' in shape ? [shape.paint] : []));
    for (const { wood, plain } of Object.values(THEMES)) {
      for (const paint of paints) expect([wood[paint], plain[paint]]).not.toContain(undefined);
    }
  });
});

test('the overlays say in words what they show', () => {
  const board = alive();
  const { chains, passAlive, area, score, influence } = goOverlays;
  expect(chains.describe(board, [1, 0], {})).toBe('Black chain of 6 stones, 2 liberties at A3 C3');
  expect(passAlive.describe(board, [1, 0], {})).toBe('can never be captured: 2 eyes');
  expect(area.describe(board, [0, 0], {})).toBe('Black’s area');
  expect(score.describe(board, [0, 0], {})).toBe('Black’s point');
  expect(influence.describe(board, [1, 0], {})).toBeNull();

  const capture = LoaBoard.fromFen('7b/8/7w/8/8/8/8/b1w5 b');
  expect(loaOverlays.groups.describe(capture, [0, 7], {})).toBe('black group of 1 stone, one of 2 groups');
  expect(senketOverlays.territories.describe(corner(), [0.2, 9.8], {})).toBe(
    'Black’s territory: area 1; scores 1² = 1',
  );
});

const GERMAN = {
  language: 'de',
  words: {
    Black: 'Schwarz',
    '{color}’s area': 'Fläche von {color}',
    '{color} chain of {stones}, {liberties}': '{liberties}, {stones}: Kette von {color}',
    '{n} stones': { one: '{n} Stein', other: '{n} Steine' },
    '{first}, {rest}': '{first} und {rest}',
    '{move} connects its own side': '{move} verbindet',
  },
} as const;

describe('what overlays say as data', () => {
  const { chains, area, passAlive } = goOverlays;

  test('is a sentence with the names of its values, and English as it is described', () => {
    const board = alive();
    expect(passAlive.said(board, [1, 0], {})).toEqual({
      text: 'can never be captured: {n} eyes',
      one: 'can never be captured: {n} eye',
      values: { n: 2 },
    });
    expect(area.said(board, [0, 0], {})).toEqual({
      text: '{color}’s area',
      values: { color: { text: 'Black' } },
    });
    expect(area.said(board, [1, 0], {})).toBeNull();
    for (const [, overlays, boardOf, options] of GAMES)
      for (const { said, describe } of Object.values(overlays) as AnyOverlay<unknown, unknown>[])
        for (let at = 0; at < 9; at++) {
          const about = [boardOf(), [at % 3, Math.floor(at / 3)], options] as const;
          const words = said?.(...about) ?? null;
          expect(words && inWords(words)).toBe(describe(...about));
        }
  });

  test('is said by a translation in its order and its forms of counts', () => {
    const board = GoBoard.fromDiagram('X..\n...\n...');
    const one = chains.said(board, [0, 0], {});
    // '{n} liberties at {places}' has no translation: it stays whole in English.
    expect(one && inWords(one, GERMAN)).toBe('2 liberties at B3 A2, 1 Stein: Kette von Schwarz');
    const six = chains.said(alive(), [1, 0], {});
    expect(six && inWords(six, GERMAN)).toBe('2 liberties at A3 C3, 6 Steine: Kette von Schwarz');
    const [black, white] = area.legend.map(({ said }) => said && inWords(said, GERMAN));
    expect([black, white]).toEqual(['Fläche von Schwarz', 'Fläche von White']);
  });

  test('has the English of a count of one', () => {
    const loose = LoaBoard.fromFen('8/8/8/8/8/8/1b6/b6w b');
    expect(loaOverlays.joints.describe(loose, [0, 7], {})).toBe('in 1 weak joint');
  });

  test('lists stay lists in the other language', () => {
    const near = LoaBoard.fromFen('8/w7/5w2/8/1b6/4w3/8/b7 b');
    const said = loaOverlays.connection.said(near, [0, 7], {});
    expect(said && inWords(said)).toBe('a1-a3 connects its own side, a1-c3 connects its own side');
    expect(said && inWords(said, GERMAN)).toBe('a1-a3 verbindet und a1-c3 verbindet');
  });

  test.each<[string, () => unknown, string]>([
    ['what is not said', () => inWords('words' as never), "'words'"],
    ['a value that is not said', () => inWords({ text: '{a}', values: { a: {} as never } }), '{}'],
    [
      'no translation',
      () => inWords({ text: 'a' }, {} as never),
      "a translation must be { language: 'de', words }",
    ],
    ['no language', () => inWords({ text: 'a' }, { language: 'x_', words: {} }), "language: 'x_'"],
    [
      'several languages',
      () => inWords({ text: 'a' }, { language: ['de', 'fr'] as never, words: {} }),
      "language: ['de', 'fr']",
    ],
    ['no words', () => inWords({ text: 'a' }, { language: 'de', words: null as never }), 'words: null'],
  ])('refuses %s', (_, call, message) => {
    expect(errorOf(call)).toMatch(/^bad-option: /);
    expect(errorOf(call)).toContain(message);
  });

  test('words that are no text count as missing', () => {
    const odd = { language: 'de', words: { neutral: { one: 'x' } } } as never;
    expect(inWords({ text: 'neutral' }, odd)).toBe('neutral');
    expect(inWords({ text: 'toString' }, GERMAN)).toBe('toString');
  });
});

/** The author's corner, in which White's 2-1 undoes all of Black's 15². */
function invasion(): SenketBoard {
  let board = SenketBoard.empty(11);
  for (const post of ['1-4', '3-5', '4-3', '6-2', '8-1', '1-9', '2-11']) board = board.play('black', post);
  for (const post of ['10-11', '11-9', '1-3']) board = board.play('white', post);
  return board;
}

test('what a post is worth is shown by its size, and the best by name', () => {
  const board = invasion();
  const options = { toPlay: 'white' } as const;
  const { worth } = senketOverlays;
  const cells = (paint: keyof Theme) =>
    new Map(
      worth
        .shapes(board, options)
        .flatMap((shape) =>
          shape.kind === 'heat' && shape.paint === paint
            ? [...shape.cells].map(([at, strength]) => [String(at), strength] as const)
            : [],
        ),
    );
  expect(Math.max(...cells('candidate').values())).toBe(cells('candidate').get('1,10'));
  expect(cells('bad').has('1,9')).toBe(true); // a prisoner
  expect(worth.describe(board, [1.2, 9.9], options)).toBe('a post is worth +226 to White, the most');
  expect(worth.describe(board, [0, 7], options)).toBeNull(); // a post stands there
  expect(worth.shapes(board, { ...options, values: null })).toEqual([]); // not known yet
});

describe('the threats of Senket', () => {
  const { threats } = senketOverlays;
  const framed = (board: SenketBoard, options: OverlayOptions<'senket'>) =>
    threats.shapes(board, options).flatMap((shape) => (shape.kind === 'frames' ? [shape] : []));

  test('are the points where the other side would gain by moving next, as playing there shows', () => {
    const random = randomNumbers(8);
    let points = 0;
    for (let round = 0; round < 240; round++) {
      const board = randomBoard(6 + (round % 6), 4 + round / 4, random);
      const toPlay = random() < 0.5 ? 'black' : 'white';
      const mode = random() < 0.5 ? 'area' : 'posts';
      const other = toPlay === 'black' ? 'white' : 'black';
      const lead = (position: SenketBoard) => {
        const score = position.score({ mode });
        return score[other].total - score[toPlay].total;
      };
      const gains = new Map<string, number>();
      for (let x = 0; x < board.size; x++) {
        for (let y = 0; y < board.size; y++) {
          if (board.get([x, y]) !== 0) continue;
          const gain = lead(board.play(other, [x, y])) - lead(board);
          if (gain > 0) gains.set(`${[x, y]}`, gain);
        }
      }
      const most = Math.max(...gains.values());
      const sizes = new Map(
        framed(board, { toPlay, mode }).flatMap(({ points: at, half }) =>
          [...at].map((point) => [`${point}`, half] as const),
        ),
      );
      expect([...sizes.keys()].sort()).toEqual([...gains.keys()].sort());
      for (const [point, gain] of gains) {
        const [x, y] = point.split(',').map(Number) as [number, number];
        const words = `${other === 'black' ? 'Black' : 'White'} threatens +${gain} here`;
        expect(threats.describe(board, [x, y], { toPlay, mode })).toBe(
          gain === most ? `${words}, the most` : words,
        );
        for (const [less, smaller] of gains)
          if (smaller < gain) expect(sizes.get(less)).toBeLessThanOrEqual(sizes.get(point)!);
      }
      points += gains.size;
    }
    expect(points).toBeGreaterThan(500);
  });

  test('are nothing where they are not known yet, and nothing on an empty board', () => {
    const board = invasion();
    expect(framed(board, { toPlay: 'black' })).not.toEqual([]);
    expect(threats.shapes(board, { toPlay: 'black', threats: null })).toEqual([]);
    expect(threats.describe(board, [1, 10], { toPlay: 'black', threats: null })).toBeNull();
    expect(threats.describe(board, [-1, 3], { toPlay: 'black' })).toBeNull();
    expect(threats.shapes(SenketBoard.empty(11), {})).toEqual([]);
  });

  test('show the values that are given, of the board’s size only', () => {
    const board = invasion();
    const values = board.moveValues('white');
    expect(threats.shapes(board, { threats: values })).toEqual(threats.shapes(board, { toPlay: 'black' }));
    expect(
      errorOf(() => threats.shapes(board, { threats: SenketBoard.empty(9).moveValues('white') })),
    ).toMatch(/^size-mismatch: /);
  });
});

test('stones of a chain in a straight line are joined by one segment, and each corner by one more', () => {
  const linksOf = (diagram: string) =>
    goOverlays.chains
      .shapes(GoBoard.fromDiagram(diagram), {})
      .flatMap((shape) => (shape.kind === 'lines' ? [...shape.segments] : []))
      .map(([from, to]) => `${from}–${to}`)
      .sort();
  expect(linksOf('. . . . .\n. X X X .\n. . . . .')).toEqual(['1,1–3,1']);
  expect(linksOf('. X .\n. X .\n. X .')).toEqual(['1,0–1,2']);
  expect(linksOf('. X . .\n. X X X\n. . . .')).toEqual(['1,0–1,1', '1,1–3,1']);
  expect(linksOf('X . X\n. . .\nX . X')).toEqual([]); // neither touches another
  expect(linksOf('X X\nX X')).toEqual(['0,0–0,1', '0,0–1,0', '0,1–1,1', '1,0–1,1']);
});

test('what is pointed at adds to what is shown', () => {
  const board = alive();
  const { passAlive, chains, vicinity } = goOverlays;
  expect(pointsOf(pointed(passAlive, board, [1, 0], {}), 'outline', 'vital')).toEqual(['0,0', '2,0']);
  expect(pointsOf(pointed(chains, board, [1, 0], {}), 'discs', 'focus')).toEqual(['0,0', '2,0']);
  expect(pointed(chains, board, [0, 0], {})).toEqual([]);
  const lonely = GoBoard.fromDiagram('...\n.X.\n...');
  const around = pointed(vicinity, lonely, null, { lastStone: [1, 1], vicinityLevel: 1 });
  expect(pointsOf(around, 'outline', 'vicinity')).toHaveLength(5);
});

describe('influence of a move', () => {
  const { influenceGain } = goOverlays;
  const start = () => GoBoard.fromDiagram('.....\n..X..\n.....\n.....\n.O...');

  test('of each next move, its gain, the best with a ring', () => {
    const board = start();
    const best = (toPlay: 'black' | 'white') =>
      pointsOf(influenceGain.shapes(board, { toPlay }), 'rings', 'focus').sort();
    const gains = board.influenceGain('white').values;
    const most = Math.max(...gains.map((gain) => gain || 0));
    expect(best('black')).toEqual(['2,3', '2,4']);
    expect(best('white')).toEqual(
      [...gains.keys()]
        .filter((i) => gains[i] === most)
        .map(at)
        .sort(),
    );
    expect(influenceGain.describe(board, [2, 4], {})).toBe('a stone gains Black +7 of influence, the most');
    expect(influenceGain.describe(board, [4, 0], {})).toBe('a stone gains Black −1 of influence');
    expect(influenceGain.describe(board, [2, 1], {})).toBeNull();
  });

  test('of the last stone, or the one pointed at, what the board would be without it', () => {
    const row = (text: string) => GoBoard.fromDiagram(text);
    const options = { gainOf: 'last', lastStone: [3, 0] } as const;
    const shown = (text: string) => {
      const shapes = pointed(influenceGain, row(text), null, options);
      const mark = (kind: string, paint: keyof Theme) =>
        pointsOf(shapes, kind, paint)
          .map((point) => point[0])
          .join('');
      return [mark('outline', 'vicinity'), mark('crosses', 'bad')];
    };
    // White comes to all the empty points, and Black no further than the stone.
    expect(shown('X..O..')).toEqual(['1245', '45']);
    // The other white stone would reach all of them.
    expect(shown('X..O.O')).toEqual(['', '4']);
    const said = (text: string, x: number) => influenceGain.describe(row(text), [x, 0], options);
    expect(said('X..O..', 1)).toBe('White reaches it only from D1');
    expect(said('X..O..', 4)).toBe('White reaches it only from D1, which keeps Black from it');
    expect(said('X..O.O', 4)).toBe('D1 keeps Black from it');
    expect(said('X..O.O', 3)).toBe('D1 adds 0 to White’s influence and takes 1');
    expect(said('X..O.O', 0)).toBe('A1 adds 2 to Black’s influence and takes 0');
    expect(influenceGain.shapes(row('X..O..'), options)).toEqual([]);
    expect(pointed(influenceGain, row('X..O..'), null, { gainOf: 'last' })).toEqual([]);
  });

  const at = (i: number) => `${i % 5},${Math.floor(i / 5)}`;
});

describe('stones that are safe if answered', () => {
  const shown = goOverlays.safe;
  // Benson's rule proves nothing here: white to play takes one of Black's eyes if Black passes.
  const board = () =>
    GoBoard.fromDiagram(`
      . X . X O . .
      X X . X O . .
      . . X X O . .
      X X O O O . .
      O O O . . . .`);

  test('are found by the function of kakoi/reading, for whatever board is shown', () => {
    const { stones, territory } = readSafe(board()).black;
    const drawn = shown.shapes(board(), { safe: readSafe });
    expect(pointsOf(drawn, 'discs', 'vicinity')).toEqual([...stones].map(String));
    expect(pointsOf(drawn, 'squares', 'owner-black')).toEqual([...territory].map(String));
    expect(
      shown
        .shapes(GoBoard.empty(7, 5), { safe: readSafe })
        .flatMap((shape) => pointsOf([shape], 'discs', 'vicinity')),
    ).toEqual([]);
  });

  test('say why they are', () => {
    const said = (x: number, y: number) => shown.describe(board(), [x, y], { safe: readSafe });
    expect(said(1, 0)).toBe('safe by 3 sure liberties, joined by 2 pairs of points');
    expect(said(0, 0)).toBe('Black’s safe territory');
    expect(said(2, 3)).toBe('not proven safe');
    expect(said(6, 4)).toBeNull();
    const large = GoBoard.fromDiagram('....XO\nXXXXXO\nOOOOOO\n......');
    expect(shown.describe(large, [4, 0], { safe: readSafe })).toBe('safe by 2 sure liberties'); // in one region
    const around = pointed(shown, board(), [1, 0], { safe: readSafe });
    const regions = readSafe(board()).black.chains[0]?.regions.flatMap(({ points }) =>
      [...points].map(String),
    );
    expect(pointsOf(around, 'outline', 'vital')).toEqual(regions);
    expect(around.at(-1)).toMatchObject({ kind: 'lines', segments: { length: 2 } });
  });

  test('may be found elsewhere; while they are looked for, nothing is shown', () => {
    const found = readSafe(board());
    expect(shown.shapes(board(), { safe: found })).toEqual(shown.shapes(board(), { safe: readSafe }));
    expect(shown.describe(board(), [1, 0], { safe: found })).toBe(
      shown.describe(board(), [1, 0], { safe: readSafe }),
    );
    expect(shown.shapes(board(), { safe: null })).toEqual([]);
    expect(pointed(shown, board(), [1, 0], { safe: null })).toEqual([]);
    expect(shown.describe(board(), [1, 0], { safe: null })).toBeNull();
  });

  test.each<[string, unknown, string]>([
    ['nothing', undefined, "bad-option: the overlay 'safe' needs options.safe: readSafe() of kakoi/reading"],
    ['no result', 5, 'bad-option: a set of safe must be a PointSet, not undefined'],
    ['what finds no result', () => ({}), 'bad-option: a set of safe must be a PointSet, not undefined'],
    [
      'the result of another board',
      () => readSafe(GoBoard.empty(9)),
      'size-mismatch: a set of safe is of 9×9',
    ],
  ])('are not found by %s', (_what, given, message) => {
    const options = { safe: given } as never;
    expect(errorOf(() => shown.shapes(board(), options))).toContain(message);
    expect(errorOf(() => shown.describe(board(), [0, 0], options))).toContain(message);
  });

  test.each<[string, object, string]>([
    ['chains', { chains: 5 }, 'bad-option: chains of safe must be a list'],
    ['a chain', { chains: [null] }, 'bad-option: a set of safe must be a PointSet'],
    ['pairs', { chains: [{ miai: [5] }] }, 'bad-option: a pair of miai must be a list, not 5'],
    ['points of pairs', { chains: [{ miai: [[0, 1]] }] }, 'bad-vertex: a point of miai must be [x, y]'],
    [
      'a region',
      { chains: [{ regions: [{ sureLiberties: 9 }] }] },
      'bad-option: sureLiberties must be one of 1, 2',
    ],
  ])('have %s as readSafe() gives them', (_what, change, message) => {
    const found = readSafe(board());
    const [chain] = found.black.chains;
    const [region] = chain?.regions ?? [];
    const chains = (change as { chains: unknown }).chains;
    const filled = Array.isArray(chains)
      ? chains.map(
          (own) =>
            own && { ...chain, ...own, ...(own.regions && { regions: [{ ...region, ...own.regions[0] }] }) },
        )
      : chains;
    const options = { safe: { ...found, black: { ...found.black, chains: filled } } } as never;
    expect(errorOf(() => shown.shapes(board(), options))).toContain(message);
  });
});

test('the vicinity reaches two levels unless another reach is asked for', () => {
  const lonely = GoBoard.fromDiagram('.......\n.......\n.......\n...X...\n.......\n.......\n.......');
  const points = (options: object) =>
    pointsOf(pointed(goOverlays.vicinity, lonely, [3, 3], options), 'outline', 'vicinity').length;
  expect([points({}), points({ vicinityLevel: 1 })]).toEqual([points({ vicinityLevel: 2 }), 5]);
  expect(points({})).toBeGreaterThan(5);
});

test('what is known already is not asked of the engine again', () => {
  const board = alive();
  const analysis = { area: { ...board.area(), neutral: board.stones('white') } };
  const shapes = goOverlays.area.shapes(board, { analysis });
  expect(pointsOf(shapes, 'crosses', 'neutral')).toHaveLength(board.stones('white').size);
});

test('a picture has the ground below its stones and marks above them', () => {
  const board = alive();
  const picture = toPicture(board, { shapes: goOverlays.passAlive.shapes(board, {}), lastMove: [1, 0] });
  expect([picture.columns, picture.rows, picture.pattern]).toEqual([5, 3, 'lines']);
  expect(picture.labels).toEqual({ columns: ['A', 'B', 'C', 'D', 'E'], rows: ['3', '2', '1'] });
  expect(new Set(picture.under.map(({ kind }) => kind))).toEqual(new Set(['area']));
  expect(picture.over.map(({ kind }) => kind)).not.toContain('area');
  expect(picture.over.at(-1)).toMatchObject({ kind: 'rings', points: [[1, 0]], paint: 'last' });
  const sides = picture.stones.map((shape) =>
    'side' in shape && 'points' in shape ? [...shape.points].length : 0,
  );
  expect(sides).toEqual([6, 7]);
});

test('a stone that is lifted is faded, a fence that is tried is not built', () => {
  const looks = (shapes: readonly Shape[]) =>
    shapes.flatMap((shape) => ('look' in shape ? [shape.look] : []));
  expect(looks(toPicture(LoaBoard.start(), { lifted: [1, 0] }).stones)).toEqual(['built', 'faded', 'built']);
  const base = SenketBoard.empty(11).play('black', '2-1');
  const tried = base.play('black', '1-3', [{ from: [0, 8], to: [1, 10] }]);
  expect(looks(toPicture(tried, { base }).stones)).toEqual(['tried', 'built', 'tried']);
});

test('a canvas takes the largest board that fits, and tells its points', () => {
  const layout = { columns: 9, rows: 9, pattern: 'lines', coordinates: true } as const;
  const frame = fitCanvas(layout, 400, 300);
  expect([frame.width <= 400, frame.height <= 300, frame.cell]).toEqual([true, true, 28]);
  expect(pointAt(frame, frame.left + 2.4 * frame.cell, frame.top)).toEqual([2, 0]);
  expect(pointAt(frame, 0, 0)).toBeNull();
  expect(fitCanvas(layout, 400, 400, 20).cell).toBe(20);
});

test.each<[string, () => unknown, string]>([
  [
    'no layout',
    () => fitCanvas(null as never, 1, 1),
    'bad-size: width and height must be integers from 1 to 32',
  ],
  ['no frame', () => pointAt({} as never, 0, 0), 'bad-size: width and height'],
  [
    'a shape that is none',
    () => toPicture(alive(), { shapes: [null] as never }),
    'bad-option: a shape must be one that overlays',
  ],
  [
    'a place that is none',
    () => goOverlays.chains.describe(alive(), ['a', 0] as never, {}),
    "bad-vertex: a place is [x, y], not ['a', 0]",
  ],
  [
    'analyses that are none',
    () => goOverlays.area.shapes(alive(), { analysis: { area: 5 } as never }),
    'bad-option: a set of the analysis must be a PointSet, not undefined',
  ],
  [
    'a chain without stones',
    () => goOverlays.chains.shapes(alive(), handmade(PointSet.empty(5, 3))),
    'bad-option: a black chain must have black stones of the board, not []',
  ],
  [
    'a chain of another position',
    () => goOverlays.chains.shapes(alive(), handmade(alive().stones('white').first())),
    'bad-option: a black chain must have black stones of the board, not [[',
  ],
  [
    'three points of miai',
    () =>
      goOverlays.safe.pointed!(alive(), [0, 0], {
        safe: {
          black: pairs([
            [0, 0],
            [1, 0],
            [2, 0],
          ]),
          white: pairs(),
        },
      } as never),
    'bad-option: miai are two points, not [[0, 0], [1, 0], [2, 0]]',
  ],
  [
    'a pair of miai that is no list',
    () =>
      goOverlays.safe.pointed!(alive(), [0, 0], {
        safe: { black: pairs({ 0: [0, 0], 1: [1, 0] }), white: pairs() },
      } as never),
    'bad-option: a pair of miai must be a list, not ',
  ],
  [
    'moves that are none',
    () => loaOverlays.moves.shapes(LoaBoard.start(), { moves: [5] as never }),
    'bad-option: a move must be one of board.legalMoves(), not 5',
  ],
  [
    'a board of another game',
    () => goOverlays.chains.shapes(LoaBoard.start() as never, {}),
    'bad-option: the board must be a GoBoard',
  ],
  [
    'no board',
    () => toPicture(null as never),
    'bad-option: the board must be a GoBoard, LoaBoard or SenketBoard, not null',
  ],
  [
    'an unknown option',
    () => loaOverlays.quads.shapes(LoaBoard.start(), { colors: [] } as never),
    "bad-option: unknown option 'colors'; known: moves, quadColors",
  ],
  [
    'a mode that is none',
    () => senketOverlays.territories.shapes(corner(), { mode: 'points' as never }),
    "bad-option: mode must be one of area, posts, not 'points'",
  ],
  [
    'a level that is none',
    () => goOverlays.vicinity.describe(alive(), [1, 0], { vicinityLevel: 0 }),
    'bad-option: vicinityLevel must be an integer from 1 to 64, not 0',
  ],
  ['a place beyond the board', () => goOverlays.area.describe(alive(), [9, 9], {}), 'off-board: '],
])('%s is refused', (_what, call, message) => {
  expect(errorOf(call)).toContain(message);
});
