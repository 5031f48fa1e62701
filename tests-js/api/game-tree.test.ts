/** Records as trees: walked, edited, and written without loss. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import {
  GoBoard,
  GoGame,
  init,
  LoaGame,
  type RecordNode,
  SenketGame,
  type SgfNode,
  stringifySgf,
} from 'kakoi';
import { parseSgf } from 'kakoi/sgf';
import { errorOf, kakoiErrorOf } from '../support/errors.js';
import { randomNumbers } from '../support/random.js';
import { sharedFiles, whenShared } from '../support/shared-data.js';

beforeAll(() => init());

/** The tree as plain data, to compare. */
function plain(node: { data: object; children: readonly RecordNode[] }): SgfNode {
  return parseSgf(stringifySgf([node as never]))[0]!;
}

/** The nodes as a drawing: a move a node, variations in brackets. */
function drawn(node: RecordNode): string {
  const own = node.data.B?.[0] ?? node.data.W?.[0] ?? '*';
  const rest = node.children.map(drawn);
  return own + (rest.length === 1 ? ` ${rest[0]}` : rest.map((each) => ` (${each})`).join(''));
}

/** The node reached by these children. */
function at(node: RecordNode, ...path: number[]): RecordNode {
  return path.reduce((from, index) => from.children[index]!, node);
}

const RECORD = `(;GM[1]FF[4]CA[UTF-8]SZ[5]RU[AGA]KM[7]PB[Kuro]C[The start.
A second line.]XY[unknown][\\]]
;B[cc]C[centre]LB[cc:A][dd:B]
(;W[bb]BL[12.5]OB[3];B[dd](;W[ba])(;W[ab];B[]))
(;W[dd]N[the other]TR[cc])
(;W[]))`;

describe('a record', () => {
  test('is written with every node, property and value', () => {
    const game = GoGame.fromSgf(RECORD);
    expect(parseSgf(game.toSgf())).toEqual(parseSgf(RECORD));
    expect(drawn(game.tree)).toBe('* cc (bb dd (ba) (ab )) (dd) ()');
    expect([game.moveNumber, game.node.data.W]).toEqual([4, ['ba']]);
  });

  test('gains nothing that it did not have', () => {
    expect(GoGame.fromSgf('(;B[aa];W[bb])').toSgf()).toBe('(;B[aa]\n;W[bb])\n');
    expect(GoGame.fromSgf('(;SZ[9]KM[375]RU[Chinese]AP[foxwq])').toSgf()).toBe(
      '(;SZ[9]KM[375]RU[Chinese]AP[foxwq])\n',
    );
  });

  test('keeps the other games of its file', () => {
    const file = '(;SZ[5];B[aa])(;GM[9];B[b1-h1])(;SZ[7];B[bb](;W[cc])(;W[dd]))';
    for (const index of [0, 2]) {
      const game = GoGame.fromSgf(file, { game: index });
      expect(game.games).toHaveLength(3);
      expect(game.games[index]).toBe(game.tree);
      expect(parseSgf(game.toSgf())).toEqual(parseSgf(file));
      expect(game.board.width).toBe([5, 0, 7][index]);
    }
    expect(errorOf(() => GoGame.fromSgf(file, { game: 1 }))).toMatch(/^bad-sgf: line 1, column 19: .*'9'/);
    expect(errorOf(() => GoGame.fromSgf(file, { game: 3 }))).toMatch(
      /^bad-option: game .*from 0 to 2, not 3/,
    );
    expect(LoaGame.fromSgf(file, { game: 1 }).toSgf()).toContain('SZ[7]');
  });

  test('says in CA what its text is in, once that matters', () => {
    const game = GoGame.fromSgf('(;CA[Shift_JIS]SZ[5];B[aa])');
    expect(game.toSgf()).toContain('CA[Shift_JIS]');
    game.comment = '囲碁';
    expect(game.toSgf()).toContain('CA[UTF-8]');
    expect(game.tree.data.CA).toEqual(['Shift_JIS']);
  });

  test('says where a value of a variation is wrong, when the game goes there', () => {
    const game = GoGame.fromSgf('(;SZ[5]\n;B[aa](;W[bb])(;W[cc]\n;B[zz]))');
    const bad = at(game.tree, 0, 1, 0);
    const before = [game.node, game.line];
    expect(errorOf(() => game.goTo(bad))).toBe(
      "bad-sgf: line 3, column 3: 'zz' is outside the 5×5 board (lenient reading mends it)",
    );
    expect([game.node, game.line]).toEqual(before);
    game.comment = 'a change';
    expect(errorOf(() => game.goTo(bad))).toBe(
      "bad-sgf: after move 2: 'zz' is outside the 5×5 board (lenient reading mends it)",
    );
  });

  test('is read in spite of its faults, with notes', () => {
    const game = GoGame.fromSgf('(;SZ[5];B[aa];W[zz];AB[bb][q]', { lenient: true });
    expect(game.board.toDiagram()).toBe('X....\n.X...\n.....\n.....\n.....');
    expect(game.notes).toEqual([
      { line: 1, column: 30, message: "the text ends inside a game: ')' is missing" },
      { line: 1, column: 16, message: "'zz' is outside the 5×5 board" },
      { line: 1, column: 27, message: "'q' is not a point" },
    ]);
    expect(GoGame.fromSgf(RECORD).notes).toEqual([]);
  });

  test('a hundred notes are kept, each with its place, however often a fault is met', () => {
    const game = GoGame.fromSgf(`(;SZ[5]\n${';B[zz]\n;W[aa][bb]'.repeat(200)})`, { lenient: true });
    game.goTo(0);
    while (game.redo());
    expect(game.notes).toHaveLength(100);
    expect(game.notes.slice(0, 4)).toEqual([
      { line: 2, column: 3, message: "'zz' is outside the 5×5 board" },
      { line: 3, column: 7, message: 'W takes only one point' },
      { line: 3, column: 13, message: "'zz' is outside the 5×5 board" },
      { line: 4, column: 7, message: 'W takes only one point' },
    ]);
    game.annotate({ C: ['edited'] }, game.tree);
    expect(game.notes[3]).toEqual({ line: 4, column: 7, message: 'W takes only one point' });
  });

  test('is copied and restored with its faults', () => {
    const game = GoGame.fromSgf('(;SZ[5];B[aa];W[zz];AB[bb][q]', { lenient: true });
    const text = '(;SZ[5]\n;B[aa];W[zz];AB[bb][q])\n';
    expect(game.clone().toSgf()).toBe(text);
    const restored = GoGame.fromJSON(JSON.parse(JSON.stringify(game)));
    expect([restored.toSgf(), restored.moveNumber]).toEqual([text, game.moveNumber]);
    expect(restored.board).toEqual(game.board);
    expect(errorOf(() => GoGame.fromJSON({ ...game.toJSON(), lenient: 1 }))).toMatch(/^bad-option: lenient/);
    expect(errorOf(() => GoGame.fromJSON({ ...game.toJSON(), lenient: false }))).toMatch(/^bad-sgf: .*'zz'/);
  });
});

describe('the line that a game is on', () => {
  test('goes through the node that was gone to, and on by first children', () => {
    const game = GoGame.fromSgf(RECORD);
    const [first] = game.tree.children as [RecordNode];
    const [, other] = first.children as [RecordNode, RecordNode, RecordNode];
    game.goTo(other);
    expect(game.line).toEqual([game.tree, first, other]);
    expect([game.moveNumber, game.board.toDiagram()]).toEqual([2, '.....\n.....\n..X..\n...O.\n.....']);
    expect([game.undo(), game.moveNumber, game.redo(), game.node]).toEqual([true, 1, true, other]);
    game.goTo(first);
    game.goTo(2); // the second move of the line
    expect(game.node).toBe(other);
    game.goTo(first.children[0]!);
    game.goTo(4);
    expect(game.node.data.W).toEqual(['ba']);
    expect(game.history.map(({ vertex }) => vertex?.join())).toEqual(['2,2', '1,1', '3,3', '1,0']);
  });

  test('knows nodes of this record only', () => {
    const game = GoGame.fromSgf(RECORD);
    const foreign = GoGame.fromSgf(RECORD).node;
    expect(errorOf(() => game.goTo(foreign))).toBe('bad-option: the node is not one of this record');
    expect(errorOf(() => game.annotate({ C: ['x'] }, foreign))).toMatch(/^bad-option: the node/);
    expect(errorOf(() => game.goTo({ data: {}, children: [] } as never))).toMatch(/^bad-option: /);
    expect(errorOf(() => game.delete(null as never))).toBe('bad-option: null is not a node of a record');
  });

  test('nodes know their place', () => {
    const { tree } = GoGame.fromSgf(RECORD);
    const [first] = tree.children as [RecordNode];
    expect([tree.parent, first.parent, first.depth, first.moveNumber]).toEqual([null, tree, 1, 1]);
    expect(tree.mainLine().map(({ depth }) => depth)).toEqual([0, 1, 2, 3, 4]);
    expect([...tree.walk()].map(({ moveNumber }) => moveNumber)).toEqual([0, 1, 2, 3, 4, 4, 5, 2, 2]);
    expect(JSON.parse(JSON.stringify(tree))).toEqual(parseSgf(RECORD)[0]);
  });
});

describe('playing', () => {
  test('where another move follows begins a variation; what is there already is followed', () => {
    const game = GoGame.fromSgf('(;SZ[5];B[aa];W[bb];B[cc])');
    game.goTo(1);
    game.play('C3');
    expect(drawn(game.tree)).toBe('* aa (bb cc) (cc)');
    game.undo();
    const { node } = game;
    game.play([1, 1]);
    expect(drawn(game.tree)).toBe('* aa (bb cc) (cc)');
    expect(game.node.parent).toBe(node);
    expect(game.redo()).toBe(true);
    expect(game.moveNumber).toBe(3);
    game.pass();
    expect(drawn(game.tree)).toBe('* aa (bb cc ) (cc)');
  });

  test('the same in Lines of Action, whatever the notation of the record', () => {
    const game = LoaGame.fromSgf('(;GM[9];B[B1B3];W[a2-c2])');
    game.goTo(0);
    game.play('b1-b3');
    game.play('a2-c2');
    expect(game.tree.children).toHaveLength(1);
    game.undo();
    game.play('a4-c4');
    expect(drawn(game.tree)).toBe('* B1B3 (a2-c2) (a4-c4)');
    expect(LoaGame.fromSgf(game.toSgf()).toSgf()).toBe(game.toSgf());
  });

  test('superko remembers the line that the game is on, and no other', () => {
    const setup = GoBoard.fromDiagram('.O.O.\nXXOO.\n.....');
    const game = new GoGame({ setup, toPlay: 'white', rules: 'tromp-taylor' });
    for (const move of ['E1', 'D1', 'A3', 'C3']) game.play(move);
    expect(game.legality('B3')).toBe('superko'); // as it was after D1
    expect(game.legalMoves().has('B3')).toBe(false);
    const { node } = game;
    game.goTo(0);
    for (const move of ['A3', 'D1', 'E1', 'C3']) game.play(move);
    expect(game.legality('B3')).toBe('legal'); // D1 and E1 came after A3 here
    expect(game.legalMoves().has('B3')).toBe(true);
    game.goTo(node);
    expect(game.legality('B3')).toBe('superko');
  });

  test('repetition in Lines of Action too', () => {
    const game = new LoaGame({ rules: { repetition: 2 } });
    for (const move of ['b1-b3', 'a2-c2', 'b3-b1']) game.play(move);
    const { node } = game;
    game.play('c2-a2');
    expect(game.end).toBe('repetition');
    game.goTo(node);
    game.play('a4-c4');
    expect(game.end).toBeNull();
    game.comment = 'a node with a comment alone repeats nothing';
    game.goTo(game.append({ data: { C: ['so'] }, children: [] }));
    expect([game.end, game.moveNumber]).toEqual([null, 4]);
  });

  test('beyond the end of a recorded game, after resume()', () => {
    const game = GoGame.fromSgf('(;SZ[5]RE[B+T];B[aa])');
    expect([game.isOver, game.result()]).toEqual([true, 'B+T']);
    expect(errorOf(() => game.play('C3'))).toBe(
      'game-over: the game is over after move 1: white has run out of time',
    );
    game.resume();
    game.play('C3');
    expect([game.isOver, game.info.result, game.tree.data.RE]).toEqual([false, undefined, undefined]);
    game.undoEdit();
    expect(game.tree.data.RE).toEqual(['B+T']);
  });

  test('after two passes, too', () => {
    const game = new GoGame({ size: 5 });
    game.pass();
    game.pass();
    game.resume();
    expect(game.isOver).toBe(false);
    game.play('C3');
    expect(GoGame.fromSgf(game.toSgf()).moveNumber).toBe(3);
  });

  test('ends by resignation, on time or by forfeit', () => {
    for (const [by, result] of [
      ['resignation', 'B+R'],
      ['time', 'B+T'],
      ['forfeit', 'B+F'],
    ] as const) {
      for (const game of [new GoGame({ size: 5 }), new LoaGame()]) {
        game.resign('white', by);
        expect([game.isOver, game.result(), game.info.result]).toEqual([true, result, result]);
        expect(game.toSgf()).toContain(`RE[${result}]`);
        expect(game.undo()).toBe(true);
        expect([game.isOver, game.result()]).toEqual([false, null]);
        expect(game.toSgf()).not.toContain('RE[');
      }
    }
    expect(errorOf(() => new GoGame().resign('black', 'boredom' as never))).toMatch(
      /^bad-option: .*'boredom'/,
    );
  });
});

describe('editing', () => {
  const game = () => GoGame.fromSgf('(;SZ[5];B[aa](;W[bb];B[cc])(;W[dd](;B[ee])(;B[ea]))(;W[]))');

  test('comments, marks and whatever a node may say', () => {
    const one = game();
    one.comment = 'Two\nlines ]';
    one.annotate({ TR: ['aa', 'bb'], LB: ['cc:A'], GB: ['2'] });
    expect(one.node.data).toEqual({
      B: ['cc'],
      C: ['Two\nlines ]'],
      TR: ['aa', 'bb'],
      LB: ['cc:A'],
      GB: ['2'],
    });
    one.annotate({ TR: null, GB: [] });
    expect(one.node.data).toEqual({ B: ['cc'], C: ['Two\nlines ]'], LB: ['cc:A'] });
    one.annotate({ N: ['root'] }, one.tree);
    expect(one.tree.data.N).toEqual(['root']);
    one.comment = '';
    expect(one.comment).toBe('');
    one.comment = ''; // changes nothing, so there is nothing to undo
    one.undoEdit();
    expect(one.comment).toBe('Two\nlines ]');
    expect(parseSgf(one.toSgf())).toEqual([plain(one.tree)]);
  });

  test.each([
    [{ B: ['aa'] }, "'B' is not a property that annotate() may change"],
    [{ AB: ['aa'] }, "'AB' is not a property that annotate() may change"],
    [{ SZ: ['9'] }, "'SZ' is not a property that annotate() may change"],
    [{ lb: ['9'] }, "'lb' is not a property that annotate() may change"],
    [{ C: 'text' }, "C must be a list of strings or null, not 'text'"],
    [{ C: [7] }, 'C must be a string, not 7'],
    [null, 'options must be a plain object, not null'],
  ])('annotate(%j) is refused', (properties, message) => {
    const one = game();
    const text = one.toSgf();
    expect(errorOf(() => one.annotate(properties as never, one.tree))).toBe(`bad-option: ${message}`);
    expect(one.toSgf()).toBe(text);
  });

  test('promote, reorder and delete', () => {
    const one = game();
    const [first] = one.tree.children as [RecordNode];
    const [, second, third] = first.children as [RecordNode, RecordNode, RecordNode];
    one.promote(second.children[1]!);
    expect(drawn(one.tree)).toBe('* aa (dd (ea) (ee)) (bb cc) ()');
    one.reorder(third, 1);
    expect(drawn(one.tree)).toBe('* aa (dd (ea) (ee)) () (bb cc)');
    one.goTo(second.children[0]!);
    one.delete(second);
    expect(drawn(one.tree)).toBe('* aa () (bb cc)');
    expect(one.node).toBe(first); // the branch in which the game stood is gone
    expect(errorOf(() => one.delete(one.tree))).toBe('bad-option: the root cannot be deleted');
    expect(errorOf(() => one.goTo(second))).toMatch(/^bad-option/);
    expect(errorOf(() => one.reorder(third, 2))).toMatch(/from 0 to 1, not 2$/);
    expect([one.canUndoEdit, one.canRedoEdit]).toEqual([true, false]);
    for (let i = 0; i < 3; i++) expect(one.undoEdit()).toBe(true);
    expect([one.canUndoEdit, one.canRedoEdit]).toEqual([false, true]);
    expect(drawn(one.tree)).toBe(drawn(game().tree));
    expect(one.undoEdit()).toBe(false);
    while (one.redoEdit());
    expect(drawn(one.tree)).toBe('* aa () (bb cc)');
  });

  test('what is deleted ahead of the game shortens its line', () => {
    const one = game();
    one.goTo(1);
    one.delete(one.node.children[0]);
    expect([one.node.data.B, one.redo(), one.node.data.W]).toEqual([['aa'], true, ['dd']]);
  });

  test('deleting and promoting in a loop over the children meets each of them', () => {
    const wide = () =>
      GoGame.fromSgf(`(;SZ[5]${['aa', 'bb', 'cc', 'dd'].map((at) => `(;B[${at}])`).join('')})`);
    const promoted = wide();
    for (const child of promoted.tree.children) promoted.promote(child);
    expect(drawn(promoted.tree)).toBe('* (dd) (cc) (bb) (aa)');
    const [first, , third] = promoted.tree.children;
    promoted.delete(third);
    promoted.reorder(first!, 2);
    expect(drawn(promoted.tree)).toBe('* (cc) (aa) (dd)');
    expect(errorOf(() => promoted.goTo(third!))).toBe('bad-option: the node is not one of this record');
    const emptied = wide();
    for (const child of emptied.tree.children) emptied.delete(child);
    expect(drawn(emptied.tree)).toBe('*');
    while (emptied.undoEdit());
    expect(drawn(emptied.tree)).toBe('* (aa) (bb) (cc) (dd)');
  });

  test('append() copies a tree in', () => {
    const one = game();
    const [branch] = parseSgf('(;W[ab]C[pasted](;B[ba])(;B[ca]))') as [SgfNode];
    one.goTo(1);
    const added = one.append(branch);
    expect(plain(added)).toEqual(branch);
    expect(one.moveNumber).toBe(1);
    one.goTo(added);
    expect(one.board.get('A4')).toBe(-1);
    one.undoEdit();
    expect(drawn(one.tree)).toBe(drawn(game().tree));
    one.append(one.tree, one.node); // even of itself
    expect([...one.tree.walk()]).toHaveLength(16);
  });

  test('set-up in mid-game is a node of its own, or that of the set-up before it', () => {
    const one = new GoGame({ size: 5 });
    one.play('C3');
    one.setUp({ white: ['A1', 'B1'], empty: ['C3'], toPlay: 'black' });
    expect(one.board.toDiagram()).toBe('.....\n.....\n.....\n.....\nOO...');
    expect(one.node.data).toEqual({ AE: ['cc'], AW: ['ae', 'be'], PL: ['B'] });
    one.setUp({ black: [[4, 4]], empty: ['A1'] });
    expect([one.node.depth, one.node.data]).toEqual([2, { AE: ['cc'], AB: ['ee'], AW: ['be'], PL: ['B'] }]);
    expect([one.moveNumber, one.toPlay]).toEqual([1, 'black']);
    one.play('D1');
    expect(GoGame.fromSgf(one.toSgf()).board.equals(one.board)).toBe(true);
    one.undoEdit();
    one.undoEdit();
    expect(one.board.toDiagram()).toBe('.....\n.....\n.....\n.....\nOO...');
    one.undoEdit();
    expect(one.board.toDiagram()).toBe('.....\n.....\n..X..\n.....\n.....');
  });

  test('set-up of the root, before anything else', () => {
    const one = new GoGame({ size: 3 });
    one.setUp({ black: ['A1'], white: ['C3'], toPlay: 'white' });
    expect(one.toSgf()).toMatch(/AB\[ac\]AW\[ca\]PL\[W\]\)\n$/);
    expect(errorOf(() => one.setUp({ black: ['A1'], empty: ['A1'] }))).toMatch(/twice/);
    expect(errorOf(() => one.setUp({ black: ['D1'] }))).toMatch(/^off-board/);
    expect(errorOf(() => one.setUp({ red: ['A1'] } as never))).toMatch(/^bad-option: .*'red'/);
  });

  test('names, event and result', () => {
    const one = GoGame.fromSgf('(;SZ[5]PB[Kuro]EV[Cup];B[aa])');
    one.setInfo({ white: 'Shiro', event: '', result: 'B+2.5' });
    expect(one.info).toEqual({ black: 'Kuro', white: 'Shiro', result: 'B+2.5' });
    expect(one.toSgf()).toBe('(;SZ[5]PB[Kuro]PW[Shiro]RE[B+2.5]\n;B[aa])\n');
    one.undoEdit();
    expect(one.info).toEqual({ black: 'Kuro', event: 'Cup' });
  });

  test('names without a result leave the end of a game as it is', () => {
    const one = new GoGame({ size: 5 });
    one.play('C3');
    one.resign();
    one.setInfo({ black: 'Kuro' });
    expect([one.isOver, one.result(), one.info]).toEqual([true, 'B+R', { black: 'Kuro', result: 'B+R' }]);
    one.setInfo({ result: 'Void' });
    expect([one.isOver, one.info.result]).toEqual([false, 'Void']);
  });

  test('rules and komi, as words of the root', () => {
    const one = new GoGame({ size: 9, rules: 'aga' });
    one.annotate({ RU: ['Japanese'], KM: ['0.5'] }, one.tree);
    expect([one.rules.scoring, one.rules.komi, one.rulesKnown]).toEqual(['territory', 0.5, true]);
    one.undoEdit();
    expect([one.rules.scoring, one.rules.komi]).toEqual(['area', 7.5]);
  });

  test('clone() is a game of its own', () => {
    const one = game();
    one.goTo(2);
    const copy = one.clone();
    expect([copy.toSgf(), copy.moveNumber, drawn(copy.tree)]).toEqual([one.toSgf(), 2, drawn(one.tree)]);
    copy.comment = 'only here';
    copy.play('E5');
    expect([one.comment, drawn(one.tree)]).toEqual(['', drawn(game().tree)]);
  });

  test('JSON keeps the place and the line, in a variation too', () => {
    const one = game();
    one.goTo(one.tree.children[0]!.children[1]!.children[1]!);
    one.undo();
    const copy = GoGame.fromJSON(JSON.parse(JSON.stringify(one)));
    expect([copy.moveNumber, copy.node.data.W]).toEqual([2, ['dd']]);
    copy.redo();
    expect(copy.node.data.B).toEqual(['ea']);
  });
});

describe('Senket', () => {
  const TEXT = [
    'Senket 11',
    '# The start',
    '#',
    '# of it',
    '1. 5-5',
    '# centre',
    '2. 9-9',
    '(',
    '2. 3-3',
    '# another',
    '#! N[name]TR[3-3][4-4]',
    '3. pass',
    ')',
    '(',
    '2. pass',
    ')',
    '3. 6-7 +5-5',
    '',
  ].join('\n');

  test('text holds variations, comments and properties', () => {
    const game = SenketGame.fromText(TEXT);
    expect(game.toText()).toBe(TEXT);
    expect([game.moveNumber, game.tree.data.C]).toEqual([3, ['The start\n\nof it']]);
    const other = at(game.tree, 0, 1);
    expect(other.data).toEqual({ W: ['3-3'], C: ['another'], N: ['name'], TR: ['3-3', '4-4'] });
    game.goTo(other);
    expect(game.board.get('3-3')).toBe(-1);
    expect(game.toText({ variations: false })).toBe(
      'Senket 11\n# The start\n#\n# of it\n1. 5-5\n# centre\n2. 3-3\n# another\n#! N[name]TR[3-3][4-4]\n',
    );
  });

  test('play into branches, edits and their undoing', () => {
    const game = SenketGame.fromText('Senket 11\n5-5\n9-9\n6-7 +5-5');
    game.goTo(2);
    game.play('6-7'); // all legal fences: the recorded turn
    expect(game.tree.mainLine()).toHaveLength(4);
    game.undo();
    game.play('6-7', 'none');
    game.comment = 'without its fence';
    game.promote();
    expect(game.toText()).toBe('Senket 11\n1. 5-5\n2. 9-9\n3. 6-7\n# without its fence\n(\n3. 6-7 +5-5\n)\n');
    while (game.undoEdit());
    expect(game.toText()).toBe('Senket 11\n1. 5-5\n2. 9-9\n3. 6-7 +5-5\n');
    expect(game.clone().toText()).toBe(game.toText());
  });

  test.each([
    ['Senket 11\n(', /^bad-notation: line 2, column 1: a variation stands in place/],
    ['Senket 11\n5-5\n(\n6-6', /^bad-notation: line 3, column 1: .* no '\)'/],
    ['Senket 11\n5-5\n)', /^bad-notation: line 3, column 1: '\)' closes nothing/],
    ['Senket 11\n5-5\n( 6-6\n)', /^bad-notation: line 3, column 3: nothing is expected/],
    ['Senket 11\n5-5\n(\n6-6\n) 7-7', /^bad-notation: line 5, column 3: nothing is expected/],
    ['Senket 11\n5-5\n(\n66\n)', /^bad-notation: line 4, column 1: /],
  ])('%j', (text, message) => {
    expect(errorOf(() => SenketGame.fromText(text))).toMatch(message);
  });

  test('an illegal turn of a variation is refused when the game goes there', () => {
    const game = SenketGame.fromText('Senket 11\n5-5\n9-9\n(\n5-5\n)');
    const bad = game.tree.children[0]!.children[1]!;
    expect(kakoiErrorOf(() => game.goTo(bad))).toMatchObject({ code: 'illegal-move' });
    expect(game.moveNumber).toBe(2);
  });
});

describe('long and wide', () => {
  test('ten thousand moves: any node is near', () => {
    const random = randomNumbers(1);
    let text = '(;SZ[19]';
    for (let i = 0; i < 10_000; i++) {
      const at = Math.floor(random() * 361);
      text += `;${i % 2 ? 'W' : 'B'}[${String.fromCharCode(97 + (at % 19), 97 + Math.floor(at / 19))}]`;
    }
    const game = GoGame.fromSgf(`${text})`);
    const boards = [0, 1, 127, 128, 129, 5000, 9999, 10_000].map((n) => [n, game.boardAt(n)] as const);
    game.goTo(0);
    game.history.length;
    for (const [n, board] of boards) {
      game.goTo(n);
      expect(game.board.equals(board)).toBe(true);
      expect(game.history).toHaveLength(n);
    }
    expect(game.history.reduce((sum, { captured }) => sum + captured.size, 0)).toBe(
      game.captures.black + game.captures.white,
    );
    expect(game.toSgf().replaceAll('\n', '')).toBe(`${text})`);
  });

  test('a record is walked to the boards that play makes, and a fault is met where it stands', () => {
    const points = (i: number) => String.fromCharCode(97 + (i % 7), 97 + (Math.floor(i / 7) % 7));
    const moves = Array.from({ length: 300 }, (_, i) => `;${i % 2 ? 'W' : 'B'}[${points(i * 3)}]`);
    const game = GoGame.fromSgf(`(;SZ[7]${moves.join('')})`);
    const played = Array.from({ length: 301 }, (_, i) =>
      GoGame.fromSgf(`(;SZ[7]${moves.slice(0, i).join('')})`),
    );
    const same = (i: number) => {
      expect([game.moveNumber, game.toPlay, game.captures]).toEqual([
        i,
        played[i]!.toPlay,
        played[i]!.captures,
      ]);
      expect(game.board.equals(played[i]!.board)).toBe(true);
    };
    for (let i = 300; i > 150; i--, game.undo()) same(i);
    game.goTo(0);
    for (let i = 0; i < 300; i++, game.redo()) same(i);

    const faulty = GoGame.fromSgf(`(;SZ[5];B[aa](;W[bb])(;W[cc]${';B[dd];W[ee]'.repeat(3)};B[zz]))`);
    faulty.goTo(faulty.tree.children[0]!.children[1]!);
    for (let i = 0; i < 6; i++) expect(faulty.redo()).toBe(true);
    expect(errorOf(() => faulty.redo())).toMatch(/^bad-sgf: .*'zz' is outside/);
    expect(faulty.moveNumber).toBe(8);
  });

  test('a thousand variations of one move, and as many inside one another', () => {
    const wide = GoGame.fromSgf(`(;SZ[19];B[aa]${'(;W[bb];B[cc])'.repeat(1000)})`);
    const last = wide.tree.children[0]!.children[999]!;
    wide.promote(last.children[0]);
    expect(wide.tree.children[0]?.children[0]).toBe(last);
    const deep = GoGame.fromSgf(`(;SZ[19]${'(;B[aa](;W[bb])'.repeat(1000)}${')'.repeat(1001)}`);
    expect([...deep.tree.walk()]).toHaveLength(2001);
    expect(GoGame.fromSgf(deep.toSgf()).toSgf()).toBe(deep.toSgf());
    expect(deep.clone().toSgf()).toBe(deep.toSgf());
  });

  test('hundreds of siblings keep their order through any changes, and lists that were read stay', () => {
    const moves = Array.from({ length: 300 }, (_, i) => String.fromCharCode(97 + (i % 19), 97 + (i % 17)));
    const wide = GoGame.fromSgf(`(;SZ[19]${moves.map((move) => `(;B[${move}])`).join('')})`);
    const { tree } = wide;
    const random = randomNumbers(61);
    const below = (count: number) => Math.floor(random() * count);
    let order = [...tree.children];
    const orders = [order];
    const expectChildren = () => {
      const read = tree.children;
      expect(read.length).toBe(order.length);
      expect(read.every((child, i) => child === order[i])).toBe(true);
      return read;
    };
    const kept = { list: tree.children, order };
    for (let i = 0; i < 2000; i++) {
      const child = order[below(order.length)]!;
      const rest = order.filter((other) => other !== child);
      const kind = below(10);
      if (kind < 4) {
        const place = kind < 2 ? 0 : below(order.length);
        if (kind < 2) wide.promote(child);
        else wide.reorder(child, place);
        if (order[place] === child) continue;
        rest.splice(place, 0, child);
        order = rest;
      } else if (kind < 7) {
        order = kind < 6 ? [...order, wide.append({ data: { B: ['aa'] }, children: [] }, tree)] : rest;
        if (kind === 6) wide.delete(child);
      } else {
        wide.goTo(child);
        expect([wide.node, wide.line]).toEqual([child, [tree, child]]);
        if (i % 50 < 5) expectChildren();
        continue;
      }
      orders.push(order);
    }
    expectChildren();
    expect(kept.list.slice(0, 300).every((child, i) => child === kept.order[i])).toBe(true);
    while (orders.length > 1) {
      expect(wide.undoEdit()).toBe(true);
      orders.pop();
      order = orders.at(-1)!;
      if (orders.length % 100 === 0) expectChildren();
    }
    expect(wide.undoEdit()).toBe(false);
    wide.promote(order[299]);
    const copy = { data: tree.data, children: [order[299], ...order.slice(0, 299)] };
    expect({ ...tree }).toEqual(copy);
    wide.undoEdit();
    expect(JSON.stringify(tree)).toBe(JSON.stringify({ data: tree.data, children: order }));
    wide.delete(order[0]);
    expect(structuredClone(tree).children).toHaveLength(299);
    wide.undoEdit();
    expect(inspect(tree, { depth: 0 })).toMatch(/children: \[Array\]/);
    wide.delete(order[0]);
    wide.undoEdit();
    expect(errorOf(() => wide.reorder(order[1]!, 300))).toMatch(/from 0 to 299, not 300$/);
  });
});

/** A random tree below a node: moves anywhere, comments, marks, unknown properties, set-up. */
function randomTree(random: () => number, nodes: number): SgfNode {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const point = () => String.fromCharCode(97 + random() * 9, 97 + random() * 9);
  const texts = ['', 'a', ']', '\\', 'x:y', '囲碁 😀', 'two\nlines', ' ', '(;)', '[', 'ends with \\'];
  const root: SgfNode = { data: { GM: ['1'], SZ: ['9'], RU: ['NZ'] }, children: [] };
  const all = [root];
  for (let i = 1; i < nodes; i++) {
    const data: Record<string, string[]> = {};
    if (random() < 0.8) data[pick(['B', 'W'])] = [random() < 0.05 ? '' : point()];
    else if (random() < 0.3) data[pick(['AB', 'AW', 'AE'])] = [point(), point()];
    while (random() < 0.4)
      data[pick(['C', 'N', 'LB', 'TR', 'BL', 'ZZ9', 'X', 'HO'])] = [pick(texts), pick(texts)];
    const node: SgfNode = { data, children: [] };
    (random() < 0.7 ? all.at(-1)! : pick(all)).children.push(node);
    all.push(node);
  }
  return root;
}

test('random trees survive fromSgf(toSgf()), and every node can be gone to', () => {
  const random = randomNumbers(13);
  for (let i = 0; i < 100; i++) {
    const tree = randomTree(random, 1 + Math.floor(random() * 80));
    tree.data.CA = ['UTF-8'];
    const game = GoGame.fromSgf(stringifySgf([tree]));
    expect(parseSgf(game.toSgf())).toEqual([tree]);
    expect(parseSgf(GoGame.fromJSON(game.toJSON()).toSgf())).toEqual([tree]);
    for (const node of game.tree.walk()) {
      game.goTo(node);
      const alone = GoGame.fromSgf(game.toSgf({ variations: false }));
      expect([alone.board.toDiagram(), alone.captures, alone.moveNumber]).toEqual([
        game.board.toDiagram(),
        game.captures,
        game.moveNumber,
      ]);
    }
  }
});

test('the records of the repository survive', () => {
  for (const name of ['mid-game-19.sgf', 'end-game-19.sgf']) {
    const text = readFileSync(join(__dirname, '../fixtures', name), 'utf8');
    expect(parseSgf(GoGame.fromSgf(text).toSgf())).toEqual(parseSgf(text));
  }
  const loa = readFileSync(join(__dirname, '../fixtures/loa-game.sgf'), 'utf8');
  expect(parseSgf(LoaGame.fromSgf(loa).toSgf())).toEqual(parseSgf(loa));
});

whenShared('all given records survive', () => {
  test('fromSgf(toSgf()) is the identity', () => {
    const files = ['famous', 'games-9', 'games-19'].flatMap((folder) => sharedFiles(folder, /\.sgf$/));
    expect(files.length).toBeGreaterThan(200);
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      expect(parseSgf(GoGame.fromSgf(text).toSgf())).toEqual(parseSgf(text));
    }
  });
});
