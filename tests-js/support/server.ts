import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

export const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.sgf': 'application/x-go-sgf',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

export interface Server {
  readonly origin: string;
  close(): void;
}

/** Serves a folder to this machine only, with the headers given for every file. */
export async function serve(folder: string, headers: Readonly<Record<string, string>>): Promise<Server> {
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

/** Starts a Node program that serves, and waits until it prints its address; it ends with close(). */
export function start(args: readonly string[], folder: string): Promise<Server> {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  const env = { ...inherited, NODE_OPTIONS: '', NO_COLOR: '1' };
  const child = spawn(process.execPath, args, { cwd: folder, env, timeout: 300_000 });
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (text: Buffer) => {
      printed += text;
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (origin !== undefined) resolve({ origin, close: () => child.kill() });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (status) => reject(new Error(`${args.join(' ')} ended with ${status}: ${printed}`)));
  });
}
