/** The layers of `<kakoi-game>`, by name or as overlays; their code is loaded for those who ask for some. */

import { badOption, show } from '../../js/core/errors.js';
import type { BoardLayer } from '../board/index.js';
import { loadReading } from '../elements/on-demand.js';
import type { GameKind } from './kind.js';

/** Layers, and what they need beside what the game says. */
export interface Layers {
  readonly layers: readonly BoardLayer[];
  readonly options: object;
}

export const NO_LAYERS: Layers = { layers: [], options: {} };

/** The layers of that game. Rejects with 'bad-option' for a name that is none of its overlays. */
export async function loadLayers(kind: GameKind, asked: readonly (string | BoardLayer)[]): Promise<Layers> {
  if (asked.length === 0) return NO_LAYERS;
  const pictures = await import('../pictures/index.js');
  const overlays: Readonly<Record<string, BoardLayer>> = pictures[kind.overlays];
  const layers = asked.map((layer) => {
    const found =
      typeof layer === 'string' ? (Object.hasOwn(overlays, layer) ? overlays[layer] : undefined) : layer;
    if (typeof found?.shapes === 'function') return found;
    throw badOption(`a layer is one of ${Object.keys(overlays).join(', ')}, not ${show(layer)}`);
  });
  const options = layers.includes(overlays.safe!) ? { safe: (await loadReading()).readSafe } : {};
  return { layers, options };
}
