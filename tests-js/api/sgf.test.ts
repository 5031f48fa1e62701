import { GoBoard, GoGame, type GoMove, goRules, init, toSgf, type Vertex } from 'kakoi';
import { diagram } from '../support/diagrams.js';
import { errorOf, kakoiErrorOf } from '../support/errors.js';
import { Mailbox } from '../support/mailbox.js';
import { randomNumbers } from '../support/random.js';

beforeAll(() => init());

const read = (text: string) => GoGame.fromSgf(text);
const moves = (game: GoGame) =>
  game.history.map(({ color, vertex }: GoMove) => `${color.charAt(0)}${vertex ? vertex.join(',') : '-'}`);

describe('reading', () => {
  test('a small game, standing at its last move', () => {
    const game = read('(;GM[1]FF[4]SZ[5]KM[5.5]RU[Chinese];B[bb];W[cb];B[ca])');
    expect(game.board.toDiagram()).toBe(
      diagram(`
        . . X . .
        . X O . .
        . . . . .
        . . . . .
        . . . . .`),
    );
    expect(game.rules).toEqual(goRules('chinese', { komi: 5.5 }));
    expect([game.moveNumber, game.toPlay]).toEqual([3, 'white']);
  });

  test('sizes: 19 when missing, square, rectangular', () => {
    const size = (text: string) => {
      const { width, height } = read(text).board;
      return [width, height];
    };
    expect(size('(;B[pd])')).toEqual([19, 19]);
    expect(size('(;SZ[1])')).toEqual([1, 1]);
    expect(size('(;SZ[32];B[FF])')).toEqual([32, 32]);
    expect(size('(;SZ[9:5];B[ie])')).toEqual([9, 5]);
    expect(size('(;SZ[5:9];B[ei])')).toEqual([5, 9]);
  });

  test('set-up stones, rectangles of them, and who is to play', () => {
    const game = read('(;SZ[5]AB[aa][bb:cc]AW[ea]AE[bb]PL[W])');
    expect(game.board.toDiagram()).toBe(
      diagram(`
        X . . . O
        . X X . .
        . X X . .
        . . . . .
        . . . . .`),
    );
    expect([game.toPlay, game.moveNumber]).toEqual(['white', 0]);
  });

  test('set-up between moves', () => {
    const game = read('(;SZ[3];B[aa];AE[aa]AW[bb]PL[B];B[cc])');
    expect(game.boardAt(1).toDiagram()).toBe('...\n.O.\n...');
    expect(game.board.toDiagram()).toBe('...\n.O.\n..X');
    expect(moves(game)).toEqual(['b0,0', 'b2,2']);
  });

  test('handicap: the stones are AB’s, white begins', () => {
    const game = read('(;SZ[9]HA[2]AB[gc][cg];W[ee])');
    expect([game.handicap, game.moveNumber, game.board.stones('black').size]).toEqual([2, 1, 2]);
    expect(game.boardAt(0).stones('white').isEmpty).toBe(true);
    expect(read('(;SZ[9]HA[2]AB[gc][cg])').toPlay).toBe('white');
  });

  test('passes: [] everywhere, [tt] on boards up to 19', () => {
    expect(moves(read('(;SZ[9];B[ee];W[];B[tt])'))).toEqual(['b4,4', 'w-', 'b-']);
    expect(read('(;SZ[9];B[ee];W[];B[tt])').isOver).toBe(true);
    expect(moves(read('(;SZ[19];B[tt])'))).toEqual(['b-']);
    expect(moves(read('(;SZ[21];B[tt];W[])'))).toEqual(['b19,19', 'w-']);
  });

  test('the kind of game is the root’s to say; property names of old files may hold digits', () => {
    expect(GoGame.fromSgf('(;GM[]SZ[9];GM[2]B[aa])').moveNumber).toBe(1);
    expect(GoGame.fromSgf('(;X2[old]SZ[9];B[aa])').moveNumber).toBe(1);
    expect(errorOf(() => GoGame.fromSgf('(;GM[2])'))).toMatch(/^bad-sgf: line 1, column 5: .*'2'/);
  });

  test('what the record tells: names, results, escapes', () => {
    const game = read(
      '(;SZ[5]PB[Honinbo \\] Shusaku]PW[a\\\\b\\:c]BR[7d]GN[two\nlines]EV[soft\\\nbreak]RE[W+Resign];B[aa])',
    );
    expect(game.info).toMatchObject({
      black: 'Honinbo ] Shusaku',
      white: 'a\\b:c',
      blackRank: '7d',
      gameName: 'two lines',
      event: 'softbreak',
      result: 'W+Resign',
    });
    expect([game.isOver, game.result()]).toEqual([true, 'W+R']);
  });

  test('an escaped bracket in a comment ends nothing', () => {
    expect(moves(read('(;SZ[5]C[(;B[aa\\];W[bb\\])];B[cc]C[);(])'))).toEqual(['b2,2']);
  });

  test('the end of a comment is looked for once, however many escapes it has', () => {
    const looking = jest.spyOn(String.prototype, 'indexOf');
    const game = read(`(;SZ[5]C[${'\\\\'.repeat(1000)}];B[cc])`);
    const looked = looking.mock.calls.filter(([sought]) => sought === ']').length;
    looking.mockRestore();
    expect([moves(game), looked > 0, looked < 20]).toEqual([['b2,2'], true, true]);
  });

  test.each([
    ['line ends of Windows', '(;SZ[5]\r\n;B[aa]\r\n;W[bb]\r\n)\r\n'],
    ['line ends of old Macs', '(;SZ[5]\r;B[aa]\r;W[bb]\r)'],
    ['a byte order mark', '\uFEFF(;SZ[5];B[aa];W[bb])'],
    ['text before and after', 'From: someone\n\n(;SZ[5];B[aa];W[bb])\nRegards'],
    ['blanks everywhere', ' ( ; SZ [5] ; B [aa] ;\n\tW [bb] ) '],
    ['long names of old files', '(;GaMe[1]SiZe[5];Black[aa];White[bb])'],
    ['empty nodes', '(;;SZ[5];;B[aa];W[bb];)'],
    ['unknown properties', '(;SZ[5]XX[1][2]KK[];B[aa]BL[3]C[hm];W[bb]TR[aa][bb])'],
    ['more games after the first', '(;SZ[5];B[aa];W[bb])(;SZ[9];B[cc])'],
    ['variations: the first is the main line', '(;SZ[5];B[aa](;W[bb])(;W[cc];B[dd]))'],
    ['variations in variations', '(;SZ[5](;B[aa](;W[bb])(;W[cc](;B[dd])(;B[ee])))(;B[ee]))'],
  ])('understands %s', (_, text) => {
    const game = read(text);
    expect(game.board.width).toBe(5);
    expect(moves(game)).toEqual(['b0,0', 'w1,1']);
  });

  test.each([
    ['Japanese', 'japanese'],
    ['japanese', 'japanese'],
    ['Chinese', 'chinese'],
    ['AGA', 'aga'],
    ['NZ', 'new-zealand'],
    ['New Zealand', 'new-zealand'],
    ['GOE', 'ing'],
    ['Ing', 'ing'],
    ['Tromp-Taylor', 'tromp-taylor'],
    ['Korean', 'korean'],
    ['House rules', 'japanese'],
    ['', 'japanese'],
  ] as const)('RU[%s] means %s', (words, name) => {
    expect(read(`(;SZ[5]RU[${words}])`).rules).toEqual(goRules(name));
  });

  test('komi as people write it', () => {
    const komi = (text: string) => read(`(;KM[${text}])`).rules.komi;
    expect([komi('7.5'), komi('0'), komi('-5.5'), komi('6,5'), komi(' 6.5 '), komi('none')]).toEqual([
      7.5, 0, -5.5, 6.5, 6.5, 6.5,
    ]);
  });

  test('captures on the way', () => {
    const game = read('(;SZ[3];B[ba];W[aa];B[ab];W[cc])');
    expect(game.captures).toEqual({ black: 1, white: 0 });
    expect(game.history[2]?.captured.toDiagram()).toBe('#..\n...\n...');
  });

  test('twelve thousand moves, on stones and off, as a plain replay makes them', () => {
    const plain = new Mailbox(9, 9);
    let text = '(;SZ[9]';
    for (let i = 0; i < 12_000; i++) {
      const vertex: Vertex = [(i * 7) % 9, Math.floor((i * 5) / 9) % 9];
      const color = i % 3 === 1 ? 'white' : 'black';
      plain.play(vertex, color);
      text += `;${color === 'black' ? 'B' : 'W'}[${toSgf(vertex)}]`;
    }
    const game = read(`${text})`);
    expect(game.moveNumber).toBe(12_000);
    expect(game.board.toSignMap()).toEqual(plain.toMap());
  });

  test('ten thousand variations nested, and a very long comment', () => {
    const nested = `(;SZ[9]${'(;B[aa]'.repeat(10_000)}${')'.repeat(10_000)})`;
    expect(read(nested).moveNumber).toBe(10_000);
    expect(read(`(;SZ[9]C[${'x\\]\n'.repeat(100_000)}];B[aa])`).moveNumber).toBe(1);
  });
});

describe('moves that the rules do not know', () => {
  test('are played as the record says', () => {
    expect(read('(;SZ[3];B[aa];W[aa])').board.toDiagram()).toBe('O..\n...\n...'); // on a stone
    expect(moves(read('(;SZ[3];B[aa];B[bb])'))).toEqual(['b0,0', 'b1,1']); // twice in a row
    const suicide = read('(;SZ[3]AW[ba][ab];B[aa])');
    expect(suicide.board.toDiagram()).toBe('.O.\nO..\n...');
    expect(suicide.captures).toEqual({ black: 0, white: 1 });
    const ko = read('(;SZ[4:3]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb];W[bb])');
    expect(ko.board.get('B2')).toBe(-1);
  });

  test.each([
    ['(;SZ[3];B[aa];W[aa])', 'occupied', /^move 2: white may not play at A3/],
    ['(;SZ[3]AW[ba][ab];B[cc];W[];B[aa])', 'suicide', /^move 3: black may not play at A3/],
    ['(;SZ[4:3]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb];W[bb])', 'ko', /^move 2: white may not play at B2/],
    [
      '(;SZ[5:3]RU[Chinese]AB[ab][bb]AW[ba][da][cb][db]PL[W];W[aa];B[ca];W[ba])',
      'superko',
      /^move 3: white may not play at B3/,
    ],
  ])('are refused under strict, with their number: %s', (text, reason, message) => {
    const error = kakoiErrorOf(() => GoGame.fromSgf(text, { strict: true }));
    expect(error).toMatchObject({ code: 'illegal-move', reason, message: expect.stringMatching(message) });
    expect(GoGame.fromSgf(text, { strict: false }).moveNumber).toBeGreaterThan(0);
  });
});

describe('a strict reading', () => {
  const random = randomNumbers(11);
  const below = (limit: number) => Math.floor(random() * limit);
  const point = (size: number) => String.fromCharCode(97 + below(size), 97 + below(size));

  /** A record of legal moves and passes, of set-up between them, and of nodes with no move or two. */
  function legalRecord(): string {
    const size = 2 + below(4);
    const game = new GoGame({
      size,
      rules: (['chinese', 'japanese', 'aga', 'new-zealand'] as const)[below(4)]!,
    });
    for (let i = below(60); i > 0 && !game.isOver; i--) {
      const points = [...game.legalMoves()];
      if (points.length === 0 || below(20) === 0) game.pass();
      else game.play(points[below(points.length)]!);
    }
    const text = game.toSgf();
    const tail = ['', ';C[the end]', `;PL[B]`, `;AE[${point(size)}]`][below(4)]!;
    return text.replace(/\)\s*$/, `${tail})`);
  }

  const told = (game: GoGame) => {
    const { board, captures, ko, toPlay, isOver } = game;
    return { diagram: board.toDiagram(), captures, ko, toPlay, isOver, legal: game.legalMoves().toDiagram() };
  };

  test('stands where a plain one does, with the same history, and goes to the same positions', () => {
    for (let i = 0; i < 1000; i++) {
      const text = legalRecord();
      const [strict, plain] = [true, false].map((way) => GoGame.fromSgf(text, { strict: way })) as [
        GoGame,
        GoGame,
      ];
      expect({ text, ...told(strict) }).toEqual({ text, ...told(plain) });
      expect(strict.history).toEqual(plain.history);
      const number = below(plain.moveNumber + 1);
      strict.goTo(number);
      plain.goTo(number);
      expect({ text, ...told(strict) }).toEqual({ text, ...told(plain) });
    }
  });

  test('complains of the text before it complains of a move', () => {
    const error = kakoiErrorOf(() => GoGame.fromSgf('(;SZ[3];B[aa];W[aa];B[zz])', { strict: true }));
    expect(error).toMatchObject({ code: 'bad-sgf', message: expect.stringMatching(/'zz' is outside/) });
  });
});

describe('broken records say where', () => {
  test.each([
    ['', 1, 1, /no game record/],
    ['hello', 1, 1, /no game record.*'hello'/],
    ['(;SZ[5];B[aa]', 1, 14, /'\)' is missing/],
    ['(;SZ[5]\n;B[aa]\n;W[bb)', 3, 3, /no closing '\]'/],
    ['(;SZ[5]\r\n;B[aa]\r\n;W[b])', 3, 3, /'b' is not a point/],
    ['(;SZ[5];B[ff])', 1, 10, /'ff' is outside the 5×5 board/],
    ['(;SZ[5];B[aa:bb])', 1, 10, /one point, not 'aa:bb'/],
    ['(;SZ[5];B[aa][bb])', 1, 14, /one point/],
    ['(;SZ[5];B;W[aa])', 1, 9, /without a value/],
    ['(;SZ[five])', 1, 5, /SZ .*not 'five'/],
    ['(;SZ[5]AB[a1])', 1, 10, /'a1' is not a point/],
    ['(;GM[2])', 1, 5, /another game, '2'/],
    ['(;SZ[5])[aa]', null, null, null],
    ['(;SZ[5];B[aa]))', 1, 15, /closes nothing/],
    ['(;SZ[5]@;B[aa])', 1, 8, /'@' has no meaning/],
    ['(;SZ[5](;B[aa]);W[bb])', 1, 16, /cannot follow a variation/],
  ])('%j', (text, line, column, message) => {
    if (line === null || message === null) {
      expect(read(text).board.width).toBe(5); // after the first game nothing is read
      return;
    }
    const error = errorOf(() => read(text));
    expect(error).toMatch(new RegExp(`^bad-sgf: line ${line}, column ${column}: `));
    expect(error).toMatch(message);
  });

  test.each([
    ['(;SZ[33])', /^bad-sgf: line 1, column 5: .*'33'/],
    ['(;SZ[0])', /^bad-sgf: .*'0'/],
    ['(;SZ[9:99])', /^bad-sgf: .*'9:99'/],
  ])('%s', (text, message) => {
    expect(errorOf(() => read(text))).toMatch(message);
  });

  test.each([[undefined], [null], [7], [new Uint8Array(3)]])('%p is not text', (value) => {
    expect(errorOf(() => read(value as never))).toMatch(/^bad-sgf: line 1, column 1: /);
  });

  test('an unknown option', () => {
    expect(errorOf(() => GoGame.fromSgf('(;)', { stric: true } as never))).toMatch(/^bad-option: .*'stric'/);
  });

  test('no cut of a valid record fails in another way', () => {
    const text = '(;SZ[5:4]AB[aa][bb:cc]C[a\\]b]\n(;B[dd];W[](;B[da])(;B[db]))(;W[dc]))';
    for (let i = 0; i < text.length; i++) {
      expect(errorOf(() => read(text.slice(0, i)))).toMatch(/^bad-sgf: line \d+, column \d+: /);
      const without = text.slice(0, i) + text.slice(i + 1);
      try {
        expect(read(without)).toBeInstanceOf(GoGame);
      } catch (error) {
        expect(error).toMatchObject({ code: expect.stringMatching(/^bad-s(gf|ize)$/) });
      }
    }
  });
});

describe('writing', () => {
  test('a game played here', () => {
    const game = new GoGame({
      size: 5,
      rules: 'chinese',
      info: { black: 'A ] B', white: 'back\\slash', event: 'Cup: final' },
    });
    game.play('C3');
    game.pass();
    game.play('A1');
    expect(game.toSgf().replace(/AP\[kakoi:[^\]]*\]/, '')).toBe(
      '(;FF[4]GM[1]CA[UTF-8]SZ[5]KM[7.5]RU[Chinese]EV[Cup: final]PB[A \\] B]PW[back\\\\slash]\n;B[cc];W[];B[ae])\n',
    );
  });

  test('set-up, handicap and the side to play go into the root', () => {
    const game = new GoGame({ setup: GoBoard.fromDiagram('X.\n.O\n..'), toPlay: 'white' });
    expect(game.toSgf()).toContain('SZ[2:3]');
    expect(game.toSgf()).toContain('AB[aa]AW[bb]PL[W]');
    const handicap = new GoGame({ size: 9, handicap: 2 });
    expect(handicap.toSgf()).toMatch(/HA\[2\]AB\[gc\]\[cg\]/);
    expect(GoGame.fromSgf(handicap.toSgf()).toPlay).toBe('white');
  });

  test('the whole record, wherever the game stands', () => {
    const game = read('(;SZ[5]RE[B+1.5];B[aa];W[bb])');
    const text = game.toSgf();
    expect(text).toContain('RE[B+1.5]');
    game.undo();
    expect(game.toSgf()).toBe(text);
  });

  test('without variations, only what has been played, and the result only at the end', () => {
    const game = read('(;SZ[5]RE[B+1.5];B[aa](;W[bb])(;W[cc]))');
    expect(game.toSgf({ variations: false })).toBe('(;SZ[5]RE[B+1.5]\n;B[aa];W[bb])\n');
    game.undo();
    expect(game.toSgf({ variations: false })).toBe('(;SZ[5]\n;B[aa])\n');
    game.redo();
    expect(game.toSgf({ variations: false })).toContain('RE[B+1.5]');
  });

  test('a resignation is the result', () => {
    const game = new GoGame({ size: 5 });
    game.play('A1');
    game.resign();
    const again = read(game.toSgf());
    expect([again.isOver, again.result(), again.info.result]).toEqual([true, 'B+R', 'B+R']);
  });

  test.each([
    ['moves and passes', '(;SZ[5]KM[0]RU[AGA];B[aa];W[];B[];W[ee];B[cc])'],
    ['one colour twice', '(;SZ[5];B[aa];B[bb];W[cc])'],
    ['white first', '(;SZ[5];W[aa];B[bb])'],
    ['set-up', '(;SZ[7:3]AB[aa][ba]AW[gc]PL[W];W[ab])'],
    ['set-up on the way', '(;SZ[5];B[aa];W[bb];AE[aa]AB[ee][ed]PL[W];W[cc])'],
    ['set-up that ends the record', '(;SZ[5];B[aa];AW[ab]AE[aa])'],
    ['handicap', '(;SZ[9]HA[3]AB[gc][cg][gg];W[ee];B[cc])'],
    ['points past z', '(;SZ[32];B[FF];W[zA];B[tt])'],
    ['odd texts', '(;SZ[5]PB[\\]\\\\\\]]GN[囲い 😀];B[aa])'],
    ['rules of no name', '(;SZ[5]RU[House];B[aa])'],
    ['illegal moves', '(;SZ[3]AW[ba][ab];B[aa];W[aa];B[aa])'],
    ['nothing', '(;)'],
  ])('there and back: %s', (_, text) => {
    const first = read(text);
    const second = read(first.toSgf());
    expect(second.toSgf()).toBe(first.toSgf());
    expect(moves(second)).toEqual(moves(first));
    for (let i = 0; i <= first.moveNumber; i++) {
      expect(second.boardAt(i).toDiagram()).toBe(first.boardAt(i).toDiagram());
    }
    expect([second.toPlay, second.rules, second.handicap, second.info, second.captures]).toEqual([
      first.toPlay,
      first.rules,
      first.handicap,
      first.info,
      first.captures,
    ]);
  });
});
