/** The overlays: one below the posts and fences, one above them. */

import { numbers } from './numbers.js';
import { territory } from './territory.js';
import type { SenketOverlay } from './view.js';

export const overlays: readonly SenketOverlay[] = [territory, numbers];
