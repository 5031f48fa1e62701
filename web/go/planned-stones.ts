/** Moves to come, as stones with their numbers. */

import type { Color, Vertex } from 'kakoi';
import type { Shape } from 'kakoi/pictures';

export function plannedStones(
  moves: readonly { readonly point: Vertex; readonly color: Color; readonly text: string }[],
): Shape[] {
  return moves.flatMap(({ point, color, text }): Shape[] => [
    { kind: 'stones', points: [point], side: color, look: 'planned' },
    {
      kind: 'captions',
      captions: [{ lines: [text], at: point, size: text.length < 3 ? 0.5 : 0.4 }],
      paint: `ink-on-${color}`,
      ground: `stone-${color}`,
    },
  ]);
}
