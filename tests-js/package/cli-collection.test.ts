/** kakoi find and kakoi stats: questions about many games together. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kakoi, lines, scratchFolder } from '../support/cli.js';

const folder = scratchFolder();
const games = join(folder, 'games');
const kept = join(folder, 'all.kakoi');

beforeAll(() => {
  mkdirSync(games);
  writeFileSync(join(games, 'a.sgf'), '(;SZ[9]PB[Aki]PW[Ito]DT[2001]RE[B+R];B[gc];W[cg];B[gg])');
  writeFileSync(
    join(games, 'b.sgf'),
    '(;SZ[9]PB[Ito]PW[Aki]DT[2005]RE[W+2.5];B[cc];W[gg])(;SZ[9]PB[Baek];B[cc];W[gc])',
  );
});

test('find answers with the games that have a pattern, and keeps them all for the next question', () => {
  const query = ['--pattern', '*X*', '--json'];
  const first = kakoi(['find', games, ...query, '--keep', kept]);
  expect([first.status, first.stderr]).toEqual([0, '']);
  expect(lines(first.stdout).map(({ name, move }) => [name, move])).toEqual([
    [join(games, 'a.sgf'), 1],
    [join(games, 'b.sgf'), 1],
    [join(games, 'b.sgf'), 1],
  ]);
  expect(kakoi(['find', kept, ...query]).stdout).toBe(first.stdout);
  expect(lines(kakoi(['find', kept, ...query, '--player', 'aki', '--since', '2002']).stdout)).toMatchObject([
    { game: 1, black: 'Ito', white: 'Aki', date: '2005', result: 'W+2.5' },
  ]);
});

test('find --next answers with the moves that were played next, and who won', () => {
  const text = kakoi(['find', games, '--after', 'G7', '--size', '9', '--next']).stdout;
  expect(text.replace(/ +/g, ' ')).toBe(
    'white C3 2 67 % Black won 1, White 1\nwhite C7 1 33 % Black won 0, White 0\n',
  );
  expect(lines(kakoi(['find', games, '--after', '', '--size', '9', '--next', '--json']).stdout)).toEqual([
    { color: 'black', vertex: [6, 2], count: 3, blackWins: 1, whiteWins: 1, move: 'G7' },
  ]);
});

test('stats tells what the games are', () => {
  const [stats] = lines(kakoi(['stats', games, '--json']).stdout);
  expect(stats).toMatchObject({
    games: 3,
    sizes: { '9×9': 3 },
    results: { black: 1, white: 1, other: 1 },
    dates: { first: '2001', last: '2005' },
  });
  expect(stats?.players).toEqual([
    { name: 'Aki', games: 2, won: 2 },
    { name: 'Ito', games: 2, won: 0 },
    { name: 'Baek', games: 1, won: 0 },
  ]);
});

test('lines of NDJSON are games, and a bad one is told and passed over', () => {
  const input = `{"id":7,"sgf":"(;SZ[9];B[cc])"}\n{"id":8,"sgf":"(;SZ[9];B[zz])"}\n`;
  const { status, stdout, stderr } = kakoi(['find', '--ndjson', '--pattern', 'X'], input);
  expect([status, lines(stdout).map(({ name }) => name)]).toEqual([1, ['7']]);
  expect(stderr).toMatch(/^standard input:2: .*'zz' is outside the 9×9 board\n$/);
});

test('a question that is none is a wrong use', () => {
  const of = (...args: string[]) => kakoi(['find', games, ...args]);
  expect(of()).toMatchObject({ status: 2, stderr: expect.stringContaining('one of --pattern, --position') });
  expect(of('--pattern', 'X?')).toMatchObject({ status: 2, stderr: expect.stringContaining("'?' in row 1") });
  expect(of('--pattern', 'X', '--anchor', 'middle').status).toBe(2);
});
