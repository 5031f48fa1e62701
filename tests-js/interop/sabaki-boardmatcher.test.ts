/** Moves by name, beside @sabaki/boardmatcher. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GoBoard, GoGame, init, type Sign, type Vertex } from 'kakoi';
import { boardmatcher } from 'kakoi/sabaki';
import { kakoiErrorOf } from '../support/errors.js';
import { rival } from '../support/rivals.js';
import { root } from '../support/run.js';

const { findPatternInMove, nameMove } = boardmatcher;
const patternInMove =
  rival<
    (data: number[][], sign: Sign, vertex: Vertex) => { match: object; name: string; points: number } | null
  >('patternInMove');
const library = rival<() => boardmatcher.Pattern[]>('patternLibrary')();

beforeAll(() => init());

interface Move {
  readonly data: number[][];
  readonly sign: Sign;
  readonly vertex: Vertex;
}

/** The moves of a record with the boards before them. */
function movesOf(name: string): Move[] {
  const game = GoGame.fromSgf(readFileSync(join(root, 'tests-js/fixtures', name), 'utf8'));
  return game.history.map(({ color, vertex }, i) => ({
    data: game.boardAt(i).toSignMap(),
    sign: color === 'black' ? 1 : -1,
    vertex: vertex ?? [-1, -1],
  }));
}

/** 'Take' or 'Atari', by the liberties of the other side's chains beside a move. */
function touches(data: number[][], sign: Sign, [x, y]: Vertex): string | null {
  const board = GoBoard.fromSignMap(data);
  const liberties = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ]
    .filter(([column, row]) => data[row!]?.[column!] === -sign)
    .map((point) => board.chainAt(point as [number, number])!.liberties.size);
  return liberties.includes(1) ? 'Take' : liberties.includes(2) ? 'Atari' : null;
}

test.each(['mid-game-19.sgf', 'end-game-19.sgf'])(
  'with their shapes, every move of %s has their answer',
  (name) => {
    let shapes = 0;
    for (const { data, sign, vertex } of movesOf(name)) {
      const ours = findPatternInMove(data, sign, vertex, { library });
      const other = patternInMove(data, sign, vertex);
      // Their count of liberties is too high for some chains, and ends at the first neighbour with few.
      if (ours?.pattern.name !== other?.name && touches(data, sign, vertex) === ours?.pattern.name) continue;
      expect(
        ours && { match: ours.match, name: ours.pattern.name, points: ours.pattern.vertices.length },
      ).toEqual(other);
      if ((other?.points ?? 0) > 0) shapes++;
    }
    expect(shapes).toBeGreaterThan(50);
  },
);

/** The name of Black's move at the '*' of a diagram. */
function nameAt(diagram: string): string | null {
  const rows = diagram.trim().split(/\s+/);
  const y = rows.findIndex((row) => row.includes('*'));
  const board = GoBoard.fromDiagram(rows.join('\n').replace('*', '.'));
  return nameMove(board.toSignMap(), 1, [rows[y]!.indexOf('*'), y]);
}

test.each([
  ['Take', '.X... XO*.. .X... ..... .....'],
  ['Atari', '.X... XO*.. ..... ..... .....'],
  ['Suicide', '.O... O*O.. .O... ..... .....'],
  ['Fill', '.X... X*X.. .X... ..... .....'],
  ['Connect', '..... X*X.. ..... ..... .....'],
  ['Connect', '...... ..*X.. ..XX.. ...... ......'],
  ['Connect', '...... ..X... ..*X.. ...... ......'],
  ['Ponnuki', '...... ..*... .X.X.. ..X... ......'],
  ['Empty triangle', '..... ..*.. ..XX. ..... .....'],
  ['Bamboo joint', '...... .X.X.. .X.*.. ...... ......'],
  ['Hane', '...... ..*... .XO... ...... ......'],
  ['Crosscut', '...... ...... .O*... .XO... ......'],
  ['Peep', '...... .O.O.. ..*... ...... ......'],
  ['Attachment', '...... .O.... .*.... ...... ......'],
  ['Diagonal', '...... ..*... .X.... ...... ......'],
  ['One-point jump', '..... ..*.. ..... ..X.. .....'],
  ['Small knight', '...... ..*... ...... .X.... ......'],
  ['Shoulder hit', '...... ..*... .O.... ...... ......'],
])('%s: %s', (name, diagram) => {
  expect(nameAt(diagram)).toBe(name);
});

test('points of an empty board, passes, and what has no name', () => {
  const empty = GoBoard.empty(19).toSignMap();
  const names = (...points: Vertex[]) => points.map((point) => nameMove(empty, 1, point));
  expect(names([3, 3], [15, 2], [2, 2], [3, 16], [4, 3], [9, 9], [9, 3], [15, 9])).toEqual([
    '4-4 point',
    '3-4 point',
    '3-3 point',
    '3-4 point',
    '4-5 point',
    'Tengen',
    'Hoshi',
    'Hoshi',
  ]);
  expect(nameMove(empty, -1, [-1, -1])).toBe('Pass');
  expect(nameMove(empty, 0, [3, 3])).toBe('Pass');
  expect(nameMove(empty, 1, [0, 9])).toBeNull();
  expect(nameMove([[1, 0]], 1, [0, 0])).toBeNull();
});

test('most moves of a game have a name', () => {
  for (const name of ['mid-game-19.sgf', 'end-game-19.sgf']) {
    const moves = movesOf(name);
    const named = moves.filter(({ data, sign, vertex }) => nameMove(data, sign, vertex) !== null);
    expect(named.length / moves.length).toBeGreaterThan(0.8);
  }
});

test.each([
  [[[2]], 1, [0, 0], undefined, 'bad-diagram'],
  [[[0]], 2, [0, 0], undefined, 'bad-option'],
  [[[0]], 1, 'A1', undefined, 'bad-option'],
  [[[0, 0]], 1, [0, 0], { library: [{}] }, 'bad-option'],
  [[[0, 0]], 1, [0, 0], { library: 1 }, 'bad-option'],
  [[[0, 0]], 1, [0, 0], { shapes: [] }, 'bad-option'],
])('nameMove(%j, %j, %j, %j) throws', (data, sign, vertex, options, code) => {
  expect(kakoiErrorOf(() => nameMove(data, sign as Sign, vertex as never, options as never))).toMatchObject({
    code,
  });
});
