import { GoGame } from '../go/game.js';
import { LoaGame } from '../loa/game.js';
import type { SenketGame } from '../senket/game.js';
import type { Fact } from './fact.js';
import { factsOfGo } from './go/facts.js';
import { factsOfLoa } from './loa/facts.js';
import { factsOfSenket } from './senket/facts.js';

/** A game of any kind that facts are told about. */
export type AnyGame = GoGame | LoaGame | SenketGame;

/** The facts about moves of a game, which are in rising order: moves in a row are read faster than one by one. */
export function factsOfMoves(
  game: AnyGame,
  moves: readonly number[],
  nodes: number,
): Fact<unknown, unknown>[][] {
  if (game instanceof GoGame) return factsOfGo(game, moves, nodes);
  if (game instanceof LoaGame) return factsOfLoa(game, moves, nodes);
  return factsOfSenket(game, moves, nodes);
}
