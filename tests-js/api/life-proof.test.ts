/** Proofs that verifyProof() of kakoi/reading accepts, and forgeries that it does not. */

import { type Color, GoBoard, init, PointSet, vertexName } from 'kakoi';
import {
  type LifeProof,
  type ProofCheck,
  proofFromJSON,
  readingEngine,
  readLife,
  verifyProof,
} from 'kakoi/reading';
import { createPool } from 'kakoi/worker';
import { errorOf, kakoiErrorOf } from '../support/errors.js';

/** The side that plays B1 first has the corner. White's wall could be captured from outside. */
const CORNER_ROWS = `
  . . . . . . .
  O O O O O . .
  X X X X O . .
  . . . X O . .`;
let CORNER: GoBoard;

/** The same corner, with two eyes for White's wall. */
const WALLED_ROWS = `
  . O . O . O .
  O O O O O O .
  X X X X O O .
  . . . X O . .`;
let WALLED: GoBoard;

/** Black has two eyes, in B4 and D4. */
const ALIVE_ROWS = `
  X . X . X O .
  X X X X X O .
  O O O O O O .
  . . . . . . .`;
let ALIVE: GoBoard;

beforeAll(async () => {
  await init(readingEngine);
  [CORNER, WALLED, ALIVE] = [CORNER_ROWS, WALLED_ROWS, ALIVE_ROWS].map((rows) =>
    GoBoard.fromDiagram(rows),
  ) as [GoBoard, GoBoard, GoBoard];
});

const proofOf = (board: GoBoard, target: string, toPlay: Color): LifeProof => {
  const [proof] = readLife(board, target, { toPlay, proof: true }).proofs;
  return proof!;
};
const points = ({ width, height }: GoBoard, ...vertices: string[]) => PointSet.of(width, height, vertices);
const named = ({ height }: GoBoard, { assumes }: ProofCheck) =>
  assumes.map((set) => [...set].map((vertex) => vertexName(vertex, height)).join(' '));

/** A claim that needs no answers, where it is true. */
const claim = (board: GoBoard, fields: Partial<LifeProof>) =>
  verifyProof(board, {
    claim: 'captured',
    koMaster: 'black',
    retakes: 5,
    toPlay: 'white',
    ko: null,
    target: points(board, 'A1'),
    region: PointSet.full(board.width, board.height),
    answers: {},
    ...fields,
  } as LifeProof);

describe('the target is held against the board', () => {
  test('nothing is captured of a living group when nothing is asked about', () => {
    expect(claim(ALIVE, { target: points(ALIVE) })).toMatchObject({
      valid: false,
      fault: 'the target is empty',
      line: [],
      assumes: [],
    });
  });

  test('a dead group does not stay because a stone of the other side does', () => {
    const dead = proofOf(CORNER, 'A2', 'white');
    const target = points(CORNER, 'A2', 'A3');
    const fault = 'the target is not stones of one colour: A2 is not white';
    for (const word of ['stays', 'captured', 'two-eyes', 'no-eyes'] as const)
      expect(verifyProof(CORNER, { ...dead, claim: word, target })).toMatchObject({ valid: false, fault });
  });

  test('empty points are no stones of it', () => {
    const fault = 'the target is not stones of one colour: B4 is not white';
    expect(claim(ALIVE, { target: points(ALIVE, 'B4') }).fault).toBe(fault);
  });

  test('it is in the region', () => {
    const region = points(CORNER, 'A1', 'B1', 'C1');
    const fault = 'the target is not in the region: A2';
    expect(claim(CORNER, { target: points(CORNER, 'A2'), region }).fault).toBe(fault);
  });
});

describe('the region is held against the board', () => {
  test('a chain that can be captured in it is in it with all its stones', () => {
    const region = points(CORNER, 'A2', 'A1', 'B1', 'C1');
    const asked = { claim: 'stays', target: points(CORNER, 'A2'), region } as const;
    expect(claim(CORNER, asked)).toMatchObject({
      valid: false,
      fault: 'the region lacks B2, a stone that can be captured in it',
    });
  });

  test('a chain with a liberty outside of it stays, and is told as assumed', () => {
    const region = points(CORNER, 'A2', 'A1', 'B1');
    const check = claim(CORNER, { claim: 'stays', target: points(CORNER, 'A2'), region });
    expect(check.valid).toBe(true);
    expect(named(CORNER, check)).toEqual(['A2 B2 C2 D2 D1', 'C1']);
  });
});

describe('a check says what the proof stands on', () => {
  test('a wall that is not alive by itself', () => {
    const check = verifyProof(CORNER, proofOf(CORNER, 'A2', 'white'));
    expect(check.valid).toBe(true);
    expect(named(CORNER, check)).toEqual(['A3 B3 C3 D3 E3 E2 E1']);
  });

  test('nothing, where the wall has two eyes', () => {
    const check = verifyProof(WALLED, proofOf(WALLED, 'A2', 'white'));
    expect(check).toMatchObject({ valid: true, assumes: [] });
  });

  test('nothing, where the winner is the one inside', () => {
    const check = verifyProof(CORNER, proofOf(CORNER, 'A2', 'black'));
    expect(check).toMatchObject({ valid: true, assumes: [] });
  });

  test('open points beside a region that was cut small', () => {
    const room = GoBoard.fromDiagram(`
      O O O O O O
      X X X X O .
      . . . X O .
      . . . X O .`);
    // B1 is left out: a stone beside it has a liberty for good.
    const region = points(room, 'A1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3', 'D3', 'D2', 'D1');
    const { proofs } = readLife(room, 'A3', { toPlay: 'white', region, proof: true });
    expect(proofs.map((proof) => named(room, verifyProof(room, proof)))).toEqual([['B1']]);
  });
});

describe('kos are held against the board', () => {
  /** White can take a stone at B1, unless Black took there just now. */
  const KO_ROWS = `
    . X O . .
    X . X O .
    . X O . .`;

  test('only where a stone can just have been captured', () => {
    const KO = GoBoard.fromDiagram(KO_ROWS);
    const asked = { claim: 'stays', toPlay: 'white', target: points(KO, 'C2') } as const;
    expect(claim(KO, { ...asked, ko: [1, 1] }).fault).not.toMatch(/ko/);
    expect(claim(KO, { ...asked, ko: [0, 0] }).fault).toBe(
      'A3 cannot be a ko that is forbidden to white, in the region',
    );
    expect(claim(KO, { ...asked, ko: [1, 0] }).fault).toMatch(/^B3 cannot be a ko/); // a stone
    expect(claim(KO, { ...asked, toPlay: 'black', ko: [1, 1] }).fault).toMatch(/^B2 cannot be a ko/);
    expect(claim(KO, { ...asked, ko: [1, 1], region: KO.empties().not().with('A3') }).fault).toMatch(/ko/);
  });

  test('a ko elsewhere is no part of a proof', () => {
    const [proof] = readLife(CORNER, 'A2', { toPlay: 'white', ko: 'G4', proof: true }).proofs;
    expect(proof?.ko).toBeNull();
  });

  test('who wins kos takes back as often as in every proof', () => {
    const proof = proofOf(CORNER, 'A2', 'white');
    for (const retakes of [0, 4, 6, 2 ** 40])
      expect(verifyProof(CORNER, { ...proof, retakes })).toMatchObject({
        valid: false,
        fault: `retakes is ${retakes}: who wins kos takes back 5 times`,
      });
  });
});

describe('answers are held against the rules', () => {
  const proof = () => proofOf(CORNER, 'A2', 'white');
  const first = 'xXXX...X white 5';

  test('a move that is not one is a fault', () => {
    expect(Object.keys(proof().answers)).toContain(first);
    for (const text of ['Z9', 'A9', 'nonsense', '', '__proto__', 'A0']) {
      const check = verifyProof(CORNER, { ...proof(), answers: { ...proof().answers, [first]: text } });
      expect(check).toMatchObject({
        valid: false,
        fault: `the answer '${text}' is not a point of the board`,
      });
    }
    for (const text of ['A2', 'G4', 'pass']) {
      const check = verifyProof(CORNER, { ...proof(), answers: { [first]: text } });
      expect(check).toMatchObject({ valid: false, fault: 'the answer is not allowed' });
    }
  });

  test('answers to what never happens are not looked at', () => {
    const answers = { ...proof().answers, nonsense: 'nonsense', ['__proto__']: 'A1', constructor: 'B1' };
    expect(verifyProof(CORNER, { ...proof(), answers }).valid).toBe(true);
  });

  test('what objects have from their class answers nothing', () => {
    const answers = Object.create(null);
    expect(verifyProof(CORNER, { ...proof(), answers }).fault).toBe('it is not over');
  });
});

describe('a proof as JSON', () => {
  const written = (proof: LifeProof) => JSON.parse(JSON.stringify(proof));

  test.each([
    ['death', 'white'],
    ['life', 'black'],
  ] as const)('of %s comes back, and holds', (_what, toPlay) => {
    const board = CORNER;
    const proof = proofOf(board, 'A2', toPlay);
    const read = proofFromJSON(written(proof));
    expect(read).toEqual(proof);
    expect(read.toJSON()).toEqual(proof.toJSON());
    expect(verifyProof(board, read)).toEqual(verifyProof(board, proof));
    expect(verifyProof(board, proofFromJSON(structuredClone(proof.toJSON()))).valid).toBe(true);
  });

  test('is plain data that says what it is', () => {
    expect(written(proofOf(CORNER, 'A2', 'white'))).toMatchObject({
      game: 'go',
      proof: 'life',
      claim: 'captured',
      koMaster: 'black',
      retakes: 5,
      toPlay: 'white',
      ko: null,
      target: { width: 7, height: 4, rows: ['.......', '.......', '#......', '.......'] },
      answers: { 'xXXX...X white 5': 'B1' },
    });
  });

  test('comes back from a pool, which checks proofs too', async () => {
    const pool = createPool({ workers: 1 });
    try {
      const { proofs } = await pool.readLife(CORNER, 'A2', { toPlay: 'white', proof: true });
      const [proof] = proofs as [LifeProof];
      expect(proof.toJSON()).toEqual(proofOf(CORNER, 'A2', 'white').toJSON());
      expect(await pool.verifyProof(CORNER, proof)).toEqual(verifyProof(CORNER, proof));
      const forged = { ...proof, target: points(CORNER) };
      expect((await pool.verifyProof(CORNER, forged)).fault).toBe('the target is empty');
      await expect(pool.verifyProof(CORNER, { ...proof, answers: 7 as never })).rejects.toMatchObject({
        code: 'bad-option',
      });
      await expect(pool.verifyProof(CORNER, proof, { nodes: 7 } as never)).rejects.toMatchObject({
        code: 'bad-option',
      });
    } finally {
      await pool.terminate();
    }
  });

  test.each([
    ['nothing', undefined],
    ['a number', 7],
    ['a list', []],
    ['no fields', {}],
    ['another game', { game: 'loa' }],
    ['another kind of proof', { proof: 'win' }],
    ['a claim of its own', { claim: 'lives' }],
    ['a color of its own', { toPlay: 'red' }],
    ['half a retake', { retakes: 0.5 }],
    ['a set that is none', { target: ['A2'] }],
    ['a set of another size', { region: { width: 1, height: 1, rows: ['#'] } }],
    ['a set beyond all sizes', { region: { rows: Array.from({ length: 40 }, () => '#') } }],
    ['a ko that is none', { ko: 'nowhere' }],
    ['a ko off the board', { ko: [7, 0] }],
    ['no word on ko', { ko: undefined }],
    ['a list of answers', { answers: ['B1'] }],
    ['an answer that is no text', { answers: { 'xXXX...X white 5': 1 } }],
    ['a position longer than any board', { answers: { [`${'.'.repeat(1100)} black 5`]: 'A1' } }],
  ])("%s is refused as 'bad-option'", (_what, changes) => {
    const isProof = typeof changes === 'object' && !Array.isArray(changes) && Object.keys(changes).length > 0;
    const json = isProof ? { ...written(proofOf(CORNER, 'A2', 'white')), ...changes } : changes;
    expect(kakoiErrorOf(() => proofFromJSON(json)).code).toBe('bad-option');
  });

  test('what is refused is named', () => {
    const json = written(proofOf(CORNER, 'A2', 'white'));
    expect(errorOf(() => proofFromJSON({ ...json, claim: 'lives' }))).toBe(
      "bad-option: the proof's claim must be one of 'captured', 'stays', 'two-eyes', 'no-eyes', not 'lives'",
    );
    expect(errorOf(() => proofFromJSON({ ...json, ko: [7, 0] }))).toBe(
      "bad-option: the proof's ko must be null or a vertex: vertex [7, 0] is outside the 7×4 board",
    );
    expect(errorOf(() => proofFromJSON(7))).toBe('bad-option: the proof must come from readLife(), not 7');
  });

  test('a key that objects have of their own is a key like others', () => {
    const text = JSON.stringify(proofOf(CORNER, 'A2', 'white')).replace(
      '"answers":{',
      '"answers":{"__proto__":"A1",',
    );
    const proof = proofFromJSON(JSON.parse(text));
    expect(Object.keys(proof.answers)).toContain('__proto__');
    expect(verifyProof(CORNER, proof).valid).toBe(true);
  });
});
