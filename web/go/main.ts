/** The page of Go. */

import { startPage } from '../shell/start.js';
import { setUpControls } from './controls.js';
import { firstGame } from './games/first.js';
import { goPage } from './page.js';

/** Fulfilled once the first board is drawn. */
export const started = startPage({ game: 'go', page: goPage, setUp: setUpControls, firstGame });
