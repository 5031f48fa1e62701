/** The ways from the layers of a game's page to the exhibits that show how they are found, with the position on the board. */

import type { Vertex } from 'kakoi';
import type { BoardView } from 'kakoi/board';
import { say } from '../shell/words.js';
import { writeAddress } from './address.js';
import { written } from './grounds/written.js';

/** Adds a link to every layer whose place on the page names an exhibit by `data-exhibit`. */
export function addWatchLinks(page: { readonly board: BoardView | null }): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-exhibit]')) {
    const name = place.dataset.exhibit!;
    const link = Object.assign(document.createElement('a'), {
      href: `algorithms.html#${name}`,
      className: 'watch',
      textContent: say('Watch how it is found'),
    });
    // The position is that of the moment; a press for another tab takes it along, too.
    const follow = (): void => {
      link.href = `algorithms.html${addressOf(name, page.board)}`;
    };
    for (const event of ['pointerdown', 'focus', 'click']) link.addEventListener(event, follow);
    place.querySelector('.about')?.append(link);
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
