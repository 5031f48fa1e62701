/** Pictures of Senket. */

import type { SenketBoard } from '../../js/api.js';
import { checked } from '../checked.js';
import type { Spoken } from '../overlay.js';
import { checkSenket, SENKET_OPTIONS, type SenketOverlay, type SenketOverlayOptions } from './claims.js';
import { numbers } from './numbers.js';
import { territories } from './territories.js';
import { worth } from './worth.js';

export {
  type SenketCounts,
  type SenketOverlay,
  type SenketOverlayOptions,
  type SenketView,
  senketClaimAt,
  senketView,
  senketWorth,
  senketWorthInWords,
} from './claims.js';
export { fenceKey as senketFenceKey } from './fence-key.js';
export { type SenketPictureParts, senketPicture } from './picture.js';
export { senketTrimmed } from './pieces.js';
export { senketBest } from './worth.js';

const checkedSenket = /* @__PURE__ */ checked<SenketOverlay, SenketBoard, SenketOverlayOptions>(
  SENKET_OPTIONS,
  checkSenket,
);

/** The name of an overlay of Senket. */
export type SenketOverlayName = 'territories' | 'worth' | 'numbers';

/** The overlays of Senket, from the lowest to the topmost. */
export const senketOverlays: Readonly<Record<SenketOverlayName, Spoken<SenketOverlay>>> =
  /* @__PURE__ */ checkedSenket({ territories, worth, numbers });
