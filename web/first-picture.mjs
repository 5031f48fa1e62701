/**
 * The first board as a picture, which stands on the page until its scripts draw: the position that the page begins with and its
 * layers, painted by the package of dist/.
 */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { GoGame, init, LoaBoard, SenketGame } from 'kakoi';
import { goOverlays, loaOverlays, senketOverlays } from 'kakoi/pictures';
import { toSvg } from 'kakoi/svg';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The board of a record, and what toSvg() is told of it. */
const GAMES = {
  go(record) {
    const game = GoGame.fromSgf(record);
    game.goTo(game.tree.mainLine().at(-1));
    return { board: game.board, overlays: goOverlays, options: { lastMove: game.history.at(-1).vertex } };
  },
  loa: (record) => ({ board: LoaBoard.fromFen(record), overlays: loaOverlays, options: {} }),
  senket(record) {
    const game = SenketGame.fromText(record);
    return { board: game.board, overlays: senketOverlays, options: { lastMove: game.history.at(-1).post } };
  },
};

/** The picture as an element of HTML; '' for pages that begin with no game. */
export async function firstPicture(game) {
  if (!(game in GAMES)) return '';
  await init();
  const html = await readFile(here(`${game}/page.html`), 'utf8');
  const { board, overlays, options } = GAMES[game]((await firstGameOf(game)).text);
  const shown = [...html.matchAll(/data-overlay="(\w+)"[^>]* data-on/g)].map(([, id]) => overlays[id]);
  return toSvg(board, { ...options, overlays: shown })
    .replace(/<title>.*?<\/title>\n/, '')
    .replace('<svg ', '<svg id="first-picture" aria-hidden="true" ')
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(' role="img"', '')
    .replace(/ font-family="[^"]*"/, '');
}

async function firstGameOf(game) {
  const { outputFiles } = await build({
    entryPoints: [here(`${game}/games/first.ts`)],
    ...{
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      logLevel: 'error',
      loader: { '.sgf': 'text' },
    },
  });
  const { firstGame } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  return firstGame;
}
