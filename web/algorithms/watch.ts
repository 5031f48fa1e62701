/** The ways from the layers of a game's page to the exhibits that show how they are found, with the position on the board. */

import type { Vertex } from 'kakoi';
import type { BoardView } from 'kakoi/board';
import { writeAddress } from './address.js';
import { written } from './grounds/written.js';

/** Lets the links of the layers, which name an exhibit by `data-exhibit`, take the position along. */
export function followPosition(page: { readonly board: BoardView | null }): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-exhibit] > .watch')) {
    const name = link.closest<HTMLElement>('[data-exhibit]')!.dataset.exhibit!;
    // The position is that of the moment; a press for another tab takes it along, too.
    const follow = (): void => {
      link.href = `algorithms.html${addressOf(name, page.board)}`;
    };
    for (const event of ['pointerdown', 'focus', 'click']) link.addEventListener(event, follow);
  }
}

/** The exhibit with the position and its rules, from the stone played last where it needs one. */
function addressOf(name: string, view: BoardView | null): string {
  const { position, lastMove, layerOptions } = view?.config ?? {};
  const points: Vertex[] = Array.isArray(lastMove) ? [lastMove as unknown as Vertex] : [];
  const { suicide = false } = (layerOptions ?? {}) as { suicide?: boolean };
  const choices: Record<string, string> = suicide ? { suicide: 'allowed' } : {};
  return writeAddress({ name, on: position ? written(position) : null, points, step: 0, choices });
}
