/**
 * The packed package and the pages in Firefox and in WebKit. No driver is needed: every page carries a script
 * that tells the server what the page shows and complains of, and goes on to the next page.
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
    `import { init, GoBoard } from '/kakoi/index.mjs'; import { goOverlays } from '/kakoi/pictures.mjs'; import { toSvg } from '/kakoi/svg.mjs';
    ${show(`init().then(() => {
      document.body.innerHTML = toSvg(${BOARD}, { width: 600, overlays: [goOverlays.passAlive] });
      return document.querySelector('svg').getBoundingClientRect().width / 200;
    })`)}`,
  ),
};

/** The pages of the games, whose board has to be drawn. */
const PAGES = ['index.html', 'loa.html', 'senket.html'];

/**
 * The first actions of a user on each page, and the page's words after them: opens a record, steps, plays,
 * counts.
 */
const FLOWS = `<script>
  const the = (id) => document.getElementById(id);
  const settle = () => new Promise((done) => setTimeout(done, 250));
  const clickOn = async (x, y) => {
    const board = the('board');
    const { left, top, width } = board.getBoundingClientRect();
    const scale = width / board.width;
    const at = (start, place) => (Number(start) + place * Number(board.dataset.cell)) * scale;
    const clientX = left + at(board.dataset.left, x);
    const clientY = top + at(board.dataset.top, y);
    board.dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true }));
    await settle();
  };
  const press = async (key) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
    await settle();
  };
  const open = async (record) => {
    the('sgf-text').value = record;
    the('paste-form').requestSubmit();
    await settle();
  };
  const moves = () => the('slider').value + '/' + the('slider').max;
  const FLOWS = {
    async '/index.html'() {
      await open('(;SZ[3]KM[0.5]RU[Chinese];B[bb];W[aa];B[ba];W[ca])');
      const said = [moves()];
      await press('ArrowLeft');
      said.push(moves());
      await clickOn(2, 2);
      said.push(moves());
      the('tab-count').click();
      do await settle();
      while (the('score-result').textContent === '…'); // workers look for dead stones
      said.push(the('score-result').textContent);
      return said;
    },
    async '/loa.html'() {
      await open('(;GM[9];B[b8b6];W[a7c7])');
      const said = [moves()];
      await press('Home');
      await clickOn(1, 0);
      await clickOn(1, 2);
      said.push(moves());
      return said;
    },
    async '/senket.html'() {
      the('new').click();
      the('new-start').click();
      await settle();
      const said = [moves()];
      await clickOn(4, 4);
      await clickOn(2, 2);
      said.push(moves());
      await press('ArrowLeft');
      said.push(moves());
      return said;
    },
  };
  const flow = async () => (await FLOWS[location.pathname]?.()) ?? [];
</script>`;

/** Watches a page from its beginning. `colors` counts the colours on the board. */
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
    setTimeout(async () => {
      const colors = countColors();
      const said = await flow().catch((error) => ['failed: ' + error]);
      const report = { answer: document.documentElement.dataset.answer, complaints, colors, said };
      // The policy of the pages allows navigating there; it does not allow fetch().
      location.href = '/report?' + encodeURIComponent(JSON.stringify(report));
    }, 300);
  }, 20);
</script>`;

interface Report {
  readonly answer?: string;
  readonly complaints: readonly string[];
  readonly colors: number;
  readonly said: readonly string[];
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
      reports.set(waiting.shift()!, JSON.parse(decodeURIComponent(search.slice(1))));
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
      (program ? page() + program : readFileSync(file, 'utf8')).replace(/<html[^>]*>/, `$&${FLOWS}${WATCH}`),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = openIn(name, `http://127.0.0.1:${port}/${encodeURIComponent(waiting[0]!)}`);
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

  test.each([
    ['index.html', ['4/4', '3/4', '4/4', 'B+8.5']],
    ['loa.html', ['2/2', '1/2']],
    ['senket.html', ['0/0', '2/2', '1/2']],
  ])('%s opens a record or a new game, steps and plays', (path, said) => {
    expect(reports.get(path)?.said).toEqual(said);
  });
});
