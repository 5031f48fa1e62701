/** Bundles the fuzzers, which are TypeScript, to build/fuzz-js/; the package they use is that of dist/. */

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  entryPoints: [here('main.ts'), here('thread.ts')],
  outdir: here('../../build/fuzz-js'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
});
