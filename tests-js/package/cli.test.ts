/** The command line, as a user runs it. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GoGame, init, LoaBoard, LoaGame, type PointSet, SenketGame, version, vertexName } from 'kakoi';
import { cli, fixture, kakoi, lines, scratchFolder } from '../support/cli.js';
import { node } from '../support/run.js';

const folder = scratchFolder();

beforeAll(() => init());

describe('kakoi analyze', () => {
  const SMALL = `(;SZ[9:5]PB[Ann]BR[2d]PW[Bob]EV[Cup]RE[B+R]KM[0.5]
    ;B[ba];W[hb];B[ab];W[aa];B[bb];W[hc];B[cb];W[hd];B[da];W[];B[db])`;

  test('prints the final position with what is alive and what was captured', () => {
    const { status, stdout, stderr } = kakoi(['analyze', '-'], SMALL);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe(`Ann 2d (black) against Bob (white), result B+R
Cup
9×5; territory scoring, simple ko; komi 0.5; 11 moves, the last black D4

    A B C D E F G H J
  5 b # b # . . . . . 5
  4 # # # # . . . O . 4
  3 . . . . . . . O . 3
  2 . . . . . . . O . 2
  1 . . . . . . . . . 1
    A B C D E F G H J
(# @ pass-alive, b w their territory, x o stones inside it)

Pass-alive chains:
  black B5, 6 stones, vital regions A5 | C5

Pass-alive: black 6 stones, territory 2; white 0 stones, territory 0
Area (Tromp-Taylor): black 8; white 3; neutral 34
Captures: black 1; white 0
`);
  });

  test.each(['end-game-19.sgf', 'mid-game-19.sgf'])('--json agrees with the package: %s', async (name) => {
    const { status, stdout } = kakoi(['analyze', fixture(name), '--json']);
    expect(status).toBe(0);
    const game = GoGame.fromSgf(readFileSync(fixture(name), 'utf8'));
    const { board } = game;
    const points = (set: PointSet) => [...set].map((vertex) => vertexName(vertex, board));
    const alive = board.passAlive();
    const area = board.area();
    const side = (color: 'black' | 'white') => ({
      stones: points(alive[color].stones),
      territory: points(alive[color].territory),
      chains: alive[color].chains.map(({ stones, vitalRegions }) => ({
        stones: points(stones),
        vitalRegions: vitalRegions.map(points),
      })),
    });
    expect(JSON.parse(stdout)).toMatchObject({
      version,
      width: 19,
      height: 19,
      moves: game.moveNumber,
      board: board.toDiagram().split('\n'),
      captures: game.captures,
      passAlive: { black: side('black'), white: side('white') },
      area: { black: points(area.black), white: points(area.white), neutral: points(area.neutral) },
    });
    expect(stdout.split('\n')).toHaveLength(2); // one object, one line
  });

  test('goes by the suicide rule of the game', () => {
    // The white stone in the corner eye touches no black one: where suicide is legal, White may fill that eye.
    const record = (rules: string) => `(;SZ[4]RU[${rules}]AB[ca][cb][ac][bc][cc][bd]AW[dd])`;
    expect(kakoi(['analyze', '-'], record('Japanese')).stdout).toContain('Pass-alive: black 6 stones');
    expect(kakoi(['analyze', '-'], record('NZ')).stdout).toContain('Pass-alive: black 0 stones');
  });

  test('text and JSON tell the same', () => {
    const text = kakoi(['analyze', fixture('end-game-19.sgf')]).stdout;
    const { passAlive, area, captures } = JSON.parse(
      kakoi(['analyze', fixture('end-game-19.sgf'), '--json']).stdout,
    );
    const { black, white } = passAlive;
    const stones = (count: number) => `${count} stone${count === 1 ? '' : 's'}`;
    expect(text).toContain(
      `Pass-alive: black ${stones(black.stones.length)}, territory ${black.territory.length}; ` +
        `white ${stones(white.stones.length)}, territory ${white.territory.length}`,
    );
    expect(text).toContain(`Area (Tromp-Taylor): black ${area.black.length}; white ${area.white.length}`);
    expect(text).toContain(`Captures: black ${captures.black}; white ${captures.white}`);
    const diagram = text.slice(text.indexOf('A B C'), text.lastIndexOf('A B C'));
    expect(diagram.match(/#/g) ?? []).toHaveLength(black.stones.length);
    expect(diagram.match(/@/g) ?? []).toHaveLength(white.stones.length);
  });

  test('reads the encoding that the record names', () => {
    const file = join(folder, 'shift-jis.sgf');
    // 囲碁 in Shift JIS
    const name = Buffer.from([0x88, 0xcd, 0x8c, 0xe9]);
    writeFileSync(file, Buffer.concat([Buffer.from('(;CA[Shift_JIS]SZ[5]PB['), name, Buffer.from('])')]));
    expect(JSON.parse(kakoi(['analyze', file, '--json']).stdout).info.black).toBe('囲碁');
  });

  test('shows an earlier position with --move', () => {
    const { stdout } = kakoi(['analyze', '--move', '3'], SMALL);
    expect(stdout).toContain('3 moves, the last black A4');
    expect(stdout).toContain('Captures: black 0; white 0');
  });

  test('tells groups, quads and connection of Lines of Action', () => {
    const text = kakoi(['analyze', fixture('loa-game.sgf'), '--move', '0']).stdout;
    expect(text).toContain('black to move, 36 legal moves');
    expect(text).toContain('  black group of 6 stones: b8 c8 d8 e8 f8 g8\n');
    expect(text).toContain('Quads of black: q1 8, q2 20, q3 0, q4 0, qd 0; Euler number 2');
    const game = LoaGame.fromSgf(readFileSync(fixture('loa-game.sgf'), 'utf8'));
    expect(JSON.parse(kakoi(['analyze', fixture('loa-game.sgf'), '--json']).stdout)).toMatchObject({
      game: 'loa',
      moves: game.moveNumber,
      fen: game.board.toFen(),
      outcome: game.outcome,
      connected: { black: game.board.isConnected('black'), white: game.board.isConnected('white') },
      quads: { black: game.board.quads('black') },
    });
  });
});

describe('kakoi score', () => {
  test('finds the dead stones and counts as the players did', () => {
    const { status, stdout } = kakoi(['score', fixture('end-game-19.sgf')]);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^W\+9\.5 \(the record says W\+9\.5\)\n {2}black 63: territory 32, captures 24, dead stones 7\n/,
    );
    expect(stdout).toContain('\n 17 w O x O O O x w O O O X b X X X X O O 17\n');
  });

  test('goes by the options', () => {
    const score = (...args: string[]) =>
      JSON.parse(kakoi(['score', fixture('end-game-19.sgf'), '--json', ...args]).stdout);
    const { board, rules, captures } = GoGame.fromSgf(readFileSync(fixture('end-game-19.sgf'), 'utf8'));
    const alive = board.score({ rules, captures });
    expect(score('--dead', 'none')).toMatchObject({ result: alive.result, dead: [] });
    const chinese = board.score({ rules: 'chinese', komi: 7.5, dead: 'auto' });
    expect(score('--rules', 'chinese', '--komi', '7.5')).toMatchObject({
      result: chinese.result,
      black: { total: chinese.black.total },
      recorded: 'W+9.5',
    });
    expect(score('--rules', 'chinese').rules.komi).toBe(6.5); // that of the record
    expect(score('--scoring', 'area').rules.scoring).toBe('area');
  });

  test('counts Senket by area and by posts', () => {
    const game = SenketGame.fromText(readFileSync(fixture('game.senket'), 'utf8'));
    for (const mode of ['area', 'posts'] as const) {
      const { black, white } = game.score({ mode });
      const { status, stdout } = kakoi(['score', fixture('game.senket'), '--mode', mode]);
      expect([status, stdout.split('\n')[0]]).toEqual([
        0,
        `Black leads: black ${black.total}; white ${white.total}`,
      ]);
    }
    expect(JSON.parse(kakoi(['score', fixture('game.senket'), '--json']).stdout)).toMatchObject({
      game: 'senket',
      black: { sets: [{ prisoners: 1 }] },
    });
  });
});

test('kakoi dead marks what the package finds', () => {
  const { board } = GoGame.fromSgf(readFileSync(fixture('end-game-19.sgf'), 'utf8'));
  const found = board.deadStones();
  const { dead } = JSON.parse(kakoi(['dead', fixture('end-game-19.sgf'), '--json']).stdout);
  expect([...dead.black, ...dead.white].sort()).toEqual(
    [...found].map((vertex) => vertexName(vertex, 19)).sort(),
  );
  const { stdout } = kakoi(['dead', fixture('end-game-19.sgf')]);
  expect(stdout).toMatch(/^Dead: black 9 stones: C18 .*; white 7 stones: A7 /);
  expect(stdout.slice(stdout.indexOf('\n 19')).match(/ [xo](?= )/g)).toHaveLength(found.size + 1); // and the legend
});

describe('kakoi moves', () => {
  test('of Go: ko and suicide', () => {
    const position = { board: ['.XO.', 'XO.O', '.XO.', '....'], toPlay: 'black', ko: null };
    const moves = (extra: object) =>
      JSON.parse(kakoi(['moves', '--json'], JSON.stringify({ ...position, ...extra })).stdout).moves;
    expect(moves({})).toContain('C3');
    expect(moves({ ko: 'C3' })).not.toContain('C3');
    expect(moves({ board: ['.X', 'XX', '..'], toPlay: 'white' })).toEqual(['A1', 'B1']);
    expect(kakoi(['moves', '-'], '(;SZ[3];B[bb])').stdout).toContain(
      'white to play after 1 move: 8 legal points',
    );
  });

  test('of Lines of Action: what each does', () => {
    const { stdout } = kakoi(['moves', fixture('loa-game.sgf'), '--move', '0', '--json']);
    const { toPlay, count, moves, mustPass } = JSON.parse(stdout);
    expect([toPlay, count, mustPass]).toEqual(['black', 36, false]);
    expect(moves).toContainEqual({ move: 'b1-h1', from: 'b1', to: 'h1', capture: false, connects: 'none' });
    const before =
      '{"board":["........","........","........","....X...","...O....","........","O..X....","O......."],"game":"loa"}';
    expect(kakoi(['moves'], before).stdout).toContain('d2xd4  captures, connects both');
  });
});

describe('kakoi read', () => {
  const LADDER =
    '{"board":[".......",".......","..X....","..XO...","...XX..",".......","......."],"toPlay":"black"}';

  test('says which chains can be captured, and how, whoever moves first', () => {
    const { stdout } = kakoi(['read', '--json'], LADDER);
    const { toPlay, chains } = JSON.parse(stdout);
    expect([toPlay, chains.length]).toEqual(['black', 1]);
    expect(chains.at(-1)).toMatchObject({
      color: 'white',
      point: 'D4',
      stones: 1,
      attack: { outcome: 'captured', move: 'D5' },
    });
    expect(kakoi(['read', '--nodes', '500'], LADDER).stdout).toContain('  black first: captured D5 E4 F4 ');
  });

  test('reads one chain, and says where there is none', () => {
    expect(JSON.parse(kakoi(['read', '--chain', 'D4', '--json'], LADDER).stdout).chains).toHaveLength(1);
    expect(kakoi(['read', '--chain', 'A1'], LADDER)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('there is no chain to read at A1'),
    });
  });
});

describe('kakoi safe', () => {
  const BOARD = JSON.stringify({
    board: ['.X.XO..', 'XX.XO..', '..XXO..', 'XXOOO..', 'OOO....', '.......', '.......'],
  });

  test('shows what lives though its owner only answers', () => {
    const answer = JSON.parse(kakoi(['safe', '--json'], BOARD).stdout);
    expect(answer).toMatchObject({
      points: 49,
      settled: 14,
      safe: {
        black: { points: 14, territory: ['A7', 'C7', 'C6', 'A5', 'B5'] },
        white: { points: 0, chains: [] },
      },
    });
    expect(answer.safe.black.chains).toEqual([
      {
        stones: answer.safe.black.stones,
        miai: [
          ['C7', 'C6'],
          ['A5', 'B5'],
        ],
        regions: [
          { points: ['A7'], sureLiberties: 1 },
          { points: ['C7', 'C6'], sureLiberties: 1 },
          { points: ['A5', 'B5'], sureLiberties: 1 },
        ],
      },
    ]);
    const { stdout } = kakoi(['safe'], BOARD);
    expect(stdout).toContain('29 % of the board are settled.');
    expect(stdout).toContain('7 b X b X o . . 7');
  });
});

describe('kakoi endgame', () => {
  const BOARD = JSON.stringify({ board: ['.X.XXXOO.O', 'XXXXXXOOOO', 'XXX...OOO.', 'XXXXXXOOOO'] });

  test('says what the last regions are worth', () => {
    expect(JSON.parse(kakoi(['endgame', '--json'], BOARD).stdout)).toMatchObject({
      regions: [{ points: ['D2', 'E2', 'F2'], mean: 1.25, temperature: 0.75, moves: { black: 'F2' } }],
      mean: 1.25,
      settled: 0,
      unread: [],
    });
    const { stdout } = kakoi(['endgame'], BOARD);
    expect(stdout).toContain('1. mean 1.25, temperature 0.75, gote: black F2, white F2 (proved)');
    expect(stdout).toContain('2 X X X 1 1 1 O O O . 2');
  });
});

describe('kakoi solve', () => {
  // Three points in a row, where the side that plays first in the middle decides.
  const THREE = `(;GM[1]SZ[7]PL[W]AB[ac][bc][cc][dc][da][db]AW[ad][bd][cd][dd][ed][ec][eb][ea]AB[aa];W[ab])`;
  const row = (cells: string, toPlay: string) =>
    JSON.stringify({
      board: [cells, 'XXXXO..', 'OOOOO..', '.......', '.......', '.......', '.......'],
      toPlay,
    });

  test('says what becomes of the most enclosed group, and how', () => {
    const solve = (input: string, ...more: string[]) =>
      JSON.parse(kakoi(['solve', '--json', ...more], input).stdout);
    expect(solve(row('...XO..', 'white'))).toMatchObject({
      target: 'D7',
      color: 'black',
      outcome: 'dies',
      first: 'B7',
    });
    expect(solve(row('...XO..', 'black'))).toMatchObject({ outcome: 'lives', first: 'B7' });
    expect(solve(row('...XO..', 'black'), '--to-play', 'white')).toMatchObject({
      toPlay: 'white',
      outcome: 'dies',
    });
    const { proof } = solve(row('...XO..', 'white'), '--prove');
    expect(proof.valid).toBe(true);
    expect(proof.positions).toBeGreaterThan(3);
    expect(kakoi(['solve'], row('...XO..', 'white')).stdout).toMatch(/^white first: black D7 dies B7/m);
  });

  test('says who wins in Lines of Action', () => {
    const won = JSON.stringify({ fen: '8/8/3b4/2wwbw2/2bwww2/3w4/8/w7 w' });
    const { outcome, winner, first, line } = JSON.parse(kakoi(['solve', '--json'], won).stdout);
    expect([outcome, winner, first]).toEqual(['wins', 'white', line[0]]);
    expect(kakoi(['solve', '--brief'], won).stdout).toContain(`white to move: white wins ${line.join(' ')}`);
    expect(JSON.parse(kakoi(['solve', '--json', '--nodes', '5'], won).stdout)).toMatchObject({
      outcome: 'unknown',
      winner: null,
      nodes: 5,
    });
    const refused = kakoi(['solve', '--target', 'C4'], won);
    expect([refused.status, refused.stderr]).toEqual([
      1,
      expect.stringContaining('--target is for Go; this is Lines of Action'),
    ]);
  });

  test('finds what is asked where walls are open, and all first moves', () => {
    // Seven stones on the second line: the first to play decides.
    const seven = (toPlay: string) =>
      JSON.stringify({
        board: ['...........', '...........', '..XXXXXXX..', '.XOOOOOOOX.', '...........'],
        toPlay,
      });
    const kill = JSON.parse(kakoi(['solve', '--json', '--nodes', '100000'], seven('black')).stdout);
    expect(kill).toMatchObject({
      kind: 'kill',
      target: 'C2',
      color: 'white',
      outcome: 'dies',
      certainty: 'likely',
    });
    expect([kill.first, ...kill.also].sort()).toEqual(['C1', 'J1']);
    expect(kakoi(['solve', '--brief', '--nodes', '100000'], seven('black')).stdout).toMatch(
      /^1: black first: white C2 dies .*\(likely\)$/m,
    );
    const guessed = JSON.stringify({
      board: [
        ...['X....XO......', '....OXO......', '...X..XO.....', 'X.XXXXO......', 'XXXOOO.......'],
        ...['OOO..........', '.............', '.............', '.............'],
      ],
      toPlay: 'white',
    });
    expect(kakoi(['solve', '--brief', '--nodes', '120000'], guessed).stdout).toMatch(
      /^1: white first: black \w+ may die F7 .*\(likely\)$/m,
    );
    const live = JSON.parse(kakoi(['solve', '--json'], seven('white')).stdout);
    expect([live.first, ...live.also].sort()).toEqual(['C1', 'F1', 'J1']);
  });

  test('reads two chains: who wins a race, or whether they are joined', () => {
    const race = JSON.stringify({
      board: ['.......', '.XXXXX.', 'XXOOOO.', 'OOXXXO.', '....XO.'],
      toPlay: 'black',
    });
    expect(kakoi(['solve', '--brief', '--target', 'A2', '--and', 'C2'], race).stdout).toBe(
      '1: black first: white A2 dies, black C2 lives B1 (proved)\n',
    );
    expect(kakoi(['solve', '--brief', '--target', 'A3', '--and', 'C2'], race).stdout).toMatch(
      /^1: black first: black A3 \w+, black C2 \w+.* \(read\)\n$/,
    );
    expect(
      JSON.parse(kakoi(['solve', '--target', 'A3', '--and', 'C2', '--json'], race).stdout),
    ).toMatchObject({
      kind: 'connect',
      target: 'A3',
      other: { point: 'C2', color: 'black' },
    });
    expect(kakoi(['solve', '--and', 'C2'], race)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--and needs --target'),
    });
    expect(kakoi(['solve', '--target', 'A2', '--and', 'A1'], race).stderr).toContain(
      'no chain to read at A1',
    );
  });

  describe('--check', () => {
    // Three points in a row: White kills in the middle.
    const tree = (branches: string) =>
      `(;GM[1]SZ[7]PL[W]AB[ab][bb][cb][db][da]AW[ac][bc][cc][dc][ec][eb][ea]${branches})`;
    const differences = (record: string) => {
      const { status, stdout } = kakoi(['solve', '--check', '--json', '--nodes', '100000'], record);
      const { check } = JSON.parse(stdout);
      type Told = { fault: string; path: string[]; line: string[] };
      return {
        status,
        said: check.differences.map(({ fault, path, line }: Told) => [
          fault,
          path.join(' '),
          line[0] ?? null,
        ]),
      };
    };

    test('finds nothing in a tree that is right', () => {
      expect(differences(tree('(;W[ba]C[RIGHT])(;W[aa];B[ba])'))).toEqual({ status: 0, said: [] });
      expect(kakoi(['solve', '--check'], tree('(;W[ba]C[RIGHT])(;W[aa];B[ba])')).stdout).toContain(
        '  3 moves judged, 0 unsure, 0 differences\n',
      );
    });

    test('finds answers that are wrong, in the main line where nothing is marked', () => {
      expect(differences(tree('(;W[aa])'))).toEqual({
        status: 1,
        said: [
          ['wrong-answer', 'A7', 'B7'],
          ['also-right', 'B7', null],
        ],
      });
    });

    test('says in words of facts what a move does, or the answer to it', () => {
      const record = tree('(;W[aa])(;W[ba]BM[1])');
      const lines = kakoi(['solve', '--check'], record).stdout.split('\n');
      expect(lines).toContain('  A7: said to be right, but fails: Black makes the group at D7 live: B7');
      expect(lines).toContain('  B7: also right: White leaves the chain at D7 without a way out: A7');
      const { check } = JSON.parse(kakoi(['solve', '--check', '--json'], record).stdout);
      expect(check.differences[0].fact).toEqual({
        key: 'makes-alive',
        color: 'black',
        text: 'Black makes the group at D7 live.',
      });
    });

    test('finds refutations that are missing, or are none', () => {
      expect(differences(tree('(;W[ba]C[RIGHT])(;W[ca])(;W[aa];B[ca])'))).toEqual({
        status: 1,
        said: [
          ['missing-refutation', 'C7', 'B7'],
          ['missing-refutation', 'A7', 'B7'],
        ],
      });
    });

    test('knows the marks of right and wrong answers from what only sounds like them', () => {
      const right = '(;W[ba]C[RIGHT])';
      expect(differences(tree(`${right}(;W[aa];B[ba]TE[1])`)).said).toEqual([]); // praise of a reply
      expect(differences(tree(`${right}(;W[aa]C[Not right, nor correct.];B[ba])`)).said).toEqual([]);
      expect(differences(tree(`${right}(;W[aa]C[不正解];B[ba])`)).said).toEqual([]);
      expect(differences(tree(`${right}(;W[aa](;B[ca])(;B[ba]))`)).said).toEqual([]); // one answer is enough
      expect(differences(tree('(;W[aa]C[正解];B[ba])')).said[0]).toEqual(['wrong-answer', 'A7', 'B7']);
    });

    test.each([
      ['by name', '(;W[aa]N[失败图];B[ba])(;W[ba]N[正解图])'],
      ['by name before the moves', '(;N[失败图];W[aa];B[ba])(;N[正解图];W[ba])'],
      ['by WV', '(;W[aa]WV[];B[ba])(;W[ba])'],
      ['by small words', '(;W[aa];B[ba]C[incorrect])(;W[ba]C[correct])'],
      ['by nothing', '(;W[aa];B[ba];W[ca])(;W[ba])'],
    ])('does not blame a record for the order of its moves, marked %s', (_, branches) => {
      expect(differences(tree(branches))).toEqual({ status: 0, said: [] });
    });

    test('finds that a move called wrong is right', () => {
      expect(differences(tree('(;W[ba]BM[1])'))).toMatchObject({
        said: [['also-right', 'B7', expect.anything()]],
      });
    });

    // Two corners, each of which whoever begins decides.
    const corners = (moves: string) =>
      `(;GM[1]SZ[12]PL[B]AW[da][ab][bb][cb][db][ia][ib][jb][kb][lb]AB[ea][eb][ac][bc][cc][dc][ec][ha][hb][hc][ic][jc][kc][lc]${moves})`;

    test.each([
      ['ba', 'D12', 'B12'],
      ['ka', 'J12', 'L12'],
    ])('is about the group that the record answers: %s', (move, target, first) => {
      const record = corners(`;B[${move}]C[RIGHT]`);
      expect(differences(record)).toEqual({ status: 0, said: [] });
      const { others, ...told } = JSON.parse(kakoi(['solve', '--json'], record).stdout);
      expect(told).toMatchObject({ kind: 'kill', target, outcome: 'dies', first });
      const other = target === 'D12' ? ['J12', 'L12'] : ['D12', 'B12'];
      expect(others).toEqual([
        { kind: 'kill', target: other[0], color: 'white', outcome: 'dies', first: other[1] },
      ]);
    });

    test('calls an answer wrong that fails whatever is asked', () => {
      expect(differences(corners(';B[lh]C[RIGHT]')).said[0]).toEqual([
        'wrong-answer',
        'M5',
        expect.anything(),
      ]);
    });

    test('takes a line of ten thousand moves', () => {
      const passes = ';W[];B[]'.repeat(5000);
      expect(kakoi(['solve', '--check', '--brief'], tree(`;W[ba]${passes}`)).stdout).toContain(
        ' 5001 moves judged',
      );
    });
  });

  test('takes problems at their beginning, with the side that moves in them, and the group they mark', () => {
    expect(JSON.parse(kakoi(['solve', '--json'], THREE).stdout)).toMatchObject({ move: 0, toPlay: 'white' });
    const marked = THREE.replace('PL[W]', 'TR[dd]');
    expect(JSON.parse(kakoi(['solve', '--json', '--nodes', '100000'], marked).stdout)).toMatchObject({
      toPlay: 'white',
      target: 'D4',
      color: 'white',
    });
  });

  test('is a filter, and says where there is no group', () => {
    const lines = [row('...XO..', 'white'), row('...XO..', 'black')].join('\n');
    const answers = kakoi(['solve', '--ndjson'], `${lines}\n`).stdout.trim().split('\n');
    expect(answers.map((line) => JSON.parse(line).outcome)).toEqual(['dies', 'lives']);
    expect(kakoi(['solve'], '(;GM[1]SZ[9])')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('there is no group'),
    });
  });
});

describe('kakoi verify', () => {
  // Three points in a row: White begins and takes the middle. Black may win every ko.
  const ROWS = ['...XO..', 'XXXXO..', 'OOOOO..', '.......', '.......', '.......', '.......'];
  const question = JSON.stringify({ id: 'a', board: ROWS, toPlay: 'white' });
  let solved: string;
  let forged: string;
  beforeAll(() => {
    solved = kakoi(['solve', '--prove', '--json'], question).stdout;
    forged = solved.replaceAll('"B7"', '"A7"').replace('"id":"a"', '"id":"b"');
  });

  test('checks what solve --prove --json writes, and says what it stands on', () => {
    expect(kakoi(['verify'], solved)).toEqual({
      status: 0,
      stdout: `==> a <==
valid: black D7 is captured, white first, even if black wins every ko
  11 positions gone through
  takes for granted that white E7 E6 A5 B5 C5 D5 and 1 more cannot be captured
`,
      stderr: '',
    });
    expect(JSON.parse(kakoi(['verify', '--json'], solved).stdout)).toEqual({
      id: 'a',
      game: 'go',
      valid: true,
      positions: 11,
      proofs: [
        {
          claim: 'captured',
          color: 'black',
          target: ['D7'],
          toPlay: 'white',
          ko: null,
          koMaster: 'black',
          valid: true,
          positions: 11,
          fault: null,
          line: [],
          assumes: [['E7', 'E6', 'A5', 'B5', 'C5', 'D5', 'E5']],
        },
      ],
    });
  });

  test('says where a forged proof fails, by its exit status too', () => {
    const { status, stdout } = kakoi(['verify'], forged);
    expect(status).toBe(1);
    expect(stdout).toContain('\nnot valid: black D7 is captured, white first, even if black wins every ko\n');
    expect(stdout).toContain('\n  3 positions gone through: it is not over after A7 pass\n');
    const filter = kakoi(['verify', '--ndjson'], `${solved}${forged}`);
    expect(filter.status).toBe(0);
    expect(
      filter.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).valid),
    ).toEqual([true, false]);
    expect(kakoi(['verify', '--brief'], forged).stdout).toMatch(/^b: not valid: black D7 is captured/);
  });

  test('takes one proof with its board from a file, on as many lines as it likes', () => {
    const { board, proofs } = JSON.parse(solved);
    const file = join(folder, 'proof.json');
    writeFileSync(file, JSON.stringify({ board, proof: proofs[0] }, null, 2));
    expect(kakoi(['verify', file]).stdout).toMatch(/^valid: black D7 is captured/);
    writeFileSync(file, `${solved}${solved}`);
    expect(kakoi(['verify', file])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('a file with an object a line is named *.ndjson'),
    });
  });

  test('checks proofs of the score of small boards, and says what each side is sure of', () => {
    const written = readFileSync(fixture('go-small-boards.ndjson'), 'utf8').split('\n');
    const solved = written.find((line) => line.includes('"board":["...","...","..."]'))!;
    expect(kakoi(['verify'], solved)).toEqual({
      status: 0,
      stdout: '==> 1 <==\nvalid: black wins by 9 at least, black first\n  827 positions gone through\n',
      stderr: '',
    });
    const greedy = solved.replace('"lead":9', '"lead":8').replace('"B2"', '"A1"');
    expect(JSON.parse(kakoi(['verify', '--json'], greedy).stdout)).toMatchObject({
      valid: false,
      proofs: [{ claim: 'score', winner: 'black', lead: 8, toPlay: 'black', valid: false }],
    });
    const even = written.filter((line) => line.includes('"board":[".","."]')).join('\n');
    expect(kakoi(['verify', '--brief'], even).stdout).toContain('valid: white does not lose, black first');
    const lost =
      '{"board":["..",".."],"proof":{"game":"go","proof":"score","winner":"white","lead":-4,"toPlay":"black","answers":{}}}';
    expect(kakoi(['verify', '--brief'], lost).stdout).toBe(
      '1: valid: white loses by 4 at most, black first\n',
    );
  });

  test('a proof of a position within a game is one of that position', () => {
    const record = '(;GM[1]SZ[7]AB[da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc][ec];B[gg];W[ff])';
    const answer = kakoi(
      ['solve', '--move', '2', '--target', 'D7', '--to-play', 'white', '--prove', '--json'],
      record,
    );
    expect(JSON.parse(answer.stdout)).toMatchObject({ move: 2, outcome: 'dies' });
    expect(kakoi(['verify'], answer.stdout)).toMatchObject({ status: 0 });
  });

  test.each([
    ['a position without one', { board: ROWS }, 'there is no proof'],
    ['an answer without one', { board: ROWS, proofs: [] }, 'there is no proof'],
    ['a list that is none', { board: ROWS, proofs: 7 }, "'proofs' is 7, not a list"],
    ['something else', { board: ROWS, proof: { claim: 'captured' } }, 'the proof must come from readLife()'],
    ['a proof without its board', { proof: {} }, 'no position'],
    ['a proof of the other game', { fen: '8/3w4/8/2bwbw2/2bwww2/wbbbwbb1/w7/8 w', proof: {} }, 'readWin()'],
    ['a game without proofs', { senket: 'Senket 5', proof: {} }, "'verify' is for Go"],
  ])('%s is refused', (_what, line, message) => {
    expect(kakoi(['verify'], JSON.stringify(line))).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(message),
    });
  });

  test('checks who wins in Lines of Action, and by whose moves', () => {
    // White to move loses in six plies.
    const game = JSON.stringify({ fen: '8/8/8/5w2/4b3/4wwb1/1w2w3/8 w' });
    const solved = kakoi(['solve', '--prove', '--json'], game).stdout;
    expect(kakoi(['verify'], solved)).toEqual({
      status: 0,
      stdout: expect.stringMatching(
        /^==> 1 <==\nvalid: black wins within 6 plies\n {2}\d+ positions gone through\n$/,
      ),
      stderr: '',
    });
    const forged = kakoi(['verify', '--json'], solved.replace('"plies":6,"rules"', '"plies":4,"rules"'));
    expect([forged.status, JSON.parse(forged.stdout)]).toEqual([
      1,
      expect.objectContaining({
        valid: false,
        proofs: [expect.objectContaining({ fault: 'it takes 6 plies, not 4 at most' })],
      }),
    ]);
  });

  test('a proof of another board is refused', () => {
    const { proofs } = JSON.parse(solved);
    expect(kakoi(['verify'], JSON.stringify({ board: ['...', 'X.O'], proofs })).stderr).toContain(
      'the proof is of 7×7, the board 3×2',
    );
    const other = [...ROWS.slice(0, 2), 'OO.OO..', ...ROWS.slice(3)];
    expect(kakoi(['verify'], JSON.stringify({ board: other, proofs })).status).toBe(1);
  });
});

describe('kakoi moves tells how the record goes on', () => {
  const GO = '(;SZ[9];B[cc](;W[gg]C[first];B[gc];W[];B[tt])(;W[ff]C[worse\nbecause];AE[cc];B[aa])(;AB[ii]))';

  test('in JSON, the main line first', () => {
    const variations = (move: number) =>
      JSON.parse(kakoi(['moves', '--move', String(move), '--json'], GO).stdout).variations;
    expect(variations(1)).toEqual([
      { color: 'white', move: 'G3', moves: ['G7', 'pass', 'pass'], comment: 'first' },
      { color: 'white', move: 'F4', moves: ['A9'], comment: 'worse\nbecause' },
      { color: null, move: null, moves: [], comment: '' },
    ]);
    expect(variations(3)).toEqual([{ color: 'white', move: 'pass', moves: ['pass'], comment: '' }]);
    expect(variations(5)).toEqual([]);
  });

  test('as text', () => {
    expect(kakoi(['moves', '--move', '1'], GO).stdout).toContain(
      '\n\nThe record goes on:\n  G3 G7 pass pass: first\n  F4 A9: worse …\n  (no move)\n',
    );
    expect(kakoi(['moves'], GO).stdout).not.toContain('goes on');
  });

  test('of Lines of Action', () => {
    const record = '(;GM[9];B[b1-b3](;W[a4-c4];B[c1-e3])(;W[a2-c2]))';
    const { stdout } = kakoi(['moves', '--move', '1'], record);
    expect(stdout).toMatch(/\nThe record goes on:\n {2}a4-c4 c1-e3\n {2}a2-c2\n$/);
    expect(JSON.parse(kakoi(['moves', '--move', '1', '--json'], record).stdout).variations).toEqual([
      { color: 'white', move: 'a4-c4', moves: ['c1-e3'], comment: '' },
      { color: 'white', move: 'a2-c2', moves: [], comment: '' },
    ]);
  });
});

describe('kakoi convert', () => {
  const GO = '(;SZ[3]KM[0.5];B[bb];W[aa])';

  test.each([
    ['diagram', 'O..\n.X.\n...\n'],
    ['signmap', '[[-1,0,0],[0,1,0],[0,0,0]]\n'],
  ])('Go to %s', (format, expected) => {
    expect(kakoi(['convert', '--to', format], GO)).toEqual({ status: 0, stdout: expected, stderr: '' });
  });

  test('to SGF is the same record, cut where --move says', () => {
    const sgf = (...args: string[]) => kakoi(['convert', '--to', 'sgf', ...args], GO).stdout;
    expect(sgf()).toBe('(;SZ[3]KM[0.5]\n;B[bb];W[aa])\n');
    expect(sgf('--move', '1')).toBe('(;SZ[3]KM[0.5]\n;B[bb])\n');
    expect(sgf('--move', '0')).toBe('(;SZ[3]KM[0.5])\n');
  });

  describe('records keep what they hold', () => {
    const TREE = `(;GM[1]SZ[9]KM[5.5]XX[ours]
;B[cc]C[good]BL[59.2]
(;W[gg]LB[gg:A\\]];B[gc];W[])
(;W[ff]C[worse];AE[cc]AB[dd]PL[B];B[aa]))
(;GM[9]
;B[b1-b3]
(;W[a4-c4])
(;W[a2-c2]))
`;
    const sgf = (args: readonly string[], input = TREE) => kakoi(['convert', '--to', 'sgf', ...args], input);

    test('variations, unknown properties and other games', () => {
      expect(sgf([])).toEqual({ status: 0, stdout: TREE, stderr: '' });
      expect(lines(sgf(['--json']).stdout)).toEqual([{ file: '-', game: 'go', sgf: TREE, games: 2 }]);
    });

    test('with --move the line up to there, and a word on the other games', () => {
      expect(sgf(['--move', '1'])).toEqual({
        status: 0,
        stdout: '(;GM[1]SZ[9]KM[5.5]XX[ours]\n;B[cc]C[good]BL[59.2])\n',
        stderr: 'kakoi: standard input: the first of 2 games; --game N asks about another\n',
      });
    });

    test('with --game that game alone, of whatever kind', () => {
      expect(sgf(['--game', '2'])).toEqual({
        status: 0,
        stdout: '(;GM[9]\n;B[b1-b3]\n(;W[a4-c4])\n(;W[a2-c2]))\n',
        stderr: '',
      });
      expect(sgf(['--game', '1']).stdout).toBe(TREE.slice(0, TREE.indexOf('(;GM[9]')));
      expect(kakoi(['convert', '--to', 'fen', '--game', '2', '--move', '0'], TREE).stdout).toBe(
        `${LoaBoard.start().toFen()}\n`,
      );
      expect(sgf(['--game', '3'])).toEqual({
        status: 1,
        stdout: '',
        stderr: 'kakoi: standard input: no game 3: the file holds 2 games\n',
      });
      expect(sgf(['--game', '2'], JSON.stringify({ sgf: TREE, move: 1 })).stdout).toBe(
        '(;GM[9]\n;B[b1-b3])\n',
      );
    });

    test('of Senket, whole or cut', () => {
      const record = 'Senket 9\n1. 5-5\n2. 3-3\n# why?\n(\n2. pass\n)\n3. pass\n';
      const senket = (...args: string[]) => kakoi(['convert', '--to', 'senket', ...args], record);
      expect(senket()).toEqual({ status: 0, stdout: record, stderr: '' });
      expect(senket('--move', '1').stdout).toBe('Senket 9\n1. 5-5\n');
      expect(senket('--game', '1').stdout).toBe(record);
      expect(senket('--game', '2').stderr).toMatch(/no game 2: the file holds 1 game\n/);
    });

    test('as UTF-8, which CA says then', () => {
      const file = join(folder, 'line.sgf');
      const [begin, name] = [Buffer.from('(;CA[Shift_JIS]SZ[5]PB['), Buffer.from([0x88, 0xcd, 0x8c, 0xe9])]; // 囲碁
      writeFileSync(file, Buffer.concat([begin, name, Buffer.from(']\n;B[aa];W[bb])')]));
      expect(sgf([file], '').stdout).toBe('(;CA[UTF-8]SZ[5]PB[囲碁]\n;B[aa];W[bb])\n');
      expect(sgf([file, '--move', '1'], '').stdout).toBe('(;CA[UTF-8]SZ[5]PB[囲碁]\n;B[aa])\n');
    });

    test('and what was lost or assumed is said', () => {
      const file = join(folder, 'bytes.sgf');
      writeFileSync(file, Buffer.from('(;CA[UTF-8]SZ[5]PB[\xff])', 'latin1'));
      const message = 'bytes that are not utf-8 became U+FFFD';
      expect(sgf([file], '')).toMatchObject({ status: 0, stderr: `kakoi: ${file}:1:1: ${message}\n` });
      expect(lines(sgf([file, '--json'], '').stdout)).toMatchObject([
        { notes: [{ line: 1, column: 1, message }] },
      ]);
      expect(kakoi(['moves', file])).toMatchObject({ status: 0, stderr: '' }); // for asking it does not matter
    });
  });

  test('--lenient mends, and says what', () => {
    const faulty = '(;SZ[5];b[aa];W[zz]&;B[bb]';
    expect(kakoi(['convert', '--to', 'sgf'], faulty)).toMatchObject({ status: 1, stdout: '' });
    expect(kakoi(['convert', '--to', 'sgf', '--lenient'], faulty)).toEqual({
      status: 0,
      stdout: '(;SZ[5]\n;B[aa];W[zz];B[bb])\n',
      stderr: [
        "kakoi: standard input:1:20: '&' has no meaning here\n",
        "kakoi: standard input:1:27: the text ends inside a game: ')' is missing\n",
        "kakoi: standard input:1:16: 'zz' is outside the 5×5 board\n",
      ].join(''),
    });
    const [answer, other] = lines(
      kakoi(['moves', '--ndjson', '--lenient'], `${JSON.stringify({ sgf: faulty })}\n{"sgf":"(;SZ[5])"}\n`)
        .stdout,
    );
    expect(answer).toMatchObject({
      move: 3,
      notes: [{ line: 1, column: 20 }, { column: 27 }, { column: 16 }],
    });
    expect(other).not.toHaveProperty('notes');
  });

  test('Lines of Action to FEN, and from FEN to SGF', () => {
    const { board } = LoaGame.fromSgf(readFileSync(fixture('loa-game.sgf'), 'utf8'));
    expect(kakoi(['convert', fixture('loa-game.sgf'), '--to', 'fen']).stdout).toBe(`${board.toFen()}\n`);
    const sgf = kakoi(['convert', '--to', 'sgf'], JSON.stringify({ fen: board.toFen() })).stdout;
    expect(LoaGame.fromSgf(sgf).board.equals(board)).toBe(true);
  });

  test('Senket to text, diagram and a position', () => {
    const game = SenketGame.fromText(readFileSync(fixture('game.senket'), 'utf8'));
    const convert = (to: string) => kakoi(['convert', fixture('game.senket'), '--to', to]).stdout;
    expect(convert('senket')).toBe(game.toText());
    expect(convert('diagram')).toBe(`${game.board.toDiagram()}\n`);
    const score = JSON.parse(kakoi(['score', '--json'], convert('ndjson')).stdout);
    expect(score.black.total).toBe(game.score().black.total);
  });

  test('every JSON answer is an input again, and says the same', () => {
    const score = (input: string) => {
      const { result, margin } = JSON.parse(kakoi(['score', '--json'], input).stdout);
      return [result, margin];
    };
    const sgf = readFileSync(fixture('end-game-19.sgf'), 'utf8');
    const straight = score(sgf);
    for (const to of ['sgf', 'ndjson']) {
      const { stdout } = kakoi(['convert', fixture('end-game-19.sgf'), '--to', to, '--json']);
      expect(JSON.parse(stdout).file).toBe(fixture('end-game-19.sgf'));
      expect(score(stdout)).toEqual(straight);
    }
  });

  test('a position of Lines of Action keeps its rules', () => {
    const rules = { simultaneous: 'mover', noMove: 'loss', repetition: 0 };
    const rows = [
      '........',
      '...X....',
      '........',
      '........',
      '....O...',
      '........',
      '........',
      '........',
    ];
    for (const position of [{ fen: '8/3b4/8/8/4w3/8/8/8 b' }, { game: 'loa', board: rows }]) {
      const { stdout } = kakoi(['convert', '--to', 'ndjson'], JSON.stringify({ ...position, rules }));
      expect(JSON.parse(stdout).rules).toEqual(rules);
      expect(JSON.parse(kakoi(['analyze', '--json'], stdout).stdout).rules).toEqual(rules);
    }
    expect(kakoi(['moves'], '{"fen":"8/3b4/8/8/4w3/8/8/8 b","rules":"japanese"}').status).toBe(1);
  });

  test.each(['signmap', 'diagram'])('%s of Senket is not taken for stones', (to) => {
    const { stdout } = kakoi(['convert', fixture('game.senket'), '--to', to, '--json']);
    const [answer] = lines(kakoi(['score', '--ndjson'], stdout).stdout);
    expect(answer).toMatchObject({
      error: { code: 'bad-option', message: expect.stringContaining('lack the fences') },
    });
  });

  test.each([
    [GO, 'fen', "Go cannot be written as 'fen'"],
    [readFileSync(fixture('game.senket'), 'utf8'), 'sgf', "Senket cannot be written as 'sgf'"],
  ])('says what cannot be written: %#', (input, to, message) => {
    expect(kakoi(['convert', '--to', to], input)).toEqual({
      status: 1,
      stdout: '',
      stderr: `kakoi: standard input: ${message}\n`,
    });
  });
});

describe('game of a line', () => {
  const FEN = '8/3b4/8/8/4w3/8/8/8 b';

  test.each([
    [{ game: 'chess', board: ['X.O'] }, `'game' is "chess", but this is Go`],
    [{ game: null, board: ['X.O'] }, `'game' is null, but this is Go`],
    [{ game: ['go'], board: ['X.O'] }, `'game' is ["go"], but this is Go`],
    [{ game: 'go', fen: FEN }, `'game' is "go", but this is Lines of Action`],
    [{ game: 'loa', sgf: '(;SZ[3])' }, `'game' is "loa", but this is Go`],
    [{ game: 'go', senket: 'Senket 9' }, `'game' is "go", but this is Senket`],
  ])('%j is refused', (line, message) => {
    const [answer] = lines(kakoi(['analyze', '--ndjson'], JSON.stringify(line)).stdout);
    expect(answer).toMatchObject({ error: { code: 'bad-option', message } });
  });

  test.each([
    { game: 'go', board: ['X.O'] },
    { game: 'loa', fen: FEN },
    { game: 'go', sgf: '(;SZ[3])' },
    { game: 'senket', senket: 'Senket 9' },
  ])('%j is taken', (line) => {
    const [answer] = lines(kakoi(['convert', '--to', 'ndjson', '--ndjson'], JSON.stringify(line)).stdout);
    expect(answer).toMatchObject({ game: line.game });
  });
});

describe('many inputs', () => {
  const games = join(folder, 'games');
  beforeAll(() => {
    mkdirSync(join(games, 'below'), { recursive: true });
    writeFileSync(join(games, 'b.sgf'), '(;SZ[3];B[bb])');
    writeFileSync(join(games, 'a.SGF'), '(;SZ[4])');
    writeFileSync(join(games, 'below', 'c.sgf'), '(;SZ[5]\n;B[zz])');
    writeFileSync(join(games, 'd.ndjson'), '{"id":"one","board":["X."]}\r\n{"sgf":"(;SZ[2])"}');
    writeFileSync(join(games, 'notes.txt'), 'no game');
  });

  test('folders are searched, in the order of names; the bad is named with its place and stops nothing', () => {
    const { status, stdout, stderr } = kakoi(['convert', 'games', '--to', 'diagram', '--json'], '', folder);
    expect(status).toBe(1);
    expect(
      lines(stdout).map(({ file, id, line, error }) => [id ?? file, line, (error as { code: string })?.code]),
    ).toEqual([
      ['games/a.SGF', undefined, undefined],
      ['games/b.sgf', undefined, undefined],
      ['games/below/c.sgf', undefined, 'bad-sgf'],
      ['one', undefined, undefined],
      ['games/d.ndjson', 2, undefined],
    ]);
    expect(stderr).toMatch(/^kakoi: games\/below\/c\.sgf:2:3: 'zz' is outside .*\n$/);
  });

  test('blank lines of NDJSON count, but ask nothing', () => {
    const text = '\n{"board":"."}\n\n \t\r\n{"board":"."}\n\n';
    writeFileSync(join(folder, 'gaps.ndjson'), text);
    const fromFile = kakoi(['moves', 'gaps.ndjson', '--json'], '', folder);
    expect([fromFile.status, fromFile.stderr]).toEqual([0, '']);
    expect(lines(fromFile.stdout).map(({ line }) => line)).toEqual([2, 5]);
    const piped = kakoi(['moves', '--json'], text);
    expect([piped.status, lines(piped.stdout).map(({ line }) => line)]).toEqual([0, [2, 5]]);
  });

  test('text is headed by the names', () => {
    const { stdout } = kakoi(['moves', 'games/a.SGF', 'games/d.ndjson'], '', folder);
    expect(stdout.match(/^==> .*$/gm)).toEqual([
      '==> games/a.SGF <==',
      '==> one <==',
      '==> games/d.ndjson:2 <==',
    ]);
  });
});

test('the game of a record is found behind a million escapes', () => {
  const { stderr } = kakoi(['dead', '-'], `(;C[${'\\]'.repeat(1e6)}]GM[9])`);
  expect(stderr).toBe("kakoi: standard input: 'dead' is for Go; this is Lines of Action\n");
});

describe('folders', () => {
  /** Runs with a preloaded script, which simulates faults of a file system that tests cannot cause. */
  const preloaded = (script: string, args: readonly string[]) => {
    writeFileSync(join(folder, 'preload.cjs'), script);
    return node(['--require', join(folder, 'preload.cjs'), cli, ...args], { cwd: folder });
  };

  test('links count as what they lead to, and those that lead nowhere are faults', () => {
    const links = join(folder, 'links');
    for (const path of ['store/objects', 'links/.store', 'links/below']) {
      mkdirSync(join(folder, path), { recursive: true });
    }
    writeFileSync(join(folder, 'store/objects/1234'), '(;SZ[3])');
    writeFileSync(join(folder, 'store/objects/more.sgf'), '(;SZ[3])');
    writeFileSync(join(links, '.store/copy.sgf'), '(;SZ[3])');
    symlinkSync('../store/objects/1234', join(links, 'a.sgf'));
    symlinkSync('../../store/objects/1234', join(links, 'below/b.sgf'));
    symlinkSync('../store/objects', join(links, 'folder'));
    symlinkSync('..', join(links, 'below/cycle'));
    symlinkSync('gone', join(links, 'c.sgf'));
    symlinkSync('gone', join(links, 'games'));
    symlinkSync('loop.sgf', join(links, 'loop.sgf'));
    symlinkSync('gone', join(links, 'notes.txt'));
    const { status, stdout, stderr } = kakoi(['moves', 'links', '--json'], '', folder);
    expect(lines(stdout).map(({ file, error }) => [file, error ?? 'answered'])).toEqual([
      ['links/a.sgf', 'answered'],
      ['links/below/b.sgf', 'answered'],
      ['links/c.sgf', { code: 'unreadable', message: 'broken link' }],
      ['links/folder/more.sgf', 'answered'],
      ['links/games', { code: 'unreadable', message: 'broken link' }],
      ['links/loop.sgf', { code: 'unreadable', message: 'too many symbolic links encountered' }],
    ]);
    expect(stderr).toBe(
      'kakoi: links/c.sgf: broken link\nkakoi: links/games: broken link\n' +
        'kakoi: links/loop.sgf: too many symbolic links encountered\n',
    );
    expect(status).toBe(1);
  });

  test('one without records is an input without an answer', () => {
    mkdirSync(join(folder, 'empty/below'), { recursive: true });
    writeFileSync(join(folder, 'empty/below/notes.txt'), 'no game');
    writeFileSync(join(folder, 'one.sgf'), '(;SZ[3])');
    const { status, stdout, stderr } = kakoi(['moves', 'empty', 'one.sgf', '--json'], '', folder);
    expect([status, stderr]).toEqual([
      1,
      'kakoi: empty: no records (*.sgf *.gib *.ngf *.ugf *.ugi *.senket *.ndjson *.jsonl) in this folder or below\n',
    ]);
    expect(lines(stdout)).toMatchObject([
      { file: 'empty', error: { code: 'no-records' } },
      { file: 'one.sgf', count: 9 },
    ]);
  });

  test('one that cannot be read is a fault, and the others are answered', () => {
    for (const name of ['a', 'locked', 'z']) mkdirSync(join(folder, 'some', name), { recursive: true });
    for (const name of ['a', 'z']) writeFileSync(join(folder, 'some', name, 'x.sgf'), '(;SZ[3])');
    const locked = `const fs = require('node:fs/promises');
      const { readdir } = fs;
      fs.readdir = async (path, options) => {
        if (!path.endsWith('locked')) return readdir(path, options);
        throw Object.assign(new Error("EACCES: permission denied, scandir 'x'"), { code: 'EACCES', syscall: 'scandir' });
      };
      require('node:module').syncBuiltinESMExports();`;
    const { status, stdout, stderr } = preloaded(locked, ['convert', 'some', '--to', 'sgf', '--json']);
    expect([status, stderr]).toEqual([1, 'kakoi: some/locked: permission denied\n']);
    expect(lines(stdout)).toMatchObject([
      { file: 'some/a/x.sgf', game: 'go' },
      { file: 'some/locked', error: { code: 'unreadable', message: 'permission denied' } },
      { file: 'some/z/x.sgf', game: 'go' },
    ]);
  });
});

test('an input that breaks off is answered up to there', () => {
  const script = join(folder, 'broken.cjs');
  writeFileSync(
    script,
    `const fs = require('node:fs/promises');
    const { Readable } = require('node:stream');
    const chunks = async function* () {
      yield Buffer.from('{"id":1,"board":"."}\\n{"id":2,');
      throw Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' });
    };
    fs.open = async () => ({
      stat: async () => ({ isDirectory: () => false }),
      createReadStream: () => Readable.from(chunks()),
    });
    require('node:module').syncBuiltinESMExports();`,
  );
  const { status, stdout, stderr } = node(['--require', script, cli, 'moves', 'x.ndjson', '--json']);
  expect([status, stderr]).toEqual([1, 'kakoi: x.ndjson: i/o error\n']);
  expect(lines(stdout)).toMatchObject([
    { id: 1, count: 0 },
    { file: 'x.ndjson', error: { code: 'unreadable' } },
  ]);
});

describe('names with control characters', () => {
  const ESCAPE = '\u001b[31m\u009b1m\u202egfs';

  test('are shown, not obeyed', () => {
    const input = `${JSON.stringify({ id: ESCAPE, sgf: '(;SZ[3]PB[\u202eA]RE[\u202eB])' })}\n`;
    const shown = '\\u{1b}[31m\\u{9b}1m\\u{202e}gfs';
    expect(kakoi(['moves'], input).stdout).toContain(`==> ${shown} <==\n`);
    expect(kakoi(['score', '--brief'], input).stdout).toBe(
      `${shown}: W+6.5, the record says \\u{202e}B (\\u{202e}A against unnamed)\n`,
    );
    const analysis = kakoi(['analyze'], input).stdout;
    expect(analysis).toContain('\\u{202e}A (black) against unnamed (white), result \\u{202e}B\n');
    expect(kakoi(['score'], input).stdout).toContain('(the record says \\u{202e}B)\n');
    const name = `${ESCAPE}\n.sgf`;
    expect(kakoi(['moves', name], '', folder).stderr).toBe(
      `kakoi: ${shown}\\u{a}.sgf: no such file or directory\n`,
    );
    expect(kakoi(['moves', `--${ESCAPE}`]).stderr).toContain(shown);
    expect(kakoi(['moves', '-'], `(;SZ[3]\n;B[\u202e])`).stderr).toContain('\\u{202e}');
  });

  test('are escaped in JSON, and the same when parsed', () => {
    const { stdout } = kakoi(
      ['convert', '--to', 'ndjson', '--ndjson'],
      JSON.stringify({ id: ESCAPE, board: '.' }),
    );
    expect(stdout).toMatch(/^[ -~]*\n$/);
    expect(lines(stdout)).toMatchObject([{ id: ESCAPE }]);
  });
});

describe('counts and records', () => {
  const games = join(folder, 'counted');
  // Black holds all of it: B+2.5 with komi 6.5.
  const game = (properties: string) => `(;SZ[3]KM[6.5]RU[Chinese]AB[ab][bb][cb]${properties})`;
  beforeAll(() => {
    mkdirSync(games);
    writeFileSync(join(games, 'agrees.sgf'), game('RE[B+2.50]PB[Ann]BR[2d]'));
    writeFileSync(join(games, 'broken.sgf'), 'hello');
    writeFileSync(join(games, 'differs.sgf'), game('RE[B+3.5]'));
    writeFileSync(join(games, 'nothing.sgf'), game(''));
    writeFileSync(join(games, 'resigned.sgf'), game('RE[W+R]'));
  });
  const SUMMARY =
    '1 of 2 agree with the record; 2 games without a recorded count; 1 input without an answer\n';
  const COMPLAINT = /^kakoi: counted\/broken\.sgf:1:1: no game record.*\n/;

  test('--brief is a line a game, and a summary', () => {
    const { status, stdout, stderr } = kakoi(['score', 'counted', '--brief'], '', folder);
    expect(stdout).toBe(
      'counted/agrees.sgf: B+2.5, as the record says (Ann 2d against unnamed)\n' +
        'counted/differs.sgf: B+2.5, but the record says B+3.5\n' +
        'counted/nothing.sgf: B+2.5, no result recorded\n' +
        'counted/resigned.sgf: B+2.5, the record says W+R\n',
    );
    expect(stderr).toMatch(COMPLAINT);
    expect([status, stderr.replace(COMPLAINT, '')]).toEqual([1, SUMMARY]);
  });

  test.each([
    [
      'analyze',
      'end-game-19.sgf',
      /^.*: 19×19, 340 moves; pass-alive points: black \d+; white \d+; area: .*\n$/,
    ],
    ['analyze', 'loa-game.sgf', /^.*: Lines of Action, \d+ moves; groups: black \d+; white \d+; .*\n$/],
    ['dead', 'end-game-19.sgf', /^.*: dead: black 9 stones: C18 .*; white 7 stones: A7 .*\n$/],
    ['moves', 'loa-game.sgf', /^.*: .* to move after \d+ moves: \d+ legal moves?.*\n$/],
    ['score', 'game.senket', /^.*: Black leads: black \d+; white \d+\n$/],
  ])('%s --brief %s', (command, name, expected) => {
    expect(kakoi([command, fixture(name), '--brief']).stdout).toMatch(expected);
  });

  test('--mismatch prints only the counts that differ', () => {
    const text = kakoi(['score', 'counted', '--mismatch', '--brief', '--jobs', '2'], '', folder);
    expect(text.stdout).toBe('counted/differs.sgf: B+2.5, but the record says B+3.5\n');
    expect(text.stderr.replace(COMPLAINT, '')).toBe(SUMMARY);
    const { stdout } = kakoi(['score', 'counted', '--mismatch', '--json'], '', folder);
    expect(lines(stdout)).toMatchObject([
      { file: 'counted/broken.sgf', error: { code: 'bad-sgf' } },
      { file: 'counted/differs.sgf', result: 'B+2.5', recorded: 'B+3.5', agrees: false },
    ]);
  });

  test('with --resume every answer is kept, and mismatches of earlier runs are printed and counted too', () => {
    const answers = join(folder, 'counted.ndjson');
    const run = () => kakoi(['score', 'counted', '--mismatch', '--resume', answers], '', folder);
    const whole = run();
    expect(lines(whole.stdout).map(({ file }) => file)).toEqual([
      'counted/broken.sgf',
      'counted/differs.sgf',
    ]);
    expect(whole.stderr.replace(COMPLAINT, '')).toBe(SUMMARY);
    const kept = readFileSync(answers, 'utf8');
    expect(lines(kept).map(({ agrees }) => agrees)).toEqual([true, undefined, false, null, null]);
    for (const count of [5, 3, 1]) {
      writeFileSync(
        answers,
        kept
          .split('\n')
          .slice(0, count)
          .map((line) => `${line}\n`)
          .join(''),
      );
      const { stdout, stderr } = run();
      expect(stdout).toBe(whole.stdout);
      expect(stderr.replace(COMPLAINT, '')).toBe(SUMMARY);
      expect(readFileSync(answers, 'utf8')).toBe(kept);
    }
  });

  test('names and recorded results survive the NDJSON form', () => {
    const straight = lines(kakoi(['score', 'counted', '--json'], '', folder).stdout);
    for (const json of [[], ['--json']]) {
      const converted = kakoi(['convert', 'counted', '--to', 'ndjson', ...json], '', folder).stdout;
      const through = lines(kakoi(['score', '--ndjson'], converted).stdout).filter(({ error }) => !error);
      const facts = ({ result, recorded, agrees }: Record<string, unknown>) => [result, recorded, agrees];
      expect(through.map((answer) => [answer.id, ...facts(answer)])).toEqual(
        straight.filter(({ error }) => !error).map((answer) => [answer.file, ...facts(answer)]),
      );
    }
    const positions = '{"id":"x","board":"."}\n{"board":"."}\n';
    expect(
      lines(kakoi(['convert', '--to', 'ndjson'], positions).stdout.replace(/^(==>.*)?\n/gm, '')).map(
        ({ id }) => id,
      ),
    ).toEqual(['x', 2]);
    expect(lines(kakoi(['score', '--ndjson'], '{"board":".","recorded":3}').stdout)).toMatchObject([
      { error: { code: 'bad-option', message: "'recorded' is 3, not text or null" } },
    ]);
  });

  test('what --convert wrote can be gone on with', () => {
    const args = ['convert', 'counted', '--to', 'ndjson', '--resume', 'converted.ndjson'];
    expect(kakoi(args, '', folder).status).toBe(1);
    const once = readFileSync(join(folder, 'converted.ndjson'), 'utf8');
    expect(lines(once)).toHaveLength(5);
    expect(kakoi(args, '', folder).status).toBe(0);
    expect(readFileSync(join(folder, 'converted.ndjson'), 'utf8')).toBe(once);
  });
});

describe('faults', () => {
  test.each([
    ['deep', `{"id":1,"ko":${'['.repeat(9000)}${']'.repeat(9000)}}`],
    ['deep id', `{"id":${'['.repeat(9000)}${']'.repeat(9000)},"board":"."}`],
    ['id that is not text', '{"id":{"toString":1,"valueOf":2},"fen":7}'],
    ['id with a prototype', '{"__proto__":{"id":3},"fen":7}'],
  ])('a line that is hard to answer has its answer: %s', (_, line) => {
    const input = `{"id":"before","board":"."}\n${line}\n{"id":"after","board":"."}\n`;
    const resumed = join(folder, 'hard.ndjson');
    for (const args of [['--ndjson'], ['--ndjson', '--jobs', '2'], ['--json', '--resume', resumed]]) {
      const { stderr, stdout } = kakoi(['moves', ...args], input);
      const answers = lines(args.includes(resumed) ? readFileSync(resumed, 'utf8') : stdout);
      expect([stderr, answers.length]).toEqual(['', 3]);
      expect(answers).toMatchObject([
        { id: 'before' },
        { error: { code: expect.stringMatching(/^bad-/) } },
        { id: 'after' },
      ]);
    }
    writeFileSync(resumed, '');
    const { status } = kakoi(['render', '-o', join(folder, 'hard'), '--json'], input);
    expect(status).toBe(1);
  });

  test.each([
    [['analyze', 'no-such-file.sgf'], '', 1, 'kakoi: no-such-file.sgf: no such file or directory\n'],
    [['analyze', '-'], '(;SZ[5]\n;B[zz])', 1, /^kakoi: standard input:2:3: 'zz' is outside .*\n$/],
    [['analyze', '-'], 'hello', 1, /^kakoi: standard input:1:1: no game record/],
    [['analyze', '-'], '', 1, /^kakoi: standard input:1:1: no game record/],
    [
      ['analyze'],
      '(;GM[2])',
      1,
      /^kakoi: standard input:1:\d+: GM\[1\] is Go; this is a record of another game/,
    ],
    [['dead', '-'], '(;GM[9])', 1, "kakoi: standard input: 'dead' is for Go; this is Lines of Action\n"],
    [['score', '-'], '(;GM[9])', 1, /'score' is for Go and Senket/],
    [['analyze', '-'], 'Senket 9', 1, /'analyze' is for Go and Lines of Action/],
    [['score', '-'], 'Senket 9\n1. 5-5\n2. 9-10', 1, /^kakoi: standard input:3:4: /],
    [['moves', '-'], '{"sgf":5}', 1, /^kakoi: standard input:1: .*SGF must be text or bytes, not 5/],
    [['moves', '-'], '{"sgf":"(;SZ[5]\\n;B[zz])"}', 1, /^kakoi: standard input:1: line 2, column 3: 'zz'/],
    [['moves', '-', '--move', '3'], '(;SZ[5];B[aa])', 1, /^kakoi: standard input: .*3/],
    [['moves', '-', '--move', '3'], '{"board":"X.O"}', 1, /only a game has moves/],
    [
      ['moves', '-', '--game', '2'],
      '(;SZ[5])',
      1,
      /^kakoi: standard input: no game 2: the file holds 1 game\n$/,
    ],
    [['moves', '-', '--game', '2'], 'hello', 1, /no game 2|no game record/],
    [['moves', 'a', '--game', '0'], '', 2, /whole number from 1/],
    [['analyze', 'a', '--xml'], '', 2, /unknown option '--xml'/],
    [['score', 'a', '--rules', 'chess'], '', 2, /Allowed choices are japanese/],
    [['score', 'a', '--komi', 'six'], '', 2, /It is not a number/],
    [['moves', 'a', '--move', '-1'], '', 2, /whole number from 0/],
    [['moves', 'a', '--jobs', '0'], '', 2, /whole number from 1 to 256/],
    [['analyze', 'none.ndjson'], '', 1, 'kakoi: none.ndjson: no such file or directory\n'],
    [['moves', '-', '--resume', 'none/a'], '', 2, /none\/a: no such file or directory/],
    [['convert', 'a'], '', 2, /required option '--to <format>'/],
    [['render', 'a', '--all'], '', 2, /name a folder/],
    [['render', 'a', 'b', '-o', 'c.svg'], '', 2, /2 inputs make many pictures/],
    [
      ['render', 'x/a.sgf', 'y/a.sgf', '-o', 'c'],
      '',
      2,
      /x\/a\.sgf and y\/a\.sgf would both be written as 'a'/,
    ],
    [['render', 'a', '--overlay', 'passAlive,fog'], '', 2, /'fog' is not one of influence/],
    [['score', '--mismatch', '--ndjson'], '', 2, /a filter \(--ndjson\) answers every line/],
    [['score', 'a', '--brief', '--json'], '', 2, /'--brief' cannot be used with option '--json'/],
    [['render', 'a', '--format', 'png', '--json'], '', 2, /PNG is binary/],
    [['render', 'a', '--json', '--format', 'png'], '', 2, /name a file or a folder/],
    [['frobnicate'], '', 2, /unknown command 'frobnicate'/],
    [[], '', 2, /^Usage: kakoi/],
  ])('kakoi %j', (args, input, status, message) => {
    const run = kakoi(args, input);
    expect([run.status, run.stdout]).toEqual([status, '']);
    expect(run.stderr).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message);
    expect(run.stderr).not.toContain('    at '); // no stack traces
  });
});

test('runs no code that comes as text', () => {
  expect(readFileSync(cli, 'utf8')).not.toMatch(/\bnew Function\b|\beval\(/);
});

const bun = spawnSync('bun', ['--version']).status === 0;
if (!bun) console.warn('Bun is not installed: its test is skipped');

(bun ? test : test.skip)('threads work under Bun', () => {
  const args = [cli, 'moves', '--jobs', '2', '--ndjson'];
  const { status, stdout } = spawnSync('bun', args, {
    input: '{"id":1,"board":".."}\n',
    timeout: 20_000,
    encoding: 'utf8',
  });
  expect([status, lines(stdout)]).toMatchObject([0, [{ id: 1, count: 2 }]]);
});

test('help and version', () => {
  expect(kakoi(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  for (const args of [['--help'], ['help']]) {
    const { status, stdout } = kakoi(args);
    expect([status, stdout]).toEqual([0, expect.stringContaining('Usage: kakoi')]);
    expect(stdout).toContain('Exit status: 0 every input has its answer');
  }
});

test.each(['analyze', 'score', 'dead', 'moves', 'convert', 'render'])('kakoi help %s', (name) => {
  const { status, stdout } = kakoi(['help', name]);
  expect(status).toBe(0);
  expect(kakoi([name, '--help']).stdout).toBe(stdout);
  expect(stdout).toContain(`Usage: kakoi ${name} [options] [inputs...]`);
  for (const option of ['--json', '--ndjson', '--jobs', '--resume', '--move', '--game', '--lenient'])
    expect(stdout).toContain(option);
  // The examples are real: each names this command and options that it has.
  const examples = stdout.slice(stdout.indexOf('Examples:')).match(/kakoi .*/g) ?? [];
  expect(examples.length).toBeGreaterThanOrEqual(2);
  for (const option of examples.join(' ').match(/ --?[a-z]+/g) ?? []) {
    expect(stdout.slice(0, stdout.indexOf('Examples:'))).toContain(option.trim());
  }
});

describe('at a terminal', () => {
  const terminal = 'data:text/javascript,process.stdin.isTTY = true';
  const says = 'kakoi: reading from the terminal, up to Ctrl+D\n';

  test.each([
    ['score', '(;SZ[5];B[cc])'],
    ['find', '(;SZ[5];B[cc])'],
    ['gtp', 'quit\n'],
    ['uci', 'quit\n'],
  ])('%s says that it reads what is typed there', (name, input) => {
    const args = name === 'find' ? [name, '-', '--pattern', 'X'] : name === 'score' ? [name, '-'] : [name];
    const run = node(['--import', terminal, cli, ...args], { input });
    expect(run).toMatchObject({ status: 0, stderr: says });
    expect(node([cli, ...args], { input }).stderr).toBe(''); // for all others it is silent
  });
});
