/** kakoi/gtp: the Go Text Protocol as a function. */

import { jest } from '@jest/globals';
import { GoBoard, GoGame, init, parseVertex, type RulesName, ScalarMap, version, vertexName } from 'kakoi';
import { createGtp, type Gtp, type GtpOptions } from 'kakoi/gtp';
import { analyzeMoves, chooseMove, judge, playEngine } from 'kakoi/play';
import { readingEngine } from 'kakoi/reading';
import { kakoiErrorOf } from '../support/errors.js';

beforeAll(() => init(readingEngine, playEngine));

/** The text of an answer, without the sign and the empty line; a failure begins with '?'. */
function ask(gtp: Gtp, command: string): string {
  const answer = gtp.send(`${command}\n`);
  const [, sign, text] = /^([=?])(?: ([\s\S]*))?\n\n$/.exec(answer) ?? [];
  return `${sign === '?' ? '? ' : ''}${text ?? ''}`;
}

/** Everything said until the end of the move or the analysis. */
function wait(gtp: Gtp): string {
  let text = '';
  while (gtp.isThinking) text += gtp.think();
  return text;
}

/** A program with the stones of a diagram, by gogui-setup. */
function withBoard(diagram: string, rules: RulesName = 'japanese'): Gtp {
  const board = GoBoard.fromDiagram(diagram);
  const gtp = createGtp({ rules });
  gtp.send(`rectangular_boardsize ${board.width} ${board.height}\n`);
  const stones = (['black', 'white'] as const).flatMap((color) =>
    [...board.stones(color)].map((vertex) => `${color} ${vertexName(vertex, board)}`),
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
    ['time_left b -1 0', 'syntax error'],
    ['time_settings 60 -1 5', 'syntax error'],
    ['kgs-time_settings byoyomi 60 10', 'syntax error'],
    ['kgs-time_settings hourglass 60', 'syntax error'],
    ['kata-search grey', 'syntax error'],
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
    expect(kakoiErrorOf(() => createGtp({ level: 13 }))).toMatchObject({ code: 'bad-option' });
    expect(kakoiErrorOf(() => createGtp({ playouts: 0 }))).toMatchObject({ code: 'bad-option' });
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
    const corner = vertexName([size - 1, 0], size);
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
    expect(ask(gtp, 'kakoi-pass-alive')).toBe(`BLACK A3 C3 A1 B1 C1
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
    expect(gtp.send('genmove b\nreg_genmove w\nkata-search\ngenmove w\n')).toBe(
      '= C7\n\n= pass\n\n= pass\n\n= pass\n\n',
    );
    expect(asked).toEqual(['black after 0', ...Array(3).fill('white after 1')]);
    expect(ask(gtp, 'genmove b')).toBe('? illegal move');
  });

  test('suggestions are in the form that Sabaki draws', () => {
    const gtp = createGtp({ size: 5 });
    for (const wrong of ['foo', 'b 100 foo', 'b interval', 'maxmoves x', 'ownership true'])
      expect(ask(gtp, `lz-analyze ${wrong}`)).toBe('? syntax error');
    expect(ask(gtp, 'lz-analyze w 10 maxmoves 1').match(/info/g)).toEqual(['info']);
    expect(ask(gtp, 'lz-analyze allow b C3,C4 1 avoid b C4 1').match(/move \S+/g)).toEqual(['move C3']);
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
    'kata-set-param playouts 0',
    'kata-set-param level 13',
    'kakoi-strength level 0',
    'kakoi-strength level',
    'kakoi-strength seed 1',
  ])('refuses %s', (command) => {
    const gtp = createGtp({ size: 5, rules: 'aga', analyze: () => [] });
    const before = ask(gtp, 'kata-get-rules');
    expect(ask(gtp, command)).toMatch(/^\? (?!internal)/);
    expect(ask(gtp, 'kata-get-rules')).toBe(before);
  });

  test('a search is told the strength that was asked for; maxVisits is what KataGo calls playouts', () => {
    const asked: string[] = [];
    const gtp = createGtp({
      size: 5,
      level: 4,
      analyze: ({ game, level, playouts }) => {
        asked.push(`${level}, ${playouts}`);
        return analyzeMoves(game, { level, playouts });
      },
    });
    expect(ask(gtp, 'kata-list-params')).toBe('level maxTime maxVisits playouts');
    expect(['level', 'maxVisits', 'playouts'].map((name) => ask(gtp, `kata-get-param ${name}`))).toEqual([
      '4',
      '1',
      '1',
    ]);
    gtp.send('genmove b\nkata-set-param maxVisits 120\ngenmove b\nkata-set-param level 3\ngenmove b\nname\n');
    expect(asked).toEqual(['4, 1', '4, 120', '3, 1']);
  });

  test('all parameters at once, and none where one of them is wrong', () => {
    const gtp = createGtp({ size: 5, analyze: () => [] });
    expect(ask(gtp, 'kata-get-params')).toBe(
      '{"level":10,"maxTime":100000000000000000000,"maxVisits":200,"playouts":200}',
    );
    expect(ask(gtp, 'kata-set-params {"level": 3, "maxTime": 0.5}')).toBe('');
    expect(ask(gtp, 'kata-get-params')).toBe('{"level":3,"maxTime":0.5,"maxVisits":1,"playouts":1}');
    for (const [given, why] of [
      ['{"level": 5, "maxVisits": 0}', 'maxVisits is 1 to 1000000'],
      ['{"level": 5, "seed": 1}', 'there is no parameter seed'],
      ['{"level": 5, "maxTime": null}', 'maxTime is 0.01 to 100000000000000000000'],
      ['{"level": "5"}', 'level is 1 to 12'],
      ['[5]', 'parameters are JSON'],
      ['level 5', 'parameters are JSON'],
    ])
      expect(ask(gtp, `kata-set-params ${given}`)).toBe(`? ${why}`);
    expect(ask(gtp, 'kata-get-param level')).toBe('3');
  });

  test('the trials without a search have no parameters', () => {
    const gtp = createGtp({ size: 5 });
    expect(ask(gtp, 'kata-list-params')).toBe('');
    expect(ask(gtp, 'kata-get-param maxVisits')).toBe('? there is no parameter maxVisits');
    expect(ask(gtp, 'kata-set-param level 3')).toBe('? there is no parameter level');
    expect(ask(gtp, 'kata-get-params')).toBe('{}');
    expect(ask(gtp, 'kata-set-params {"level": 3}')).toBe('? there is no parameter level');
    expect(ask(gtp, 'known_command kakoi-strength')).toBe('false');
  });

  test('the levels have the playouts that chooseMove() has for them', () => {
    const gtp = createGtp({ size: 2, analyze: () => [] });
    for (let level = 1; level <= 12; level++) {
      gtp.send(`kata-set-param level ${level}\n`);
      const { playouts } = chooseMove(new GoGame({ size: 2 }), { level });
      expect([level, ask(gtp, 'kata-get-param playouts')]).toEqual([level, `${playouts}`]);
    }
  });

  test('GoGui shows and sets the strength', () => {
    const gtp = createGtp({ size: 5, analyze: () => [] });
    expect(ask(gtp, 'gogui-analyze_commands')).toMatch(/\nparam\/Strength\/kakoi-strength$/);
    expect(ask(gtp, 'kakoi-strength')).toBe(
      '[list/1/2/3/4/5/6/7/8/9/10/11/12] level 10\n[string] playouts 200',
    );
    gtp.send('kakoi-strength level 8\nkakoi-strength playouts 500\n');
    expect(ask(gtp, 'kakoi-strength')).toMatch(/ level 8\n.* playouts 500$/);
  });

  test('a search that is not played, with its report and without', () => {
    const gtp = createGtp({ size: 5, analyze: ({ game }) => analyzeMoves(game, { playouts: 300 }) });
    expect(gtp.send('kata-search b\nkata-search_analyze 1\n') + wait(gtp)).toMatch(
      /^= ([A-E]\d)\n\n=\n(info move .*\n)+play \1\n\n$/,
    );
    expect(gtp.send('kata-search\n') + wait(gtp)).toMatch(/^= [A-E]\d\n\n$/);
    expect(gtp.send('kata-search_cancellable\n') + wait(gtp)).toMatch(/^= [A-E]\d\n\n$/);
    expect(gtp.send('kata-search_analyze_cancellable w 1\n') + wait(gtp)).toMatch(/\nplay [A-E]\d\n\n$/);
    expect(ask(gtp, 'move_history')).toBe('');
  });

  test('any line cancels a search that may be cancelled', () => {
    const gtp = createGtp({ size: 5, analyze: ({ game }) => analyzeMoves(game, { playouts: 100_000 }) });
    gtp.send('1 kata-search_cancellable b\n');
    expect(gtp.send('2 name\n')).toBe('=1 cancelled\n\n=2 kakoi\n\n');
    gtp.send('kata-search_analyze_cancellable b 1000\n');
    expect(gtp.send('\n')).toBe('play cancelled\n\n');
    expect([gtp.isThinking, ask(gtp, 'move_history')]).toEqual([false, '']);
  });

  test('stop ends an analysis, and is an answer without one', () => {
    const gtp = createGtp({ size: 5, analyze: ({ game }) => analyzeMoves(game, { playouts: 100_000 }) });
    gtp.send('lz-analyze b 1\n');
    expect(gtp.isThinking).toBe(true);
    expect(gtp.send('stop\n')).toBe('\n=\n\n');
    expect(gtp.isThinking).toBe(false);
    expect(ask(gtp, 'stop')).toBe('');
  });

  test('a move that the search did not try is not told', () => {
    const gtp = createGtp({ size: 9, analyze: ({ game }) => analyzeMoves(game, { playouts: 1 }) });
    expect(gtp.send('kata-genmove_analyze b 1 rootInfo true\n')).toMatch(
      /^=\nrootInfo visits 1 winrate [\d.]+ scoreLead -?[\d.]+\n/,
    );
  });

  test('the owners of points are those of `judge`, asked once an analysis', () => {
    const asked: string[] = [];
    const gtp = createGtp({
      size: 2,
      analyze: ({ game }) => analyzeMoves(game, { playouts: 5000 }),
      judge: ({ color, game }) => {
        asked.push(color);
        const owners = new ScalarMap(2, 2, Float32Array.of(1, 0.5, 0, -1));
        return { ...judge(game), owners };
      },
    });
    expect(gtp.send('kata-analyze b 1 ownership true\n')).toMatch(/ ownership 1 0.5 0 -1\n$/);
    while (!/ownership/.test(gtp.think()));
    expect(gtp.send('kata-analyze w 1 ownership true\n')).toMatch(/ ownership -1 -0.5 0 1\n$/);
    gtp.send('kata-analyze w 1\n');
    expect(asked).toEqual(['black', 'white']);
  });
});

describe('a search that is told while it goes on', () => {
  /** The opponent of `kakoi/play`, with so many playouts a move. */
  const searching = (playouts = 2000) =>
    createGtp({
      size: 9,
      analyze: ({ game, isEndless }) => analyzeMoves(game, { playouts: isEndless ? 4000 : playouts }),
    });

  test('a move is answered when it is found, and is that of chooseMove()', () => {
    const gtp = searching();
    expect(gtp.send('7 genmove b\n')).toBe('');
    expect(gtp.isThinking).toBe(true);
    const answer = wait(gtp);
    const [last] = [...analyzeMoves(new GoGame({ size: 9 }), { playouts: 2000 })].slice(-1);
    expect(answer).toBe(`=7 ${vertexName(last!.move!, 9)}\n\n`);
    expect(ask(gtp, 'list_stones b')).toBe(vertexName(last!.move!, 9));
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
      /^=5\n(info move (?:[A-J]\d|pass) visits \d+ winrate \d+ prior \d+ order \d+ pv (?:[A-J]\d|pass)( [A-J]\d| pass)* ?)+\n$/,
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
    const move = String.raw`info move (?:[A-J]\d|pass) visits \d+ winrate ${number} scoreMean ${number} scoreLead ${number} prior ${number} lcb ${number} order \d+ pv( [A-J]\d| pass)+ `;
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
      'lz-analyze avoid',
      'lz-analyze avoid b',
      'kata-analyze allow D4 1',
      'kata-analyze allow b D4',
      'kata-analyze allow b D4,, 1',
      'kata-analyze allow b D4, E4 1',
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

describe('moves that an analysis is to allow or to avoid', () => {
  const searching = () =>
    createGtp({ size: 5, analyze: ({ game, moves }) => analyzeMoves(game, { playouts: 2000, moves }) });
  /** The moves of the last report, and the one chosen. */
  const found = (gtp: Gtp, options: string) => {
    const lines = `${gtp.send(`kata-search_analyze b 1 ${options}\n`)}${wait(gtp)}`.split('\n');
    const moves =
      lines
        .filter((line) => line.startsWith('info'))
        .at(-1)
        ?.match(/(?<=info move )\S+/g) ?? [];
    return { moves: new Set(moves), chosen: /play (\S+)/.exec(lines.join('\n'))?.[1] };
  };

  test('alone are looked at and played, or are not', () => {
    const gtp = searching();
    expect(found(gtp, '').chosen).toBe('C3');
    const { moves, chosen } = found(gtp, 'allow b A1,B2,c2 1');
    expect(moves).toEqual(new Set(['A1', 'B2', 'C2']));
    expect(chosen).toBe('C2');
    expect(found(gtp, 'allow b A1 1 allow b B2,C2 1 avoid b C2 1').moves).toEqual(new Set(['A1', 'B2']));
    expect(found(gtp, 'avoid b C3 1').moves).not.toContain('C3');
    expect(found(gtp, 'allow b pass 1').chosen).toBe('pass');
  });

  test('hold for an analysis without end, and for a move that is played', () => {
    const gtp = searching();
    expect(gtp.send('lz-analyze b 1 allow b D2 1\n')).toMatch(/^=\ninfo move D2 (?!.*info).*\n$/);
    expect(gtp.send('kata-genmove_analyze b 100 allow b D2 1\n') + wait(gtp)).toMatch(/play D2\n\n$/);
    expect(ask(gtp, 'list_stones b')).toBe('D2');
  });

  test('are those of the side to play', () => {
    expect(found(searching(), 'allow w A1 1 avoid w C3 1').chosen).toBe('C3');
  });

  test('hold too for a search that does not know them', () => {
    const choice = { resigns: false, winRate: 0.5, lead: 0, playouts: 100 };
    const move = (vertex: [number, number] | null) => ({
      ...choice,
      move: vertex,
      visits: 50,
      line: [vertex],
    });
    const candidates = [move(null), move([2, 2])];
    const gtp = createGtp({ size: 5, analyze: () => [{ ...choice, move: null, candidates }] });
    expect(found(gtp, '')).toEqual({ moves: new Set(['pass', 'C3']), chosen: 'pass' });
    expect(found(gtp, 'avoid b pass 1')).toEqual({ moves: new Set(['C3']), chosen: 'C3' });
    expect(found(gtp, 'allow b B1 1')).toEqual({ moves: new Set(), chosen: 'B1' });
  });

  test.each([
    ['avoid b C3 2', 'allow and avoid are for the first move: until depth 1'],
    ['allow b C3 0', 'allow and avoid are for the first move: until depth 1'],
    ['avoid b Z9 1', 'invalid coordinate'],
    ['allow b A1 1', 'no legal move is left'],
    ['allow b B2 1 avoid b B2 1', 'no legal move is left'],
  ])('%s is refused', (options, reason) => {
    const gtp = searching();
    gtp.send('play w A1\n');
    for (const command of ['lz-analyze', 'kata-analyze', 'lz-genmove_analyze', 'kata-genmove_analyze'])
      expect(ask(gtp, `${command} b 100 ${options}`)).toBe(`? ${reason}`);
    expect(gtp.isThinking).toBe(false);
  });
});

describe('the clock', () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** A program whose search says what it is asked for, takes two seconds, and passes. Its pace is 2000 playouts a second. */
  function timed(options: GtpOptions = {}) {
    const asked: number[] = [];
    const gtp = createGtp({
      size: 9,
      ...options,
      *analyze({ playouts }) {
        asked.push(playouts);
        now += 2000;
        yield { move: null, resigns: false, winRate: 0.5, lead: 0, playouts: 4000, candidates: [] };
      },
    });
    /** The playouts that a move of the colour is asked for after those commands. */
    return (commands: string, color = 'b') => {
      expect(gtp.send(commands.replace(/;\s*/g, '\n').concat('\n'))).not.toContain('?');
      gtp.send(`genmove ${color}\n`);
      wait(gtp);
      return asked.at(-1);
    };
  }

  test.each(['', 'time_settings 0 1 0', 'time_settings 0 0 0', 'kgs-time_settings none'])(
    'without limit ("%s") every move has the same playouts',
    (settings) => {
      const asks = timed();
      expect([asks(settings), asks('time_left w 1 0'), asks(settings)]).toEqual([200, 200, 200]);
    },
  );

  test('main time is divided among the moves to come, at the pace of those before', () => {
    const asks = timed();
    expect(asks('time_settings 60 0 0')).toBe(877); // 1.2 s of a slow machine
    expect(asks('')).toBe(2291); // at most 40 moves in 58 s, of which four fifths are used
    expect(asks('time_left b 600 0')).toBe(23703);
    expect(asks('', 'w')).toBe(2370);
    expect(asks('time_left b 0.5 0')).toBe(19);
  });

  test('a period is divided among its moves', () => {
    const asks = timed();
    asks('');
    expect(asks('time_settings 0 100 10')).toBe(16_000);
    expect(asks('')).toBe(17_422); // 98 s for nine
    expect(asks('time_left b 10 2')).toBe(8000);
    expect(asks('time_settings 1 100 10')).toBe(16_039);
    expect(asks('')).toBe(16_000); // main time is used up
    expect(asks('kgs-time_settings canadian 0 100 10')).toBe(16_000);
  });

  test('byo-yomi gives every move a period, however many are left', () => {
    const asks = timed();
    asks('');
    expect(asks('kgs-time_settings byoyomi 0 10 5')).toBe(16_000);
    expect(asks('')).toBe(16_000);
    expect(asks('time_left b 5 3')).toBe(8000);
    expect(asks('kgs-time_settings absolute 60')).toBe(2370);
  });

  test("Fischer's clock adds to every move, and a capped one keeps to its limits", () => {
    const asks = timed();
    asks('');
    expect(asks('kata-time_settings fischer 40 10')).toBe(17_580); // four fifths of (40 / 40.5 + 10) seconds
    expect(asks('')).toBe(17_896); // 48 s: 2 of 40 are used, 10 are added
    expect(asks('time_left b 5 0')).toBe(8000); // no more than there is
    expect(asks('kata-time_settings fischer-capped 40 10 -1 4')).toBe(6400);
    expect(asks('kata-time_settings fischer-capped 40 10 42 -1')).toBe(17_580);
    expect(asks('')).toBe(17_659); // 42 s at most
    expect(asks('kata-time_settings byoyomi 0 2.5 5')).toBe(4000);
    const gtp = createGtp();
    expect(ask(gtp, 'kata-list_time_settings')).toBe('none absolute byoyomi canadian fischer fischer-capped');
    expect(ask(gtp, 'kgs-time_settings fischer 40 10')).toBe('? syntax error');
    expect(ask(gtp, 'kata-time_settings fischer-capped 40 10')).toBe('? syntax error');
  });

  test('maxTime bounds a move, with a clock and without', () => {
    const asks = timed();
    asks('');
    expect(asks('kata-set-param maxTime 3')).toBe(6000);
    expect(asks('time_settings 10 0 0')).toBe(395);
    expect(asks('time_settings 6000 0 0')).toBe(6000);
    expect(asks('kata-set-param maxTime 1e20; time_settings 0 1 0')).toBe(200);
  });

  test('a new game has the time of the one before', () => {
    const asks = timed();
    asks('');
    expect(asks('time_settings 60 0 0; time_left b 20 0')).toBe(790);
    expect(asks('clear_board')).toBe(2370);
  });

  test('a strength that was asked for is never exceeded', () => {
    const weak = timed({ level: 9 });
    expect([weak('time_settings 600 0 0'), weak('time_left b 1 0')]).toEqual([60, 39]);
    const bounded = timed({ playouts: 3000 });
    expect([bounded('time_settings 600 0 0'), bounded('time_left b 60 0')]).toEqual([3000, 2370]);
    expect(timed()('time_settings 1000000 0 0')).toBe(1_000_000);
  });

  test('the seconds that commands took are told', () => {
    const gtp = createGtp({
      chooseMove: () => {
        now += 1500;
        return null;
      },
    });
    expect(ask(gtp, 'cputime')).toBe('0.000');
    expect(ask(gtp, 'genmove b')).toBe('pass');
    expect([ask(gtp, 'cputime'), ask(gtp, 'gomill-cpu_time')]).toEqual(['1.500', '1.500']);
  });

  test('a side in a hurry has a smaller budget', () => {
    const budgets: number[] = [];
    const gtp = createGtp({
      size: 3,
      chooseMove: ({ budget }) => {
        budgets.push(budget);
        now += 5000;
        return null;
      },
    });
    gtp.send('genmove b\ntime_left b 30 0\ngenmove b\ntime_left b 10 0\ngenmove b\ngenmove b\n');
    expect(budgets).toEqual([1, 1, 0.4, 0.2]);
  });
});
