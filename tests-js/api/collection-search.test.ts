/** Searches of collections against the plainest search, on games with everything that records have. */

import { readFileSync } from 'node:fs';
import { type Color, GoBoard, GoGame, init, type Symmetry } from 'kakoi';
import { Collection, type CollectionQuery, collectionEngine } from 'kakoi/collection';
import { oddGame } from '../support/odd-games.js';
import {
  type Grid,
  type PlainGame,
  type PlainQuery,
  plainFind,
  turned,
} from '../support/plain-collection.js';
import { randomNumbers } from '../support/random.js';
import { sharedFiles } from '../support/shared-data.js';

beforeAll(() => init(collectionEngine));

/** As many as a minute has time for; KAKOI_PATTERNS asks for more. */
const PATTERNS = Number(process.env.KAKOI_PATTERNS ?? 200);
const GAMES = 100;
const ANCHORS = [
  'anywhere',
  'corner',
  'edge',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
  'top',
  'bottom',
  'left',
  'right',
] as const;

const letters = (board: GoBoard): Grid<string> =>
  board.toSignMap().map((row) => row.map((sign) => (sign === 1 ? 'X' : sign === -1 ? 'O' : '.')));

/** The positions of a game as GoGame has them. */
function plainGame(sgf: string): PlainGame {
  const game = GoGame.fromSgf(sgf);
  const moves = game.history.map(({ color, vertex }) => ({ color, vertex }));
  const positions = Array.from({ length: moves.length + 1 }, (_, move) => letters(game.boardAt(move)));
  const start = GoGame.fromSgf(sgf);
  start.goTo(0);
  return { positions, moves, first: start.toPlay };
}

interface Question {
  readonly plain: PlainQuery;
  readonly query: CollectionQuery;
}

/** A random question, mostly about what stands in one of the games. */
function question(games: readonly PlainGame[], random: () => number): Question {
  const below = (most: number) => Math.floor(random() * most);
  const { positions } = games[below(games.length)]!;
  const position =
    positions[random() < 0.5 ? below(Math.min(8, positions.length)) : below(positions.length)]!;
  const common = { symmetries: random() < 0.7, swapColors: random() < 0.4 };
  if (random() < 0.15) {
    const toPlay = ([undefined, 'black', 'white'] as const satisfies readonly (Color | undefined)[])[
      below(3)
    ];
    const symmetries: Symmetry[] = ['identity', 'rotate90', 'flipY'];
    const board = GoBoard.fromDiagram(position.map((row) => row.join('')).join('\n')).transform(
      symmetries[below(3)]!,
    );
    return {
      plain: { cells: letters(board), anchor: 'board', toPlay, ...common },
      query: { board, ...(toPlay && { toPlay }), ...common },
    };
  }
  const width = 1 + below(Math.min(6, position[0]!.length));
  const height = 1 + below(Math.min(6, position.length));
  const isCorner = random() < 0.5;
  const x = isCorner ? 0 : below(position[0]!.length - width + 1);
  const y = isCorner ? 0 : below(position.length - height + 1);
  const blur = random() * 0.6;
  const cells = Array.from({ length: height }, (_, j) =>
    Array.from({ length: width }, (_, i) => {
      const cell = position[y + j]![x + i]!;
      if (random() < 0.02) return 'XO.*xo'[below(6)]!;
      if (random() > blur) return cell;
      return random() < 0.5 ? '*' : cell === 'X' ? 'x' : cell === 'O' ? 'o' : random() < 0.5 ? 'x' : 'o';
    }),
  );
  const anchor = random() < 0.4 ? ANCHORS[below(3)]! : ANCHORS[below(ANCHORS.length)]!;
  return {
    plain: { cells, anchor, ...common },
    query: { pattern: cells.map((row) => row.join('')).join('\n'), anchor, ...common },
  };
}

test(`${PATTERNS} random patterns of all kinds over ${GAMES} games: every match, and what follows it`, () => {
  const random = randomNumbers(31);
  const records = sharedFiles('games-19', /\.sgf$/)
    .slice(0, 5)
    .map((file) => readFileSync(file, 'utf8'));
  while (records.length < GAMES) records.push(oddGame(random));
  const collection = Collection.empty();
  for (const record of records) expect(collection.add(record).faults).toEqual([]);
  const games = records.map(plainGame);
  expect(games.map(({ moves }) => moves.length)).toEqual(
    collection.games().map((game) => collection.info(game).moves),
  );

  let matches = 0;
  for (let i = 0; i < PATTERNS; i++) {
    const { plain, query } = question(games, random);
    const local = random() < 0.2 && !('board' in query);
    const turns = turned(plain);
    const expected = games.flatMap((game, number) => {
      const match = plainFind(game, plain, turns, local);
      return match === null ? [] : [{ game: number, ...match }];
    });
    const found = collection.find(query);
    expect({ query, found }).toEqual({ query, found: expected.map(({ next: _, ...match }) => match) });
    matches += found.length;

    const counts = new Map<string, number>();
    for (const { next } of expected) if (next !== null) counts.set(next, (counts.get(next) ?? 0) + 1);
    const continuations = collection.continuations({ ...query, ...(local && { local }) });
    expect({
      query,
      counts: Object.fromEntries(
        continuations.map(({ color, vertex, count }) => [`${color} ${vertex ?? 'elsewhere'}`, count]),
      ),
    }).toEqual({ query, counts: Object.fromEntries(counts) });
  }
  expect(matches).toBeGreaterThan(10 * PATTERNS);
}, 600_000);

describe('the side to play', () => {
  const collection = () => {
    const games = Collection.empty();
    // Black moves next, White does, nobody does, and Black passes.
    for (const then of [';B[ee]', ';W[ee]', '', ';B[]']) games.add(`(;SZ[9];B[cc];W[gg]${then})`);
    return games;
  };
  const board = () => GoBoard.empty(9).with('cc', 'black').with('gg', 'white');
  const found = (toPlay?: Color) =>
    collection()
      .find({ board: board(), symmetries: false, ...(toPlay && { toPlay }) })
      .map(({ game }) => game);

  test('is that of the next move: a game that ends there has none', () => {
    expect(found()).toEqual([0, 1, 2, 3]);
    expect(found('black')).toEqual([0, 3]);
    expect(found('white')).toEqual([1]);
  });

  test('is told by continuations of the same games', () => {
    const count = (toPlay: Color) =>
      collection()
        .continuations({ board: board(), toPlay })
        .reduce((sum, each) => sum + each.count, 0);
    expect([count('black'), count('white')]).toEqual([2, 1]);
  });

  test('leaves the limit to the games that it lets in', () => {
    const query = { board: board(), toPlay: 'white', limit: 1 } as const;
    expect(
      collection()
        .find(query)
        .map(({ game }) => game),
    ).toEqual([1]);
  });
});
