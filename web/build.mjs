/**
 * Builds the pages into web/dist: for each game one HTML file, one classic script, because browsers load no module
 * from file://, and one style sheet beside the shared one. The scripts take the package by its own name, as a stranger
 * would; all pages load one copy of it, the package's classic script. So the package is built first.
 */

import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Each page's file, and the folder of its game. */
const PAGES = { 'index.html': 'go', 'loa.html': 'loa', 'senket.html': 'senket' };

/** The package's classic script defines the global `kakoi`; whoever imports 'kakoi' gets that, kakoi/svg too. */
const packageAsGlobal = {
  name: 'package-as-global',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^kakoi$|^\.\/index\.mjs$/ }, () => ({ path: 'kakoi', namespace: 'global' }));
    onLoad({ filter: /./, namespace: 'global' }, ({ path }) => ({ contents: `module.exports = ${path};` }));
  },
};

/** The page with the parts it includes, and its own link in the navigation marked. */
async function assemble(page) {
  let html = await readFile(here(page), 'utf8');
  for (const [mark, part] of html.matchAll(/^<!-- include (\S+) -->\n/gm)) {
    html = html.replace(mark, await readFile(here(part), 'utf8'));
  }
  return html.replace(`<a href="${page}"`, `<a href="${page}" aria-current="page"`);
}

const games = Object.values(PAGES);
await mkdir(here('dist'), { recursive: true });
await build({
  entryPoints: games.flatMap((game) => [
    { in: here(`shell/${game}/main.ts`), out: game },
    { in: here(`shell/${game}/${game}.css`), out: game },
  ]),
  outdir: here('dist'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  charset: 'utf8',
  loader: { '.sgf': 'text' },
  plugins: [packageAsGlobal],
  logLevel: 'warning',
});
await copyFile(here('shell/style.css'), here('dist/style.css'));
await copyFile(here('../dist/index.global.js'), here('dist/kakoi.js'));
for (const page of Object.keys(PAGES)) await writeFile(here(`dist/${page}`), await assemble(page));
