/**
 * Hostile arguments for every export: a catalogue made by walking the entries, so that a new function is in
 * it from its first day. A call must return or throw a KakoiError with a short message (an error that a value
 * itself throws is the caller's own), and must leave everything as it was.
 */

import { createRequire } from 'node:module';
import * as main from 'kakoi';
import * as board from 'kakoi/board';
import * as collections from 'kakoi/collection';
import * as endings from 'kakoi/endings';
import * as go from 'kakoi/go';
import * as gtp from 'kakoi/gtp';
import * as interop from 'kakoi/interop';
import * as katago from 'kakoi/katago';
import * as loa from 'kakoi/loa';
import * as pictures from 'kakoi/pictures';
import * as play from 'kakoi/play';
import * as problem from 'kakoi/problem';
import * as reading from 'kakoi/reading';
import * as replay from 'kakoi/replay';
import * as review from 'kakoi/review';
import * as sabaki from 'kakoi/sabaki';
import * as senket from 'kakoi/senket';
import * as sgf from 'kakoi/sgf';
import * as svg from 'kakoi/svg';
import * as workers from 'kakoi/worker';
import { type Finding, type Fuzzer, Random, shown } from './fuzzer.js';
import {
  boardExamples,
  collectionExamples,
  type Examples,
  endingsExamples,
  gameExamples,
  gtpExamples,
  interopExamples,
  katagoExamples,
  pictureExamples,
  playExamples,
  problemExamples,
  readingExamples,
  replayExamples,
  reviewExamples,
  sabakiExamples,
  sgfExamples,
  svgExamples,
  workerExamples,
} from './hostile-examples.js';
import { HOSTILE_VALUES, type HostileValue, isOwn } from './hostile-values.js';

await Promise.all([main, go, loa, senket].map((entry) => entry.init()));
await main.init(reading.readingEngine, endings.endingsEngine, play.playEngine, collections.collectionEngine);

// biome-ignore lint/suspicious/noExplicitAny: receivers and arguments of every kind
type Any = any;
export type Path = readonly PropertyKey[];

interface Entry {
  readonly name: string;
  readonly exports: object;
  readonly examples: Examples;
}

let pool: workers.WorkerPool | undefined;
const somePool = () => {
  pool ??= new workers.WorkerPool({ workers: 1 });
  return pool;
};

/** Ends the pool that all calls share. */
export async function endPool(): Promise<void> {
  await pool?.terminate();
  pool = undefined;
}

const gameEntry = (name: string, entry: object): Entry => ({
  name,
  exports: entry,
  examples: gameExamples(entry as typeof main),
});

/** A class that callers get instances of, but cannot name. */
const nodes = { RecordNode: new main.GoGame().tree.constructor };

/** Functions by name, those of an object with its own: 'formatOf', 'ogs.fromGame'. */
function functionsIn(exports: Readonly<Record<string, Any>>): Record<string, Any> {
  const named = Object.entries(exports).flatMap(([name, value]) =>
    typeof value === 'function'
      ? [[name, value]]
      : Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one]),
  );
  return Object.fromEntries(named);
}

/** Every entry of the package but kakoi/slim, which is kakoi. */
export const ENTRIES: readonly Entry[] = [
  gameEntry('kakoi', { ...main, ...nodes }),
  gameEntry('kakoi/go', go),
  gameEntry('kakoi/loa', loa),
  gameEntry('kakoi/senket', senket),
  { name: 'kakoi/interop', exports: functionsIn(interop), examples: interopExamples(main) },
  {
    name: 'kakoi/sabaki',
    exports: { ...sabaki.deadstones, ...sabaki.influence, ...sabaki.boardmatcher },
    examples: sabakiExamples(),
  },
  { name: 'kakoi/gtp', exports: gtp, examples: gtpExamples() },
  { name: 'kakoi/sgf', exports: functionsIn(sgf), examples: sgfExamples(main, sgf) },
  { name: 'kakoi/reading', exports: reading, examples: readingExamples(main, reading) },
  { name: 'kakoi/endings', exports: endings, examples: endingsExamples(main) },
  { name: 'kakoi/play', exports: play, examples: playExamples(main) },
  { name: 'kakoi/collection', exports: collections, examples: collectionExamples(main, collections) },
  { name: 'kakoi/katago', exports: katago, examples: katagoExamples() },
  { name: 'kakoi/review', exports: review, examples: reviewExamples(main, review) },
  { name: 'kakoi/replay', exports: replay, examples: replayExamples(main) },
  { name: 'kakoi/pictures', exports: pictures, examples: pictureExamples(main, pictures) },
  { name: 'kakoi/board', exports: board, examples: boardExamples(main, board, pictures) },
  { name: 'kakoi/problem', exports: problem, examples: problemExamples(main, problem, reading) },
  { name: 'kakoi/svg', exports: svg, examples: svgExamples(main, pictures) },
  {
    name: 'kakoi/worker',
    exports: workers,
    examples: workerExamples(main, somePool, {
      ...gameExamples(main).calls,
      ...readingExamples(main, reading).calls,
      ...reviewExamples(main, review).calls,
      ...endingsExamples(main).calls,
      ...playExamples(main).calls,
    }),
  },
];

/** A function of the package with arguments that are right. */
export interface Callee {
  readonly entry: string;
  readonly name: string;
  /** Games, collections and boards to search on may change by a call that returns; nothing else may. */
  readonly isMutable: boolean;
  receiver(): Any;
  arguments(receiver: Any): Any[];
  call(receiver: Any, given: readonly Any[]): unknown;
}

/** The functions of an entry, and those of them that have no example. */
function walk({ name: entry, exports, examples }: Entry): { callees: Callee[]; missing: string[] } {
  const callees: Callee[] = [];
  const missing: string[] = [];
  const add = (
    name: string,
    call: Callee['call'],
    receiver: () => Any = () => undefined,
    fallback?: () => Any[],
  ) => {
    if (INTERNAL.has(name.replace(/^.*#/, '')) || name === 'new RecordNode') return;
    const given = examples.calls[name] ?? fallback;
    if (given === undefined) {
      missing.push(`${entry}: ${name}`);
      return;
    }
    const isMutable =
      name.startsWith('new ') ||
      /Game#|Collection#(add|addAll|remove)$|SearchBoard#(play|pass|undo)$/.test(name);
    callees.push({ entry, name, isMutable, receiver, arguments: (on) => [...given(on)], call });
  };
  for (const [name, value] of Object.entries(exports as Record<string, Any>)) {
    if (name.endsWith('Overlays')) {
      for (const [id, overlay] of Object.entries(value as Record<string, Any>)) {
        for (const [part, method] of Object.entries(overlay)) {
          if (typeof method === 'function')
            add(
              `${name}.${id}.${part}`,
              (_, given) => overlay[part](...given),
              undefined,
              () => [...(examples.calls[`${name}.${part}`] as () => Any[])()],
            );
        }
      }
    }
    if (typeof value !== 'function') continue;
    if (!/^class\b/.test(Function.prototype.toString.call(value))) {
      add(name, (_, given) => value(...given), undefined, name.startsWith('init') ? engine : nothing(value));
      continue;
    }
    add(`new ${name}`, (_, given) => Reflect.construct(value, given));
    for (const key of Object.getOwnPropertyNames(value)) {
      const own = Object.getOwnPropertyDescriptor(value, key)?.value;
      if (typeof own === 'function')
        add(`${name}.${key}`, (_, given) => value[key](...given), undefined, nothing(own));
    }
    const receiver = examples.receivers[name];
    if (receiver === undefined) {
      missing.push(`${entry}: an instance of ${name}`);
      continue;
    }
    for (const [key, property] of membersOf(value.prototype)) {
      const label = `${name}#${String(key)}`;
      if (typeof property.value === 'function') {
        add(label, (on, given) => on[key](...given), receiver, nothing(property.value));
        continue;
      }
      add(
        label,
        (on) => on[key],
        receiver,
        () => [],
      );
      if (property.set !== undefined && !INTERNAL.has(String(key))) {
        const set = (on: Any, [given]: readonly Any[]) => {
          on[key] = given;
        };
        add(`${label}=`, set, receiver);
      }
    }
  }
  return { callees, missing };
}

/** The arguments of each function that starts an engine: what is not the wasm of one. */
const engine = () => [{ wasm: new Uint8Array([0, 97, 115, 109]) }];

/** No arguments, for a function whose source text names no parameters; it needs no example. */
function nothing(called: object): (() => Any[]) | undefined {
  return /^[^(]*\(\)/.test(Function.prototype.toString.call(called)) ? () => [] : undefined;
}

/**
 * Members that classes have only for one another, all of them marked as such: the types that callers see lack
 * them.
 */
const INTERNAL: ReadonlySet<string> = new Set([
  'Symbol(state)',
  'Symbol(load)',
  'Symbol(delegate)',
  'Symbol(move)',
  'Symbol(nodejs.util.inspect.custom)', // which Node's console calls
  'connectedCallback', // which a document calls
]);

/** Methods and accessors, those of the classes above too. */
function membersOf(prototype: object): Map<PropertyKey, PropertyDescriptor> {
  const members = new Map<PropertyKey, PropertyDescriptor>();
  for (let owner = prototype; owner !== Object.prototype && owner !== Error.prototype; ) {
    for (const key of Reflect.ownKeys(owner)) {
      const property = Object.getOwnPropertyDescriptor(owner, key)!;
      if (
        key !== 'constructor' &&
        !members.has(key) &&
        (property.get || typeof property.value === 'function')
      )
        members.set(key, property);
    }
    owner = Object.getPrototypeOf(owner);
  }
  return members;
}

const walks = ENTRIES.map(walk);

/** Every function of the package. */
export const CALLEES: readonly Callee[] = walks.flatMap(({ callees }) => callees);

/** Exports without an example in hostile-examples.ts. */
export const MISSING = walks.flatMap(({ missing }) => missing);

/** A value in one place of the arguments of one function. */
interface Attack {
  readonly callee: Callee;
  readonly path: Path;
  readonly value: HostileValue;
}

export const isPlain = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

/** Every place in a value: itself, and what is in lists and plain objects. */
export function places(value: unknown, depth = 0): Path[] {
  if (!isPlain(value) || depth > 4) return [[]];
  const keys = Reflect.ownKeys(value).filter((key) => key !== 'length');
  const some = Array.isArray(value) ? keys.slice(0, 2) : keys;
  return [[], ...some.flatMap((key) => places(value[key], depth + 1).map((path) => [key, ...path]))];
}

/** The value with another in one place of it. */
export function replaced(value: Any, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = Array.isArray(value) ? value.slice() : { ...value }; // spreading would fill a billion holes
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

/** Every value in every place. */
export const ATTACKS: readonly Attack[] = CALLEES.flatMap((callee) =>
  places(callee.arguments(callee.receiver()))
    .map((path) => (path.length === 0 ? [callee.arguments(callee.receiver()).length] : path)) // one too many, too
    .flatMap((path) => HOSTILE_VALUES.map((value) => ({ callee, path, value })))
    // The moves to that depth can be counted, but not in a lifetime of tests.
    .filter(({ value }) => callee.name !== 'LoaBoard#perft' || value.name !== '9'),
);

/**
 * Neighbouring numbers lead to attacks far from one another, so that any stretch of numbers tries a little of
 * everything.
 */
const STRIDE = 1_000_003;

function attackOf(seed: number): Attack[] {
  const first = ATTACKS[(seed * STRIDE) % ATTACKS.length]!;
  if (seed < ATTACKS.length) return [first];
  // Beyond the catalogue, a second value in another place.
  const random = new Random(seed);
  const { callee } = first;
  const path = random.pick(places(callee.arguments(callee.receiver())).filter((place) => place.length > 0));
  return path === undefined ? [first] : [first, { ...first, path, value: random.pick(HOSTILE_VALUES) }];
}

function describe(seed: number): string {
  const attacks = attackOf(seed);
  const { callee } = attacks[0]!;
  const values = attacks.map(
    ({ path, value }) => `arguments[${path.map(String).join('][')}] = ${value.name}`,
  );
  return `${callee.entry}: ${callee.name} with ${values.join(', ')}`;
}

/** The visible state of an object. */
function snapshot(receiver: Any): string {
  if (receiver === undefined || receiver instanceof workers.WorkerPool) return '';
  if (receiver instanceof collections.Collection) return `${receiver.toBytes()}`;
  if (typeof receiver.toSgf === 'function') {
    return `${receiver.toSgf()} ${receiver.moveNumber} ${receiver.board} ${JSON.stringify(receiver)}`;
  }
  if (typeof receiver.toText === 'function') {
    return `${receiver.toText()} ${receiver.moveNumber} ${receiver.board} ${JSON.stringify(receiver)}`;
  }
  return typeof receiver.toJSON === 'function' ? JSON.stringify(receiver.toJSON()) : String(receiver);
}

/** Answers of every part of the engine; the same forever. */
function probe(): string {
  const board = main.GoBoard.fromDiagram('.X.O.\nXXXOO\n..X.O\nOOXXX\n.OX.X');
  const senketBoard = main.SenketBoard.empty(7)
    .play('black', '2-2')
    .play('black', '3-4')
    .play('white', '5-5');
  return [
    board.hash(),
    board.canonicalHash({ swapColors: true }),
    board.score({ rules: 'japanese' }).result,
    JSON.stringify(board.bouzy()),
    JSON.stringify(board.passAlive()),
    JSON.stringify(board.deadStones({ playouts: 8, seed: 3 })),
    board.play('black', [0, 0]).board.toDiagram(),
    main.LoaBoard.start().legalMoves().length,
    main.LoaBoard.start().perft(2),
    JSON.stringify(senketBoard.score()),
    main.PointSet.full(5, 7).increment().size,
    svg.toSvg(board).length,
    interop.chess.toAlgebraic([0, 7], 8),
    main.parseVertex('D4', 19, 19).join(),
  ].join('\n');
}

const EXPECTED = probe();
const require = createRequire(import.meta.url);

/** init() or initSync() of a package that nobody has initialised yet. */
function freshInit(name: 'init' | 'initSync', given: readonly Any[]): unknown {
  const path = require.resolve('kakoi');
  delete require.cache[path];
  try {
    return (require(path) as typeof main)[name](...(given as [Any]));
  } finally {
    delete require.cache[path];
  }
}

function faultOf(error: Any, attacks: readonly Attack[]): string | null {
  if (isOwn(error) || error === attacks[0]?.value || (error as Any)?.name === 'AbortError') return null;
  let code: unknown;
  try {
    if (error.name === 'KakoiError') code = error.code;
    else return `threw ${error?.constructor?.name}: ${shown(error?.message, 120)}`;
  } catch {
    return 'threw what cannot be read';
  }
  if (typeof code !== 'string') return 'threw a KakoiError without a code';
  if (error.message.length > 500) return 'threw a message of more than 500 characters';
  if (/[\p{Cc}\u202a-\u202e]/u.test(error.message)) return 'threw a message with control characters';
  return null;
}

/** Calls the function, and waits until nothing of it is left to be done. */
export async function called(callee: Callee, receiver: Any, given: readonly Any[]): Promise<void> {
  const { name } = callee;
  const result: Any =
    name === 'init' || name === 'initSync' ? freshInit(name, given) : callee.call(receiver, given);
  if (result instanceof workers.WorkerPool) await result.terminate();
  else if (result instanceof Promise) await result;
  else if (typeof result?.[Symbol.asyncIterator] === 'function') for await (const _ of result);
  else if (typeof result?.next === 'function') [...result];
  if (name === 'WorkerPool#terminate') pool = undefined;
}

async function run(seed: number): Promise<Finding | null> {
  const attacks = attackOf(seed);
  const { callee } = attacks[0]!;
  const finding = (fault: string): Finding => ({
    key: `${callee.name}: ${fault.replace(/\d+/g, '#')}`,
    details: `${describe(seed)}: ${fault}`,
  });
  const receiver = callee.receiver();
  const given = attacks.reduce<Any>((list, { path, value }) => {
    try {
      return replaced(list, path, value.make());
    } catch {
      return list; // the second place was in what the first replaced
    }
  }, callee.arguments(receiver));
  const before = snapshot(receiver);
  let threw = false;
  try {
    await called(callee, receiver, given);
  } catch (error) {
    threw = true;
    const fault = faultOf(error, attacks);
    if (fault !== null) return finding(fault);
  }
  if ((threw || !callee.isMutable) && snapshot(receiver) !== before)
    return finding('changed what it is a method of');
  if (seed % 16 === 0 && probe() !== EXPECTED) return finding('the package answers differently afterwards');
  return null;
}

export const hostile: Fuzzer = {
  name: 'hostile',
  fixedCases: 300,
  share: 4,
  describe,
  run,
  close: endPool,
};
