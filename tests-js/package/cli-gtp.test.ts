/** `kakoi gtp`, driven as other programs drive it. */

import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from 'kakoi';
import { cli, fixture, kakoi, scratchFolder } from '../support/cli.js';

const folder = scratchFolder();

test('answers line by line, and ends at quit with status 0', () => {
  const { status, stdout, stderr } = kakoi(
    ['gtp', '--size', '5', '--rules', 'chinese', '--komi', '3'],
    '1 name\r\nversion\n# nothing\n\nquery_boardsize\nget_komi\nkakoi-rules\nwhat\nquit\nname\n',
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toBe(`=1 kakoi

= ${version}

= 5

= 3

= rules: chinese
scoring: area
ko: positional
suicide: forbidden
handicap bonus: n
komi: 3

? unknown command

=

`);
});

test('plays as strong as it is told to', () => {
  const { stdout } = kakoi(
    ['gtp', '--size', '5', '--level', '8', '--playouts', '50'],
    `kakoi-strength
reg_genmove b
kata-set-param level 2
kata-get-param playouts
kata-search_analyze b 100 allow b D4 1
kata-genmove_analyze w 100 avoid w pass 1
quit
`,
  );
  expect(stdout).toMatch(
    /^= \[.*\] level 8\n\[string\] playouts 50\n\n= [A-E]\d\n\n=\n\n= 1\n\n= play D4\n\n= play [A-E]\d\n\n=\n\n$/,
  );
});

test('reads records by their path', () => {
  const path = join(folder, 'a game.sgf');
  writeFileSync(path, '(;SZ[9]KM[0.5];B[ee])');
  const { stdout } = kakoi(
    ['gtp'],
    `loadsgf ${path}\nlist_stones b\nloadsgf ${folder}\nloadsgf /none\nloadsgf ${fixture('end-game-19.sgf')}\nfinal_score\n`,
  );
  expect(stdout).toMatch(
    /^=\n\n= E5\n\n\? cannot load file\n\n\? cannot load file\n\n=\n\n= [BW]\+[\d.]+\n\n$/,
  );
});

test('the end of the input ends it, and a last line without an end is answered', () => {
  expect(kakoi(['gtp'], 'name')).toEqual({ status: 0, stdout: '= kakoi\n\n', stderr: '' });
  expect(kakoi(['gtp'], '')).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('tells an analysis while it goes on, ends it at the next command, and hears an interruption', async () => {
  const child = spawn(process.execPath, [cli, 'gtp', '--size', '19'], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const until = async (pattern: RegExp) => {
    while (!pattern.test(said)) await new Promise((resolve) => child.stdout.once('data', resolve));
    said = '';
  };
  child.stdin.write('1 kata-analyze b 2\n');
  await until(/^=1\ninfo move .*\ninfo move .*\n/);
  child.stdin.write('2 name\n');
  await until(/(^|\n)\n=2 kakoi\n\n$/); // a line before may have been the last
  child.stdin.write('3 genmove b\n');
  child.stdin.write('# interrupt\n');
  await until(/^=3 [A-T]\d+\n\n$/);
  child.stdin.write('4 lz-analyze\n');
  await until(/^=4\ninfo /);
  child.stdin.end();
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
});

test('a program that has gone ends it quietly', async () => {
  const child = spawn(process.execPath, [cli, 'gtp'], { stdio: ['pipe', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint += text;
  });
  child.stdin.on('error', () => {}); // it has gone
  child.stdin.write('name\n');
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.stdout.destroy();
  child.stdin.write('list_commands\n'.repeat(10_000));
  const status = await new Promise((resolve) => child.once('exit', resolve));
  expect([status, complaint]).toEqual([0, '']);
});

test('every command of a flood has its answer, in order', () => {
  const commands = Array.from(
    { length: 10_000 },
    (_, i) => `${i} ${i % 3 === 0 ? 'undo' : `play b a${1 + (i % 19)}`}`,
  );
  const { status, stdout } = spawnSync(process.execPath, [cli, 'gtp'], {
    input: commands.join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect(status).toBe(0);
  const ids = stdout
    .split('\n\n')
    .slice(0, -1)
    .map((answer) => Number(/^[=?](\d+)/.exec(answer)?.[1]));
  expect(ids).toEqual(commands.map((_, i) => i));
});

test.each([
  [['--rules', 'go'], /Allowed choices are japanese, /],
  [['--komi', 'seven'], /It is not a number/],
  [['--size', '26'], /It must be a whole number from 1 to 25/],
  [['--level', '13'], /It must be a whole number from 1 to 12/],
  [['--playouts', '0'], /It must be a whole number from 1 to 1000000/],
  [['game.sgf'], /too many arguments/],
])('%j is refused with status 2', (args, reason) => {
  const { status, stdout, stderr } = kakoi(['gtp', ...args]);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(reason);
});

test('answers what the controller of Sabaki sends to bring it to a position, and to others', () => {
  const first = `komi 7
rectangular_boardsize 9 7
time_settings 60 10 5
clear_board
play B C3
play W D4
play B E5
list_stones black
list_commands
`;
  const branch = 'undo\nplay B pass\nplay W G5\nmove_history\nquery_boardsize\n';
  const other = 'boardsize 9\nclear_board\nset_free_handicap C3 G7\nplay W E5\nget_handicap\nplay W E5\n';
  const { stdout } = kakoi(['gtp'], `${first}${branch}${other}`);
  const [commands, ...answers] = stdout
    .split('\n\n')
    .filter((answer) => answer !== '=' && answer !== '')
    .slice(1);
  expect(stdout).toMatch(/^(=\n\n){7}= E5 C3\n\n/);
  expect(commands).toMatch(/^undo$/m);
  expect(answers).toEqual(['= white G5\nblack pass\nwhite D4\nblack C3', '= 9 7', '= 2', '? illegal move']);
});
