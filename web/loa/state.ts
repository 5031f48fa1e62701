/** The state of the page of Lines of Action. */

import type { Color, Vertex } from 'kakoi';
import type { Overlay } from 'kakoi/pictures';
import type { Hooks, PageState } from '../shell/state.js';
import type { Workers } from '../shell/workers.js';
import type { Proofs } from './proof.js';
import type { LoaSession } from './session.js';

export interface LoaState extends PageState<LoaSession, Overlay<'loa'>> {
  readonly hooks: Hooks<LoaState>;
  readonly workers: Workers;
  readonly proofs: Proofs;
  /** The stone that is about to move. */
  picked: Vertex | null;
  quadColors: readonly Color[];
}
