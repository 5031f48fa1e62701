/** The page of Senket: the parts in which it differs from the pages of other games. */

import type { SenketGame, Vertex } from 'kakoi';
import { senketOverlays } from 'kakoi/pictures';
import type { ChooseOptions, MoveChoice } from 'kakoi/play';
import { element } from '../shell/elements.js';
import { choose } from '../shell/player.js';
import { render } from '../shell/render.js';
import { type Hooks, stateOf } from '../shell/state.js';
import { Workers } from '../shell/workers.js';
import { draw } from './draw.js';
import { isSetup, readSetup } from './editing.js';
import { drop, lift, press, putDown, roam, tapInWords } from './pointer.js';
import { scratchOn } from './scratch.js';
import { SenketSession } from './session.js';
import { baseView, nameAt, type SenketState } from './state.js';
import { forgetPlans, isTrying, pass, switchSides, trySteps } from './turns.js';
import { positionInWords } from './words.js';
import { Worth } from './worth.js';

/**
 * The size of the first board, fit for a phone as well as for a game: the official 31 is for large screens.
 */
const FIRST_SIZE = 17;

const hooks: Hooks<SenketState> = {
  file: 'senket.html',
  format: { ending: 'txt', type: 'text/plain' },
  read: (text) =>
    isSetup(text) ? SenketSession.start({ setup: readSetup(text) }) : SenketSession.fromText(text),
  revive: SenketSession.revive,
  /** Moves are not tried any more in another game. */
  replaced(page) {
    if (page.scratch !== null) element<HTMLInputElement>('try').checked = false;
    page.scratch = null;
  },
  positionChanged(page) {
    const { scratch, session } = page;
    forgetPlans(page);
    if (scratch !== null && scratch.base !== session.board) page.scratch = scratchOn(session.board);
  },
  positionInWords: (page) => positionInWords(page.session, baseView(page)),
  draw,
  press,
  tapInWords,
  lift,
  drop,
  roam,
  putDown,
  toolChanged(page) {
    forgetPlans(page);
    // Tried moves would hide the set-up.
    if (page.tool !== 'play' && page.scratch !== null) element('try').click();
  },
  switchSides,
  pass,
  trying(page) {
    if (!isTrying(page)) return null;
    const { at, length, moveNumber, moves, canRedo, variationLength } = page.session;
    const undo = () => trySteps(page, page.scratch!.steps.slice(0, -1));
    return { at, length, moveNumber, moves, canUndo: true, canRedo, variationLength, undo };
  },
  async findMove(page, how, signal) {
    const { session } = page;
    const { move: post } = await suggest(page, session.asGame, how, signal);
    const fences = post === null ? [] : session.board.legalFences(session.toPlay, post);
    return () => session.play({ post, fences });
  },
  adviser: {
    suggest,
    nameOf: (page, move: Vertex) => nameAt(page, move),
  },
};

export function senketPage(): SenketState {
  const workers = new Workers();
  const page: SenketState = {
    ...stateOf(SenketSession.start({ size: FIRST_SIZE }), senketOverlays),
    ...{ hooks, workers, worth: new Worth(workers, () => render(page)) },
    ...{ mode: 'area', linking: true, pending: [], pulled: null, looked: '' },
    ...{ scratch: null, tryColor: 'black' },
  };
  return page;
}

function suggest(
  { workers, mode }: SenketState,
  game: SenketGame,
  how: ChooseOptions,
  signal: AbortSignal,
): Promise<MoveChoice<Vertex>> {
  return choose(game, { ...how, mode }, workers, signal);
}
