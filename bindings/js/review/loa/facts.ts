import { vertexName } from '../../core/vertex.js';
import type { WinProof } from '../../endings/proof.js';
import { readWin } from '../../endings/win.js';
import type { LoaGame } from '../../loa/game.js';
import type { LoaMove } from '../../loa/move.js';
import type { Fact } from '../fact.js';
import { movesOfLine } from '../moves.js';
import { factsOf } from '../told.js';
import { groupFacts } from './groups.js';
import type { LoaStep } from './step.js';
import { winFacts } from './wins.js';

/** The facts about moves of Lines of Action: what became of the groups, and who could win, as readWin() proves it. */
export function factsOfLoa(
  game: LoaGame,
  moves: readonly number[],
  nodes: number,
): Fact<LoaMove, WinProof>[][] {
  const { rules } = game;
  const line = movesOfLine(game.clone());
  const boards = Array.from({ length: line.length + 1 }, (_, number) => game.boardAt(number));
  const known = new Map<number, ReturnType<typeof readWin>>();
  const read: LoaStep['read'] = (number, proof = false) => {
    const earlier = known.get(number);
    if (earlier !== undefined && (!proof || earlier.proof !== null)) return earlier;
    const reading = readWin(boards[number]!, { rules, past: boards.slice(0, number), nodes, proof });
    known.set(number, reading);
    return reading;
  };
  return moves.map((move) => {
    const played = line[move - 1];
    const before = boards[move - 1]!;
    if (played === undefined || before.legality(played) !== 'legal') return [];
    const after = before.play(played);
    const color = before.toPlay;
    const step = { move, color, played, before, after, ending: after.ending(rules), read };
    const at = played.text === 'pass' ? null : played.to;
    const told = [...(nodes > 0 ? winFacts(step) : []), ...groupFacts(step)];
    return factsOf({ move, color, at }, told, (what) =>
      'text' in what ? what.text : vertexName(what, before),
    );
  });
}
