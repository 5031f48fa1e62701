/** Pictures of Senket. */

import type { SenketBoard } from '../../../js/api.js';
import { checked } from '../checked.js';
import type { Overlay, OverlayName } from '../games.js';
import { checkSenket, SENKET_OPTIONS, type SenketOverlay, type SenketOverlayOptions } from './claims.js';
import { numbers } from './numbers.js';
import { territories } from './territories.js';
import { threats } from './threats.js';
import { worth } from './worth.js';

const checkedSenket = /* @__PURE__ */ checked<SenketOverlay, SenketBoard, SenketOverlayOptions>(
  SENKET_OPTIONS,
  checkSenket,
);

/** The overlays of Senket, from the lowest to the topmost. */
export const senketOverlays: Readonly<
  Record<OverlayName<'senket'>, Overlay<'senket'> & Required<Pick<Overlay<'senket'>, 'said'>>>
> = /* @__PURE__ */ checkedSenket({ territories, worth, threats, numbers });
