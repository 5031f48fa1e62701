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
    stderr: "kakoi: cut.gib:9:1: the record is cut off: '\\GE' is missing\n",
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
