/** Reads an analysis by analyzeMany() that a caller hands over. */

import { type GoBoard, ScalarMap } from '../../js/api.js';
import { bad, checkChoice, checkList, checkSet, checkSize } from '../check.js';
import { SIDES } from '../overlay.js';

// biome-ignore lint/suspicious/noExplicitAny: it may be anything yet
type Any = any;

/** Throws 'bad-option' or 'size-mismatch' unless the analyses that overlays look at are some, of this board's size. */
export function checkAnalysis(analysis: Any, board: GoBoard): void {
  const { area, bouzy, chains, passAlive } = Object(analysis);
  const set = (value: unknown) => checkSet('a set of the analysis', value, board);
  if (area !== undefined) [area?.black, area?.white, area?.neutral].forEach(set);
  if (bouzy !== undefined) {
    if (!(bouzy instanceof ScalarMap && Object.hasOwn(bouzy, 'values')))
      throw bad('bouzy of the analysis must be a ScalarMap');
    checkSize('the analysis', bouzy, board);
  }
  if (chains !== undefined) {
    checkList('chains of the analysis', chains, (chain: Any) => {
      checkChoice('the color of a chain', chain?.color, SIDES);
      [chain.stones, chain.liberties].forEach(set);
    });
  }
  if (passAlive === undefined) return;
  for (const side of SIDES) {
    const alive = passAlive?.[side];
    [alive?.stones, alive?.territory].forEach(set);
    checkList('pass-alive chains of the analysis', alive.chains, (chain: Any) => {
      set(chain?.stones);
      checkList('vital regions of the analysis', chain.vitalRegions, set);
    });
  }
}
