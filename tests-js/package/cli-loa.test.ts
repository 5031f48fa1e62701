/** Lines of Action on the command line: boards of every size, Boardspace's records, and `kakoi uci`. */

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { init, LoaBoard } from 'kakoi';
import { playEngine, searchLoa } from 'kakoi/play';
import { cli, kakoi, lines } from '../support/cli.js';

beforeAll(() => init(playEngine));

describe('boards of 6×6', () => {
  const RECORD = '(;GM[9]SZ[6];B[b1-f1])';

  test('are analysed and their moves listed', () => {
    const { status, stdout } = kakoi(['analyze', '-'], RECORD);
    expect(status).toBe(0);
    expect(stdout).toContain(`
    a b c d e f
  6 . X X X X . 6
  5 O . . . . O 5
  4 O . . . . O 4
  3 O . . . . O 3
  2 O . . . . O 2
  1 . . X X X X 1
    a b c d e f
`);
    const [answer] = lines(kakoi(['analyze', '--json'], RECORD).stdout);
    expect(answer).toMatchObject({ width: 6, height: 6, fen: '1bbbb1/w4w/w4w/w4w/w4w/2bbbb w' });
    const [moves] = lines(kakoi(['moves', '--json'], RECORD).stdout);
    const texts = (moves!.moves as { move: string }[]).map(({ move }) => move);
    expect(texts).toEqual(
      LoaBoard.start(6)
        .play('b1-f1')
        .legalMoves()
        .map(({ text }) => text),
    );
  });

  test('are solved, with a proof', () => {
    const solved = kakoi(['solve', '--prove', '--json'], '{"fen": "1bbb1/w3w/w3w/w3w/1bbb1 b"}');
    expect(lines(solved.stdout)[0]).toMatchObject({
      outcome: 'wins',
      winner: 'black',
      proof: { valid: true },
    });
    expect(kakoi(['verify', '--brief'], solved.stdout).stdout).toMatch(
      /^.*valid: black wins within \d+ plies\n$/,
    );
  });

  test('are rows and pictures', () => {
    const rows = '{"game": "loa", "board": [".X..O", ".....", "..X..", ".....", "O...X"]}';
    expect(kakoi(['convert', '--to', 'fen'], rows).stdout).toBe('1b2w/5/2b2/5/w3b b\n');
    expect(kakoi(['render'], rows).stdout).toContain('Lines of Action');
  });
});

test('a result that only the record states ends no game', () => {
  const RECORD = '(;GM[9]RE[B+];B[b1-b3])';
  expect(kakoi(['moves', '--brief', '-'], RECORD).stdout).toBe(
    'standard input: white to move after 1 move: 34 legal moves\n',
  );
  expect(kakoi(['analyze', '--brief', '-'], RECORD).stdout).toMatch(/; white to move, 34 legal moves\n$/);
  const resigned = RECORD.replace('B+', 'B+R');
  expect(kakoi(['moves', '--brief', '-'], resigned).stdout).toMatch(/: 0 legal moves; decided: black\n$/);
  expect(kakoi(['analyze', '--brief', '-'], resigned).stdout).toMatch(/; black has won \(resignation\)\n$/);
});

test("Boardspace's records are read", () => {
  const record = '(;GM[9]VV[1]SU[LOA]P0[id "alice"];B[0 Start Black];B[1 B1-B3];W[2 Resigns])';
  expect(lines(kakoi(['analyze', '--json'], record).stdout)[0]).toMatchObject({ moves: 1, outcome: 'black' });
});

describe('kakoi uci', () => {
  test('answers what it is sent, to the end of the input', () => {
    const { status, stdout, stderr } = kakoi(
      ['uci'],
      'uci\r\nisready\nnonsense\nposition startpos moves b1b3 a2c2\ngo nodes 5000',
    );
    expect([status, stderr]).toEqual([0, '']);
    const said = stdout.trimEnd().split('\n');
    expect(said[0]).toMatch(/^id name kakoi /);
    expect(said.slice(said.indexOf('uciok'), said.indexOf('uciok') + 2)).toEqual(['uciok', 'readyok']);
    const board = LoaBoard.start().play('b1b3').play('a2c2');
    const { move } = searchLoa(board, { nodes: 5000 });
    expect(said.at(-1)).toBe(`bestmove ${move!.text.replace(/[-x]/, '')}`);
  });

  test("reads 'stop' while it searches", async () => {
    const child = spawn(process.execPath, [cli, 'uci'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const said: string[] = [];
    const answers = createInterface({ input: child.stdout });
    const heard = (pattern: RegExp) =>
      new Promise<void>((resolve) => {
        answers.on('line', (line) => pattern.test(line) && resolve());
      });
    answers.on('line', (line) => said.push(line));
    const deep = heard(/^info depth 3 /);
    child.stdin.write('go infinite\n');
    await deep;
    const moved = heard(/^bestmove [a-h][1-8][a-h][1-8]$/);
    child.stdin.write('isready\nstop\n');
    await moved;
    expect(said).toContain('readyok');
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.stdin.write('quit\n');
    expect(await ended).toBe(0);
  });

  test('explains itself', () => {
    expect(kakoi(['uci', '--help']).stdout).toContain(
      'UCI_Variant (linesOfAction, scrambledEggs, parachute)',
    );
    expect(kakoi(['uci', 'game.sgf']).status).toBe(2);
  });
});
