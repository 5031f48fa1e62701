// Makes dist/ (or the folder named on the command line) from the compiled engine (build/wasm) and the TypeScript API:
// the library (library.mjs), a classic script and the command line. The wasm is inlined, because only bytes inside the
// JavaScript reach every bundler, worker and file:// page.

import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { builtinModules, createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { writeLayout } from '../boundary/layout/generate.mjs';
import { bundle } from './bundle.mjs';
import { readEngines, virtualModules } from './engines.mjs';
import { buildLibrary, ENTRIES, FOR_NODE } from './library.mjs';
import { writeTypes } from './types.mjs';
import { buildWorkerParts, noCodeFromText } from './worker.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const { values, positionals } = parseArgs({
  options: { plain: { type: 'boolean' } },
  allowPositionals: true,
});
const dist = resolve(positionals[0] ?? join(root, 'dist'));
/** As tests of mutants need it: neither made small, nor declared, nor checked, which is most of the work. */
const isPlain = values.plain === true;
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

/** Entries with the declarations of another. */
const SAME_TYPES = { slim: 'index', 'worker-threads': 'worker' };

/** Syntax that engines run, and that Metro, the bundler of React Native, was reported to refuse. */
const NOT_EVERYWHERE = { 'class-static-blocks': false };

const common = {
  absWorkingDir: root,
  bundle: true,
  charset: 'ascii', // pages that declare no encoding do not read a classic script as UTF-8
  define: { __KAKOI_VERSION__: JSON.stringify(version), __KAKOI_FOLDER__: 'undefined' },
  legalComments: 'none', // THIRD-PARTY-LICENSES.txt holds them
  logLevel: 'warning',
  metafile: true,
  minifySyntax: !isPlain,
  minifyIdentifiers: true,
  minifyWhitespace: true,
  lineLimit: 1000, // Node prints the line that threw: it must not be the whole file, wasm included
  target: 'es2022', // what engines with wasm SIMD run
  supported: NOT_EVERYWHERE,
};

/** The entries that the command line takes from beside it. */
const BESIDE = [
  'index',
  'reading',
  'endings',
  'review',
  'play',
  'worker-threads',
  'sgf',
  'interop',
  'gtp',
  'pictures',
  'svg',
  'collection',
];

/**
 * The command line takes the library beside it, as any script would. By require(), with which Node starts sooner by a
 * third of what the command line takes itself.
 */
const packageBeside = {
  name: 'package-beside',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\..*\.js$/ }, ({ path, resolveDir }) => {
      const source = relative(root, join(resolveDir, path)).replace(/js$/, 'ts');
      const name = BESIDE.find((entry) => ENTRIES[entry].replace(FOR_NODE, '') === source);
      return name && { path: name, namespace: 'beside' };
    });
    onLoad({ filter: /./, namespace: 'beside' }, ({ path }) => ({
      contents: `module.exports = require('./${path}.cjs');`,
    }));
    onResolve({ filter: /^\.\/serve\.js$/ }, () => ({ path: './mcp.mjs', external: true }));
    onResolve({ filter: /./, namespace: 'beside' }, ({ path }) => ({ path, external: true }));
  },
};

/** The library for arguments would run commands that are programs of their own. There are none, and to load it takes long. */
const noOtherPrograms = {
  name: 'no-other-programs',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ path }) => ({ path, namespace: 'none' }));
    onLoad({ filter: /./, namespace: 'none' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/** The library of the protocol checks the forms that a server has people fill in, by code that it makes of text. There are none. */
const noForms = {
  name: 'no-forms',
  setup({ onLoad }) {
    onLoad({ filter: /ajv-provider\.js$/ }, () => ({ contents: 'export class AjvJsonSchemaValidator {}' }));
  },
};

/**
 * Declarations of an imported engine, as `kakoi/engine.wasm`; the same guard as in engine.ts, for programs without the
 * browser's types.
 */
const WASM_TYPES = `declare global {
  namespace WebAssembly {
    interface Module {}
  }
}

/** The value that init() takes as its wasm: a compiled module, as on Cloudflare, or an address, as bundlers give it. */
declare const wasm: WebAssembly.Module | string;
export default wasm;
`;

await rm(dist, { recursive: true, force: true });
await mkdir(join(dist, 'shared'), { recursive: true });
writeLayout(); // for #layout, which tsconfig.json says where to find
const { virtual, published } = await readEngines(join(root, 'build/wasm/bindings/boundary/wasm'));
for (const [name, wasm] of Object.entries(published)) {
  await writeFile(join(dist, name), wasm);
  await writeFile(join(dist, `${name}.d.ts`), WASM_TYPES);
}
const engines = virtualModules(virtual);

const worker = await buildWorkerParts({ root, dist, common, glue: engines });
const inputs = await buildLibrary({
  root,
  dist,
  entries: ENTRIES,
  virtual: { ...virtual, ...worker.virtual },
  options: common,
});
const scripts = await Promise.all([
  // For classic scripts, which import nothing: everything in one file.
  bundle({
    ...common,
    entryPoints: [join(root, ENTRIES.index)],
    platform: 'browser', // a Node built-in anywhere is an error
    format: 'iife',
    globalName: 'kakoi',
    plugins: [engines],
    outfile: join(dist, 'index.global.js'),
  }),
  bundle({
    ...common,
    entryPoints: [join(root, 'bindings/node/cli.ts')],
    platform: 'node',
    target: 'node20',
    format: 'esm',
    plugins: [packageBeside, noOtherPrograms, noCodeFromText],
    // Bun's threads have the names of web workers too, which the pool library then takes them for, and waits
    // forever.
    define: { ...common.define, self: 'undefined' },
    external: ['sharp'], // installed by the user
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
  // The command `mcp` alone takes it: it is as large as half the command line.
  bundle({
    ...common,
    entryPoints: [join(root, 'bindings/node/mcp/serve.ts')],
    platform: 'node',
    target: 'node20',
    format: 'esm',
    plugins: [noForms],
    outfile: join(dist, 'mcp.mjs'),
  }),
]);
await chmod(join(dist, 'cli.mjs'), 0o755);
const { stdout: manual } = await promisify(execFile)(process.execPath, [join(dist, 'cli.mjs'), 'man']);
await writeFile(join(dist, 'kakoi.1'), manual);
const forNode = Object.keys(ENTRIES).filter((name) => !name.startsWith('worker'));
for (const name of forNode) await writeNodeModule(name, `${name}.cjs`);
await writeNodeModule('worker', 'worker-threads.cjs');
if (!isPlain) {
  await writeTypes({
    root,
    dist,
    entries: Object.fromEntries(Object.entries(ENTRIES).filter(([name]) => !(name in SAME_TYPES))),
  });
  // Only declarations, about another package's: there is nothing to bundle.
  await copyFile(join(root, 'bindings/show/board/react.d.cts'), join(dist, 'react.d.cts'));
  await writeFile(join(dist, 'react.d.ts'), "import type {} from './react.cjs';\nexport {};\n");
  await writeLicenses([
    ...inputs,
    ...worker.inputs,
    ...scripts.flatMap(({ metafile }) => Object.keys(metafile.inputs)),
  ]);
  await checkSelfContained();
  await report();
}

/**
 * The file that `import` gets in Node. It takes its names from the CommonJS file, so that a program has one engine and
 * one of each class, whether its parts import or require() them; by a file between, because Node looks through the whole of a file that
 * is imported for its names, which takes 3 ms. Bundlers go by the condition `module`, and take the ES module for both; those that are
 * told to leave it out can follow these files.
 */
async function writeNodeModule(name, file) {
  const names = Object.keys(createRequire(import.meta.url)(join(dist, file))).join(', ');
  const between = `${name}.node.cjs`;
  await writeFile(join(dist, between), `const kakoi = require('./${file}');\nmodule.exports = kakoi;\n`);
  const module = `import kakoi from './${between}';\nexport const { ${names} } = kakoi;\n`;
  await writeFile(join(dist, `${name}.node.mjs`), module);
}

/** Collects the licences of everything that was bundled. */
async function writeLicenses(inputs) {
  const packages = new Set();
  for (const input of inputs) {
    const name = /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
    if (name) packages.add(name);
  }
  const sections = await Promise.all(
    ['bindings/package/emscripten-license.txt', 'src/go/net/weights-license.txt'].map((file) =>
      readFile(join(root, file), 'utf8'),
    ),
  );
  for (const folder of [...packages].sort()) {
    const manifest = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
    const file = (await readdir(join(root, folder))).find((name) => /^licen[cs]e/i.test(name));
    if (!file) throw new Error(`${folder} is bundled but brings no licence text`);
    const text = await readFile(join(root, folder, file), 'utf8');
    sections.push(`${manifest.name} ${manifest.version} (${manifest.license})\n\n${text.trim()}\n`);
  }
  await writeFile(join(dist, 'THIRD-PARTY-LICENSES.txt'), sections.join(`\n${'-'.repeat(80)}\n\n`));
}

/** A library that reaches for Node, or evaluates text, breaks someone's bundler or security policy. */
async function checkSelfContained() {
  const builtins = builtinModules.filter((name) => !name.startsWith('_')).join('|');
  const forbidden = [
    new RegExp(`(?:\\brequire\\(|\\bimport\\(|\\bfrom ?|\\bimport ?)["'\`](?:node:|(?:${builtins})["'\`/])`),
    /Dynamic require of/, // esbuild's stand-in for a require it could not resolve
    /\bnew Function\b|\beval\(/,
  ];
  const written = await readdir(dist, { recursive: true });
  const forNode = /^(cli|mcp|worker-threads|slim)\.c?m?js$|\.node\.mjs$/; // kakoi/slim in Node knows where it is
  const forBrowsers = written.filter(
    (name) => /js$/.test(name) && (name === 'slim.mjs' || !forNode.test(name)),
  );
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
  for (const name of (await readdir(dist, { recursive: true })).sort()) {
    if (name === 'shared') continue;
    const bytes = await readFile(join(dist, name));
    console.log(
      `${name.padEnd(32)}${String(bytes.length).padStart(8)}${String(gzipSync(bytes).length).padStart(8)} gzip`,
    );
  }
}
