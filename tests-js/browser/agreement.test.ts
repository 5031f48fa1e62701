/** Tools of the page of Go about one group: answers that agree, lines to their end, and dead stones settled together. */

import { type Color, GoBoard, init, opponent, parseVertex, vertexName } from 'kakoi';
import { type GroupQuestion, type GroupReading, outcomeRank, readQuestion } from 'kakoi/problem';
import * as reading from 'kakoi/reading';
import { afterPress, provedAt } from '../../web/go/dead-groups.js';
import { type Claim, standing } from '../../web/go/reading/standing.js';
import { isShown, toTheEnd } from '../../web/go/reading/to-the-end.js';

beforeAll(() => init(reading.readingEngine));

describe('of several answers about a group', () => {
  /** 'owner dies likely', 'attacker captured proved D4': who begins, the outcome, how sure it is, and the move if one is needed. */
  const claim = (words: string): Claim & { readonly words: string } => {
    const [who, outcome, certainty, move] = words.split(' ');
    return {
      words,
      isCapture: ['captured', 'escapes', 'caught-by-ko'].includes(outcome!),
      isOwnerFirst: who === 'owner',
      reading: {
        outcome: (outcome === 'caught-by-ko' ? 'ko' : outcome) as GroupReading['outcome'],
        certainty: certainty as GroupReading['certainty'],
        move: move === undefined ? null : parseVertex(move, 9, 9),
      },
    };
  };
  test.each([
    // They agree.
    [
      ['owner lives read B1', 'attacker dies read B1'],
      ['owner lives read B1', 'attacker dies read B1'],
    ],
    [
      ['owner escapes proved C3', 'attacker captured proved C3'],
      ['owner escapes proved C3', 'attacker captured proved C3'],
    ],
    [
      ['owner seki likely', 'attacker escapes proved'],
      ['owner seki likely', 'attacker escapes proved'],
    ],
    // A chain that needs no move to escape does so whoever begins: its life says more, however sure that is.
    [['owner escapes proved', 'attacker dies likely C5'], ['attacker dies likely C5']],
    [['attacker escapes proved', 'attacker dies read B2', 'owner lives read B2'], 2],
    // A capture that hangs on a ko, too.
    [['attacker caught-by-ko read A2', 'attacker dies read B2'], ['attacker dies read B2']],
    // One side: the surer stands.
    [['attacker captured read B2', 'attacker lives likely'], ['attacker captured read B2']],
    [['attacker captured read B2', 'attacker seki proved'], ['attacker seki proved']],
    // Two sides: to begin is never worse.
    [['owner dies likely', 'attacker lives proved'], ['attacker lives proved']],
    [['owner ko read A1', 'attacker seki likely'], ['owner ko read A1']],
    // No move is needed: it makes no difference who begins.
    [['owner lives proved', 'attacker dies likely A1'], ['owner lives proved']],
    [['owner lives likely A1', 'attacker dies proved'], ['attacker dies proved']],
    // Neither is surer.
    [['owner dies likely', 'attacker lives likely'], []],
    [['attacker captured read B2', 'attacker lives read', 'owner lives read B2'], ['owner lives read B2']],
    // An answer that fell takes nothing with it.
    [['attacker captured proved A1', 'attacker seki read', 'owner ko likely A1'], 'owner ko likely A1'],
    // A capture against captures first.
    [['owner escapes proved', 'attacker captured read A1'], ['owner escapes proved']],
    [['owner unknown', 'attacker dies likely A1'], ['attacker dies likely A1']],
  ])('%j stand: %j', (given, kept) => {
    const words = standing(given.map(claim), outcomeRank).map((stands) => stands.words);
    if (typeof kept === 'number') expect(words).toHaveLength(kept);
    else if (typeof kept === 'string') expect(words).toContain(kept);
    else expect([...words].sort()).toEqual([...kept].sort());
  });

  test('none that stands opposes another, in whichever order they are given', () => {
    const outcomes = ['captured', 'escapes', 'lives', 'dies', 'seki', 'caught-by-ko', 'ko'];
    const all = outcomes.flatMap((outcome) =>
      ['proved', 'likely'].flatMap((certainty) =>
        ['owner', 'attacker'].flatMap((who) =>
          ['', ' A1'].map((move) => `${who} ${outcome} ${certainty}${move}`),
        ),
      ),
    );
    const stands = (given: readonly string[]) =>
      standing(given.map(claim), outcomeRank).map(({ words }) => words);
    for (const a of all)
      for (const b of all) {
        const both = stands([a, b]);
        expect(stands([b, a]).sort()).toEqual([...both].sort());
        if (both.length < 2) continue;
        // The owner who begins may pass.
        const rank = (words: string) => outcomeRank(true, claim(words).reading.outcome)!;
        const [own, theirs] = [
          both.find((one) => one.startsWith('o')),
          both.find((one) => one.startsWith('a')),
        ];
        if (own && theirs && !`${own}${theirs}`.includes('escapes'))
          expect([a, b, rank(own) >= rank(theirs)]).toEqual([a, b, true]);
      }
  });
});

describe('a line that says that stones are captured', () => {
  const ask = (question: GroupQuestion) => readQuestion(reading, question);
  async function lineOf(diagram: string, at: string, toPlay: Color, kind: 'capture' | 'life') {
    const board = GoBoard.fromDiagram(diagram);
    const group = board.chainAt(at)!.stones;
    const about = { other: null, ko: null, region: null, walls: false, nodes: 200_000 };
    const question: GroupQuestion = { kind, board, group, toPlay, ...about };
    const found = await ask(question);
    const whole = await toTheEnd(question, found, ask);
    let [position, color] = [board, toPlay];
    let left = group;
    for (const move of whole.line) {
      if (move !== null) {
        const { board: next, captured } = position.play(color, move);
        position = next;
        left = left.minus(captured);
      }
      color = opponent(color);
    }
    const line = whole.line.map((move) => (move === null ? 'pass' : vertexName(move, board)));
    return {
      outcome: whole.outcome,
      isShown: isShown(question, whole),
      wasShown: isShown(question, found),
      left: left.size,
      line,
    };
  }
  /** White is dead as it stands: three in a row, and Black in the middle. */
  const DEAD = `
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  X X X X X . . . .
  O O O O X . . . .
  . X . O X . . . .`;
  test.each([
    ['black', 'dies'],
    ['white', 'dies'],
  ] as const)('ends when they are off the board, whoever begins: %s', async (toPlay, outcome) => {
    const shown = await lineOf(DEAD, 'A2', toPlay, 'life');
    expect(shown).toMatchObject({ outcome, isShown: true, left: 0 });
    expect(shown.wasShown).toBe(false); // the reader sees no need for moves
  });

  test('stays as it is where it shows that, and where stones live', async () => {
    const LADDER = DEAD.replace('. X . O X', '. . X O X');
    expect(await lineOf(LADDER, 'E3', 'white', 'life')).toMatchObject({ isShown: true });
    const board = GoBoard.fromDiagram(DEAD);
    const about = { other: null, ko: null, region: null, walls: false, nodes: 1000 };
    const group = board.chainAt('A3')!.stones;
    const question: GroupQuestion = { kind: 'capture', board, group, toPlay: 'white', ...about };
    const found = await ask(question);
    expect(found.outcome).toBe('escapes');
    expect(await toTheEnd(question, found, ask)).toBe(found);
  });
});

describe('dead stones after a press', () => {
  const points = (board: GoBoard, words: string) =>
    words
      .split(' ')
      .filter(Boolean)
      .map((name) => parseVertex(name, board.width, board.height));
  const pressed = (board: GoBoard, dead: string, at: string) => {
    const before = points(board, dead).reduce(
      (set, point) => set.with(point),
      board.empties().and(board.stones('black')),
    );
    const after = afterPress(
      board,
      before,
      { passAlive: board.passAlive() },
      parseVertex(at, board.width, board.height),
    );
    return [...after]
      .map((point) => vertexName(point, board))
      .sort()
      .join(' ');
  };
  /** White's three stones in Black's area, in two chains; Black's wall is not proved to live. */
  const board = GoBoard.fromDiagram.bind(
    null,
    `
  . . . X O . .
  . O . X O . .
  . . . X O . .
  O O . X O . .
  . . . X O . .`,
  );

  test('are all stones of the region, and alive again together', () => {
    expect(pressed(board(), '', 'B4')).toBe('A2 B2 B4');
    expect(pressed(board(), 'A2 B2 B4', 'A2')).toBe('');
  });
  test('are never on both sides: the stones around a dead group are alive', () => {
    expect(pressed(board(), 'A2 B2 B4', 'D1')).toBe('D1 D2 D3 D4 D5');
    expect(pressed(board(), 'D1 D2 D3 D4 D5', 'E1')).toBe('E1 E2 E3 E4 E5');
    expect(pressed(board(), 'D1 D2 D3 D4 D5', 'B4')).toBe('A2 B2 B4');
  });
  test('are one chain where the region is open', () => {
    const open = GoBoard.fromDiagram(`
  . . . . . . .
  . O . . . X .
  . . . . . . .
  . X . . . O .
  . . . . . . .`);
    expect(pressed(open, '', 'B4')).toBe('B4');
    expect(pressed(open, 'B4', 'B2')).toBe('B2 B4'); // they do not touch
  });
  test('are not asked about where Benson’s rule knows', () => {
    const proved = GoBoard.fromDiagram(`
  . X . X O . .
  X X O X O . .
  . X X X O . .
  X X . . O . .
  O O O O O . .`);
    const analysis = { passAlive: proved.passAlive() };
    const at = (name: string) => provedAt(proved, analysis, parseVertex(name, 7, 5));
    expect([at('B5'), at('C4'), at('E1')]).toEqual(['alive', 'dead', null]);
  });
});
