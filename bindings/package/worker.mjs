// Builds `kakoi/worker`: the script that runs in workers, and around it the pool, for browsers and for Node. The pool
// uses the package beside it, so that its sets and boards are those of `kakoi`.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';

/**
 * The pool library takes a thread that knows `self` and addEventListener() for a web worker. Bun's threads know both,
 * but hear only what their parentPort hears.
 */
const THREAD = { self: 'undefined' };

const EXTENSIONS = { esm: 'mjs', cjs: 'cjs' };

/** Builds everything but the types; returns the results, as esbuild gives them. */
export async function buildWorker({ root, dist, common, compiledEngine }) {
  const scripts = {
    browser: await buildScript('browser'),
    node: await buildScript('node'),
  };
  const pools = await Promise.all(
    ['browser', 'node'].flatMap((platform) => ['esm', 'cjs'].map((format) => buildPool(platform, format))),
  );
  return [...Object.values(scripts), ...pools];

  function buildScript(platform) {
    return bundle({
      ...common,
      entryPoints: [join(root, 'bindings/js/worker/script.ts')],
      platform,
      format: platform === 'browser' ? 'iife' : 'cjs',
      define: platform === 'browser' ? common.define : { ...common.define, ...THREAD },
      plugins: [engineIsSent, noCodeFromText, nodeModules(platform), compiledEngine],
      outfile: platform === 'browser' ? join(dist, 'worker-script.js') : undefined,
    });
  }

  function buildPool(platform, format) {
    const name = platform === 'browser' ? 'worker' : 'worker-threads';
    return bundle({
      ...common,
      entryPoints: [join(root, 'bindings/js/worker/index.ts')],
      platform,
      format,
      minifyIdentifiers: false, // of Node's files nobody waits for the bytes, and WorkerPool keeps its name
      define: { __dirname: '""' }, // where the library would look for its ready-made worker
      plugins: [poolParts(platform, format), noCodeFromText, nodeModules(platform)],
      outfile: join(dist, `${name}.${EXTENSIONS[format]}`),
    });
  }

  function poolParts(platform, format) {
    const host = { browser: 'bindings/js/worker/web-host.ts', node: 'bindings/node/worker-host.ts' }[
      platform
    ];
    return {
      name: 'pool-parts',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^#worker-host$/ }, () => ({ path: join(root, host) }));
        onResolve({ filter: /\/index\.js$/ }, () => ({
          path: `./index.${EXTENSIONS[format]}`,
          external: true,
        }));
        onResolve({ filter: /^#worker-script$/ }, () => ({ path: platform, namespace: 'script' }));
        onLoad({ filter: /./, namespace: 'script' }, () => ({
          contents: scripts[platform].text,
          loader: 'text',
        }));
      },
    };
  }

  /** Gives the pool library Node's modules, without its processes; to browsers none of them. */
  function nodeModules(platform) {
    const modules = {
      worker_threads: `export * from ${JSON.stringify(join(root, 'bindings/node/threads.ts'))};`,
      os: "export * from 'node:os';",
      child_process: '',
    };
    return {
      name: 'node-modules-of-the-pool',
      setup({ onResolve, onLoad }) {
        const filter = /^(worker_threads|os|child_process)$/;
        onResolve({ filter }, ({ path }) => ({ path, namespace: 'node-module' }));
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

/** Workers are sent the compiled engine, and bring none of their own. */
const engineIsSent = {
  name: 'engine-is-sent',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#engine-source$/ }, () => ({ path: 'none', namespace: 'no-engine' }));
    onLoad({ filter: /./, namespace: 'no-engine' }, () => ({
      contents: 'export const engineSource = () => {}, engineSourceSync = engineSource;',
    }));
  },
};
