/**
 * Builds the pages: for each game one HTML file, classic scripts, because browsers load no module from file://, and one style
 * sheet beside the shared one. The sources import the package by its own name, as a stranger would. A page loads it as one
 * script, kakoi-GAME.js, with what the page's sources name of it and the engine of its game alone. What a first visit does not
 * need is in scripts of its own, which `web/shell/part.ts` loads; they take from kakoi-GAME.js what both use, because the
 * package accepts only boards that the same copy made.
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

/**
 * Every game's folder, in the order of the navigation, with its page's name there, its file, the parts of the package that it
 * uses, and the pieces of its own scripts that come later: folders with an index.ts.
 */
const PAGES = [
  { game: 'go', name: 'Go', file: 'index.html', parts: ['worker', 'reading', 'play'], pieces: ['review'] },
  {
    game: 'loa',
    name: 'Lines of Action',
    file: 'loa.html',
    parts: ['worker', 'endings', 'play'],
    pieces: [],
  },
  { game: 'senket', name: 'Senket', file: 'senket.html', parts: ['worker', 'play'], pieces: [] },
];

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
const packageOf = (game) => `kakoi-${game}.js`;
const scriptOf = (game, part) => `kakoi-${game}-${part}.js`;

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
  html = html.replace('src="kakoi.js"', `src="${packageOf(game)}"`);
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
  for (const { game, parts, pieces } of PAGES) {
    const page = { ...common, loader: { '.sgf': 'text' }, define: { ...options.define, GAME: `'${game}'` } };
    await build({
      ...page,
      entryPoints: [
        { in: here(`${game}/main.ts`), out: game },
        { in: here(`${game}/style.css`), out: game },
      ],
      outdir,
      plugins: [packageAsGlobal],
    });
    for (const piece of pieces) {
      await build({
        ...page,
        entryPoints: ['index.ts', 'style.css'].map((file) => ({
          in: here(`${game}/${piece}/${file}`),
          out: `kakoi-${game}-${piece}`,
        })),
        outdir,
        globalName: `kakoi.parts.${piece}`,
        plugins: [packageAsGlobal],
      });
    }
    const used = await importsOf({ ...page, entryPoints: [here(`${game}/main.ts`)] }, async ({ path }) => {
      return /^kakoi(\/\w+)?$/.test(path) ? path : null;
    });
    await buildPackage(outdir, { ...common, ...fromPackage }, game, parts, used);
  }
  const words = await buildWords(outdir, common);
  for (const name of COPIED) await copyFile(here(`shell/${name}`), join(outdir, name));
  // The licence of what is bundled into the pages from others asks for this.
  await copyFile(here('../node_modules/idb/LICENSE'), join(outdir, 'idb-license.txt'));
  for (const page of PAGES) await writeFile(join(outdir, page.file), edit(await assemble(page, outdir)));
  await buildServiceWorker(outdir, common, words);
}

/**
 * The names that a bundle imports from modules outside it, by module. `outside` finds the name of the module that an import
 * means, and null for one that is inside.
 */
async function importsOf(options, outside) {
  const plugin = {
    name: 'imports',
    setup(build) {
      build.onResolve({ filter: /./ }, async (wanted) => {
        if (wanted.kind === 'entry-point' || wanted.pluginData === 'found here') return undefined;
        const path = await outside(wanted, build);
        return path === null ? undefined : { path, external: true };
      });
    },
  };
  const plugins = [plugin, ...(options.plugins ?? [])];
  const { outputFiles } = await build({
    ...options,
    ...{ format: 'esm', minify: false, sourcemap: false, write: false, outfile: 'imports.js', plugins },
  });
  const names = new Map();
  // As esbuild writes it, every import is a statement of its own.
  for (const statement of `\n${outputFiles[0].text}`.split('\nimport {').slice(1)) {
    const list = statement.slice(0, statement.indexOf('}'));
    const [, module] = statement.split('"', 2);
    const known = names.get(module) ?? new Set();
    for (const name of list.split(',')) if (name.trim() !== '') known.add(name.trim().split(/\s/)[0]);
    names.set(module, known);
  }
  return names;
}

/**
 * Builds the package for a page, with the names that are used of it, and the scripts of the page's parts. What both have in
 * common is in the former alone.
 */
async function buildPackage(outdir, options, game, parts, used) {
  const stdin = (contents) => ({ ...options, stdin: { contents, resolveDir: here('.') } });
  // The entry of one game has its engine alone.
  const own = (module) => (module === 'kakoi' ? `kakoi/${game}` : module);
  const first = [...used].map(
    ([module, names]) => `export { ${[...names].join(', ')} } from '${own(module)}';`,
  );
  const { metafile } = await build({
    ...stdin(first.join('\n')),
    ...{ write: false, metafile: true, outfile: 'kakoi.js' },
  });
  // Those that are in the bundle: an entry may load others on demand.
  const [{ inputs }] = Object.values(metafile.outputs);
  const inFirst = Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0);
  const files = new Set(inFirst.map((path) => resolve(path)));
  const findIn = async ({ path, pluginData, ...where }, { resolve: find }) =>
    pluginData === 'found here' ? null : (await find(path, { ...where, pluginData: 'found here' })).path;
  // Modules of other games stay with the parts that need them: shared, all of them would be in the page's first script.
  const isOfOthers = (path) => game === 'go' && /\b(loa|senket)\b/.test(path);
  /** By file: the names that parts use of it. */
  const shared = new Map();
  for (const part of parts) {
    const names = await importsOf(stdin(PARTS[part]), async (wanted, build) => {
      const path = await findIn(wanted, build);
      return path !== null && files.has(path) && !isOfOthers(path) ? path : null;
    });
    for (const [file, of] of names) shared.set(file, new Set([...(shared.get(file) ?? []), ...of]));
  }
  const places = [...shared.keys()];
  const imports = places.map((path, i) => {
    const names = [...shared.get(path)].map((name) => `${name} as ${name}_${i}`);
    return `import { ${names.join(', ')} } from ${JSON.stringify(path)};`;
  });
  const values = places.map((path, i) => {
    return `{ ${[...shared.get(path)].map((name) => `${name}: ${name}_${i}`).join(', ')} }`;
  });
  await build({
    ...stdin([...first, ...imports, `export const shared = [${values.join(', ')}];`].join('\n')),
    outfile: join(outdir, packageOf(game)),
    globalName: 'kakoi',
  });
  const fromFirst = {
    name: 'modules-of-the-package',
    setup(build) {
      build.onResolve({ filter: /./ }, async (wanted) => {
        const place = places.indexOf(await findIn(wanted, build));
        return place < 0 ? undefined : { path: String(place), namespace: 'package' };
      });
      build.onLoad({ filter: /./, namespace: 'package' }, ({ path }) => ({
        contents: `module.exports = kakoi.shared[${path}];`,
      }));
    },
  };
  for (const part of parts) {
    await build({
      ...stdin(PARTS[part]),
      outfile: join(outdir, scriptOf(game, part)),
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
  const scripts = PAGES.flatMap(({ game, parts, pieces }) => [
    packageOf(game),
    ...[...parts, ...pieces].map((part) => scriptOf(game, part)),
    ...pieces.map((piece) => scriptOf(game, piece).replace(/js$/, 'css')),
  ]);
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
