/** Facts of a review that the next move refutes: reviewGame() takes them back. */

import { type Color, GoBoard, GoGame, init, vertexName } from 'kakoi';
import { readingEngine } from 'kakoi/reading';
import { type Fact, facts, reviewGame } from 'kakoi/review';

beforeAll(() => init(readingEngine));

/** The facts about the first of two moves, each with a stone: by themselves, and in a review that knows the second, with that one's. */
function told(diagram: string, toPlay: Color, ...moves: [string, string]) {
  const game = new GoGame({ setup: GoBoard.fromDiagram(diagram), toPlay });
  for (const move of moves) game.play(move);
  const words = ({ key, target }: Fact) => `${key} ${vertexName([...target][0]!, game.board)}`;
  const review = reviewGame(game, { nodes: 300 });
  const [first, second] = review.facts.map((list) => list!.map(words));
  return { alone: facts(game, { move: 1, nodes: 300 }).map(words), first, second };
}

test('a cut is taken back when the chains are connected at once', () => {
  const board = `
    X . X .
    O . O .
    X X . .
    . . . O`;
  const { alone, first, second } = told(board, 'white', 'B3', 'B4');
  expect(alone).toContain('cuts A4');
  expect(first).not.toContain('cuts A4');
  expect(second).toContain('connects A4');
});

test('stones that a move killed may still become a ko: the move after it tells', () => {
  const row = 'O . O . O . . X .';
  const column = row.replaceAll(' ', '\n');
  const { alone, first, second } = told(column, 'black', 'A4', 'A3');
  expect(alone).toContain('kills A9');
  expect(first).not.toContain('kills A9');
  expect(second).toContain('makes-ko A9');
});

test('a stone that is proved to live may be taken in a snapback', () => {
  const board = `
    X X
    X O
    . O
    O O
    O X
    X X
    O .`;
  const { first, second } = told(board, 'white', 'A5', 'B1');
  expect(first).toContain('makes-alive A1');
  expect(second).toContain('captures A1');
});

test('chains that were joined may be cut from others', () => {
  const board = `
    O . . X
    X X O X
    X X . O
    O . O .`;
  const { first, second } = told(board, 'white', 'D1', 'C2');
  expect(second).toContain('cuts C3');
  expect(first).toContain('connects D2');
});
