/**
 * The pages: for each game one HTML file, one classic script, because browsers load no module from file://, and one style
 * sheet beside the shared one. The scripts take the package by its own name, as a stranger would; all pages load one copy
 * of it as kakoi.js, a classic script that is the caller's to put beside them.
 */

import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Every game's folder, in the order of the navigation: what its page is called there, and its file. */
const PAGES = [
  { game: 'go', name: 'Go', file: 'index.html' },
  { game: 'loa', name: 'Lines of Action', file: 'loa.html' },
  { game: 'senket', name: 'Senket', file: 'senket.html' },
];

/** kakoi.js defines the global `kakoi`: whoever imports 'kakoi' gets that, and of 'kakoi/pictures' its `pictures`. */
const packageAsGlobal = {
  name: 'package-as-global',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^kakoi(\/\w+)?$/ }, ({ path }) => ({
      path: path.replace('/', '.'),
      namespace: 'global',
    }));
    onLoad({ filter: /./, namespace: 'global' }, ({ path }) => ({ contents: `module.exports = ${path};` }));
  },
};

/** The page with the parts it includes, and links to all pages, its own marked. */
async function assemble({ game, file }) {
  let html = await readFile(here(`${game}/page.html`), 'utf8');
  for (const [mark, part] of html.matchAll(/^<!-- include (\S+) -->\n/gm)) {
    html = html.replace(mark, await readFile(here(`${game}/${part}`), 'utf8'));
  }
  const links = PAGES.map((page) => {
    const current = page.file === file ? ' aria-current="page"' : '';
    return `    <a href="${page.file}"${current}>${page.name}</a>\n`;
  });
  return html.replace(/^ *<!-- pages -->\n/m, links.join(''));
}

/**
 * Makes the pages in `outdir`. The options are esbuild's, and their `plugins` come before the one that resolves the
 * package; `edit` may change the HTML.
 */
export async function buildPages(outdir, { plugins = [], ...options }, edit = (html) => html) {
  await mkdir(outdir, { recursive: true });
  await build({
    entryPoints: PAGES.flatMap(({ game }) => [
      { in: here(`${game}/main.ts`), out: game },
      { in: here(`${game}/style.css`), out: game },
    ]),
    outdir,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    loader: { '.sgf': 'text' },
    logLevel: 'warning',
    ...options,
    plugins: [...plugins, packageAsGlobal],
  });
  await copyFile(here('shell/style.css'), join(outdir, 'style.css'));
  for (const page of PAGES) await writeFile(join(outdir, page.file), edit(await assemble(page)));
}
