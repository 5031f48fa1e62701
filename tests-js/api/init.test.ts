import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { randomNumbers } from '../support/random.js';

type Kakoi = typeof import('kakoi');

const wasmFile = join(__dirname, '../../dist/engine.wasm');
const bytes = readFileSync(wasmFile);

/** The package as a program that has just started sees it. */
function fresh(): Kakoi {
  return isolated('kakoi');
}

// biome-ignore lint/suspicious/noExplicitAny: entries of every kind
type Any = any;

/** Entries of one copy of the package, as such a program sees them. */
function together(...entries: string[]): unknown[] {
  let found: unknown[] = [];
  jest.isolateModules(() => {
    found = entries.map((entry) => require(entry));
  });
  return found;
}

/** An entry of its own. */
function isolated(entry: string): Kakoi {
  let kakoi: Kakoi | undefined;
  jest.isolateModules(() => {
    kakoi = require(entry);
  });
  return kakoi!;
}

async function rejection(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    const { name, code, message } = error as { name: string; code: string; message: string };
    return `${name} ${code}: ${message}`;
  }
  throw new Error('not rejected');
}

function works(kakoi: Kakoi): boolean {
  return kakoi.PointSet.full(3).up().size === 6;
}

describe('before init()', () => {
  test.each<[string, (kakoi: Kakoi) => unknown]>([
    ['PointSet.empty', ({ PointSet }) => PointSet.empty(9)],
    ['PointSet.full', ({ PointSet }) => PointSet.full(9)],
    ['PointSet.of', ({ PointSet }) => PointSet.of(9, 9, [])],
    ['PointSet.fromDiagram', ({ PointSet }) => PointSet.fromDiagram('.')],
    ['PointSet.fromJSON', ({ PointSet }) => PointSet.fromJSON({ rows: ['.'] })],
    ['GoBoard.empty', ({ GoBoard }) => GoBoard.empty(9)],
    ['GoBoard.fromSignMap', ({ GoBoard }) => GoBoard.fromSignMap([[0]])],
    ['GoBoard.fromDiagram', ({ GoBoard }) => GoBoard.fromDiagram('.')],
    ['GoBoard.fromJSON', ({ GoBoard }) => GoBoard.fromJSON({ rows: ['.'] })],
    ['analyzeMany', ({ analyzeMany }) => analyzeMany([], ['area'])],
    ['new GoGame', ({ GoGame }) => new GoGame()],
    ['GoGame.fromSgf', ({ GoGame }) => GoGame.fromSgf('(;)')],
    ['LoaBoard.start', ({ LoaBoard }) => LoaBoard.start()],
    ['LoaBoard.fromFen', ({ LoaBoard }) => LoaBoard.fromFen('8/8/8/8/8/8/8/8 b')],
    ['LoaBoard.fromDiagram', ({ LoaBoard }) => LoaBoard.fromDiagram('X')],
    ['LoaBoard.fromBits', ({ LoaBoard }) => LoaBoard.fromBits(1n, 2n, 'black')],
    ['LoaBoard.fromJSON', ({ LoaBoard }) => LoaBoard.fromJSON({ fen: '' })],
    ['loaConnectivity', ({ loaConnectivity }) => loaConnectivity(new BigUint64Array())],
    ['new LoaGame', ({ LoaGame }) => new LoaGame()],
    ['LoaGame.fromSgf', ({ LoaGame }) => LoaGame.fromSgf('(;GM[9])')],
    ['SenketBoard.empty', ({ SenketBoard }) => SenketBoard.empty()],
    ['SenketBoard.from', ({ SenketBoard }) => SenketBoard.from(null as never)],
    ['SenketBoard.fromJSON', ({ SenketBoard }) => SenketBoard.fromJSON({ size: 11 })],
    ['new SenketGame', ({ SenketGame }) => new SenketGame({ size: 0 })],
    ['SenketGame.fromText', ({ SenketGame }) => SenketGame.fromText('Senket 2')],
  ])('%s says so', (_, call) => {
    const kakoi = fresh();
    expect(() => call(kakoi)).toThrow(kakoi.KakoiError);
    expect(() => call(kakoi)).toThrow(expect.objectContaining({ code: 'not-initialised' }));
    expect(() => call(kakoi)).toThrow(/init\(\)/);
  });

  test('and still while init() runs', async () => {
    const kakoi = fresh();
    const running = kakoi.init();
    expect(() => kakoi.GoBoard.empty(9)).toThrow(expect.objectContaining({ code: 'not-initialised' }));
    await running;
    expect(works(kakoi)).toBe(true);
  });

  test('vertices, rules and the version need no engine', () => {
    const { goRules, parseVertex, vertexName, version } = fresh();
    expect(vertexName(parseVertex('D4', 19, 19), 19)).toBe('D4');
    expect(goRules('aga').komi).toBe(7.5);
    expect(version).toBe(require('../../package.json').version);
  });
});

describe('init()', () => {
  test('is one promise for concurrent and later calls', async () => {
    const { init } = fresh();
    const first = init();
    expect(init()).toBe(first);
    expect(await first).toBeUndefined();
    expect(init({ wasm: 'ignored: it is loaded' })).toBe(first);
  });

  test.each([
    ['reading', 'readingEngine', (entry: Any, { GoBoard }: Kakoi) => entry.readSafe(GoBoard.empty(9))],
    [
      'endings',
      'endingsEngine',
      (entry: Any, { LoaBoard }: Kakoi) => entry.readWin(LoaBoard.start(), { nodes: 100 }),
    ],
    [
      'play',
      'playEngine',
      (entry: Any, { GoBoard }: Kakoi) => entry.chooseMove(GoBoard.empty(9), { toPlay: 'black', level: 1 }),
    ],
    ['collection', 'collectionEngine', (entry: Any) => entry.Collection.empty()],
  ])('starts the engine of kakoi/%s beside that of the games', async (name, engine, call) => {
    const [kakoi, entry] = together('kakoi', `kakoi/${name}`) as [Kakoi, Any];
    await kakoi.init();
    expect(() => call(entry, kakoi)).toThrow(
      `call init(${engine}), with ${engine} of 'kakoi/${name}', and await it before anything else`,
    );
    await kakoi.init(entry[engine]);
    expect(call(entry, kakoi)).toBeDefined();
    await Promise.all([kakoi.init(), kakoi.init(entry[engine])]); // both are there already
    expect(works(kakoi)).toBe(true);

    const [one, again] = together('kakoi/slim', `kakoi/${name}`) as [Kakoi, Any];
    const file = readFileSync(join(__dirname, `../../dist/${name}.wasm`));
    expect(await rejection(one.init(again[engine].from(file.subarray(8))))).toMatch(
      /bad-option: .* is damaged/,
    );
    expect(() => again[engine].from(undefined)).toThrow(
      "from() must be given the engine's file, not undefined",
    );
    one.initSync({ wasm: bytes }, again[engine].from(file));
    expect(call(again, one)).toBeDefined();
  });

  test('takes the engines of its own copy of the package, and options once', async () => {
    const kakoi = fresh();
    const { readingEngine }: Any = isolated('kakoi/reading');
    for (const given of [[readingEngine], ['reading'], [{ wasm: bytes }, { wasm: bytes }]])
      expect(await rejection(kakoi.init(...(given as never[])))).toMatch(
        /bad-option: options must be a plain object/,
      );
  });

  test('may be tried again after a failure', async () => {
    const kakoi = fresh();
    expect(await rejection(kakoi.init({ wasm: new Uint8Array([1, 2, 3]) }))).toMatch(
      /^KakoiError bad-option/,
    );
    await kakoi.init();
    expect(works(kakoi)).toBe(true);
  });

  const response = () => new Response(bytes, { headers: { 'content-type': 'application/octet-stream' } });

  test.each<[string, () => Parameters<Kakoi['init']>[0]]>([
    ['nothing', () => undefined],
    ['no source', () => ({})],
    ['a Uint8Array', () => ({ wasm: new Uint8Array(bytes) })],
    ['an ArrayBuffer', () => ({ wasm: new Uint8Array(bytes).buffer })],
    ['a DataView', () => ({ wasm: new DataView(new Uint8Array(bytes).buffer) })],
    ['a module', () => ({ wasm: new WebAssembly.Module(new Uint8Array(bytes)) })],
    ['a response, whatever type the server says', () => ({ wasm: response() })],
    ['a promised response', () => ({ wasm: Promise.resolve(response()) })],
    ['a file: URL', () => ({ wasm: pathToFileURL(wasmFile) })],
    ['the text of a file: URL', () => ({ wasm: pathToFileURL(wasmFile).href })],
  ])('takes %s', async (_, options) => {
    const kakoi = fresh();
    await kakoi.init(options());
    expect(works(kakoi)).toBe(true);
  });

  describe('over http', () => {
    let server: Server;
    let origin: string;
    beforeAll(async () => {
      server = createServer((request, answer) => {
        const found = request.url === '/engine.wasm';
        const status = found || request.url?.startsWith('/app/') ? 200 : 404;
        answer.writeHead(status, found ? {} : { 'content-type': 'text/html; charset=utf-8' });
        answer.end(found ? bytes : '<!doctype html>');
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterAll(() => {
      server.closeAllConnections();
      server.close();
    });

    test('takes a URL', async () => {
      const kakoi = fresh();
      await kakoi.init({ wasm: new URL('/engine.wasm', origin) });
      expect(works(kakoi)).toBe(true);
    });

    test('says what is missing', async () => {
      const url = `${origin}/other.wasm`;
      expect(await rejection(fresh().init({ wasm: url }))).toMatch(
        /^KakoiError bad-option: .*HTTP status 404/,
      );
    });

    test('says that a page came instead, as servers of applications send for anything', async () => {
      const url = new URL('/app/engine.wasm', origin);
      expect(await rejection(fresh().init({ wasm: url }))).toBe(
        `KakoiError bad-option: no engine from '${url}': ` +
          `the server sent a page (text/html; charset=utf-8) for ${url}`,
      );
    });
  });

  /** A module that exports nothing. */
  const foreign = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

  /** The engines as the compiler leaves them; engines of other builds and entries may look like this. */
  const compiled = (name: string) =>
    new Uint8Array(readFileSync(join(__dirname, `../../build/wasm/bindings/boundary/wasm/${name}.wasm`)));

  /** The engine with another name at its end: the same functions, another build. */
  const other = new Uint8Array(bytes);
  other.set(new TextEncoder().encode('1234'), bytes.length - 4);

  test.each<[string, unknown, RegExp]>([
    ['another build', { wasm: other }, /^KakoiError bad-option: .* of another entry or build$/],
    ['another build, compiled', { wasm: new WebAssembly.Module(other) }, /bad-option: .* of another entry/],
    ['the engine of another entry', { wasm: compiled('engine-loa') }, /bad-option: .* of another entry/],
    [
      'the engine without its mark, compiled',
      { wasm: new WebAssembly.Module(compiled('engine')) },
      /bad-option/,
    ],
    ['garbage bytes', { wasm: new Uint8Array(100) }, /bad-option: no engine from Uint8Array of 100 bytes/],
    ['half of the engine', { wasm: new Uint8Array(bytes.subarray(0, 5000)) }, /bad-option: no engine from/],
    ['foreign wasm', { wasm: foreign }, /bad-option: no engine from Uint8Array of 8 bytes: it is damaged/],
    ['a missing file', { wasm: 'file:///no/such/engine.wasm' }, /bad-option: .*engine\.wasm/],
    ['a failed response', { wasm: new Response('', { status: 500 }) }, /bad-option: .*HTTP status 500/],
    ['a number', { wasm: 7 }, /bad-option: wasm must be .*, not 7$/],
    ['null', { wasm: null }, /bad-option: wasm must be .*, not null$/],
    ['an unknown option', { wasmUrl: 'x' }, /bad-option: unknown option 'wasmUrl'/],
    [
      'options that are none',
      'engine.wasm',
      /bad-option: options must be a plain object, not 'engine\.wasm'/,
    ],
  ])('refuses %s', async (_, options, message) => {
    const kakoi = fresh();
    expect(await rejection(kakoi.init(options as never))).toMatch(message);
    expect(() => kakoi.GoBoard.empty(9)).toThrow(/init\(\)/);
  });

  test('refuses the engine with any bit flipped, in whatever form', async () => {
    const kakoi = fresh();
    const random = randomNumbers(1);
    for (let i = 0; i < 120; i++) {
      const damaged = new Uint8Array(bytes);
      const bit = i < 40 ? damaged.length * 8 - 1 - i : Math.floor(random() * damaged.length * 8);
      damaged[bit >> 3] = damaged[bit >> 3]! ^ (1 << (bit & 7));
      const wasm = i % 2 === 0 ? damaged : new Response(damaged);
      expect([bit, await rejection(kakoi.init({ wasm }))]).toEqual([
        bit,
        expect.stringMatching(/ is damaged/),
      ]);
    }
  });

  test('one entry takes no engine of another: bytes or modules', async () => {
    const names = ['kakoi', 'kakoi/go', 'kakoi/loa', 'kakoi/senket'];
    const module = new WebAssembly.Module(bytes);
    for (const name of names.slice(1)) {
      for (const wasm of [bytes, module]) {
        const entry: Kakoi = isolated(name);
        expect([name, await rejection(entry.init({ wasm }))]).toEqual([
          name,
          expect.stringMatching(/^KakoiError bad-option: .* of another entry or build$/),
        ]);
      }
    }
  });

  describe('where the platform lacks something', () => {
    const original = globalThis.WebAssembly;
    afterEach(() => {
      globalThis.WebAssembly = original;
    });

    test("no WebAssembly: 'unsupported'", async () => {
      globalThis.WebAssembly = undefined as never;
      expect(await rejection(fresh().init())).toMatch(/^KakoiError unsupported: WebAssembly is missing/);
    });

    test("no SIMD: 'unsupported'", async () => {
      const without = {
        validate: () => false,
        compile: () => Promise.reject(new original.CompileError('invalid value type')),
      };
      globalThis.WebAssembly = new Proxy(original, {
        get: (target, name) => Reflect.get(name in without ? without : target, name),
      });
      expect(await rejection(fresh().init())).toMatch(/^KakoiError unsupported: .*SIMD/);
    });

    test("nothing to inflate the engine with: 'unsupported'; one that is given needs nothing", async () => {
      const names = ['DecompressionStream', 'process'] as const;
      const saved = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
      for (const name of names) {
        Object.defineProperty(globalThis, name, { value: undefined, configurable: true, writable: true });
      }
      try {
        const kakoi = fresh();
        expect(await rejection(kakoi.init())).toMatch(/^KakoiError unsupported: DecompressionStream/);
        await kakoi.init({ wasm: new Uint8Array(bytes) });
        expect(works(kakoi)).toBe(true);
      } finally {
        for (const [name, descriptor] of saved) Object.defineProperty(globalThis, name, descriptor ?? {});
      }
    });

    test("forbidden by a Content-Security-Policy: 'unsupported', with the directive to add and the other way", async () => {
      globalThis.WebAssembly = new Proxy(original, {
        get: (target, name) =>
          name === 'compile'
            ? () => Promise.reject(new Error('violates the policy'))
            : Reflect.get(target, name),
      });
      for (const options of [undefined, { wasm: bytes }]) {
        expect(await rejection(fresh().init(options))).toMatch(
          /unsupported: .*'wasm-unsafe-eval'.*init\(\{ wasm \}\) takes a module.*violates the policy/,
        );
      }
    });

    test('a process that may not be looked at, as on the edge runtime of Next.js, is not Node', async () => {
      const { getBuiltinModule } = process;
      Object.defineProperty(process, 'getBuiltinModule', {
        configurable: true,
        get() {
          throw new Error('A Node.js API is used (process.getBuiltinModule) which is not supported');
        },
      });
      try {
        const kakoi = fresh();
        await kakoi.init();
        expect(works(kakoi)).toBe(true);
        expect(() => fresh().initSync()).toThrow(expect.objectContaining({ code: 'unsupported' }));
      } finally {
        Object.defineProperty(process, 'getBuiltinModule', {
          value: getBuiltinModule,
          configurable: true,
          writable: true,
        });
      }
    });
  });
});

describe('initSync()', () => {
  test.each<[string, () => Parameters<Kakoi['initSync']>[0]]>([
    ['nothing, in Node', () => undefined],
    ['no source', () => ({})],
    ['a Uint8Array', () => ({ wasm: new Uint8Array(bytes) })],
    ['an ArrayBuffer', () => ({ wasm: new Uint8Array(bytes).buffer })],
    ['a part of memory that workers share', () => ({ wasm: shared() })],
    ['a module', () => ({ wasm: new WebAssembly.Module(new Uint8Array(bytes)) })],
  ])('takes %s, and the engine is there when it returns', (_, options) => {
    const kakoi = fresh();
    expect(kakoi.initSync(options())).toBeUndefined();
    expect(works(kakoi)).toBe(true);
  });

  function shared(): Uint8Array {
    const memory = new Uint8Array(new SharedArrayBuffer(bytes.length + 7)).subarray(7);
    memory.set(bytes);
    return memory;
  }

  test('goes with init(): before, after and during', async () => {
    const kakoi = fresh();
    const running = kakoi.init();
    kakoi.initSync();
    const board = kakoi.GoBoard.empty(9);
    await running;
    kakoi.initSync({ wasm: 'ignored: it is loaded' as never });
    expect(board.equals(kakoi.GoBoard.empty(9))).toBe(true);
    const other = fresh();
    other.initSync();
    await other.init({ wasm: 'ignored: it is loaded' });
    expect(works(other)).toBe(true);
  });

  test.each<[string, unknown, RegExp]>([
    [
      'what has to be waited for',
      { wasm: new Response(bytes) },
      /bad-option: wasm must be .*, not \[object Response\]/,
    ],
    ['a promise', { wasm: Promise.resolve(bytes) }, /bad-option: wasm must be .*, not \[object Promise\]/],
    ['an address', { wasm: 'engine.wasm' }, /bad-option: wasm must be .*, not 'engine\.wasm'/],
    [
      'damaged bytes',
      { wasm: new Uint8Array(bytes).fill(0, 99, 999) },
      /bad-option: no engine .* is damaged/,
    ],
    ['null', { wasm: null }, /bad-option: wasm must be .*, not null$/],
    ['an unknown option', { wasmUrl: 'x' }, /bad-option: unknown option 'wasmUrl'/],
  ])('refuses %s; a later call may try again', async (_, options, message) => {
    const kakoi = fresh();
    const refused = (async () => kakoi.initSync(options as never))();
    expect(await rejection(refused)).toMatch(message);
    expect(() => kakoi.GoBoard.empty(9)).toThrow(/init\(\)/);
    kakoi.initSync();
    expect(works(kakoi)).toBe(true);
  });

  test("'unsupported' where a page may compile and start nothing at once", () => {
    for (const name of ['Module', 'Instance'] as const) {
      const original = WebAssembly[name];
      const module = new WebAssembly.Module(bytes);
      const refuse = Object.assign(
        function refuse() {
          throw new RangeError('disallowed on the main thread, if the buffer size is larger than 4KB');
        },
        { customSections: WebAssembly.Module.customSections },
      );
      Object.assign(WebAssembly, { [name]: refuse });
      try {
        expect(() => fresh().initSync(name === 'Instance' ? { wasm: module } : {})).toThrow(
          expect.objectContaining({
            code: 'unsupported',
            message: expect.stringMatching(/on the main thread/),
          }),
        );
      } finally {
        Object.assign(WebAssembly, { [name]: original });
      }
    }
  });
});
