import { badOption, showThing } from '../core/errors.js';
import { isBoard } from '../go/is-board.js';
import { isLoaBoard } from '../loa/is-board.js';
import { GAMES } from '../records/games.js';
import type { AnyGame } from './games.js';

/** A kind of game, as far as questions for facts depend on it. */
export interface FactsKind {
  /** The engine that reads for it; null where none is needed. */
  readonly reader: 'reading' | 'endings' | null;
  /** The positions that are searched for each question, unless others are asked for. */
  readonly nodes: number;
  /** The task of workers that tells the facts. */
  readonly task: 'factsOfGo' | 'factsOfLoa' | 'factsOfSenket';
}

/** With positions enough for captures that people see: a hundredth of a second for a move. */
const GO: FactsKind = { reader: 'reading', nodes: 1000, task: 'factsOfGo' };
/** With positions enough for most wins within four moves: some tenths of a second for a move. */
const LOA: FactsKind = { reader: 'endings', nodes: 20_000, task: 'factsOfLoa' };
const SENKET: FactsKind = { reader: null, nodes: 1, task: 'factsOfSenket' };

/** The kind of a game, told by its board: a caller that asks workers loads the code of no game for it. Throws 'bad-option'. */
export function kindOf(game: AnyGame): FactsKind {
  if (typeof game !== 'object' || game === null || !GAMES.has(game))
    throw badOption(`the game must be a GoGame, LoaGame or SenketGame, not ${showThing(game)}`);
  return isBoard(game.board) ? GO : isLoaBoard(game.board) ? LOA : SENKET;
}

/** The number of the last move of the game's line. */
export const lastMoveOf = ({ line }: AnyGame): number => line.at(-1)!.moveNumber;
