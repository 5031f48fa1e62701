// The compiled engines as the package has them. They share Emscripten's JavaScript, its glue, so that they differ in their
// bytes alone, and each ends with its checksum.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import zopfli from '@gfx/zopfli';
import { transform } from 'esbuild';
import { withIdentity } from './identity.mjs';

/** The engine of all games, those of one, of reading, of endings, of opponents, of collections and of KataGo's networks, by the names that `#engine/…` imports. */
const FILES = {
  all: 'engine',
  go: 'engine-go',
  loa: 'engine-loa',
  senket: 'engine-senket',
  reading: 'engine-reading',
  endings: 'engine-endings',
  play: 'engine-play',
  collection: 'engine-collection',
  katago: 'engine-katago',
};

/**
 * Names that the glue tests for: to tell where it is and fetch the wasm, which init() hands over, to read long texts faster, of
 * which none cross, and to export itself, which the bundle does. Declared undefined, so that minifiers drop that code, and
 * bundlers all of the glue where no engine is used.
 */
const UNKNOWN_TO_GLUE = Object.fromEntries(
  [
    'window',
    'document',
    'importScripts',
    'WorkerGlobalScope',
    'TextDecoder',
    'process',
    'fetch',
    'exports',
    'module',
    'define',
  ].flatMap((name) => [
    [name, 'undefined'],
    [`globalThis.${name}`, 'undefined'], // as newer versions of Emscripten ask
  ]),
);

/**
 * The glue, and what the source files import of each engine, as modules by name; and each engine's wasm as it is published,
 * by the name of its file.
 */
export async function readEngines(folder) {
  const { code } = await transform(await readFile(join(folder, 'glue.js'), 'utf8'), {
    define: { ...UNKNOWN_TO_GLUE, Error: 'GlueError' },
  });
  const virtual = { '#engine-glue': glueModule(code) };
  const published = {};
  for (const [name, file] of Object.entries(FILES)) {
    const compiled = await readFile(join(folder, `${file}.wasm`));
    const { bytes, ...identity } = withIdentity(compiled);
    // Apart, because kakoi/slim has no use for the bytes.
    virtual[`#engine-identity/${name}`] = asModule(identity);
    virtual[`#engine/${name}`] =
      `export * from '#engine-identity/${name}';\n${asModule({ base64: await inlined(bytes, join(folder, `${file}.deflated`)) })}`;
    published[name === 'all' ? 'engine.wasm' : `${name}.wasm`] = bytes;
  }
  return { virtual, published };
}

/**
 * Emscripten's script as an ES module. It derives errors by assigning `constructor` and `toString`, which fails where Error is
 * frozen (SES), so it gets a class of its own; none of these errors ever arrives.
 */
export const glueModule = (script) =>
  `class GlueError { toString() { return this.message; } }\n${script}\nexport default createEngineModule;`;

/**
 * The wasm as base64, deflated: of the plain bytes a download would be half as large again. Zopfli needs 6 % less than
 * zlib at its best, and most of the time of a build, so what it makes is kept until the engine changes.
 */
async function inlined(wasm, kept) {
  const before = await readFile(kept).catch(() => null);
  if (before !== null && inflateSync(before).equals(wasm)) return before.toString('base64');
  const deflated = Buffer.from(await zopfli.zlibAsync(wasm, { numiterations: 15 }));
  await writeFile(kept, deflated);
  return deflated.toString('base64');
}

/** The text of a module that exports these. */
export function asModule(constants) {
  return Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Modules that are made here, text by name, for esbuild: `#engine-glue`, `#engine/…` and `#engine-identity/…`. */
export function virtualModules(virtual) {
  return {
    name: 'engines',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^#engine/ }, ({ path }) => ({ path, namespace: 'engine' }));
      onLoad({ filter: /./, namespace: 'engine' }, ({ path }) => ({ contents: virtual[path] }));
    },
  };
}
