/** A single move as advice, as it is shown on the board. */

import type { LoaMove, Vertex } from 'kakoi';
import type { Shape } from 'kakoi/pictures';
import { render } from './render.js';
import type { PageState } from './state.js';

/** Shows a move on the board before it is played; null, which is a pass, shows nothing. */
export function showAdvice(page: PageState, move: LoaMove | Vertex | null): void {
  page.beside = adviceShapes(move);
  render(page);
}

/** The move as shapes; null, which is a pass, has none. */
export function adviceShapes(move: LoaMove | Vertex | null): Shape[] {
  if (move === null) return [];
  if ('from' in move)
    return [{ kind: 'arrows', segments: [[move.from, move.to]], width: 0.09, paint: 'focus' }];
  return [{ kind: 'rings', points: [move], radius: 0.44, width: 0.09, paint: 'focus' }];
}
