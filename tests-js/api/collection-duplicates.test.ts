/** Duplicates of a collection against the comparison of every two games in every orientation. */

import { GoBoard, GoGame, init } from 'kakoi';
import { Collection, collectionEngine } from 'kakoi/collection';
import { createPool } from 'kakoi/worker';
import { kakoiErrorOf } from '../support/errors.js';
import { oddGame } from '../support/odd-games.js';
import { randomNumbers } from '../support/random.js';

beforeAll(() => init(collectionEngine));

const LIKENESSES = ['moves', 'position', 'signature'] as const;
const SIGNATURE = [20, 22, 24, 31, 33, 35];
const WAYS = [0, 1, 2, 3, 4, 5, 6, 7];

/** A record as its set-up and moves: 'AB', 'B' and so on with the point, or without for a pass. */
interface Plain {
  readonly width: number;
  readonly height: number;
  readonly steps: readonly (readonly [name: string, point: readonly [x: number, y: number] | null])[];
}

/** A record of oddGame() without the set-up between moves. */
function plainOf(sgf: string): Plain {
  const [, width, height = width] = /SZ\[(\d+)(?::(\d+))?\]/.exec(sgf)!.map(Number);
  const nodes = sgf.replace(/;A[BWE]\[..\]/g, '').matchAll(/\b(AB|AW|B|W)((?:\[(?:[a-s]{2})?\])+)/g);
  const steps = [...nodes].flatMap(([, name, values]) =>
    [...values!.matchAll(/\[(.*?)\]/g)].map(([, text]) => {
      const point = text === '' ? null : ([text!.charCodeAt(0) - 97, text!.charCodeAt(1) - 97] as const);
      return [name!, point] as const;
    }),
  );
  return { width: width!, height: Number.isNaN(height) ? width! : height!, steps };
}

/** A game turned by one of eight ways. */
function turned({ width, height, steps }: Plain, way: number): Plain {
  const turn = ([x, y]: readonly [number, number]): [number, number] => {
    const [right, down] = [way & 2 ? width - 1 - x : x, way & 4 ? height - 1 - y : y];
    return way & 1 ? [down, right] : [right, down];
  };
  const [w, h] = way & 1 ? [height, width] : [width, height];
  return { width: w, height: h, steps: steps.map(([name, point]) => [name, point && turn(point)]) };
}

function sgfOf({ width, height, steps }: Plain): string {
  const text = steps.map(([name, point]) => {
    const value = point === null ? '' : String.fromCharCode(97 + point[0], 97 + point[1]);
    return name.length === 2 ? `${name}[${value}]` : `;${name}[${value}]`;
  });
  return `(;SZ[${width}:${height}]${text.join('')})`;
}

const movesOf = ({ steps }: Plain) => steps.filter(([name]) => name.length === 1);

/** The part of a game that is compared; null for one that has none. */
function partOf(plain: Plain, by: (typeof LIKENESSES)[number]): string[] | null {
  const size = `${plain.width}×${plain.height}`;
  if (by === 'position') return [size, GoGame.fromSgf(sgfOf(plain)).board.toDiagram()];
  if (by === 'signature') {
    const moves = movesOf(plain);
    return moves.length < 35 ? null : [size, ...SIGNATURE.map((move) => String(moves[move - 1]![1]))];
  }
  const setup = plain.steps.filter(([name]) => name.length === 2).map(String);
  return [size, setup.sort().join(' '), ...movesOf(plain).map(String)];
}

/** True when the part of one game is that of another in some orientation. */
function areAlike(one: string[] | null, others: readonly (string[] | null)[], isBeginning: boolean): boolean {
  return others.some((other) => {
    if (one === null || other === null) return false;
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    if (short.length < long.length && (!isBeginning || short.length <= 2)) return false;
    return short.every((part, i) => part === long[i]);
  });
}

/** Games, and copies of them that are turned, cut short, changed at a move, or played in another order. */
function games(random: () => number): Plain[] {
  const below = (most: number) => Math.floor(random() * most);
  return Array.from({ length: 40 }, () => plainOf(oddGame(random))).flatMap((game) => {
    const copies = Array.from({ length: below(4) }, () => {
      const copy = turned(game, below(8));
      const steps = [...copy.steps];
      const kind = below(4);
      const at = below(steps.length);
      if (kind === 1) steps.length = at;
      if (kind === 2 && steps[at]) steps[at] = [steps[at][0], [0, 0]];
      if (kind === 3 && steps[at + 2]) [steps[at], steps[at + 2]] = [steps[at + 2]!, steps[at]!];
      return { ...copy, steps };
    });
    return [game, ...copies];
  });
}

test.each(LIKENESSES)(
  'by %s, every two games of a set are alike, and all that are alike are in one',
  (by) => {
    const random = randomNumbers(44);
    let pairs = 0;
    for (let round = 0; round < 2; round++) {
      const list = games(random);
      const collection = Collection.empty();
      collection.add(list.map(sgfOf).join('\n'));
      expect(collection.size).toBe(list.length);
      const sets = collection.duplicates({ by });
      const together = new Set(sets.flatMap((set) => set.flatMap((a) => set.map((b) => `${a} ${b}`))));
      const parts = list.map((game) => WAYS.map((way) => partOf(turned(game, way), by)));
      const wrong: [number, number][] = [];
      for (const [a, [one]] of parts.entries()) {
        for (const [b, others] of parts.entries()) {
          if (a >= b) continue;
          const alike = areAlike(one!, others, by === 'moves');
          if (together.has(`${a} ${b}`) !== alike) wrong.push([a, b]);
          if (alike) pairs++;
        }
      }
      expect(wrong).toEqual([]);
      expect(
        sets.every((set) => set.length > 1 && set.every((game, i) => i === 0 || game > set[i - 1]!)),
      ).toBe(true);
      const names = sets.map((set) => new Set(set));
      expect(names.some((a) => names.some((b) => a !== b && [...a].every((game) => b.has(game))))).toBe(
        false,
      );
    }
    expect(pairs).toBeGreaterThan(30);
  },
);

test('a game that was written down otherwise is found by its signature, one that was set up by its last position', () => {
  const moves = Array.from(
    { length: 40 },
    (_, i) => `;${i % 2 ? 'W' : 'B'}[${'abcdefghijklmnopqrs'[i % 19]}${'cgkos'[i % 5]}]`,
  );
  const changed = moves.map((move, i) => (i === 4 ? ';B[aa]' : i === 36 ? ';B[bb]' : move));
  const { board } = GoGame.fromSgf(`(;SZ[19]${moves.join('')})`);
  const setUp = GoBoard.empty(19).with(board.stones('black'), 'black').with(board.stones('white'), 'white');
  const collection = Collection.empty();
  collection.add(`(;SZ[19]${moves.join('')})(;SZ[19]${changed.join('')})`);
  collection.add(new GoGame({ setup: setUp.transform('rotate90') }).toSgf());
  expect(LIKENESSES.map((by) => collection.duplicates({ by }))).toEqual([[], [[0, 2]], [[0, 1]]]);
});

test('parts have their duplicates together, found by a worker', async () => {
  const pool = createPool({ workers: 1 });
  const sources = ['(;SZ[9];B[cc];W[gg])', '(;SZ[9];B[dd])', '(;SZ[9];B[gg];W[cc])(;SZ[9];W[gg];B[cc])'];
  const { shards } = await pool.buildShards(sources, { perShard: 2 });
  expect(await pool.duplicatesInShards(shards)).toEqual([
    [
      { shard: 0, game: 0 },
      { shard: 1, game: 0 },
    ],
  ]);
  expect(await pool.duplicatesInShards(shards, { by: 'position' })).toEqual([
    [
      { shard: 0, game: 0 },
      { shard: 1, game: 0 },
      { shard: 1, game: 1 }, // by another order of moves
    ],
  ]);
  await expect(pool.duplicatesInShards(shards, { by: 'names' as 'moves' })).rejects.toMatchObject({
    code: 'bad-option',
  });
  await expect(pool.duplicatesInShards(7 as never)).rejects.toMatchObject({ code: 'bad-option' });
  await pool.terminate();
});

test('another part than those is refused', () => {
  const collection = Collection.empty();
  expect(kakoiErrorOf(() => collection.duplicates({ by: 'players' as 'moves' }))).toMatchObject({
    code: 'bad-option',
    message: expect.stringContaining("'players'"),
  });
});
