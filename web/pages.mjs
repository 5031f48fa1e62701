/**
 * Builds the pages: for each game one HTML file, one classic script, because browsers load no module from
 * file://, and one style sheet beside the shared one. The scripts import the package by its own name, as a
 * stranger would. All pages load one copy of it, kakoi.js, because its pictures accept only boards that the
 * same copy made. What a first visit does not need is in scripts of its own, which `web/shell/part.ts` loads; they take
 * the modules that they share with kakoi.js from there.
 */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
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

/** The exports that every page needs, in the global `kakoi`; decodeSgf() is among them, because files come in any encoding. */
const FIRST = [
  "export * from 'kakoi';",
  "export * from 'kakoi/pictures';",
  "export * from 'kakoi/board';",
  "export { pictureSvg } from 'kakoi/svg';",
  "export { decodeSgf, readMarks, readTerritory, writeMarks, writeTerritory } from 'kakoi/sgf';",
].join('\n');

/** The entries that pages load when they first need them, each in the global `kakoi.parts.NAME`. */
const PARTS = {
  worker: "export { createPool } from 'kakoi/worker';",
  reading: [
    "export { initReading, readSafe } from 'kakoi/reading';",
    "export { findProblem, outcomeRank, ProblemGame, readQuestion } from 'kakoi/problem';",
  ].join('\n'),
  endings: "export { initEndings, readWin } from 'kakoi/endings';",
  play: "export { chooseMove, initPlay, searchLoa, searchSenket } from 'kakoi/play';",
};
const scriptOf = (part) => `kakoi-${part}.js`;

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
  const include = /^<!-- include (\S+) -->\n/m; // parts may include others
  for (let found = include.exec(html); found !== null; found = include.exec(html)) {
    const part = await readFile(here(`${game}/${found[1]}`), 'utf8');
    html = html.replace(found[0], () => part);
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
  await buildPackage(outdir, { ...common, ...fromPackage });
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

/** Builds kakoi.js and the scripts of the parts, with every module in one of them only, as long as it is one of kakoi.js. */
async function buildPackage(outdir, options) {
  const bundle = (contents, more) =>
    build({ ...options, stdin: { contents, resolveDir: here('.') }, ...more });
  const filesOf = async (contents) => {
    const { metafile } = await bundle(contents, { write: false, metafile: true, outfile: 'kakoi.js' });
    // Those that are in the bundle: an entry may load others on demand.
    const [{ inputs }] = Object.values(metafile.outputs);
    const used = Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0);
    return used.map((path) => resolve(path)).filter((path) => existsSync(path));
  };
  const inParts = new Set((await Promise.all(Object.values(PARTS).map(filesOf))).flat());
  const shared = (await filesOf(FIRST)).filter((path) => inParts.has(path));
  const modules = shared.map((path, i) => `import * as module${i} from ${JSON.stringify(path)};`);
  const names = shared.map((_, i) => `module${i}`);
  await bundle([FIRST, ...modules, `export const shared = [${names}];`].join('\n'), {
    outfile: join(outdir, 'kakoi.js'),
    globalName: 'kakoi',
  });
  const fromFirst = {
    name: 'modules-of-kakoi.js',
    setup({ onResolve, onLoad, resolve: find }) {
      onResolve({ filter: /./ }, async ({ path, pluginData, ...where }) => {
        if (pluginData === 'found here') return undefined;
        const found = await find(path, { ...where, pluginData: 'found here' });
        const place = shared.indexOf(found.path);
        return place < 0 ? undefined : { path: String(place), namespace: 'kakoi.js' };
      });
      onLoad({ filter: /./, namespace: 'kakoi.js' }, ({ path }) => ({
        contents: `module.exports = kakoi.shared[${path}];`,
      }));
    },
  };
  for (const [part, contents] of Object.entries(PARTS)) {
    await bundle(contents, {
      outfile: join(outdir, scriptOf(part)),
      globalName: `kakoi.parts.${part}`,
      plugins: [fromFirst, ...(options.plugins ?? [])],
    });
  }
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
  const scripts = ['kakoi.js', ...Object.keys(PARTS).map(scriptOf)];
  const files = [...scripts, ...COPIED, ...built, ...words].sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(join(outdir, file)));
  await build({
    ...common,
    entryPoints: [here('shell/service-worker.ts')],
    outfile: join(outdir, 'service-worker.js'),
    define: { FILES: JSON.stringify(files), BUILD: JSON.stringify(hash.digest('hex').slice(0, 16)) },
  });
}
