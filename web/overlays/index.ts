/** All overlays, from the lowest to the topmost; the topmost is the first to speak in the status line. */

import { area } from './area.js';
import { benson } from './benson.js';
import { chains } from './chains.js';
import type { Overlay } from './overlay.js';

export const overlays: readonly Overlay[] = [area, benson, chains];
