/** Pictures of Lines of Action. */

import { checked } from '../checked.js';
import type { Spoken } from '../overlay.js';
import { connection } from './connection.js';
import { groups } from './groups.js';
import { joints } from './joints.js';
import { moves } from './moves.js';
import { checkLoa, LOA_OPTIONS, type LoaOverlay } from './options.js';
import { quads } from './quads.js';

export { type LoaArm, loaArms, loaLines } from './lines.js';
export type { LoaOverlay, LoaOverlayOptions } from './options.js';
export { loaPicture } from './picture.js';

const overlays = { groups, connection, joints, quads, moves };

/** The overlays of Lines of Action, from the lowest to the topmost. */
export const loaOverlays: Readonly<Record<keyof typeof overlays, Spoken<LoaOverlay>>> =
  /* @__PURE__ */ checked(overlays, LOA_OPTIONS, checkLoa);

/** The name of an overlay of Lines of Action. */
export type LoaOverlayName = keyof typeof loaOverlays;
