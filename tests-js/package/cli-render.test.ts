/** Pictures: their elements are counted and compared with the claims made about them. */

import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GoGame, init, LoaGame, SenketGame } from 'kakoi';
import { goOverlays, loaOverlays, senketOverlays } from 'kakoi/pictures';
import { readingEngine, readSafe } from 'kakoi/reading';
import { toSvg } from 'kakoi/svg';
import { fixture, kakoi, lines, scratchFolder } from '../support/cli.js';
import { node, root } from '../support/run.js';

const folder = scratchFolder();
const read = (name: string) => readFileSync(fixture(name), 'utf8');

beforeAll(() => init(readingEngine));

/** The SVG of a file, or of input. */
function svg(args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = kakoi(['render', ...args], input);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [\s\S]*<\/svg>\n$/);
  expectWellFormed(stdout);
  return stdout;
}

/** Every element is closed, and every reference has its target. */
function expectWellFormed(text: string): void {
  const open: string[] = [];
  for (const [, end, name, empty] of text.matchAll(/<(\/?)([a-zA-Z]+)(?:"[^"]*"|[^">])*?(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name!);
  }
  expect(open).toEqual([]);
  for (const [, id] of text.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(text).toContain(`id="${id}"`);
  expect(text).not.toMatch(/NaN|undefined/);
}

const stones = (text: string, side: 'b' | 'w') =>
  text.match(new RegExp(`<use href="#k..${side}"`, 'g'))?.length ?? 0;

/** The number of marks in the path of a class: each begins with a move. */
function marks(text: string, name: string): number {
  const paths = text.matchAll(new RegExp(`<path class="${name}" d="([^"]*)"`, 'g'));
  return [...paths].reduce((sum, [, d]) => sum + (d!.match(/M/g)?.length ?? 0), 0);
}

/** Width and height that the header of a PNG states. */
function pngSize(bytes: Buffer): [number, number] {
  expect(bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('Go', () => {
  const endGame = () => GoGame.fromSgf(read('end-game-19.sgf')).board;

  test('every stone and coordinate is there, and it is small', () => {
    const board = endGame();
    const text = svg([fixture('end-game-19.sgf')]);
    expect([stones(text, 'b'), stones(text, 'w')]).toEqual([
      board.stones('black').size,
      board.stones('white').size,
    ]);
    expect(text.match(/<text/g)).toHaveLength(4 * 19);
    expect(text.length).toBeLessThan(20_000);
    expect(text).toContain('<title>Go, 19×19</title>');
    expect(svg([fixture('end-game-19.sgf'), '--no-coordinates'])).not.toContain('<text');
  });

  test('--section draws a part of the board, of every input its own game', () => {
    const text = svg([fixture('end-game-19.sgf'), '--section', 'a1-g7']);
    expect(text.match(/<text/g)).toHaveLength(4 * 7);
    expect(text).toBe(toSvg(endGame(), { width: 640, section: 'a1-g7' }));
    const loa = svg([fixture('loa-game.sgf'), '--section', 'a1-d4']);
    expect(loa.match(/<text/g)).toHaveLength(4 * 4);
    expect(kakoi(['render', '--section', 'a1-k7'], '(;SZ[9])').stderr).toContain(
      "the section 'a1-k7' is outside the 9×9 board",
    );
  });

  test('--move shows that position and rings its move', () => {
    const text = svg(['--move', '2'], '(;SZ[9];B[cc];W[gg];B[ee])');
    expect([stones(text, 'b'), stones(text, 'w')]).toEqual([1, 1]);
    expect(text).toContain('<circle class="last" cx="120" cy="120"');
    expect(text).toContain('the last move at G3');
  });

  test('overlays say what the package says', () => {
    const board = endGame();
    const all = 'chains,passAlive,area,score,ownership,influence';
    const alive = board.passAlive();
    const area = board.area();
    const score = board.score({ dead: 'auto' });
    const one = (overlay: string) => svg([fixture('end-game-19.sgf'), '--overlay', overlay]);

    expect(one('chains').match(/class="liberties"/g)).toHaveLength(board.chains().length);
    const passAlive = one('passAlive');
    const territory = alive.black.territory.size + alive.white.territory.size;
    expect(marks(passAlive, 'owner')).toBe(territory);
    // A dot a stone, and the rings around them.
    expect(marks(passAlive, 'alive')).toBeGreaterThan(alive.black.stones.size + alive.white.stones.size);
    expect(marks(one('area'), 'neutral')).toBe(area.neutral.size);
    const scored = one('score');
    expect([marks(scored, 'dead'), marks(scored, 'dame')]).toEqual([
      score.dead.size,
      score.dame.minus(score.dead).size,
    ]);
    const empties = board.empties();
    expect(marks(scored, 'owner')).toBe(
      score.black.points.and(empties).size + score.white.points.and(empties).size,
    );
    expect(one(all).length).toBeGreaterThan(scored.length);
  });

  test('themes and rectangles', () => {
    const board = '{"board":["X.O.X","....."]}';
    const [light, dark] = ['light', 'dark'].map((theme) => svg(['--theme', theme, '--width', '500'], board));
    expect(light).toContain('width="500" height="273"');
    expect(dark).not.toBe(light);
    expect(stones(dark!, 'b')).toBe(2);
  });
});

test('Lines of Action', () => {
  const { board } = LoaGame.fromSgf(read('loa-game.sgf'));
  const text = svg([fixture('loa-game.sgf'), '--overlay', 'groups']);
  expect([stones(text, 'b'), stones(text, 'w')]).toEqual([
    board.stones('black').size,
    board.stones('white').size,
  ]);
  expect(text.match(/class="group"/g)).toHaveLength(
    board.groups('black').length + board.groups('white').length,
  );
  const start = [fixture('loa-game.sgf'), '--move', '0', '--overlay'];
  const arrows = svg([...start, 'moves']);
  expect([marks(arrows, 'move'), marks(arrows, 'capture')]).toEqual([32, 4]);
  expect(svg([...start, 'quads']).match(/class="quad"/g)).toHaveLength(8 + 20);
});

test('Senket', () => {
  const { board } = SenketGame.fromText(read('game.senket'));
  const text = svg([fixture('game.senket'), '--overlay', 'territories']);
  expect([stones(text, 'b'), stones(text, 'w')]).toEqual([
    board.posts('black').size,
    board.posts('white').size,
  ]);
  expect([marks(text, 'fences black'), marks(text, 'fences white')]).toEqual([4, 1]);
  expect([marks(text, 'area black'), marks(text, 'area white'), marks(text, 'prisoner')]).toEqual([1, 1, 1]);
});

describe('every overlay of kakoi/pictures', () => {
  const look = { theme: 'light', width: 640, coordinates: true } as const;

  test('is in the help, and drawn of its own game alone', () => {
    const { stdout: help } = kakoi(['render', '--help']);
    const all = [goOverlays, loaOverlays, senketOverlays].flatMap(Object.keys);
    for (const name of all) expect(help).toMatch(new RegExp(`^  ${name}  `, 'm'));
    const go = GoGame.fromSgf(read('mid-game-19.sgf'));
    const lastMove = go.history.at(-1)?.vertex ?? null;
    const score = go.score({ dead: 'auto' });
    expect(svg([fixture('mid-game-19.sgf'), '--overlay', all.join(',')])).toBe(
      toSvg(go.board, { ...look, overlays: Object.values(goOverlays), lastMove, score, safe: readSafe }),
    );
    const loa = LoaGame.fromSgf(read('loa-game.sgf'));
    expect(svg([fixture('loa-game.sgf'), '--overlay', all.join(',')])).toBe(
      toSvg(loa.board, {
        ...look,
        overlays: Object.values(loaOverlays),
        lastMove: loa.history.at(-1) ?? null,
      }),
    );
    const { board, history, toPlay } = SenketGame.fromText(read('game.senket'));
    const last = history.at(-1)?.post ?? null;
    expect(svg([fixture('game.senket'), '--overlay', all.join(',')])).toBe(
      toSvg(board, { ...look, overlays: Object.values(senketOverlays), lastMove: last, toPlay }),
    );
  });

  test.each(Object.keys(goOverlays))('of Go is drawn: %s', (name) => {
    const input = '(;SZ[7:3]AB[ba][da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc];W[ec])';
    expect(svg(['--overlay', name], input)).not.toBe(svg([], input));
  });
});

describe('files', () => {
  test('--all makes a picture for every position', () => {
    const input = '(;SZ[5];B[aa];W[bb];B[cc])';
    expect(kakoi(['render', '--all', '-o', join(folder, 'all')], input)).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
    const names = readdirSync(join(folder, 'all')).sort();
    expect(names).toEqual(['stdin-000.svg', 'stdin-001.svg', 'stdin-002.svg', 'stdin-003.svg']);
    const counts = names.map((name) => {
      const text = readFileSync(join(folder, 'all', name), 'utf8');
      return stones(text, 'b') + stones(text, 'w');
    });
    expect(counts).toEqual([0, 1, 2, 3]);
  });

  test('folders of games keep their shape, lines are named by their ids', () => {
    mkdirSync(join(folder, 'games/below'), { recursive: true });
    writeFileSync(join(folder, 'games/a.sgf'), '(;SZ[3])');
    writeFileSync(join(folder, 'games/below/a.sgf'), '(;SZ[3])');
    writeFileSync(
      join(folder, 'games/p.ndjson'),
      '{"id":"x/../y","board":"."}\n{"board":"."}\n{"id":"..","board":"."}\n',
    );
    const { status, stdout } = kakoi(['render', 'games', '-o', 'out', '--json', '--jobs', '2'], '', folder);
    expect(status).toBe(0);
    expect(lines(stdout).map(({ files }) => files)).toEqual([
      ['out/a.svg'],
      ['out/below/a.svg'],
      ['out/x_.._y.svg'],
      ['out/p-2.svg'],
      ['out/p-3.svg'],
    ]);
    expect(readdirSync(join(folder, 'out')).sort()).toEqual([
      'a.svg',
      'below',
      'p-2.svg',
      'p-3.svg',
      'x_.._y.svg',
    ]);
  });

  test.each(['1', '2'])('no picture replaces another, with %s jobs', (jobs) => {
    const games = join(folder, `same-${jobs}`);
    mkdirSync(games);
    writeFileSync(join(games, 'a.sgf'), '(;SZ[3])');
    const boards = Array.from({ length: 40 }, (_, i) => `{"id":${i},"board":"."}\n`).join('');
    writeFileSync(
      join(games, 'b.ndjson'),
      `{"id":"x y","board":"X."}\n${boards}{"id":"x/y","board":"O."}\n{"id":7,"board":"O."}\n{"id":"a","board":"O."}\n`,
    );
    const args = ['render', games, '-o', join(games, 'out'), '--json', '--jobs', jobs];
    const { status, stdout } = kakoi(args);
    expect(status).toBe(1);
    expect(lines(stdout).filter(({ error }) => error)).toEqual(
      [
        ['x/y', `this and ${games}/b.ndjson:1 would both be written as 'x_y'`],
        [7, `this and ${games}/b.ndjson:9 would both be written as '7'`],
        ['a', `this and ${games}/a.sgf would both be written as 'a'`],
      ].map(([id, message]) => ({ id, error: { code: 'unwritable', message } })),
    );
    expect(readdirSync(join(games, 'out'))).toHaveLength(42);
    expect(stones(readFileSync(join(games, 'out/x_y.svg'), 'utf8'), 'b')).toBe(1);
  });

  test('with --resume neither does one of an earlier run', () => {
    const input = join(folder, 'again.ndjson');
    const answers = join(folder, 'again.answers');
    const out = join(folder, 'again');
    const args = ['render', input, '-o', out, '--resume', answers];
    writeFileSync(input, '{"id":"x y","board":"X."}\n');
    expect(kakoi(args).status).toBe(0);
    writeFileSync(input, '{"id":"x y","board":"X."}\n{"id":"x/y","board":"O."}\n');
    expect(kakoi(args).status).toBe(1);
    expect(lines(readFileSync(answers, 'utf8'))).toMatchObject([
      { id: 'x y', files: [join(out, 'x_y.svg')] },
      { id: 'x/y', error: { code: 'unwritable' } },
    ]);
  });

  test('one file cannot hold the pictures of lines', () => {
    const { status, stderr } = kakoi(['render', '-o', join(folder, 'one.svg')], '{"board":"."}');
    expect([status, stderr]).toEqual([1, expect.stringContaining('name a folder')]);
  });

  test('what cannot be written is said', () => {
    const output = join(fixture('game.senket'), 'x/a.svg');
    const { status, stdout } = kakoi(['render', '-o', output, '--json'], '(;SZ[3])');
    expect(status).toBe(1);
    expect(lines(stdout)).toMatchObject([
      { error: { code: 'unwritable', message: `cannot write ${output}: not a directory` } },
    ]);
  });

  test('with --json the picture is in the answer', () => {
    const [answer] = lines(kakoi(['render', '--ndjson'], '{"id":3,"board":["X.O"]}').stdout);
    expect(answer).toMatchObject({ id: 3, game: 'go', svg: expect.stringMatching(/^<svg /) });
  });

  test('PNG has the size asked for, by the ending or by --format', () => {
    const file = join(folder, 'board.png');
    expect(
      kakoi(['render', '-o', file, '--width', '300', '--overlay', 'score'], '(;SZ[9:5];B[cc])').status,
    ).toBe(0);
    expect(pngSize(readFileSync(file))).toEqual([300, Math.round((300 * 132) / 212)]);
    expect(kakoi(['render', '--all', '--format', 'png', '-o', join(folder, 'png')], '(;GM[9])').status).toBe(
      0,
    );
    expect(pngSize(readFileSync(join(folder, 'png/stdin-000.png')))).toEqual([640, 640]);
    expect(statSync(join(folder, 'png/stdin-000.png')).size).toBeLessThan(100_000);
  });

  test('frames that are made side by side are those made alone', () => {
    const input = '(;SZ[5];B[aa];W[bb];B[cc];W[dd];B[ee])';
    expect(kakoi(['render', '--all', '--format', 'png', '-o', join(folder, 'frames')], input).status).toBe(0);
    for (const move of [0, 3, 5]) {
      const alone = join(folder, `alone-${move}.png`);
      kakoi(['render', '--move', String(move), '-o', alone], input);
      expect(readFileSync(alone).equals(readFileSync(join(folder, `frames/stdin-00${move}.png`)))).toBe(true);
    }
  });

  test('without sharp, SVG works and PNG says what to install', () => {
    const away = join(folder, 'away');
    cpSync(join(root, 'dist'), away, { recursive: true });
    const run = (...args: string[]) =>
      node([join(away, 'cli.mjs'), 'render', ...args], { input: '(;SZ[3])', cwd: away });
    expect(run().stdout).toMatch(/^<svg /);
    expect(run('--format', 'png', '-o', 'x.png')).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^kakoi: standard input: PNG is made by sharp, .*npm install sharp.*\n$/),
    });
  });
});

describe('an output that is neither a picture nor a folder', () => {
  const input = '(;SZ[5];B[cc])';
  const place = join(folder, 'strange');
  beforeAll(() => mkdirSync(place));

  test.each(['x.gif', 'x.JPG', 'deep/x.webp', 'x.pdf'])('%s is refused, and nothing is made', (name) => {
    const { status, stdout, stderr } = kakoi(['render', '-o', join(place, name)], input);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^error: a picture is a file \.svg or \.png, not \.(gif|JPG|webp|pdf); a folder/);
    expect(readdirSync(place)).toEqual([]);
  });

  test('may be meant as a folder, and then is one', () => {
    expect(kakoi(['render', '-o', join(place, 'v1.2/')], input).status).toBe(0);
    expect(kakoi(['render', '-o', join(place, 'v1.2')], input).status).toBe(0); // it is there now
    expect(readdirSync(join(place, 'v1.2'))).toEqual(['stdin.svg']);
  });
});
