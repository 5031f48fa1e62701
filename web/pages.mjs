/**
 * Builds the pages: for each game one HTML file, one classic script, because browsers load no module from
 * file://, and one style sheet beside the shared one. The scripts import the package by its own name, as a
 * stranger would. All pages load one copy of it, kakoi.js, because its pictures accept only boards that the
 * same copy made.
 */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Files that are copied as they are. */
const COPIED = ['style.css', 'manifest.webmanifest', 'icon.svg', 'icon-512.png'];

/** Every game's folder, in the order of the navigation, with its page's name there and its file. */
const PAGES = [
  { game: 'go', name: 'Go', file: 'index.html' },
  { game: 'loa', name: 'Lines of Action', file: 'loa.html' },
  { game: 'senket', name: 'Senket', file: 'senket.html' },
];

/**
 * The parts of the package that the pages use, all of them in the global `kakoi`; decodeSgf() is among them,
 * because files come in any encoding.
 */
const PACKAGE = [
  "export * from 'kakoi';",
  "export * from 'kakoi/pictures';",
  "export * from 'kakoi/board';",
  "export { createPool } from 'kakoi/worker';",
  "export { initReading, readSafe } from 'kakoi/reading';",
  "export { initEndings, readWin } from 'kakoi/endings';",
  "export { initPlay, searchLoa, searchSenket } from 'kakoi/play';",
  "export { pictureSvg } from 'kakoi/svg';",
  "export { decodeSgf, readMarks, readTerritory, writeMarks, writeTerritory } from 'kakoi/sgf';",
].join('\n');

/** Resolves imports of the package to that global. */
const packageAsGlobal = {
  name: 'package-as-global',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^kakoi(\/\w+)?$/ }, () => ({ path: 'kakoi', namespace: 'global' }));
    onLoad({ filter: /./, namespace: 'global' }, () => ({ contents: 'module.exports = kakoi;' }));
  },
};

/**
 * Assembles a page: the parts it includes, links to all pages with its own marked, and to the documentation
 * if `npm run docs` has put it beside them.
 */
async function assemble({ game, file }, outdir) {
  let html = await readFile(here(`${game}/page.html`), 'utf8');
  for (const [mark, part] of html.matchAll(/^<!-- include (\S+) -->\n/gm)) {
    html = html.replace(mark, await readFile(here(`${game}/${part}`), 'utf8'));
  }
  const links = PAGES.map((page) => {
    const current = page.file === file ? ' aria-current="page"' : '';
    return `    <a href="${page.file}"${current}>${page.name}</a>\n`;
  });
  if (!existsSync(join(outdir, 'docs/index.html'))) html = html.replace(/^ *<a href="docs\/.*\n/m, '');
  return html.replace(/^ *<!-- pages -->\n/m, links.join(''));
}

/**
 * Makes the pages in `outdir`. The options are esbuild's, `fromPackage` those for the package alone; `edit` may change the
 * HTML.
 */
export async function buildPages(outdir, options, fromPackage = {}, edit = (html) => html) {
  const common = {
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'warning',
    ...options,
  };
  await mkdir(outdir, { recursive: true });
  await build({
    ...common,
    stdin: { contents: PACKAGE, resolveDir: here('.') },
    outfile: join(outdir, 'kakoi.js'),
    globalName: 'kakoi',
    ...fromPackage,
  });
  await build({
    ...common,
    entryPoints: PAGES.flatMap(({ game }) => [
      { in: here(`${game}/main.ts`), out: game },
      { in: here(`${game}/style.css`), out: game },
    ]),
    outdir,
    loader: { '.sgf': 'text' },
    plugins: [packageAsGlobal],
  });
  const words = await buildWords(outdir, common);
  for (const name of COPIED) await copyFile(here(`shell/${name}`), join(outdir, name));
  for (const page of PAGES) await writeFile(join(outdir, page.file), edit(await assemble(page, outdir)));
  await buildServiceWorker(outdir, common, words);
}

/** The words of each language but English as a script that its readers alone load; the names of these files. */
async function buildWords(outdir, common) {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [here('words/index.ts')],
    format: 'esm',
    sourcemap: false,
    write: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { LANGUAGES, wordsIn } = await import(`data:text/javascript;base64,${code}`);
  const files = [];
  for (const language of LANGUAGES) {
    const words = `kakoiWords = ${JSON.stringify(wordsIn(language))};\n`;
    const file = `words-${language}.js`;
    await writeFile(join(outdir, file), words);
    files.push(file);
  }
  return files;
}

/** Builds the service worker, which keeps all files built, under a name that changes with any of them. */
async function buildServiceWorker(outdir, common, words) {
  const built = PAGES.flatMap(({ game, file }) => [file, `${game}.js`, `${game}.css`]);
  const files = ['kakoi.js', ...COPIED, ...built, ...words].sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(join(outdir, file)));
  await build({
    ...common,
    entryPoints: [here('shell/service-worker.ts')],
    outfile: join(outdir, 'service-worker.js'),
    define: { FILES: JSON.stringify(files), BUILD: JSON.stringify(hash.digest('hex').slice(0, 16)) },
  });
}
