/** The reasons for a move of Lines of Action: what it does at once, and what the other side could do otherwise. */

import { type LoaMove, opponent } from 'kakoi';
import { COLORS, nameOf, say } from '../shell/words.js';
import { boardFor } from './editing.js';
import type { LoaState } from './state.js';

export async function reasonOf({ session: { board, toPlay } }: LoaState, move: LoaMove): Promise<string> {
  const color = nameOf(toPlay);
  if (move.connects === 'mover') return say('It joins all stones of {color}, who wins.', { color });
  const after = board.play(move);
  const reasons = COLORS.flatMap((side) => {
    const before = board.groups(side).length;
    const now = after.groups(side).length;
    const isBetter = side === toPlay ? now < before : now > before;
    return isBetter
      ? say('{color} then has {now} groups, and now {before}.', { color: nameOf(side), now, before })
      : [];
  });
  const threat = boardFor(board, opponent(toPlay))
    .legalMoves()
    .find(({ connects }) => connects === 'mover');
  if (threat !== undefined)
    reasons.push(
      say('Otherwise {color} wins by {move}.', { color: nameOf(opponent(toPlay)), move: threat.text }),
    );
  return reasons.join(' ');
}
