// Makes dist/ from the compiled engine (build/wasm) and the TypeScript API: one self-contained file per way of loading,
// with the wasm inlined, because only bytes inside the JavaScript reach every bundler, worker and file:// page.

import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const dist = join(root, 'dist');
const engine = join(root, 'build/wasm/bindings/wasm');
const api = join(root, 'bindings/js/index.ts');

/** `#engine-glue` is Emscripten's JavaScript, `#engine-bytes` the wasm as a base64 string. */
const compiledEngine = {
  name: 'compiled-engine',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#engine-glue$/ }, () => ({ path: join(engine, 'engine.js') }));
    onResolve({ filter: /^#engine-bytes$/ }, () => ({
      path: join(engine, 'engine.wasm'),
      namespace: 'bytes',
    }));
    onLoad({ filter: /./, namespace: 'bytes' }, async ({ path }) => ({
      contents: await readFile(path),
      loader: 'base64',
    }));
  },
};

/** The command line uses the package beside it instead of carrying a second copy. */
const packageBeside = {
  name: 'package-beside',
  setup({ onResolve }) {
    onResolve({ filter: /^kakoi$|\/js\/index\.js$/ }, () => ({ path: './index.mjs', external: true }));
  },
};

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

const common = {
  absWorkingDir: root,
  bundle: true,
  charset: 'ascii', // pages that name no encoding read a classic script as something else than UTF-8
  define: { __KAKOI_VERSION__: JSON.stringify(version) },
  legalComments: 'none', // THIRD-PARTY-LICENSES.txt holds them
  logLevel: 'warning',
  metafile: true,
  minifySyntax: true,
  minifyWhitespace: true, // identifiers stay: class names show in consoles and stack traces
  lineLimit: 1000, // Node prints the line that threw: it must not be the whole file, wasm included
  target: 'es2022', // what engines with wasm SIMD run
};
const library = {
  ...common,
  entryPoints: [api],
  platform: 'browser', // a Node built-in anywhere is an error
  plugins: [compiledEngine],
};

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
const bundles = await Promise.all([
  build({ ...library, format: 'esm', outfile: join(dist, 'index.mjs') }),
  build({ ...library, format: 'cjs', outfile: join(dist, 'index.cjs') }),
  build({ ...library, format: 'iife', globalName: 'kakoi', outfile: join(dist, 'index.global.js') }),
  build({
    ...common,
    entryPoints: [join(root, 'bindings/node/cli.ts')],
    platform: 'node',
    target: 'node20',
    format: 'esm',
    plugins: [packageBeside],
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
await chmod(join(dist, 'cli.mjs'), 0o755);
await startExportsOnNewLine();
await writeTypes();
await writeLicenses(bundles.flatMap(({ metafile }) => Object.keys(metafile.inputs)));
await checkSelfContained();
await report();

/** Some bundlers and linters tell an ES module by its text, and only see `export` after a blank or a semicolon. */
async function startExportsOnNewLine() {
  const file = join(dist, 'index.mjs');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/export\{[^{}]*\};?\s*$/, '\n$&'));
}

/** Rolls all declarations into one file; require() gets the same text under the name TypeScript wants there. */
async function writeTypes() {
  const bundle = await rollup({
    input: api,
    plugins: [dts({ tsconfig: join(root, 'tsconfig.json'), compilerOptions: { stripInternal: true } })],
    external: /^#engine-/,
    onLog(_level, log) {
      throw new Error(log.message);
    },
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  if (output[0].imports.length > 0) throw new Error(`index.d.ts imports ${output[0].imports}`);
  await writeFile(join(dist, 'index.d.ts'), output[0].code);
  await writeFile(join(dist, 'index.d.cts'), output[0].code);
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
    /\bimport\.meta\b/,
  ];
  for (const file of ['index.mjs', 'index.cjs', 'index.global.js']) {
    const text = await readFile(join(dist, file), 'utf8');
    for (const pattern of forbidden) {
      const hit = pattern.exec(text);
      if (hit) throw new Error(`dist/${file} holds ${hit[0]}: …${text.slice(hit.index, hit.index + 80)}…`);
    }
  }
}

async function report() {
  for (const name of (await readdir(dist)).sort()) {
    const bytes = await readFile(join(dist, name));
    const path = relative(root, join(dist, name)).split(sep).join('/');
    console.log(
      `${path.padEnd(32)}${String(bytes.length).padStart(8)}${String(gzipSync(bytes).length).padStart(8)} gzip`,
    );
  }
}
