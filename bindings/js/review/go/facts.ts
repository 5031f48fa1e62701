import { KakoiError, showThing } from '../../core/errors.js';
import { opponent } from '../../core/opponent.js';
import { GoGame } from '../../go/game.js';
import { isGame } from '../../records/record-game.js';
import type { Fact } from '../fact.js';
import { endgameFacts } from './endgame.js';
import { GoSituation } from './fates.js';
import { linkFacts } from './links.js';
import { seenFacts } from './seen.js';
import { type GoStep, placeOf, type Told } from './step.js';
import { turnFacts } from './turns.js';

/** Checks that the value is a game of Go. Throws 'bad-option'. */
export function checkGame(game: unknown): GoGame {
  if (isGame(game, GoGame)) return game;
  throw new KakoiError('bad-option', `the game must be a GoGame, not ${showThing(game)}`);
}

/**
 * The facts about moves of the game's line, in rising order, those of each move by weight. A move that is illegal, as records may
 * have it, has none. Moves in a row are read faster than one by one.
 */
export function factsOfMoves(game: GoGame, moves: readonly number[], nodes: number): Fact[][] {
  const ends = game.clone();
  ends.goTo(lastMove(game));
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

/** The number of the last move of the game's line. */
export function lastMove(game: GoGame): number {
  return game.line.at(-1)!.moveNumber;
}

function factsOfStep(step: GoStep): Fact[] {
  const { move, color, at } = step;
  const complete = ({ values, ...told }: Told): Fact => ({
    color,
    move,
    at,
    certainty: 'proved',
    from: move,
    line: [],
    proofs: [],
    better: null,
    weight: 0,
    ...told,
    values: { stones: told.target.size, where: placeOf(told.target), ...values },
  });
  const told = [...turnFacts(step), ...seenFacts(step), ...linkFacts(step), ...endgameFacts(step)];
  return told.map(complete).sort((a, b) => b.weight - a.weight);
}
