/** The places of a record that is read in long strides, against its moves played by hand one after the other. */

import { type GoBoard, GoGame, init } from 'kakoi';
import { oddGame } from '../support/odd-games.js';
import { randomNumbers } from '../support/random.js';

beforeAll(() => init());

interface Place {
  readonly board: GoBoard;
  readonly black: number;
  readonly white: number;
}

/** The places after each number of moves, by what the history says of every move. */
function placesOf(game: GoGame): Place[] {
  const start = game.boardAt(0);
  const places: Place[] = [{ board: start, black: 0, white: 0 }];
  for (const { color, vertex, captured } of game.history) {
    let { board, black, white } = places.at(-1)!;
    if (vertex !== null) board = board.with(vertex, color).with(captured, null);
    const isSuicide = vertex !== null && captured.has(vertex);
    if (isSuicide === (color === 'white')) black += captured.size;
    else white += captured.size;
    places.push({ board, black, white });
  }
  return places;
}

test('every place has the stones and captures of the moves before it, whichever way it is reached', () => {
  const random = randomNumbers(21);
  const lengths: number[] = [];
  for (let i = 0; i < 400; i++) {
    const sgf = oddGame(random).replace(/;A[BWE]\[..\]/g, '');
    const places = placesOf(GoGame.fromSgf(sgf));
    lengths.push(places.length);
    const game = GoGame.fromSgf(sgf); // stands at its end; the moves on the way are not kept
    const moves = [
      places.length - 1,
      ...Array.from({ length: 8 }, () => Math.floor(random() * places.length)),
    ];
    for (const move of moves) {
      game.goTo(move);
      const { board, black, white } = places[move]!;
      expect([sgf, move, game.board.toDiagram(), game.captures]).toEqual([
        sgf,
        move,
        board.toDiagram(),
        { black, white },
      ]);
    }
  }
  expect(Math.max(...lengths)).toBeGreaterThan(140);
});

test('two passes in a row end a game however its record is read, and a move after them does not', () => {
  const moves = Array.from(
    { length: 130 },
    (_, i) => `;${i % 2 ? 'W' : 'B'}[${'abcdefghijklm'[i % 13]}${'acegikmoqs'[Math.floor(i / 13)]}]`,
  );
  const over = GoGame.fromSgf(`(;SZ[19]${moves.join('')};B[];W[])`);
  expect([over.isOver, over.toPlay, over.moveNumber]).toEqual([true, 'black', 132]);
  expect(GoGame.fromSgf(`(;SZ[19]${moves.join('')};B[];C[not a move];W[])`).isOver).toBe(true);
  expect(GoGame.fromSgf(`(;SZ[19]${moves.join('')};B[];W[];B[ss])`).isOver).toBe(false);
  expect(GoGame.fromSgf(`(;SZ[19]${moves.join('')};B[];AB[ss];W[])`).isOver).toBe(false);
});
