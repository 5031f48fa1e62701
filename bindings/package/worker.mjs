// The parts inside `kakoi/worker`: the script that runs in workers, as text, and the pool library, both for browsers
// and for Node. The pool itself is an entry of the library.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundle } from './bundle.mjs';

/**
 * The pool library takes a thread that knows `self` and addEventListener() for a web worker. Bun's threads know both,
 * but hear only what their parentPort hears.
 */
const THREAD = { self: 'undefined' };

/**
 * Builds the virtual modules of the pool: `#worker-script/…` and `#workerpool/…`, and the script for browsers in `dist`, if
 * there is one.
 */
export async function buildWorkerParts({ root, dist, common, glue, platforms = ['browser', 'node'] }) {
  const virtual = {};
  const inputs = [];
  for (const platform of platforms) {
    const { text, metafile } = await buildScript(platform);
    virtual[`#worker-script/${platform}`] = `export default ${JSON.stringify(text)};`;
    const pool = await buildPoolLibrary(platform);
    virtual[`#workerpool/${platform}`] = pool.outputFiles[0].text;
    inputs.push(...Object.keys(metafile.inputs), ...Object.keys(pool.metafile.inputs));
  }
  return { virtual, inputs };

  function buildScript(platform) {
    return bundle({
      ...common,
      entryPoints: [join(root, 'bindings/js/worker/script.ts')],
      platform,
      format: platform === 'browser' ? 'iife' : 'cjs',
      define: platform === 'browser' ? common.define : { ...common.define, ...THREAD },
      plugins: [noCodeFromText, nodeModules(platform, 'node:worker_threads'), glue],
      outfile: platform === 'browser' && dist ? join(dist, 'worker-script.js') : undefined,
    });
  }

  /** As an ES module, which evaluates the library, CommonJS, when it is asked for it. */
  function buildPoolLibrary(platform) {
    return build({
      absWorkingDir: root,
      stdin: {
        contents: "export const poolClass = () => require('workerpool/src/Pool.js');",
        resolveDir: root,
      },
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      target: common.target,
      supported: common.supported,
      define: { __dirname: '""' }, // where the library would look for its ready-made worker
      plugins: [noCodeFromText, nodeModules(platform, '#threads')],
    });
  }

  /** Gives the pool library Node's modules, without its processes; to browsers none of them. */
  function nodeModules(platform, threads) {
    const modules = {
      worker_threads: `export * from '${threads}';`,
      os: 'export const cpus = () => [];', // it is told how many workers to make, and Deno asks for leave to count
      child_process: '',
    };
    return {
      name: 'node-modules-of-the-pool',
      setup({ onResolve, onLoad }) {
        const filter = /^(worker_threads|os|child_process)$/;
        onResolve({ filter }, ({ path }) => ({ path, namespace: 'node-module' }));
        onResolve({ filter: /^#threads$|^node:/ }, ({ path }) => ({ path, external: true }));
        onLoad({ filter: /./, namespace: 'node-module' }, ({ path }) => ({
          contents: platform === 'node' ? modules[path] : 'export const cpus = () => [];',
          resolveDir: root,
        }));
      },
    };
  }
}

/** The library's workers can run functions given as text, which ours are never asked to; scanners look for the words. */
export const noCodeFromText = {
  name: 'no-code-from-text',
  setup({ onResolve, onLoad }) {
    // The ready-made worker, which does nothing else.
    onResolve({ filter: /\/generated\/embeddedWorker$/ }, () => ({ path: 'worker', namespace: 'nothing' }));
    onLoad({ filter: /./, namespace: 'nothing' }, () => ({ contents: '' }));
    onLoad({ filter: /[\\/]workerpool[\\/]src[\\/]worker\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/new Function\(.*\)/, 'undefined'),
    }));
  },
};
