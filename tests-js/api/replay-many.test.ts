import { readFileSync } from 'node:fs';
import { type Color, GoBoard, GoGame, type GoRules, goRules, init, type Vertex } from 'kakoi';
import { replayMany } from 'kakoi/replay';
import { kakoiErrorOf as errorOf } from '../support/errors.js';
import { PlainGo } from '../support/plain-go.js';
import { randomNumbers } from '../support/random.js';
import { sharedFiles } from '../support/shared-data.js';

beforeAll(() => init());

const KO_RULES = ['simple', 'positional', 'situational', 'natural-situational'] as const;

const only = (
  game: Parameters<typeof replayMany>[0] extends Iterable<infer G> ? G : never,
  rules?: GoRules,
) => {
  const [result] = replayMany([game], { ...(rules && { rules }), steps: true, positions: true });
  return result!;
};

test('a game: how many moves are legal, and the board they lead to', () => {
  const [game] = replayMany([{ size: 3, moves: ['B3', 'A3', 'pass', 'C2', 'A2'] }]);
  expect(game?.board.toDiagram()).toBe('.X.\nX.O\n...');
  expect(game).toMatchObject({ played: 5, illegal: null, ko: null, captures: { black: 1, white: 0 } });
  expect(game?.hash).toBe(game?.board.hash());
});

test.each([
  [
    'occupied',
    [
      [0, 0],
      [0, 0],
    ],
    1,
  ],
  [
    'off-board',
    [
      [0, 0],
      [5, 0],
      [1, 1],
    ],
    1,
  ],
  ['suicide', ['A2', 'C1', 'B1', 'A1'], 3],
] as const)('the first move that is not legal, and why: %s', (reason, moves, played) => {
  const [game] = replayMany([{ size: 5, moves }]);
  expect(game).toMatchObject({ played, illegal: reason });
});

test.each([
  ['simple', 'ko', null],
  ['positional', 'ko', 'superko'],
  ['situational', 'ko', 'superko'],
  ['natural-situational', null, null], // no play made the position that comes back
] as const)('%s ko: taking back at once, and after two passes', (ko, atOnce, later) => {
  const setup = GoBoard.fromDiagram(`
    . X O .
    X O . O
    . X O .`);
  const moves = [[2, 1], null, null, [1, 1]] as const;
  const rules = goRules('chinese', { ko });
  const [take, pass, , back] = moves;
  expect(only({ setup, moves: [take, back] }, rules).illegal).toBe(atOnce);
  expect(only({ setup, moves: [take, pass, pass, back] }, rules).illegal).toBe(later);
  expect(only({ setup, moves: [take] }, rules).ko).toEqual([1, 1]);
});

test('moves as numbers, with −1 or width·height for a pass, are the same as vertices', () => {
  const vertices: (Vertex | null)[] = [[2, 3], null, [18, 18], [0, 0], null];
  const games = [
    { moves: vertices },
    { moves: vertices.map((vertex) => vertex ?? 'pass') },
    { moves: Int16Array.from(vertices, (v) => (v === null ? -1 : v[1] * 19 + v[0])) },
    { moves: Uint16Array.from(vertices, (v) => (v === null ? 361 : v[1] * 19 + v[0])) },
    { moves: vertices.map((vertex, i) => ({ color: i % 2 ? 'white' : 'black', vertex }) as const) },
  ];
  const hashes = replayMany(games).map(({ hash, played }) => [hash, played]);
  expect(new Set(hashes.map(String)).size).toBe(1);
  expect(hashes[0]?.[1]).toBe(5);
});

test('a colour that a move names goes on with the other', () => {
  const [game] = replayMany([
    { size: 3, moves: [{ color: 'white', vertex: 'A3' }, 'B3', 'C3'], toPlay: 'black' },
  ]);
  expect(game?.board.toDiagram()).toBe('OXO\n...\n...');
});

test('a set-up is where a game begins', () => {
  const setup = GoBoard.fromDiagram('.O.\nX..');
  const game = only({ setup, moves: ['A2', 'B1', 'C2'], toPlay: 'black' });
  expect([0, 1, 2, 3].map((move) => game.boardAt(move).toDiagram())).toEqual([
    '.O.\nX..',
    'XO.\nX..',
    '.O.\n.O.',
    '.OX\n.O.',
  ]);
  expect(only({ setup, moves: ['A2', 'B1', 'C2', 'C2'] })).toMatchObject({ played: 3, illegal: 'occupied' });
});

test('games of several sizes in one list keep their order', () => {
  const sizes = [9, 19, 9, 1, 32, 32, 13];
  const games = replayMany(sizes.map((size) => ({ size, moves: [null] })));
  expect(games.map(({ board }) => board.width)).toEqual(sizes);
});

test('what is asked for of every move', () => {
  const game = only({ size: 3, moves: ['B3', 'A3', 'A2', 'C1'] });
  expect([...(game.captured ?? [])]).toEqual([0, 0, 1, 0]);
  expect([...(game.hashes ?? [])].map((hash) => hash.toString(16).padStart(16, '0'))).toEqual(
    [1, 2, 3, 4].map((move) => game.boardAt(move).hash()),
  );
  expect([...(game.positions ?? [])].slice(6, 12)).toEqual([0b010, 0, 0, 0b001, 0, 0]);
  const [bare] = replayMany([{ moves: ['D4'] }]);
  expect([bare?.captured, bare?.hashes, bare?.positions]).toEqual([undefined, undefined, undefined]);
  expect(errorOf(() => bare?.boardAt(0)).code).toBe('bad-option');
});

test('games that a caller makes while they are asked for', () => {
  function* games() {
    for (let i = 0; i < 3; i++) {
      const game = new GoGame({ size: 5 });
      for (let j = 0; j <= i; j++) game.play([j, j]);
      yield { size: 5, moves: game.history };
    }
  }
  expect(replayMany(games()).map(({ played }) => played)).toEqual([1, 2, 3]);
});

test('a game of more moves than one answer holds', () => {
  // A ko that is taken and taken back, both sides passing in between.
  const corner = GoBoard.fromDiagram('.XO.\nXO.O\n.XO.').toSignMap();
  const setup = GoBoard.fromSignMap(
    Array.from({ length: 19 }, (_, y) => Array.from({ length: 19 }, (_, x) => corner[y]?.[x] ?? 0)),
  );
  const round: (Vertex | null)[] = [[2, 1], null, null, [1, 1], null, null];
  const game = only({ setup, moves: Array.from({ length: 1200 }, () => round).flat() });
  expect(game).toMatchObject({ played: 7200, illegal: null, captures: { black: 1200, white: 1200 } });
  for (const move of [0, 1, 2, 3, 4, 6, 6239, 6240, 6241, 6242, 6243, 6244, 7198, 7200]) {
    const isTaken = move % 6 >= 1 && move % 6 <= 3;
    expect([move, game.boardAt(move).get([2, 1]), game.boardAt(move).get([1, 1])]).toEqual([
      move,
      isTaken ? 1 : 0,
      isTaken ? 0 : -1,
    ]);
  }
  expect([...(game.captured ?? [])].filter((count) => count === 1)).toHaveLength(2400);
});

/**
 * Random moves, many of them illegal, up to the first that the plain reference refuses; and the reference's
 * results.
 */
function plainGame(width: number, height: number, rules: GoRules, random: () => number) {
  const plain = new PlainGo(width, height, rules);
  const moves: { color: Color; vertex: Vertex | null }[] = [];
  const most = Math.min(120, 3 * width * height);
  for (;;) {
    // Mostly legal moves, so that games get long.
    let point: number | null = null;
    for (let tries = random() < 0.02 ? 1 : 40; tries > 0; tries--) {
      point = Math.floor(random() * width * height);
      if (plain.judge(point).reason === 'legal') break;
    }
    if (random() < 0.04) point = null;
    const { toPlay: color } = plain;
    moves.push({ color, vertex: point === null ? null : [point % width, Math.floor(point / width)] });
    const { reason } = point === null ? { reason: 'legal' } : plain.judge(point);
    if (reason !== 'legal') return { plain, moves, reason };
    plain.play(point);
    if (moves.length >= most) return { plain, moves, reason: null };
  }
}

describe.each(KO_RULES)('random games under %s ko', (ko) => {
  test.each([
    [1, 1, 20],
    [2, 1, 60],
    [2, 2, 200],
    [3, 2, 300],
    [3, 3, 200],
    [1, 7, 100],
    [5, 4, 60],
    [9, 9, 8],
    [12, 12, 3],
    [7, 13, 4],
    [20, 2, 10],
    [32, 32, 1],
  ])('agree with the plain reference on %i×%i', (width, height, count) => {
    const random = randomNumbers(width * 100 + height);
    for (const suicide of [false, true]) {
      const rules = goRules('chinese', { ko, suicide });
      const games = Array.from({ length: count }, () => plainGame(width, height, rules, random));
      const results = replayMany(
        games.map(({ moves }) => ({ width, height, moves })),
        { rules, steps: true, positions: true },
      );
      games.forEach(({ plain, moves, reason }, i) => {
        const result = results[i]!;
        const told = [result.played, result.illegal === 'ko' && ko !== 'simple' ? 'superko' : result.illegal];
        expect([...told, moves]).toEqual([plain.moveNumber, reason, moves]);
        expect(result.captures).toEqual(plain.captures);
        expect([...result.captured!]).toEqual(plain.moves.map(({ captured }) => captured));
        for (let move = result.played; move >= 0; move -= 7) {
          plain.goTo(move);
          expect(result.boardAt(move).toDiagram().replaceAll('\n', '')).toBe(
            plain.diagram.replaceAll('\n', ''),
          );
        }
      });
    }
  });
});

const records = [...sharedFiles('games-9', /\.sgf$/), ...sharedFiles('games-19', /\.sgf$/)];
(records.length > 0 ? test : test.skip)(
  'real games are replayed as they are played step by step',
  () => {
    const games = records.flatMap((path) => {
      const game = GoGame.fromSgf(readFileSync(path, 'latin1'));
      // In these records set-up stones come before the first move.
      return [{ game, moves: game.history, setup: game.boardAt(0) }];
    });
    for (const ko of KO_RULES) {
      const results = replayMany(
        games.map(({ moves, setup }) => ({ moves, setup, toPlay: moves[0]?.color ?? 'black' })),
        { rules: goRules('chinese', { ko }) },
      ).entries();
      for (const [i, result] of results) {
        const { game, moves } = games[i]!;
        const first = moves[0]?.color ?? 'black';
        const played = new GoGame({
          setup: game.boardAt(0),
          toPlay: first,
          rules: goRules('chinese', { ko }),
        });
        let legal = 0;
        let why: string | null = null;
        for (const { color, vertex } of moves) {
          if (color !== played.toPlay || played.isOver) break;
          why = vertex === null ? null : played.legality(vertex);
          if (why !== null && why !== 'legal') break;
          why = null;
          played.play(vertex ?? 'pass');
          legal++;
        }
        if (why !== null || legal === moves.length) {
          expect([result.played, result.illegal]).toEqual([legal, why]);
          expect(result.board.equals(played.board)).toBe(true);
          expect(result.captures).toEqual(played.captures);
        }
      }
    }
  },
  120_000,
);

test.each([
  ['a list', () => replayMany(3 as never), 'bad-option', /games must be a list/],
  ['games', () => replayMany([3 as never]), 'bad-option', /games\[0\]: options/],
  ['moves', () => replayMany([{ moves: 'D4' as never }]), 'bad-option', /games\[0\]: moves must be a list/],
  ['vertices', () => replayMany([{ moves: ['D4', 'Z99Z'] }]), 'bad-vertex', /games\[0\]: moves\[1\]: 'Z99Z'/],
  [
    'colours',
    () => replayMany([{ moves: [{ color: 'red' as never, vertex: null }] }]),
    'bad-option',
    /'red'/,
  ],
  ['sizes', () => replayMany([{ size: 33, moves: [] }]), 'bad-size', /33/],
  [
    'sizes like the set-up',
    () => replayMany([{ size: 9, setup: GoBoard.empty(5), moves: [] }]),
    'size-mismatch',
    /5×5/,
  ],
  ['no endless moves', () => replayMany([{ moves: endless() }]), 'bad-option', /65469/],
  ['rules', () => replayMany([], { rules: 'french' as never }), 'bad-option', /french/],
])('asks for %s', (_, call, code, message) => {
  const error = errorOf(call);
  expect([error.code, error.message]).toEqual([code, expect.stringMatching(message)]);
});

function* endless() {
  for (;;) yield null;
}
