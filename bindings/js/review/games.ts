import { engine } from '../core/engine.js';
import { KakoiError, showThing } from '../core/errors.js';
import { GoGame } from '../go/game.js';
import { LoaGame } from '../loa/game.js';
import { isGame } from '../records/record-game.js';
import { SenketGame } from '../senket/game.js';
import { lastOf, tellingOfGo } from './go/facts.js';
import { factsOfLoa } from './loa/facts.js';
import { factsOfSenket } from './senket/facts.js';
import type { Telling } from './telling.js';

/** Positions enough for most wins within four moves: some tenths of a second for a move. */
const LOA_NODES = 20_000;

/** The way in which facts about the game are told. Throws 'bad-option', and 'not-initialised' before its readers are there. */
export function tellingOf(game: unknown): Telling {
  if (isGame(game, GoGame)) return tellingOfGo(game);
  if (isGame(game, LoaGame)) {
    engine('endings');
    return { last: lastOf(game), nodes: LOA_NODES, tell: (moves, nodes) => factsOfLoa(game, moves, nodes) };
  }
  if (isGame(game, SenketGame))
    return { last: lastOf(game), nodes: 1, tell: (moves) => factsOfSenket(game, moves) };
  throw new KakoiError(
    'bad-option',
    `the game must be a GoGame, LoaGame or SenketGame, not ${showThing(game)}`,
  );
}
