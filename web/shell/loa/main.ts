/** The page of Lines of Action. */

import { builtInGames } from '../../games/loa/games.js';
import { overlays } from '../../overlays/loa/index.js';
import { startPage } from '../start.js';
import { LoaApp } from './app.js';
import { setUpControls } from './controls.js';

void startPage({
  createApp: () => new LoaApp(),
  overlays,
  games: builtInGames,
  setUp(app, opener) {
    setUpControls(app, opener);
    app.goTo(0);
  },
});
