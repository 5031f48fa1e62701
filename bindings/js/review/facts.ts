import { KakoiError, showThing } from '../core/errors.js';
import { opponent } from '../core/opponent.js';
import { validateInteger, validateOptions } from '../core/validate.js';
import { GoGame } from '../go/game.js';
import { MOST_NODES } from '../reading/options.js';
import { isGame } from '../records/record-game.js';
import type { Fact } from './fact.js';
import { factsOfStep } from './go/facts.js';
import { GoSituation } from './go/fates.js';

/**
 * Options of facts().
 *
 * @inline
 */
export type FactsOptions = {
  /** The number of the move on the game's line. Default: the move that led to the position where the game stands. */
  move?: number;
  /** The most positions searched for each question, 1 to 100,000,000. Default 1,000. */
  nodes?: number;
};

const DEFAULT_NODES = 1000;

/**
 * The facts about a move of a game of Go, the weightiest first; none before the first move.
 *
 * Throws 'bad-option' for anything but a game, a move of its line and nodes; 'not-initialised' before init(readingEngine).
 */
export function facts(game: GoGame, options?: FactsOptions): Fact[] {
  if (!isGame(game, GoGame))
    throw new KakoiError('bad-option', `the game must be a GoGame, not ${showThing(game)}`);
  const { move = game.moveNumber, nodes = DEFAULT_NODES } = validateOptions(options, ['move', 'nodes']);
  const last = game.line.at(-1)!.moveNumber;
  validateInteger(move, Math.min(last, 1), last, 'the move');
  const most = validateInteger(nodes, 1, MOST_NODES, 'nodes');
  if (move === 0) return [];
  const [step] = steps(game, move, move, most);
  return step === undefined ? [] : factsOfStep(step);
}

/** The moves from one number to another that were legal and that no set-up follows. */
export function* steps(game: GoGame, first: number, last: number, nodes: number) {
  const copy = game.clone();
  copy.goTo(game.line.at(-1)!.moveNumber);
  const { history } = copy;
  const { suicide } = game.rules;
  let before: GoSituation | undefined;
  for (let move = Math.max(1, first - 1); move <= last; move++) {
    const { color, vertex } = history[move - 1]!;
    const board = game.boardAt(move - 1);
    if (before?.toPlay !== color || !before.board.equals(board))
      before = new GoSituation(board, color, null, nodes, before);
    if (board.legality(color, vertex, { suicide }) !== 'legal') continue;
    const played = board.play(color, vertex, { suicide });
    const after = new GoSituation(played.board, opponent(color), played.ko, nodes, before);
    if (move >= first) yield { move, color, at: vertex, captured: played.captured, before, after };
    before = after;
  }
}
