/** The start of the pages that are no game's. */

import { version } from 'kakoi';
import { onClick, setText } from './elements.js';
import { hasStarted } from './failure.js';
import { setUpHelp } from './help.js';
import { type Look, onLook } from './kept-look.js';
import { chooseLanguage } from './language.js';
import { offerLanguages } from './language-choice.js';
import { hideNotice } from './notice.js';
import { workOffline } from './offline.js';
import { setUpPlainDialog } from './plain-dialog.js';

interface PlainPage {
  /** The name of its folder. */
  readonly name: string;
  /** Called first of all, and whenever the reader changes the look. */
  useLook(look: Look): void;
  startEngine(): Promise<unknown>;
  /** Shows the first board, if there is an engine. */
  show(): Promise<void>;
  /** Does what the first board does not wait for. */
  goOn?(): Promise<void>;
}

export async function startPlainPage(page: PlainPage): Promise<void> {
  await chooseLanguage(page.name);
  offerLanguages();
  onLook((look) => page.useLook(look));
  if (!(await hasStarted(page.startEngine()))) return;
  setUpHelp(dialogOf('help'));
  openByButton('settings');
  onClick('notice-dismiss', hideNotice);
  await page.show();
  performance.mark('first-board'); // for measurements
  setText('version', version);
  document.documentElement.dataset.ready = 'true';
  void workOffline();
  await page.goOn?.();
}

/** Sets up a dialog and the button for it. */
export function openByButton(button: string): void {
  onClick(button, dialogOf(button));
}

function dialogOf(button: string): () => void {
  return setUpPlainDialog({ ask: (dialog) => dialog.showModal() }, button);
}
