/** Pictures of Go. */

import { checked } from '../checked.js';
import type { Spoken } from '../overlay.js';
import { area } from './area.js';
import { benson } from './benson.js';
import { chains } from './chains.js';
import { influence } from './influence.js';
import { checkGo, GO_OPTIONS, type GoOverlay } from './options.js';
import { ownership } from './ownership.js';
import { safe } from './safe.js';
import { score } from './score.js';
import { vicinity } from './vicinity.js';

export type { GoOverlay, GoOverlayOptions } from './options.js';
export { goLabels, goPicture } from './picture.js';

const overlays = { influence, area, ownership, score, vicinity, safe, benson, chains };

/** The overlays of Go, from the lowest to the topmost. */
export const goOverlays: Readonly<Record<keyof typeof overlays, Spoken<GoOverlay>>> = /* @__PURE__ */ checked(
  overlays,
  GO_OPTIONS,
  checkGo,
);

/** The name of an overlay of Go. */
export type GoOverlayName = keyof typeof goOverlays;
