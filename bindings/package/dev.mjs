// The package for `npm run dev`: its sources, so that breakpoints hold in them, with an engine in a file beside the page, for
// the browser's debugger. What imports the package is bundled with these options of esbuild.

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { asModule, glueModule, virtualModules } from './engines.mjs';
import { withIdentity } from './identity.mjs';
import { ENTRIES } from './library.mjs';
import { buildWorkerParts } from './worker.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

/** The source of an entry. The engine of all games beside the page is that of each. */
function sourceOf(path) {
  const name = path.replace(/^kakoi\/?/, '');
  return ENTRIES[['', 'go', 'loa', 'senket'].includes(name) ? 'slim' : name];
}

/** Esbuild's options, and the wasm that the page is to have beside it; `compiled` is the folder of a CMake preset. */
export async function packageFromSource(compiled) {
  const engine = join(compiled, 'bindings/boundary/wasm/engine');
  const glue = await readFile(join(compiled, 'bindings/boundary/wasm/glue.js'), 'utf8');
  const { bytes, ...identity } = withIdentity(await readFile(`${engine}.wasm`));
  const others = {};
  for (const name of ['reading', 'endings', 'play', 'collection', 'katago']) {
    const { bytes, ...identity } = withIdentity(await readFile(`${engine}-${name}.wasm`));
    others[`#engine/${name}`] = asModule({ ...identity, base64: deflateSync(bytes).toString('base64') });
  }
  const none = `export * from '#engine-identity/all';\n${asModule({ base64: '' })}`;
  const engines = virtualModules({
    // Emscripten's own asserts want to see the browser: hidden is only what the glue would export itself by.
    '#engine-glue': glueModule(`var exports, module, define;\n${glue}`),
    '#engine-identity/all': asModule(identity),
    // For the pool and the elements, which would load it from here if the page had not from its file.
    '#engine/all': none,
    '#engine/go': none,
    '#engine/loa': none,
    '#engine/senket': none,
    ...others,
  });
  const sources = {
    name: 'package-from-source',
    setup({ onResolve }) {
      onResolve({ filter: /^kakoi(\/|$)/ }, ({ path }) => ({ path: join(root, sourceOf(path)) }));
      // The layout that the engine was compiled with: another build may have written a newer one since.
      onResolve({ filter: /^#layout\// }, ({ path }) => ({
        path: join(compiled, 'bindings/boundary/layout', `${path.slice(1)}.ts`),
      }));
    },
  };
  // Classic scripts have no import.meta.
  const define = { __KAKOI_VERSION__: JSON.stringify(version), 'import.meta.url': 'location.href' };
  const { virtual } = await buildWorkerParts({
    root,
    common: { absWorkingDir: root, bundle: true, metafile: true, target: 'es2022', charset: 'ascii', define },
    glue: {
      name: 'engine-from-source',
      setup: (build) => [engines, sources].map(({ setup }) => setup(build)),
    },
    platforms: ['browser'],
  });
  const workers = {
    name: 'workers-from-source',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^#worker-host$/ }, () => ({ path: join(root, 'bindings/js/worker/web-host.ts') }));
      onResolve({ filter: /^#worker(-script|pool)$/ }, ({ path }) => ({ path, namespace: 'worker' }));
      onLoad({ filter: /./, namespace: 'worker' }, ({ path }) => ({ contents: virtual[`${path}/browser`] }));
    },
  };
  return { wasm: bytes, options: { define, plugins: [engines, sources, workers] } };
}
