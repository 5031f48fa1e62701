/** The engine as a player: its script is loaded at the first question, and it thinks in a worker. */

import {
  type GoBoard,
  type GoGame,
  init,
  type LoaGame,
  type LoaMove,
  type SenketGame,
  type Vertex,
} from 'kakoi';
import type { ChooseOptions, GoPositionOptions, MoveChoice } from 'kakoi/play';
import { part } from './part.js';
import type { Workers } from './workers.js';

/** A position that a player is asked about. */
type Asked = GoGame | LoaGame | SenketGame | GoBoard;

/** A move as the game has it. */
type MoveIn<A extends Asked> = A extends LoaGame ? LoaMove : Vertex;

/** The choice of chooseMove(). */
export async function choose<A extends Asked>(
  of: A,
  how: ChooseOptions & Partial<GoPositionOptions>,
  workers: Workers,
  signal: AbortSignal,
): Promise<MoveChoice<MoveIn<A>>> {
  const { chooseMove, playEngine } = await part('play');
  await init(playEngine);
  // Those of the package know the games one by one.
  const choice: unknown = await workers.run(
    (pool) => pool.chooseMove(of as GoGame, { ...how, signal }),
    () => chooseMove(of as GoGame, how),
  );
  return choice as MoveChoice<MoveIn<A>>;
}
