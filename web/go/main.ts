/** The page of Go. */

import { startPage } from '../shell/start.js';
import { GoApp } from './app.js';
import { setUpControls } from './controls.js';
import { builtInGames } from './games/index.js';

void startPage({
  game: 'go',
  createApp: () => new GoApp(),
  games: builtInGames,
  setUp: setUpControls,
  begin(app) {
    const first = builtInGames[0];
    if (first) app.load(first.text, first.move);
  },
});
