/** The installed package as programs load it: each way in a process, thread or realm of its own. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { installed } from '../support/consumer.js';
import { node } from '../support/run.js';

const EYES = `GoBoard.fromDiagram('.X.X.\\nXXXXX').passAlive().black.territory.size`;
const ENTRIES = ['kakoi', 'kakoi/slim'];
const program = (entry: string) =>
  `import { init, GoBoard } from '${entry}'; await init(); console.log(${EYES});`;
const CJS = `const { init, GoBoard } = require('kakoi'); init().then(() => console.log(${EYES}));`;
const run = (type: string, code: string, flags: string[]) =>
  node([...flags, `--input-type=${type}`, '--eval', code], { cwd: installed() });
const esm = (code: string, ...flags: string[]) => run('module', code, flags);
const cjs = (code: string, ...flags: string[]) => run('commonjs', code, flags);
const printed = (stdout: string) => ({ status: 0, stdout, stderr: '' });

test.each(ENTRIES)('import: %s', (entry) => {
  expect(esm(program(entry))).toEqual(printed('3\n'));
});

test('kakoi/slim with kakoi/engine.wasm as an address, bytes, a module or a response', () => {
  const forms = ['address', 'bytes', 'new WebAssembly.Module(bytes)', 'new Response(bytes)'];
  for (const form of forms) {
    const code = `
      import { readFileSync } from 'node:fs';
      import { init, GoBoard } from 'kakoi/slim';
      const address = new URL(import.meta.resolve('kakoi/engine.wasm'));
      const bytes = readFileSync(address);
      await init({ wasm: ${form} });
      console.log(${EYES});`;
    expect([form, esm(code)]).toEqual([form, printed('3\n')]);
  }
});

test('require', () => {
  expect(cjs(CJS)).toEqual(printed('3\n'));
});

test('import() next to require(): two copies, each complete', async () => {
  const imported: typeof import('kakoi') = await import('kakoi');
  const required: typeof import('kakoi') = require('kakoi');
  expect(Object.keys(imported).sort()).toEqual(Object.keys(required).sort());
  await Promise.all([imported.init(), required.init()]);
  expect(imported.GoBoard.empty(19).hash()).toBe(required.GoBoard.empty(19).hash());
});

test('where code may not be made from strings, as under a strict Content-Security-Policy', () => {
  for (const entry of ENTRIES) {
    expect(esm(program(entry), '--disallow-code-generation-from-strings')).toEqual(printed('3\n'));
  }
  expect(cjs(CJS, '--disallow-code-generation-from-strings')).toEqual(printed('3\n'));
});

test.each(ENTRIES)('worker threads, which get boards through postMessage: %s', (entry) => {
  const worker = `
    import { parentPort, workerData } from 'node:worker_threads';
    import { init, GoBoard } from '${entry}';
    await init();
    parentPort.postMessage(GoBoard.fromJSON(workerData).passAlive().black.stones.toJSON());`;
  const main = `
    import { Worker } from 'node:worker_threads';
    import { init, GoBoard, PointSet } from '${entry}';
    await init();
    const workerData = GoBoard.fromDiagram('.X.X.').toJSON();
    new Worker(${JSON.stringify(worker)}, { eval: true, workerData })
      .on('message', (json) => console.log(PointSet.fromJSON(json).toDiagram()));`;
  expect(esm(main)).toEqual(printed('.#.#.\n'));
});

test('a classic script: one global, and nothing but what the web offers', async () => {
  const script = readFileSync(join(installed(), 'node_modules/kakoi/dist/index.global.js'), 'utf8');
  const web = { WebAssembly, atob, fetch, URL, Response, DecompressionStream, TextDecoder };
  const context = { ...web, console, performance };
  const names = Object.keys(context);
  const result = await runInNewContext(`${script}; kakoi.init().then(() => kakoi.${EYES})`, context);
  expect(result).toBe(3);
  expect(Object.keys(context).filter((name) => !names.includes(name))).toEqual(['kakoi']);
});

test.each(ENTRIES)('importing %s does no work: nothing is compiled, fetched, read or put off', (entry) => {
  const code = `
    const touched = [];
    const watch = (owner, names) => {
      for (const name of names) {
        const original = owner[name];
        if (typeof original === 'function') owner[name] = (...args) => (touched.push(name), original(...args));
      }
    };
    await import('node:fs'); // what Node itself needs to import something
    watch(WebAssembly, Object.getOwnPropertyNames(WebAssembly));
    watch(globalThis, ['fetch', 'atob', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask']);
    watch(process, ['getBuiltinModule']);
    const { init } = await import('${entry}');
    console.log(JSON.stringify(touched));
    await init();
    console.log(touched.includes('compile'));`;
  expect(esm(code)).toEqual(printed('[]\ntrue\n'));
});

test('an error that nobody catches shows itself, not the whole package', () => {
  const { status, stderr } = esm(`import { init, GoBoard } from 'kakoi'; await init(); GoBoard.empty(33);`);
  expect(status).toBe(1);
  expect(stderr).toContain('KakoiError: width and height must be integers from 1 to 32, not 33 and 33');
  expect(stderr.length).toBeLessThan(5000);
});

test('a million short-lived values leave nothing behind', () => {
  const code = `
    import { init, GoBoard } from 'kakoi';
    await init();
    let board = GoBoard.empty(9);
    const round = () => { for (let i = 0; i < 100_000; i++) board.stones('black').not().up().size; gc(); };
    round();
    const before = process.memoryUsage();
    for (let i = 0; i < 3; i++) round();
    const after = process.memoryUsage();
    console.log(after.heapUsed - before.heapUsed < 5e6, after.arrayBuffers - before.arrayBuffers < 5e6);`;
  expect(esm(code, '--expose-gc')).toEqual(printed('true true\n'));
});
