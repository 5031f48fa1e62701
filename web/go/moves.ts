/** Moves on the page of Go: played into the game, or only tried. */

import { type GoGame, KakoiError, type Legality, type Vertex, vertexName } from 'kakoi';
import type { ChooseOptions, MoveChoice } from 'kakoi/play';
import { moved } from '../shell/moves.js';
import { choose } from '../shell/player.js';
import { tell } from '../shell/render.js';
import type { Trying } from '../shell/state.js';
import { type GoState, trialOf } from './state.js';
import { refusal } from './words.js';

/** Plays into the game, or says why that is not possible. */
export function play(page: GoState, move: Vertex | 'pass'): void {
  const { session } = page;
  let legality: Legality = move === 'pass' ? 'legal' : session.legality(move);
  if (legality === 'legal')
    try {
      session.play(move);
    } catch (error) {
      legality = (error instanceof KakoiError ? (error.reason ?? error.code) : '') as Legality;
    }
  if (legality === 'legal') moved(page);
  else tell(page, refusal(legality, session.toPlay, move === 'pass' ? '' : vertexName(move, session.board)));
}

export function pass(page: GoState): void {
  if (trialOf(page) === null) play(page, 'pass');
  else void page.reading?.study.try(null);
}

/** While moves are tried, a press plays and the solver answers. */
export function tryMove(page: GoState, point: Vertex): void {
  const trial = trialOf(page);
  const study = page.reading?.study;
  if (trial?.board.get(point) !== 0 || !study?.takesMoves) return;
  const legality = trial.legality(point);
  if (legality === 'legal') void study.try(point);
  else tell(page, refusal(legality, trial.toPlay, vertexName(point, trial.board)));
}

/** The line that is tried. */
export function trying(page: GoState): Trying | null {
  const { study } = page.reading ?? {};
  const tried = study?.tried ?? null;
  if (study === undefined || tried === null) return null;
  const { at, length } = tried.trial;
  return {
    ...{ at, length, moveNumber: at, moves: length, variationLength: 0 },
    ...{ canUndo: tried.is !== 'line' && at > 0, canRedo: false },
    goTo: (index) => study.goTo(index),
    undo: () => study.takeBack(),
  };
}

/** The moves that an opponent considers where the game stands. */
export function consider(
  { workers }: GoState,
  game: GoGame,
  how: ChooseOptions,
  signal: AbortSignal,
): Promise<MoveChoice<Vertex>> {
  return choose(game, how, workers, signal);
}
