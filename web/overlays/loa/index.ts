/** All overlays, from the lowest to the topmost; the topmost is the first to speak in the status line. */

import { connection } from './connection.js';
import { groups } from './groups.js';
import { joints } from './joints.js';
import { quads } from './quads.js';
import type { LoaOverlay } from './view.js';

export const overlays: readonly LoaOverlay[] = [groups, connection, joints, quads];
