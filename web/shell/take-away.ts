/** The board as a picture: to a file, or to the clipboard. */

import type { BoardView } from 'kakoi/board';
import { onClick } from './elements.js';
import { downloadBlob } from './files.js';
import { part } from './part.js';
import { say } from './words.js';

/** The width in pixels; enough for print. */
const WIDTH = 1600;

/** The parts of the page that a picture needs. */
interface Shown {
  readonly view: BoardView | null;
  readonly pictureName: string;
  readonly words: string;
  say(message: string): void;
}

export function setUpTakeAway(shown: Shown): void {
  onClick('picture-png', () => {
    void pngOf(shown.view).then((png) => png && downloadBlob(`${shown.pictureName}.png`, png));
  });
  onClick('picture-svg', async () => {
    const { view, words: title } = shown;
    if (!view?.picture) return;
    const { picture, theme } = view;
    const { coordinates } = view.config;
    const { pictureSvg } = await part('svg');
    const svg = pictureSvg(picture, { theme, coordinates, title, width: WIDTH });
    downloadBlob(`${shown.pictureName}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
  });
  onClick('picture-copy', () => void copyPicture(shown));
}

/** Copies the picture. Some browsers only accept a promise that is made within the click itself. */
async function copyPicture(shown: Shown): Promise<void> {
  try {
    const png = pngOf(shown.view).then((blob) => blob ?? Promise.reject(new Error('no picture')));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    shown.say(say('Picture copied.'));
  } catch {
    shown.say(say('The browser does not allow pages to copy pictures: save it as PNG.'));
  }
}

function pngOf(view: BoardView | null): Promise<Blob | null> {
  if (view === null) return Promise.resolve(null);
  return new Promise((done) => view.toCanvas(WIDTH).toBlob(done, 'image/png'));
}
