/** Boards as SVG: what a picture shows, by the marks in it. The command line's tests look at more of them. */

import { GoBoard, init, LoaBoard, SenketBoard } from 'kakoi';
import { goSvg, loaSvg, senketSvg } from 'kakoi/svg';
import { errorOf } from '../support/errors.js';

beforeAll(() => init());

const count = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].length;
const stones = (svg: string) => count(svg, /<use /g);

test('every stone is drawn once', () => {
  expect(stones(goSvg(GoBoard.fromDiagram('XO.\n.X.\nO.O')))).toBe(5);
  expect(stones(loaSvg(LoaBoard.start()))).toBe(24);
  expect(stones(senketSvg(SenketBoard.empty(11).play('black', '2-1').play('white', '5-5')))).toBe(2);
});

test('the same board makes the same text', () => {
  expect(goSvg(GoBoard.fromDiagram('X.\n.O'))).toBe(goSvg(GoBoard.fromDiagram('X.\n.O')));
});

test('overlays add to the picture what they are named after', () => {
  const board = GoBoard.fromDiagram('.X.XO\nXXXXO\nOOOOO');
  const plain = goSvg(board);
  const benson = goSvg(board, { overlays: ['benson'] });
  expect(benson.length).toBeGreaterThan(plain.length);
  expect(stones(benson)).toBe(stones(plain));

  const corner = SenketBoard.empty(11).play('black', '2-1').play('black', '1-3').play('white', '11-11');
  expect(senketSvg(corner, { overlays: ['territories'] })).not.toBe(senketSvg(corner));
});

test('a theme, a width and no coordinates', () => {
  const board = GoBoard.empty(9);
  expect(goSvg(board, { theme: 'dark' })).not.toBe(goSvg(board));
  expect(goSvg(board, { width: 300 })).toMatch(/^<svg [^>]*width="300"/);
  expect(count(goSvg(board), />A</g)).toBeGreaterThan(0);
  expect(count(goSvg(board, { coordinates: false }), />A</g)).toBe(0);
});

test.each<[string, () => unknown, string]>([
  [
    'a board of another game',
    () => goSvg(LoaBoard.start() as never),
    'bad-option: the board must be a GoBoard',
  ],
  ['no board', () => senketSvg(null as never), 'bad-option: the board must be a SenketBoard, not null'],
  [
    'an overlay of another game',
    () => loaSvg(LoaBoard.start(), { overlays: ['benson' as never] }),
    "bad-option: overlays are groups, quads, moves, not 'benson'",
  ],
  [
    'no list of overlays',
    () => goSvg(GoBoard.empty(9), { overlays: 'benson' as never }),
    "bad-option: overlays must be a list, not 'benson'",
  ],
  [
    'a theme that is none',
    () => goSvg(GoBoard.empty(9), { theme: 'pink' as never }),
    "bad-option: theme must be one of light, dark, not 'pink'",
  ],
  [
    'a width that is none',
    () => goSvg(GoBoard.empty(9), { width: Number.NaN }),
    'bad-option: width must be a positive number, not NaN',
  ],
  [
    'an unknown option',
    () => goSvg(GoBoard.empty(9), { colour: 1 } as never),
    "bad-option: unknown option 'colour'",
  ],
])('%s is refused', (_what, call, message) => {
  expect(errorOf(call)).toContain(message);
});
