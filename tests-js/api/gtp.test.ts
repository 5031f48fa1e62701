/** kakoi/gtp: the Go Text Protocol as a function. */

import { GoBoard, GoGame, init, parseVertex, type RulesName, toGtp, version } from 'kakoi';
import { createGtp, type Gtp } from 'kakoi/gtp';
import { analyzeMoves, initPlay } from 'kakoi/play';
import { initReading } from 'kakoi/reading';
import { kakoiErrorOf } from '../support/errors.js';

beforeAll(() => Promise.all([init(), initReading(), initPlay()]));

/** The text of an answer, without the sign and the empty line; a failure begins with '?'. */
function ask(gtp: Gtp, command: string): string {
  const answer = gtp.send(`${command}\n`);
  const [, sign, text] = /^([=?])(?: ([\s\S]*))?\n\n$/.exec(answer) ?? [];
  return `${sign === '?' ? '? ' : ''}${text ?? ''}`;
}

/** A program with the stones of a diagram, by gogui-setup. */
function withBoard(diagram: string, rules: RulesName = 'japanese'): Gtp {
  const board = GoBoard.fromDiagram(diagram);
  const gtp = createGtp({ rules });
  gtp.send(`rectangular_boardsize ${board.width} ${board.height}\n`);
  const stones = (['black', 'white'] as const).flatMap((color) =>
    [...board.stones(color)].map((vertex) => `${color} ${toGtp(vertex, board.height)}`),
  );
  expect(ask(gtp, `gogui-setup ${stones.join(' ')}`)).toBe('');
  return gtp;
}

describe('the form of commands and answers', () => {
  test('numbers come back, faults have a question mark, and every answer ends with an empty line', () => {
    const gtp = createGtp();
    expect(gtp.send('name\n')).toBe('= kakoi\n\n');
    expect(gtp.send('12 protocol_version\n')).toBe('=12 2\n\n');
    expect(gtp.send('7 clear_board\n')).toBe('=7\n\n');
    expect(gtp.send('3 make_tea\n')).toBe('?3 unknown command\n\n');
    expect(gtp.send('version')).toBe(`= ${version}\n\n`);
  });

  test('comments, empty lines, carriage returns, tabs and control characters make no difference', () => {
    const gtp = createGtp({ size: 9 });
    expect(gtp.send('# name\n\n \t \r\n\u0000\n')).toBe('');
    expect(gtp.send('\u0007 1\tplay  B\tc3 # the corner\r\n2 list_sto\u0001nes black\r\n')).toBe(
      '=1\n\n=2 C3\n\n',
    );
  });

  test('after quit nothing is answered', () => {
    const gtp = createGtp();
    expect(gtp.send('quit\nname\n')).toBe('=\n\n');
    expect([gtp.hasQuit, gtp.send('name\n')]).toEqual([true, '']);
  });

  test('an empty line within an answer cannot end it', () => {
    const gtp = createGtp({ readFile: () => '(;SZ[5]C[one\n\ntwo\n\n\nthree];B[cc])' });
    expect(ask(gtp, 'loadsgf game.sgf')).toBe('');
    const answer = gtp.send('printsgf\nname\n');
    expect(answer.split('\n\n')).toHaveLength(3);
    expect(answer).toContain('one\n \ntwo\n \n \nthree');
  });

  test.each([
    ['play', 'syntax error'],
    ['play b', 'syntax error'],
    ['play grey c3', 'syntax error'],
    ['play b cc', 'syntax error'],
    ['play b c33', 'illegal move'],
    ['play b z9', 'illegal move'],
    ['boardsize', 'syntax error'],
    ['boardsize nine', 'syntax error'],
    ['boardsize 0', 'unacceptable size'],
    ['boardsize 26', 'unacceptable size'],
    ['komi', 'syntax error'],
    ['komi seven', 'syntax error'],
    ['undo', 'cannot undo'],
    ['gg-undo 2', 'cannot undo'],
    ['fixed_handicap 1', 'invalid number of stones'],
    ['fixed_handicap 10', 'invalid number of stones'],
    ['place_free_handicap 81', 'invalid number of stones'],
    ['set_free_handicap c3', 'bad vertex list'],
    ['set_free_handicap c3 C3', 'bad vertex list'],
    ['set_free_handicap c3 pass', 'bad vertex list'],
    ['time_settings 1 2', 'syntax error'],
    ['time_left b', 'syntax error'],
    ['kgs-rules ing', 'syntax error'],
    ['loadsgf', 'syntax error'],
    ['loadsgf none.sgf', 'cannot load file'],
    ['final_status_list wounded', 'syntax error'],
    ['popgo', 'stack empty'],
    ['countlib c3', 'there is no stone at C3'],
    ['kakoi-rules go', 'rules are one of japanese, korean, chinese, aga, new-zealand, ing, tromp-taylor'],
  ])('%s: %s', (command, reason) => {
    const gtp = createGtp({ size: 9 });
    expect(ask(gtp, command)).toBe(`? ${reason}`);
    expect(ask(gtp, 'list_stones b')).toBe('');
  });

  test('what is no text, and bad options, throw', () => {
    expect(kakoiErrorOf(() => createGtp({ size: 26 }))).toMatchObject({ code: 'bad-option' });
    expect(kakoiErrorOf(() => createGtp({ rules: 'go' as never }))).toMatchObject({ code: 'bad-option' });
    expect(kakoiErrorOf(() => createGtp({ komi: Number.NaN }))).toMatchObject({ code: 'bad-option' });
    expect(kakoiErrorOf(() => createGtp({ readFile: 'x' as never }))).toMatchObject({ code: 'bad-option' });
    expect(kakoiErrorOf(() => createGtp().send(1 as never))).toMatchObject({ code: 'bad-option' });
  });

  test('a function of the caller that throws is an answer', () => {
    const gtp = createGtp({
      chooseMove: () => {
        throw new Error('asleep');
      },
    });
    expect(ask(gtp, 'genmove b')).toBe('? internal fault: Error: asleep');
    expect(ask(gtp, 'name')).toBe('kakoi');
  });

  test('it knows the commands that it lists', () => {
    const gtp = createGtp();
    const names = ask(gtp, 'list_commands').split('\n');
    expect(names).toEqual([...names].sort());
    for (const name of names) expect([name, ask(gtp, `known_command ${name}`)]).toEqual([name, 'true']);
    expect(ask(gtp, 'known_command make_tea')).toBe('false');
    expect(ask(gtp, 'known_command toString')).toBe('false');
    expect(ask(gtp, 'toString')).toBe('? unknown command');
    const analyses = ask(gtp, 'gogui-analyze_commands').split('\n');
    for (const line of analyses) expect(names).toContain(line.split('/')[2]!.split(' ')[0]);
  });
});

describe('positions', () => {
  test('moves, captures, the board and its history', () => {
    const gtp = createGtp({ size: 5 });
    expect(gtp.send('play b b1\nplay w a1\nplay b a2\nplay w pass\n')).toBe('=\n\n'.repeat(4));
    expect(ask(gtp, 'showboard')).toBe(`
   A B C D E
 5 . . . . . 5
 4 . . . . . 4
 3 . . . . . 3
 2 X . . . . 2
 1 . X . . . 1
   A B C D E
black to play; black has captured 1, white has captured 0`);
    expect(ask(gtp, 'move_history')).toBe('white pass\nblack A2\nwhite A1\nblack B1');
    expect(ask(gtp, 'last_move')).toBe('white pass');
    expect([gtp.toPlay, gtp.board.toDiagram()]).toEqual(['black', '.....\n.....\n.....\nX....\n.X...']);
    expect(ask(gtp, 'gg-undo 2')).toBe('');
    expect(ask(gtp, 'list_stones white')).toBe('A1');
    expect(ask(gtp, 'captures black')).toBe('0');
  });

  test('either side may play at any time, and after two passes', () => {
    const gtp = createGtp({ size: 5 });
    expect(gtp.send('play b c3\nplay b c2\nplay w pass\nplay b pass\nplay w d3\n')).toBe('=\n\n'.repeat(5));
    expect(ask(gtp, 'list_stones b')).toBe('C3 C2');
    expect(ask(gtp, 'undo')).toBe('');
    expect(ask(gtp, 'all_legal w')).toContain('D3');
  });

  test('a sequence is played whole or not at all', () => {
    const gtp = createGtp({ size: 5 });
    expect(ask(gtp, 'gogui-play_sequence b c3 w d3 b c3')).toBe('? illegal move');
    expect(ask(gtp, 'list_stones b')).toBe('');
    expect(ask(gtp, 'gogui-play_sequence b c3 w d3 b pass')).toBe('');
    expect(ask(gtp, 'move_history')).toBe('black pass\nwhite D3\nblack C3');
  });

  test('moves that are only tried are taken back by popgo, or when another command needs the game', () => {
    const gtp = createGtp({ size: 5 });
    gtp.send('play b c3\ntrymove w c2\ntrymove w b3\n');
    expect(ask(gtp, 'findlib c3')).toBe('C4 D3');
    expect(ask(gtp, 'popgo')).toBe('');
    expect(ask(gtp, 'countlib c3')).toBe('3');
    expect(ask(gtp, 'play w d3')).toBe('');
    expect(ask(gtp, 'move_history')).toBe('white D3\nblack C3');
    expect(ask(gtp, 'popgo')).toBe('? stack empty');
  });

  test('handicap stones need an empty board', () => {
    const gtp = createGtp({ size: 9 });
    expect(ask(gtp, 'fixed_handicap 3')).toBe('C3 G7 C7');
    expect(ask(gtp, 'fixed_handicap 3')).toBe('? board not empty');
    expect([gtp.toPlay, ask(gtp, 'get_handicap')]).toEqual(['white', '3']);
    gtp.send('clear_board\n');
    expect(ask(gtp, 'set_free_handicap a1 j9')).toBe('');
    expect(ask(gtp, 'list_stones b')).toBe('J9 A1');
    gtp.send('boardsize 3\n');
    expect(ask(gtp, 'place_free_handicap 3')).toBe('A3 C3 B2');
  });

  test.each([1, 2, 19, 25])('a board of %i', (size) => {
    const gtp = createGtp();
    expect(ask(gtp, `boardsize ${size}`)).toBe('');
    expect(ask(gtp, 'query_boardsize')).toBe(`${size}`);
    const corner = toGtp([size - 1, 0], size);
    expect(ask(gtp, `play b ${corner}`)).toBe(size === 1 ? '? illegal move' : '');
  });

  test('ten thousand moves that are taken back leave the same game', () => {
    const gtp = createGtp({ size: 9 });
    gtp.send('play b c3\nplay w g7\nplay b pass\n');
    for (let i = 0; i < 5000; i++) gtp.send(`play w a${1 + (i % 9)}\nundo\n`);
    expect(ask(gtp, 'move_history')).toBe('black pass\nwhite G7\nblack C3');
    expect(ask(gtp, 'printsgf')).toMatch(/;B\[cg\];W\[gc\];B\[\]\)$/);
  });

  test('records are read, up to a move, and written', () => {
    const files: Record<string, string> = {
      'my game.sgf': '(;SZ[9]KM[5.5]RU[Chinese]PB[Ann];B[cc];W[gg](;B[gc];W[cg])(;B[dd]))',
      'large.sgf': '(;SZ[26])',
      'bad.sgf': 'none',
    };
    const gtp = createGtp({ readFile: (path) => files[path]! });
    expect(ask(gtp, 'loadsgf my game.sgf 3')).toBe('');
    expect(ask(gtp, 'move_history')).toBe('white G3\nblack C7');
    expect(ask(gtp, 'kakoi-rules')).toBe(`rules: custom
scoring: area
ko: positional
suicide: forbidden
handicap bonus: n
komi: 5.5`);
    gtp.send('komi 6\nplay b e5\n');
    const sgf = ask(gtp, 'printsgf');
    expect(sgf).toMatch(/;B\[cc\];W\[gg\];B\[ee\]\)$/);
    expect(GoGame.fromSgf(sgf)).toMatchObject({
      rules: { komi: 6, scoring: 'area' },
      info: { black: 'Ann' },
    });
    expect(ask(gtp, 'loadsgf large.sgf')).toBe('? cannot load file');
    expect(ask(gtp, 'loadsgf bad.sgf')).toBe('? cannot load file');
    expect(ask(gtp, 'last_move')).toBe('black E5');
  });
});

describe('the referee', () => {
  /** A white stone is dead on Black's side, and two points at the bottom are nobody's. */
  const END = `
    . X X O . O .
    X X O O O O O
    . X X X X O .
    . . O . X O .
    . . . X X O O
    . . . X . . O`;

  test('counts, and says which stones and points are whose', () => {
    const gtp = withBoard(END, 'chinese');
    expect(ask(gtp, 'komi 7')).toBe('');
    expect(ask(gtp, 'final_score')).toBe('B+1');
    expect(ask(gtp, 'final_status_list dead')).toBe('C3');
    expect(ask(gtp, 'final_status_list seki')).toBe('');
    expect(ask(gtp, 'final_status_list dame')).toBe('E1 F1');
    expect(ask(gtp, 'final_status_list white_territory')).toBe('E6 G6 G4 G3');
    expect(ask(gtp, 'final_status_list alive').split('\n')).toHaveLength(2);
    expect(['a6', 'c3', 'd6', 'e1'].map((point) => ask(gtp, `final_status ${point}`))).toEqual([
      'black_territory',
      'dead',
      'alive',
      'dame',
    ]);
    expect(ask(gtp, 'kakoi-score')).toBe(`result: B+1
rules: chinese
black: 24 (24 of area)
white: 23 (16 of area, komi 7, handicap 0)
dead: C3
dame: E1 F1`);
    expect(ask(gtp, 'kgs-rules japanese')).toBe('');
    expect(ask(gtp, 'kakoi-score').split('\n').slice(0, 4)).toEqual([
      'result: B+2',
      'rules: japanese',
      'black: 13 (12 of territory, 0 captured, 1 dead taken)',
      'white: 11 (4 of territory, 0 captured, 0 dead taken, komi 7, handicap 0)',
    ]);
  });

  test('every point has one status', () => {
    const gtp = withBoard(END);
    const all = ['alive', 'dead', 'seki', 'black_territory', 'white_territory', 'dame'].flatMap((status) =>
      ask(gtp, `final_status_list ${status}`).split(/\s+/).filter(Boolean),
    );
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(42);
  });

  test('stones in seki are listed, by area too', () => {
    const seki = `
      . X O X .
      X X O X X
      O O . O O
      X X . X X
      . X O X .`;
    for (const rules of ['japanese', 'chinese'] as const) {
      const list = ask(withBoard(seki, rules), 'final_status_list seki');
      expect([rules, list]).toEqual([rules, ask(withBoard(seki, 'japanese'), 'final_status_list seki')]);
    }
  });

  test.each([
    ['japanese', ['1', '1']],
    ['chinese', ['0']],
    ['tromp-taylor', ['0']],
    ['aga', ['1', '0']],
    ['new-zealand', ['1', '0']],
  ] as const)('sending two, returning one by %s rules, twice: %j', (rules, legal) => {
    // White sends two at A3, Black takes both at C3, White takes that one back at B3: the first position again.
    const gtp = withBoard(
      `
      . O . O .
      X X O O .
      . . . . .`,
      rules,
    );
    gtp.send('gogui-setup_player w\n');
    const answers: string[] = [];
    for (let round = 0; round < 2 && answers.at(-1) !== '0'; round++) {
      for (const move of ['w A3', 'b C3', 'w B3', 'b pass']) {
        const answer = ask(gtp, `is_legal ${move}`);
        if (move === 'w B3' || answer === '0') answers.push(answer);
        expect(ask(gtp, `play ${move}`)).toBe(answer === '1' ? '' : '? illegal move');
        if (answer === '0') break;
      }
    }
    expect(answers).toEqual(legal);
  });

  test('the reason why a move is not legal, for either side', () => {
    const gtp = withBoard(`
      . X O .
      X . X O
      . X O .`);
    expect(ask(gtp, 'kakoi-legal w A3')).toBe('suicide');
    expect(ask(gtp, 'kakoi-legal b A3')).toBe('legal');
    expect(ask(gtp, 'play w b2')).toBe('');
    expect(ask(gtp, 'kakoi-legal b c2')).toBe('ko');
    expect(ask(gtp, 'kakoi-legal w c2')).toBe('legal');
    expect(ask(gtp, 'kakoi-legal b b2')).toBe('occupied');
    expect(ask(gtp, 'kakoi-legal b j9')).toBe('? off-board');
  });

  test('rules may change in the middle of the game', () => {
    const gtp = createGtp({ size: 9, komi: 3 });
    gtp.send('play b e5\n');
    expect(ask(gtp, 'kakoi-rules tromp-taylor')).toBe('');
    expect(ask(gtp, 'kakoi-rules')).toContain(
      'ko: positional\nsuicide: allowed\nhandicap bonus: none\nkomi: 3',
    );
    expect(ask(gtp, 'final_score')).toBe('B+78');
    expect(ask(gtp, 'move_history')).toBe('black E5');
    const other = createGtp({ rules: 'chinese' });
    other.send('kgs-rules new_zealand\n');
    expect(ask(other, 'get_komi')).toBe('7');
  });
});

describe('analyses', () => {
  const LADDER = `
    . . . . . .
    . . X . . .
    . X O . . .
    . X O . . .
    . . X X . .
    . . . . . .`;

  test('captures of all chains, and the line of one', () => {
    const gtp = withBoard(LADDER);
    expect(ask(gtp, 'kakoi-captures')).toMatch(/^TRIANGLE .*C4 C3.*\nLABEL [\s\S]*TEXT 0 captured, 1 for/);
    expect(ask(gtp, 'kakoi-capture c3')).toMatch(/^captured [A-F]\d /);
    expect(ask(gtp, 'attack c3')).toMatch(/^1 [A-F]\d$/);
    expect(ask(gtp, 'defend c3')).toBe('0'); // it is caught even if White moves first
  });

  test('what is safe, who owns what, and who lives, in the forms that GoGui draws', () => {
    const gtp = withBoard(`
      . X . X O . O
      X X X X O O O
      . . . X O . .`);
    expect(ask(gtp, 'kakoi-unconditional')).toBe(`BLACK A3 C3 A1 B1 C1
WHITE F3 F1 G1
CIRCLE B3 D3 E3 G3 A2 B2 C2 D2 E2 F2 G2 D1 E1`);
    expect(ask(gtp, 'kakoi-safe')).toContain('CIRCLE B3');
    expect(ask(gtp, 'kakoi-endgame')).toBe('');
    expect(ask(gtp, 'kakoi-area')).toBe('b b b b w w w\nb b b b w w w\nb b b b w w w');
    expect(ask(gtp, 'kakoi-ownership')).toBe('1 1 1 1 -1 -1 -1\n1 1 1 1 -1 -1 -1\n1 1 1 1 -1 -1 -1');
    for (const row of ask(gtp, 'kakoi-influence').split('\n')) {
      const values = row.split(' ').map(Number);
      expect(values).toHaveLength(7);
      expect(values.every((value) => Math.abs(value) <= 1)).toBe(true);
    }
    // In its own eyes Black gives up a point; in White's it would reach one and take one.
    expect(ask(gtp, 'kakoi-influence-gain black')).toBe(
      '-0.5 0 -0.5 0 0 0 0\n0 0 0 0 0 0 0\n-0.5 -0.5 -0.5 0 0 1 1',
    );
    expect(ask(gtp, 'unconditional_status c1')).toBe('black_territory');
    expect(ask(gtp, 'kakoi-life b2')).toMatch(/^black first: lives.*\nwhite first: lives/);
    expect(ask(gtp, 'estimate_score')).toMatch(/^[BW]\+[\d.]+ \(upper bound: -?[\d.]+, lower: -?[\d.]+\)$/);
  });

  test('a game that the program keeps the rules of', () => {
    const gtp = createGtp({ size: 2 });
    expect(ask(gtp, 'gogui-rules_game_id')).toBe('Go');
    expect(ask(gtp, 'gogui-rules_legal_moves')).toBe('A2 B2 A1 B1 pass');
    gtp.send('play b a1\n');
    expect(ask(gtp, 'gogui-rules_board')).toBe('. .\nX .');
    expect(ask(gtp, 'gogui-rules_side_to_move')).toBe('white');
    gtp.send('play w pass\nplay b pass\n');
    expect(ask(gtp, 'gogui-rules_legal_moves')).toBe('');
  });
});

describe('genmove', () => {
  test('saves its stones, captures those that it can, and repeats itself', () => {
    // E5 takes the white chain in the middle out of danger, or captures it.
    const diagram = `
      . . . . . . .
      . X X X . . .
      . X O O . . .
      . X O X . . .
      . . X O O . .
      . . . . . . .
      . . . . . . .`;
    expect(ask(withBoard(diagram), 'reg_genmove b')).toBe('E5');
    expect(ask(withBoard(diagram), 'reg_genmove w')).toBe('E5');
  });

  test('passes when everything is settled, and takes dead stones off when it has to clean up', () => {
    const gtp = withBoard(
      `
      . X . X O . O .
      X X X X O O O O
      . O . X O . O .
      X X X X O O O O
      . X . X O . O .`,
      'chinese',
    );
    expect(ask(gtp, 'genmove w')).toBe('pass');
    expect(ask(gtp, 'genmove b')).toBe('pass');
    expect(ask(gtp, 'kgs-genmove_cleanup b')).toMatch(/^[AC]3$/);
  });

  test('two of them play a game to its end', () => {
    const gtp = createGtp({ size: 5, rules: 'chinese', komi: 0 });
    let passes = 0;
    let moves = 0;
    for (; passes < 2 && moves < 100; moves++) {
      const move = ask(gtp, `genmove ${moves % 2 === 0 ? 'b' : 'w'}`);
      passes = move === 'pass' ? passes + 1 : 0;
      if (move !== 'pass') expect(parseVertex(move, 5, 5)).toHaveLength(2);
    }
    expect(passes).toBe(2);
    expect(ask(gtp, 'final_score')).toMatch(/^([BW]\+\d+|0)$/);
  });

  test('another opponent takes its place', () => {
    const asked: string[] = [];
    const gtp = createGtp({
      size: 9,
      chooseMove: ({ game, color }) => {
        asked.push(`${color} after ${game.moveNumber}`);
        return color === 'black' ? [2, 2] : null;
      },
    });
    expect(gtp.send('genmove b\nreg_genmove w\ngenmove w\n')).toBe('= C7\n\n= pass\n\n= pass\n\n');
    expect(asked).toEqual(['black after 0', 'white after 1', 'white after 1']);
    expect(ask(gtp, 'genmove b')).toBe('? illegal move');
  });

  test('suggestions are in the form that Sabaki draws', () => {
    const gtp = createGtp({ size: 5 });
    for (const wrong of ['foo', 'b 100 foo', 'b interval', 'maxmoves x', 'ownership true'])
      expect(ask(gtp, `lz-analyze ${wrong}`)).toBe('? syntax error');
    expect(ask(gtp, 'lz-analyze w 10 maxmoves 1').match(/info/g)).toEqual(['info']);
    expect(ask(gtp, 'lz-analyze b 100')).toMatch(
      /^\n(info move [A-E]\d visits \d+ winrate \d+ prior \d+ order \d+ pv [A-E]\d ?)+$/,
    );
  });
});

describe('the commands of KataGo', () => {
  test.each([
    [
      'tromp-taylor',
      { ko: 'POSITIONAL', scoring: 'AREA', tax: 'NONE', suicide: true, whiteHandicapBonus: '0' },
    ],
    ['chinese', { ko: 'SIMPLE', scoring: 'AREA', tax: 'NONE', suicide: false, whiteHandicapBonus: 'N' }],
    [
      'Chinese-OGS',
      { ko: 'POSITIONAL', scoring: 'AREA', tax: 'NONE', suicide: false, whiteHandicapBonus: 'N' },
    ],
    [
      'chinese_kgs',
      { ko: 'POSITIONAL', scoring: 'AREA', tax: 'NONE', suicide: false, whiteHandicapBonus: 'N' },
    ],
    [
      'japanese',
      { ko: 'SIMPLE', scoring: 'TERRITORY', tax: 'SEKI', suicide: false, whiteHandicapBonus: '0' },
    ],
    ['korean', { ko: 'SIMPLE', scoring: 'TERRITORY', tax: 'SEKI', suicide: false, whiteHandicapBonus: '0' }],
    ['aga', { ko: 'SITUATIONAL', scoring: 'AREA', tax: 'NONE', suicide: false, whiteHandicapBonus: 'N-1' }],
    ['bga', { ko: 'SITUATIONAL', scoring: 'AREA', tax: 'NONE', suicide: false, whiteHandicapBonus: 'N-1' }],
    [
      'new-zealand',
      { ko: 'SITUATIONAL', scoring: 'AREA', tax: 'NONE', suicide: true, whiteHandicapBonus: '0' },
    ],
  ])('rules %s are those that KataGo means, told as it tells them', (name, rules) => {
    const gtp = createGtp({ size: 5, komi: 3 });
    expect(ask(gtp, `kata-set-rules ${name}`)).toBe('');
    const told = ask(gtp, 'kata-get-rules');
    expect(JSON.parse(told)).toEqual({ ...rules, hasButton: false });
    expect(ask(gtp, 'get_komi')).toBe('3');
    const other = createGtp({ size: 5, rules: 'ing' });
    expect(ask(other, `kata-set-rules ${told}`)).toBe('');
    expect(ask(other, 'kata-get-rules')).toBe(told);
    expect(ask(other, 'get_komi')).toBe('8');
  });

  test('rules are kept to, and one of them can be changed', () => {
    const gtp = createGtp({ size: 3, rules: 'chinese' });
    gtp.send('play w A2\nplay w B3\nplay w C2\nplay b A3\nplay b B2\n');
    expect(ask(gtp, 'kata-set-rule scoring TERRITORY')).toBe('');
    expect(ask(gtp, 'kata-set-rule suicide true')).toBe('');
    expect(JSON.parse(ask(gtp, 'kata-get-rules'))).toEqual({
      ko: 'POSITIONAL',
      scoring: 'TERRITORY',
      tax: 'SEKI',
      suicide: true,
      hasButton: false,
      whiteHandicapBonus: 'N',
    });
    expect(ask(gtp, 'kakoi-rules')).toContain('scoring: territory');
    expect(ask(gtp, 'list_stones w')).not.toBe('');
  });

  test.each([
    'kata-set-rules',
    'kata-set-rules ing',
    'kata-set-rules stone-scoring',
    'kata-set-rules aga-button',
    'kata-set-rules {',
    'kata-set-rules []',
    'kata-set-rules null',
    'kata-set-rules constructor',
    'kata-set-rules {"ko":"simple"}',
    'kata-set-rules {"ko":["SIMPLE"]}',
    'kata-set-rules {"scoring":"AREA","tax":"SEKI"}',
    'kata-set-rules {"hasButton":true}',
    'kata-set-rules {"suicide":1}',
    'kata-set-rules {"komi":6.5}',
    'kata-set-rules {"__proto__":{}}',
    'kata-set-rule',
    'kata-set-rule ko',
    'kata-set-rule ko NONE',
    'kata-set-rule komi 6.5',
    'kata-get-param',
    'kata-get-param playoutDoublingAdvantage',
    'kata-set-param maxVisits 0',
    'kata-set-param maxVisits 1000001',
    'kata-set-param maxVisits x',
    'kata-set-param maxVisits',
  ])('refuses %s', (command) => {
    const gtp = createGtp({ size: 5, rules: 'aga', analyze: () => [] });
    const before = ask(gtp, 'kata-get-rules');
    expect(ask(gtp, command)).toMatch(/^\? (?!internal)/);
    expect(ask(gtp, 'kata-get-rules')).toBe(before);
  });

  test('a search is told how many visits it has', () => {
    const asked: number[] = [];
    const gtp = createGtp({
      size: 5,
      analyze: ({ game, maxVisits }) => {
        asked.push(maxVisits);
        return analyzeMoves(game, { playouts: maxVisits });
      },
    });
    expect(ask(gtp, 'kata-list-params')).toBe('maxVisits');
    expect(ask(gtp, 'kata-get-param maxVisits')).toBe('4000');
    expect(ask(gtp, 'kata-set-param maxVisits 120')).toBe('');
    expect(ask(gtp, 'kata-get-param maxVisits')).toBe('120');
    gtp.send('genmove b\n');
    gtp.send('name\n');
    expect(asked).toEqual([120]);
    const still = createGtp({ size: 5 });
    expect(ask(still, 'kata-list-params')).toBe('');
    expect(ask(still, 'kata-get-param maxVisits')).toMatch(/^\?/);
  });

  test('stop ends an analysis, and is an answer without one', () => {
    const gtp = createGtp({ size: 5, analyze: ({ game }) => analyzeMoves(game, { playouts: 100_000 }) });
    gtp.send('lz-analyze b 1\n');
    expect(gtp.isThinking).toBe(true);
    expect(gtp.send('stop\n')).toBe('\n=\n\n');
    expect(gtp.isThinking).toBe(false);
    expect(ask(gtp, 'stop')).toBe('');
  });

  test('a chance that is not known is not told', () => {
    const gtp = createGtp({ size: 9, analyze: ({ game }) => analyzeMoves(game, { playouts: 20 }) });
    const said = gtp.send('kata-genmove_analyze b 1 rootInfo true\n');
    expect(said).toMatch(/rootInfo visits 20\n/);
    expect(said).not.toMatch(/winrate|scoreLead/);
  });
});

describe('a search that is told while it goes on', () => {
  /** The opponent of `kakoi/play`, with so many playouts a move. */
  const searching = (playouts = 2000) =>
    createGtp({
      size: 9,
      analyze: ({ game, isEndless }) => analyzeMoves(game, { playouts: isEndless ? 4000 : playouts }),
    });
  /** Everything said until the end of the move or the analysis. */
  const wait = (gtp: Gtp) => {
    let text = '';
    while (gtp.isThinking) text += gtp.think();
    return text;
  };

  test('a move is answered when it is found, and is that of chooseMove()', () => {
    const gtp = searching();
    expect(gtp.send('7 genmove b\n')).toBe('');
    expect(gtp.isThinking).toBe(true);
    const answer = wait(gtp);
    const [last] = [...analyzeMoves(new GoGame({ size: 9 }), { playouts: 2000 })].slice(-1);
    expect(answer).toBe(`=7 ${toGtp(last!.move!, 9)}\n\n`);
    expect(ask(gtp, 'list_stones b')).toBe(toGtp(last!.move!, 9));
  });

  test('commands behind a move wait for it', () => {
    const gtp = searching(1000);
    expect(gtp.send('1 genmove b\n\n# a comment\n2 name\n3 reg_genmove w\n')).toMatch(
      /^=1 [A-J]\d\n\n=2 kakoi\n\n$/,
    );
    expect(wait(gtp)).toMatch(/^=3 [A-J]\d\n\n$/);
  });

  test('an interruption has the move played at once', () => {
    const gtp = searching(1_000_000);
    expect(gtp.send('genmove b\n')).toBe('');
    expect(gtp.send('# interrupt\n')).toMatch(/^= [A-J]\d\n\n$/);
    expect(gtp.isThinking).toBe(false);
  });

  test('an analysis goes on until the next line', () => {
    const gtp = searching();
    expect(gtp.send('5 lz-analyze b 1\n')).toMatch(
      /^=5\n(info move [A-J]\d visits \d+ winrate \d+ prior \d+ order \d+ pv [A-J]\d( [A-J]\d)* ?)+\n$/,
    );
    gtp.think();
    expect(gtp.send('6 name\n')).toBe('\n=6 kakoi\n\n');
    gtp.send('lz-analyze 1\n');
    expect(wait(gtp)).toMatch(/^(info move .*\n)+$/); // as many playouts as it has
    expect(gtp.think()).toBe('');
    expect(gtp.send('\n')).toBe('\n');
    expect(gtp.send('\n')).toBe('');
  });

  test('reports as KataGo, with the position and the owners of points', () => {
    const gtp = searching();
    const answer = gtp.send(
      'kata-analyze w interval 20 maxmoves 2 rootInfo true ownership true pvVisits true\n',
    );
    const number = String.raw`-?[\d.]+`;
    const move = String.raw`info move [A-J]\d visits \d+ winrate ${number} scoreMean ${number} scoreLead ${number} prior ${number} lcb ${number} order \d+ pv( [A-J]\d)+ `;
    const root = `rootInfo visits \\d+ winrate ${number} scoreLead ${number} `;
    expect(answer).toMatch(new RegExp(`^=\n(${move}){2}${root}ownership( ${number}){81}\n$`));
    expect(gtp.send('kata-genmove_analyze b 1\n')).toMatch(/^\n=\ninfo move .*\n$/);
    expect(wait(gtp)).toMatch(/^(info move .*\n)*play [A-J]\d\n\n$/);
  });

  test('what is wrong is answered, and nothing is under way', () => {
    const gtp = createGtp({ size: 5, analyze: () => [] });
    for (const command of [
      'genmove',
      'lz-analyze interval',
      'lz-analyze foo',
      'lz-analyze b 10 foo',
      'lz-analyze b 10 w',
      'lz-analyze b 10 20',
      'lz-analyze -5',
      'lz-analyze interval x',
      'lz-analyze maxmoves -1',
      'lz-analyze minmoves',
      'lz-analyze ownership true',
      'lz-analyze avoid b D4 1',
      'kata-analyze allow b D4 1',
      'kata-analyze ownership',
      'kata-analyze ownership 1',
      'kata-analyze rootInfo maybe',
      'kata-analyze pvVisits 3',
      'lz-genmove_analyze b 10 foo',
      'kata-genmove_analyze foo',
      'kata-analyze b x maxmoves',
      'lz-analyze 9999999999',
    ])
      expect(ask(gtp, command)).toBe('? syntax error');
    expect(ask(gtp, 'genmove b')).toBe('? internal fault: Error: there is no move');
    expect(gtp.isThinking).toBe(false);
    const move = (vertex: unknown) => ({ candidates: [], move: vertex, winRate: 0, playouts: 1, lead: 0 });
    const wrong = createGtp({ size: 5, analyze: () => [move([9, 9])] as never });
    wrong.send('genmove b\n');
    expect(wait(wrong)).toBe('? illegal move\n\n');
    expect(wrong.board.empties().size).toBe(25);
  });
});
