/** The installed package with bundlers and frameworks that npm downloads; the bundles run in Chromium. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium, visit } from '../../tests-js/support/browser.js';
import { write } from '../../tests-js/support/consumer.js';
import { appsOf, pages } from '../../tests-js/support/markdown.js';
import { EYES, page, program, show, slimProgram, WORKER_PROGRAM } from '../../tests-js/support/programs.js';
import { node, root } from '../../tests-js/support/run.js';
import { serve, start } from '../../tests-js/support/server.js';
import { installedWith } from './tools.js';

/** blob: is for kakoi/worker alone. */
const POLICY =
  "default-src 'self'; img-src data:; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:";
const DEFAULT = program('kakoi');
const SLIM = program('kakoi/slim');
const SLIM_BY_URL = slimProgram('kakoi/engine.wasm?url');

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

/** Runs a tool, which must succeed. */
function run(args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = node(args, { cwd });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stdout}${stderr}`);
}

/** The answer that the page of a built site shows under a strict Content-Security-Policy. */
async function visitBuilt(site: string): ReturnType<typeof visit> {
  const server = await serve(site, { 'content-security-policy': POLICY });
  try {
    return await visit(browser, `${server.origin}/index.html`);
  } finally {
    server.close();
  }
}

describe.each([
  ['webpack', ['webpack', 'webpack-cli'], ['node_modules/webpack/bin/webpack.js']],
  ['Rspack', ['@rspack/core', '@rspack/cli'], ['node_modules/@rspack/cli/bin/rspack.js', 'build']],
] as const)('%s', (_, tools, command) => {
  let folder: string;
  beforeAll(() => {
    folder = installedWith(...tools);
  });

  test.each([
    ['kakoi', DEFAULT],
    ['kakoi/slim', SLIM],
    ['kakoi/worker', WORKER_PROGRAM],
  ])('%s', async (name, source) => {
    const site = `${name}-site`;
    write(folder, { [`${name}.mjs`]: source, [`${site}/index.html`]: page('src="main.js"') });
    run([...command, '--mode', 'production', '--entry', `./${name}.mjs`, '--output-path', site], folder);
    expect(await visitBuilt(join(folder, site))).toEqual(['3', []]);
  });
});

describe.each(['vite', 'vite-5'] as const)('%s', (vite) => {
  const bin = `node_modules/${vite}/bin/vite.js`;
  let folder: string;
  beforeAll(() => {
    folder = installedWith(vite);
  });

  /** The folder of a new application. */
  function application(name: string, source: string): string {
    const place = name.replace(/\W+/g, '-');
    const html = page('type="module" src="/main.js"');
    write(folder, { [`${place}/index.html`]: html, [`${place}/main.js`]: source });
    return place;
  }

  test.each([
    ['kakoi', DEFAULT],
    ['kakoi/slim', SLIM],
    ['kakoi/slim with the address of the file', SLIM_BY_URL],
    ['kakoi/worker', WORKER_PROGRAM],
  ])('build: %s', async (name, source) => {
    const place = application(`build ${name}`, source);
    run([bin, 'build', place], folder);
    expect(await visitBuilt(join(folder, place, 'dist'))).toEqual(['3', []]);
  });

  test.each<[string, string]>([
    ['kakoi', DEFAULT],
    ['kakoi/slim', SLIM],
    ['kakoi/slim with the address of the file', SLIM_BY_URL],
    ['kakoi/worker', WORKER_PROGRAM],
  ])('development, with the package bundled beforehand: %s', async (name, source) => {
    const place = application(`development ${name}`, source);
    const server = await start([bin, place, '--host', '127.0.0.1', '--port', '0'], folder);
    try {
      expect(await visit(browser, server.origin)).toEqual(['3', []]);
    } finally {
      server.close();
    }
  });
});

describe('Next.js', () => {
  const serverPage = (entry: string) => `
    import { init, GoBoard } from '${entry}';
    export const dynamic = 'force-dynamic';
    export default async function Page() {
      await init();
      return <p>{${EYES}}</p>;
    }`;
  const clientPage = (entry: string) => `
    'use client';
    import { useEffect } from 'react';
    import { init, GoBoard } from '${entry}';
    export default function Page() {
      useEffect(() => { ${show(`init().then(() => ${EYES})`)} }, []);
      return null;
    }`;
  const workerPage = `
    'use client';
    import { useEffect } from 'react';
    ${WORKER_PROGRAM.replace(/^(import .*?;) (.*)$/s, '$1\n    export default function Page() { useEffect(() => { $2 }, []); return null; }')}`;
  const layout = `
    export default function Layout({ children }) {
      return <html><head><link rel="icon" href="data:," /></head><body>{children}</body></html>;
    }`;

  /** Builds and serves an application of these files. */
  async function served(files: Record<string, string>): Promise<{ origin: string; close(): void }> {
    const folder = installedWith('next', 'react', 'react-dom');
    write(folder, { 'app/layout.js': layout, ...files });
    process.env.NEXT_TELEMETRY_DISABLED = '1';
    const bin = 'node_modules/next/dist/bin/next';
    run([bin, 'build'], folder);
    return start([bin, 'start', '--hostname', '127.0.0.1', '--port', '0'], folder);
  }

  let close: () => void;
  let origin: string;

  beforeAll(async () => {
    ({ origin, close } = await served({
      'app/page.js': serverPage('kakoi'),
      'app/client/page.js': clientPage('kakoi'),
      'app/client-slim/page.js': clientPage('kakoi/slim'),
      'app/client-worker/page.js': workerPage,
      'app/edge/route.js': `
        import { init, GoBoard } from 'kakoi';
        import wasm from '../../node_modules/kakoi/dist/engine.wasm?module';
        export const runtime = 'edge';
        export async function GET() {
          await init({ wasm });
          return new Response(${EYES});
        }`,
      'app/edge-alone/route.js': `
        import { init } from 'kakoi';
        export const runtime = 'edge';
        export async function GET() {
          return new Response(await init().catch(String));
        }`,
      'app/api/route.js': `
        import { createPool } from 'kakoi/worker';
        export const dynamic = 'force-dynamic';
        export async function GET() {
          const pool = createPool({ workers: 1 });
          const [game] = await pool.scoreGames(['(;SZ[3:1]RU[Chinese]AB[ba])']);
          await pool.terminate();
          return new Response(game.value.black.total);
        }`,
    }));
  });
  afterAll(() => close?.());

  test('the files of docs/nextjs.md', async () => {
    const guide = pages.find(({ name }) => name === 'docs/nextjs.md')!;
    const { files } = appsOf(guide).at(-1)!;
    const server = await served({
      ...Object.fromEntries(files),
      'public/game.sgf': readFileSync(join(root, 'docs/game.sgf'), 'utf8'),
      'wasm.d.ts': "declare module '*.wasm?module';",
    });
    const page = await browser.newPage();
    try {
      expect(await (await fetch(`${server.origin}/score`)).text()).toContain('<p>W+9.5</p>');
      expect(await (await fetch(`${server.origin}/edge`)).text()).toBe('.#.');
      await page.goto(server.origin);
      await page.waitForFunction(() => document.querySelector('kakoi-game')?.game?.moveNumber === 340);
      await page.goto(`${server.origin}/follow`);
      await page.waitForFunction(() => document.querySelector('kakoi-game')?.game);
      await page.getByRole('button', { name: 'Last' }).click();
      await page.waitForFunction(() => document.querySelector('output')?.textContent === '340');
    } finally {
      await page.close();
      server.close();
    }
  });

  test('a component on the server', async () => {
    expect(await (await fetch(origin)).text()).toContain('<p>3</p>');
  });

  test('a component on the server, slim, with the package left to Node', async () => {
    const server = await served({
      'next.config.mjs': `export default { serverExternalPackages: ['kakoi'] };`,
      'app/page.js': serverPage('kakoi/slim'),
    });
    try {
      expect(await (await fetch(server.origin)).text()).toContain('<p>3</p>');
    } finally {
      server.close();
    }
  });

  test('threads on the server', async () => {
    expect(await (await fetch(`${origin}/api`)).text()).toBe('3');
  });

  test('a route at the edge, given the engine; without it, the error says what is missing', async () => {
    expect(await (await fetch(`${origin}/edge`)).text()).toBe('3');
    expect(await (await fetch(`${origin}/edge-alone`)).text()).toMatch(/^KakoiError: /);
  });

  test.each(['client', 'client-slim', 'client-worker'])('a component in the browser: %s', async (path) => {
    expect(await visit(browser, `${origin}/${path}`)).toEqual(['3', []]);
  });
});
