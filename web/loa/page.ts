/** The page of Lines of Action: the parts in which it differs from the pages of other games. */

import type { LoaGame, LoaMove } from 'kakoi';
import { loaOverlays } from 'kakoi/pictures';
import type { ChooseOptions, MoveChoice } from 'kakoi/play';
import { change } from '../shell/moves.js';
import { choose } from '../shell/player.js';
import { type Hooks, SGF, stateOf } from '../shell/state.js';
import { COLORS } from '../shell/words.js';
import { Workers } from '../shell/workers.js';
import { draw } from './draw.js';
import { readPosition } from './editing.js';
import { drop, forget, lift, press, putDown, switchSides } from './pointer.js';
import { Proofs } from './proof.js';
import { LoaSession } from './session.js';
import type { LoaState } from './state.js';
import { positionInWords } from './words.js';

/** All overlays but `moves`: the page shows the moves of the stone that is picked instead of all at once. */
const { moves: _all, ...overlays } = loaOverlays;

const hooks: Hooks<LoaState> = {
  file: 'loa.html',
  format: SGF,
  read,
  revive: LoaSession.revive,
  replaced: forget,
  positionChanged: forget,
  positionInWords: ({ session }) => positionInWords(session),
  draw,
  press,
  lift,
  drop,
  putDown,
  toolChanged: forget,
  switchSides,
  pass: (page) => change(page, () => page.session.play('pass')),
  async findMove(page, how, signal) {
    const { session } = page;
    const { move } = await suggest(page, session.asGame, how, signal);
    return () => session.play(move?.text ?? 'pass');
  },
  adviser: {
    suggest,
    nameOf: (_page, move) => ('text' in move ? move.text : ''),
  },
};

export function loaPage(): LoaState {
  const workers = new Workers();
  const values = { hooks, workers, proofs: new Proofs(workers), picked: null, quadColors: COLORS };
  return { ...stateOf(LoaSession.start(), overlays), ...values };
}

/** Reads a record, a position ('1bbbbbb1/… b'), or moves from the standard position. */
function read(text: string): LoaSession {
  if (/\(\s*;/.test(text)) return LoaSession.fromSgf(text);
  const setup = readPosition(text);
  if (setup !== null) return LoaSession.start({ setup });
  const moves = text.replace(/\b\d+\./g, ' ').match(/\S+/g) ?? [];
  return /^[a-h][1-8]/i.test(moves[0] ?? '') ? LoaSession.fromMoves(moves) : LoaSession.fromSgf(text);
}

function suggest(
  { workers }: LoaState,
  game: LoaGame,
  how: ChooseOptions,
  signal: AbortSignal,
): Promise<MoveChoice<LoaMove>> {
  return choose(game, how, workers, signal);
}
