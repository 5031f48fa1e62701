/** Loading the engine, and the one place that hands it out. */

import type { EngineModule, InstantiateWasm } from '#engine-glue';
import createEngineModule from '#engine-glue';
import { engineSource, engineSourceSync } from '#engine-source';
import { INPUT_WORDS, OUTPUT_WORDS } from '#layout/core';
import { areEngineBytes, isEngineModule } from './engine-identity.js';
import { KakoiError, show } from './errors.js';
import { fileBytes } from './node.js';
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
   * with `kakoi/slim` the file `engine.wasm` beside the module. It has to be the engine of the same entry and build,
   * byte for byte, as `kakoi/engine.wasm` is for `kakoi` and `kakoi/slim`.
   */
  wasm?: ArrayBuffer | ArrayBufferView | WebAssembly.Module | Response | PromiseLike<Response> | URL | string;
}

/** What initSync() may be told. */
export interface InitSyncOptions {
  /** As for init(), of what is there at once; default: the same, which has to be given outside of Node. */
  wasm?: ArrayBuffer | ArrayBufferView | WebAssembly.Module;
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
 * when `options.wasm` is not the engine of this entry and build or cannot be fetched; a later call may then try
 * again.
 */
export function init(options?: InitOptions): Promise<void> {
  loading ??= load(options).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * As init(), without waiting, for code that cannot. Does nothing when the engine is there already.
 *
 * Throws what init() rejects with: 'unsupported' too where the engine has to be given, which is outside of Node, and
 * where a platform compiles at once no more than a few kilobytes, as the pages of older Chromes do.
 */
export function initSync(options?: InitSyncOptions): void {
  loaded ??= loadSync(options);
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

type Bytes = Uint8Array<ArrayBuffer>;

async function load(options?: InitOptions): Promise<void> {
  const given = givenWasm(options);
  if (loaded !== undefined) return;
  const source = given === undefined ? await engineSource() : given;
  const code = await codeFrom(source);
  const module = isModule(code)
    ? code
    : await WebAssembly.compile(code).catch((cause) => refused(cause, code));
  checkModule(module, source);
  const call = await new Promise<EngineModule>((resolve, reject) => {
    const instantiateWasm: InstantiateWasm = (imports, receive) => {
      WebAssembly.instantiate(module, imports).then(receive).catch(reject);
      return {};
    };
    createEngineModule({ instantiateWasm }).then(resolve, reject);
  }).catch(refused);
  loaded ??= engineOf(call, module); // initSync() may have been faster
}

function loadSync(options?: InitSyncOptions): Engine {
  const given = givenWasm(options);
  const source = given === undefined ? engineSourceSync() : given;
  if (source === undefined) throw unsupported('initSync() must be given the wasm here');
  const code = checkedCode(source, source);
  let module = code as WebAssembly.Module;
  let failure: unknown;
  // Emscripten adds the functions to the object that it is given. It prints what goes wrong.
  const call = {
    instantiateWasm(imports, receive) {
      try {
        receive(new WebAssembly.Instance(module, imports));
      } catch (cause) {
        failure = cause;
      }
      return {};
    },
  } as EngineModule & { instantiateWasm: InstantiateWasm };
  try {
    if (!isModule(code)) module = new WebAssembly.Module(code);
  } catch (cause) {
    refused(cause, code as Bytes);
  }
  checkModule(module, source);
  createEngineModule(call);
  return 'inputAddress' in call ? engineOf(call, module) : refused(failure);
}

function givenWasm<T>(options: { wasm?: T } | undefined): T | undefined {
  const { wasm } = validateOptions(options, ['wasm']);
  if (typeof WebAssembly !== 'object') throw unsupported('WebAssembly is missing here');
  return wasm;
}

function engineOf(call: EngineModule, module: WebAssembly.Module): Engine {
  const { buffer } = call.HEAPU8; // fixed memory: these views never detach
  return {
    call,
    input: new Uint32Array(buffer, call.inputAddress(), INPUT_WORDS),
    output: new Uint32Array(buffer, call.outputAddress(), OUTPUT_WORDS),
    module,
  };
}

/** What can be compiled, or is, of whatever init() may be given; throws 'bad-option'. */
async function codeFrom(source: NonNullable<InitOptions['wasm']>): Promise<Bytes | WebAssembly.Module> {
  let value: unknown;
  try {
    value = await source;
    if (typeof value === 'string' || isTagged(value, 'URL'))
      value = fileBytes(value) ?? (await fetch(value as URL));
    if (isTagged(value, 'Response')) value = await responseBytes(value as Response);
  } catch (cause) {
    throw noEngine(source, cause);
  }
  return checkedCode(value, source);
}

/** The same of what is there at once. By tag and shape, not by instanceof: another realm's are as good. */
function checkedCode(value: unknown, source: unknown): Bytes | WebAssembly.Module {
  if (isTagged(value, MODULE)) return value as WebAssembly.Module;
  const view = isTagged(value, 'ArrayBuffer') ? new Uint8Array(value as ArrayBuffer) : value;
  if (!ArrayBuffer.isView(view)) {
    const forms = 'bytes, a module, a Response or a URL';
    throw new KakoiError('bad-option', `wasm must be ${forms}, not ${show(source)}`);
  }
  const { buffer, byteOffset, byteLength } = view as ArrayBufferView<ArrayBuffer>;
  const bytes = new Uint8Array(buffer, byteOffset, byteLength).slice(); // V8 compiles no shared memory
  if (!areEngineBytes(bytes)) throw noEngine(source, FOREIGN);
  return bytes;
}

function checkModule(module: WebAssembly.Module, source: unknown): void {
  if (!isEngineModule(module)) throw noEngine(source, FOREIGN);
}

const MODULE = 'WebAssembly.Module';
const FOREIGN = 'it is damaged, or of another entry or build';

function noEngine(source: unknown, cause: unknown): KakoiError {
  return new KakoiError('bad-option', `no engine from ${show(source)}: ${text(cause)}`, { cause });
}

function unsupported(message: string, cause?: unknown): KakoiError {
  return new KakoiError('unsupported', message, { cause });
}

/** What is the engine is refused for the platform's sake. */
function refused(cause: unknown, bytes?: Bytes): never {
  if (bytes && !WebAssembly.validate(bytes)) throw unsupported('WebAssembly SIMD is missing here', cause);
  const hints = "a Content-Security-Policy must hold 'wasm-unsafe-eval'; else init({ wasm }) takes a module";
  throw unsupported(`WebAssembly may not run here (${hints}): ${text(cause)}`, cause);
}

async function responseBytes(response: Response): Promise<ArrayBuffer> {
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  // Many servers of applications answer with a page, and with status 200, for every file that they do not have.
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) throw new Error(`the server sent a page (${type}) for ${response.url}`);
  return response.arrayBuffer();
}

function isModule(value: unknown): value is WebAssembly.Module {
  return isTagged(value, MODULE);
}

function isTagged(value: unknown, tag: string): boolean {
  return Object.prototype.toString.call(value) === `[object ${tag}]`;
}

function text(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
