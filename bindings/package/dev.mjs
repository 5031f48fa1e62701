// The package for `npm run dev`: its sources, so that breakpoints hold in them, with an engine in a file beside the page, for
// the browser's debugger. What imports the package is bundled with these options of esbuild.

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asModule, virtualModules } from './engines.mjs';
import { withIdentity } from './identity.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

const ENTRIES = {
  kakoi: 'bindings/js/entries/slim.ts',
  'kakoi/pictures': 'bindings/pictures/index.ts',
  'kakoi/board': 'bindings/board/index.ts',
  'kakoi/svg': 'bindings/svg/index.ts',
  'kakoi/sgf': 'bindings/js/sgf/index.ts',
};

/** Esbuild's options, and the wasm that the page is to have beside it; `compiled` is the folder of a CMake preset. */
export async function packageFromSource(compiled) {
  const engine = join(compiled, 'bindings/wasm/engine');
  const { bytes, ...identity } = withIdentity(await readFile(`${engine}.wasm`));
  const engines = virtualModules({
    '#engine-glue': asExport(await readFile(`${engine}.js`, 'utf8')),
    '#engine-identity/all': asModule(identity),
  });
  const sources = {
    name: 'package-from-source',
    setup({ onResolve }) {
      onResolve({ filter: /^kakoi(\/|$)/ }, ({ path }) => ({ path: join(root, ENTRIES[path]) }));
      // What the engine was compiled with, and not what another build has written since.
      onResolve({ filter: /^#layout\// }, ({ path }) => ({
        path: join(compiled, 'bindings/layout', `${path.slice(1)}.ts`),
      }));
    },
  };
  return {
    wasm: bytes,
    options: {
      // Classic scripts have no import.meta.
      define: { __KAKOI_VERSION__: JSON.stringify(version), 'import.meta.url': 'location.href' },
      plugins: [engines, sources],
    },
  };
}

/**
 * The glue as an ES module, otherwise as it is: Emscripten's own asserts want to see the browser, which the package's build
 * hides from the glue. Hidden is only what it would export itself by.
 */
const asExport = (glue) => `var exports, module, define;\n${glue}\nexport default createEngineModule;`;
