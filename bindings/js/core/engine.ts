/** Loading the engine, and the one place that hands it out. */

import createEngineModule, { type EngineInstance } from '#engine-glue';
import type { EngineCalls } from '#layout/calls';
import { INPUT_WORDS, OUTPUT_WORDS } from '#layout/core';
import { areEngineBytes, type EngineIdentity, isEngineModule } from './engine-identity.js';
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

/** Options of init(). */
export interface InitOptions {
  /**
   * Where the WebAssembly comes from; default: the bytes inlined in the package (needs no network, no bundler set-up),
   * with `kakoi/slim` the file `engine.wasm` beside the module. It must be the engine of the same entry and build,
   * byte for byte: `kakoi/engine.wasm` for `kakoi` and `kakoi/slim`, `kakoi/go.wasm` for `kakoi/go`, and so on.
   */
  wasm?: ArrayBuffer | ArrayBufferView | WebAssembly.Module | Response | PromiseLike<Response> | URL | string;
}

/** Options of initSync(). */
export interface InitSyncOptions {
  /** As for init(), limited to what is available at once. Required outside Node. */
  wasm?: ArrayBuffer | ArrayBufferView | WebAssembly.Module;
}

/** The engine's functions and its transfer buffer: arguments go into `input`, answers come out of `output`. */
export interface Engine {
  readonly call: EngineCalls;
  readonly input: Uint32Array;
  readonly output: Uint32Array;
  /** What was compiled, to be sent to workers. */
  readonly module: WebAssembly.Module;
}

/** The games of the package. */
export const GAMES = ['go', 'loa', 'senket'] as const;
/** What an engine may know: games, or how to read one. */
export type Game = (typeof GAMES)[number] | 'reading' | 'endings';

export type Bytes = Uint8Array<ArrayBuffer>;

/** An engine that an entry of the package brings. Entries share all code: their engines differ in the bytes alone. */
export interface EngineSource extends EngineIdentity {
  readonly games: readonly Game[];
  /** The wasm or its address; rejects with 'unsupported' where there is no way to it. */
  wasm(): Promise<Bytes> | URL;
  /** Advice for those who do not get the wasm from its address. */
  readonly remedy?: string;
  /** The wasm, or undefined where it cannot be had without waiting. */
  atOnce(): Bytes | undefined;
}

/** The engines that are loaded, by what they can do, and the last of them: all know sets. */
const engines: Partial<Record<Game, Engine>> = {};
let latest: Engine | undefined;

const loading = new Map<EngineSource, Promise<void>>();

/** The init() of the entry that brings the engine. */
export function load(source: EngineSource, options?: InitOptions): Promise<void> {
  let promise = loading.get(source);
  if (promise === undefined) {
    promise = loadOnce(source, options).catch((error: unknown) => {
      loading.delete(source);
      throw error;
    });
    loading.set(source, promise);
  }
  return promise;
}

/** The initSync() of the entry that brings the engine. */
export function loadSync(source: EngineSource, options?: InitSyncOptions): void {
  const given = givenWasm(options);
  if (isLoaded(source)) return;
  const wasm = given === undefined ? source.atOnce() : given;
  if (wasm === undefined) throw unsupported('initSync() must be given the wasm here');
  const code = checkedCode(wasm, wasm, source);
  let module = code as WebAssembly.Module;
  try {
    if (!isModule(code)) module = new WebAssembly.Module(code);
  } catch (cause) {
    refused(cause, code as Bytes);
  }
  if (!isEngineModule(module, source)) throw noEngine(wasm, FOREIGN);
  startSync(module, source.games);
}

/** The engine that knows the game, or sets at least; throws 'not-initialised' before an init() that brings it. */
export function engine(game?: Game): Engine {
  const loaded = game === undefined ? latest : engines[game];
  if (loaded === undefined) {
    const hint = latest === undefined ? '' : `: the loaded engine has no '${game}'`;
    throw new KakoiError('not-initialised', `call init() and await it before anything else${hint}`);
  }
  return loaded;
}

async function loadOnce(source: EngineSource, options?: InitOptions): Promise<void> {
  const given = givenWasm(options);
  if (isLoaded(source)) return;
  const code = given === undefined ? await ownCode(source) : await codeFrom(given, source);
  const module = isModule(code)
    ? code
    : await WebAssembly.compile(code).catch((cause) => refused(cause, code));
  if (!isEngineModule(module, source)) throw noEngine(given, FOREIGN);
  let exports: WebAssembly.Exports = {};
  const call = await new Promise<EngineCalls>((resolve, reject) => {
    createEngineModule({
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(module, imports)
          .then((instance) => {
            exports = instance.exports;
            receive(instance);
          })
          .catch(reject);
        return {};
      },
    }).then(resolve, reject);
  }).catch(refused);
  if (!isLoaded(source)) keep(call, exports, module, source.games); // loadSync() may have been faster
}

/** Starts a compiled engine of these games, which is known to be one. For the package's workers too. */
export function startSync(module: WebAssembly.Module, games: readonly Game[]): void {
  let exports: WebAssembly.Exports | undefined;
  let failure: unknown;
  // The engine's constructors give its functions to the object that the glue gets. Some versions of Emscripten call them
  // at once, others a turn later, which is too late here: they run once, whoever calls first.
  let construct = () => {};
  const call = {
    instantiateWasm(imports: WebAssembly.Imports, receive: (instance: EngineInstance) => void) {
      try {
        exports = new WebAssembly.Instance(module, imports).exports;
        construct = once(exports.__wasm_call_ctors as () => void);
        receive({ exports: { ...exports, __wasm_call_ctors: construct } });
      } catch (cause) {
        failure = cause; // Emscripten would print it
      }
      return {};
    },
  };
  createEngineModule(call);
  if (exports === undefined) refused(failure);
  construct();
  keep(call as unknown as EngineCalls, exports, module, games);
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    action();
  };
}

function isLoaded({ games }: EngineSource): boolean {
  return games.every((game) => engines[game] !== undefined);
}

function keep(
  call: EngineCalls,
  exports: WebAssembly.Exports,
  module: WebAssembly.Module,
  games: readonly Game[],
): void {
  const { buffer } = exports.memory as WebAssembly.Memory; // of fixed size: these views never detach
  latest = {
    call,
    input: new Uint32Array(buffer, call.inputAddress(), INPUT_WORDS),
    output: new Uint32Array(buffer, call.outputAddress(), OUTPUT_WORDS),
    module,
  };
  for (const game of games) engines[game] = latest;
}

function givenWasm<T>(options: { wasm?: T } | undefined): T | undefined {
  const { wasm } = validateOptions(options, ['wasm']);
  if (typeof WebAssembly !== 'object') throw unsupported('WebAssembly is missing here');
  return wasm;
}

/** The engine that the entry brings, or finds at its address. */
async function ownCode(source: EngineSource): Promise<Bytes | WebAssembly.Module> {
  try {
    const wasm = await source.wasm();
    // Bytes came with this code and have been inflated, which sums them up.
    return ArrayBuffer.isView(wasm) ? wasm : await codeFrom(wasm, source);
  } catch (cause) {
    if (source.remedy === undefined) throw cause;
    throw new KakoiError('bad-option', `${text(cause)}; ${source.remedy}`, { cause });
  }
}

/** What can be compiled, or is, of whatever init() may be given; throws 'bad-option'. */
async function codeFrom(
  given: NonNullable<InitOptions['wasm']>,
  source: EngineIdentity,
): Promise<Bytes | WebAssembly.Module> {
  let value: unknown;
  try {
    value = await given;
    if (typeof value === 'string' || isTagged(value, 'URL'))
      value = fileBytes(value) ?? (await fetch(value as URL));
    if (isTagged(value, 'Response')) value = await responseBytes(value as Response);
  } catch (cause) {
    throw noEngine(given, cause);
  }
  return checkedCode(value, given, source);
}

/** The same of what is there at once. By tag and shape, not by instanceof: another realm's are as good. */
function checkedCode(value: unknown, given: unknown, source: EngineIdentity): Bytes | WebAssembly.Module {
  if (isTagged(value, MODULE)) return value as WebAssembly.Module;
  let bytes: Bytes;
  try {
    const view = isTagged(value, 'ArrayBuffer') ? new Uint8Array(value as ArrayBuffer) : value;
    if (!ArrayBuffer.isView(view)) throw view;
    const { buffer, byteOffset, byteLength } = view as ArrayBufferView<ArrayBuffer>;
    bytes = new Uint8Array(buffer, byteOffset, byteLength).slice(); // V8 compiles no shared memory
  } catch {
    const forms = 'bytes that can be read, a module, a Response or a URL';
    throw new KakoiError('bad-option', `wasm must be ${forms}, not ${show(given)}`);
  }
  if (!areEngineBytes(bytes, source)) throw noEngine(given, FOREIGN);
  return bytes;
}

const MODULE = 'WebAssembly.Module';
const FOREIGN = 'it is damaged, or of another entry or build';

function noEngine(given: unknown, cause: unknown): KakoiError {
  return new KakoiError('bad-option', `no engine from ${show(given)}: ${text(cause)}`, { cause });
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
  // Many application servers answer with a page, and with status 200, for every file they do not have.
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
  const words =
    error instanceof Error ? String(error.message) : typeof error === 'string' ? error : show(error);
  return words.slice(0, 300).replace(/[\p{Cc}\p{Cf}]/gu, ' '); // fetch() repeats whatever URL it is given
}
