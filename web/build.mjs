// Builds the pages into web/dist, with the package of dist/, which is built first.

import { fileURLToPath } from 'node:url';
import { firstPicture } from './first-picture.mjs';
import { buildPages } from './pages.mjs';

const outdir = fileURLToPath(new URL('dist', import.meta.url));
await buildPages(outdir, { minify: true }, {}, async (html, { game }) => {
  const picture = await firstPicture(game);
  return html.replace('<div id="board-room">\n', (room) => room + picture);
});
