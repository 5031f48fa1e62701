/** Pictures of Senket. */

import { checked } from '../checked.js';
import { checkSenket, type SenketOverlay } from './claims.js';
import { numbers } from './numbers.js';
import { territory } from './territory.js';
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

/** The overlays of Senket, from the lowest to the topmost. */
export const senketOverlays = /* @__PURE__ */ checked(
  { territory, worth, numbers } satisfies Readonly<Record<string, SenketOverlay>>,
  ['mode', 'toPlay', 'values'],
  checkSenket,
);
