/** The page of Go. */

import { builtInGames } from '../../games/go/games.js';
import { overlays } from '../../overlays/go/index.js';
import { startPage } from '../start.js';
import { GoApp } from './app.js';
import { setUpControls } from './controls.js';

void startPage({
  createApp: () => new GoApp(),
  overlays,
  games: builtInGames,
  setUp(app, opener) {
    setUpControls(app, opener);
    const first = builtInGames[0];
    if (first) app.load(first.text, first.move);
  },
});
