// Serves the pages as they are built, for scripts/start.sh.

import { createServer } from 'node:http';
import sirv from 'sirv';
import { listen } from './listen.mjs';

const address = await listen(createServer(sirv('web/dist', { dev: true })), Number(process.env.PORT ?? 8080));
console.log(`${address} (Ctrl-C stops)`);
