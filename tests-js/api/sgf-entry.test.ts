/** kakoi/sgf: records without the engine. No test here calls init(). */

import * as sgf from 'kakoi/sgf';
import { parseSgf } from 'kakoi/sgf';
import { Random } from '../fuzz/fuzzer.js';
import { errorOf } from '../support/errors.js';

/** Everything that games are read from. */
type Source = Parameters<typeof sgf.readSgfGames>[0];

const size = { width: 9, height: 9 };
const dataOf = (text: string) => parseSgf(text)[0]!.data;

describe('marks', () => {
  const text = '(;TR[aa:ba][aa]SQ[cc]CR[dd]MA[ee]SL[ff]DD[]LB[ab:1][bb:x:y]LN[aa:bb]AR[cc:dd])';
  const marks: ReturnType<typeof sgf.marks.parse> = {
    triangle: [
      [0, 0],
      [1, 0],
    ],
    square: [[2, 2]],
    circle: [[3, 3]],
    cross: [[4, 4]],
    selected: [[5, 5]],
    dimmed: [],
    visible: null,
    labels: [
      { vertex: [0, 1], text: '1' },
      { vertex: [1, 1], text: 'x:y' },
    ],
    lines: [{ from: [0, 0], to: [1, 1] }],
    arrows: [{ from: [2, 2], to: [3, 3] }],
  };

  test('are read, rectangles as all of their points', () => {
    expect(sgf.marks.parse(dataOf(text), size)).toEqual(marks);
    expect(sgf.marks.parse({ TR: ['ba:ab'] }, size).triangle).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
    expect(sgf.marks.parse({ TR: ['FF:aa'] }, { width: 32, height: 32 }).triangle).toHaveLength(1024);
  });

  test('are written, and come back', () => {
    const data = sgf.marks.write(marks);
    expect(data).toEqual({
      TR: ['aa', 'ba'],
      SQ: ['cc'],
      CR: ['dd'],
      MA: ['ee'],
      SL: ['ff'],
      DD: [''],
      LB: ['ab:1', 'bb:x:y'],
      LN: ['aa:bb'],
      AR: ['cc:dd'],
    });
    expect(sgf.marks.parse(data, size)).toEqual(marks);
    expect(sgf.marks.write({})).toEqual({});
  });

  test.each<[sgf.SgfNode['data'], string]>([
    [{ TR: ['zz'] }, "bad-sgf: TR: 'zz' is not on the 9×9 board"],
    [{ TR: ['a1'] }, "bad-sgf: TR: 'a1' is not a point"],
    [{ LB: ['aa'] }, "bad-sgf: LB: 'aa' is not a point and a text with a colon"],
    [{ LN: ['aa'] }, "bad-sgf: LN: 'aa' is not two points with a colon"],
    [{ TR: [7 as never] }, 'bad-option: TR must be an array of strings, not [7]'],
    [null as never, 'bad-option: data must be that of a node, not null'],
  ])('%j is refused', (data, message) => {
    expect(errorOf(() => sgf.marks.parse(data, size))).toBe(message);
  });

  test('what is not a mark is refused', () => {
    expect(errorOf(() => sgf.marks.write({ triangle: 'aa' as never }))).toBe(
      "bad-option: triangle must be an array, not 'aa'",
    );
    expect(errorOf(() => sgf.marks.write({ triangle: [[40, 0]] }))).toMatch(/^off-board: /);
    expect(errorOf(() => sgf.marks.write({ labels: [null as never] }))).toBe(
      'bad-option: a label is { vertex, text }, not null',
    );
    expect(errorOf(() => sgf.marks.parse({}, { width: 0, height: 9 }))).toMatch(/^bad-size: /);
  });
});

test('territory', () => {
  const territory = { black: [[0, 0]], white: [[8, 8]] } as const;
  expect(sgf.territory.parse(dataOf('(;TB[aa]TW[ii])'), size)).toEqual(territory);
  expect(sgf.territory.write(territory)).toEqual({ TB: ['aa'], TW: ['ii'] });
  expect(sgf.territory.parse({}, size)).toBeNull();
});

test('clocks', () => {
  const root = { mainSeconds: 3600, overtime: '5x30 byo-yomi' };
  const none = { blackSeconds: null, whiteSeconds: null, blackMoves: null, whiteMoves: null };
  expect(sgf.clock.parse(dataOf('(;TM[3600]OT[5x30 byo-yomi])'))).toEqual({ ...none, ...root });
  expect(sgf.clock.write(root)).toEqual({ TM: ['3600'], OT: ['5x30 byo-yomi'] });
  const move = sgf.clock.parse(dataOf('(;B[aa]BL[-0.5]OB[3]WL[12,5]OW[many]TM[1 hour])'));
  expect(move).toEqual({
    blackSeconds: -0.5,
    blackMoves: 3,
    whiteSeconds: 12.5,
    whiteMoves: null,
    mainSeconds: null,
    overtime: null,
  });
  expect(sgf.clock.write(move)).toEqual({ BL: ['-0.5'], OB: ['3'], WL: ['12.5'] });
  expect(errorOf(() => sgf.clock.write({ blackSeconds: 1e21 }))).toMatch(/^bad-option: .*1e\+21/);
});

test('evaluations', () => {
  const very = { position: { is: 'black', emphasis: 2 }, move: { is: 'good', emphasis: 1 } } as const;
  expect(sgf.evaluation.parse(dataOf('(;GB[2]TE[1]HO[]V[-3.5])'))).toEqual({
    ...very,
    hotspot: 1,
    value: -3.5,
  });
  expect(sgf.evaluation.write({ ...very, hotspot: 1, value: -3.5 })).toEqual({
    GB: ['2'],
    TE: ['1'],
    HO: ['1'],
    V: ['-3.5'],
  });
  expect(sgf.evaluation.write({ move: { is: 'doubtful', emphasis: 1 } })).toEqual({ DO: [''] });
  expect(sgf.evaluation.parse(dataOf('(;DO[])')).move).toEqual({ is: 'doubtful', emphasis: 1 });
  expect(errorOf(() => sgf.evaluation.write({ hotspot: 3 as never }))).toBe(
    'bad-option: hotspot is 1 or 2, not 3',
  );
});

test('names, comments and move numbers', () => {
  const remarks = { name: 'Joseki', comment: 'Two\nlines', moveNumber: 5 };
  expect(sgf.remarks.parse(dataOf('(;N[Joseki]C[Two\r\nlines]MN[5])'))).toEqual(remarks);
  expect(sgf.remarks.write(remarks)).toEqual({ N: ['Joseki'], C: ['Two\nlines'], MN: ['5'] });
  expect(sgf.remarks.write({})).toEqual({});
});

describe('readSgfGames', () => {
  const collection =
    'Two games\n(;GM[1]C[囲碁 (;\\] ]PB[ソ]\n(;B[aa])(;B[bb]))\n and ( ;SZ[9] ;W[cc])\r\n( ; )\nRegards (me)';
  const whole = parseSgf(collection);

  const games = async (source: Source, options?: Parameters<typeof sgf.readSgfGames>[1]) => {
    const list: { readonly tree: sgf.SgfNode; readonly text: string }[] = [];
    for await (const game of sgf.readSgfGames(source, options)) list.push(game);
    return list;
  };
  const trees = async (source: Source) => (await games(source)).map(({ tree }) => tree);
  const failure = (source: Source, options?: Parameters<typeof sgf.readSgfGames>[1]) =>
    games(source, options).then(
      () => 'no error',
      ({ code, message }) => `${code}: ${message}`,
    );

  test('gives every game, however the text or the bytes are cut', async () => {
    const bytes = new TextEncoder().encode(collection);
    for (let seed = 0; seed < 200; seed++) {
      const random = new Random(seed);
      const pieces: Uint8Array[] = [];
      const texts: string[] = [];
      for (let at = 0; at < bytes.length; ) {
        const end = at + 1 + random.below(seed % 20 === 0 ? 200 : 9);
        pieces.push(bytes.slice(at, end));
        at = end;
      }
      for (let at = 0; at < collection.length; ) {
        const end = at + 1 + random.below(9);
        texts.push(collection.slice(at, end));
        at = end;
      }
      expect([seed, await trees(pieces)]).toEqual([seed, whole]);
      expect([seed, await trees(texts)]).toEqual([seed, whole]);
    }
  });

  test('gives the same cut in two at any place: in values, behind backslashes, between brackets', async () => {
    const text = 'A ( ((\n;C[a\\]b(;\\\\](;B[aa]C[);(])(;W[bb])) ) (x;) ( ; N[(] ) (;B[cc])';
    const whole = await games(text, { lenient: true });
    expect(whole.map(({ tree }) => tree.data)).toEqual([{ C: ['a]b(;\\'] }, { N: ['('] }, { B: ['cc'] }]);
    for (let at = 0; at <= text.length; at++) {
      const pieces = [text.slice(0, at), text.slice(at)];
      expect([at, await games(pieces, { lenient: true })]).toEqual([at, whole]);
    }
  });

  test('takes text, bytes, streams and anything that gives pieces', async () => {
    const bytes = new TextEncoder().encode(collection);
    const pieces = async function* () {
      yield bytes.subarray(0, 40);
      yield bytes.subarray(40);
    };
    for (const source of [collection, bytes, new Response(bytes).body as never, pieces()]) {
      expect(await trees(source)).toEqual(whole);
    }
    expect((await games(collection)).map(({ text }) => text)).toEqual([
      '(;GM[1]C[囲碁 (;\\] ]PB[ソ]\n(;B[aa])(;B[bb]))',
      '( ;SZ[9] ;W[cc])',
      '( ; )',
    ]);
  });

  test('closes a stream that is not read to its end', async () => {
    let closed = false;
    const endless = new ReadableStream<string>({
      pull: (controller) => controller.enqueue('(;B[aa])'),
      cancel: () => {
        closed = true;
      },
    });
    for await (const { tree } of sgf.readSgfGames(endless)) {
      expect(tree.data).toEqual({ B: ['aa'] });
      break;
    }
    expect(closed).toBe(true);
  });

  test('tells the encoding by what comes first', async () => {
    const notes: string[] = [];
    const onNote = ({ message }: sgf.SgfNote) => notes.push(message);
    const file = Buffer.concat([
      Buffer.from('(;PB['),
      Buffer.from([0x83, 0x5c, 0x88, 0xcd, 0x8c, 0xe9]),
      Buffer.from('])'),
    ]);
    const pieces = [...file].map((byte) => new Uint8Array([byte]));
    const [game] = await games(pieces, { onNote });
    expect(game?.tree.data).toEqual({ PB: ['ソ囲碁'] });
    expect(notes).toEqual(['no CA tells the encoding: read as shift_jis']);
  });

  test('says where in all of the text a game is broken, after the games before it', async () => {
    const read: unknown[] = [];
    const all = async () => {
      for await (const { tree } of sgf.readSgfGames(['(;A[1])\n', ' (;B[2]@)'])) read.push(tree.data);
    };
    await expect(all()).rejects.toMatchObject({
      code: 'bad-sgf',
      message: "line 2, column 8: '@' has no meaning here (lenient reading mends it)",
    });
    expect(read).toEqual([{ A: ['1'] }]);
    expect(await failure('(;A[1])\n(;B[2]')).toBe(
      "bad-sgf: line 2, column 7: the text ends inside a game: ')' is missing (lenient reading mends it)",
    );
    expect(await failure('(;A[1])\n )')).toBe("bad-sgf: line 2, column 2: ')' closes nothing");
    expect(await failure('hello')).toBe(
      "bad-sgf: line 1, column 1: no game record, which begins with '(;', in 'hello'",
    );
  });

  test('goes on after what it mended, under lenient', async () => {
    const notes: string[] = [];
    const onNote = ({ line, column, message }: sgf.SgfNote) => notes.push(`${line}:${column} ${message}`);
    const list = await games('(;A[1]@)\n) (B[2])\n;W[3]', { lenient: true, onNote });
    expect(list.map(({ tree }) => tree.data)).toEqual([{ A: ['1'] }, { B: ['2'] }, { W: ['3'] }]);
    expect(notes).toEqual([
      "1:7 '@' has no meaning here",
      "2:1 ')' closes nothing",
      "2:4 'B' is outside a node: ';' expected",
      "3:1 '(' is missing",
      "3:6 the text ends inside a game: ')' is missing",
    ]);
  });

  test('refuses a game beyond the budget, or leaves it out', async () => {
    const long = `(;A[1])\n(;C[${'x'.repeat(1000)}](;B[aa]))(;D[4])`;
    expect(await failure([...long], { maxLength: 100 })).toBe(
      'bad-sgf: line 1, column 8: a game of more than 100 characters',
    );
    const notes: string[] = [];
    const onNote = ({ line, column, message }: sgf.SgfNote) => notes.push(`${line}:${column} ${message}`);
    for (const source of [long, [...long]]) {
      const list = await games(source, { maxLength: 100, lenient: true, onNote });
      expect(list.map(({ tree }) => tree.data)).toEqual([{ A: ['1'] }, { D: ['4'] }]);
    }
    expect(notes).toEqual(Array(2).fill('1:8 a game of more than 100 characters'));
  });

  test('a game in a hundred thousand pieces takes time by its length', async () => {
    const pieces = ['(;C[', ...Array<string>(100_000).fill('x'.repeat(100)), '])'];
    const [game] = await games(pieces);
    expect(game?.tree.data.C?.[0]).toHaveLength(1e7);
  });

  test.each([[null], [7], [{}]])('%j is not a source', async (source) => {
    expect(await failure(source as never)).toMatch(/^bad-option: the source must be text, bytes or a stream/);
  });

  test('nor is a list of anything else', async () => {
    expect(await failure([7] as never)).toBe('bad-option: a piece must be text or bytes, not 7');
    expect(await failure('(;)', { maxLength: -1 })).toMatch(/^bad-option: maxLength /);
  });
});
