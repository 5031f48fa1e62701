/** Pictures of Go. */

import type { GoBoard } from '../../../js/api.js';
import { checked } from '../checked.js';
import type { Overlay, OverlayName } from '../games.js';
import { area } from './area.js';
import { chains } from './chains.js';
import { influence } from './influence.js';
import { influenceGain } from './influence-gain.js';
import { checkGo, GO_OPTIONS, type GoOverlay, type GoOverlayOptions } from './options.js';
import { ownership } from './ownership.js';
import { passAlive } from './pass-alive.js';
import { safe } from './safe.js';
import { score } from './score.js';
import { vicinity } from './vicinity.js';

const checkedGo = /* @__PURE__ */ checked<GoOverlay, GoBoard, GoOverlayOptions>(GO_OPTIONS, checkGo);

/** The overlays of Go, from the lowest to the topmost. */
export const goOverlays: Readonly<
  Record<OverlayName<'go'>, Overlay<'go'> & Required<Pick<Overlay<'go'>, 'said'>>>
> = /* @__PURE__ */ checkedGo({
  influence,
  influenceGain,
  area,
  ownership,
  score,
  vicinity,
  safe,
  passAlive,
  chains,
});
