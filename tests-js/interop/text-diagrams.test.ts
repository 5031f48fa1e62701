/** Positions as people paste them: whole boards, corners as books print them, and who begins. */

import { GoBoard, init } from 'kakoi';
import { formatOf, fromRecord } from 'kakoi/interop';

beforeAll(() => init());

const diagram = (source: string | Uint8Array) => fromRecord(source, { format: 'diagram' });

const sizeOf = (text: string) => {
  const { board } = diagram(text);
  return `${board.width}×${board.height}`;
};
const stoneAt = (text: string, vertex: string) => diagram(text).board.get(vertex);

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
  const { board, toPlay, info } = diagram(text);
  expect(board.toDiagram()).toBe(
    GoBoard.fromDiagram('. . . . .\n. . . . .\n. . X . .\nO X O X O\n. . . . .').toDiagram(),
  );
  expect(toPlay).toBe('white');
  expect(info.gameName).toBe('White to kill');
});

test.each([
  ['White to play and live', 'white'],
  ['Problem 12. Black first.', 'black'],
  ['白先活', 'white'],
  ['黒先白死', 'black'],
  ['Black’s corner', 'black'],
])('%j above the rows says that %s begins', (words, side) => {
  const text = `${words}\n. . X .\n. O . .`;
  expect(formatOf(text)).toBe('diagram');
  expect(diagram(text).toPlay).toBe(side);
  expect(diagram(text).info.gameName).toBe(words);
  expect(sizeOf(text)).toBe('4×2');
});

test('boards drawn with lines end where the lines end', () => {
  const corner = '黒先\n┌┬┬┬┬\n├┼○●┼\n├○●┼①\n├┼┼┼┼';
  expect(formatOf(new TextEncoder().encode(corner))).toBe('diagram');
  expect([sizeOf(corner), diagram(corner).toPlay]).toEqual(['19×19', 'black']);
  expect([stoneAt(corner, 'C18'), stoneAt(corner, 'D18'), stoneAt(corner, 'B17')]).toEqual([-1, 1, -1]);
  const whole = '┏┳●┓\n┣●○┫\n○╋┼┫\n┗┻┻┛';
  expect(diagram(whole).board.toDiagram()).toBe(
    GoBoard.fromDiagram('. . X .\n. X O .\nO . . .\n. . . .').toDiagram(),
  );
  expect(sizeOf('┌─────┐\n│. X .│\n│. . O│\n│. . .│\n└─────┘')).toBe('3×3'); // a frame around rows
});

const TWO_STONES = '. . . . .\n. X . . .\n. . . O .\n. . . . .\n. . . . .';

test.each([
  [
    'GNU Go',
    `White (O) has captured 0 pieces
Black (X) has captured 0 pieces

   A B C D E        Last move: Black B4
 5 . . . . . 5
 4 . X . + . 4
 3 . . + O . 3
 2 . + . + . 2     WHITE (O) has captured 0 stones
 1 . . . . . 1     BLACK (X) has captured 0 stones
   A B C D E`,
    'white',
  ],
  [
    'KataGo',
    `MoveNum: 2 HASH: 2A1F
   A B C D E
 5 . . . . .
 4 . X1. . .
 3 . . . O2.
 2 . . . . .
 1 . . . . .
Next player: Black`,
    'black',
  ],
  [
    'Leela Zero',
    `Passes: 0            Black (X) Prisoners: 0
White (O) to move    White (O) Prisoners: 0

   a b c d e
 5 . . . . .  5
 4 . X . + .  4
 3 . . +(O).  3
 2 . + . + .  2
 1 . . . . .  1
   a b c d e`,
    'white',
  ],
])('what %s prints for showboard', (_, text, side) => {
  expect(formatOf(text)).toBe('diagram');
  const { board, toPlay, info } = diagram(text);
  expect(board.toDiagram()).toBe(GoBoard.fromDiagram(TWO_STONES).toDiagram());
  expect(toPlay).toBe(side);
  expect(info.gameName ?? '').toBe(''); // what the program says beside the board is no name
});

test('records, prose and a row of stones are no diagrams', () => {
  expect(formatOf('(;SZ[9];B[ee])')).toBe('sgf');
  for (const text of [
    'Hello, world. To x or not, oh.',
    'XOXO',
    'Title\n-----',
    'Well ...\n...',
    '',
    '.',
    'FF[4],o',
  ])
    expect(formatOf(text)).toBeNull();
});

test('letters and numbers mark empty points in other diagrams too, and no row is ever left out', () => {
  const text = 'Black to play\n   A B C D\n 3 . a X . 3\n 2 . O 1 . 2\n 1 X . b O 1\n   A B C D';
  expect(diagram(text).board.toDiagram()).toBe(GoBoard.fromDiagram('. . X .\n. O . .\nX . . O').toDiagram());
  expect(() => diagram('. . X .\n. ? O .\n. . . .')).toThrow(
    expect.objectContaining({ code: 'bad-diagram', message: expect.stringContaining('?') }),
  );
  expect(() => diagram('. . X . .\n...ab\n. . . . .')).toThrow(
    expect.objectContaining({ code: 'bad-diagram', message: expect.stringContaining('a') }),
  );
  expect(sizeOf('. 12 X .\n. . 11 O')).toBe('4×2'); // moves of two digits
});

test('rows of different lengths are an error that names one; so is a text without rows', () => {
  expect(() => diagram('. . X\n. .')).toThrow(expect.objectContaining({ code: 'bad-diagram' }));
  expect(() => diagram('nothing here')).toThrow(expect.objectContaining({ code: 'bad-diagram' }));
  expect(() => diagram('. .\n'.repeat(200_000))).toThrow(expect.objectContaining({ code: 'bad-size' }));
  expect(() => diagram(5 as never)).toThrow(expect.objectContaining({ code: 'bad-option' }));
});

test('stones as emoji, the smallest and the largest boards, and bytes', () => {
  expect(diagram('⚫️ . .\n. ⚪️ ⚪').board.toDiagram()).toBe('X..\n.OO');
  expect(diagram('.').board.toDiagram()).toBe('.');
  expect(diagram('X . O').board.toDiagram()).toBe('X.O');
  expect(sizeOf(Array(32).fill('.'.repeat(32)).join('\n'))).toBe('32×32');
  expect(() => diagram('.'.repeat(33))).toThrow(expect.objectContaining({ code: 'bad-size' }));
  expect(diagram(new TextEncoder().encode('白先\n● . ○')).toPlay).toBe('white');
  expect(formatOf('. . .\n. . .\n. . .')).toBe('diagram'); // empty
  expect(formatOf('(Problem 12) White to live\n. X . O')).toBe('diagram');
});
