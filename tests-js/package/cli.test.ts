/** The command line, as a user runs it. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GoGame, init, type PointSet, toGtp, version } from 'kakoi';
import { node, root } from '../support/run.js';

const kakoi = (args: string[], input = '') => node([join(root, 'dist/cli.mjs'), ...args], { input });
const fixture = (name: string) => join(root, 'tests-js/fixtures', name);

beforeAll(() => init());

describe('kakoi analyze', () => {
  const SMALL = `(;SZ[9:5]PB[Ann]BR[2d]PW[Bob]EV[Cup]RE[B+R]KM[0.5]
    ;B[ba];W[hb];B[ab];W[aa];B[bb];W[hc];B[cb];W[hd];B[da];W[];B[db])`;

  test('prints the final position with what is alive and what was captured', () => {
    const { status, stdout, stderr } = kakoi(['analyze', '-'], SMALL);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe(`Ann 2d (black) against Bob (white), result B+R
Cup
9×5; territory scoring, simple ko; komi 0.5; 11 moves, the last black D4

    A B C D E F G H J
  5 b # b # . . . . . 5
  4 # # # # . . . O . 4
  3 . . . . . . . O . 3
  2 . . . . . . . O . 2
  1 . . . . . . . . . 1
    A B C D E F G H J
(# @ pass-alive, b w their territory, x o stones inside it)

Pass-alive chains:
  black B5, 6 stones, vital regions A5 | C5

Pass-alive: black 6 stones, territory 2; white 0 stones, territory 0
Area (Tromp-Taylor): black 8; white 3; neutral 34
Captures: black 1; white 0
`);
  });

  test.each(['end-game-19.sgf', 'mid-game-19.sgf'])('--json agrees with the package: %s', async (name) => {
    const { status, stdout } = kakoi(['analyze', fixture(name), '--json']);
    expect(status).toBe(0);
    const game = GoGame.fromSgf(readFileSync(fixture(name), 'utf8'));
    const { board } = game;
    const points = (set: PointSet) => [...set].map((vertex) => toGtp(vertex, board.height));
    const alive = board.passAlive();
    const area = board.area();
    const side = (color: 'black' | 'white') => ({
      stones: points(alive[color].stones),
      territory: points(alive[color].territory),
      chains: alive[color].chains.map(({ stones, vitalRegions }) => ({
        stones: points(stones),
        vitalRegions: vitalRegions.map(points),
      })),
    });
    expect(JSON.parse(stdout)).toMatchObject({
      version,
      width: 19,
      height: 19,
      moves: game.moveNumber,
      board: board.toDiagram().split('\n'),
      captures: game.captures,
      passAlive: { black: side('black'), white: side('white') },
      area: { black: points(area.black), white: points(area.white), neutral: points(area.neutral) },
    });
    expect(stdout.split('\n')).toHaveLength(2); // one object, one line
  });

  test('goes by the suicide rule of the game', () => {
    // The white stone in the corner eye touches no black one: where suicide is legal, White may fill that eye.
    const record = (rules: string) => `(;SZ[4]RU[${rules}]AB[ca][cb][ac][bc][cc][bd]AW[dd])`;
    expect(kakoi(['analyze', '-'], record('Japanese')).stdout).toContain('Pass-alive: black 6 stones');
    expect(kakoi(['analyze', '-'], record('NZ')).stdout).toContain('Pass-alive: black 0 stones');
  });

  test('text and JSON tell the same', () => {
    const text = kakoi(['analyze', fixture('end-game-19.sgf')]).stdout;
    const { passAlive, area, captures } = JSON.parse(
      kakoi(['analyze', fixture('end-game-19.sgf'), '--json']).stdout,
    );
    const { black, white } = passAlive;
    const stones = (count: number) => `${count} stone${count === 1 ? '' : 's'}`;
    expect(text).toContain(
      `Pass-alive: black ${stones(black.stones.length)}, territory ${black.territory.length}; ` +
        `white ${stones(white.stones.length)}, territory ${white.territory.length}`,
    );
    expect(text).toContain(`Area (Tromp-Taylor): black ${area.black.length}; white ${area.white.length}`);
    expect(text).toContain(`Captures: black ${captures.black}; white ${captures.white}`);
    const diagram = text.slice(text.indexOf('A B C'), text.lastIndexOf('A B C'));
    expect(diagram.match(/#/g) ?? []).toHaveLength(black.stones.length);
    expect(diagram.match(/@/g) ?? []).toHaveLength(white.stones.length);
  });

  test('reads the encoding that the record names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kakoi-cli-'));
    try {
      const file = join(folder, 'game.sgf');
      // 囲碁 in Shift JIS
      const name = Buffer.from([0x88, 0xcd, 0x8c, 0xe9]);
      writeFileSync(file, Buffer.concat([Buffer.from('(;CA[Shift_JIS]SZ[5]PB['), name, Buffer.from('])')]));
      expect(JSON.parse(kakoi(['analyze', file, '--json']).stdout).info.black).toBe('囲碁');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('faults', () => {
  test.each([
    [['analyze', 'no-such-file.sgf'], '', 1, 'kakoi: no-such-file.sgf: no such file or directory\n'],
    [
      ['analyze', '-'],
      '(;SZ[5]\n;B[zz])',
      1,
      /^kakoi: standard input: line 2, column 3: 'zz' is outside .*\n$/,
    ],
    [['analyze', '-'], 'hello', 1, /^kakoi: standard input: line 1, column 1: no game record/],
    [['analyze', '-'], '', 1, /^kakoi: standard input: /],
    [['analyze', root], '', 1, /directory\n$/],
    [['analyze'], '', 2, /missing required argument 'file'/],
    [['analyze', 'a', 'b'], '', 2, /too many arguments/],
    [['analyze', 'a', '--xml'], '', 2, /unknown option '--xml'/],
    [['frobnicate'], '', 2, /unknown command 'frobnicate'/],
    [[], '', 2, /^Usage: kakoi/],
  ])('kakoi %j', (args, input, status, message) => {
    const run = kakoi(args, input);
    expect([run.status, run.stdout]).toEqual([status, '']);
    expect(run.stderr).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message);
    expect(run.stderr).not.toContain('    at '); // no stack traces
  });
});

test('help and version', () => {
  expect(kakoi(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  for (const args of [['--help'], ['help'], ['analyze', '--help'], ['help', 'analyze']]) {
    const { status, stdout } = kakoi(args);
    expect([status, stdout]).toEqual([0, expect.stringContaining('Usage: kakoi')]);
  }
  expect(kakoi(['analyze', '--help']).stdout).toContain('Exit status');
});
