/** Bundles the fuzzers, which are TypeScript, to build/fuzz-js/; the package they use is that of dist/. */

import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await rm(here('../../build/fuzz-js'), { recursive: true, force: true });
await build({
  entryPoints: [here('main.ts'), here('thread.ts')],
  outdir: here('../../build/fuzz-js'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true, // a fuzzer is loaded when it runs
  packages: 'external',
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
});
