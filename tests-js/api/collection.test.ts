/** kakoi/collection: games kept so that every position of them is found. */

import { GoBoard, GoGame, init } from 'kakoi';
import { addContinuations, Collection, type CollectionQuery, collectionEngine } from 'kakoi/collection';
import { createPool } from 'kakoi/worker';
import { errorOf, kakoiErrorOf } from '../support/errors.js';
import { oddGame } from '../support/odd-games.js';
import { randomNumbers } from '../support/random.js';

const rows = (...text: string[]) => text.join('\n');

/** Three openings, the second and third of which reach the same position in another order, and turned. */
const OPENINGS = rows(
  '(;SZ[9]PB[Aki]PW[Ito]DT[2001-05-01]EV[Cup]RE[B+R];B[gc];W[cg];B[gg])',
  '(;SZ[9]PB[Ito]PW[Aki]DT[2002-05-01]RE[W+2.5];B[gg];W[cg];B[gc];W[cc])',
  '(;SZ[9]PB[Baek]PW[Ito]RE[W+R];B[cc];W[gc];B[cg];W[gg])',
);

function collectionOf(...sources: string[]): Collection {
  const collection = Collection.empty();
  for (const source of sources) expect(collection.add(source).faults).toEqual([]);
  return collection;
}

test('needs an engine of its own', async () => {
  await init();
  expect(kakoiErrorOf(() => Collection.empty())).toMatchObject({
    code: 'not-initialised',
    message: expect.stringContaining('init(collectionEngine)'),
  });
  await init(collectionEngine);
  expect(Collection.empty().size).toBe(0);
});

describe('with its engine', () => {
  beforeAll(() => init(collectionEngine));

  describe('find', () => {
    test('finds a position by whatever moves it was reached, and however it is turned', () => {
      const board = GoGame.fromSgf(OPENINGS).board;
      expect(collectionOf(OPENINGS).find({ board })).toEqual([
        { game: 0, move: 3, symmetry: 'identity', swapped: false },
        { game: 1, move: 3, symmetry: 'identity', swapped: false },
        { game: 2, move: 3, symmetry: expect.any(String), swapped: false },
      ]);
      expect(collectionOf(OPENINGS).find({ board, symmetries: false })).toHaveLength(2);
      expect(collectionOf(OPENINGS).find({ board, toPlay: 'black' })).toEqual([]);
    });

    test('tells how the position has to be turned to be what stood on the board', () => {
      const collection = collectionOf(OPENINGS);
      const board = GoGame.fromSgf(OPENINGS).board;
      for (const { game, move, symmetry } of collection.find({ board }))
        expect(collection.game(game).boardAt(move).toDiagram()).toBe(board.transform(symmetry).toDiagram());
    });

    test('finds a pattern with what may be on each point', () => {
      //    a stone of White's, taken, and the empty point that is left
      const collection = collectionOf('(;SZ[9];B[cb];W[cc];B[bc];W[gg];B[dc];W[gh];B[cd])');
      const at = (query: CollectionQuery) => collection.find(query).map(({ move }) => move);
      expect(at({ pattern: rows('*X*', 'XOX', '*.*') })).toEqual([5]);
      expect(at({ pattern: rows('*X*', 'X.X', '*X*') })).toEqual([7]);
      expect(at({ pattern: rows('*x*', 'xox', '*x*') })).toEqual([0]);
      expect(at({ pattern: rows('*O*', 'O.O', '*O*') })).toEqual([]);
      expect(at({ pattern: rows('*O*', 'O.O', '*O*'), swapColors: true })).toEqual([7]);
    });

    test('holds a pattern to a corner, an edge, or the sides as it is drawn', () => {
      // Black's stone is on the 3-4 point of the upper right corner: three lines from the top.
      const collection = collectionOf('(;SZ[19];B[pc])');
      const found = (pattern: string, anchor: 'corner' | 'edge' | 'top-right' | 'top-left') =>
        collection.find({ pattern, anchor }).length;
      const corner = rows('.....', '.....', '.X...', '.....', '.....');
      expect(found(corner, 'top-right')).toBe(1);
      expect(found(corner, 'top-left')).toBe(0);
      expect(found(corner, 'corner')).toBe(1);
      expect(found(rows('...', '...', '.X.'), 'edge')).toBe(1);
      expect(found(rows('...', '.X.'), 'edge')).toBe(0);
    });

    test('counts stones set up before a move as standing after the last one', () => {
      const collection = collectionOf('(;SZ[9]AB[aa][bb];W[cc];AE[aa]AW[ii];B[dd])');
      const moves = (pattern: string, anchor: 'top-left' | 'bottom-right') =>
        collection.find({ pattern, anchor, symmetries: false }).map(({ move }) => move);
      expect(moves(rows('X.', '.X'), 'top-left')).toEqual([0]);
      expect(moves(rows('..', '.X'), 'top-left')).toEqual([1]);
      expect(moves(rows('..', '.O'), 'bottom-right')).toEqual([1]);
    });

    test('asks only the games wanted, and as many', () => {
      const collection = collectionOf(OPENINGS);
      const query = { pattern: 'X', anchor: 'anywhere' } as const;
      expect(collection.find({ ...query, limit: 2 }).map(({ game }) => game)).toEqual([0, 1]);
      expect(
        collection.find({ ...query, where: ({ white }) => white === 'Ito' }).map(({ game }) => game),
      ).toEqual([0, 2]);
      expect(collection.games(({ event }) => event === 'Cup')).toEqual([0]);
    });

    test('refuses what is no question', () => {
      const collection = collectionOf(OPENINGS);
      const of = (query: unknown) => errorOf(() => collection.find(query as CollectionQuery));
      expect(of({})).toMatch('bad-option: a question to a collection has a board or a pattern');
      expect(of({ pattern: 'X?' })).toMatch("bad-diagram: '?' in row 1, column 2 is not one of X O . * x o");
      expect(of({ pattern: 'X', anchor: 'middle' })).toMatch("bad-option: anchor must be one of 'anywhere'");
      expect(of({ pattern: 'X', board: GoBoard.empty(9) })).toMatch("bad-option: unknown option 'pattern'");
      expect(of({ pattern: 'X'.repeat(33) })).toMatch('bad-size');
      expect(of({ board: 'X' })).toMatch('bad-option: the board must be a GoBoard');
      expect(of({ pattern: 'X', local: true })).toMatch("bad-option: unknown option 'local'");
    });
  });

  describe('continuations', () => {
    test('counts what was played next, in the orientation of the question, and who won', () => {
      const board = GoGame.fromSgf('(;SZ[9];B[gc];W[cg];B[gg])').board;
      expect(collectionOf(OPENINGS).continuations({ board })).toEqual([
        { color: 'white', vertex: [2, 2], count: 2, blackWins: 0, whiteWins: 2 },
      ]);
    });

    test('counts as one the moves that a symmetry of the position makes equal', () => {
      const board = GoBoard.empty(9);
      expect(collectionOf(OPENINGS).continuations({ board })).toEqual([
        { color: 'black', vertex: [6, 2], count: 3, blackWins: 1, whiteWins: 2 },
      ]);
      expect(collectionOf(OPENINGS).continuations({ board, symmetries: false })).toHaveLength(3);
    });

    test('tells a move elsewhere from one in the pattern, or passes over it', () => {
      const collection = collectionOf('(;SZ[9];B[cc];W[gg];B[gc];W[dc])');
      const query = {
        pattern: rows('....', '....', '..X.', '....'),
        anchor: 'top-left',
        symmetries: false,
      } as const;
      const none = { blackWins: 0, whiteWins: 0 };
      expect(collection.continuations(query)).toEqual([{ color: 'white', vertex: null, count: 1, ...none }]);
      expect(collection.continuations({ ...query, local: true })).toEqual([
        { color: 'white', vertex: [3, 2], count: 1, ...none },
      ]);
    });

    test('gives the colours of the question where they are swapped in the game', () => {
      const collection = collectionOf('(;SZ[9]RE[B+R];W[cc];B[gg])');
      const query = { pattern: '*X*', swapColors: true } as const;
      expect(collection.continuations(query)).toEqual([
        { color: 'white', vertex: null, count: 1, blackWins: 0, whiteWins: 1 },
      ]);
    });

    test('adds up parts of a collection', () => {
      const query = { board: GoBoard.empty(9) };
      const parts = OPENINGS.split('\n').map((record) => collectionOf(record).continuations(query));
      expect(addContinuations(parts)).toEqual(collectionOf(OPENINGS).continuations(query));
    });
  });

  describe('add', () => {
    test('takes every game of a file, and tells those that cannot be read', () => {
      const collection = Collection.empty();
      const { added, faults } = collection.add('(;SZ[9];B[cc])(;B[zz])(;GM[2];B[cc])(;SZ[5];B[aa]', {
        name: 'a.sgf',
      });
      expect(added).toEqual([0]);
      expect(faults.map(({ code, message }) => `${code}: ${message}`)).toEqual([
        "bad-sgf: a.sgf: game 2: after move 0: B: 'zz' is outside the 19×19 board (lenient reading mends it)",
        "bad-sgf: a.sgf: game 3: GM[1] is Go; this is a record of another game, '2'",
        expect.stringMatching(/^bad-sgf: a\.sgf: line 1, column \d+: /),
      ]);
      expect(collection.info(0)).toMatchObject({ name: 'a.sgf', moves: 1, width: 9, height: 9 });
      expect(collection.add('no game at all')).toMatchObject({ added: [], faults: [{ code: 'bad-sgf' }] });
    });

    test('mends what can be mended when asked', () => {
      const collection = Collection.empty();
      expect(collection.add('(;SZ[9];B[zz];W[cc]', { lenient: true })).toEqual({ added: [0], faults: [] });
      expect(collection.info(0).moves).toBe(1);
    });

    test('takes bytes in any encoding', () => {
      const collection = Collection.empty();
      collection.add(Uint8Array.from(Buffer.from('(;CA[ISO-8859-1]PB[J\xfcrgen];B[cc])', 'latin1')));
      expect(collection.info(0).black).toBe('Jürgen');
    });

    test('keeps boards of all sizes, and games of handicap', () => {
      const collection = collectionOf('(;SZ[1])(;SZ[32:2];B[fa])(;SZ[19]HA[2]AB[dd][pp];W[dp])');
      expect([0, 1, 2].map((game) => collection.info(game).width)).toEqual([1, 32, 19]);
      expect(collection.find({ pattern: 'X' }).map(({ game, move }) => [game, move])).toEqual([
        [1, 1],
        [2, 0],
      ]);
    });
  });

  test('gives its games back, position by position', () => {
    const random = randomNumbers(7);
    for (let i = 0; i < 60; i++) {
      const record = oddGame(random);
      const was = GoGame.fromSgf(record);
      const is = collectionOf(record).game(0);
      expect(is.moveNumber).toBe(was.moveNumber);
      for (let move = 0; move <= was.moveNumber; move++)
        expect(is.boardAt(move).toDiagram()).toBe(was.boardAt(move).toDiagram());
      expect(is.info).toEqual(was.info);
    }
  });

  test('takes the games of others, all or some', () => {
    const [from, to] = [collectionOf(OPENINGS), collectionOf('(;SZ[9]PB[Own];B[aa])')];
    expect(to.addAll(from, [2, 0])).toEqual([1, 2]);
    expect(to.games().map((game) => to.info(game).black)).toEqual(['Own', 'Baek', 'Aki']);
    expect(to.addAll(from)).toEqual([3, 4, 5]);
    from.remove(1);
    expect(errorOf(() => to.addAll(from, [0, 1]))).toBe('bad-option: there is no game 1 in the collection');
    expect(errorOf(() => to.addAll(from, [0, 0]))).toBe('bad-option: game 0 comes twice');
    expect(to.size).toBe(6);
  });

  test('tells who has won, whatever the record calls it', () => {
    const results = ['B+3.5', 'W+R', 'Black wins', '0', 'Draw', 'Void', '?', ''];
    const collection = collectionOf(...results.map((result) => `(;SZ[9]RE[${result}];B[aa])`));
    expect(results.map((_, game) => collection.info(game).winner)).toEqual([
      ...['black', 'white', 'black'],
      ...[null, null, null, null, null],
    ]);
  });

  describe('remove', () => {
    test('leaves the others their numbers, also in a file', () => {
      const collection = collectionOf(OPENINGS);
      collection.remove(1);
      expect([collection.size, collection.games()]).toEqual([2, [0, 2]]);
      expect(errorOf(() => collection.info(1))).toBe('bad-option: there is no game 1 in the collection');
      expect(errorOf(() => collection.remove(1))).toMatch('bad-option');
      const read = Collection.fromBytes(collection.toBytes());
      expect(read.games()).toEqual([0, 2]);
      expect(read.find({ pattern: 'X' }).map(({ game }) => game)).toEqual([0, 2]);
      expect(read.find({ board: GoBoard.empty(9) }).map(({ game }) => game)).toEqual([0, 2]);
      expect(read.add('(;SZ[9])').added).toEqual([3]);
    });
  });

  describe('duplicates', () => {
    test('are equal, turned, or the beginning of another', () => {
      const collection = collectionOf(
        '(;SZ[9];B[cc];W[gc];B[gg])',
        '(;SZ[9];B[gg];W[cg];B[cc])', // turned
        '(;SZ[9];B[cc];W[gc])', // its beginning
        '(;SZ[9];B[cc];W[gc];B[cg])', // goes on otherwise
        '(;SZ[13];B[cc];W[gc];B[gg])', // on another board
        '(;SZ[9])',
      );
      expect(collection.duplicates()).toEqual([
        [0, 1, 2],
        [2, 3],
      ]);
    });

    test('differ by the stones set up', () => {
      const collection = collectionOf(
        '(;SZ[9]AB[aa][bb];W[cc])',
        '(;SZ[9]AB[ab];W[cc])',
        '(;SZ[9]AB[ii][hh];W[gg])',
      );
      expect(collection.duplicates()).toEqual([[0, 2]]);
    });
  });

  describe('bytes', () => {
    test('are the same for the same games, and give the same answers', () => {
      const collection = collectionOf(OPENINGS);
      const bytes = collection.toBytes();
      const read = Collection.fromBytes(bytes);
      expect(read.toBytes()).toEqual(bytes);
      expect(read.games().map((game) => read.info(game))).toEqual(
        collection.games().map((game) => collection.info(game)),
      );
    });

    test('that are others throw a KakoiError, whatever they are', () => {
      const random = randomNumbers(9);
      const bytes = collectionOf(OPENINGS).toBytes();
      for (let length = 0; length < bytes.length; length++)
        expect(kakoiErrorOf(() => Collection.fromBytes(bytes.slice(0, length))).code).toBe('bad-option');
      for (let i = 0; i < bytes.length; i++) {
        const changed = bytes.slice();
        changed[i]! ^= 1 + Math.floor(random() * 255);
        expect(kakoiErrorOf(() => Collection.fromBytes(changed)).code).toBe('bad-option');
      }
      for (const value of [null, 'text', [], new Uint32Array(8)])
        expect(kakoiErrorOf(() => Collection.fromBytes(value as unknown as Uint8Array)).code).toBe(
          'bad-option',
        );
    });

    test('with a right sum and hostile contents throw, or are some collection', () => {
      const random = randomNumbers(10);
      const original = collectionOf(OPENINGS).toBytes();
      let read = 0;
      for (let i = 0; i < 3000; i++) {
        const words = new Uint32Array(original.slice().buffer);
        for (let k = 0; k < 3; k++) words[2 + Math.floor(random() * (words.length - 2))] = random() * 2 ** 32;
        if (random() < 0.5) words[2] = 3;
        let sum = 0x811c9dc5 ^ words[2]!;
        for (let at = 4; at < words.length; at++) sum = Math.imul(sum ^ words[at]!, 0x01000193);
        words[3] = sum;
        try {
          const collection = Collection.fromBytes(new Uint8Array(words.buffer));
          collection.find({ pattern: 'X' });
          for (const game of collection.games()) collection.game(game).board.toDiagram();
          collection.duplicates();
          read++;
        } catch (error) {
          expect(error).toMatchObject({ name: 'KakoiError' });
        }
      }
      expect(read).toBeGreaterThan(0);
    });
  });

  test('parts are built and searched in workers, with progress, and until it is stopped', async () => {
    const pool = createPool({ workers: 2 });
    const progress: number[] = [];
    const sources = OPENINGS.split('\n').map((source, i) => ({ source, name: `game ${i}` }));
    const { shards, faults } = await pool.buildShards([...sources, '(;B[zz])'], {
      perShard: 1,
      onProgress: ({ done }) => progress.push(done),
    });
    expect([shards.length, faults.map(({ code }) => code), progress.at(-1)]).toEqual([4, ['bad-sgf'], 4]);
    const board = GoBoard.empty(9);
    const whole = collectionOf(OPENINGS);
    expect((await pool.findInShards(shards, { board })).map((matches) => matches.length)).toEqual([
      1, 1, 1, 0,
    ]);
    expect(await pool.continuationsInShards(shards, { board })).toEqual(whole.continuations({ board }));
    await expect(pool.findInShards(shards, { board }, { signal: AbortSignal.abort('enough') })).rejects.toBe(
      'enough',
    );
    await expect(pool.findInShards(shards, { pattern: '?' })).rejects.toMatchObject({ code: 'bad-diagram' });
    await expect(pool.findInShards([new Uint8Array(3)], { pattern: 'X' })).rejects.toMatchObject({
      code: 'bad-option',
    });
    await pool.terminate();
  });
});
