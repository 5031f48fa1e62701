/** The page of Lines of Action. */

import { startPage } from '../shell/start.js';
import { LoaApp } from './app.js';
import { setUpControls } from './controls.js';
import { firstGame } from './games/first.js';

/** Fulfilled once the first board is drawn. */
export const started = startPage({
  game: 'loa',
  createApp: () => new LoaApp(),
  setUp: setUpControls,
  begin: (app) => app.load(firstGame.text),
});
