/** The page of Go. */

import { startPage } from '../shell/start.js';
import { GoApp } from './app.js';
import { setUpControls } from './controls.js';
import { firstGame } from './games/first.js';

/** Fulfilled once the first board is drawn. */
export const started = startPage({
  game: 'go',
  createApp: () => new GoApp(),
  setUp: setUpControls,
  begin: (app) => app.load(firstGame.text, firstGame.move),
});
