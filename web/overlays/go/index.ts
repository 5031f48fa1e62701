/** All overlays, from the lowest to the topmost; the topmost is the first to speak in the status line. */

import { area } from './area.js';
import { benson } from './benson.js';
import { chains } from './chains.js';
import { influence } from './influence.js';
import { ownership } from './ownership.js';
import { score } from './score.js';
import { vicinity } from './vicinity.js';
import type { GoOverlay } from './view.js';

export const overlays: readonly GoOverlay[] = [influence, area, ownership, score, vicinity, benson, chains];
