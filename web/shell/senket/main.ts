/** The page of Senket. */

import { builtInGames } from '../../games/senket/games.js';
import { overlays } from '../../overlays/senket/index.js';
import { startPage } from '../start.js';
import { SenketApp } from './app.js';
import { setUpControls } from './controls.js';

void startPage({
  createApp: () => new SenketApp(),
  overlays,
  games: builtInGames,
  setUp(app, opener) {
    setUpControls(app, opener);
    app.goTo(0);
  },
});
