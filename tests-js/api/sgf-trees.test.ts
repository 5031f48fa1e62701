/** SGF as trees: everything that is in a record comes back. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SgfNode, type SgfNote, stringifySgf } from 'kakoi';
import { parseSgf } from 'kakoi/sgf';
import { Random } from '../fuzz/fuzzer.js';
import { errorOf } from '../support/errors.js';
import { rival } from '../support/rivals.js';
import { root } from '../support/run.js';
import { sharedData, whenShared } from '../support/shared-data.js';

const sabakiSgf = rival<(text: string) => string>('sabakiSgf');

const node = (data: Record<string, string[]>, ...children: SgfNode[]): SgfNode => ({ data, children });

/** The nodes in order, each with the number of its children: a flat form in which deep trees are compared. */
function flat(games: readonly SgfNode[]): unknown[] {
  const list: unknown[] = [];
  const open = [...games].reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    list.push([Object.entries(next.data), next.children.length]);
    for (const child of [...next.children].reverse()) open.push(child);
  }
  return [games.length, list];
}

describe('parseSgf', () => {
  test('keeps every game, node, property and value in order', () => {
    expect(
      parseSgf('(;SZ[9]XX[1][2]C[a\\]b\\\\];B[aa](;W[bb]KK[])(;W[cc](;B[dd])(;B[ee])))\n(;GM[9])'),
    ).toEqual([
      node(
        { SZ: ['9'], XX: ['1', '2'], C: ['a]b\\'] },
        node(
          { B: ['aa'] },
          node({ W: ['bb'], KK: [''] }),
          node({ W: ['cc'] }, node({ B: ['dd'] }), node({ B: ['ee'] })),
        ),
      ),
      node({ GM: ['9'] }),
    ]);
  });

  test.each([
    ['long names of old files', '(;GaMe[1]Black[aa])', { GM: ['1'], B: ['aa'] }],
    ['names of small letters', '(;b[aa]pb[Lee]a1B[x])', { B: ['aa'], PB: ['Lee'], A1B: ['x'] }],
    ['a name that comes twice', '(;AB[aa]C[x]AB[bb])', { AB: ['aa', 'bb'], C: ['x'] }],
    ['names of what objects have', '(;constructor[1]toString[2])', { CONSTRUCTOR: ['1'], S: ['2'] }],
    ['line ends of all systems', '(;C[a\r\nb\rc\n\rd\ne])', { C: ['a\nb\nc\nd\ne'] }],
    ['lines broken by a backslash', '(;C[a\\\r\nb\\\nc\\:d])', { C: ['abc:d'] }],
    ['composed values', '(;LB[aa:x][bb:y:z])', { LB: ['aa:x', 'bb:y:z'] }],
  ])('reads %s', (_, text, data) => {
    expect(parseSgf(text)).toEqual([node(data)]);
  });

  test('leaves out what is around games, but not a bracket too many', () => {
    expect(parseSgf('Hello (all)!\n(;A[1]) and (;B[2])\nRegards :)')).toEqual([
      node({ A: ['1'] }),
      node({ B: ['2'] }),
    ]);
    expect(errorOf(() => parseSgf('(;A[1])\n)(;B[2])'))).toBe(
      "bad-sgf: line 2, column 1: ')' closes nothing (lenient reading mends it)",
    );
  });

  test.each([
    ['(;A[1])(;B[2]', "bad-sgf: line 1, column 14: the text ends inside a game: ')' is missing"],
    ['(;A[1])\r\n(;B)', 'bad-sgf: line 2, column 3: a property without a value'],
    ['(;A[1](B[2]))', "bad-sgf: line 1, column 8: 'B' is outside a node: ';' expected"],
    ['(;[1])', "bad-sgf: line 1, column 3: the value '[1]' belongs to no property"],
    ['(;A[1]())', "bad-sgf: line 1, column 8: ';' expected after '('"],
  ])('says where %j is broken', (text, message) => {
    expect(errorOf(() => parseSgf(text))).toBe(`${message} (lenient reading mends it)`);
  });

  test.each([[undefined], [null], [7], [{}], [[]]])('%j is neither text nor bytes', (value) => {
    expect(errorOf(() => parseSgf(value as never))).toMatch(/^bad-sgf: line 1, column 1: /);
    expect(errorOf(() => parseSgf(value as never, { lenient: true }))).toMatch(/^bad-sgf: /);
  });

  test('refuses options that it does not know', () => {
    expect(errorOf(() => parseSgf('(;)', { lenient: 1 } as never))).toBe(
      'bad-option: lenient must be true or false, not 1',
    );
    expect(errorOf(() => parseSgf('(;)', { onNote: 1 } as never))).toBe(
      'bad-option: onNote must be a function, not 1',
    );
    expect(errorOf(() => parseSgf('(;)', { strict: true } as never))).toMatch(/^bad-option: .*'strict'/);
  });
});

describe('lenient: reads what is there, and says what it mended', () => {
  const B = (point: string, ...children: SgfNode[]) => node({ B: [point] }, ...children);
  const W = (point: string, ...children: SgfNode[]) => node({ W: [point] }, ...children);

  test.each<[text: string, games: SgfNode[], notes: string[]]>([
    ['(;B[dd]', [B('dd')], ["1:8 the text ends inside a game: ')' is missing"]],
    [
      '(;B[dd',
      [B('dd')],
      [
        "1:4 the value that begins here has no closing ']'",
        "1:7 the text ends inside a game: ')' is missing",
      ],
    ],
    [
      '(;B[dd)',
      [B('dd')],
      [
        "1:4 the value that begins here has no closing ']'",
        "1:8 the text ends inside a game: ')' is missing",
      ],
    ],
    [
      '(;C[to be',
      [node({ C: ['to be'] })],
      [
        "1:4 the value that begins here has no closing ']'",
        "1:10 the text ends inside a game: ')' is missing",
      ],
    ],
    [
      ';B[dd];W[pp]',
      [B('dd', W('pp'))],
      ["1:1 '(' is missing", "1:13 the text ends inside a game: ')' is missing"],
    ],
    ['(B[dd];W[pp])', [B('dd', W('pp'))], ["1:2 'B' is outside a node: ';' expected"]],
    ['((;B[dd]))', [B('dd')], ["1:1 '(' is outside a game", "1:10 ')' closes nothing"]],
    [
      '(;B[dd]();W[pp])',
      [B('dd', W('pp'))],
      ["1:9 ';' expected after '('", '1:10 a node cannot follow a variation'],
    ],
    [
      '(;B[dd](;W[pp]);W[qq];B[cc])',
      [B('dd', W('pp'), W('qq', B('cc')))],
      ['1:16 a node cannot follow a variation'],
    ],
    ['(;B[dd]));W[pp])', [B('dd'), W('pp')], ["1:9 ')' closes nothing", "1:10 '(' is missing"]],
    [
      '(;B;W[pp]\n@@ ;B[dd] [x]!)',
      [node({}, W('pp', node({ B: ['dd', 'x'] })))],
      ['1:3 a property without a value', "2:1 '@' has no meaning here", "2:14 '!' has no meaning here"],
    ],
    [
      'Game 1:\n(;B[dd]) next (;W[pp]) end',
      [B('dd'), W('pp')],
      [
        "1:1 'Game 1:\\n' is outside a game",
        "2:10 'next ' is outside a game",
        "2:24 'end' is outside a game",
      ],
    ],
    ['(;B[dd])', [B('dd')], []],
  ])('%j', (text, games, notes) => {
    const heard: SgfNote[] = [];
    expect(parseSgf(text, { lenient: true, onNote: (note) => heard.push(note) })).toEqual(games);
    expect(heard.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(notes);
  });

  test.each([[''], ['hello'], ['()'], ['(((('], ['B[dd]']])('%j has nothing to read', (text) => {
    expect(errorOf(() => parseSgf(text, { lenient: true }))).toMatch(
      /^bad-sgf: line 1, column 1: no game record/,
    );
  });

  test('every cut of a record, and every record without one character, is read', () => {
    const text = '(;SZ[5:4]AB[aa][bb:cc]C[a\\]b]\n(;B[dd];W[](;B[da])(;B[db]))(;W[dc]))';
    for (let i = 3; i < text.length; i++) {
      for (const broken of [text.slice(0, i), text.slice(0, i) + text.slice(i + 1)]) {
        const notes: SgfNote[] = [];
        const games = parseSgf(broken, { lenient: true, onNote: (note) => notes.push(note) });
        expect(games.length).toBeGreaterThan(0);
        if (notes.length === 0) expect(parseSgf(broken)).toEqual(games);
        else expect(errorOf(() => parseSgf(broken))).toMatch(/^bad-sgf: line \d, column \d+: /);
      }
    }
  });
});

describe('stringifySgf', () => {
  test('writes lines of ten nodes, and variations on lines of their own', () => {
    const moves = parseSgf(`(;SZ[9]${';B[aa]'.repeat(11)}(;W[bb];B[cc])(;W[dd]))`);
    expect(stringifySgf(moves)).toBe(
      [
        '(;SZ[9]',
        ';B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa]',
        ';B[aa]',
        '(;W[bb];B[cc])',
        '(;W[dd]))\n',
      ].join('\n'),
    );
  });

  test('escapes what SGF reads otherwise, and leaves out properties without values', () => {
    const games = [node({ C: ['a]\\ b:\n'], AB: [] })];
    expect(stringifySgf(games)).toBe('(;C[a\\]\\\\ b:\n])\n');
  });

  const loop: SgfNode = node({});
  loop.children.push(loop);
  const shared = node({});
  test.each<[unknown, string]>([
    [null, 'games must be an array, not null'],
    ['(;)', "games must be an array, not '(;)'"],
    [[null], 'a node is { data, children }, not null'],
    [[{ data: {} }], 'a node is { data, children }, not {data: {}}'],
    [[node({ 'A[': ['x'] })], "the name of a property is capitals and digits, not 'A['"],
    [[node({ b: ['dd'] })], "the name of a property is capitals and digits, not 'b'"],
    [[node({ B: 'dd' as never })], "B must be an array of strings, not 'dd'"],
    [[node({ B: [7 as never] })], 'B must be an array of strings, not 7'],
    [[loop], 'the node {data: {}, children: [{…}]} comes twice'],
    [[node({}, shared, shared)], 'the node {data: {}, children: []} comes twice'],
  ])('refuses what is not a tree: %p', (games, message) => {
    expect(errorOf(() => stringifySgf(games as never))).toBe(`bad-option: ${message}`);
  });

  test('refuses a list of holes at once', () => {
    const holes = new Array(2 ** 32 - 1) as never;
    expect(errorOf(() => stringifySgf(holes))).toBe(
      'bad-option: a node is { data, children }, not undefined',
    );
    expect(errorOf(() => stringifySgf([{ data: {}, children: holes }]))).toMatch(/not undefined$/);
    expect(errorOf(() => stringifySgf([{ data: { B: holes }, children: [] }]))).toMatch(/not undefined$/);
  });
});

describe('there and back', () => {
  const round = (games: readonly SgfNode[]) => parseSgf(stringifySgf(games));

  test('hundreds of random trees', () => {
    const NAMES = ['B', 'W', 'C', 'AB', 'LB', 'XYZ', 'A1', 'KGSDE', 'CONSTRUCTOR', 'LONGNAME9'];
    const PIECES = [
      '',
      'aa',
      ']',
      '\\',
      '\\\\',
      ':',
      '\n',
      '囲碁',
      '😀',
      '[',
      '(;',
      ')',
      ' ',
      '\t',
      '\0',
      '\ud800',
      '\u2028',
    ];
    for (let seed = 0; seed < 300; seed++) {
      const random = new Random(seed);
      const value = () => Array.from({ length: random.below(4) }, () => random.pick(PIECES)).join('');
      const make = (): SgfNode => {
        const data: Record<string, string[]> = {};
        for (let i = random.below(4); i > 0; i--) {
          data[random.pick(NAMES)] = Array.from({ length: 1 + random.below(3) }, value);
        }
        return node(data);
      };
      const games = Array.from({ length: 1 + random.below(3) }, () => {
        const game = make();
        const nodes = [game];
        const isDeep = random.chance(0.5);
        for (let i = random.below(30); i > 0; i--) {
          const child = make();
          const parent = isDeep && random.chance(0.8) ? nodes.at(-1) : random.pick(nodes);
          parent!.children.push(child);
          nodes.push(child);
        }
        return game;
      });
      // Texts, which Jest compares much sooner than trees.
      const text = JSON.stringify(games);
      expect([seed, JSON.stringify(round(games))]).toEqual([seed, text]);
      expect(JSON.stringify(parseSgf(stringifySgf(games), { lenient: true }))).toBe(text);
    }
  });

  /** Records below a folder, with their contents. */
  const recordsIn = (folder: string): [string, Buffer][] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      // Other readers refuse what is in 'foreign'.
      .filter((file) => file.isFile() && /\.sgf$/i.test(file.name) && !file.parentPath.endsWith('foreign'))
      .map((file) => [file.name, readFileSync(join(file.parentPath, file.name))]);
  const check = (folder: string, isRecorded = true) => {
    const records = recordsIn(folder);
    expect(records.length).toBeGreaterThan(0);
    for (const [name, bytes] of records) {
      const games = parseSgf(bytes);
      expect([name, flat(round(games))]).toEqual([name, flat(games)]);
      if (!isRecorded) continue;
      const text = bytes.toString('utf8').replace(/\r\n?/g, '\n');
      const nodes = createHash('sha256')
        .update(JSON.stringify(flat(games)))
        .digest('hex');
      expect([name, nodes]).toEqual([name, sabakiSgf(text)]);
    }
  };

  test.each([
    ['the repository', join(root, 'tests-js/fixtures')],
    ['the guides', join(root, 'docs')],
  ])('all records of %s, read as another reader reads them', (_, folder) => check(folder));

  whenShared('with the larger collection', () => {
    test('all of its records too', () => check(join(sharedData, '..'), process.env.KAKOI_RIVALS === 'asked'));
  });
});

describe('texts that are made to kill the program', () => {
  const size = (text: string, lenient = false) => {
    let nodes = 0;
    const open = [...parseSgf(text, { lenient })];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      nodes++;
      for (const child of next.children) open.push(child);
    }
    return nodes;
  };

  test('are read in time that goes by their length', () => {
    expect(errorOf(() => parseSgf('('.repeat(2e6), { lenient: true }))).toMatch(/no game record/);
    expect(parseSgf(`(;AB${'[aa]'.repeat(1e6)})`)[0]?.data.AB).toHaveLength(1e6);
    expect(size(`(;${'(;B[aa])'.repeat(1e5)})`)).toBe(100_001);
    expect(size(`${'(;'.repeat(1e6)}${')'.repeat(1e6)}`)).toBe(1e6);
    expect(size(`(;${';'.repeat(1e6)})`)).toBe(1_000_001);
    expect(size('(;B['.repeat(1e6), true)).toBe(1);
    expect(size(`(;C[${'\\]'.repeat(1e6)}])`)).toBe(1);
    expect(size(`(;${'@A'.repeat(2e5)})`, true)).toBe(1);
    expect(size(`(;)${'()'.repeat(1e6)}`, true)).toBe(1);
    expect(size(`(;)${'( '.repeat(1e6)}`, true)).toBe(1);
    expect(size(`(;)${';'.repeat(1e6)}${' '.repeat(1e6)}`, true)).toBe(1);
  });

  test('and written so', () => {
    const deep = `${'(;'.repeat(3e5)}${')'.repeat(3e5)}`;
    expect(stringifySgf(parseSgf(deep))).toHaveLength(330_003);
    const wide = parseSgf(`(;${'(;B[aa])'.repeat(1e5)})`);
    expect(stringifySgf(wide)).toHaveLength(900_004);
    const forks = parseSgf(`${'(;(;)'.repeat(2e5)}${')'.repeat(2e5)}`);
    expect(JSON.stringify(flat(parseSgf(stringifySgf(forks))))).toBe(JSON.stringify(flat(forks)));
  });
});
