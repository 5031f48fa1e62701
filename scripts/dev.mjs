// The pages for developers: builds them into build/dev, serves them to this machine only, and does both again
// at every change of TypeScript, CSS, HTML, C++ and the boundary's layout. A build that fails prints why, and
// the last good build stays in use.
//
//   npm run dev [-- --release-engine]      PORT chooses the port
//
// The engine is that of the preset `wasm-dev`: its asserts show in the console, and Chrome's debugger steps through the C++.
// With --release-engine it is the one that `npm run build` made, and C++ is left alone. dist/ and web/dist/ stay as they are.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { packageFromSource } from '../bindings/package/dev.mjs';
import { buildPages } from '../web/pages.mjs';
import { listen } from './listen.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const { values } = parseArgs({ options: { 'release-engine': { type: 'boolean', default: false } } });
const preset = values['release-engine'] ? 'wasm' : 'wasm-dev';
const outdir = join(root, 'build/dev', preset);

/** The folders that are watched; `BUILT` is left out, and `NATIVE` is compiled by CMake. */
const SOURCES = ['src', 'bindings', 'web'];
const BUILT = /^web\/dist\b/;
const NATIVE = /^(src|bindings\/boundary)\//;

const say = (text) => console.error(`\x1b[1mkakoi:\x1b[0m ${text}`);

// Building ------------------------------------------------------------------------------------------------------------

let compiler; // the running CMake

/** Runs CMake with what it starts in a process group of its own, so that stop() ends the compilers too. */
async function cmake(stdout, ...args) {
  compiler = spawn('cmake', args, { cwd: root, stdio: ['ignore', stdout, 'inherit'], detached: true });
  const [status] = await once(compiler, 'exit');
  compiler = undefined;
  if (status !== 0) throw new Error(`cmake ${args.join(' ')} failed`);
}

async function compile() {
  say('engine');
  await cmake('ignore', '--preset', preset, '-Wno-dev');
  const targets = [
    'kakoi_wasm_engine',
    'kakoi_wasm_engine-reading',
    'kakoi_wasm_engine-endings',
    'kakoi_wasm_engine-play',
    'kakoi_wasm_engine-collection',
    'kakoi_wasm_engine-katago',
    'kakoi_wasm_glue',
  ];
  await cmake('inherit', '--build', '--preset', preset, '--target', ...targets);
}

/** The pages and what they load of the package, with source maps, so that breakpoints hold in all of it. */
async function bundle() {
  const { wasm, options } = await packageFromSource(join(root, 'build', preset));
  // Pages that were kept for use without a network would hide the changes.
  const define = { 'navigator.serviceWorker': 'undefined' };
  await buildPages(outdir, { sourcemap: true, define }, options, withReload);
  await writeFile(join(outdir, 'engine.wasm'), wasm);
  await writeFile(join(outdir, 'reload.js'), RELOAD);
}

/**
 * Relaxes the pages' policy, which allows no connection: here they fetch the wasm, and are told of changes.
 */
function withReload(html) {
  return html
    .replace("default-src 'none';", "$& connect-src 'self';")
    .replace('</head>', '<script src="reload.js" defer></script>\n$&');
}

const RELOAD = `new EventSource('changes').onmessage = () => location.reload();\n`;

// At every change -----------------------------------------------------------------------------------------------------

let stale = { bundle: true, engine: !values['release-engine'] };
let building = false;

/** Builds until nothing is stale: files that change meanwhile are built after it. */
async function build() {
  if (building) return;
  building = true;
  while (stale.bundle) {
    const { engine } = stale;
    stale = { bundle: false, engine: false };
    try {
      await watchFolders();
      if (engine) await compile();
      await bundle();
      say('built');
      for (const page of listening) page.write('data: built\n\n');
    } catch (error) {
      stale.engine ||= engine; // until it compiles
      if (!error.errors) say(error.message); // esbuild has printed its own
      say('failed: the next change builds again');
    }
  }
  building = false;
}

let timer;

function change(file) {
  const path = file.replaceAll(sep, '/');
  if (BUILT.test(path)) return;
  stale.bundle = true;
  stale.engine ||= NATIVE.test(path) && !values['release-engine'];
  clearTimeout(timer);
  timer = setTimeout(build, 50); // editors write a file in several steps
}

const watched = new Map();

/**
 * Watches every folder by itself: Node 20's recursive watchers on Linux lose files that an editor replaces by
 * renaming.
 */
async function watchFolders() {
  const folders = new Set(SOURCES.map((name) => join(root, name)));
  for (const source of [...folders]) {
    for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
      if (entry.isDirectory()) folders.add(join(entry.parentPath ?? entry.path, entry.name));
    }
  }
  for (const [folder, watcher] of watched) {
    if (folders.has(folder)) continue;
    watcher.close();
    watched.delete(folder);
  }
  for (const folder of folders) {
    if (watched.has(folder)) continue;
    const watcher = watch(folder, (_event, name) => change(relative(root, join(folder, name ?? ''))));
    watcher.on('error', () => {}); // the folder was removed: the next build closes its watcher
    watched.set(folder, watcher);
  }
}

// Serving -------------------------------------------------------------------------------------------------------------

const listening = new Set(); // the open pages
const files = sirv(outdir, {
  dev: true,
  setHeaders: (answer) => answer.setHeader('cache-control', 'no-store'),
});

const server = createServer((request, answer) => {
  if (request.url !== '/changes') return files(request, answer);
  answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
  listening.add(answer);
  answer.on('close', () => listening.delete(answer));
});

function stop() {
  try {
    if (compiler) process.kill(-compiler.pid);
  } catch {
    // It has just ended.
  }
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

await build();
say(`${await listen(server, Number(process.env.PORT ?? 8080))} (Ctrl-C stops)`);
