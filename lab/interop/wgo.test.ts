/**
 * Boards of WGo.js, by its own class.
 *
 * @jest-environment jsdom
 */

import { GoBoard, init } from 'kakoi';
import { wgo } from 'kakoi/interop';
import { SVGBoard } from 'wgo';

beforeAll(() => init());

const board = () =>
  GoBoard.fromDiagram(`
    . X O . .
    . X O . O
    X X O O .
    O . X O .
    X X X O .`);

test('its board draws stones, owners and marks', () => {
  const score = board().score({ rules: 'chinese', dead: ['A2'] });
  const objects = wgo.toObjects(board(), { owners: score, marks: { MA: score.dead, CR: score.dame } });
  const drawn = new SVGBoard(document.createElement('div'), { size: 5 } as never);
  drawn.addObject(objects as never);
  expect(drawn.objects).toHaveLength(objects.length);
  expect([...drawn.objectsElementMap.values()].every((elements) => Object.keys(elements).length > 0)).toBe(
    true,
  );
});
