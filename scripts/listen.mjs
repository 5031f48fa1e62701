import { once } from 'node:events';

/** Listens on this machine only, at the port or, when it is taken, at any other; returns the address. */
export async function listen(server, port) {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(server, 0);
  }
  return `http://127.0.0.1:${server.address().port}`;
}
