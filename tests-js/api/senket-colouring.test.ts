/** The earlier colouring of Senket's author, and positions where it fails: docs/senket.md and lab/notes/games.md explain both. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { init, SenketBoard, type SenketSetup, type Vertex } from 'kakoi';
import { colouring, type Shade } from '../../web/algorithms/parts/colouring.js';
import { root } from '../support/run.js';
import { postOf, senketBoard } from '../support/senket-boards.js';

beforeAll(() => init());

/** The owner of the territory in which the empty point lies by the rule, in the colouring's words. */
function byTheRule(board: SenketBoard, vertex: Vertex): Shade {
  const claim = board
    .score()
    .claims.find(({ state, openPoints }) => state === 'valid' && openPoints.has(vertex));
  return claim?.color ?? 'grey';
}

/** The shades of each point by the rule and by the colouring. */
const shades = (board: SenketBoard, ...points: string[]) =>
  Object.fromEntries(
    points.map((text) => {
      const vertex = postOf(text, board.size);
      return [text, `${colouring(board)(vertex)}, by the rule ${byTheRule(board, vertex)}`];
    }),
  );

/** A picture's position in the documentation. */
function pictured(name: string): SenketBoard {
  const lines = readFileSync(join(root, 'docs/images/positions.ndjson'), 'utf8').trim().split('\n');
  const { senket } = lines.map((line) => JSON.parse(line)).find(({ id }) => id === name);
  return SenketBoard.from(senket as SenketSetup);
}

test('it is right about a corner, an invasion, and two fronts that meet', () => {
  const corner = 'R 1-4 3-5 4-3 6-2 8-1; R 1-9 2-11; B 10-11 11-9';
  expect(shades(senketBoard(11, corner), '1-1', '3-3', '6-6')).toEqual({
    '1-1': 'black, by the rule black',
    '3-3': 'black, by the rule black',
    '6-6': 'grey, by the rule grey',
  });
  expect(shades(senketBoard(11, `${corner}; B 1-3 2-1`), '1-1', '3-3', '6-6')).toEqual({
    '1-1': 'white, by the rule white',
    '3-3': 'grey, by the rule grey',
    '6-6': 'grey, by the rule grey',
  });
  expect(shades(pictured('senket-fronts'), '1-1', '6-4', '6-9', '11-11')).toEqual({
    '1-1': 'black, by the rule black',
    '6-4': 'grey, by the rule grey',
    '6-9': 'grey, by the rule grey',
    '11-11': 'white, by the rule white',
  });
});

test('it fails where a ring is dead: Black has all of the outer ring, and not the innermost alone', () => {
  const board = pictured('senket-dead-ring');
  expect(shades(board, '9-9', '7-9', '9-14', '1-17')).toEqual({
    '9-9': 'black, by the rule black',
    '7-9': 'grey, by the rule black',
    '9-14': 'grey, by the rule black',
    '1-17': 'grey, by the rule grey',
  });
  const { black, white } = board.score();
  expect([black.sets.map(({ area, prisoners }) => [area, prisoners]), black.total]).toEqual([
    [
      [96, 8],
      [1, 0],
    ],
    104 ** 2 + 1,
  ]);
  expect(white.total).toBe(1);
});

test('it fails where fronts advance: of the board that its author scored three days later it leaves the corners alone', () => {
  const board = pictured('senket-rounds');
  const posts = board.posts('black').or(board.posts('white'));
  const shade = colouring(board);
  const rows: string[] = [];
  for (let y = 0; y < board.size; y++) {
    rows.push(
      Array.from({ length: board.size }, (_, x) => {
        if (posts.has([x, y])) return '.';
        const [colored, ruled] = [shade([x, y]), byTheRule(board, [x, y])];
        return colored === ruled ? (colored === 'grey' ? '-' : '=') : ruled === 'black' ? 'X' : 'O';
      }).join(' '),
    );
  }
  // '=': both give the point to the same colour; '-': both give it to nobody; a colour: the rule alone gives
  // it to someone.
  expect(rows).toEqual([
    '= = . X . X . X . X .',
    '. X . X . X . X . X .',
    '. X . X . X . X . X .',
    '. X . X . X . X . - .',
    '. X . X . X . - . O .',
    '. X . X . - . O . O .',
    '. X . - . O . O . O .',
    '. - . O . O . O . O .',
    '. O . O . O . O . O .',
    '. O . O . O . O . O .',
    '. O . O . O . O . = =',
  ]);
});
