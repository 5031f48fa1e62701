import { engine } from '../../core/engine.js';
import { KakoiError, showThing } from '../../core/errors.js';
import { opponent } from '../../core/opponent.js';
import { vertexName } from '../../core/vertex.js';
import { GoGame } from '../../go/game.js';
import { isGame } from '../../records/record-game.js';
import type { Fact } from '../fact.js';
import type { Telling } from '../telling.js';
import { factsOf } from '../told.js';
import { endgameFacts } from './endgame.js';
import { GoSituation } from './fates.js';
import { linkFacts } from './links.js';
import { seenFacts } from './seen.js';
import type { GoStep } from './step.js';
import { turnFacts } from './turns.js';

/** Positions enough for captures that people see: a hundredth of a second for a move. */
const NODES = 1000;

/** The way in which facts about a game of Go are told. Throws 'bad-option' for any other, and 'not-initialised'. */
export function tellingOfGo(game: unknown): Telling {
  if (!isGame(game, GoGame))
    throw new KakoiError('bad-option', `the game must be a GoGame, not ${showThing(game)}`);
  engine('reading');
  return { last: lastOf(game), nodes: NODES, tell: (moves, nodes) => factsOfGo(game, moves, nodes) };
}

/** The number of the last move of a game's line. */
export const lastOf = ({ line }: { readonly line: GoGame['line'] }): number => line.at(-1)!.moveNumber;

/**
 * The facts about moves of the game's line, in rising order, those of each move by weight. A move that is illegal, as records may
 * have it, has none. Moves in a row are read faster than one by one.
 */
export function factsOfGo(game: GoGame, moves: readonly number[], nodes: number): Fact[][] {
  const ends = game.clone();
  ends.goTo(ends.line.at(-1)!);
  const { history } = ends;
  const { suicide } = game.rules;
  let last: { readonly move: number; readonly after: GoSituation } | undefined;
  const play = (move: number) => {
    const { color, vertex } = history[move - 1]!;
    const board = game.boardAt(move - 1);
    if (board.legality(color, vertex, { suicide }) !== 'legal') return undefined;
    const earlier = last?.after;
    const isNext = last?.move === move - 1 && earlier?.toPlay === color && earlier.board.equals(board);
    const before = isNext && earlier ? earlier : new GoSituation(board, color, null, nodes, earlier);
    const played = board.play(color, vertex, { suicide });
    const after = new GoSituation(played.board, opponent(color), played.ko, nodes, before);
    last = { move, after };
    return { move, color, at: vertex, captured: played.captured, before, after };
  };
  return moves.map((move) => {
    if (last?.move !== move - 1 && move > 1) play(move - 1); // it may have begun a ko
    const step = play(move);
    return step === undefined ? [] : factsOfStep(step);
  });
}

function factsOfStep(step: GoStep): Fact[] {
  const told = [...turnFacts(step), ...seenFacts(step), ...linkFacts(step), ...endgameFacts(step)];
  return factsOf(step, told, (point) => vertexName(point, step.before.board));
}
