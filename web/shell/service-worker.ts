/**
 * Keeps the pages for use without a network: after the first visit the page that was shown, after the next one all of them. The files of
 * a build are kept together, under a name of their own, so that scripts of one build never meet those of another: until all are kept, a
 * page is of this build or of the network's from its beginning to its end. The documentation is kept page by page as it is read.
 */

/** The build inserts these: its files, those of each page without engines for single tasks, and a name that changes with them. */
declare const FILES: readonly string[];
declare const FILES_OF_PAGES: Readonly<Record<string, readonly string[]>>;
declare const BUILD: string;

interface FetchEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
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
/** Milliseconds for which a kept page waits to hear whether the server has another build. */
const PATIENCE = 3000;

scope.addEventListener('install', (event) => event.waitUntil(install()));

/** Keeps the pages that are open, in the language that the address names; all files where those of an older build are kept. */
async function install(): Promise<void> {
  if ((await older()).length > 0) return keepAll();
  const open = (await scope.clients.matchAll({ includeUncontrolled: true })).map(({ url }) => fileAt(url));
  const words = `words-${location.search.slice(1)}`;
  const ofLanguage = [`${words}.js`, ...open.map((page) => `${words}-${page.replace('.html', '.js')}`)];
  const shown = open.flatMap((page) => FILES_OF_PAGES[page] ?? []).concat(ofLanguage);
  const files = FILES.filter((file) => shown.includes(file));
  await keepTogether(await caches.open(NAME), files);
}

/** Keeps all files that are not kept yet. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  if (await isWhole(cache)) return;
  const kept = new Set((await cache.keys()).map(({ url }) => fileAt(url)));
  const others = FILES.filter((file) => !kept.has(file));
  await keepTogether(cache, others);
  await cache.put(WHOLE, new Response());
}

async function keepTogether(cache: Cache, files: readonly string[]): Promise<void> {
  const loaded = await loadTogether(files);
  await Promise.all(files.map((file, i) => keep(cache, file, loaded[i]!)));
}

/** Files that are all of this build: the server still has it once they are loaded. */
async function loadTogether(files: readonly string[]): Promise<readonly Response[]> {
  const loaded = await Promise.all(files.map(load));
  if (!(await isServed())) throw new Error('The server has another build');
  return loaded;
}

/** True if the server has this build; rejects without a network. Through the browser's cache it would wait for others that ask. */
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
  // A reader who has come back gets all pages, where data are not dear.
  if (request.mode === 'navigate' && !navigator.connection?.saveData)
    event.waitUntil(answered.then(keepAll).catch(() => {}));
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
  if (cache === null) return fromNetwork(request);
  const file = fileAt(request.url);
  const kept = await cache.match(file, { ignoreSearch: true }).catch(() => undefined);
  const isOfBuild = FILES.includes(file);
  const isInPart = isOfBuild && !(await isWhole(cache).catch(() => false));
  if (isInPart && !(await isForThis(event, cache, kept))) return fromNetwork(request);
  if (kept !== undefined) return kept;
  const response = isInPart ? (await loadTogether([file]))[0]! : await fromNetwork(request);
  // A part of a file (status 206) is not kept as the file.
  if ((isInPart || !isOfBuild) && response.status === 200)
    event.waitUntil(keep(cache, request, response.clone()).catch(() => {}));
  return response;
}

/**
 * True if the page that asks is of this build, while only some files are kept: a page that is kept is shown unless the server says in
 * time that it has another build. Any other page gets the network's files alone, because nobody can tell which build it is of.
 */
async function isForThis(
  { request, clientId, resultingClientId }: FetchEvent,
  cache: Cache,
  kept: Response | undefined,
): Promise<boolean> {
  const mark = `./pages/${resultingClientId || clientId}`; // the page may outlast the worker's memory
  if (request.mode === 'navigate' && kept !== undefined) {
    const inTime = new Promise<true>((done) => setTimeout(() => done(true), PATIENCE));
    const isCurrent = await Promise.race([isServed().catch(() => true), inTime]);
    if (isCurrent) await cache.put(mark, new Response()).catch(() => {});
  }
  return (await cache.match(mark)) !== undefined;
}

function fromNetwork({ url, headers, credentials, redirect }: Request): Promise<Response> {
  return fetch(url, { headers, credentials, redirect, cache: 'no-cache' });
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
