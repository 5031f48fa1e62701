/** Engines that elements load when they first need them, in files of their own where the bundler splits. */

import { engine, type Game, loadOne } from '../../js/core/engine.js';

/** Makes boards of the game possible: with the engine that the page has loaded, or else with that of the entry. */
function onDemand(game: Game, entry: () => Promise<{ init(): Promise<void> }>): () => Promise<void> {
  return async () => {
    try {
      engine(game);
    } catch {
      await (await entry()).init();
    }
  };
}

export const loadGo = /* @__PURE__ */ onDemand('go', () => import('../../js/entries/go.js'));
export const loadLoa = /* @__PURE__ */ onDemand('loa', () => import('../../js/entries/loa.js'));
export const loadSenket = /* @__PURE__ */ onDemand('senket', () => import('../../js/entries/senket.js'));

/** The module `kakoi/reading`, started. */
export async function loadReading(): Promise<typeof import('../../js/entries/reading.js')> {
  const reading = await import('../../js/entries/reading.js');
  await loadOne(reading.readingEngine.source);
  return reading;
}
