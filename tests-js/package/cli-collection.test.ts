/** kakoi find and kakoi stats: questions about many games together. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
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
  expect(stderr).toMatch(/^standard input:2: .*'zz' is outside the 9×9 board \(--lenient mends it\)\n$/);
});

test('a zip is a folder of records, by itself, in a folder and on standard input', () => {
  const a = '(;SZ[9]PB[Aki];B[gc];W[cg])';
  const bytes = zipSync({
    'club/a.sgf': strToU8(a),
    'club/broken.sgf': strToU8('(;SZ[9];B[zz])'),
    'club/lines.ndjson': strToU8(`${JSON.stringify({ id: 'b', sgf: '(;SZ[9];B[cc])' })}\n\n{"id": 7}\n`),
    'club/notes.txt': strToU8('no game'),
    '__MACOSX/club/._a.sgf': strToU8('no game'),
  });
  const zips = join(folder, 'zips');
  mkdirSync(zips);
  const zip = join(zips, 'club.zip');
  writeFileSync(zip, bytes);
  const query = ['--pattern', 'X', '--json'];
  for (const input of [zip, zips]) {
    const { status, stdout, stderr } = kakoi(['find', input, ...query]);
    expect(lines(stdout).map(({ name }) => name)).toEqual([`${zip}/club/a.sgf`, 'b']);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/club\.zip\/club\/broken\.sgf: .*'zz' is outside the 9×9 board/),
      expect.stringMatching(/club\.zip\/club\/lines\.ndjson:3: /),
    ]);
  }
  expect(lines(kakoi(['find', '-', ...query], bytes).stdout).map(({ name }) => name)).toEqual([
    'stdin/club/a.sgf',
    'b',
  ]);
  expect(lines(kakoi(['stats', zip, '--json']).stdout)).toMatchObject([{ games: 2 }]);
});

test('a zip that is damaged, or has no records, is told, and the other inputs are answered', () => {
  const whole = zipSync({ 'a.sgf': strToU8('(;SZ[9];B[gc];W[cg])') });
  const cut = join(folder, 'cut.zip');
  const empty = join(folder, 'empty.zip');
  writeFileSync(cut, whole.subarray(0, whole.length - 30));
  writeFileSync(empty, zipSync({ 'notes.txt': strToU8('no game') }));
  const { status, stdout, stderr } = kakoi(['stats', cut, empty, join(games, 'a.sgf'), '--json']);
  expect([status, lines(stdout)[0]?.games]).toEqual([1, 1]);
  expect(stderr).toMatch(/cut\.zip: the zip is damaged: .*\n.*empty\.zip: no records in this zip\n/);
});

test('stats finds duplicates by their moves, their last positions, or six of their moves', () => {
  const moves = Array.from(
    { length: 40 },
    (_, i) => `;${i % 2 ? 'W' : 'B'}[${'abcdefghi'[i % 9]}${'acegi'[i % 5]}]`,
  );
  const of = (id: string, all: readonly string[]) => JSON.stringify({ id, sgf: `(;SZ[9]${all.join('')})` });
  const input = [
    of('whole', moves),
    of('short', moves.slice(0, 38)),
    of('swapped', [moves[2]!, moves[1]!, moves[0]!, ...moves.slice(3)]),
    of('another', [...moves.slice(0, 9), ';W[bb]', ...moves.slice(10)]),
  ].join('\n');
  const found = (...by: string[]) => lines(kakoi(['stats', '--ndjson', ...by], input).stdout)[0]?.duplicates;
  expect(found()).toEqual([['whole', 'short']]);
  expect(found('--duplicates', 'position')).toEqual([['whole', 'swapped']]);
  expect(found('--duplicates', 'signature')).toEqual([['whole', 'short', 'swapped', 'another']]);
  expect(kakoi(['stats', '--duplicates', 'names'], input).status).toBe(2);
});

test('a question that is none is a wrong use', () => {
  const of = (...args: string[]) => kakoi(['find', games, ...args]);
  expect(of()).toMatchObject({ status: 2, stderr: expect.stringContaining('one of --pattern, --position') });
  expect(of('--pattern', 'X?')).toMatchObject({ status: 2, stderr: expect.stringContaining("'?' in row 1") });
  expect(of('--pattern', 'X', '--anchor', 'middle').status).toBe(2);
});
