/** Records as servers write them: habits that are no SGF, results and numbers in the words of people, marks of old versions. */

import { GoGame, init, type SgfNote } from 'kakoi';
import { Collection, collectionEngine } from 'kakoi/collection';
import { formatOf, fromRecord } from 'kakoi/interop';
import { clock, marks, parseSgf, readSgfGames, result } from 'kakoi/sgf';
import { errorOf } from '../support/errors.js';

beforeAll(() => init(collectionEngine));

const FOX = String.raw`(;GM[1]FF[4]\r\nSZ[9]\r\nGN[]\r\nPB[aa]\r\nKM[375]HA[0]RU[Chinese]AP[foxwq]RE[W+8.25]\r\n;B[da];W[ea];B[db];W[eb])`;
const SINA =
  '(\nTE[Cup]\nRD[2018-04-24]\nKO[7.5]\nRE[黑胜2又3/4子]\nPB[Kuro]\nTC[]\n\n;B[qd];W[dc];B[pq];W[dp]\n)\n';

describe('habits of servers', () => {
  test('line breaks in letters are skipped, with one note', () => {
    const game = GoGame.fromSgf(FOX);
    expect([game.moveNumber, game.rules.komi, game.outcome]).toEqual([4, 7.5, 'white']);
    expect(game.notes).toEqual([
      { line: 1, column: 13, message: expect.stringMatching(/^line breaks written as '.*' are skipped$/) },
    ]);
    expect(GoGame.fromSgf(game.toSgf()).notes).toEqual([]);
    expect(parseSgf(String.raw`(\n;SZ[9]\t\n;B[aa]\n)\n`)).toEqual(parseSgf('(;SZ[9];B[aa])'));
  });

  test('only those letters are, and only outside of values', () => {
    expect(errorOf(() => parseSgf(String.raw`(;SZ[9]\q;B[aa])`))).toMatch(/^bad-sgf: .* no meaning here/);
    expect(parseSgf(String.raw`(;C[a\nb])`)[0]!.data.C).toEqual(['anb']);
  });

  test('a bracket and properties begin a game where nothing stands before them, with a note', () => {
    const game = GoGame.fromSgf(SINA);
    expect([game.moveNumber, game.rules.komi, game.komiKnown]).toEqual([4, 7.5, true]);
    expect([game.outcome, result.parse(game.tree.data).margin]).toEqual(['black', 5.5]);
    expect(game.notes.map(({ message }) => message)).toEqual(["'TE' is outside a node: ';' expected"]);
    expect(formatOf(SINA)).toBe('sgf');
    expect(parseSgf('Note (A[1]).\n(;B[2])')).toEqual(parseSgf('(;B[2])'));
    expect(errorOf(() => parseSgf('(;A[1](B[2]))'))).toMatch(/^bad-sgf/);
  });

  test.each([1, 7, 1000])('collections of them are read in pieces of %d characters', async (length) => {
    const text = SINA + FOX + SINA;
    const pieces = Array.from({ length: Math.ceil(text.length / length) }, (_, i) =>
      text.slice(i * length, (i + 1) * length),
    );
    const games: string[] = [];
    const notes: SgfNote[] = [];
    for await (const game of readSgfGames(pieces, { onNote: (note) => notes.push(note) }))
      games.push(game.text);
    expect(games.map((game) => game.trim())).toEqual([SINA, FOX, SINA].map((game) => game.trim()));
    expect(notes).toHaveLength(3);
    const collection = Collection.empty();
    expect(collection.add(text)).toEqual({ added: [0, 1, 2], faults: [] });
    expect(collection.info(0)).toMatchObject({ winner: 'black', komi: '7.5', moves: 4 });
    expect(collection.info(1)).toMatchObject({ winner: 'white', moves: 4 });
  });

  test('brackets in the text around games begin none', async () => {
    const texts = ['(Abc) (;B[1])', '(AB C[1]) (;B[1])', 'x (A[1]) (;B[1])', '((;B[1])'];
    for (const text of texts) {
      const games = [];
      for await (const { tree } of readSgfGames([...text])) games.push(tree);
      expect(games).toEqual(parseSgf('(;B[1])'));
    }
  });

  test('a fault that lenient reading mends says so', () => {
    expect(errorOf(() => GoGame.fromSgf('(;SZ[9]@;B[aa])'))).toMatch(/ \(lenient reading mends it\)$/);
    expect(errorOf(() => GoGame.fromSgf('(;SZ[9];B[zz])'))).toMatch(/ \(lenient reading mends it\)$/);
    expect(errorOf(() => GoGame.fromSgf('nothing'))).not.toMatch('lenient');
  });
});

describe('results', () => {
  test.each<[string, 'black' | 'white' | null, number | null]>([
    ['黑中盘胜', 'black', null],
    ['黑中押勝', 'black', null],
    ['白中盘负', 'black', null],
    ['黑方胜1子3/4', 'black', 3.5],
    ['白胜8又1/4子', 'white', 16.5],
    ['黑胜三又四分之三子', 'black', 7.5],
    ['白胜四分之一子', 'white', 0.5],
    ['白胜１／４子', 'white', 0.5],
    ['黑勝２目半', 'black', 2.5],
    ['黑胜185子', 'black', null],
    ['黑胜贰目半', 'black', null],
    ['黑超时', 'white', null],
    ['黑胜(白超时)', 'black', null],
    ['黒番勝ち', 'black', null],
    ['211手完 白中押し勝ち', 'white', null],
    ['白3目半', 'white', 3.5],
    ['白 反則負け', 'black', null],
    ['백불계승', 'white', null],
    ['흑 3집반승', 'black', 3.5],
    ['백반집승', 'white', 0.5],
    ['백시간패', 'black', null],
    ['Schwarz gewinnt durch Aufgabe', 'black', null],
    ['Weiß gewinnt mit 3,5 Punkten', 'white', 3.5],
    ['Schwarz gibt auf', 'white', null],
    ['Black wins by 3.5 (211 moves)', 'black', 3.5],
    ['White wins by half a point', 'white', 0.5],
    ['Black wins by three and a half points', 'black', null],
    ['White resigned, Black wins', 'black', null],
    ['Won by White', 'white', null],
    ['黑+R', 'black', null],
    ['B+2½', 'black', 2.5],
    ['W+8.25', 'white', 16.5],
    ['無勝負', null, null],
    ['?', null, null],
    ['Game won by alice', null, null],
  ])('%s: %s by %p, for every caller', (RE, winner, margin) => {
    const sgf = `(;SZ[9]RE[${RE}];B[ee];W[cc])`;
    expect(result.parse({ RE: [RE] })).toMatchObject({ winner, margin });
    expect(GoGame.fromSgf(sgf).outcome).toBe(winner);
    const collection = Collection.empty();
    collection.add(sgf);
    expect(collection.info(0).winner).toBe(winner);
  });

  test('numbers of Fox are stones in games by area', () => {
    const fox = (RE: string, RU: string) => result.parse({ RE: [RE], RU: [RU], AP: ['GNU Go:3.8', 'foxwq'] });
    expect(fox('W+8.25', 'Chinese').margin).toBe(16.5);
    expect(fox('B+3.5', 'Chinese').margin).toBe(7);
    expect(fox('B+3.5', 'Japanese').margin).toBe(3.5);
    expect(fox('B+3.5目', 'Chinese').margin).toBe(3.5);
  });

  test('hold at the end of the main line, and not where the game goes on', () => {
    const game = GoGame.fromSgf('(;SZ[9]RE[黑胜半目];B[ee](;W[cc])(;W[gg]))');
    expect([game.outcome, game.isOver, game.end]).toEqual(['black', false, null]);
    game.goTo(1);
    expect(game.outcome).toBe(null);
    game.goTo(game.tree.children[0]!.children[1]!);
    expect(game.outcome).toBe(null);
    const resigned = GoGame.fromSgf('(;SZ[9]RE[白中盘胜];B[ee])');
    expect([resigned.outcome, resigned.isOver, resigned.end]).toEqual(['white', true, 'resignation']);
    expect(GoGame.fromSgf('(;SZ[9]RE[?];B[ee])').info.result).toBeUndefined();
  });
});

describe('numbers as people write them', () => {
  test.each<[string, number | null]>([
    ['1,800', 1800],
    ['1,234,567', 1234567],
    ['6,5', 6.5],
    ['0,375', 0.375],
    ['6 1/2', 6.5],
    ['6½', 6.5],
    ['１８００', 1800],
    ['−5', -5],
    ['1 hour', null],
    ['30 min', null],
    ['61/2', null],
    ['1,80,0', null],
    ['', null],
  ])('TM[%s] is %p', (text, seconds) => {
    expect(clock.parse({ TM: [text] }).mainSeconds).toBe(seconds);
  });

  test.each<[string, number, boolean]>([
    ['6 1/2', 6.5, true],
    ['3又3/4子', 7.5, true],
    ['3.75子', 7.5, true],
    ['六目半', 6.5, true],
    ['６．５', 6.5, true],
    ['6,5', 6.5, true],
    ['650', 6.5, true],
    ['6,500', 6.5, false],
    ['6.5 or 7.5', 6.5, false],
  ])('KM[%s] is %p', (text, komi, isKnown) => {
    const game = GoGame.fromSgf(`(;SZ[19]RU[Japanese]KM[${text}])`);
    expect([game.rules.komi, game.komiKnown]).toEqual([komi, isKnown]);
  });
});

test('marks of FF[3] are read: letters in their order, and marks as crosses', () => {
  const size = { width: 9, height: 9 };
  const { labels, cross } = marks.parse({ L: ['cc', 'aa'], M: ['bb'], MA: ['aa'], LB: ['dd:1'] }, size);
  expect(labels.map(({ vertex, text }) => `${vertex} ${text}`)).toEqual(['2,2 a', '0,0 b', '3,3 1']);
  expect(cross).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(marks.parse({ L: ['some words'], M: ['zz'] }, size)).toMatchObject({ labels: [], cross: [] });
  expect(GoGame.fromSgf('(;FF[3]SZ[9]L[cc][aa]M[bb])').toSgf()).toContain('L[cc][aa]M[bb]');
});

describe('diagrams of letters', () => {
  test.each(['. b . w\nb b w w\n. b . w', '.b.w\nbbww\n.b.w', '| . B . W |\n| B B W W |\n| . B . W |'])(
    '%j',
    (text) => {
      expect(formatOf(text)).toBe('diagram');
      const { board } = fromRecord(text);
      expect([board.stones('black').size, board.stones('white').size]).toEqual([4, 4]);
    },
  );

  test('are letters beside other stones and among other letters', () => {
    expect(fromRecord('. X b .\n. O . w').board.empties().size).toBe(6);
    expect(fromRecord('. a b .\n. c . .').board.empties().size).toBe(8);
  });
});
