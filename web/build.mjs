// Builds the pages into web/dist, with the package of dist/, which is built first.

import { fileURLToPath } from 'node:url';
import { buildPages } from './pages.mjs';

await buildPages(fileURLToPath(new URL('dist', import.meta.url)), { minify: true });
