/** Pictures of Senket. */

import type { SenketBoard } from '../../../js/api.js';
import { checked } from '../checked.js';
import { checkSenket, SENKET_OPTIONS, type SenketOverlay, type SenketOverlayOptions } from './claims.js';
import { numbers } from './numbers.js';
import { territories } from './territories.js';
import { threats } from './threats.js';
import { worth } from './worth.js';

export type { SenketOverlay, SenketOverlayOptions } from './claims.js';
export { senketPicture } from './picture.js';

const checkedSenket = /* @__PURE__ */ checked<SenketOverlay, SenketBoard, SenketOverlayOptions>(
  SENKET_OPTIONS,
  checkSenket,
);

/** The name of an overlay of Senket. */
export type SenketOverlayName = 'territories' | 'worth' | 'threats' | 'numbers';

/** The overlays of Senket, from the lowest to the topmost. */
export const senketOverlays: Readonly<
  Record<SenketOverlayName, SenketOverlay & Required<Pick<SenketOverlay, 'said'>>>
> = /* @__PURE__ */ checkedSenket({ territories, worth, threats, numbers });
