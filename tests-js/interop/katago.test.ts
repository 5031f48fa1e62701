/** GTP and KataGo's analysis engine, by the examples and the words of its own documentation. */

import { GoBoard, GoGame, goRules, init } from 'kakoi';
import { gtp, katago } from 'kakoi/interop';
import { errorOf } from '../support/errors.js';

beforeAll(() => init());

describe('GTP moves', () => {
  test('of either side, with passes and columns beyond the letter I', () => {
    const moves: gtp.Move[] = [
      ['B', 'J9'],
      ['B', 'A1'],
      ['W', 'pass'],
      ['W', 'H1'],
    ];
    const game = gtp.fromMoves(moves, { width: 9 });
    expect(game.board.toSignMap()[0]?.[8]).toBe(1);
    expect(gtp.toMoves(game)).toEqual(moves);
    expect(
      gtp.toMoves(
        gtp.fromMoves(
          [
            ['black', 'aa2'],
            ['White', 'PASS'],
          ],
          { width: 32 },
        ),
      ),
    ).toEqual([
      ['B', 'AA2'],
      ['W', 'pass'],
    ]);
  });

  test('take the rules, komi and stones they are given', () => {
    const setup = GoBoard.fromDiagram('X..\n...\n...');
    const game = gtp.fromMoves([['W', 'C1']], { setup, rules: 'chinese', komi: 0.5, handicap: 2 });
    expect(game.board.toDiagram()).toBe('X..\n...\n..O');
    expect([game.rules, game.handicap, game.toPlay]).toEqual([goRules('chinese', { komi: 0.5 }), 2, 'black']);
  });

  test('end with a resignation', () => {
    expect(
      gtp
        .fromMoves([
          ['B', 'C3'],
          ['W', 'resign'],
        ])
        .result(),
    ).toBe('B+R');
  });

  test('go to an engine as commands', () => {
    const game = new GoGame({ size: 9, handicap: 2, komi: 0.5 });
    game.play('E5');
    game.pass();
    expect(gtp.toCommands(game)).toEqual([
      'boardsize 9',
      'clear_board',
      'komi 0.5',
      'play B G7',
      'play B C3',
      'play W E5',
      'play B pass',
    ]);
    expect(errorOf(() => gtp.toCommands(new GoGame({ width: 9, height: 7 })))).toBe(
      "bad-option: '9×7' is not a square board, which GTP requires",
    );
  });

  test.each<[string, unknown, string]>([
    ['other players', [['R', 'A1']], "bad-option: 'R' is not a player: 'B' or 'W'"],
    ['SGF points', [['B', 'dd']], "bad-vertex: 'dd' is not a GTP location like 'D4' or 'pass'"],
    ['the letter I', [['B', 'I1']], "bad-vertex: 'I1' is not a vertex"],
    ['points off the board', [['B', 'T20']], "off-board: vertex 'T20' is outside the 19×19 board"],
    [
      'moves after a resignation',
      [
        ['B', 'resign'],
        ['W', 'A1'],
      ],
      "bad-vertex: 'resign' is not a GTP location",
    ],
    ['null', null, 'bad-option: null is not a list of moves'],
    ['text', 'BD4', "bad-option: 'BD4' is not a list of moves"],
    ['no pairs', ['B D4'], "bad-option: 'B D4' is not a move like ['B', 'D4']"],
  ])('refuse %s', (_, moves, message) => {
    expect(errorOf(() => gtp.fromMoves(moves as gtp.Move[]))).toMatch(message);
  });

  test.each<[unknown, string]>([
    [null, 'bad-option: options must be a plain object, not null'],
    [{ komu: 6.5 }, "bad-option: unknown option 'komu'"],
    [{ width: 9, handicap: 500 }, 'bad-option: handicap must be an integer from 0 to 81, not 500'],
    [{ width: 9, handicap: 1.5 }, 'bad-option: handicap must be an integer from 0 to 81, not 1.5'],
  ])('refuse the options %p', (options, message) => {
    expect(errorOf(() => gtp.fromMoves([], options as object))).toMatch(message);
  });
});

describe('a query', () => {
  test('is the example of the documentation', () => {
    const setup = GoBoard.empty(19).with('Q4', 'black').with('C4', 'black');
    const game = gtp.fromMoves(
      [
        ['W', 'P5'],
        ['B', 'P6'],
      ],
      { setup, rules: 'tromp-taylor', komi: 7.5 },
    );
    const { rules, initialPlayer, ...query } = katago.toQuery(game, { id: 'foo', analyzeTurns: [0, 1, 2] });
    expect(query).toEqual({
      id: 'foo',
      initialStones: [
        ['B', 'C4'],
        ['B', 'Q4'],
      ],
      moves: [
        ['W', 'P5'],
        ['B', 'P6'],
      ],
      komi: 7.5,
      boardXSize: 19,
      boardYSize: 19,
      analyzeTurns: [0, 1, 2],
    });
    expect(initialPlayer).toBe('W');
    // KataGo's kata-get-rules answers this for the shorthand.
    expect(rules).toEqual({
      ko: 'POSITIONAL',
      scoring: 'AREA',
      tax: 'NONE',
      suicide: true,
      hasButton: false,
      whiteHandicapBonus: '0',
    });
  });

  test('has the rules of the game, its shape, and who is to play', () => {
    const japanese = katago.toQuery(new GoGame({ width: 9, height: 7, handicap: 0 }), { id: '1' });
    expect(japanese.rules).toMatchObject({ ko: 'SIMPLE', scoring: 'TERRITORY', tax: 'SEKI', suicide: false });
    expect([japanese.boardXSize, japanese.boardYSize, japanese.initialPlayer]).toEqual([9, 7, 'B']);
    const aga = katago.toQuery(new GoGame({ rules: 'aga', handicap: 3 }), { id: '2' });
    expect(aga.rules).toMatchObject({ ko: 'SITUATIONAL', whiteHandicapBonus: 'N-1' });
    expect([aga.initialStones.length, aga.initialPlayer]).toEqual([3, 'W']);
  });

  test('begins where the record last sets up stones', () => {
    const game = GoGame.fromSgf('(;SZ[9]KM[7];B[aa];AW[bb];W[cc];B[];AE[aa]AB[ii]PL[W];W[ab];B[ba])');
    const { initialStones, initialPlayer, moves } = katago.toQuery(game, { id: 'x', analyzeTurns: [0, 2] });
    expect(initialStones).toEqual([
      ['B', 'J1'],
      ['W', 'B8'],
      ['W', 'C7'],
    ]);
    expect(initialPlayer).toBe('W');
    expect(moves).toEqual([
      ['W', 'A8'],
      ['B', 'B9'],
    ]);
    game.goTo(3); // Those stones come with the move before them.
    expect(katago.toQuery(game, { id: 'x' })).toMatchObject({ initialStones, initialPlayer: 'W', moves: [] });
    game.goTo(0);
    expect(katago.toQuery(game, { id: 'x' })).toMatchObject({
      initialStones: [],
      initialPlayer: 'B',
      moves: [],
    });
  });

  test('keeps every other field of KataGo', () => {
    const fields = {
      id: 'x',
      maxVisits: 10,
      includeOwnershipStdev: true,
      includeMovesOwnership: false,
      overrideSettings: { humanSLProfile: 'rank_5k' },
      avoidMoves: [{ player: 'B', moves: ['C3'], untilDepth: 1 }],
    };
    expect(katago.toQuery(new GoGame(), fields)).toMatchObject(fields);
  });

  test.each<[object, string]>([
    [{ maxVisits: '10' }, "bad-option: '10' is not a maxVisits"],
    [{ reportDuringSearchEvery: Number.NaN }, 'bad-option: NaN is not a reportDuringSearchEvery'],
    [{ includeOwnershipStdev: 1 }, 'bad-option: 1 is not an includeOwnershipStdev: true or false'],
    [{ analyzeTurns: 2 }, 'bad-option: 2 is not a list of analyzeTurns'],
    [{ analyzeTurns: [0, 1] }, 'bad-option: 1 is not a turn of analyzeTurns, 0 to 0'],
    [{ analyzeTurns: [-1] }, 'bad-option: -1 is not a turn of analyzeTurns, 0 to 0'],
    [{ overrideSettings: 'fast' }, "bad-option: 'fast' is not an overrideSettings"],
  ])('is refused with %p', (fields, message) => {
    expect(errorOf(() => katago.toQuery(new GoGame(), { id: 'x', ...fields }))).toBe(message);
  });

  test('is refused for what KataGo does not have', () => {
    const query = (game: GoGame) => errorOf(() => katago.toQuery(game, { id: 'x' }));
    expect(query(new GoGame({ komi: 6.25 }))).toBe(
      'bad-option: 6.25 is not a komi for KataGo: whole and half points up to 150',
    );
    expect(query(new GoGame({ rules: goRules('aga', { ko: 'natural-situational' }) }))).toBe(
      'bad-option: KataGo does not know the natural situational superko rule',
    );
    expect(errorOf(() => katago.toQuery(new GoGame(), {} as { id: string }))).toBe(
      'bad-option: undefined is not an id',
    );
  });
});

describe('a response', () => {
  /** The response of the documentation, shortened. */
  const response: katago.Response & Record<string, unknown> = {
    id: 'foo',
    isDuringSearch: false,
    moveInfos: [
      {
        move: 'Q5',

        prior: 0.89,
        pv: ['Q5', 'R5', 'pass'],
        scoreLead: 8.25,
        visits: 495,
        winrate: 0.875,
      },
      { move: 'pass', prior: 0.02, pv: [], scoreLead: -12.5, visits: 2, winrate: 0.25 },
    ],
    rootInfo: { scoreLead: 8.5, visits: 500, winrate: 0.75 },
    turnNumber: 2,
  };

  test("has vertices and black's numbers", () => {
    expect(katago.fromResponse(response)).toEqual({
      id: 'foo',
      turnNumber: 2,
      isDuringSearch: false,
      visits: 500,
      winrate: 0.75,
      lead: 8.5,
      moves: [
        {
          vertex: [15, 14],
          visits: 495,
          winrate: 0.875,
          lead: 8.25,
          prior: 0.89,
          line: [[15, 14], [16, 14], null],
        },
        { vertex: null, visits: 2, winrate: 0.25, lead: -12.5, prior: 0.02, line: [] },
      ],
    });
    const { winrate, lead, moves } = katago.fromResponse(response, { perspective: 'white' });
    expect([winrate, lead, moves[1]?.winrate, moves[1]?.lead]).toEqual([0.25, -8.5, 0.75, 12.5]);
  });

  /** Every field of KataGo's documentation, on a board of 2×1. */
  const full: katago.Response = {
    id: 'foo',
    turnNumber: 0,
    moveInfos: [
      {
        move: 'B1',
        visits: 4,
        edgeVisits: 3,
        winrate: 0.75,
        scoreLead: 2,
        scoreStdev: 20,
        scoreSelfplay: 3,
        prior: 0.5,
        noResultValue: 0.125,
        humanPrior: 0.25,
        utility: 0.5,
        lcb: 0.625,
        utilityLcb: 0.375,
        weight: 3.5,
        edgeWeight: 2.5,
        order: 0,
        playSelectionValue: 30,
        isSymmetryOf: 'A1',
        pv: ['B1', 'pass'],
        pvVisits: [4, 2],
        pvEdgeVisits: [3, 1],
        ownership: [1, -0.5],
        ownershipStdev: [0, 0.25],
      },
    ],
    rootInfo: {
      visits: 5,
      winrate: 0.5,
      scoreLead: 1,
      scoreStdev: 21,
      scoreSelfplay: 1.5,
      utility: 0.25,
      lcb: 0.25,
      utilityLcb: 0.125,
      weight: 4.5,
      currentPlayer: 'W',
      thisHash: 'F8FA',
      symHash: '1D25',
      symmetriesUsed: [0, 2],
      rawWinrate: 0.25,
      rawLead: 3,
      rawScoreSelfplay: 4,
      rawScoreSelfplayStdev: 22,
      rawNoResultProb: 0.0625,
      rawStWrError: 0.03125,
      rawStScoreError: 0.5,
      rawVarTimeLeft: 12,
      humanWinrate: 0.125,
      humanScoreMean: 5,
      humanScoreStdev: 23,
      humanStWrError: 0.375,
      humanStScoreError: 6,
    },
    ownership: [0.5, -1],
    ownershipStdev: [0.125, 0],
    policy: [0.25, 0.5, 0.25],
    humanPolicy: [-1, 0.75, 0.25],
  };

  test('has all that KataGo reports, in its words', () => {
    const { moves, ownership, ownershipStdev, policy, humanPolicy, ...numbers } = katago.fromResponse(full, {
      width: 2,
      height: 1,
    });
    const { scoreLead, currentPlayer, ...rest } = full.rootInfo;
    expect(numbers).toEqual({
      id: 'foo',
      turnNumber: 0,
      isDuringSearch: false,
      ...rest,
      lead: scoreLead,
      toPlay: 'white',
      passPolicy: 0.25,
      humanPassPolicy: 0.25,
    });
    expect(currentPlayer).toBe('W');
    expect([ownership, ownershipStdev, policy, humanPolicy].map((map) => map?.toMap())).toEqual([
      [[0.5, -1]],
      [[0.125, 0]],
      [[0.25, 0.5]],
      [[-1, 0.75]],
    ]);
    const { ownership: after, ownershipStdev: spread, ...move } = moves[0]!;
    expect([after?.toMap(), spread?.toMap()]).toEqual([[[1, -0.5]], [[0, 0.25]]]);
    expect(move).toEqual({
      vertex: [1, 0],
      visits: 4,
      edgeVisits: 3,
      winrate: 0.75,
      lead: 2,
      scoreStdev: 20,
      scoreSelfplay: 3,
      prior: 0.5,
      noResultValue: 0.125,
      humanPrior: 0.25,
      utility: 0.5,
      lcb: 0.625,
      utilityLcb: 0.375,
      weight: 3.5,
      edgeWeight: 2.5,
      order: 0,
      playSelectionValue: 30,
      symmetryOf: [0, 0],
      line: [[1, 0], null],
      lineVisits: [4, 2],
      lineEdgeVisits: [3, 1],
    });
  });

  test("turns the other side's numbers round, and leaves what has no side", () => {
    const white = katago.fromResponse(full, { width: 2, height: 1, perspective: 'white' });
    expect(white).toMatchObject({
      winrate: 0.5,
      lead: -1,
      scoreStdev: 21,
      scoreSelfplay: -1.5,
      utility: -0.25,
      lcb: 0.75,
      utilityLcb: -0.125,
      weight: 4.5,
      rawWinrate: 0.75,
      rawLead: -3,
      rawScoreSelfplay: -4,
      rawScoreSelfplayStdev: 22,
      rawNoResultProb: 0.0625,
      rawStWrError: 0.03125,
      rawStScoreError: 0.5,
      rawVarTimeLeft: 12,
      humanWinrate: 0.875,
      humanScoreMean: -5,
      humanScoreStdev: 23,
      humanStWrError: 0.375,
      humanStScoreError: 6,
    });
    expect(white.moves[0]).toMatchObject({
      lcb: 0.375,
      utility: -0.5,
      utilityLcb: -0.375,
      scoreSelfplay: -3,
      scoreStdev: 20,
      prior: 0.5,
      humanPrior: 0.25,
      weight: 3.5,
      noResultValue: 0.125,
    });
    expect(white.moves[0]?.ownership?.toMap()).toEqual([[-1, 0.5]]);
    expect(white.moves[0]?.ownershipStdev?.toMap()).toEqual([[0, 0.25]]);
    expect(white.ownershipStdev?.toMap()).toEqual([[0.125, 0]]);
    expect(white.humanPolicy?.toMap()).toEqual([[-1, 0.75]]);
  });

  test.each<[string, object, object, string]>([
    ['number', { scoreStdev: 'big' }, {}, "bad-option: 'big' is not a scoreStdev"],
    ['number of the root', {}, { rawStWrError: null }, 'bad-option: null is not a rawStWrError'],
    ['player', {}, { currentPlayer: 'black' }, "bad-option: 'black' is not a currentPlayer: 'B' or 'W'"],
    ['hash', {}, { symHash: 7 }, 'bad-option: 7 is not a symHash'],
    ['list', { pvVisits: 3 }, {}, 'bad-option: 3 is not a pvVisits'],
    ['item', { pvVisits: [3, '2'] }, {}, "bad-option: '2' is not a number of pvVisits"],
    ['length', { pvEdgeVisits: [3] }, {}, "size-mismatch: '1 numbers' is not a pvEdgeVisits of 2 numbers"],
    ['map', { ownership: [1] }, {}, "size-mismatch: '1 numbers' is not an ownership of 2 numbers"],
    ['point', { isSymmetryOf: 'C1' }, {}, "off-board: vertex 'C1' is outside the 2×1 board"],
  ])('with a bad %s is refused by its name', (_, move, root, message) => {
    const bad = {
      ...full,
      moveInfos: [{ ...full.moveInfos[0], ...move }],
      rootInfo: { ...full.rootInfo, ...root },
    } as katago.Response;
    expect(errorOf(() => katago.fromResponse(bad, { width: 2, height: 1 }))).toBe(message);
  });

  test('has maps, from the top left row by row', () => {
    const ownership = [1, 0.5, -1, 0, 0.25, -0.5];
    const policy = [-1, 0.5, 0, 0.25, 0, 0.125, 0.125];
    const small = { ...response, moveInfos: [], ownership, policy };
    const analysis = katago.fromResponse(small, { width: 3, height: 2 });
    expect(analysis.ownership?.toMap()).toEqual([
      [1, 0.5, -1],
      [0, 0.25, -0.5],
    ]);
    expect(analysis.ownership?.at('A2')).toBe(1);
    expect([analysis.policy?.at('B2'), analysis.policy?.at('A2'), analysis.passPolicy]).toEqual([
      0.5, -1, 0.125,
    ]);
    const white = katago.fromResponse(small, { width: 3, height: 2, perspective: 'white' });
    expect(white.ownership?.toMap()).toEqual([
      [-1, -0.5, 1],
      [0, -0.25, 0.5],
    ]);
    expect(white.policy?.at('B2')).toBe(0.5); // the mover's own, whoever the numbers are for
  });

  test.each<[string, object, string]>([
    [
      'errors',
      { id: 'foo', error: 'no such field', field: 'x' },
      'bad-option: KataGo reports: no such field',
    ],
    [
      'terminated searches',
      { id: 'foo', noResults: true },
      'bad-option: KataGo was stopped before it had results',
    ],
    [
      'points off the board',
      { ...response, moveInfos: [{ ...response.moveInfos[0], move: 'Z1' }] },
      'off-board: ',
    ],
    ['other objects', { id: 'foo' }, 'bad-option: undefined is not a rootInfo'],
    ['other numbers', { ...response, turnNumber: '2' }, "bad-option: '2' is not a turnNumber"],
  ])('is refused: %s', (_, json, message) => {
    expect(errorOf(() => katago.fromResponse(json as katago.Response))).toMatch(message);
  });

  test('with a frame that is none is refused', () => {
    expect(errorOf(() => katago.fromMap([1], null as never))).toBe(
      'bad-option: options must be a plain object, not null',
    );
    expect(errorOf(() => katago.fromResponse(response as katago.Response, null as never))).toBe(
      'bad-option: options must be a plain object, not null',
    );
    expect(errorOf(() => katago.fromMap([1], { widht: 1 } as object))).toMatch("unknown option 'widht'");
    expect(errorOf(() => katago.fromMap([], { width: 0 }))).toMatch('bad-size: ');
    expect(errorOf(() => katago.fromResponse(response, { width: 33 }))).toMatch('bad-size: ');
  });

  test('whose map is of another size is refused', () => {
    expect(errorOf(() => katago.fromMap([1, 0], { width: 3 }))).toBe(
      "size-mismatch: '2 numbers' is not a list of 9 numbers",
    );
    expect(errorOf(() => katago.fromMap([Number.NaN], { width: 1 }))).toBe(
      'bad-option: NaN is not a number for a point',
    );
    expect(errorOf(() => katago.fromMap([1], { width: 1, perspective: 'B' as 'black' }))).toBe(
      "bad-option: 'B' is not a side: 'black' or 'white'",
    );
  });
});
