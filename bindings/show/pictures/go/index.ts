/** Pictures of Go. */

import type { GoBoard } from '../../../js/api.js';
import { checked } from '../checked.js';
import { area } from './area.js';
import { benson } from './benson.js';
import { chains } from './chains.js';
import { influence } from './influence.js';
import { influenceGain } from './influence-gain.js';
import { checkGo, GO_OPTIONS, type GoOverlay, type GoOverlayOptions } from './options.js';
import { ownership } from './ownership.js';
import { safe } from './safe.js';
import { score } from './score.js';
import { vicinity } from './vicinity.js';

export type { GoOverlay, GoOverlayOptions } from './options.js';
export { goPicture } from './picture.js';

const checkedGo = /* @__PURE__ */ checked<GoOverlay, GoBoard, GoOverlayOptions>(GO_OPTIONS, checkGo);

/** The name of an overlay of Go. */
// Written out, because the compiler lists inferred names in an order that changes from build to build.
export type GoOverlayName =
  | 'influence'
  | 'influenceGain'
  | 'area'
  | 'ownership'
  | 'score'
  | 'vicinity'
  | 'safe'
  | 'benson'
  | 'chains';

/** The overlays of Go, from the lowest to the topmost. */
export const goOverlays: Readonly<Record<GoOverlayName, GoOverlay & Required<Pick<GoOverlay, 'said'>>>> =
  /* @__PURE__ */ checkedGo({
    influence,
    influenceGain,
    area,
    ownership,
    score,
    vicinity,
    safe,
    benson,
    chains,
  });
