// Builds the pages into web/dist, with the package's classic script beside them: so the package is built first.

import { copyFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildPages } from './pages.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await buildPages(here('dist'), { minify: true });
await copyFile(here('../dist/index.global.js'), here('dist/kakoi.js'));
