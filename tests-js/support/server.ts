import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

export interface StaticServer {
  readonly origin: string;
  close(): void;
}

/** Serves a folder on this machine only, with the headers given for every file. */
export async function serve(
  folder: string,
  headers: Readonly<Record<string, string>>,
): Promise<StaticServer> {
  const server = createServer(({ url = '/' }, answer) => {
    const file = join(folder, new URL(url, 'http://localhost').pathname);
    const type = TYPES[extname(file)];
    if (type === undefined || !existsSync(file)) answer.writeHead(404).end();
    else answer.writeHead(200, { 'content-type': type, ...headers }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
