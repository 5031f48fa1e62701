/** GIB, NGF and UGF: records written here after the descriptions of these notations. */

import { type GoGame, init } from 'kakoi';
import { fromRecord } from 'kakoi/interop';
import { encode } from '../support/encode.js';
import { errorOf } from '../support/errors.js';

const reader =
  (format: 'gib' | 'ngf' | 'ugf') =>
  (source: string | Uint8Array, options: { lenient?: boolean; strict?: boolean } = {}): GoGame =>
    fromRecord(source, { format, ...options });
const [fromGib, fromNgf, fromUgf] = [reader('gib'), reader('ngf'), reader('ugf')];

beforeAll(() => init());

/** The moves as SGF writes them. */
const moves = (game: GoGame) =>
  game.tree
    .mainLine()
    .slice(1)
    .map(({ data }) => (data.B ? `B ${data.B}` : `W ${data.W}`).trim());

const gib = ({
  kind = 'Korea',
  result = 'GRLT:1,ZIPSU:35,DUM:0,GONGJE:65',
  handicap = 0,
  play = ['STO 0 2 1 15 3', 'STO 0 3 2 3 15', 'SKI 0 4', 'STO 0 5 2 15 15'],
  end = ['\\GE'],
} = {}) =>
  [
    '\\HS',
    `\\[GIBOKIND=${kind}\\]`,
    '\\[GAMECONDITION=호선 : 흑 공제 6집반\\]',
    '\\[GAMENAME=승강급 대국\\]',
    '\\[GAMEDATE=2015- 8-29-22-56-58\\]',
    '\\[GAMEPLACE=타이젬 바둑\\]',
    '\\[GAMEWHITENAME=흰돌 (1급)\\]',
    '\\[GAMEBLACKNAME=kuro (3단)\\]',
    `\\[GAMEINFOMAIN=GBKIND:0,GTYPE:0,GCDT:0,GTIME:1200-30-3,${result},TCNT:4,AUSZ:0\\]`,
    '\\[GAMETAG=S0,R0,D0,G65,W1,Z35,T30-3-1200,C2015:08:29:22:56,I:a,L:17,M:b,N:17,J:0,K:0\\]',
    '\\HE',
    '\\GS',
    '2 4 0',
    '5 0 &4',
    `INI 0 1 ${handicap} &4 `,
    ...play,
    ...end,
    '',
  ].join('\n');

describe('fromRecord() of GIB', () => {
  test('reads names, ranks, date, place, result, komi, time and moves, a pass among them', () => {
    const game = fromGib(gib());
    expect(game.info).toEqual({
      black: 'kuro',
      blackRank: '3d',
      white: '흰돌',
      whiteRank: '1k',
      gameName: '승강급 대국',
      place: '타이젬 바둑',
      date: '2015-08-29',
      result: 'W+3.5',
    });
    expect(moves(game)).toEqual(['B pd', 'W dp', 'B', 'W pp']);
    expect([game.rules.komi, game.komiKnown, game.rulesKnown, game.notes]).toEqual([6.5, true, false, []]);
    const { TM, OT, GC } = game.tree.data;
    expect({ TM, OT, GC }).toEqual({ TM: ['1200'], OT: ['3x30 byo-yomi'], GC: ['호선 : 흑 공제 6집반'] });
  });

  test.each([
    ['GRLT:0,ZIPSU:110', 'B+11'],
    ['GRLT:3,ZIPSU:0', 'B+R'],
    ['GRLT:4,ZIPSU:0', 'W+R'],
    ['GRLT:7,ZIPSU:0', 'B+T'],
    ['GRLT:8,ZIPSU:0', 'W+T'],
    ['GRLT:255,ZIPSU:0', undefined],
  ])('%s is the result %s', (result, expected) => {
    expect(fromGib(gib({ result })).info.result).toBe(expected);
  });

  test('places handicap stones as Tygem does: with three the bottom right corner stays empty', () => {
    const game = fromGib(gib({ handicap: 3, play: ['STO 0 2 2 15 15'] }), { strict: true });
    expect(game.handicap).toBe(3);
    expect(game.boardAt(0).stones('black').size).toBe(3);
    expect(moves(game)).toEqual(['W pp']);
  });

  test.each([
    ['euc-kr', 'Korea', '흰돌'],
    ['gb18030', 'China', '석'],
    ['utf-8', 'Korea', '흰돌'],
  ] as const)('reads bytes: %s of %s', (label, kind, white) => {
    const text = gib({ kind });
    const chinese = text.replace(/[가-힣]+/g, '白石');
    const bytes = label === 'utf-8' ? Buffer.from(text) : encode(label === 'gb18030' ? chinese : text, label);
    const { info, notes } = fromGib(bytes);
    expect([info.white, notes]).toEqual([label === 'gb18030' ? '白石' : white, []]);
  });

  test('reads lines that end as in any system', () => {
    expect(fromGib(gib().replaceAll('\n', '\r\n')).moveNumber).toBe(4);
    expect(fromGib(gib().replaceAll('\n', '\r')).moveNumber).toBe(4);
  });

  test.each([
    ['a record cut off', { end: [] }, "line 20, column 1: the record is cut off: '\\GE' is missing", 4],
    [
      'a point off the board',
      { play: ['STO 0 2 1 19 3', 'STO 0 3 2 3 3'] },
      "line 16, column 1: 'STO 0 2 1 19 3' is outside the 19×19 board",
      1,
    ],
    ['half a move', { play: ['STO 0 2 1 3'] }, "line 16, column 1: 'STO 0 2 1 3' is not a move", 0],
    ['a third player', { play: ['STO 0 2 3 3 3'] }, "line 16, column 1: 'STO 0 2 3 3 3' is not a move", 0],
    [
      'a handicap of 12',
      { handicap: 12 },
      "line 15, column 1: 'INI 0 1 12 &4' names no handicap from 0 to 9",
      4,
    ],
  ])('refuses %s; leniently it goes on and tells', (_, parts, message, left) => {
    expect(errorOf(() => fromGib(gib(parts)))).toBe(`bad-notation: ${message} (lenient reading mends it)`);
    const game = fromGib(gib(parts), { lenient: true });
    const said = game.notes.map(({ line, column, message }) => `line ${line}, column ${column}: ${message}`);
    expect([game.moveNumber, said]).toEqual([left, [message]]);
  });

  test('plays illegal moves as the record says, and refuses them when strict', () => {
    const text = gib({ play: ['STO 0 2 1 3 3', 'STO 0 3 2 3 3'] });
    expect(fromGib(text).board.get('D16')).toBe(-1);
    expect(errorOf(() => fromGib(text, { strict: true }))).toMatch(
      /^illegal-move: move 2: white may not play/,
    );
  });

  test.each<[string, unknown, unknown, string]>([
    ['SGF', '(;SZ[9])', {}, "bad-notation: line 1, column 1: no GIB record, which begins with '\\HS'"],
    ['nothing', '', { lenient: true }, 'bad-notation: line 1, column 1: no GIB record'],
    ['a number', 5, {}, 'bad-option: 5 is not a text or the bytes of a GIB record'],
    ['another option', '', { game: 1 }, "bad-option: unknown option 'game'"],
    ['a word for lenient', '', { lenient: 'yes' }, 'bad-option: lenient must be true or false'],
  ])('refuses %s', (_, source, options, message) => {
    expect(errorOf(() => fromGib(source as string, options as object))).toMatch(message);
  });
});

const ngf = ({
  size = '19',
  handicap = '0',
  komi = '6',
  result = 'Black wins by 16.5 points! >> White(66):Black(89)',
  count = '3',
  play = ['PMABBREER', 'PMACWQDDQ', 'PMADBAAAA'],
} = {}) =>
  [
    'Oro2000 Promotional Match',
    size,
    'Lee S.D.   9DP',
    'kuro      10K*',
    'www.cyberoro.com',
    handicap,
    '0',
    komi,
    '20060928 [08:59]',
    '15',
    result,
    count,
    ...play,
    '',
  ].join('\n');

describe('fromRecord() of NGF', () => {
  test('reads names with blanks, ranks, date, result, komi without its half point, and moves', () => {
    const game = fromNgf(ngf());
    expect(game.info).toEqual({
      black: 'kuro',
      blackRank: '10k',
      white: 'Lee S.D.',
      whiteRank: '9p',
      gameName: 'Oro2000 Promotional Match',
      place: 'www.cyberoro.com',
      date: '2006-09-28',
      result: 'B+16.5',
    });
    expect(moves(game)).toEqual(['B qd', 'W pc', 'B']);
    expect([game.rules.komi, game.notes]).toEqual([6.5, []]);
  });

  test.each([
    ['White wins by  resign!', 'W+R'],
    ['Black wins by resi!', 'B+R'],
    ['White loses on time', 'B+T'],
    ['Black wins by 0.5!', 'B+0.5'],
    ['흑 3집반승', 'B+3.5'],
    ['白中盘胜', 'W+R'],
    ['黑超时负', 'W+T'],
  ])('%s is %s', (result, expected) => {
    expect(fromNgf(ngf({ result })).info.result).toBe(expected);
  });

  test('keeps words that tell no winner', () => {
    const game = fromNgf(ngf({ result: 'Progressing!' }));
    expect([game.info.result, game.tree.data.GC]).toEqual([undefined, ['Progressing!']]);
  });

  test('places handicap stones, on which White has the komi that is written', () => {
    const game = fromNgf(ngf({ handicap: '2', komi: '0', count: '1', play: ['PMABWQDDQ'] }), {
      strict: true,
    });
    expect([game.handicap, game.boardAt(0).stones('black').size, game.rules.komi]).toEqual([2, 2, 0]);
  });

  test('reads the older form, with its remarks, in any encoding', () => {
    const text = [
      'GI韓国十段战',
      'GI朴承华 初段',
      'GI李载雄 五段',
      'GI',
      'GI',
      'GI2006-9-5',
      'GI19',
      'GI0',
      'GI0',
      'GI6',
      'GI2',
      'PMABBREER',
      'PMACWEEEE',
      'GI1',
      'IDB[2] 黑中盘胜[EndTxt]',
    ].join('\r\n');
    const { info, tree, notes } = fromNgf(encode(text, 'gb18030'));
    expect(info).toMatchObject({ white: '朴承华', whiteRank: '初段', black: '李载雄', date: '2006-09-05' });
    expect(tree.mainLine().at(-1)?.data).toEqual({ W: ['dd'], C: ['黑中盘胜'] });
    expect(notes).toEqual([{ line: 1, column: 1, message: 'nothing tells the encoding: read as gb18030' }]);
  });

  test.each([
    [
      'a record cut off',
      { count: '247' },
      'bad-notation: line 16, column 1: the record is cut off: it has 3 of its 247 moves',
      3,
    ],
    [
      'a point off the board',
      { size: '9', play: ['PMABBREER'], count: '1' },
      "bad-notation: line 13, column 1: 'PMABBREER' is outside the 9×9 board",
      0,
    ],
    [
      'half a move',
      { play: ['PMABBR'], count: '1' },
      "bad-notation: line 13, column 1: 'PMABBR' is not a move",
      0,
    ],
    [
      'a size of 99',
      { size: '99' },
      "bad-size: line 2, column 1: the size must be a number from 2 to 24, not '99'",
      3,
    ],
    [
      'stones that have no points',
      { handicap: '17' },
      'bad-notation: line 6, column 1: there is no fixed handicap of 17 on 19×19',
      3,
    ],
  ])('refuses %s; leniently it goes on and tells', (_, parts, message, left) => {
    expect(errorOf(() => fromNgf(ngf(parts)))).toBe(`${message} (lenient reading mends it)`);
    const game = fromNgf(ngf(parts), { lenient: true });
    expect([game.moveNumber, game.notes.length]).toEqual([left, 1]);
    expect(message).toContain(game.notes[0]?.message);
  });

  test('refuses what is no NGF', () => {
    const message = 'bad-notation: line 1, column 1: no NGF record: its 2nd line is the size';
    expect(errorOf(() => fromNgf('(;SZ[9])'))).toBe(message);
    expect(errorOf(() => fromNgf('', { lenient: true }))).toBe(message);
  });
});

const ugf = ({
  size = '19',
  type = 'IGS',
  hdcp = '0,5.50',
  winner = 'B,1.50',
  count = '3',
  more = [''],
} = {}) => [
  '[Header]',
  'Ver=UGF2,200',
  'Lang=SJIS',
  'Crypt=2146,PLAIN_UGF_FILE,READ_WRITE',
  'Title=26th,Gosei,Title matches 5th game',
  'Place=日本棋院',
  'Date=2001/08/20,09:00:00,2001/08/21,00:00:00',
  'Rule=JPN',
  `Size=${size}`,
  `Hdcp=${hdcp}`,
  'Ptime=J;240;0;0,J;240;0;0,0,0',
  `Winner=${winner}`,
  `Moves=${count}`,
  'Copyright=The Nihon Ki-in',
  `CoordinateType=${type}`,
  'PlayerW=山下,碁聖,0,',
  'PlayerB=K.Kobayashi,9D,0,',
  '[Data]',
  ...more,
];
const PLAY = ['PP,B1,1,0', 'DP,W1,2,30', 'YA,B1,3,0'];

describe('fromRecord() of UGF', () => {
  test('reads names, event, days, rules, time, result and moves, rows from the bottom', () => {
    const game = fromUgf(ugf({ more: PLAY }).join('\n'));
    expect(game.info).toEqual({
      black: 'K.Kobayashi',
      blackRank: '9d',
      white: '山下',
      whiteRank: '碁聖',
      event: '26th, Gosei, Title matches 5th game',
      place: '日本棋院',
      date: '2001-08-20,2001-08-21',
      result: 'B+1.5',
    });
    expect(moves(game)).toEqual(['B pd', 'W dd', 'B']);
    expect([game.rules.komi, game.rulesName, game.tree.data.TM]).toEqual([5.5, 'Japanese', ['14400']]);
  });

  test('rows are from the top where the record does not name the coordinates of IGS', () => {
    expect(moves(fromUgf(ugf({ type: 'JPN', more: PLAY }).join('\n')))).toEqual(['B pp', 'W dp', 'B']);
  });

  test.each([
    ['W,C', 'W+R'],
    ['B,T', 'B+T'],
    ['W,F2', 'W+F'],
    ['D,', 'Draw'],
    ['N1,E', 'Void'],
    ['P,', undefined],
  ])('the winner %s is %s', (winner, expected) => {
    expect(fromUgf(ugf({ winner, more: PLAY }).join('\n')).info.result).toBe(expected);
  });

  test('takes stones with the number 0 as handicap, and the usual points where there are none', () => {
    const placed = ['PD,B1,0,0', 'DP,B1,0,0', 'DD,W1,1,0'];
    const game = fromUgf(ugf({ hdcp: '2,0.50', count: '1', more: placed }).join('\n'), { strict: true });
    expect([game.handicap, game.tree.data.AB]).toEqual([2, ['pp', 'dd']]);
    const unplaced = fromUgf(ugf({ hdcp: '2,0.50', count: '1', more: ['DD,W1,1,0'] }).join('\n'));
    expect(unplaced.boardAt(0).stones('black').size).toBe(2);
    expect(unplaced.notes).toHaveLength(1);
  });

  test('reads Shift_JIS, which it need not name', () => {
    const text = ugf({ more: PLAY }).join('\r\n');
    for (const record of [text, text.replace('Lang=SJIS\r\n', '')]) {
      const { info, notes } = fromUgf(encode(record, 'shift_jis'));
      expect([info.white, info.place, notes]).toEqual(['山下', '日本棋院', []]);
    }
  });

  test('reads comments and labels, and tells of diagrams', () => {
    const more = [
      ...PLAY,
      '[Figure]',
      '.Text,0',
      'A game.',
      '.EndText',
      '.Text,2,1',
      'Both corners.',
      'Next A.',
      '.#,3,17,A',
      '.EndText',
      '.Fig,2,1,1,19,19,x,1,0',
      'AA,B1,0,0',
      '.Text',
      'unread',
      '.EndText',
      '.EndFig',
    ];
    const { tree, notes } = fromUgf(ugf({ more }).join('\n'));
    const [root, , second, third] = tree.mainLine();
    expect(root?.data.C).toEqual(['A game.']);
    expect(second?.data).toEqual({ W: ['dd'], C: ['Both corners.\nNext A.'], LB: ['cc:A'] });
    expect(third?.data).toEqual({ B: [''] });
    expect(notes.map(({ message }) => message)).toEqual(["the diagram '.Fig,2,1,1,19,19,x,1,0' is left out"]);
  });

  const REVIEW = [
    '[ReviewNode]',
    'NODE,1,0,0,0',
    'NODE,2,1,16,16',
    '  VARIATION,',
    '    NODE,5,2,3,17',
    '      VARIATION,',
    '        NODE,7,1,10,10',
    '      VARIATIONEND,',
    '    NODE,6,1,20,20',
    '  VARIATIONEND,',
    'NODE,3,2,4,16',
    'NODE,4,1,20,20',
    '[ReviewComment]',
    '.Comment,1',
    ' hello',
    '.Comment,5',
    'Or here.',
  ];

  test('reads the variations and comments of a review', () => {
    const { tree, notes } = fromUgf(ugf({ more: [...PLAY, ...REVIEW] }).join('\n'));
    expect(notes).toEqual([]);
    expect([tree.data.C, tree.mainLine().length]).toEqual([['hello'], 4]);
    const [main, variation] = tree.children[0]!.children;
    expect(main?.data).toEqual({ W: ['dd'] });
    expect(variation?.data).toEqual({ W: ['cc'], C: ['Or here.'] });
    expect(variation?.children.map(({ data }) => data)).toEqual([{ B: ['jj'] }, { B: [''] }]);
  });

  test('leaves out a review of other moves, and says so', () => {
    const review = REVIEW.join('\n').replace('NODE,2,1,16,16', 'NODE,2,1,16,15');
    const { tree, notes } = fromUgf([...ugf({ more: PLAY }), review].join('\n'));
    expect([...tree.walk()]).toHaveLength(4);
    expect(notes[0]?.message).toBe('the review is of other moves than the record has, and left out');
  });

  test.each([
    ['a record cut off', { count: '230', more: PLAY }, 'the record is cut off: it has 3 of its 230 moves', 3],
    ['a gap', { count: '0', more: ['PP,B1,1,0', 'PC,B1,3,0'] }, "move 2 is missing before 'PC,B1,3,0'", 2],
    ['half a move', { count: '0', more: ['PP,B1'] }, "'PP,B1' is not a move", 0],
    [
      'a point off the board',
      { size: '9', count: '0', more: ['PP,B1,1,0'] },
      "'PP,B1,1,0' is outside the 9×9 board",
      0,
    ],
    ['a size of 0', { size: '0', more: PLAY }, "the size must be a number from 2 to 24, not '0'", 3],
  ])('refuses %s; leniently it goes on and tells', (_, parts, message, left) => {
    const text = ugf(parts).join('\n');
    expect(errorOf(() => fromUgf(text))).toMatch(message);
    const game = fromUgf(text, { lenient: true });
    expect([game.moveNumber, game.notes.map((note) => note.message)]).toEqual([left, [message]]);
  });

  test('refuses what is no UGF', () => {
    const message = "bad-notation: line 1, column 1: no UGF record, which has a section '[Header]'";
    expect(errorOf(() => fromUgf('(;SZ[9])', { lenient: true }))).toBe(message);
  });
});

test('any cut of a record is a game or a KakoiError, never another fault', () => {
  const records = [
    [gib(), fromGib],
    [ngf(), fromNgf],
    [ugf({ more: PLAY }).join('\n'), fromUgf],
  ] as const;
  for (const [text, read] of records) {
    for (let length = 0; length < text.length; length += 3) {
      for (const lenient of [false, true]) {
        try {
          read(text.slice(0, length), { lenient });
        } catch (error) {
          expect((error as Error).name).toBe('KakoiError');
        }
      }
    }
  }
});
