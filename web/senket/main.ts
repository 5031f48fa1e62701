/** The page of Senket. */

import { startPage } from '../shell/start.js';
import { SenketApp } from './app.js';
import { setUpControls } from './controls.js';
import { builtInGames } from './games/index.js';

/** Fulfilled once the first board is drawn. */
export const started = startPage({
  game: 'senket',
  createApp: () => new SenketApp(),
  setUp: setUpControls,
  begin: (app) => app.load(builtInGames[0]!.text),
});
