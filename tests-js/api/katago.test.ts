/** Networks of KataGo's: what they say, that it is what KataGo says, and what is refused. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GoBoard, GoGame, init, LoaGame } from 'kakoi';
import { type GoJudgement, loadNetwork } from 'kakoi/katago';
import { katagoFile } from '../support/katago-file.js';
import { root } from '../support/run.js';

beforeAll(() => init());

const opening = (size = 9) => {
  const game = new GoGame({ size, rules: 'chinese', komi: 7 });
  for (const vertex of ['E5', 'C4', 'D4', 'D3', 'E3']) game.play(vertex);
  return game;
};

const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return null;
};

const plain = ({ owners, ...rest }: GoJudgement) => ({ ...rest, owners: [...owners.values] });

test.each([5, 9, 13, 19])('says chance, lead, owners and moves on boards of %i lines', async (size) => {
  const network = await loadNetwork(katagoFile());
  const { winRate, lead, owners, moves } = network.judge(opening(size));
  expect(winRate).toBeGreaterThanOrEqual(0);
  expect(winRate).toBeLessThanOrEqual(1);
  expect(Number.isFinite(lead)).toBe(true);
  expect([owners.width, owners.height]).toEqual([size, size]);
  for (const owner of owners.values) expect(Math.abs(owner)).toBeLessThanOrEqual(1);
  const shares = moves.map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(shares.length).toBe(16);
  expect(shares.reduce((sum, share) => sum + share)).toBeLessThanOrEqual(1.00001);
  const game = opening(size);
  for (const { move } of moves) expect(game.legality(move)).toBe('legal');
});

test('takes a file packed or not, as any bytes', async () => {
  const file = katagoFile();
  const [first, ...others] = await Promise.all(
    [file, gzipSync(file), file.buffer as ArrayBuffer, new DataView(file.buffer)].map((bytes) =>
      loadNetwork(bytes),
    ),
  );
  const expected = plain(first!.judge(opening()));
  for (const other of others) expect(plain(other.judge(opening()))).toEqual(expected);
});

test('networks do not disturb one another', async () => {
  const [one, two] = [await loadNetwork(katagoFile()), await loadNetwork(katagoFile(20))];
  const before = plain(one.judge(opening()));
  expect(plain(two.judge(opening()))).not.toEqual(before);
  expect(plain(one.judge(opening()))).toEqual(before);
});

test('looks at the last moves of a game, which a board does not have', async () => {
  const network = await loadNetwork(katagoFile());
  const { board } = opening();
  const alone = network.judge(board, { toPlay: 'white', komi: 7 });
  expect(plain(network.judge(opening()))).not.toEqual(plain(alone));
  expect(plain(network.judge(board, { toPlay: 'white', komi: -7 }))).not.toEqual(plain(alone));
  expect(network.judge(board, { toPlay: 'black' }).owners.values).not.toEqual(alone.owners.values);
});

test('a game that is over has no moves', async () => {
  const network = await loadNetwork(katagoFile());
  const game = opening();
  game.pass();
  game.pass();
  expect(network.judge(game).moves).toEqual([]);
});

test('refuses other files, larger boards and other games', async () => {
  const file = katagoFile();
  const text = (words: string) => new TextEncoder().encode(words);
  for (const bytes of [
    new Uint8Array(),
    text('(;SZ[9])'),
    file.subarray(0, 900),
    gzipSync(file).subarray(0, 99),
  ])
    await expect(loadNetwork(bytes)).rejects.toMatchObject({ code: 'bad-option' });
  const words = Buffer.from(file).toString('latin1').replace('ordinary_block', 'transformer_block');
  const transformer = Buffer.from(words, 'latin1');
  await expect(loadNetwork(transformer)).rejects.toThrow('parts that are not known');
  for (const value of [undefined, null, 'file', {}, [1]])
    await expect(loadNetwork(value as never)).rejects.toMatchObject({ code: 'bad-option' });
  const network = await loadNetwork(file);
  expect(codeOf(() => network.judge(new GoGame({ size: 20 })))).toBe('bad-size');
  expect(codeOf(() => network.judge(new LoaGame() as never))).toBe('bad-option');
  expect(codeOf(() => network.judge(GoBoard.empty(9), { toPlay: 'green' as never }))).toBe('bad-option');
  expect(codeOf(() => network.judge(GoBoard.empty(9), { toPlay: 'black', ko: 'K1' }))).toBe('off-board');
});

const KNOWN = join(root, '../shared/data/katago/g170-b6c96-s175395328-d26788732.bin.gz');

(existsSync(KNOWN) ? test : test.skip)('says what KataGo says by g170-b6c96', async () => {
  const network = await loadNetwork(readFileSync(KNOWN));
  const lines = readFileSync(join(root, 'tests-cpp/data/katago.txt'), 'utf8').split('\n');
  for (const line of lines.filter((line) => line.startsWith('170 '))) {
    const [asked = '', said = ''] = line.split(' | ');
    const [, width, height, komi, ...moves] = asked.split(' ');
    const rules = { ko: 'positional', suicide: false, scoring: 'area', handicapBonus: 'none' } as const;
    const game = new GoGame({ width: +width!, height: +height!, rules: { ...rules, komi: +komi! } });
    for (const move of moves) game.play(move);
    const judgement = network.judge(game);
    const [win, , lead, , ...points] = said.split(' ');
    expect(judgement.winRate).toBeCloseTo(+win!, 5);
    expect(judgement.lead).toBeCloseTo(+lead!, 2);
    const sign = game.toPlay === 'black' ? 1 : -1;
    for (let i = 0; i < points.length; i += 3)
      expect(sign * judgement.owners.at(points[i]!)).toBeCloseTo(+points[i + 2]!, 4);
  }
});
