/** Pictures of Go. */

import type { GoBoard } from '../../js/api.js';
import { checked } from '../checked.js';
import { area } from './area.js';
import { benson } from './benson.js';
import { chains } from './chains.js';
import { influence } from './influence.js';
import { checkGo, GO_OPTIONS, type GoOverlay, type GoOverlayOptions } from './options.js';
import { ownership } from './ownership.js';
import { safe } from './safe.js';
import { score } from './score.js';
import { vicinity } from './vicinity.js';

export type { GoOverlay, GoOverlayOptions } from './options.js';
export { goLabels, goPicture } from './picture.js';

const checkedGo = /* @__PURE__ */ checked<GoOverlay, GoBoard, GoOverlayOptions>(GO_OPTIONS, checkGo);

/** The overlays of Go, from the lowest to the topmost. */
export const goOverlays = /* @__PURE__ */ checkedGo({
  influence,
  area,
  ownership,
  score,
  vicinity,
  safe,
  benson,
  chains,
});

/** The name of an overlay of Go. */
export type GoOverlayName = keyof typeof goOverlays;
