/** The installed package as programs load it: each way in a process, thread or realm of its own. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { consumer, emptyFolder, installed } from '../support/consumer.js';
import { ENGINES, EYES } from '../support/programs.js';
import { node, root } from '../support/run.js';

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
      import { GoBoard, init } from 'kakoi/slim';
      const address = new URL(import.meta.resolve('kakoi/engine.wasm'));
      const bytes = readFileSync(address);
      await init({ wasm: ${form} });
      console.log(${EYES});`;
    expect([form, esm(code)]).toEqual([form, printed('3\n')]);
  }
});

describe('bytes of an encoding that is not told', () => {
  /** (;PB[…]PW[…]) by Python's codecs. */
  const RECORDS = {
    shift_jis: ['本因坊秀策 井上因碩', '967b88f696568f478df4', '88e48fe388f690d7'],
    'euc-kr': ['이창호 이세돌', 'c0ccc3a2c8a3', 'c0ccbcbcb5b9'],
    gb18030: ['柯洁 聂卫平', 'bfc2bde0', 'c4f4cec0c6bd'],
    big5: ['周俊勳 林海峰', 'a950ab54beb1', 'aa4caefcae70'],
  };
  const read = (load: string) => `
    ${load}
    for (const [encoding, [, ...names]] of Object.entries(${JSON.stringify(RECORDS)})) {
      const hex = \`283b50425b\${names.join('5d50575b')}5d29\`;
      const bytes = Uint8Array.from(hex.match(/../g), (byte) => Number.parseInt(byte, 16));
      const notes = [];
      const [{ data }] = parseSgf(bytes, { onNote: ({ message }) => notes.push(message) });
      console.log(data.PB[0], data.PW[0], ...notes, decodeSgf(bytes).includes(data.PB[0]));
    }`;
  const answers = printed(
    Object.entries(RECORDS)
      .map(([encoding, [names]]) => `${names} no CA tells the encoding: read as ${encoding} true\n`)
      .join(''),
  );

  test('are the same text in Node and in browsers', () => {
    const load = (from: string) => `import { decodeSgf, parseSgf } from '${from}';`;
    expect(esm(read(load('kakoi/sgf')))).toEqual(answers);
    expect(esm(read(load('./node_modules/kakoi/dist/sgf.mjs')))).toEqual(answers); // what browsers load
    expect(cjs(read("const { decodeSgf, parseSgf } = require('kakoi/sgf');"))).toEqual(answers);
  });

  test('and in a bundle for browsers', async () => {
    const { pageBundle } = await import(join(root, 'tests-js/support/page-bundle.mjs'));
    const program = read("import { decodeSgf, parseSgf } from 'kakoi/sgf';");
    expect(esm(await pageBundle(program, installed()))).toEqual(answers);
  });

  test('kakoi and kakoi/sgf have one function of each', () => {
    const code = `
      import * as kakoi from 'kakoi';
      import * as sgf from 'kakoi/sgf';
      const names = ['stringifySgf', 'KakoiError'];
      console.log(names.filter((name) => kakoi[name] !== sgf[name]).length);`;
    expect(esm(code)).toEqual(printed('0\n'));
  });
});

describe('as at the edge, where what the entries have inside cannot be inflated', () => {
  const program = ({ imports, promise }: (typeof ENGINES)[string], found: string) => `
    import { readFileSync } from 'node:fs';
    ${imports}
    process.getBuiltinModule = undefined;
    globalThis.DecompressionStream = undefined;
    const file = (name) => readFileSync(new URL(import.meta.resolve('kakoi/' + name + '.wasm')));
    const wasm = new Proxy({}, { get: (_, name) => ${found} });
    console.log(await ${promise}.catch(String));`;

  test.each(Object.entries(ENGINES))('kakoi/%s.wasm is what init() takes', (_, engine) => {
    expect(esm(program(engine, 'file(name)'))).toEqual(printed(`${engine.answer}\n`));
    const promise = engine.promise.replace(/\.from\([^)]*\)/, ''); // which must be given a file
    const alone = esm(program({ ...engine, promise }, 'undefined'));
    expect(alone).toEqual(printed('KakoiError: DecompressionStream is missing here\n'));
  });

  test('the engine of one entry is not that of another', () => {
    const { stdout } = esm(program(ENGINES.go!, "file('loa')"));
    expect(stdout).toMatch(/^KakoiError: .* of another entry or build\n$/);
  });
});

test.each([
  ['esm', 'no engine from .*engine.wasm.*'],
  ['iife', 'Invalid URL'], // a script of this form has no address of its own
] as const)('a bundle of kakoi/slim without its file says where to get it: %s', (format, cause) => {
  const file = join(consumer(), format === 'esm' ? 'bundle.mjs' : 'bundle.cjs');
  const contents = `import { init } from 'kakoi/slim'; init().catch(String).then(console.log);`;
  const stdin = { contents, resolveDir: installed() };
  buildSync({ stdin, bundle: true, format, outfile: file, logLevel: 'silent' });
  const { stdout } = node([file]);
  expect(stdout).toMatch(
    new RegExp(
      `^KakoiError: ${cause}; copy node_modules/kakoi/dist/engine.wasm beside the bundle, or .*init`,
    ),
  );
});

test.each([
  ['module', {}],
  ['node', { conditions: ['development'] }], // conditions of one's own take the place of `module`
])('a bundle for Node, made by the condition %s, runs in a folder without the package', (_, options) => {
  const file = join(emptyFolder(), 'bundle.mjs');
  const stdin = { contents: program('kakoi'), resolveDir: installed() };
  buildSync({ stdin, bundle: true, platform: 'node', format: 'esm', outfile: file, ...options });
  expect(node([file])).toEqual(printed('3\n'));
});

test('require', () => {
  expect(cjs(CJS)).toEqual(printed('3\n'));
});

test.each([
  ['is read from its file', '', 'zlib rests'],
  ['is inflated where that is missing', 'found = () => { throw new Error(); };', 'inflated'],
  ['is inflated where that is another', "found = (path) => read(path.replace('engine', 'go'));", 'inflated'],
  ['is inflated under Deno, which asks before files are read', 'globalThis.Deno = {};', 'inflated'],
])('the engine in Node %s', (_, platform, how) => {
  const code = `
    const fs = require('node:fs');
    const zlib = require('node:zlib');
    const { inflateSync } = zlib;
    let how = 'zlib rests';
    zlib.inflateSync = (...given) => ((how = 'inflated'), inflateSync(...given));
    const read = fs.readFileSync;
    let found = read;
    fs.readFileSync = (path, ...rest) => (/wasm$/.test(path) ? found : read)(path, ...rest);
    ${platform}
    const { init, GoBoard } = require('kakoi');
    init().then(() => console.log(${EYES}, how));`;
  expect(cjs(code)).toEqual(printed(`3 ${how}\n`));
});

describe.each([
  ['kakoi/go', 'GoBoard.empty(9).play("black", "E5").board.stones("black").size', '1'],
  ['kakoi/loa', 'LoaBoard.start().legalMoves().length', '36'],
  [
    'kakoi/senket',
    'SenketBoard.empty(11).play("black", "2-1").play("black", "1-3").score().claims.length',
    '2',
  ],
])('one game: %s', (entry, expression, answer) => {
  test('import', () => {
    const code = `import * as kakoi from '${entry}'; await kakoi.init(); console.log(kakoi.${expression});`;
    expect(esm(code)).toEqual(printed(`${answer}\n`));
  });

  test('require', () => {
    const code = `const kakoi = require('${entry}'); kakoi.init().then(() => console.log(kakoi.${expression}));`;
    expect(cjs(code)).toEqual(printed(`${answer}\n`));
  });

  test('offers what kakoi has of it', () => {
    const code = `import * as all from 'kakoi'; import * as game from '${entry}';
      console.log(Object.keys(game).filter((name) => !(name in all)).length, 'PointSet' in game, Object.keys(game).length < Object.keys(all).length);`;
    expect(esm(code)).toEqual(printed('0 true true\n'));
  });
});

describe('import next to require() in one program of Node: one engine, one of each class', () => {
  const GAME_ENTRIES = ['kakoi', 'kakoi/go', 'kakoi/loa', 'kakoi/senket'];

  test.each([...GAME_ENTRIES, 'kakoi/interop', 'kakoi/svg', 'kakoi/worker'])('%s', (entry) => {
    const code = `
      import { createRequire } from 'node:module';
      import * as imported from '${entry}';
      const required = createRequire(import.meta.url)('${entry}');
      const names = Object.keys(required);
      console.log(names.length > 1, Object.keys(imported).length === names.length);
      console.log(names.filter((name) => imported[name] !== required[name]).length);`;
    expect(esm(code)).toEqual(printed('true true\n0\n'));
  });

  test.each(GAME_ENTRIES)('init() of either is that of both: %s', (entry) => {
    const code = `
      import { createRequire } from 'node:module';
      import { init, PointSet } from '${entry}';
      await init();
      const required = createRequire(import.meta.url)('${entry}');
      console.log(required.PointSet.full(3) instanceof PointSet);`;
    expect(esm(code)).toEqual(printed('true\n'));
    const turned = `
      const { init, PointSet, KakoiError } = require('${entry}');
      Promise.all([init(), import('${entry}')]).then(([_, imported]) => {
        try { imported.PointSet.full(99); } catch (error) { console.log(error instanceof KakoiError); }
        console.log(imported.PointSet.full(3).equals(PointSet.full(3)));
      });`;
    expect(cjs(turned)).toEqual(printed('true\ntrue\n'));
  });

  test('boards of the one are boards to the additions of the other', () => {
    const code = `
      const { init, GoBoard } = require('kakoi');
      init().then(async () => {
        const { ogs } = await import('kakoi/interop');
        const { toSvg } = await import('kakoi/svg');
        const { createPool } = await import('kakoi/worker');
        const board = GoBoard.fromDiagram('.X');
        const pool = createPool({ workers: 1 });
        const { black } = await pool.score(board, { rules: 'chinese' });
        await pool.terminate();
        console.log(ogs.toBoard(board), toSvg(board).length > 100, black.total);
      });`;
    expect(cjs(code)).toEqual(printed('[ [ 0, 1 ] ] true 2\n'));
  });
});

test('initSync(): no waiting at all', () => {
  const line = `initSync(); console.log(${EYES});`;
  expect(cjs(`const { initSync, GoBoard } = require('kakoi'); ${line}`)).toEqual(printed('3\n'));
  for (const entry of ENTRIES)
    expect(esm(`import { initSync, GoBoard } from '${entry}'; ${line}`)).toEqual(printed('3\n'));
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
    import { GoBoard, init } from '${entry}';
    await init();
    parentPort.postMessage(GoBoard.fromJSON(workerData).passAlive().black.stones.toJSON());`;
  const main = `
    import { Worker } from 'node:worker_threads';
    import { GoBoard, init, PointSet } from '${entry}';
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
  // As consoles and the messages of engines show them.
  const classes = 'GoBoard GoGame LoaBoard LoaGame PointSet ScalarMap SenketBoard SenketGame'.split(' ');
  expect(
    runInNewContext(`${script}; ${JSON.stringify(classes)}.map((name) => kakoi[name].name)`, context),
  ).toEqual(classes);
});

test.each(ENTRIES)('importing %s does no work: nothing is compiled, fetched, read or put off', (entry) => {
  const code = `
    const touched = [];
    const watch = (owner, names) => {
      for (const name of names) {
        const original = owner[name];
        if (typeof original !== 'function') continue;
        owner[name] = new Proxy(original, { apply: (call, self, args) => (touched.push(name), call(...args)) });
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
    import { GoBoard, init } from 'kakoi';
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
