/** The page of collections. */

import { init, version } from 'kakoi';
import { collectionEngine } from 'kakoi/collection';
import { setUpAppearance } from '../shell/appearance.js';
import { element, onClick, setText } from '../shell/elements.js';
import { messageOf } from '../shell/errors.js';
import { setUpHelp } from '../shell/help.js';
import { chooseLanguage } from '../shell/language.js';
import { offerLanguages } from '../shell/language-choice.js';
import { hideNotice } from '../shell/notice.js';
import { workOffline } from '../shell/offline.js';
import { setUpPlainDialog } from '../shell/plain-dialog.js';
import { CollectionApp } from './app.js';

async function start(): Promise<void> {
  let app: CollectionApp | null = null;
  await chooseLanguage('collection');
  offerLanguages();
  setUpAppearance(() => app?.refreshTheme());
  try {
    await init(collectionEngine);
  } catch (error) {
    setText('failure-detail', messageOf(error));
    element('failure').hidden = false;
    element('main').hidden = true;
    element('game-actions').hidden = true;
    return;
  }
  const dialogs = { ask: (dialog: HTMLDialogElement) => dialog.showModal() };
  setUpHelp(setUpPlainDialog(dialogs, 'help'));
  for (const button of ['settings', 'open']) onClick(button, setUpPlainDialog(dialogs, button));
  onClick('notice-dismiss', hideNotice);
  app = new CollectionApp();
  performance.mark('first-board'); // for measurements
  setText('version', version);
  document.documentElement.dataset.ready = 'true';
  workOffline();
  await app.begin();
}

export const started = start();
