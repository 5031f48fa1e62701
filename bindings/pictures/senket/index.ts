/** Pictures of Senket. */

import { checked } from '../checked.js';
import type { Spoken } from '../overlay.js';
import { checkSenket, SENKET_OPTIONS, type SenketOverlay } from './claims.js';
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

const overlays = { territories, worth, numbers };

/** The overlays of Senket, from the lowest to the topmost. */
export const senketOverlays: Readonly<Record<keyof typeof overlays, Spoken<SenketOverlay>>> =
  /* @__PURE__ */ checked(overlays, SENKET_OPTIONS, checkSenket);

/** The name of an overlay of Senket. */
export type SenketOverlayName = keyof typeof senketOverlays;
