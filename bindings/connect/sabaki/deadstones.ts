/** Dead stones in the forms of @sabaki/deadstones. */

import { GoBoard, type Vertex } from '../../js/api.js';
import { validateBoolean, validateOptions } from '../../js/core/validate.js';

/**
 * The vertices of the dead stones of a board, map[y][x] of 1, −1 and 0. Without `finished`, a chain counts as alive
 * while its fate depends on who moves next; with it, as the likelier end has it. `iterations` is the number of random
 * games, 1 to 100,000, default 100. Rejects with 'bad-diagram', 'bad-size' or 'bad-option'.
 */
export async function guess(
  data: readonly (readonly number[])[],
  options?: { finished?: boolean; iterations?: number },
): Promise<Vertex[]> {
  const { finished = false, iterations = 100 } = validateOptions(options, ['finished', 'iterations']);
  validateBoolean(finished, 'finished');
  const { chains } = boardOf(data).judgeChains({ playouts: iterations });
  return chains
    .filter(({ dead, decidedBy }) => dead && (finished || decidedBy !== 'undecided'))
    .flatMap(({ stones }) => [...stones]);
}

/**
 * The likely owner of every point, map[y][x] from −1 (white) to 1 (black), by that many random games, 1 to 100,000.
 * Rejects as guess() does.
 */
export async function getProbabilityMap(
  data: readonly (readonly number[])[],
  iterations: number,
): Promise<number[][]> {
  return boardOf(data).ownership({ playouts: iterations, style: 'careful' }).toMap();
}

function boardOf(data: readonly (readonly number[])[]): GoBoard {
  return GoBoard.fromSignMap(data as never);
}
