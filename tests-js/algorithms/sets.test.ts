/** The operations on sets as an exhibit. */

import sets from '../../web/algorithms/exhibits/sets.js';
import { positions, run, setOf } from '../support/exhibits.js';

const DRAWN = '.x...\nxbby.\n.bby.\n..y..\n.....'.replaceAll('\n', '/');

test('shows each operation with the points that it makes', () => {
  const made = Object.fromEntries(
    run(sets, { on: DRAWN })
      .slice(1)
      .map((step) => {
        const text = sets.listing[step.line - 1]!;
        return [text, setOf(step, text).toDiagram().split('\n')];
      }),
  );
  expect(made['X & Y']).toEqual(['.....', '.##..', '.##..', '.....', '.....']);
  expect(made['X − Y']).toEqual(['.#...', '#....', '.....', '.....', '.....']);
  expect(made['X.Border']).toEqual(['#.#..', '...#.', '#..#.', '.##..', '.....']);
  expect(made['X.Shrink']).toEqual(['.....', '.#...', '.....', '.....', '.....']);
  expect(made['X & Y.Border']).toEqual(['.#...', '#....', '.....', '.....', '.....']);
});

/** The same by looking at one point and its neighbours at a time. */
const PLAIN: Record<string, (X: boolean, Y: boolean, X4: boolean[], Y4: boolean[]) => boolean> = {
  'X & Y': (X, Y) => X && Y,
  'X | Y': (X, Y) => X || Y,
  'X − Y': (X, Y) => X && !Y,
  '~X': (X) => !X,
  'X.Border': (X, _, X4) => !X && X4.includes(true),
  'X.Grow': (X, _, X4) => X || X4.includes(true),
  'X.Shrink': (X, _, X4) => X && !X4.includes(false),
  '(~X).Border': (X, _, X4) => X && X4.includes(false),
  'X − (~X).Border': (X, _, X4) => X && !X4.includes(false),
  'X & Y.Border': (X, Y, _, Y4) => X && !Y && Y4.includes(true),
};

test('makes what a look at single points makes, on 1,000 random pairs of sets', () => {
  for (const on of positions(sets, 1000, [5, 6, 7])) {
    const [X, Y] = [on.X.toMap(), on.Y.toMap()];
    for (const step of run(sets, { on }).slice(1)) {
      const text = sets.listing[step.line - 1]!;
      const expected = X.map((row, y) =>
        row.map((inX, x) => {
          const beside = (map: number[][]) =>
            [map[y]![x - 1], map[y]![x + 1], map[y - 1]?.[x], map[y + 1]?.[x]]
              .flatMap((one) => one ?? [])
              .map(Boolean);
          return Number(PLAIN[text]!(inX === 1, Y[y]![x] === 1, beside(X), beside(Y)));
        }),
      );
      if (String(setOf(step, text).toMap()) !== String(expected))
        throw new Error(`${text}\n${expected.join('\n')}`);
    }
  }
  expect(Object.keys(PLAIN)).toEqual(sets.listing);
});
