/** Groups of Lines of Action as bands that join their stones, diagonally too. */

import type { PointSet, Vertex } from 'kakoi';
import type { Shape, Theme } from 'kakoi/pictures';

const PAINTS = ['group-1', 'group-2', 'group-4', 'group-3', 'group-5', 'group-6'] as const;

/** To the stone itself, which makes a disc, and to those that come after it. */
const LINKS: readonly Vertex[] = [
  [0, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];

function bandOf(group: PointSet, paint: keyof Theme): Shape {
  const map = group.toMap();
  const segments = [...group].flatMap(([x, y]) =>
    LINKS.map(([dx, dy]): Vertex => [x + dx, y + dy])
      .filter(([toX, toY]) => map[toY]?.[toX] === 1)
      .map((to) => [[x, y], to] as const),
  );
  return { kind: 'bands', segments, paint };
}

/** Each group in a colour of its own. */
export function bandsOf(groups: readonly PointSet[]): readonly Shape[] {
  return groups.map((group, i) => bandOf(group, PAINTS[i % PAINTS.length]!));
}
