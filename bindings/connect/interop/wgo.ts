/** Makes objects for the boards of WGo.js 3: `board.addObject(wgo.toObjects(…))`. */

import type { ByColor, GoBoard, PointSet, Sign } from '../../js/api.js';
import { validateOptions } from '../../js/core/validate.js';
import { isBoard } from '../../js/go/is-board.js';
import { checkObject, checkSet, notA } from './check.js';
import { pointsOf, type Sided } from './sides.js';

/** A stone or a mark on a board of WGo.js. */
type WgoObject = {
  type: 'B' | 'W' | WgoMark;
  x: number;
  y: number;
  zIndex: number;
  opacity: number;
  scaleX: number;
  scaleY: number;
  rotate: number;
  /** The stone below a mark, on which its colour depends. */
  variation: Sign;
};

/** Marks: a circle, a square, a triangle, a cross, a dot, a shadow. */
type WgoMark = 'CR' | 'SQ' | 'TR' | 'MA' | 'SL' | 'DD';

const MARKS: readonly string[] = ['CR', 'SQ', 'TR', 'MA', 'SL', 'DD'] satisfies readonly WgoMark[];

/** The size and the opacity of the small stones on points that belong to a side. */
const OWNED = { scaleX: 0.4, scaleY: 0.4, opacity: 0.8 };

/**
 * The stones of a board as objects of WGo.js, with `marks`, a set for each type of mark, and small stones on the points of
 * `owners`: the result of area(), passAlive() or score(), or two sets. Throws 'bad-option', and 'size-mismatch' for sets
 * of another size than the board.
 */
export function toObjects(
  board: GoBoard,
  options?: { marks?: Partial<Record<WgoMark, PointSet>>; owners?: ByColor<Sided> },
): WgoObject[] {
  if (!isBoard(board)) throw notA('GoBoard', board);
  const { marks = {}, owners } = validateOptions(options, ['marks', 'owners']);
  const peer = board.empties();
  const objects: WgoObject[] = [];
  const add = (type: WgoObject['type'], set: PointSet, look: Partial<WgoObject> = {}) => {
    set.intersects(peer); // throws when the sizes differ
    for (const [x, y] of set) {
      objects.push({
        ...{ type, x, y, zIndex: 0, opacity: 1, scaleX: 1, scaleY: 1, rotate: 0 },
        variation: board.get([x, y]),
        ...look,
      });
    }
  };
  add('B', board.stones('black'));
  add('W', board.stones('white'));
  if (owners !== undefined) {
    const { black, white } = checkObject(owners, 'pair of sides {black, white}') as ByColor<Sided>;
    const rest = (side: Sided, stones: PointSet) => pointsOf(side).minus(stones);
    add('B', rest(black, board.stones('black')), OWNED);
    add('W', rest(white, board.stones('white')), OWNED);
  }
  for (const [type, set] of Object.entries(checkObject(marks, 'record of sets by type of mark'))) {
    if (!MARKS.includes(type)) throw notA('type of mark', type);
    add(type as WgoMark, checkSet(set));
  }
  return objects;
}
