/**
 * Keeps the pages for use without a network. The files of a build are kept together, under a name of their
 * own, so that scripts of one build never meet those of another; the documentation is kept page by page as it
 * is read.
 */

/** The build inserts these: all of its files, and a name that changes with them. */
declare const FILES: readonly string[];
declare const BUILD: string;

interface FetchEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerScope {
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  readonly registration: { readonly scope: string };
  readonly clients: {
    matchAll(which: { includeUncontrolled: true }): Promise<readonly { readonly url: string }[]>;
  };
}

const scope = globalThis as unknown as WorkerScope;
const PREFIX = 'kakoi-';
const NAME = PREFIX + BUILD;

scope.addEventListener('install', (event) => event.waitUntil(install()));

/** Keeps all files, those of the pages that are open first. */
async function install(): Promise<void> {
  const [cache, open] = await Promise.all([
    caches.open(NAME),
    scope.clients.matchAll({ includeUncontrolled: true }),
  ]);
  const games = open.map(({ url }) => gameOf(new URL(url).pathname.split('/').at(-1) ?? ''));
  const isShown = (file: string): boolean =>
    games.some((game) => /^(?:kakoi-)?(\w+)/.exec(file)?.[1] === game);
  const [shown, others] = [FILES.filter(isShown), FILES.filter((file) => !isShown(file))];
  for (const files of [shown, others]) await Promise.all(files.map((file) => fill(cache, file)));
}

/** The game that names the scripts of a page. */
function gameOf(page: string): string {
  const name = page.replace('.html', '');
  return name === '' || name === 'index' ? 'go' : name;
}

scope.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== NAME));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope.registration.scope)) return;
  event.respondWith(answer(event));
});

/** Fetches the file past the browser's own cache, which would give one of an older build as long as the server allows. */
async function fill(cache: Cache, file: string): Promise<void> {
  const response = await fetch(file, { cache: 'reload' });
  if (response.status !== 200) throw new Error(`${file}: ${response.status}`);
  await keep(cache, file, response);
}

/** The kept answer, else the network's; the reader gets it even if it cannot be kept in turn. */
async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(NAME).catch(() => null);
  const kept = await cache?.match(fileOf(request), { ignoreSearch: true }).catch(() => undefined);
  if (kept !== undefined) return kept;
  const { url, headers, credentials, redirect } = request;
  const response = await fetch(url, { headers, credentials, redirect, cache: 'no-cache' });
  // A part of a file (status 206) is not kept as the file.
  if (cache !== null && response.status === 200)
    event.waitUntil(keep(cache, request, response.clone()).catch(() => {}));
  return response;
}

/** The file of a request: the folder stands for its first page. */
function fileOf({ url }: Request): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname === scope.registration.scope ? 'index.html' : url;
}

/**
 * Keeps an answer by its contents, without its origin: `Vary: *` would forbid keeping it, and a redirected
 * answer may not open a page.
 */
async function keep(cache: Cache, request: Request | string, response: Response): Promise<void> {
  const { status, statusText, body } = response;
  const headers = new Headers(response.headers);
  headers.delete('vary');
  await cache.put(request, new Response(body, { status, statusText, headers }));
}
