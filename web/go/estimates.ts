/** The margins that positions are likely to come to, by the network. */

import type { GoEstimate, GoGame } from 'kakoi';
import type { GoJudgement } from 'kakoi/play';
import { COLORS } from '../shell/words.js';
import type { Background, Standing } from './background.js';

/** The terms that decide a margin; by area, captures make no difference. */
type Terms = Pick<GoGame, 'rules' | 'handicap'> & Partial<Pick<GoGame, 'captures'>>;

/** Steps of the network's search for each position of a graph: 300 positions take four seconds of one worker. */
const LOOKED_AHEAD = 8;

/** The margin by a judgement without komi, and by what the terms add to it. */
export function estimateBy(
  { lead, owners }: GoJudgement,
  { board, toPlay }: Standing,
  terms: Terms,
): GoEstimate {
  const estimate = board.estimate({ ...terms, ownership: owners });
  // The lead is not just the sum of the owners.
  let more = toPlay === 'black' ? lead : -lead;
  for (const owner of owners.values) more -= owner;
  return { ...estimate, margin: estimate.margin + more };
}

/** The estimates of many positions. */
export async function estimatesOf(
  standings: readonly Standing[],
  terms: Terms,
  background: Background,
  signal: AbortSignal,
): Promise<GoEstimate[]> {
  const judge = await background.network();
  const found: GoEstimate[] = [];
  for (const toPlay of COLORS) {
    const asked = [...standings.entries()].filter(([, standing]) => standing.toPlay === toPlay);
    const boards = asked.map(([, { board }]) => board);
    const asking = { toPlay, komi: 0, playouts: LOOKED_AHEAD };
    const judgements = await background.workers.run(
      (pool) => pool.judgeMany(boards, { ...asking, signal }),
      () => boards.map((board) => judge(board, asking)),
    );
    asked.forEach(([place, standing], i) => {
      found[place] = estimateBy(judgements[i]!, standing, terms);
    });
  }
  return found;
}
