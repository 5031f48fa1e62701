/** Loads engines, and is the one place that hands them out. */

import createEngineModule, { type EngineInstance } from '#engine-glue';
import type { EngineCalls } from '#layout/calls';
import { INPUT_WORDS, OUTPUT_WORDS } from '#layout/core';
import { areEngineBytes, type EngineIdentity, isEngineModule } from './engine-identity.js';
import { badOption, KakoiError, show } from './errors.js';
import { fileBytes } from './node.js';
import { validateOptions } from './validate.js';

/**
 * Empty declarations, for programs that TypeScript checks without the browser's types. Where those types
 * exist, these add nothing to them.
 */
declare global {
  interface Response {}
  interface URL {}
  namespace WebAssembly {
    interface Module {}
  }
}

/** Options of init(). */
export type InitOptions = {
  /**
   * The source of the WebAssembly. Default: the bytes inlined in the package, which need no network and no
   * bundler set-up; with `kakoi/slim`, the file `engine.wasm` beside the module. It must be the engine of the
   * same entry and build, byte for byte: `kakoi/engine.wasm` for `kakoi` and `kakoi/slim`, `kakoi/go.wasm`
   * for `kakoi/go`, and so on.
   */
  wasm?: ArrayBuffer | ArrayBufferView | WebAssembly.Module | Response | PromiseLike<Response> | URL | string;
};

/** Options of initSync(). */
export type InitSyncOptions = {
  /** As for init(), limited to forms that can be read synchronously. Required outside Node. */
  wasm?: ArrayBuffer | ArrayBufferView | WebAssembly.Module;
};

/** The engine's functions and its transfer buffer: arguments go into `input`, answers come out of `output`. */
export interface Engine {
  readonly call: EngineCalls;
  readonly input: Uint32Array;
  readonly output: Uint32Array;
  /** The compiled module, which can be sent to workers. */
  readonly module: WebAssembly.Module;
}

/** The games of the package. */
export const GAMES = ['go', 'loa', 'senket'] as const;
/**
 * The capabilities of an engine: a game, reading one ('reading' for Go, 'endings' for Lines of Action), opponents
 * ('play'), or collections of Go games ('collection').
 */
export type Game = (typeof GAMES)[number] | 'reading' | 'endings' | 'play' | 'collection' | 'katago';

export type Bytes = Uint8Array<ArrayBuffer>;

/** An engine that an entry of the package brings. Entries share all code; their engines differ only in the bytes. */
export interface EngineSource extends EngineIdentity {
  readonly games: readonly Game[];
  /** The wasm or its address; rejects with 'unsupported' where neither can be had. */
  wasm(): Promise<Bytes> | URL;
  /** Advice appended to the error when the wasm cannot be loaded from its address. */
  readonly remedy?: string;
  /** The wasm, or undefined where it cannot be had synchronously. */
  atOnce(): Bytes | undefined;
}

/** An engine that is not of a game, such as `readingEngine` of `kakoi/reading`: init() starts those that it is given. */
export class AddedEngine {
  /** @internal */
  readonly source: EngineSource;
  /** @internal */
  readonly options: InitOptions | undefined;

  /** @internal */
  constructor(source: EngineSource, options?: InitOptions) {
    this.source = source;
    this.options = options;
  }

  /** The same engine from a file, such as `kakoi/reading.wasm`, in the forms that init() or initSync() takes for the games'. */
  from(wasm: NonNullable<InitOptions['wasm']>): AddedEngine {
    if (wasm == null) throw badOption(`from() must be given the engine's file, not ${show(wasm)}`);
    return new AddedEngine(this.source, { wasm });
  }
}

/** The arguments of init(): options for the engine of the games, and engines to start with it. */
type Given = readonly (InitOptions | AddedEngine | undefined)[];

/** Each engine of the arguments with its options. Options given twice are refused as a list: they are no plain object. */
function enginesOf(games: EngineSource, given: Given): Pick<AddedEngine, 'source' | 'options'>[] {
  const added = given.filter((value) => value instanceof AddedEngine);
  const others = given.filter((value) => !(value instanceof AddedEngine)) as InitOptions[];
  return [{ source: games, options: others.length > 1 ? (others as InitOptions) : others[0] }, ...added];
}

/** The loaded engines by capability, and the one loaded last of those that compute sets: all but that of opponents. */
const engines: Partial<Record<Game, Engine>> = {};
let forSets: Engine | undefined;

const loading = new Map<EngineSource, Promise<void>>();

/** Implements init() for the entry that brings the engine. */
export function load(games: EngineSource, given: Given): Promise<void> {
  const starts = enginesOf(games, given).map(({ source, options }) => loadOne(source, options));
  return starts.length === 1 ? starts[0]! : Promise.all(starts).then(() => {});
}

/** Starts one engine. Later and concurrent calls share the same promise. */
export function loadOne(source: EngineSource, options?: InitOptions): Promise<void> {
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

/** Implements initSync() for the entry that brings the engine. */
export function loadSync(
  games: EngineSource,
  given: readonly (InitSyncOptions | AddedEngine | undefined)[],
): void {
  for (const { source, options } of enginesOf(games, given)) loadOneSync(source, options as InitSyncOptions);
}

function loadOneSync(source: EngineSource, options?: InitSyncOptions): void {
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

/**
 * The engine for the game, or one for sets, when no game is given. Throws 'not-initialised' before
 * the init() that loads it.
 */
export function engine(game?: Game): Engine {
  const loaded = game === undefined ? forSets : engines[game];
  if (loaded === undefined) {
    const isAdded = game !== undefined && !(GAMES as readonly Game[]).includes(game);
    const added = isAdded ? `${game}Engine` : '';
    const where = isAdded ? `, with ${added} of 'kakoi/${game}',` : '';
    const hint =
      isAdded || Object.keys(engines).length === 0 ? '' : `: the loaded engine has no '${game ?? 'sets'}'`;
    throw new KakoiError(
      'not-initialised',
      `call init(${added})${where} and await it before anything else${hint}`,
    );
  }
  return loaded;
}

async function loadOnce(source: EngineSource, options?: InitOptions): Promise<void> {
  givenWasm(options); // refuses bad options of a later call, too
  if (isLoaded(source)) return;
  const { call, memory, module } = await loadApart(source, options);
  if (!isLoaded(source)) keep(call, memory, module, source.games); // loadSync() may have finished first
}

/** An engine that only its caller uses, and the memory that ends with it. */
export async function loadApart(
  source: EngineSource,
  options?: InitOptions,
): Promise<{ call: EngineCalls; memory: WebAssembly.Memory; module: WebAssembly.Module }> {
  const given = givenWasm(options);
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
  return { call, memory: exports.memory as WebAssembly.Memory, module };
}

/** Starts a compiled engine that is known to be genuine and to know these games. The package's workers use it too. */
export function startSync(module: WebAssembly.Module, games: readonly Game[]): void {
  let exports: WebAssembly.Exports | undefined;
  let failure: unknown;
  // The engine's constructors add its functions to the object given to the glue. Some versions of Emscripten
  // call them immediately, others a turn later, which is too late for a synchronous start. They are therefore
  // called here as well, and once() makes the later call do nothing.
  let construct = () => {};
  const call = {
    instantiateWasm(imports: WebAssembly.Imports, receive: (instance: EngineInstance) => void) {
      try {
        exports = new WebAssembly.Instance(module, imports).exports;
        construct = once(exports.__wasm_call_ctors as () => void);
        receive({ exports: { ...exports, __wasm_call_ctors: construct } });
      } catch (cause) {
        failure = cause; // kept, because Emscripten would only print it
      }
      return {};
    },
  };
  createEngineModule(call);
  if (exports === undefined) refused(failure);
  construct();
  const { memory } = exports as WebAssembly.Exports; // TypeScript does not see that the glue has run
  keep(call as unknown as EngineCalls, memory as WebAssembly.Memory, module, games);
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
  { buffer }: WebAssembly.Memory, // its size is fixed, so that views never detach
  module: WebAssembly.Module,
  games: readonly Game[],
): void {
  const loaded = {
    call,
    input: new Uint32Array(buffer, call.inputAddress(), INPUT_WORDS),
    output: new Uint32Array(buffer, call.outputAddress(), OUTPUT_WORDS),
    module,
  };
  for (const game of games) engines[game] = loaded;
  if (!games.includes('play')) forSets = loaded;
}

function givenWasm<T>(options: { wasm?: T } | undefined): T | undefined {
  const { wasm } = validateOptions(options, ['wasm']);
  if (typeof WebAssembly !== 'object') throw unsupported('WebAssembly is missing here');
  return wasm;
}

/** The code of the entry's own engine, inlined or from its address. */
async function ownCode(source: EngineSource): Promise<Bytes | WebAssembly.Module> {
  try {
    const wasm = await source.wasm();
    // The package's own bytes are not checked by areEngineBytes(): that would take as long as to read them.
    return ArrayBuffer.isView(wasm) ? wasm : await codeFrom(wasm, source);
  } catch (cause) {
    if (source.remedy === undefined) throw cause;
    throw new KakoiError('bad-option', `${text(cause)}; ${source.remedy}`, { cause });
  }
}

/** Turns whatever init() was given into bytes or a compiled module; throws 'bad-option'. */
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

/**
 * Checks a value that has been awaited and fetched; `given` is the caller's original, for messages. Types are
 * recognised by tag and shape, not by instanceof, so that values of another realm are accepted.
 */
function checkedCode(value: unknown, given: unknown, source: EngineIdentity): Bytes | WebAssembly.Module {
  if (isTagged(value, MODULE)) return value as WebAssembly.Module;
  let bytes: Bytes;
  try {
    const view = isTagged(value, 'ArrayBuffer') ? new Uint8Array(value as ArrayBuffer) : value;
    if (!ArrayBuffer.isView(view)) throw view;
    const { buffer, byteOffset, byteLength } = view as ArrayBufferView<ArrayBuffer>;
    bytes = new Uint8Array(buffer, byteOffset, byteLength).slice(); // a copy, because V8 does not compile shared memory
  } catch {
    const forms = 'bytes that can be read, a module, a Response or a URL';
    throw badOption(`wasm must be ${forms}, not ${show(given)}`);
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

/** Throws 'unsupported': the engine is genuine, but the platform lacks a feature it needs or forbids WebAssembly. */
function refused(cause: unknown, bytes?: Bytes): never {
  if (bytes && !WebAssembly.validate(bytes)) throw unsupported('WebAssembly SIMD is missing here', cause);
  // No platform forbids by a TypeError; frozen intrinsics, say, end in one.
  if (cause instanceof TypeError) throw unsupported(`the engine cannot start here: ${text(cause)}`, cause);
  const hints = "a Content-Security-Policy must hold 'wasm-unsafe-eval'; else init({ wasm }) takes a module";
  throw unsupported(`WebAssembly may not run here (${hints}): ${text(cause)}`, cause);
}

async function responseBytes(response: Response): Promise<ArrayBuffer> {
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  // Many application servers answer every unknown path with an HTML page and status 200.
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
