/** Facts of a review that the next move refutes: reviewGame() takes them back. */

import { GoBoard, GoGame, init } from 'kakoi';
import { readingEngine } from 'kakoi/reading';
import { type Fact, facts } from 'kakoi/review';
import { withoutRefuted } from '../../bindings/js/review/refuted.js';

beforeAll(() => init(readingEngine));

/** The fact that White has killed the corner. */
function killed(): Fact {
  const setup = GoBoard.fromDiagram(`
    . . . . . . .
    O O O O O . .
    X X X X O . .
    . . . X O . .`);
  const game = new GoGame({ setup, toPlay: 'white' });
  game.play('B1');
  return facts(game).find(({ key }) => key === 'kills')!;
}

/** The facts that stay of one about White's move and one about Black's answer. */
const left = (fact: Fact, answer: Partial<Fact>) =>
  withoutRefuted([[fact], [{ ...fact, color: 'black', move: 2, ...answer }]]).map((list) =>
    (list ?? []).map(({ key }) => key),
  );

test('what is killed for sure cannot be saved, and a reading gives way to a later one', () => {
  const proved = killed();
  expect(proved.certainty).toBe('proved');
  expect(left(proved, { key: 'saves', certainty: 'read' })).toEqual([['kills'], []]);
  const read: Fact = { ...proved, certainty: 'read' };
  expect(left(read, { key: 'saves' })).toEqual([[], ['saves']]);
  expect(left(read, { key: 'makes-ko' })).toEqual([[], ['makes-ko']]);
});

test('facts about other stones, of the same side, and what was missed, stay', () => {
  const read: Fact = { ...killed(), certainty: 'read' };
  const { target } = read;
  expect(left(read, { key: 'saves', target: target.not() })).toEqual([['kills'], ['saves']]);
  expect(left(read, { key: 'kills', color: 'white' })).toEqual([['kills'], ['kills']]);
  expect(left(read, { key: 'misses-capture' })).toEqual([['kills'], ['misses-capture']]);
});

test('chains that were connected cannot be cut; others beside them may', () => {
  const fact: Fact = { ...killed(), key: 'connects' };
  const [stone] = fact.target;
  expect(left(fact, { key: 'cuts', certainty: 'read' })).toEqual([['connects'], []]);
  expect(left(fact, { key: 'cuts', target: fact.target.without(stone!) })).toEqual([['connects'], ['cuts']]);
});
