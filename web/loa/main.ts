/** The page of Lines of Action. */

import { startPage } from '../shell/start.js';
import { LoaApp } from './app.js';
import { setUpControls } from './controls.js';
import { builtInGames } from './games/index.js';

void startPage({
  game: 'loa',
  createApp: () => new LoaApp(),
  games: builtInGames,
  setUp: setUpControls,
  begin: (app) => app.load(builtInGames.find(({ title }) => title.includes('whom'))!.text),
});
