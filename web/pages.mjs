/**
 * Builds the pages: for each game one HTML file, classic scripts, because browsers load no module from file://, and one style
 * sheet beside the shared one. The sources import the package by its own name, as a stranger would. A page loads it as one
 * script, kakoi-GAME.js, with what the page's sources name of it and the engine of its game alone. What a first visit does not
 * need is in scripts of its own, which `web/shell/part.ts` loads; they take from kakoi-GAME.js what both use, because the
 * package accepts only boards that the same copy made. The page's own script, GAME.js, is cut up in the same way. All of these
 * lie in a folder that is named by their contents, so that files of two builds never meet on a page, whatever a server, the
 * browser or a worker has kept of either.
 */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import { build, transform } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Files that are copied as they are. */
const COPIED = ['manifest.webmanifest', 'icon.svg', 'icon-512.png'];

/**
 * Every page's folder, in the order of the navigation, with its name there, its file, the parts of the package that it uses,
 * and the folders or files of its own that it loads when it first needs them. The entry that its first script is made from is
 * that of its game.
 */
const PAGES = [
  {
    game: 'go',
    name: 'Go',
    file: 'index.html',
    parts: ['worker', 'facts', 'seen', 'reading', 'answers', 'play', 'katago', 'svg', 'foreign'],
    own: {
      reading: 'go/problems.ts',
      count: 'go/open-count.ts',
      endgame: 'go/endgame/open.ts',
      print: 'go/print-diagrams.ts',
      hint: 'go/hint.ts',
      seen: 'go/seen.ts',
    },
  },
  {
    game: 'loa',
    name: 'Lines of Action',
    file: 'loa.html',
    parts: ['worker', 'facts', 'endings', 'play', 'svg'],
    own: { reasons: 'loa/reasons.ts' },
  },
  {
    game: 'senket',
    name: 'Senket',
    file: 'senket.html',
    parts: ['worker', 'facts', 'play', 'svg'],
    own: { reasons: 'senket/reasons.ts' },
  },
  {
    game: 'collection',
    name: 'Collection',
    file: 'collection.html',
    parts: ['worker'],
    own: { zip: 'collection/zip.ts', sample: 'collection/sample.ts' },
    entry: 'go',
  },
  {
    game: 'algorithms',
    name: 'How it works',
    file: 'algorithms.html',
    parts: [],
    own: exhibitsIn(here('algorithms/exhibits')),
    entry: 'all',
  },
];

/** The exhibits, a part each: with it the program that does the same, as code and as text. */
function exhibitsIn(folder) {
  const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
  return Object.fromEntries(names.map((name) => [`exhibit-${name}`, `algorithms/exhibits/${name}.ts`]));
}

/** The files of its own that a page loads so; some they all have, and others all pages of one game, whose entry is their own. */
const ownOf = ({ game, own, entry = game }) => ({
  translate: 'shell/other-languages.ts',
  ...(entry === game && {
    library: 'shell/library/list.ts',
    kept: 'shell/library/index.ts',
    record: 'shell/record-view.ts',
    link: 'shell/link.ts',
    opener: 'shell/opener.ts',
    faults: 'shell/faults.ts',
    dialogs: `${game}/dialogs.ts`,
    opponents: 'shell/opponents.ts',
    review: `${game}/review.ts`,
    games: `${game}/games/index.ts`,
    watch: 'algorithms/watch.ts',
  }),
  ...own,
});

/** The module of a part. An exhibit comes with the program that does the same, to be run and to be read. */
function moduleOf(file) {
  const path = file.replace(/ts$/, 'js');
  if (!path.startsWith('algorithms/exhibits/')) return `export * from './${path}';`;
  const program = path.replace('exhibits', 'programs');
  return [
    `export { default as exhibit } from './${path}';`,
    `export { default as program } from './${program}';`,
    `export { default as text } from './${program}?text';`,
  ].join('\n');
}

/** The entries that pages load when they first need them, each in the global `kakoi.parts.NAME`. */
const PARTS = {
  worker: "export { createPool } from 'kakoi/worker';",
  facts: "export { factText } from 'kakoi/review';",
  seen: "export { facts } from 'kakoi/review';",
  reading: [
    "export { readingEngine, readEndgame, readSafe } from 'kakoi/reading';",
    "export { endgameLabels, showEndgame } from './go/endgame/panel.ts';",
    "export { findProblem, outcomeRank, ProblemGame, readQuestion } from 'kakoi/problem';",
  ].join('\n'),
  answers: "export { answersOf } from 'kakoi/sgf';",
  endings: "export { endingsEngine, readWin } from 'kakoi/endings';",
  play: "export { chooseMove, judge, playEngine } from 'kakoi/play';",
  katago: "export { loadNetwork } from 'kakoi/katago';",
  svg: "export { pictureSvg } from 'kakoi/svg';",
  foreign: "export { formatOf, fromRecord } from 'kakoi/interop';",
};
const packageOf = (game) => `kakoi-${game}.js`;
const scriptOf = (game, part) => `kakoi-${game}-${part}.js`;
const ownScriptOf = (game, part) => `${game}-${part}.js`;

/** Resolves imports of the package to that global. */
const packageAsGlobal = {
  name: 'package-as-global',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^kakoi(\/\w+)?$/ }, () => ({ path: 'kakoi', namespace: 'global' }));
    onLoad({ filter: /./, namespace: 'global' }, () => ({ contents: 'module.exports = kakoi;' }));
  },
};

/** The text of a piece of HTML with the parts that it includes, which may include others. */
async function readHtml(file) {
  let html = await readFile(file, 'utf8');
  const include = /^<!-- include (\S+) -->\n/m;
  for (let found = include.exec(html); found !== null; found = include.exec(html)) {
    const part = await readFile(join(dirname(file), found[1]), 'utf8');
    html = html.replace(found[0], () => part);
  }
  // Indents and comments are for those who read the source; nothing on the pages depends on them.
  return withoutComments(html).replace(/^ +/gm, '');
}

/** Imports HTML as text, and so the styles that a script brings, but not those that other styles import. */
const filesAsText = {
  name: 'files-as-text',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\.html$/ }, async ({ path }) => ({ contents: await readHtml(path), loader: 'text' }));
    onResolve({ filter: /\.css$/ }, ({ path, kind, resolveDir }) =>
      kind === 'import-statement' ? { path: join(resolveDir, path), namespace: 'style' } : undefined,
    );
    onResolve({ filter: /\?text$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace('?text', '')),
      namespace: 'source',
    }));
    onLoad({ filter: /./, namespace: 'source' }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'text',
    }));
    onLoad({ filter: /./, namespace: 'style' }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true });
      return { contents: code, loader: 'text' };
    });
  },
};

/**
 * Assembles a page from the document that all have: what its own file has before the first empty line goes into the head, the
 * rest into the body. Filled in are its name, links to all pages with its own marked, and to the documentation if
 * `npm run docs` has put it beside them.
 */
async function assemble({ game, name, file, entry = game }, outdir) {
  const [head, ...body] = (await readHtml(here(`${game}/page.html`))).split('\n\n');
  const links = PAGES.map((page) => {
    const current = page.file === file ? ' aria-current="page"' : '';
    return `    <a href="${page.file}"${current}>${page.name}</a>\n`;
  });
  const words = { GAME: game, BOARD: `${PAGES.find((page) => page.game === entry)?.name} board` };
  let html = (await readHtml(here('shell/parts/document.html')))
    .replace('<!-- pages head -->', () => head)
    .replace('<!-- pages body -->\n', () => body.join('\n\n'))
    .replace(/\b(?:GAME|BOARD)\b/g, (word) => words[word]);
  if (!existsSync(join(outdir, 'docs/index.html'))) html = html.replace(/^ *<a href="docs\/.*\n/m, '');
  return html.replace('<!-- pages this -->', name).replace(/^<!-- pages -->\n/m, links.join(''));
}

/** The text without comments but those that stand for the links to all pages, and for the name of this one. */
const withoutComments = (html) =>
  html
    .split('<!-- ')
    .map((piece, i) => {
      if (i === 0) return piece;
      return piece.startsWith('pages ') ? `<!-- ${piece}` : piece.slice(piece.indexOf('-->') + 3);
    })
    .join('');

/**
 * Makes the pages in `outdir`. The options are esbuild's, `fromPackage` those for the package alone; `edit` may change the
 * HTML of a page.
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
  const unnamed = join(outdir, 'unnamed');
  await rm(unnamed, { recursive: true, force: true });
  await mkdir(unnamed, { recursive: true });
  // When one fails the others end first: they would write into the folder of the next build.
  const built = await Promise.allSettled(PAGES.map((page) => buildPage(unnamed, common, fromPackage, page)));
  const failed = built.find(({ status }) => status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  await build({ ...common, entryPoints: [here('shell/style.css')], outdir: unnamed });
  await buildWords(unnamed);
  for (const name of COPIED) await copyFile(here(`shell/${name}`), join(outdir, name));
  // The licences of what is bundled into the pages from others ask for this.
  for (const name of ['idb', 'fflate'])
    await copyFile(here(`../node_modules/${name}/LICENSE`), join(outdir, `${name}-license.txt`));
  const html = new Map();
  for (const page of PAGES) html.set(page.file, await edit(await assemble(page, outdir), page));
  const scripts = await readdir(unnamed);
  const hash = createHash('sha256');
  for (const text of html.values()) hash.update(text);
  for (const name of scripts) hash.update(await readFile(join(unnamed, name)));
  for (const name of COPIED) hash.update(await readFile(join(outdir, name)));
  const folder = hash.digest('hex').slice(0, 16);
  for (const name of await readdir(outdir))
    if (/^[0-9a-f]{16}$/.test(name)) await rm(join(outdir, name), { recursive: true });
  await rename(unnamed, join(outdir, folder));
  for (const [file, text] of html)
    await writeFile(join(outdir, file), text.replaceAll('BUILD/', `${folder}/`));
  await buildServiceWorker(outdir, common, folder, scripts);
}

/** Builds the scripts and the styles of a page, and what it uses of the package. */
async function buildPage(outdir, common, fromPackage, one) {
  const { game } = one;
  const page = {
    ...common,
    loader: { '.sgf': 'text' },
    define: { ...common.define, GAME: `'${game}'` },
    plugins: [packageAsGlobal, filesAsText],
  };
  await build({ ...page, entryPoints: [{ in: here(`${game}/style.css`), out: game }], outdir });
  const main = `export { started } from './${game}/main.js';`;
  const modules = Object.entries(ownOf(one)).map(([name, file]) => [name, moduleOf(file)]);
  await buildInParts(outdir, page, {
    global: 'page',
    file: `${game}.js`,
    first: main,
    parts: Object.fromEntries(modules),
    fileOf: (part) => ownScriptOf(game, part),
  });
  const all = [main, ...modules.map(([, text]) => text)];
  const outside = async ({ path }) => (/^kakoi(\/\w+)?$/.test(path) ? path : null);
  const used = await importsOf(all, { ...page, plugins: [filesAsText] }, outside);
  await buildPackage(outdir, { ...common, ...fromPackage }, one, used);
}

/**
 * The names that bundles of these modules import from modules outside them, by module. `outside` finds the name of the module
 * that an import means, and null for one that is inside.
 */
async function importsOf(modules, options, outside) {
  const plugin = {
    name: 'imports',
    setup(build) {
      build.onResolve({ filter: /^module:/ }, ({ path }) => ({ path, namespace: 'module' }));
      build.onLoad({ filter: /./, namespace: 'module' }, ({ path }) => ({
        contents: modules[path.split(':')[1]],
        resolveDir: here('.'),
      }));
      build.onResolve({ filter: /./ }, async (wanted) => {
        if (wanted.kind === 'entry-point' || wanted.pluginData === 'found here') return undefined;
        const path = await outside(wanted, build);
        return path === null ? undefined : { path, external: true };
      });
    },
  };
  const plugins = [plugin, ...(options.plugins ?? [])];
  const stdin = { contents: modules.map((_, i) => `export * as module${i} from 'module:${i}';`).join('\n') };
  const { outputFiles } = await build({
    ...{ ...options, stdin, plugins },
    ...{ format: 'esm', minify: false, sourcemap: false, write: false, outfile: 'imports.js' },
  });
  // Imports stay where esbuild has left out all that used them; from TypeScript it takes them, too.
  const { code } = await transform(outputFiles[0].text, { loader: 'ts' });
  const names = new Map();
  // As esbuild writes it, every import is a statement of its own.
  for (const statement of `\n${code}`.split('\nimport {').slice(1)) {
    const list = statement.slice(0, statement.indexOf('}'));
    const [, module] = statement.split('"', 2);
    const known = names.get(module) ?? new Set();
    for (const name of list.split(',')) if (name.trim() !== '') known.add(name.trim().split(/\s/)[0]);
    names.set(module, known);
  }
  // For what they do: without a name.
  for (const [, module] of code.matchAll(/^import "([^"]+)";$/gm))
    if (!names.has(module)) names.set(module, new Set());
  return names;
}

/** Builds the package for a page, with the names that are used of it, and the scripts of the page's parts. */
async function buildPackage(outdir, options, { game, parts, entry = game }, used) {
  // The entry of one game has its engine alone.
  const own = (module) => (module === 'kakoi' && entry !== 'all' ? `kakoi/${entry}` : module);
  const first = [...used].map(
    ([module, names]) => `export { ${[...names].join(', ')} } from '${own(module)}';`,
  );
  await buildInParts(outdir, options, {
    global: 'kakoi',
    file: packageOf(game),
    first: first.join('\n'),
    parts: Object.fromEntries(parts.map((part) => [part, PARTS[part]])),
    fileOf: (part) => scriptOf(game, part),
    // Modules of other games stay with the parts that need them: shared, all of them would be in the page's first script. So do
    // the answers of records, which come through an entry that it has, too, and what draws documents of all games.
    isApart: (path) =>
      /\/(overlays|pictures)\.mjs$/.test(path) ||
      (entry === 'go' && /\b(loa|senket)\b|\/sgf\.mjs$/.test(path)),
  });
}

/**
 * Builds a script, in the global variable of that name, and parts of it as scripts of their own, each in `GLOBAL.parts.NAME`.
 * Code that a part has in common with the first script is in the latter alone.
 */
async function buildInParts(outdir, options, { global, file, first, parts, fileOf, isApart = () => false }) {
  const stdin = (contents) => ({ ...options, stdin: { contents, resolveDir: here('.') } });
  const { metafile } = await build({
    ...stdin(first),
    ...{ write: false, metafile: true, outfile: 'first.js' },
  });
  // Those that are in the bundle: an entry may load others on demand.
  const [{ inputs }] = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint);
  const inFirst = Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0);
  const files = new Set(inFirst.map((path) => resolve(path)));
  const findIn = async ({ path, pluginData, ...where }, { resolve: find }) =>
    pluginData === 'found here' ? null : (await find(path, { ...where, pluginData: 'found here' })).path;
  /** By file: the names that parts use of it. */
  const shared = await importsOf(Object.values(parts), options, async (wanted, build) => {
    const path = await findIn(wanted, build);
    return path !== null && files.has(path) && !isApart(path) ? path : null;
  });
  const places = [...shared.keys()];
  const imports = places.map((path, i) => {
    const names = [...shared.get(path)].map((name) => `${name} as ${name}_${i}`);
    return `import { ${names.join(', ')} } from ${JSON.stringify(path)};`;
  });
  const values = places.map((path, i) => {
    return `{ ${[...shared.get(path)].map((name) => `${name}: ${name}_${i}`).join(', ')} }`;
  });
  await write({
    ...stdin([first, ...imports, `export const shared = [${values.join(', ')}];`].join('\n')),
    outfile: join(outdir, file),
    globalName: global,
  });
  const fromFirst = {
    name: 'modules-of-the-first-script',
    setup(build) {
      build.onResolve({ filter: /./ }, async (wanted) => {
        const place = places.indexOf(await findIn(wanted, build));
        return place < 0 ? undefined : { path: String(place), namespace: 'first' };
      });
      build.onLoad({ filter: /./, namespace: 'first' }, ({ path }) => ({
        contents: `module.exports = ${global}.shared[${path}];`,
      }));
    },
  };
  const buildPart = ([part, contents]) =>
    write({
      ...stdin(contents),
      outfile: join(outdir, fileOf(part)),
      globalName: `${global}.parts[${JSON.stringify(part)}]`,
      plugins: [fromFirst, ...(options.plugins ?? [])],
    });
  await Promise.all(Object.entries(parts).map(buildPart));
}

/** Builds a script. SWC packs what esbuild has made small by another 2 %. */
async function write(options) {
  const { outputFiles } = await build({ ...options, write: false });
  const [script] = outputFiles.filter(({ path }) => path === options.outfile);
  if (options.minify) {
    const { code } = await minify(script.text, { ecma: 2020, compress: { passes: 2 }, mangle: true });
    script.contents = Buffer.from(code);
  }
  for (const { path, contents } of outputFiles) await writeFile(path, contents);
}

/** The words of each language but English as a script that its readers alone load, those of the folder of a page as another one. */
async function buildWords(outdir) {
  const read = async (path) => JSON.parse(await readFile(here(`words/${path}`), 'utf8'));
  const write = (file, words) => writeFile(join(outdir, file), `kakoiWords = ${JSON.stringify(words)};\n`);
  const names = await readdir(here('words'));
  const pages = names.filter((name) => !name.endsWith('.json'));
  for (const name of names.filter((one) => one.endsWith('.json'))) {
    const words = await read(name);
    await write(`words-${words.language}.js`, { ...words, pages });
    for (const page of pages)
      await write(`words-${words.language}-${page}.js`, { words: await read(`${page}/${name}`) });
  }
}

/** Builds the service worker, which keeps all files built, those of the folder under names that no other build has. */
async function buildServiceWorker(outdir, common, folder, scripts) {
  const inFolder = (name) => `${folder}/${name}`;
  const ofPages = PAGES.map((page) => {
    const { game, file } = page;
    const parts = Object.keys(ownOf(page)).map((part) => ownScriptOf(game, part));
    const own = [packageOf(game), `${game}.js`, `${game}.css`, 'style.css', ...parts];
    return [file, [file, ...own.map(inFolder), ...COPIED]];
  });
  const kept = scripts.filter((name) => /\.(js|css)$/.test(name)).map(inFolder);
  await build({
    ...common,
    entryPoints: [here('shell/service-worker.ts')],
    outfile: join(outdir, 'service-worker.js'),
    define: {
      FILES: JSON.stringify([...PAGES.map(({ file }) => file), ...COPIED, ...kept]),
      FILES_OF_PAGES: JSON.stringify(Object.fromEntries(ofPages)),
      BUILD: JSON.stringify(folder),
    },
  });
}
