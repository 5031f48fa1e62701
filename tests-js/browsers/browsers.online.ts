/**
 * The packed package and the pages in Firefox and in WebKit. No driver is needed: every page carries a script that tells
 * the server what it shows and complains of, and goes on to the next.
 */

import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { installed } from '../support/consumer.js';
import { openIn } from '../support/other-browsers.js';
import { EYES, page, program, show, WORKER_PROGRAM } from '../support/programs.js';
import { root } from '../support/run.js';
import { TYPES } from '../support/server.js';

const inline = (code: string, type = 'module') => `<script type="${type}">${code}</script>`;
const BOARD = `GoBoard.fromDiagram('.X.X.\\nXXXXX')`;

/** Pages about the package, which find an answer. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'index.mjs': inline(program('/kakoi/index.mjs')),
  'slim.mjs': inline(program('/kakoi/slim.mjs')),
  'go.mjs': inline(program('/kakoi/go.mjs')),
  'index.global.js': `<script src="/kakoi/index.global.js"></script>${inline(
    show(`kakoi.init().then(() => kakoi.${EYES})`),
    'text/javascript',
  )}`,
  'initSync() with bytes': inline(
    `import { initSync, GoBoard } from '/kakoi/index.mjs';
    ${show(`fetch('/kakoi/engine.wasm').then((r) => r.arrayBuffer()).then((wasm) => (initSync({ wasm }), ${EYES}))`)}`,
  ),
  'a worker of a pool': inline(WORKER_PROGRAM.replace('kakoi/worker', '/kakoi/worker.mjs')),
  'a picture as SVG': inline(
    `import { init, GoBoard } from '/kakoi/index.mjs'; import { goSvg } from '/kakoi/svg.mjs';
    ${show(`init().then(() => {
      document.body.innerHTML = goSvg(${BOARD}, { width: 600, overlays: ['benson'] });
      return document.querySelector('svg').getBoundingClientRect().width / 200;
    })`)}`,
  ),
};

/** The pages about the games, of which the board has to be drawn. */
const PAGES = ['index.html', 'loa.html', 'senket.html'];

/** Watches a page from its beginning. `colors` counts what is seen on the board. */
const WATCH = `<script>
  const complaints = [];
  for (const name of ['error', 'warn']) console[name] = (...values) => complaints.push(name + ': ' + values.join(' '));
  addEventListener('error', ({ message, target }) => complaints.push('error: ' + (message || target.src)), true);
  addEventListener('unhandledrejection', ({ reason }) => complaints.push('rejected: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => complaints.push(violatedDirective));
  const countColors = () => {
    const canvas = document.querySelector('canvas');
    if (canvas === null) return 0;
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  };
  const wait = setInterval(() => {
    if (document.documentElement.dataset.ready !== 'true') return;
    clearInterval(wait);
    setTimeout(() => {
      const report = { answer: document.documentElement.dataset.answer, complaints, colors: countColors() };
      // Going there is what the policy of the pages allows; fetch() it does not.
      location.href = '/report?' + encodeURIComponent(JSON.stringify(report));
    }, 300);
  }, 20);
</script>`;

interface Report {
  readonly answer?: string;
  readonly complaints: readonly string[];
  readonly colors: number;
}

/** Shows the pages one after the other, and returns what each reports. */
async function tour(name: 'Firefox' | 'WebKit'): Promise<ReadonlyMap<string, Report>> {
  const dist = join(installed(), 'node_modules/kakoi/dist');
  const waiting = [...Object.keys(PROGRAMS), ...PAGES];
  const reports = new Map<string, Report>();
  let finish = () => {};
  const server = createServer((request, answer) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
    const path = decodeURIComponent(pathname.slice(1));
    if (path === 'report') {
      reports.set(waiting.shift() as string, JSON.parse(decodeURIComponent(search.slice(1))));
      if (waiting.length === 0) finish();
      return answer.writeHead(302, { location: `/${encodeURIComponent(waiting[0] ?? '')}` }).end();
    }
    const program = PROGRAMS[path];
    const file = path.startsWith('kakoi/') ? join(dist, path.slice(6)) : join(root, 'web/dist', path);
    const type = TYPES[program === undefined ? extname(file) : '.html'];
    if (type === undefined || !(program || existsSync(file))) return answer.writeHead(404).end();
    answer.writeHead(200, { 'content-type': type });
    if (type !== 'text/html') return answer.end(readFileSync(file));
    answer.end(
      (program ? page() + program : readFileSync(file, 'utf8')).replace(/<html[^>]*>/, `$&${WATCH}`),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = openIn(name, `http://127.0.0.1:${port}/${encodeURIComponent(waiting[0] as string)}`);
  try {
    await new Promise<void>((resolve) => {
      finish = resolve;
      setTimeout(resolve, 100_000).unref();
    });
  } finally {
    browser.close();
    server.closeAllConnections();
    server.close();
  }
  return reports;
}

describe.each(['Firefox', 'WebKit'] as const)('%s', (name) => {
  let reports: ReadonlyMap<string, Report>;
  beforeAll(async () => {
    reports = await tour(name);
  }, 120_000);

  test.each(Object.keys(PROGRAMS))('%s', (path) => {
    expect(reports.get(path)).toMatchObject({ answer: '3', complaints: [] });
  });

  test.each(PAGES)('%s draws its board', (path) => {
    const { complaints, colors } = reports.get(path) ?? { complaints: ['not reached'], colors: 0 };
    expect([complaints, colors > 10]).toEqual([[], true]);
  });
});
