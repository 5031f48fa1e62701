/** The page's entry: starts the engine, then connects the parts. */

import { init, version } from 'kakoi';
import { builtInGames } from '../games/games.js';
import { App } from './app.js';
import { setUpAppearance } from './appearance.js';
import { Autoplay } from './autoplay.js';
import { setUpControls } from './controls.js';
import { element, setText } from './elements.js';
import { receiveRecords } from './files.js';
import { setUpKeyboard } from './keyboard.js';
import { Opener } from './opener.js';

async function start(): Promise<void> {
  let app: App | null = null;
  setUpAppearance(() => app?.refreshTheme());
  try {
    await init();
  } catch (error) {
    setText('failure-detail', error instanceof Error ? error.message : String(error));
    element('failure').hidden = false;
    element('main').hidden = true;
    element('game-actions').hidden = true;
    return;
  }
  const loaded = new App();
  app = loaded;
  const autoplay = new Autoplay(loaded);
  const opener = new Opener(loaded, autoplay);
  setUpControls(loaded, autoplay, opener);
  setUpKeyboard(loaded, autoplay);
  receiveRecords((record) => {
    if (typeof record === 'string') opener.open(record);
    else void opener.openFile(record);
  });
  const first = builtInGames[0];
  if (first) loaded.load(first.sgf, first.move);
  setText('version', version);
  document.documentElement.dataset.ready = 'true';
}

void start();
