/** The page of Lines of Action. */

import { startPage } from '../shell/start.js';
import { LoaApp } from './app.js';
import { setUpControls } from './controls.js';
import { builtInGames } from './games/index.js';

void startPage({
  createApp: () => new LoaApp(),
  games: builtInGames,
  setUp(app, opener) {
    setUpControls(app, opener);
    app.goTo(0);
  },
});
