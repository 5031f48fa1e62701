/** Loading the engine, and the one place that hands it out. */

import { simd } from 'wasm-feature-detect';
import type { EngineModule } from '#engine-glue';
import createEngineModule from '#engine-glue';
import { engineSource } from '#engine-source';
import { KakoiError, show } from './errors.js';
import { LAYOUT, LAYOUT_CHECKSUM } from './layout.js';
import { validateOptions } from './validate.js';

/** For programs that TypeScript checks without the browser's types: where those are, these add nothing. */
declare global {
  interface Response {}
  interface URL {}
  namespace WebAssembly {
    interface Module {}
  }
}

/** What init() may be told. */
export interface InitOptions {
  /**
   * Where the WebAssembly comes from; default: the bytes inlined in the package (needs no network, no bundler set-up),
   * with `kakoi/slim` the file `engine.wasm` beside the module.
   */
  wasm?: ArrayBuffer | ArrayBufferView | WebAssembly.Module | Response | PromiseLike<Response> | URL | string;
}

/** The engine's functions and its transfer buffer: arguments go into `input`, answers come out of `output`. */
export interface Engine {
  readonly call: EngineModule;
  readonly input: Uint32Array;
  readonly output: Uint32Array;
  /** What was compiled, to be sent to workers. */
  readonly module: WebAssembly.Module;
}

let loaded: Engine | undefined;
let loading: Promise<void> | undefined;

/**
 * Compiles the engine once; later and concurrent calls share the same promise. Everything else in the package
 * needs it.
 *
 * Rejects with 'unsupported' where WebAssembly or its SIMD is missing or forbidden, and with 'bad-option'
 * when `options.wasm` is not the engine of this version or cannot be fetched; a later call may then try
 * again.
 */
export function init(options?: InitOptions): Promise<void> {
  loading ??= load(options).then(
    (engine) => {
      loaded = engine;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The engine; throws 'not-initialised' before init() has finished. */
export function engine(): Engine {
  if (loaded === undefined)
    throw new KakoiError('not-initialised', 'call init() and await it before anything else');
  return loaded;
}

/** The compiled engine, which init() in a worker takes as its `wasm`. For the package's own files. */
export function engineModule(): WebAssembly.Module {
  return engine().module;
}

async function load(options?: InitOptions): Promise<Engine> {
  const { wasm } = validateOptions(options, ['wasm']);
  if (typeof WebAssembly !== 'object') throw new KakoiError('unsupported', 'WebAssembly is missing here');
  if (!(await simd())) throw new KakoiError('unsupported', 'WebAssembly SIMD is missing here');
  const module = wasm === undefined ? await compileOwn() : await compileGiven(wasm);
  const call = await instantiate(module, wasm);
  const { buffer } = call.HEAPU8; // fixed memory: these views never detach
  return {
    call,
    input: new Uint32Array(buffer, call.inputAddress(), LAYOUT.INPUT_WORDS),
    output: new Uint32Array(buffer, call.outputAddress(), LAYOUT.OUTPUT_WORDS),
    module,
  };
}

/** The package's own engine. Bytes that it brings can be compiled wherever it is allowed. */
async function compileOwn(): Promise<WebAssembly.Module> {
  const source = await engineSource();
  if (isTagged(source, 'URL')) return compileGiven(source);
  try {
    return await WebAssembly.compile(source as Uint8Array<ArrayBuffer>);
  } catch (cause) {
    const hint = "a Content-Security-Policy must hold 'wasm-unsafe-eval'";
    throw new KakoiError('unsupported', `WebAssembly may not be compiled here (${hint}): ${text(cause)}`, {
      cause,
    });
  }
}

async function compileGiven(source: NonNullable<InitOptions['wasm']>): Promise<WebAssembly.Module> {
  try {
    const value =
      typeof source === 'string' || isTagged(source, 'URL') ? await fetchWasm(source as URL) : await source;
    // By tag and shape, not by instanceof: what another realm made (a worker's, a test runner's) is as good.
    if (isTagged(value, 'WebAssembly.Module')) return value as WebAssembly.Module;
    if (isTagged(value, 'ArrayBuffer')) return await WebAssembly.compile(value as ArrayBuffer);
    if (ArrayBuffer.isView(value)) return await WebAssembly.compile(bytesOf(value));
    if (isTagged(value, 'Response')) return await WebAssembly.compile(await responseBytes(value as Response));
  } catch (cause) {
    throw new KakoiError('bad-option', `no engine from ${show(source)}: ${text(cause)}`, { cause });
  }
  const forms = 'bytes, a WebAssembly.Module, a Response or a URL';
  throw new KakoiError('bad-option', `wasm must be ${forms}, not ${show(source)}`);
}

/** The little of Node's file system that is used, where there is one. */
interface NodeFiles {
  readFile(path: URL): Promise<Uint8Array<ArrayBuffer>>;
}

function fetchWasm(url: URL | string): Promise<Response | BufferSource> {
  if (String(url).startsWith('file:')) {
    // fetch() reads no files, and an import of node:fs would end up in every browser bundle.
    const { process } = globalThis as { process?: { getBuiltinModule?(id: string): NodeFiles } };
    const files = process?.getBuiltinModule?.('node:fs/promises');
    if (files !== undefined) return files.readFile(new URL(url));
  }
  return fetch(url);
}

/** V8 compiles typed arrays but no DataView. */
function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
}

async function responseBytes(response: Response): Promise<ArrayBuffer> {
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  // Many servers of applications answer with a page, and with status 200, for every file that they do not have.
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) throw new Error(`the server sent a page (${type}) for ${response.url}`);
  return response.arrayBuffer();
}

async function instantiate(module: WebAssembly.Module, given: unknown): Promise<EngineModule> {
  try {
    const call = await new Promise<EngineModule>((resolve, reject) => {
      const instantiateWasm = (
        imports: WebAssembly.Imports,
        receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
      ) => {
        WebAssembly.instantiate(module, imports)
          .then((instance) => receive(instance, module))
          .catch(reject);
        return {};
      };
      createEngineModule({ instantiateWasm }).then(resolve, reject);
    });
    if (call.layoutChecksum !== LAYOUT_CHECKSUM) throw new Error('it is of another version');
    return call;
  } catch (cause) {
    throw new KakoiError('bad-option', `${show(given)} is not this package's engine: ${text(cause)}`, {
      cause,
    });
  }
}

function isTagged(value: unknown, tag: string): boolean {
  return Object.prototype.toString.call(value) === `[object ${tag}]`;
}

function text(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
