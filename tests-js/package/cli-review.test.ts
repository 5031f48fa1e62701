/** `kakoi review`: facts, moments and problems of games. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kakoi, lines, scratchFolder } from '../support/cli.js';

const folder = scratchFolder();

/** Black lets A2 be captured, which B1 would have saved. */
const GAME = `(;GM[1]SZ[7:4]KM[0]PB[Ann]PW[Bob]AB[ac][bc][cc][dc][dd]AW[ab][bb][cb][db][eb][ec][ed]
;B[ga];W[bd];B[gb];W[];B[])`;

test('tells where a game turned, in words and in JSON', () => {
  expect(kakoi(['review', '-'], GAME)).toEqual({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining(`move 1, black G4
  Black could have saved the chain at A2 by B1; White can capture it now. (proved)`),
  });
  const [answer] = lines(kakoi(['review', '--json', '-'], GAME).stdout);
  expect(answer).toMatchObject({
    game: 'go',
    move: 5,
    moments: [{ move: 1, color: 'black', at: 'G4', isMistake: true, better: 'B1' }],
  });
  expect(kakoi(['review', '--brief', '-'], GAME).stdout).toMatch(
    /^standard input: 5 moves: \d+ facts, 1 moment; move 1: Black could have saved the chain at A2 by B1; /,
  );
});

test('--last tells of one move, and --prove what verify accepts', () => {
  const [answer] = lines(kakoi(['review', '--move', '1', '--last', '--prove', '--json', '-'], GAME).stdout);
  expect(answer).not.toHaveProperty('moments');
  const [fact] = answer!.facts as { key: string; position: object }[];
  expect(fact!.key).toBe('misses-saving');
  const checked = kakoi(['verify', '--brief', '-'], JSON.stringify(fact!.position));
  expect(checked).toMatchObject({ status: 0, stdout: expect.stringMatching(/: valid: black A2/) });
});

test('Lines of Action and Senket, from a beginning on', () => {
  const answers = lines(
    kakoi(
      ['review', '--ndjson', '--last'],
      `{"game": "loa", "board": ["....O", ".....", "..X.O", "..X..", "X...."], "play": ["a1-b1"]}
{"game": "senket", "size": 9, "play": ["2-1", "7-7", "1-3"]}
{"size": 5, "play": ["C3", "C3"]}
{"size": 5, "play": "C3"}
{"size": 5, "ko": "C3", "play": ["C3"]}
`,
    ).stdout,
  );
  expect(answers).toMatchObject([
    { facts: [{ key: 'wins', at: 'b1', text: 'Black wins with this move.' }] },
    {
      facts: expect.arrayContaining([
        expect.objectContaining({ key: 'claims', at: '1-3', certainty: 'proved' }),
      ]),
    },
    { error: { code: 'illegal-move', message: expect.stringContaining('C3') } },
    { error: { code: 'bad-option', message: expect.stringContaining("'play' is") } },
    { error: { code: 'illegal-move', message: expect.stringContaining('ko') } },
  ]);
});

describe('--problems', () => {
  /** The same moment turned, and with the colours swapped: moves and stones of either colour. */
  const TURNED = `(;GM[1]SZ[7:4]KM[0]AW[gc][fc][ec][dc][dd]AB[gb][fb][eb][db][cb][cc][cd]PL[W]
;W[aa];B[fd];W[ab];B[];W[])`;

  test('writes each problem once, and solve --check finds nothing wrong with it', () => {
    writeFileSync(join(folder, 'a.sgf'), GAME);
    writeFileSync(join(folder, 'b.sgf'), TURNED);
    const out = join(folder, 'out.sgf');
    const run = kakoi(['review', 'a.sgf', 'b.sgf', '--problems', 'out.sgf', '--json'], '', folder);
    expect(run).toMatchObject({ status: 0, stderr: 'kakoi: 1 problem in out.sgf\n' });
    const [one, other] = lines(run.stdout);
    expect([one!.problems, other!.problems]).toMatchObject([
      [{ move: 1, toPlay: 'black', first: 'B1' }],
      [{ move: 1, toPlay: 'white', first: 'F1' }],
    ]);
    const text = readFileSync(out, 'utf8');
    expect(text).toContain('Black to live.\nMove 1 of Ann against Bob');
    expect(kakoi(['solve', '--check', '--brief', out])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/black first: black A2 lives B1.*, 0 differences\n$/),
    });
    const [problem] = one!.problems as object[];
    expect(kakoi(['verify', '--brief', '-'], JSON.stringify(problem)).stdout).toMatch(/: valid: /);
  });

  test('marks the stone that is meant, also beyond the 26th column', () => {
    const letters = 'xyzABCD';
    const wide = TURNED.replace('SZ[7:4]', 'SZ[30:4]').replace(
      /\[([a-g])([a-d])\]/g,
      (_, x: string, y: string) => `[${letters.charAt('abcdefg'.indexOf(x))}${y}]`,
    );
    const out = join(folder, 'wide.sgf');
    expect(kakoi(['review', '-', '--problems', out], wide)).toMatchObject({ status: 0 });
    const text = readFileSync(out, 'utf8');
    const [mark] = /(?<=TR\[)\w\w/.exec(text)!;
    expect(text).toMatch(new RegExp(`AW(\\[\\w\\w\\])*\\[${mark}\\]`));
  });

  test('gathers wins of Lines of Action that one move alone has, once however they are turned', () => {
    writeFileSync(
      join(folder, 'c.sgf'),
      '(;GM[9]PB[Ann]PW[Bob]AB[e6][b5][c5][c4]AW[d5][g5][d4][d3]PL[W];W[d3-e3])',
    );
    writeFileSync(join(folder, 'd.sgf'), '(;GM[9]AW[d6][g5][f5][f4]AB[e5][b5][e4][e3]PL[B];B[e3-d3])');
    writeFileSync(join(folder, 'e.sgf'), '(;GM[9]AB[b1][d1]AW[h8][h5][a8]PL[B];B[b1-a2])');
    const run = kakoi(['review', 'c.sgf', 'd.sgf', 'e.sgf', '--problems', 'wins.sgf', '--json'], '', folder);
    expect(run).toMatchObject({ status: 0, stderr: 'kakoi: 1 problem in wins.sgf\n' });
    const [one, other, none] = lines(run.stdout);
    expect([one!.problems, other!.problems, none!.problems]).toMatchObject([
      [{ move: 1, toPlay: 'white', first: 'g5xc5', plies: 1 }],
      [{ move: 1, toPlay: 'black', first: 'b5xf5', plies: 1 }],
      [],
    ]);
    const text = readFileSync(join(folder, 'wins.sgf'), 'utf8');
    expect(text).toContain('White to win.\nMove 1 of Ann against Bob');
    expect(kakoi(['solve', '--move', '0', '--brief', join(folder, 'wins.sgf')]).stdout).toContain(
      'white wins g5xc5',
    );
    const [problem] = one!.problems as object[];
    expect(kakoi(['verify', '--brief', '-'], JSON.stringify(problem)).stdout).toMatch(/: valid: white wins/);
  });

  test('is for Go and Lines of Action, and says what cannot be written', () => {
    const senket = '{"game": "senket", "size": 9, "play": ["2-1", "7-7", "1-3"]}';
    expect(kakoi(['review', '--problems', join(folder, 'x.sgf'), '-'], senket)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--problems is for Go and Lines of Action'),
    });
    expect(kakoi(['review', '--problems', 'x', '--resume', 'y', '-'], GAME).status).toBe(2);
  });
});

test('a game without moves is refused', () => {
  expect(kakoi(['review', '-'], '(;SZ[5])')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('there is no move to review'),
  });
});
