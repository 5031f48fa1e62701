/**
 * Builds the page into web/dist: one HTML file, one style sheet, one classic script, because browsers load no module
 * from file://. The script takes the package by its own name, as a stranger would, so the package is built first.
 */

import { copyFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await mkdir(here('dist'), { recursive: true });
await build({
  entryPoints: [here('shell/page.ts')],
  outfile: here('dist/page.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  charset: 'utf8',
  loader: { '.sgf': 'text' },
  logLevel: 'warning',
});
for (const file of ['index.html', 'style.css']) await copyFile(here(file), here(`dist/${file}`));
