/** Positions as people paste them on the page of Go: whole boards, corners as books print them, and who begins. */

import { GoBoard, init } from 'kakoi';
import { isDiagram, readDiagram } from '../../web/go/diagram.js';

beforeAll(() => init());

const sizeOf = (text: string) => {
  const { setup } = readDiagram(text);
  return `${setup?.width}×${setup?.height}`;
};
const stoneAt = (text: string, vertex: string) => readDiagram(text).setup?.get(vertex);

test('rows alone, or with all four edges, are the whole board', () => {
  expect(sizeOf('. . . . .\n. X O . .\n. . . . .')).toBe('5×3');
  expect(sizeOf('+-------+\n| . . . |\n| . X . |\n| . . . |\n+-------+')).toBe('3×3');
  expect(sizeOf('| . . . |\n| . X . |\n| . . . |')).toBe('3×3'); // as wide as high
});

test('where an edge is missing, the board goes on behind it to the usual size', () => {
  const corner = '$$ ---------\n$$ . X . . |\n$$ . . O . |';
  expect(sizeOf(corner)).toBe('19×19');
  expect(stoneAt(corner, 'R19')).toBe(1);
  expect(stoneAt(corner, 'S18')).toBe(-1);
  const side = '| . X . |\n| O . . |\n---------'; // two edges give the width
  expect(sizeOf(side)).toBe('3×3');
  expect(stoneAt(side, 'A1')).toBe(-1);
  expect(sizeOf('| . . X\n| . O .')).toBe('19×19'); // in the middle of the left edge
  expect(stoneAt('| . . X\n| . O .', 'C11')).toBe(1);
});

test('letters, numbers and marks of Sensei’s Library are empty points or stones, never a missing row', () => {
  const text = '$$W White to kill\n$$ | 1 a X . C |\n$$ | W B @ # Q |\n$$ | . . , . . |\n$$ -----------';
  const { setup, toPlay, info } = readDiagram(text);
  expect(setup?.toDiagram()).toBe(
    GoBoard.fromDiagram('. . . . .\n. . . . .\n. . X . .\nO X O X O\n. . . . .').toDiagram(),
  );
  expect(toPlay).toBe('white');
  expect(info?.gameName).toBe('White to kill');
});

test.each([
  ['White to play and live', 'white'],
  ['Problem 12. Black first.', 'black'],
  ['白先活', 'white'],
  ['黒先白死', 'black'],
  ['Black’s corner', undefined],
])('%j above the rows says that %s begins', (words, side) => {
  const text = `${words}\n. . X .\n. O . .`;
  expect(isDiagram(text)).toBe(true);
  expect(readDiagram(text).toPlay).toBe(side);
  expect(readDiagram(text).info?.gameName).toBe(words);
  expect(sizeOf(text)).toBe('4×2');
});
