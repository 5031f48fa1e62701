/** A single move as advice, as it is shown on the board. */

import type { LoaMove, Vertex } from 'kakoi';
import { atOnce } from './render.js';
import type { PageState } from './state.js';

/** Shows a move on the board before it is played; null, which is a pass, shows nothing. */
export function showAdvice(page: PageState, move: LoaMove | Vertex | null): void {
  atOnce(page, () => {
    if (move === null) page.beside = [];
    else if ('from' in move)
      page.beside = [{ kind: 'arrows', segments: [[move.from, move.to]], width: 0.09, paint: 'focus' }];
    else page.beside = [{ kind: 'rings', points: [move], radius: 0.44, width: 0.09, paint: 'focus' }];
  });
}
