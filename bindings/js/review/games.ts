import { KakoiError, showThing } from '../core/errors.js';
import { GoGame } from '../go/game.js';
import { LoaGame } from '../loa/game.js';
import { isGame } from '../records/record-game.js';
import { SenketGame } from '../senket/game.js';
import { factsOfGo } from './go/facts.js';
import { factsOfLoa } from './loa/facts.js';
import { factsOfSenket } from './senket/facts.js';
import type { Telling } from './telling.js';

/** Positions enough for captures that people see: a hundredth of a second for a move of Go. */
const GO_NODES = 1000;
/** Positions enough for most wins within four moves: some tenths of a second for a move. */
const LOA_NODES = 20_000;

/** The way to tell facts about the game. Throws 'bad-option'. */
export function tellingOf(game: unknown): Telling {
  if (isGame(game, GoGame)) {
    return {
      ...{ reader: 'reading', last: lastOf(game), nodes: GO_NODES, task: 'factsOfGo' },
      tell: (moves, nodes) => factsOfGo(game, moves, nodes),
    };
  }
  if (isGame(game, LoaGame)) {
    return {
      ...{ reader: 'endings', last: lastOf(game), nodes: LOA_NODES, task: 'factsOfLoa' },
      tell: (moves, nodes) => factsOfLoa(game, moves, nodes),
    };
  }
  if (isGame(game, SenketGame))
    return {
      ...{ reader: null, last: lastOf(game), nodes: 1, task: 'factsOfSenket' },
      tell: (moves, nodes) => factsOfSenket(game, moves, nodes),
    };
  throw new KakoiError(
    'bad-option',
    `the game must be a GoGame, LoaGame or SenketGame, not ${showThing(game)}`,
  );
}

const lastOf = ({ line }: GoGame | LoaGame | SenketGame) => line.at(-1)!.moveNumber;
