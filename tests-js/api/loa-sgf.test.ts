import { GoGame, init, LoaBoard, LoaGame, type LoaRules } from 'kakoi';
import { errorOf, kakoiErrorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';

beforeAll(() => init());

const read = (text: string) => LoaGame.fromSgf(text);
const texts = ({ history }: LoaGame) => history.map(({ text }) => text);
const withoutVersion = (sgf: string) => sgf.replace(/AP\[kakoi:[^\]]*\]/, '');

const STUCK = 'w4w2/8/3w4/8/8/3ww3/www1w3/1bwbw3 b';
const BOTH = '8/8/8/4b3/3w4/8/w2b4/w7 b';

/** The same game in every respect. */
function expectSame(second: LoaGame, first: LoaGame): void {
  expect(second.toSgf()).toBe(first.toSgf());
  expect(second.history).toEqual(first.history);
  expect(second.boardAt(0).toFen()).toBe(first.boardAt(0).toFen());
  expect([second.rules, second.info, second.outcome, second.end, second.toPlay]).toEqual([
    first.rules,
    first.info,
    first.outcome,
    first.end,
    first.toPlay,
  ]);
}

describe('writing', () => {
  test('the standard game', () => {
    const game = new LoaGame({ info: { black: 'A ] B', white: 'back\\slash', event: 'Cup: final' } });
    for (const move of ['f8xh6', 'a2-c2', 'b1-b3']) game.play(move);
    expect(withoutVersion(game.toSgf())).toBe(
      '(;FF[4]GM[9]CA[UTF-8]SZ[8]SU[Standard]PL[B]EV[Cup: final]PB[A \\] B]PW[back\\\\slash]\n' +
        ';B[f8:h6];W[a2-c2];B[b1-b3])\n',
    );
  });

  test('another set-up, stone by stone, and rules that are not the default ones', () => {
    const game = new LoaGame({
      setup: LoaBoard.fromFen('5w2/8/8/3b4/8/7w/8/b7 w'),
      rules: { simultaneous: 'mover', repetition: 0 },
    });
    expect(withoutVersion(game.toSgf())).toMatch(
      /SZ\[8\]SU\[Custom\]AB\[\w\d\]\[\w\d\]AW\[\w\d\]\[\w\d\]PL\[W\]RU\[simultaneous=mover repetition=0\]\)\n$/,
    );
    expect(game.toSgf()).toMatch(/AB(\[a1\]\[d5\]|\[d5\]\[a1\])AW(\[h3\]\[f8\]|\[f8\]\[h3\])/);
  });

  test('the whole record; without variations, only what has been played, and the result only at the end', () => {
    const game = read('(;GM[9]RE[B+T];B[b1-b3];W[a2-c2])');
    const text = game.toSgf();
    expect(text).toContain('RE[B+T]');
    game.undo();
    expect(game.toSgf()).toBe(text);
    expect(game.toSgf({ variations: false })).not.toMatch(/RE\[|W\[/);
    game.redo();
    expect([game.isOver, game.end, game.result()]).toEqual([true, 'time', 'B+T']);
    expect(errorOf(() => game.play('b3-b1'))).toMatch(/^game-over: .*black has won by time$/);
    game.resume();
    game.play('b3-b1');
    expect(game.toSgf()).not.toContain('RE['); // its last position is not the end of the game
  });

  test.each<[string, string, Partial<LoaRules>, string[]]>([
    ['the standard game', 'standard', {}, ['b1-b3', 'a2-c2', 'c1xa3']],
    ['nothing', 'standard', {}, []],
    ['scrambled eggs', 'scrambled-eggs', {}, []],
    ['rules', 'standard', { noMove: 'loss', repetition: 2, simultaneous: 'mover' }, ['b1-b3']],
    ['a resignation', 'standard', {}, ['b1-b3', 'resign']],
    ['a resignation out of turn', 'standard', {}, ['b1-b3', 'resign black']],
    ['a resignation before the first move', 'standard', {}, ['resign']],
    ['white to begin', '1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w', {}, ['a2-c2', 'b1-b3']],
    ['a pass', STUCK, {}, ['pass']],
    ['a game without a move', STUCK, { noMove: 'draw' }, []],
    ['both connected', BOTH, {}, ['d2xd4']],
    ['both connected, the mover winning', BOTH, { simultaneous: 'mover' }, ['d2xd4']],
    ['no stones', '8/8/8/8/8/8/8/8 b', {}, []],
  ])('there and back: %s', (_, start, rules, moves) => {
    const setup = start.includes('/') ? LoaBoard.fromFen(start) : (start as 'standard');
    const game = new LoaGame({ setup, rules, info: { date: '2001-08-20' } });
    for (const move of moves) {
      if (move === 'resign') game.resign();
      else if (move === 'resign black') game.resign('black');
      else game.play(move);
    }
    expectSame(read(game.toSgf()), game);
  });

  test('there and back: random games', () => {
    const random = randomNumbers(4);
    for (let i = 0; i < 20; i++) {
      const game = new LoaGame({ setup: i % 2 === 0 ? 'standard' : 'scrambled-eggs' });
      while (!game.isOver && game.moveNumber < 150) {
        const moves = game.board.legalMoves();
        game.play(moves[Math.floor(random() * moves.length)] ?? 'pass');
      }
      expectSame(read(game.toSgf()), game);
    }
  });
});

describe('reading', () => {
  test('a record as servers write them', () => {
    const game = read(`(;
      FF[4]
      GM[9] CA[UTF-8] SZ[8] SU[Standard] IY[FALSE] IP[]
      PB[Kuro] PW[Shiro] EV[Cup] RE[B+R]
      ;B[B1-B3] BL[60] ;W[A2-C2+] ;B[c1:a3++!] C[takes] ;W[resign])`);
    expect(texts(game)).toEqual(['b1-b3', 'a2-c2', 'c1xa3']);
    expect(game.info).toEqual({ black: 'Kuro', white: 'Shiro', event: 'Cup', result: 'B+R' });
    expect([game.outcome, game.end]).toEqual(['black', 'resignation']);
    expect(game.rules).toEqual({ simultaneous: 'draw', noMove: 'pass', repetition: 3 });
  });

  test.each([
    ['no set-up', '(;GM[9];B[b1-b3];W[a2-c2])'],
    ['SU in any case', '(;GM[9]SU[STANDARD];B[b1-b3];W[a2-c2])'],
    ['a size', '(;GM[9]SZ[8:8];B[b1-b3];W[a2-c2])'],
    ['moves without a dash, and with a cross', '(;GM[9];B[b1b3];W[a2xc2])'],
    ['variations', '(;GM[9];B[b1-b3](;W[a2-c2])(;W[a3-c3];B[b3-b1]))'],
    ['all stones by hand', '(;GM[9]AB[b1:g1][b8:g8]AW[a2:a7][h7:h2];B[b1-b3];W[a2-c2])'],
    ['all stones in a node of their own', '(;GM[9];AB[b1:g1][G8:B8];AW[a2:a7][h2:h7];B[b1-b3];W[a2-c2])'],
  ])('understands %s', (_, text) => {
    const game = read(text);
    expect(texts(game)).toEqual(['b1-b3', 'a2-c2']);
    expect(game.boardAt(0).equals(LoaBoard.start())).toBe(true);
  });

  test('set-ups', () => {
    expect(read('(;GM[9]SU[Scrambled-Eggs])').board.equals(LoaBoard.start('scrambled-eggs'))).toBe(true);
    const fen = (text: string) => read(`(;GM[9]${text})`).boardAt(0).toFen();
    expect(fen('SU[Custom]AB[a1][h8]AW[h1][a8]PL[White]')).toBe('w6b/8/8/8/8/8/8/b6w w');
    expect(fen('AB[a1][h8]AW[h1][a8]')).toBe('w6b/8/8/8/8/8/8/b6w b');
    expect(fen('AB[a1:c3]AE[b2]AW[h8][]')).toBe('7w/8/8/8/8/bbb5/b1b5/bbb5 b');
    expect(fen('SU[Standard]AE[b1]')).toBe('1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/2bbbbb1 b');
    expect(fen('SU[Standard]AW[b1]')).toBe('1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1wbbbbb1 b');
    expect(fen('PL[w]')).toMatch(/ w$/);
    expect(fen(';W[a2-c2]')).toMatch(/ w$/); // the side that moves first is to move
  });

  test('passes, as a word and as nothing', () => {
    const stones = 'AB[b1][d1]AW[a8][f8][d6][d3][e3][a2][b2][c2][e2][c1][e1]';
    for (const pass of ['pass', 'PASS', '']) {
      const game = read(`(;GM[9]${stones};B[${pass}];W[a8-a6])`);
      expect(texts(game)).toEqual(['pass', 'a8-a6']);
    }
  });

  test('who resigned, from the result alone', () => {
    expect(read('(;GM[9]RE[W+Resign];B[b1-b3])').result()).toBe('W+R');
    const counted = read('(;GM[9]RE[W+];B[b1-b3])');
    expect([counted.isOver, counted.info.result]).toEqual([false, 'W+']);
  });

  test('rules given go before those of the record', () => {
    const text = '(;GM[9]RU[noMove=loss repetition=2];B[b1-b3])';
    expect(read(text).rules).toEqual({ simultaneous: 'draw', noMove: 'loss', repetition: 2 });
    expect(LoaGame.fromSgf(text, { rules: { repetition: 0 } }).rules).toEqual({
      simultaneous: 'draw',
      noMove: 'pass',
      repetition: 0,
    });
    for (const words of ['MSO', 'repetition=1', 'noMove=perhaps']) {
      expect(read(`(;GM[9]RU[${words}])`).rules).toEqual(new LoaGame().rules);
    }
    expect(errorOf(() => LoaGame.fromSgf(text, { rule: {} } as never))).toMatch(/^bad-option: .*'rule'/);
    expect(errorOf(() => LoaGame.fromSgf(text, { rules: { repetition: 1 } }))).toMatch(/^bad-option: /);
  });
});

describe('moves that the rules do not allow', () => {
  const round = ';B[b1-b3];W[a2-c2];B[b3-b1];W[c2-a2]';

  test.each([
    [';B[b1-b3];W[a2-a3]', 'illegal-move', 'wrong-distance', /^move 2: white may not move a2-a3: 6 stones/],
    [';B[b1-b3];B[c1-c3]', 'illegal-move', 'not-your-turn', /^move 2: black .*c1-c3: it is white's turn$/],
    [';B[pass]', 'illegal-move', 'can-move', /^move 1: black may not pass/],
    [
      'SU[Custom]AB[a1][b1]AW[h8][a8];B[a1-a2]',
      'game-over',
      undefined,
      /^move 1: the game is over .*connecting all/,
    ],
    [`${round}${round};B[b1-b3]`, 'game-over', undefined, /^move 9: .*draw by repetition$/],
    [';B[b1-b3];W[resign];B[c1-c3]', 'game-over', undefined, /^move 2: .*black has won by resignation$/],
  ])('%s', (moves, code, reason, message) => {
    const error = kakoiErrorOf(() => read(`(;GM[9]${moves})`));
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(error.reason).toBe(reason);
    expect(error.cause).toBeInstanceOf(Error);
  });

  test('may be allowed by other rules', () => {
    const text = `(;GM[9]${round}${round};B[b1-b3])`;
    expect(LoaGame.fromSgf(text, { rules: { repetition: 0 } }).moveNumber).toBe(9);
  });
});

describe('broken records say where', () => {
  test.each([
    ['', 1, 1, /no game record/],
    ['(;GM[9];B[b1-b3]', 1, 17, /'\)' is missing/],
    ['(;GM[9]\n;B[b1-b3]\n;W[a2-i9])', 3, 3, /'a2-i9' is not a move/],
    ['(;GM[9]\r\n;B[b1])', 2, 3, /'b1' is not a move/],
    ['(;GM[9];B[b1-b3][c1-c3])', 1, 17, /B takes only one move/],
    ['(;GM[9]SZ[9])', 1, 10, /8×8, not '9'/],
    ['(;GM[9]SZ[8:9])', 1, 10, /8×8, not '8:9'/],
    ['(;GM[9]SU[Gemma])', 1, 10, /'gemma' is not known: Standard, Scrambled-Eggs, Parachute, Custom/],
    ['(;GM[9]AB[a1][i1])', 1, 14, /'i1' is not a square/],
    ['(;GM[9]AB[a1:b2:c3])', 1, 10, /'a1:b2:c3' is not a square/],
    ['(;GM[9]AW[a1:])', 1, 10, /'a1:' is not a square/],
    ['(;GM[9];B[b1-b3];AB[d4])', 1, 18, /AB: .*only before the first move/],
    ['(;GM[9];B[b1-b3]PL[B])', 1, 17, /PL: .*only before the first move/],
    ['(;GM[9];B[b1-b3];W)', 1, 18, /without a value/],
    ['(;GM[1])', 1, 5, /GM\[9\] is Lines of Action; .*another game, '1'/],
    ['(;GM[2])', 1, 5, /another game, '2'/],
    ['text (;SZ[8])', 1, 6, /another game, '1'/], // a record without GM is of Go
  ] as const)('%j', (text, line, column, message) => {
    const error = errorOf(() => read(text));
    expect(error).toMatch(new RegExp(`^bad-sgf: line ${line}, column ${column}: `));
    expect(error).toMatch(message);
  });

  test.each([[undefined], [null], [7]])('%p is not text', (value) => {
    expect(errorOf(() => read(value as never))).toMatch(/^bad-sgf: line 1, column 1: /);
  });

  test('a record of the other game', () => {
    const loa = new LoaGame().toSgf();
    expect(errorOf(() => GoGame.fromSgf(loa))).toBe(
      "bad-sgf: line 1, column 10: GM[1] is Go; this is a record of another game, '9'",
    );
    expect(errorOf(() => read(new GoGame().toSgf()))).toBe(
      "bad-sgf: line 1, column 10: GM[9] is Lines of Action; this is a record of another game, '1'",
    );
  });

  test('no cut of a valid record fails in another way', () => {
    const text = '(;GM[9]SU[Custom]AB[a1:c1][h4]AW[h8][a5]PL[B]\n;B[a1-a3];W[h8-h6](;B[resign])(;B[b1]))';
    expect(read(text).end).toBe('resignation');
    for (let i = 0; i < text.length; i++) {
      expect(errorOf(() => read(text.slice(0, i)))).toMatch(/^bad-sgf: line \d+, column \d+: /);
      try {
        expect(read(text.slice(0, i) + text.slice(i + 1))).toBeInstanceOf(LoaGame);
      } catch (error) {
        expect(error).toMatchObject({ code: expect.stringMatching(/^(bad-sgf|illegal-move|game-over)$/) });
      }
    }
  });

  test.each(['0x9', '9.0', '9e0', 'nine'])('GM[%s] is not GM[9]', (number) => {
    expect(errorOf(() => read(`(;GM[${number}];B[b1-b3])`))).toMatch(/^bad-sgf: line 1, column 5: GM\[9\]/);
  });
});

describe('rules that replace those of the record', () => {
  const written = (text: string, rules: Partial<LoaRules>) => LoaGame.fromSgf(text, { rules }).toSgf();

  test.each<[string, string, Partial<LoaRules>, string]>([
    ['none', '(;GM[9];B[b1-b3])', { repetition: 2 }, 'simultaneous=draw noMove=pass repetition=2'],
    [
      'others',
      '(;GM[9]RU[simultaneous=mover];B[b1-b3])',
      { simultaneous: 'draw' },
      'simultaneous=draw noMove=pass repetition=3',
    ],
    [
      'words of its own',
      '(;GM[9]RU[club rules, noMove=loss];B[b1-b3])',
      { noMove: 'draw' },
      'simultaneous=draw noMove=draw repetition=3 club rules,',
    ],
  ])('are written where it names %s, and read again', (_, text, rules, said) => {
    const sgf = written(text, rules);
    expect(sgf).toContain(`RU[${said}]`);
    expect(LoaGame.fromSgf(sgf).rules).toEqual(LoaGame.fromSgf(text, { rules }).rules);
  });

  test('leave the record alone where it names the same', () => {
    expect(written('(;GM[9]RU[club rules];B[b1-b3])', { repetition: 3 })).toContain('RU[club rules]');
    expect(LoaGame.fromSgf('(;GM[9];B[b1-b3])').toSgf()).not.toContain('RU');
  });
});
