/** Pictures of Lines of Action. */

import type { LoaBoard } from '../../../js/api.js';
import { checked } from '../checked.js';
import type { Overlay, OverlayName } from '../games.js';
import { connection } from './connection.js';
import { groups } from './groups.js';
import { joints } from './joints.js';
import { moves } from './moves.js';
import { checkLoa, LOA_OPTIONS, type LoaOverlay, type LoaOverlayOptions } from './options.js';
import { quads } from './quads.js';

export { loaLines } from './lines.js';

const checkedLoa = /* @__PURE__ */ checked<LoaOverlay, LoaBoard, LoaOverlayOptions>(LOA_OPTIONS, checkLoa);

/** The overlays of Lines of Action, from the lowest to the topmost. */
export const loaOverlays: Readonly<
  Record<OverlayName<'loa'>, Overlay<'loa'> & Required<Pick<Overlay<'loa'>, 'said'>>>
> = /* @__PURE__ */ checkedLoa({
  groups,
  connection,
  joints,
  quads,
  moves,
});
