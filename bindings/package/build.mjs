// Makes dist/ (or the folder named on the command line) from the compiled engine (build/wasm) and the TypeScript API:
// one self-contained file per way of loading, with the wasm inlined, because only bytes inside the JavaScript reach every
// bundler, worker and file:// page.

import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { builtinModules, createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import zopfli from '@gfx/zopfli';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { writeLayout } from '../layout/generate.mjs';
import { bundle } from './bundle.mjs';
import { fitGlue } from './glue.mjs';
import { withIdentity } from './identity.mjs';
import { buildWorker, noCodeFromText } from './worker.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
const engines = join(root, 'build/wasm/bindings/wasm');
const api = join(root, 'bindings/js/index.ts');
const interop = join(root, 'bindings/js/interop/index.ts');

/** `#engine-glue` is Emscripten's JavaScript, `#engine-source` the file that says where the wasm comes from. */
const compiledEngine = (source, engine = 'engine') => ({
  name: 'compiled-engine',
  setup({ initialOptions, onResolve, onLoad }) {
    const { name, sum } = wasms[engine];
    initialOptions.define = {
      ...initialOptions.define,
      __KAKOI_ENGINE_NAME__: JSON.stringify(name),
      __KAKOI_ENGINE_SUM__: String(sum),
    };
    onResolve({ filter: /^#engine-glue$/ }, () => ({
      path: join(engines, `${engine}.js`),
      namespace: 'glue',
    }));
    onResolve({ filter: /^#engine-source$/ }, () => ({ path: join(root, 'bindings/js/core', source) }));
    onLoad({ filter: /./, namespace: 'glue' }, async ({ path }) => ({
      contents: await fitGlue(await readFile(path, 'utf8')),
    }));
  },
});

/** What uses the package takes the file beside it instead of carrying a second copy of engine and classes. */
const packageBeside = (path) => ({
  name: 'package-beside',
  setup({ onResolve }) {
    onResolve({ filter: /^kakoi$|(^\.\.|\/js)\/index\.js$/ }, () => ({ path, external: true }));
  },
});

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

/** `kakoi/go` and so on: one game, with an engine that knows nothing else: half of the whole, Go two thirds. */
const GAMES = ['go', 'loa', 'senket'];
const gameEntry = (game) => join(root, `bindings/js/entries/${game}.ts`);

/** Each engine's wasm as it is published, what it is known by, and the wasm as base64 for the inlined entries. */
const wasms = Object.fromEntries(
  await Promise.all(
    ['engine', ...GAMES.map((game) => `engine-${game}`)].map(async (engine) => {
      const wasm = withIdentity(await readFile(join(engines, `${engine}.wasm`)));
      return [engine, { ...wasm, inlined: await deflated(wasm.bytes) }];
    }),
  ),
);

const common = {
  absWorkingDir: root,
  bundle: true,
  charset: 'ascii', // pages that name no encoding read a classic script as something else than UTF-8
  define: { __KAKOI_VERSION__: JSON.stringify(version) },
  legalComments: 'none', // THIRD-PARTY-LICENSES.txt holds them
  logLevel: 'warning',
  metafile: true,
  minifySyntax: true,
  minifyIdentifiers: true,
  minifyWhitespace: true,
  lineLimit: 1000, // Node prints the line that threw: it must not be the whole file, wasm included
  target: 'es2022', // what engines with wasm SIMD run
};

/** Small entries that take engine and classes from a main entry beside them; each has a twin for `kakoi/slim`. */
const ADDITIONS = {
  interop,
  pictures: join(root, 'bindings/pictures/index.ts'),
  svg: join(root, 'bindings/svg/index.ts'),
};
const additions = Object.entries(ADDITIONS).flatMap(([name, entry]) => [
  { entry, name: `${name}.mjs`, main: './index.mjs' },
  { entry, name: `${name}.cjs`, main: './index.cjs' },
  { entry, name: `slim-${name}.mjs`, main: './slim.mjs' },
]);

/** Of an imported `kakoi/engine.wasm`; the same guard as in engine.ts, for programs without the browser's types. */
const WASM_TYPES = `declare global {
  namespace WebAssembly {
    interface Module {}
  }
}

/** What init() takes as its wasm: a compiled module, as on Cloudflare, or an address, as bundlers give it. */
declare const wasm: WebAssembly.Module | string;
export default wasm;
`;

writeLayout(); // for #layout, which tsconfig.json says where to find
await rm(dist, { recursive: true, force: true });
await mkdir(dist);
const bundles = await Promise.all([
  ...['esm', 'cjs', 'iife'].map((format) => bundleLibrary('index', api, 'engine', format)),
  ...GAMES.flatMap((game) =>
    ['esm', 'cjs'].map((format) => bundleLibrary(game, gameEntry(game), `engine-${game}`, format)),
  ),
  // The wasm as a file of its own, for those who serve it themselves.
  bundle({
    ...common,
    entryPoints: [api],
    platform: 'browser',
    format: 'esm',
    plugins: [compiledEngine('engine-beside.ts')],
    outfile: join(dist, 'slim.mjs'),
  }),
  ...additions.map(({ entry, name, main }) =>
    bundle({
      ...common,
      entryPoints: [entry],
      platform: 'browser',
      format: name.endsWith('.cjs') ? 'cjs' : 'esm',
      plugins: [packageBeside(main)],
      outfile: join(dist, name),
    }),
  ),
  bundle({
    ...common,
    entryPoints: [join(root, 'bindings/node/cli.ts')],
    platform: 'node',
    target: 'node20',
    format: 'esm',
    plugins: [packageBeside('./index.mjs'), noCodeFromText],
    // Bun's threads have the names of web workers too, which the pool library then takes them for, and waits for ever.
    define: { ...common.define, self: 'undefined' },
    external: ['sharp'], // the user's to install
    banner: {
      // CommonJS libraries inside ask for Node's built-ins through `require`.
      js: [
        '#!/usr/bin/env node',
        "import { createRequire } from 'node:module';",
        'const require = createRequire(import.meta.url);',
      ].join('\n'),
    },
    outfile: join(dist, 'cli.mjs'),
  }),
]);
bundles.push(
  ...(await buildWorker({ root, dist, common, compiledEngine: compiledEngine('engine-inlined.ts') })),
);
await writeFile(join(dist, 'engine.wasm'), wasms.engine.bytes);
await chmod(join(dist, 'cli.mjs'), 0o755);
const modules = ['index', 'slim', 'worker', 'worker-threads', ...GAMES].map((name) => `${name}.mjs`);
await Promise.all(modules.map(startExportsOnNewLine));
for (const name of ['index', ...GAMES, ...Object.keys(ADDITIONS)]) await writeNodeModule(name, `${name}.cjs`);
await writeNodeModule('worker', 'worker-threads.cjs');
await writeFile(join(dist, 'engine.wasm.d.ts'), WASM_TYPES);
await writeTypes(api, 'index');
for (const game of GAMES) await writeTypes(gameEntry(game), game);
for (const [name, entry] of Object.entries(ADDITIONS)) await writeTypes(entry, name);
await writeTypes(join(root, 'bindings/js/worker/index.ts'), 'worker');
await writeLicenses(bundles.flatMap(({ metafile }) => Object.keys(metafile.inputs)));
await checkSelfContained();
await report();

/**
 * An engine's wasm as base64, deflated: of the plain bytes a download would be half as large again. Zopfli needs 6 %
 * less than zlib at its best.
 */
async function deflated(wasm) {
  const bytes = await zopfli.zlibAsync(wasm, { numiterations: 15 });
  return Buffer.from(bytes).toString('base64');
}

/** A self-contained entry. The wasm comes last, because gzip packs the code 0.5 to 2 KB worse if it has it in between. */
function bundleLibrary(name, entry, engine, format) {
  const bytes = JSON.stringify(wasms[engine].inlined);
  return bundle({
    ...common,
    entryPoints: [entry],
    platform: 'browser', // a Node built-in anywhere is an error
    format,
    plugins: [compiledEngine('engine-inlined.ts', engine)],
    outfile: join(dist, `${name}.${{ esm: 'mjs', cjs: 'cjs', iife: 'global.js' }[format]}`),
    ...(format === 'iife' // a classic script, whose top level is the page's
      ? { globalName: 'kakoi', define: { ...common.define, __KAKOI_ENGINE__: bytes } }
      : { footer: { js: `var __KAKOI_ENGINE__=${bytes};` } }),
  });
}

/**
 * What `import` gets in Node: the names of the CommonJS file, so that a program has one engine and one of each class,
 * whether its parts import or require() them. Bundlers go by the condition `module`, and take the ES module for both.
 */
async function writeNodeModule(name, file) {
  const names = Object.keys(createRequire(import.meta.url)(join(dist, file))).join(', ');
  await writeFile(
    join(dist, `${name}.node.mjs`),
    `import kakoi from './${file}';\nexport const { ${names} } = kakoi;\n`,
  );
}

/** Some bundlers and linters tell an ES module by its text, and only see `export` after a blank or a semicolon. */
async function startExportsOnNewLine(name) {
  const file = join(dist, name);
  const text = await readFile(file, 'utf8');
  const exports = /\s*(export\{[^{}]*\};?[^{}]*)$/;
  if (!exports.test(text)) throw new Error(`dist/${name} does not end with its exports`);
  await writeFile(file, text.replace(exports, '\n$1'));
}

/**
 * Rolls an entry's declarations into one file; require() gets the same text under the name TypeScript wants there. Other
 * entries refer to the types of the main one: classes with private fields are the same only if they are declared once.
 */
async function writeTypes(entry, name) {
  const bundle = await rollup({
    input: entry,
    plugins: [dts({ tsconfig: join(root, 'tsconfig.json'), compilerOptions: { stripInternal: true } })],
    external: (id) => id.startsWith('#') || (/^(\.\.\/)+(js\/)?index\.js$/.test(id) && entry !== api),
    onLog(_level, log) {
      throw new Error(log.message);
    },
  });
  for (const [kind, main] of [
    ['d.ts', './index.js'],
    ['d.cts', './index.cjs'],
  ]) {
    const paths = (id) => (id === api.replace(/ts$/, 'js') ? main : id);
    const { output } = await bundle.generate({ format: 'es', paths });
    const foreign = output[0].imports.filter((id) => paths(id) !== main);
    if (foreign.length > 0) throw new Error(`${name}.${kind} imports ${foreign}`);
    await writeFile(join(dist, `${name}.${kind}`), output[0].code);
  }
  await bundle.close();
}

/** Collects the licences of everything that was bundled. */
async function writeLicenses(inputs) {
  const packages = new Set();
  for (const input of inputs) {
    const name = /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
    if (name) packages.add(name);
  }
  const sections = [await readFile(join(root, 'bindings/package/emscripten-license.txt'), 'utf8')];
  for (const folder of [...packages].sort()) {
    const manifest = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
    const file = (await readdir(join(root, folder))).find((name) => /^licen[cs]e/i.test(name));
    if (!file) throw new Error(`${folder} is bundled but brings no licence text`);
    const text = await readFile(join(root, folder, file), 'utf8');
    sections.push(`${manifest.name} ${manifest.version} (${manifest.license})\n\n${text.trim()}\n`);
  }
  await writeFile(join(dist, 'THIRD-PARTY-LICENSES.txt'), sections.join(`\n${'-'.repeat(80)}\n\n`));
}

/** A library that reaches for Node, or evaluates text, breaks somebody's bundler or security policy. */
async function checkSelfContained() {
  const builtins = builtinModules.filter((name) => !name.startsWith('_')).join('|');
  const forbidden = [
    new RegExp(`(?:\\brequire\\(|\\bimport\\(|\\bfrom ?|\\bimport ?)["'\`](?:node:|(?:${builtins})["'\`/])`),
    /Dynamic require of/, // esbuild's stand-in for a require it could not resolve
    /\bnew Function\b|\beval\(/,
  ];
  const forBrowsers = [
    ...['index', ...GAMES].flatMap((name) => [`${name}.mjs`, `${name}.cjs`]),
    'index.global.js',
    'slim.mjs',
    ...additions.map(({ name }) => name),
    'worker.mjs',
    'worker.cjs',
    'worker-script.js',
  ];
  for (const file of forBrowsers) {
    const text = await readFile(join(dist, file), 'utf8');
    const ownAddress = file === 'slim.mjs' ? [] : [/\bimport\.meta\b/];
    for (const pattern of [...forbidden, ...ownAddress]) {
      const hit = pattern.exec(text);
      if (hit) throw new Error(`dist/${file} holds ${hit[0]}: …${text.slice(hit.index, hit.index + 80)}…`);
    }
  }
}

async function report() {
  for (const name of (await readdir(dist)).sort()) {
    const bytes = await readFile(join(dist, name));
    console.log(
      `${name.padEnd(32)}${String(bytes.length).padStart(8)}${String(gzipSync(bytes).length).padStart(8)} gzip`,
    );
  }
}
