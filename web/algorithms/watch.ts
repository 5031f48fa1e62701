/** The way from a layer of a game's page to the exhibit that shows how it is found, with the position on the board. */

import type { Vertex } from 'kakoi';
import type { BoardView } from 'kakoi/board';
import { writeAddress } from './address.js';
import { written } from './grounds/written.js';

/** Opens the exhibit, which begins at the stone played last where it needs one. */
export function watch(name: string, view: BoardView | null): void {
  const { position, lastMove } = view?.config ?? {};
  const points: Vertex[] = Array.isArray(lastMove) ? [lastMove as unknown as Vertex] : [];
  const on = position ? written(position) : null;
  location.href = `algorithms.html${writeAddress({ name, on, points, step: 0, choices: {} })}`;
}
