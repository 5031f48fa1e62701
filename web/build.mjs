/**
 * Builds the pages into web/dist: for each game one HTML file, one classic script, because browsers load no module
 * from file://, and one style sheet beside the shared one. The scripts take the package by its own name, as a stranger
 * would; all pages load one copy of it, the package's classic script. So the package is built first.
 */

import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Every game's folder, in the order of the navigation: what its page is called there, and its file. */
const PAGES = [
  { game: 'go', name: 'Go', file: 'index.html' },
  { game: 'loa', name: 'Lines of Action', file: 'loa.html' },
  { game: 'senket', name: 'Senket', file: 'senket.html' },
];

/** The package's classic script defines the global `kakoi`; whoever imports 'kakoi' gets that, kakoi/pictures too. */
const packageAsGlobal = {
  name: 'package-as-global',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^kakoi$|^\.\/index\.mjs$/ }, () => ({ path: 'kakoi', namespace: 'global' }));
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

await mkdir(here('dist'), { recursive: true });
await build({
  entryPoints: PAGES.flatMap(({ game }) => [
    { in: here(`${game}/main.ts`), out: game },
    { in: here(`${game}/style.css`), out: game },
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
for (const page of PAGES) await writeFile(here(`dist/${page.file}`), await assemble(page));
