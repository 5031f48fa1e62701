/** The board as a picture: to a file, or to the clipboard. */

import type { BoardView } from 'kakoi/board';
import { element, onClick } from './elements.js';
import { downloadBlob } from './files.js';
import { part } from './part.js';
import { tell } from './render.js';
import { type PageState, placeOf } from './state.js';
import { say } from './words.js';

/** The width in pixels; enough for print. */
const WIDTH = 1600;

export function setUpTakeAway(page: PageState): void {
  onClick('picture-png', () => {
    void pngOf(page.board).then((png) => png && downloadBlob(`${nameOf(page)}.png`, png));
  });
  onClick('picture-svg', async () => {
    if (!page.board?.picture) return;
    const { picture, theme, config } = page.board;
    const { coordinates } = config;
    const title = element('board').getAttribute('aria-label') ?? '';
    const { pictureSvg } = await part('svg');
    const svg = pictureSvg(picture, { theme, coordinates, title, width: WIDTH });
    downloadBlob(`${nameOf(page)}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
  });
  onClick('picture-copy', () => void copyPicture(page));
}

/** The name of a file with the picture, without its ending. */
function nameOf(page: PageState): string {
  return `${page.session.ownName || 'game'} ${placeOf(page).moveNumber}`;
}

/** Copies the picture. Some browsers only accept a promise that is made within the click itself. */
async function copyPicture(page: PageState): Promise<void> {
  try {
    const png = pngOf(page.board).then((blob) => blob ?? Promise.reject(new Error('no picture')));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    tell(page, say('Picture copied.'));
  } catch {
    tell(page, say('The browser does not allow pages to copy pictures: save it as PNG.'));
  }
}

function pngOf(view: BoardView | null): Promise<Blob | null> {
  if (view === null) return Promise.resolve(null);
  return new Promise((done) => view.toCanvas(WIDTH).toBlob(done, 'image/png'));
}
