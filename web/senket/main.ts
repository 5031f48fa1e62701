/** The page of Senket. */

import { startPage } from '../shell/start.js';
import { SenketApp } from './app.js';
import { setUpControls } from './controls.js';
import { builtInGames } from './games/index.js';

void startPage({
  createApp: () => new SenketApp(),
  games: builtInGames,
  setUp(app, opener) {
    setUpControls(app, opener);
    app.goTo(0);
  },
});
