// Builds the pages into web/dist, with the package in a classic script beside them: so the package is built first.

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildPages } from './pages.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await buildPages(here('dist'), { minify: true });
await build({
  stdin: {
    contents: "export * from 'kakoi'; export * as pictures from 'kakoi/pictures';",
    resolveDir: here('.'),
  },
  outfile: here('dist/kakoi.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: 'kakoi',
  target: 'es2022',
  charset: 'ascii',
  logLevel: 'warning',
});
