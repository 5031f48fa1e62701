/** Records of Tygem, CyberOro and Pandanet, and diagrams, on the command line. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kakoi, lines, scratchFolder } from '../support/cli.js';

const folder = scratchFolder();

const GIB = `\\HS
\\[GAMEBLACKNAME=kuro (3K)\\]
\\[GAMEINFOMAIN=GRLT:0,ZIPSU:35,GONGJE:65\\]
\\HE
\\GS
INI 0 1 0 &4
STO 0 2 1 15 3
STO 0 3 2 3 15
\\GE
`;
const NGF = `Rated game
9
shiro 1D
kuro 2K
site
0
0
6
20170316 [09:51]
5
White wins by resign!
2
PMABBDEED
PMACWFFFF
`;
const UGF = `# a comment
[Header]
Size=9
Hdcp=0,6.50
CoordinateType=IGS
PlayerB=kuro,3k,,
[Data]
CC,B1,1,0
GG,W1,2,0
`;

test.each([
  ['GIB', GIB, ';B[pd];W[dp]'],
  ['NGF', NGF, ';B[cd];W[ee]'],
  ['UGF', UGF, ';B[cg];W[gc]'],
])('%s is recognised by its text, on standard input too', (_, record, moves) => {
  const { status, stdout, stderr } = kakoi(['convert', '--to', 'sgf'], record);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('PB[kuro]BR[');
  expect(stdout.split('\n')[1]).toBe(`${moves})`);
});

test('a folder is searched for them by their endings, and every command answers about them', () => {
  mkdirSync(join(folder, 'old'));
  writeFileSync(join(folder, 'old/a.gib'), GIB);
  writeFileSync(join(folder, 'old/b.NGF'), NGF);
  writeFileSync(join(folder, 'old/c.ugi'), UGF);
  writeFileSync(join(folder, 'old/notes.txt'), 'none');
  const { status, stdout } = kakoi(['analyze', 'old', '--json', '--move', '1'], '', folder);
  expect(status).toBe(0);
  expect(lines(stdout).map(({ file, width, moves }) => [file, width, moves])).toEqual([
    ['old/a.gib', 19, 1],
    ['old/b.NGF', 9, 1],
    ['old/c.ugi', 9, 1],
  ]);
  expect(kakoi(['score', 'old/a.gib', '--brief'], '', folder).stdout).toContain('the record says B+3.5');
});

test('faults have their place, and --lenient mends them', () => {
  writeFileSync(join(folder, 'cut.gib'), GIB.replace('\\GE\n', ''));
  expect(kakoi(['convert', 'cut.gib', '--to', 'sgf'], '', folder)).toEqual({
    status: 1,
    stdout: '',
    stderr: "kakoi: cut.gib:9:1: the record is cut off: '\\GE' is missing (--lenient mends it)\n",
  });
  const mended = kakoi(['convert', 'cut.gib', '--to', 'sgf', '--lenient'], '', folder);
  expect([mended.status, mended.stdout.includes(';W[dp]')]).toEqual([0, true]);
  expect(mended.stderr).toBe("kakoi: cut.gib:9:1: the record is cut off: '\\GE' is missing\n");
});

test('such a file holds one game', () => {
  expect(kakoi(['convert', '--to', 'sgf', '--game', '1'], GIB).status).toBe(0);
  expect(kakoi(['convert', '--to', 'sgf', '--game', '2'], GIB).stderr).toMatch(
    'no game 2: the file holds 1 game',
  );
});

test('SGF that speaks of them stays SGF', () => {
  const sgf = '(;SZ[9]C[\n[Header\\] ]GN[\\\\HS])';
  expect(kakoi(['convert', '--to', 'sgf'], sgf).stdout).toContain('SZ[9]');
});

const DIAGRAM = `Problem 12. White to live.
$$ | . X . . . .
$$ | X . X X X .
$$ | O O O O X .
$$ | . . . O X .
$$ -------------
`;

test('a diagram is solved as it is pasted, from a file or standard input', () => {
  writeFileSync(join(folder, 'problem.txt'), DIAGRAM);
  for (const { status, stdout, stderr } of [
    kakoi(['solve'], DIAGRAM),
    kakoi(['solve', join(folder, 'problem.txt')]),
  ])
    expect([status, stdout, stderr]).toEqual([0, 'white first: white A2 lives B1\n', '']);
  expect(kakoi(['convert', '--to', 'sgf'], DIAGRAM).stdout).toContain('GN[Problem 12. White to live.]');
});

test('a faulty diagram is told as one, other text as no record', () => {
  expect(kakoi(['solve'], '. X O\n. .').stderr).toContain("row 2, '..', has 2 cells");
  expect(kakoi(['solve'], 'Hello, world.').stderr).toContain("no game record, which begins with '(;'");
});

describe('records as servers write them', () => {
  const bytes = (...parts: (string | number[])[]) =>
    new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));
  const HALVES = [...'abcdefghi']
    .map((row) => `AB[d${row}]AW[e${row}]`)
    .join('')
    .replace(/\]A([BW])/g, ']A$1');
  const counted = (facts: string) => {
    const { status, stdout, stderr } = kakoi(['score', '--json'], `(;SZ[9]${facts}${HALVES};B[];W[])`);
    const [answer] = lines(stdout) as [{ result: string; recorded: string | null; agrees: boolean | null }];
    return [status, stderr, answer.result, answer.recorded, answer.agrees];
  };

  test.each<[string, string | null, boolean | null]>([
    ['RU[Chinese]KM[375]AP[GNU Go:3.8]RE[W+8.25]AP[foxwq]', 'W+8.25', true],
    ['RU[Chinese]KM[7.5]RE[白胜8又1/4子]', '白胜8又1/4子', true],
    ['RU[Chinese]KM[7 1/2]RE[白勝16目半]', '白勝16目半', true],
    ['RU[Chinese]KO[7.5]RE[White wins by 16,5]', 'White wins by 16,5', true],
    ['RU[Chinese]KM[3又3/4子]RE[白胜8子]', '白胜8子', false],
    ['RU[Chinese]KM[7.5]RE[白中盘胜]', '白中盘胜', null],
    ['RU[Chinese]KM[7.5]RE[?]', null, null],
  ])('%s: the count agrees with %j: %j', (facts, recorded, agrees) => {
    expect(counted(facts)).toEqual([0, '', 'W+16.5', recorded, agrees]);
  });

  test('labels against the bytes, written line breaks and a missing ; are told', () => {
    const gb = [0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7]; // 王小明
    const converted = (record: Uint8Array) => {
      const { status, stdout, stderr } = kakoi(['convert', '--to', 'sgf'], record);
      return [status, stdout.replaceAll('\n', ''), stderr.trimEnd()];
    };
    expect(converted(bytes('(;CA[gb2312]SZ[9]PB[王小明];B[ee];W[cc];B[gg])'))).toEqual([
      0,
      '(;CA[UTF-8]SZ[9]PB[王小明];B[ee];W[cc];B[gg])',
      "kakoi: standard input:1:1: the bytes contradict 'gb2312': read as utf-8",
    ]);
    expect(converted(bytes('(;CA[UTF-8]SZ[9]PB[', gb, '];B[ee])'))).toEqual([
      0,
      '(;CA[UTF-8]SZ[9]PB[王小明];B[ee])',
      "kakoi: standard input:1:1: the bytes contradict 'UTF-8': read as gb18030",
    ]);
    expect(converted(bytes(String.raw`(;SZ[9]\r\nPB[a]\r\n;B[ee])`))).toEqual([
      0,
      '(;SZ[9]PB[a];B[ee])',
      expect.stringMatching(/^kakoi: standard input:1:8: line breaks written as .* are skipped$/),
    ]);
    expect(converted(bytes('(\nTE[Cup]\nKO[7.5]\n\n;B[ee])'))).toEqual([
      0,
      '(;TE[Cup]KO[7.5];B[ee])',
      expect.stringMatching(/^kakoi: standard input:2:1: 'TE' is outside a node/),
    ]);
  });

  test('what --lenient would read, the fault says', () => {
    const { status, stderr } = kakoi(['score'], '(;SZ[9]@;B[ee])');
    expect([status, stderr]).toEqual([
      1,
      "kakoi: standard input:1:8: '@' has no meaning here (--lenient mends it)\n",
    ]);
    expect(kakoi(['score', '--lenient'], '(;SZ[9]@;B[ee])').status).toBe(0);
  });

  test('diagrams of letters have stones', () => {
    const { stdout } = kakoi(['convert', '--to', 'sgf'], '. b . w\nb b w w\n. b . w\n');
    expect(stdout).toContain('AB[ba][ab][bb][bc]AW[da][cb][db][dc]');
  });

  test('collections know who has won, and find it', () => {
    mkdirSync(join(folder, 'results'));
    const results = ['黑中盘胜', '白2目半勝ち', 'Weiß gewinnt durch Aufgabe', '?'];
    for (const [i, RE] of results.entries())
      writeFileSync(join(folder, 'results', `${i}.sgf`), `(;SZ[9]RE[${RE}];B[ee])`);
    const { stdout } = kakoi(['stats', join(folder, 'results')]);
    expect(stdout).toContain('results: Black won 1, White 2, neither or unknown 1');
    const found = kakoi([
      'find',
      '--after',
      'E5',
      '--size',
      '9',
      '--json',
      '--result',
      'W+',
      join(folder, 'results'),
    ]);
    expect(lines(found.stdout).map(({ result }) => result)).toEqual(results.slice(1, 3));
  });
});
