/**
 * Keeps the pages for use without a network: after the first visit the page that was shown, after the next one all of them. Scripts and
 * styles lie in a folder that no other build has, so that a page can meet none but its own, from wherever they come. The documentation is
 * kept page by page as it is read.
 */

/** The build inserts these: its files, those of each page without engines for single tasks, and the name of their folder. */
declare const FILES: readonly string[];
declare const FILES_OF_PAGES: Readonly<Record<string, readonly string[]>>;
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
/** The key of an empty answer, kept after all files. */
const WHOLE = './?whole';
/** Milliseconds for which a kept page waits for the one that the server has now, while the others are not kept yet. */
const PATIENCE = 3000;

scope.addEventListener('install', (event) => event.waitUntil(install()));

/** Keeps the pages that are open, in the language that the address names; all files where those of an older build are kept. */
async function install(): Promise<void> {
  if (isDear()) throw new Error('The next build waits until data are not dear');
  if ((await older()).length > 0) return keepAll();
  const open = (await scope.clients.matchAll({ includeUncontrolled: true })).map(({ url }) => fileAt(url));
  const words = `${BUILD}/words-${location.search.slice(1)}`;
  const ofLanguage = [`${words}.js`, ...open.map((page) => `${words}-${page.replace('.html', '.js')}`)];
  const shown = open.flatMap((page) => FILES_OF_PAGES[page] ?? []).concat(ofLanguage);
  const files = FILES.filter((file) => shown.includes(file));
  await keepTogether(await caches.open(NAME), files);
}

/** True where the reader wants few data to be loaded. */
const isDear = () => navigator.connection?.saveData === true;

/** Keeps all files that are not kept yet. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  if (await isWhole(cache)) return;
  const kept = new Set((await cache.keys()).map(({ url }) => fileAt(url)));
  await keepTogether(
    cache,
    FILES.filter((file) => !kept.has(file)),
  );
  await cache.put(WHOLE, new Response());
}

/** Keeps files that are all of this build: the server still has it once they are loaded. */
async function keepTogether(cache: Cache, files: readonly string[]): Promise<void> {
  const loaded = await Promise.all(files.map(load));
  if (!(await isServed())) throw new Error('The server has another build');
  await Promise.all(files.map((file, i) => keep(cache, file, loaded[i]!)));
}

/** True if the server has this build. Through the browser's cache it would wait for others that ask. */
async function isServed(): Promise<boolean> {
  const response = await fetch('service-worker.js', { cache: 'no-store' });
  return (await response.text()).includes(BUILD);
}

/** True once all files are kept. */
const isWhole = async (cache: Cache): Promise<boolean> => (await cache.match(WHOLE)) !== undefined;

/** The names of what other builds kept. */
const older = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);

scope.addEventListener('activate', (event) => {
  event.waitUntil(older().then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope.registration.scope)) return;
  const answered = answer(event);
  event.respondWith(answered);
  // A reader who has come back gets all pages.
  if (request.mode === 'navigate' && !isDear()) event.waitUntil(answered.then(keepAll).catch(() => {}));
});

/**
 * Fetches the whole file, after what the page itself asks for, asking the server whether what the browser has is still current: servers
 * may let it use files of an older build. Many that are half read would keep all connections.
 */
async function load(file: string): Promise<Response> {
  const response = await fetch(file, { cache: 'no-cache', priority: 'low' });
  if (response.status !== 200) throw new Error(`${file}: ${response.status}`);
  return new Response(await response.blob(), response);
}

/** The kept answer, else the network's; the reader gets it even if it cannot be kept in turn. */
async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(NAME).catch(() => null);
  if (cache === null) return fromNetwork(request);
  const file = fileAt(request.url);
  const kept = await cache.match(file, { ignoreSearch: true }).catch(() => undefined);
  if (kept !== undefined) return request.mode === 'navigate' ? current(request, kept, cache) : kept;
  const response = await fromNetwork(request);
  // A part of a file (status 206) is not kept as the file.
  if (!FILES.includes(file) && response.status === 200)
    event.waitUntil(keep(cache, request, response.clone()).catch(() => {}));
  return response;
}

/**
 * The kept page once all are kept; until then the server's, which may be of another build and has the parts that this one would miss,
 * unless it does not come in time, or is none.
 */
async function current(request: Request, kept: Response, cache: Cache): Promise<Response> {
  if (await isWhole(cache).catch(() => false)) return kept;
  const impatience = new AbortController(); // a request left open would hold up the next one
  const timer = setTimeout(() => impatience.abort(), PATIENCE);
  const served = await fromNetwork(request, impatience.signal).catch(() => kept);
  clearTimeout(timer);
  return served.ok ? served : kept;
}

function fromNetwork(
  { url, headers, credentials, redirect }: Request,
  signal: AbortSignal | null = null,
): Promise<Response> {
  return fetch(url, { headers, credentials, redirect, signal, cache: 'no-cache' });
}

/** The file at an address, named from the folder of the pages, which stands for its first page. */
function fileAt(url: string): string {
  const { origin, pathname } = new URL(url);
  return (origin + pathname).slice(scope.registration.scope.length) || 'index.html';
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
