import { opponent } from '../../core/opponent.js';
import { vertexName } from '../../core/vertex.js';
import type { GoGame } from '../../go/game.js';
import type { Fact } from '../fact.js';
import { movesOfLine } from '../moves.js';
import { factsOf } from '../told.js';
import { endgameFacts } from './endgame.js';
import { GoSituation } from './fates.js';
import { linkFacts } from './links.js';
import { seenFacts } from './seen.js';
import type { GoStep } from './step.js';
import { turnFacts } from './turns.js';

/**
 * The facts about moves of the game's line, in rising order, those of each move by weight. A move that is illegal, as records may
 * have it, has none. Moves in a row are read faster than one by one.
 */
export function factsOfGo(game: GoGame, moves: readonly number[], nodes: number): Fact[][] {
  const played = movesOfLine(game.clone());
  const { suicide } = game.rules;
  let last: { readonly move: number; readonly after: GoSituation } | undefined;
  const play = (move: number) => {
    const made = played[move - 1];
    if (made === undefined) return undefined;
    const { color, vertex } = made;
    const board = game.boardAt(move - 1);
    if (board.legality(color, vertex, { suicide }) !== 'legal') return undefined;
    const earlier = last?.after;
    const isNext = last?.move === move - 1 && earlier?.toPlay === color && earlier.board.equals(board);
    const before = isNext && earlier ? earlier : new GoSituation(board, color, null, nodes);
    const result = board.play(color, vertex, { suicide });
    const after = new GoSituation(result.board, opponent(color), result.ko, nodes);
    last = { move, after };
    return { move, color, at: vertex, captured: result.captured, before, after };
  };
  return moves.map((move) => {
    if (last?.move !== move - 1 && move > 1) play(move - 1); // it may have begun a ko
    const step = play(move);
    return step === undefined ? [] : factsOfStep(step, nodes > 0);
  });
}

/** The facts about a step; where nothing is read, those that are seen on the board. */
function factsOfStep(step: GoStep, reads: boolean): Fact[] {
  const read = reads ? [...linkFacts(step), ...endgameFacts(step)] : [];
  const told = [...(reads ? turnFacts(step) : []), ...seenFacts(step), ...read];
  return factsOf(step, told, (point) => vertexName(point, step.before.board));
}
