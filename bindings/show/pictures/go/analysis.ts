/** Checks of analyses that a caller hands over: by analyzeMany(), and by readSafe() of `kakoi/reading`. */

import type { GoBoard } from '../../../js/api.js';
import { checkSize } from '../../../js/core/check.js';
import { badOption, show } from '../../../js/core/errors.js';
import { checkSetOf } from '../../../js/core/point-set.js';
import { isMap } from '../../../js/core/scalar-map.js';
import { checkChoice, checkList, checkVertex } from '../check.js';
import { SIDES } from '../overlay.js';

// biome-ignore lint/suspicious/noExplicitAny: it may be anything yet
type Any = any;

/** Throws 'bad-option' or 'size-mismatch' unless the analyses that overlays look at are some, of this board's size. */
export function checkAnalysis(analysis: Any, board: GoBoard): void {
  const { area, bouzy, chains, passAlive } = Object(analysis);
  const set = (value: unknown) => checkSetOf(board, value, 'a set of the analysis');
  if (area !== undefined) [area?.black, area?.white, area?.neutral].forEach(set);
  if (bouzy !== undefined) {
    if (!isMap(bouzy)) throw badOption('bouzy of the analysis must be a ScalarMap');
    checkSize(bouzy, board, 'the analysis is of');
  }
  if (chains !== undefined) {
    checkList('chains of the analysis', chains, (chain: Any) => {
      checkChoice('the color of a chain', chain?.color, SIDES);
      [chain.stones, chain.liberties].forEach(set);
      // Its number stands on one of them.
      if (chain.stones.isEmpty || !chain.stones.isSubsetOf(board.stones(chain.color)))
        throw badOption(
          `a ${chain.color} chain must have ${chain.color} stones of the board, not ${show([...chain.stones])}`,
        );
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

/** Throws 'bad-option', 'size-mismatch' or 'off-board' unless the value is a result of readSafe() for a board of this size. */
export function checkSafe(safe: Any, board: GoBoard): void {
  const set = (value: unknown) => checkSetOf(board, value, 'a set of safe');
  for (const side of SIDES) {
    const { stones, territory, chains } = Object(safe?.[side]);
    [stones, territory].forEach(set);
    checkList('chains of safe', chains, (chain: Any) => {
      set(chain?.stones);
      checkList('miai of a safe chain', chain.miai, (pair: Any) => {
        const points = checkList('a pair of miai', pair, (point) =>
          checkVertex(point, board, 'a point of miai'),
        );
        if (points.length !== 2) throw badOption(`miai are two points, not ${show(pair)}`);
      });
      checkList('regions of a safe chain', chain.regions, (region: Any) => {
        set(region?.points);
        checkChoice('sureLiberties', region.sureLiberties, [1, 2]);
      });
    });
  }
}
