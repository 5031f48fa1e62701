/** Benson's rule round by round, replayed by a checker that knows nothing but grids of characters. */

import { type Color, GoBoard, init, type PointSet, type Vertex } from 'kakoi';
import { readRecords, sharedFiles, whenShared } from '../support/shared-data.js';

beforeAll(() => init());

const BOARDS = Number(process.env.KAKOI_BENSON_BOARDS ?? 1500);

test('on the ring that is cut: what falls in each round, and why', () => {
  // The steps are those of docs/benson.md.
  const board = GoBoard.fromDiagram(`
X X X X X X X X X
X X O O O O O X X
. X O . O . O X .
X O O O O O O O X
X X X X . X X X X`);
  const { stones, rounds } = board.passAliveRounds().black;
  expect(stones.size).toBe(0);
  const [first, second] = rounds as [(typeof rounds)[number], (typeof rounds)[number]];
  expect(rounds.length).toBe(2);

  // The lower chains have an eye each; the space around White has eyes that are not liberties of theirs.
  expect(first.chains.map(({ stones }) => [...stones].length)).toEqual([5, 5]);
  expect(first.chains.map(({ vitalRegions }) => vitalRegions.map((region) => [...region]))).toEqual([
    [[[0, 2]]],
    [[[8, 2]]],
  ]);
  expect(first.chains.map(({ otherRegions }) => otherRegions.map(({ point }) => point))).toEqual([
    [[3, 2]],
    [[3, 2]],
  ]);
  // With them go the eyes that they border on, and so the chain above.
  expect(first.regions.map(({ region, stone }) => [region.size, stone])).toEqual([
    [18, [0, 3]],
    [1, [0, 3]],
    [1, [8, 3]],
  ]);
  expect(second.chains.map(({ stones }) => stones.has([4, 0]))).toEqual([true]);
  expect(second.chains[0]?.vitalRegions).toEqual([]);
  expect(second.regions).toEqual([]);

  expect(board.passAliveRounds().white.rounds).toEqual([]);
});

test('beside the rounds stands what passAlive() gives', () => {
  const board = GoBoard.fromDiagram('. X .');
  const { stones, territory, chains, rounds } = board.passAliveRounds().black;
  const plain = board.passAlive().black;
  expect([stones.equals(plain.stones), territory.equals(plain.territory)]).toEqual([true, true]);
  expect(chains).toEqual(plain.chains);
  expect(rounds).toEqual([]);
});

/**
 * The faults of the rounds, which should be none. Sets are taken apart into keys, and neighbours found by
 * counting.
 */
function faults(board: GoBoard, color: Color, suicide: boolean): string[] {
  const { width, height } = board;
  const own = color === 'black' ? 1 : -1;
  const signs = board.toSignMap();
  const key = ([x, y]: Vertex) => y * width + x;
  const keys = (set: Iterable<Vertex>) => new Set([...set].map(key));
  const signAt = (point: number) => signs[Math.floor(point / width)]?.[point % width];
  const beside = (point: number) => {
    const [x, y] = [point % width, Math.floor(point / width)];
    return [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ]
      .filter(([a, b]) => a !== undefined && b !== undefined && a >= 0 && a < width && b >= 0 && b < height)
      .map(([a, b]) => b! * width + a!);
  };
  /** All parts of the points that are, or are not, the colour's. */
  const parts = (isOwn: boolean) => {
    const seen = new Set<number>();
    const found: Set<number>[] = [];
    for (let start = 0; start < width * height; start++) {
      if (seen.has(start) || (signAt(start) === own) !== isOwn) continue;
      const part = new Set([start]);
      for (const point of part)
        for (const next of beside(point)) if ((signAt(next) === own) === isOwn) part.add(next);
      for (const point of part) seen.add(point);
      found.push(part);
    }
    return found;
  };
  const name = (points: Set<number>) => [...points].sort((a, b) => a - b).join();
  const chains = new Map(parts(true).map((part) => [name(part), part]));
  const regions = new Map(parts(false).map((part) => [name(part), part]));
  const isVital = (region: Set<number>, chain: Set<number>) => {
    const empties = [...region].filter((point) => signAt(point) === 0);
    const needed = suicide ? [...region] : empties;
    return empties.length > 0 && needed.every((point) => beside(point).some((next) => chain.has(next)));
  };
  const touches = (region: Set<number>, chain: Set<number>) =>
    [...region].some((point) => beside(point).some((next) => chain.has(next)));

  const wrong: string[] = [];
  const { stones, rounds } = board.passAliveRounds({ suicide })[color];
  for (const round of rounds) {
    for (const { stones: dropped, vitalRegions, otherRegions } of round.chains) {
      const chain = keys(dropped);
      if (!chains.has(name(chain))) wrong.push('a chain that was not there');
      const near = [...regions.values()].filter((region) => touches(region, chain));
      const vital = near.filter((region) => isVital(region, chain)).map(name);
      if (
        vital.length > 1 ||
        vital.join(';') !== vitalRegions.map((set: PointSet) => name(keys(set))).join(';')
      )
        wrong.push('other vital regions');
      if (vital.length + otherRegions.length !== near.length) wrong.push('a region without a reason');
      for (const { region, point } of otherRegions) {
        const points = keys(region);
        const at = key(point);
        const isReason =
          ![...points].some((each) => signAt(each) === 0) ||
          (points.has(at) && (suicide || signAt(at) === 0) && !beside(at).some((next) => chain.has(next)));
        if (!isReason || isVital(points, chain)) wrong.push('a point that is no reason');
      }
    }
    for (const { stones: dropped } of round.chains) chains.delete(name(keys(dropped)));
    const left = new Set([...chains.values()].flatMap((chain) => [...chain]));
    for (const { region, stone } of round.regions) {
      const points = keys(region);
      const at = key(stone);
      if (!regions.delete(name(points))) wrong.push('a region that was not there');
      if (signAt(at) !== own || left.has(at) || !beside(at).some((next) => points.has(next)))
        wrong.push('a border stone that is no reason');
    }
  }
  // Nothing more can be dropped, and the rest equals the engine's answer.
  const left = new Set([...chains.values()].flatMap((chain) => [...chain]));
  for (const chain of chains.values())
    if ([...regions.values()].filter((region) => isVital(region, chain)).length < 2)
      wrong.push('too early an end');
  for (const region of regions.values())
    for (const point of region)
      for (const next of beside(point))
        if (signAt(next) === own && !left.has(next)) wrong.push('a region is left');
  if (name(left) !== name(keys(stones))) wrong.push('another end than the engine’s');
  return wrong;
}

test(`on ${BOARDS} random boards every reason holds, and the rounds end where the engine does`, () => {
  let seed = 1;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  let rounds = 0;
  for (let i = 0; i < BOARDS; i++) {
    const [width, height] = [2 + Math.floor(random() * 7), 2 + Math.floor(random() * 7)];
    // One colour is thin, so that the other lives now and then.
    const [blacks, whites] = [0.3 + 0.5 * random(), 0.3 * random()];
    const cell = () => {
      const at = random();
      return at < blacks ? 1 : at < blacks + whites ? -1 : 0;
    };
    const board = GoBoard.fromSignMap(
      Array.from({ length: height }, () => Array.from({ length: width }, cell)),
    );
    for (const color of ['black', 'white'] as const)
      for (const suicide of [false, true]) {
        expect([board.toDiagram(), color, suicide, faults(board, color, suicide)]).toEqual([
          board.toDiagram(),
          color,
          suicide,
          [],
        ]);
        rounds = Math.max(rounds, board.passAliveRounds({ suicide })[color].rounds.length);
      }
  }
  expect(rounds).toBeGreaterThan(2);
});

whenShared('on the whole collection too', () => {
  for (const file of sharedFiles('.', /^benson-.*\.jsonl$/)) {
    test(file.replace(/.*\//, ''), () => {
      type Row = { size?: number; width?: number; height?: number; board: string };
      for (const { size = 0, width = size, height = size, board: text } of readRecords<Row>(file)) {
        const rows = Array.from({ length: height }, (_, y) => text.slice(y * width, (y + 1) * width));
        const board = GoBoard.fromDiagram(rows.join('\n'));
        for (const color of ['black', 'white'] as const)
          expect([text, color, faults(board, color, false)]).toEqual([text, color, []]);
      }
    }, 120_000);
  }
});
