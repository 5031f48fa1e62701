// The library: every entry as ES module and CommonJS. The entries share their code, so that a class is one class whichever
// entry it comes from; what an entry brings of its own is the bytes of its engine.

import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build, transform } from 'esbuild';
import { rollup } from 'rollup';
import { shrink } from './bundle.mjs';

const FORMATS = [
  { format: 'es', ending: 'mjs' },
  { format: 'cjs', ending: 'cjs' },
];

/** Marks a source file of the pool that is built for Node. */
export const FOR_NODE = '?node';

/** The entries by name: their source files. */
export const ENTRIES = {
  index: 'bindings/js/index.ts',
  slim: 'bindings/js/entries/slim.ts',
  go: 'bindings/js/entries/go.ts',
  loa: 'bindings/js/entries/loa.ts',
  senket: 'bindings/js/entries/senket.ts',
  interop: 'bindings/connect/interop/index.ts',
  gtp: 'bindings/connect/gtp/index.ts',
  sabaki: 'bindings/connect/sabaki/index.ts',
  sgf: 'bindings/js/records/index.ts',
  replay: 'bindings/js/entries/replay.ts',
  reading: 'bindings/js/entries/reading.ts',
  endings: 'bindings/js/entries/endings.ts',
  review: 'bindings/js/entries/review.ts',
  play: 'bindings/js/entries/play.ts',
  collection: 'bindings/js/entries/collection.ts',
  katago: 'bindings/js/entries/katago.ts',
  pictures: 'bindings/show/pictures/index.ts',
  board: 'bindings/show/board/index.ts',
  problem: 'bindings/show/problem/index.ts',
  game: 'bindings/show/game/index.ts',
  svg: 'bindings/show/svg/index.ts',
  worker: 'bindings/js/worker/index.ts',
  'worker-threads': `bindings/js/worker/index.ts${FOR_NODE}`,
};

const WORKER_HOSTS = { browser: 'bindings/js/worker/web-host.ts', node: 'bindings/node/worker-host.ts' };

/**
 * Writes the entries, each `{ name: source file }`, and the files that they share; returns the modules inside.
 * `virtual` are modules that the build makes: text by name.
 */
export async function buildLibrary({ root, dist, entries, virtual, options }) {
  const modules = new Set();
  for (const { format, ending } of FORMATS) {
    const define = format === 'cjs' ? { ...options.define, __KAKOI_FOLDER__: 'module.path' } : options.define;
    const bundle = await rollup({
      input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)])),
      plugins: [sources({ root, virtual, options, define }), nodeResolve()],
      external: /^node:/,
      // Those of elements make them known to the page.
      treeshake: { moduleSideEffects: (id) => /\/show\/(?:board|game|problem)\/index\.ts$/.test(id) },
      onLog(_level, log) {
        throw new Error(log.message);
      },
    });
    const { output } = await bundle.generate({
      format,
      entryFileNames: `[name].${ending}`,
      chunkFileNames: `shared/[name].${ending}`,
      manualChunks: (id) => (OWN.test(id) ? undefined : chunkOf(id)),
      hoistTransitiveImports: false,
      minifyInternalExports: true,
      exports: 'named',
      esModule: true, // or transpilers would add a default export to what they import
      generatedCode: { constBindings: true },
    });
    for (const { fileName, code, moduleIds } of output) {
      for (const id of moduleIds) modules.add(relative(root, id));
      await writeFile(
        join(dist, fileName),
        options.minifySyntax ? exportsApart(await shrink(code, { ...options, format })) : code,
      );
    }
    await bundle.close();
  }
  return [...modules];
}

/** Some bundlers and linters tell an ES module by its text, and only see `export` after a blank or a semicolon. */
function exportsApart(text) {
  return text.replace(/\s*(export\{[^{}]*\};?[^{}]*)$/, '\n$1');
}

/**
 * Which of the shared files a module is in. Few, because each packs by itself: in files of their own the three games and
 * what they share would be 2 KB (gzip) more.
 */
function chunkOf(id) {
  // The identity of the engine of all games is a file of its own: kakoi/slim needs it without the bytes.
  const engine = /^\0#engine(?:\/|-identity\/(?!all))(\w+)$/.exec(id)?.[1];
  if (engine !== undefined) return `engine-${engine}`;
  if (/\/(?:js|layout)\/(?:loa|senket)[/.]/.test(id)) return 'loa-senket';
  // Problems tell what becomes of a group as reviews do, and need nothing else of these.
  if (/\/js\/review\/(?:fate-sentences|told|go\/fate-fact)\.ts$/.test(id)) return 'fate';
  // The pool checks what it is asked to read before it queues it.
  const read = /\/(?:js|layout)\/(reading|endings|play|collection|katago|review)[/.]/.exec(id)?.[1];
  if (read !== undefined) return read;
  // Left to itself, Rollup puts it into one file with kakoi/pictures, which has no code of its own either.
  if (/\/entries\/review\.ts$/.test(id)) return 'review';
  // Records are split by kakoi/sgf and by collections, neither of which should bring the other.
  if (/\/js\/records\/splitter\.ts$/.test(id)) return 'splitter';
  if (/\/js\/worker\//.test(id)) return 'worker';
  // No game needs it: it looks at boards that another copy of the package made.
  if (/\/js\/core\/foreign\.ts$/.test(id)) return 'foreign';
  if (/\/pictures\/canvas\/|\/elements\/(?:adopt-style|define)\.ts$/.test(id)) return 'canvas';
  // A board alone has no record.
  if (/\/show\/elements\//.test(id)) return 'record-element';
  // A board needs no overlays: they are passed to it.
  if (OVERLAYS.test(id)) return 'overlays';
  // The properties of nodes that both kakoi/sgf and problems read; the words of answers are most of it, and pages do without.
  if (/\/records\/(?:properties\/(?:answers|answer-words)|question)\.ts$/.test(id)) return 'answers';
  if (/\/records\/properties\/(?:marks|points)\.ts$/.test(id)) return 'properties';
  // Pages that draw their own problems take the judge alone.
  if (/\/problem\/(?:answers|game|question|solver)\.ts$/.test(id)) return 'problem-game';
  if (/\/pictures\//.test(id)) return 'pictures';
  return 'core-go';
}

/** The overlays of the games, and what they alone need. */
const OVERLAYS =
  /\/pictures\/(?:checked|(?:go|loa|senket)\/(?!picture|pieces|claims|fence-key|squares)[\w-]+)\.ts$/;

/** Modules that stay in the files of the entries: the entries themselves, and what only one of them has. */
const OWN =
  /\/(?:js\/index|js\/entries\/(?!review)\w+|js\/engines\/beside|js\/go\/replay-many|connect\/(?:interop|gtp|sabaki)\/[\w/-]+|js\/records\/(?:index|collection|properties\/(?!answers|marks|points|numbers|plain-result|result|values)\w+)|js\/worker\/(?:index|pool|web-host)|node\/[\w-]+|pictures\/index|board\/[\w-]+|show\/game\/[\w-]+|problem\/(?:index|element|on-demand|record|words)|svg\/[\w-]+)\.ts(?:\?node)?$|^\0#worker/;

/** Reads TypeScript, and what the build makes. */
function sources({ root, virtual, options, define }) {
  return {
    name: 'sources',
    resolveId(id, importer) {
      if (importer === undefined) return id;
      // The pool comes twice: what it imports for Node keeps the mark.
      const isNode = importer.endsWith(FOR_NODE);
      const platform = isNode ? 'node' : 'browser';
      if (id === '#worker-host') return join(root, WORKER_HOSTS[platform]) + (isNode ? FOR_NODE : '');
      if (id === '#threads') return join(root, 'bindings/node/threads.ts');
      if (id.startsWith('#layout/')) return join(root, `build/${id.slice(1)}.ts`);
      for (const name of [id, `${id}/${platform}`]) if (name in virtual) return `\0${name}`;
      if (!/^\.\.?\//.test(id) || importer.includes('node_modules')) return null;
      const file = join(dirname(importer), id.replace(/\.js$/, '.ts'));
      return isNode && /worker\/(index|pool)\.ts$/.test(file) ? file + FOR_NODE : file;
    },
    async load(id) {
      if (id.startsWith('\0#')) return virtual[id.slice(1)];
      if (id.endsWith(FOR_NODE)) return readFile(id.slice(0, -FOR_NODE.length), 'utf8');
      // CommonJS, which Rollup does not read.
      if (/node_modules\/@sabaki\/sgf\//.test(id)) return await asModule(id);
      return null;
    },
    async transform(code, id) {
      if (!/\.ts(\?node)?$/.test(id)) return null;
      const { code: javascript } = await transform(code, {
        loader: 'ts',
        target: options.target,
        supported: options.supported,
        define,
        sourcefile: relative(root, id),
      });
      return { code: javascript, map: null };
    },
  };
}

async function asModule(file) {
  const names = [...(await readFile(file, 'utf8')).matchAll(/^exports\.(\w+)/gm)].map(([, name]) => name);
  const { outputFiles } = await build({
    stdin: {
      contents: `import module from ${JSON.stringify(file)}; export const { ${names} } = module;`,
      resolveDir: dirname(file),
    },
    bundle: true,
    write: false,
    format: 'esm',
  });
  return outputFiles[0].text;
}
