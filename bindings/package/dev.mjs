// What `npm run dev` needs of the package: the classic script that the pages load, as dist/index.global.js is, but readable,
// with a source map, and with the wasm in a file of its own beside it, for the browser's debugger.

import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { withIdentity } from './identity.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

/** Makes kakoi.js and engine.wasm in `outdir`, from the engine that was compiled into `engines`. */
export async function buildPackage({ engines, outdir }) {
  const { bytes, name, sum } = withIdentity(await readFile(join(engines, 'engine.wasm')));
  await build({
    entryPoints: { kakoi: join(root, 'bindings/js/index.ts') },
    outdir,
    bundle: true,
    format: 'iife',
    globalName: 'kakoi',
    target: 'es2022',
    charset: 'utf8',
    sourcemap: true,
    define: {
      __KAKOI_VERSION__: JSON.stringify(version),
      __KAKOI_ENGINE_NAME__: JSON.stringify(name),
      __KAKOI_ENGINE_SUM__: String(sum),
    },
    plugins: [engineBeside(join(engines, 'engine.js'))],
    logLevel: 'warning',
  });
  await writeFile(join(outdir, 'engine.wasm'), bytes);
}

/** Where the wasm comes from: the file beside the page. */
const ENGINE_SOURCE = `
export const engineSource = () => new URL('engine.wasm', location.href);
export const engineSourceSync = () => undefined;`;

const engineBeside = (glue) => ({
  name: 'engine-beside',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#engine-(glue|source)$/ }, ({ path }) => ({ path, namespace: 'engine' }));
    onLoad({ filter: /^#engine-glue$/, namespace: 'engine' }, async () => ({
      // As it is: Emscripten's own asserts want to see the browser, which the package's build hides from the glue.
      contents: `${await readFile(glue, 'utf8')}\nexport default createEngineModule;`,
    }));
    onLoad({ filter: /^#engine-source$/, namespace: 'engine' }, () => ({ contents: ENGINE_SOURCE }));
  },
});
