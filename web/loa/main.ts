import { startPage } from '../shell/start.js';
import { setUpControls } from './controls.js';
import { firstGame } from './games/first.js';
import { loaPage } from './page.js';

/** Fulfilled once the first board is drawn. */
export const started = startPage({ game: 'loa', page: loaPage, setUp: setUpControls, firstGame });
