/** The page of Senket. */

import { startPage } from '../shell/start.js';
import { SenketApp } from './app.js';
import { setUpControls } from './controls.js';
import { firstGame } from './games/first.js';

/** Fulfilled once the first board is drawn. */
export const started = startPage({
  game: 'senket',
  createApp: () => new SenketApp(),
  setUp: setUpControls,
  begin: (app) => app.load(firstGame.text),
});
