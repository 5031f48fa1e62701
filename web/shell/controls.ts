/** Connects the page's buttons, switches and dialogs with the app. */

import { builtInGames } from '../games/games.js';
import { overlays } from '../overlays/index.js';
import type { App } from './app.js';
import type { Autoplay } from './autoplay.js';
import { element } from './elements.js';
import { hideNotice } from './notice.js';
import type { Opener } from './opener.js';
import type { Scoring } from './session.js';

export function setUpControls(app: App, autoplay: Autoplay, opener: Opener): void {
  setUpTransport(app, autoplay);
  setUpSwitches(app);
  setUpOpenDialog(opener);
  setUpNewGameDialog(opener);
  onClick('save', () => app.save());
  onClick('notice-dismiss', hideNotice);
}

function onClick(id: string, action: () => void): void {
  element(id).addEventListener('click', () => {
    if (element(id).getAttribute('aria-disabled') !== 'true') action();
  });
}

function setUpTransport(app: App, autoplay: Autoplay): void {
  const slider = element<HTMLInputElement>('slider');
  slider.addEventListener('input', () => {
    autoplay.stop();
    app.goTo(slider.valueAsNumber);
  });
  const actions: Record<string, () => void> = {
    first: () => app.goTo(0),
    back: () => app.step(-1),
    forward: () => app.step(1),
    last: () => app.goTo(app.length),
    pass: () => app.pass(),
    undo: () => app.undo(),
    redo: () => app.redo(),
    restore: () => app.restore(),
  };
  for (const [id, action] of Object.entries(actions)) {
    onClick(id, () => {
      autoplay.stop();
      action();
    });
  }
  onClick('autoplay', () => autoplay.toggle());
  element('board').addEventListener('click', () => autoplay.stop());
}

/** Calls back with the state of a checkbox, now and whenever it changes. */
function onSwitch(id: string, action: (on: boolean) => void): void {
  const checkbox = element<HTMLInputElement>(id);
  checkbox.addEventListener('change', () => action(checkbox.checked));
  action(checkbox.checked);
}

function setUpSwitches(app: App): void {
  for (const { id } of overlays) onSwitch(`overlay-${id}`, (on) => app.showOverlay(id, on));
  for (const radio of document.querySelectorAll<HTMLInputElement>('[name="vicinity-level"]')) {
    radio.addEventListener('change', () => app.useVicinityLevel(Number(radio.value)));
    if (radio.checked) app.useVicinityLevel(Number(radio.value));
  }
  for (const radio of document.querySelectorAll<HTMLInputElement>('[name="scoring"]')) {
    const use = () => app.useScoring(radio.value === 'rules' ? null : (radio.value as Scoring));
    radio.addEventListener('change', use);
    if (radio.checked) use();
  }
  onClick('score-clear', () => app.clearDead());
  onClick('score-suggest', () => app.suggestDead());
  onSwitch('wood', (on) => app.useWood(on));
  onSwitch('coordinates', (on) => app.useCoordinates(on));
}

function setUpOpenDialog(opener: Opener): void {
  const dialog = element<HTMLDialogElement>('open-dialog');
  const file = element<HTMLInputElement>('file-input');
  const pasted = element<HTMLTextAreaElement>('sgf-text');
  onClick('open', () => opener.ask(dialog));
  closeOnBackdrop(dialog);

  builtInGames.forEach((game, index) => {
    const title = document.createElement('strong');
    title.textContent = game.title;
    const note = document.createElement('span');
    note.textContent = game.note;
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.game = String(index);
    button.append(title, note);
    button.addEventListener('click', () => opener.open(game.sgf, game.move));
    const item = document.createElement('li');
    item.append(button);
    element('games').append(item);
  });

  onClick('choose-file', () => file.click());
  file.addEventListener('change', () => {
    const picked = file.files?.[0];
    // So that picking the same file again is a change again.
    file.value = '';
    if (picked) void opener.openFile(picked);
  });

  element('paste-form').addEventListener('submit', () => {
    if (pasted.value.trim() !== '') opener.open(pasted.value);
    pasted.value = '';
  });
}

function setUpNewGameDialog(opener: Opener): void {
  const dialog = element<HTMLDialogElement>('new-dialog');
  const form = element<HTMLFormElement>('new-form');
  const width = element<HTMLInputElement>('new-width');
  const height = element<HTMLInputElement>('new-height');
  onClick('new', () => opener.ask(dialog));
  closeOnBackdrop(dialog);
  for (const input of [width, height]) {
    input.addEventListener('input', () => element<HTMLInputElement>('size-custom').click());
  }
  form.addEventListener('submit', () => {
    const size = new FormData(form).get('size');
    if (size === 'custom') opener.newGame(width.valueAsNumber, height.valueAsNumber);
    else opener.newGame(Number(size), Number(size));
  });
  onClick('new-cancel', () => dialog.close());
  onClick('open-close', () => element<HTMLDialogElement>('open-dialog').close());
}

function closeOnBackdrop(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
}
