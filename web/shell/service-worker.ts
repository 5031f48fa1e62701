/**
 * Keeps the pages for use without a network: after the first visit the page that was shown, after the next one all of them. The files of
 * a build are kept together, under a name of their own, so that scripts of one build never meet those of another: until all are kept,
 * they come from the network as long as there is one. The documentation is kept page by page as it is read.
 */

/** The build inserts these: its files, those of each page without engines for single tasks, and a name that changes with them. */
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

scope.addEventListener('install', (event) => event.waitUntil(install()));

/** Keeps the pages that are open, in the reader's language; all files where those of an older build are kept. */
async function install(): Promise<void> {
  const isUpdate = (await older()).length > 0;
  const [cache, open] = await Promise.all([
    caches.open(NAME),
    scope.clients.matchAll({ includeUncontrolled: true }),
  ]);
  const words = FILES.filter((file) => file === `words-${navigator.language.slice(0, 2)}.js`);
  const shown = open.flatMap(({ url }) => FILES_OF_PAGES[fileAt(url)] ?? []).concat(words);
  const files = isUpdate ? FILES : [...new Set(shown)];
  await Promise.all(files.map(async (file) => keep(cache, file, await load(file))));
  if (isUpdate) await cache.put(WHOLE, new Response());
}

/** Keeps all other files for a reader who has come back, where data are not dear and the server still has this build. */
async function keepOthers(): Promise<void> {
  const cache = await caches.open(NAME);
  if (navigator.connection?.saveData || (await isWhole(cache))) return;
  const kept = new Set((await cache.keys()).map(({ url }) => fileAt(url)));
  const others = FILES.filter((file) => !kept.has(file));
  const loaded = await Promise.all(others.map(load));
  const served = await (await load('service-worker.js')).text();
  if (!served.includes(BUILD)) return;
  await Promise.all(others.map((file, i) => keep(cache, file, loaded[i]!)));
  await cache.put(WHOLE, new Response());
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
  event.respondWith(answer(event));
  if (request.mode === 'navigate') event.waitUntil(keepOthers().catch(() => {}));
});

/**
 * Fetches the whole file, asking the server whether what the browser has is still current: servers may let it use files of an older
 * build. Many that are half read would keep all connections.
 */
async function load(file: string): Promise<Response> {
  const response = await fetch(file, { cache: 'no-cache' });
  if (response.status !== 200) throw new Error(`${file}: ${response.status}`);
  return new Response(await response.blob(), response);
}

/** The kept answer, else the network's; the reader gets it even if it cannot be kept in turn. */
async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(NAME).catch(() => null);
  const file = fileAt(request.url);
  const find = () => cache?.match(file, { ignoreSearch: true }).catch(() => undefined);
  const isOfBuild = FILES.includes(file);
  const isKept = cache !== null && (!isOfBuild || (await isWhole(cache).catch(() => false)));
  const kept = isKept ? await find() : undefined;
  if (kept !== undefined) return kept;
  const { url, headers, credentials, redirect } = request;
  try {
    const response = await fetch(url, { headers, credentials, redirect, cache: 'no-cache' });
    // A part of a file (status 206) is not kept as the file.
    if (cache !== null && !isOfBuild && response.status === 200)
      event.waitUntil(keep(cache, request, response.clone()).catch(() => {}));
    return response;
  } catch (error) {
    const old = await find();
    if (old === undefined) throw error;
    return old;
  }
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
