/** Values that no caller should pass, and some do. */

import vm from 'node:vm';
import * as main from 'kakoi';
import { Collection } from 'kakoi/collection';
import * as go from 'kakoi/go';
import * as loa from 'kakoi/loa';
import { ProblemGame } from 'kakoi/problem';
import { GoSearchBoard } from 'kakoi/reading';
import { WorkerPool } from 'kakoi/worker';

/** An error that a hostile value itself throws: the caller's own business. */
export class Own extends Error {
  override readonly name = 'Own';
}

function throwOwn(): never {
  throw new Own('thrown by the argument');
}

export interface HostileValue {
  readonly name: string;
  make(): unknown;
}

const throwing: ProxyHandler<object> = Object.fromEntries(
  Object.getOwnPropertyNames(Reflect).map((trap) => [trap, throwOwn]),
);

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function detached<T extends ArrayBufferView>(view: T): T {
  structuredClone(view.buffer, { transfer: [view.buffer as ArrayBuffer] });
  return view;
}

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = wrap(value);
  return value;
}

function sparse(length: number): unknown[] {
  const list: unknown[] = [];
  list.length = length;
  return list;
}

function cyclic(): unknown {
  const value: Record<string, unknown> = { x: 0 };
  value.self = value;
  value.y = [value];
  return value;
}

const withThen = (then: unknown) => Object.fromEntries([['then', then]]);

class Point {
  x = 0;
  y = 0;
}

class Sub extends Array {}

const realm = vm.createContext({});
const foreign = (code: string) => () => vm.runInContext(code, realm);

const LITERALS: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  Number.NaN,
  -0,
  0,
  1,
  -1,
  0.5,
  9,
  33,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  1e308,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.MIN_VALUE,
  8n,
  -1n,
  '',
  ' ',
  '\0',
  '\n',
  '0',
  '9',
  '-0',
  ' 9 ',
  '1e3',
  '0x10',
  'NaN',
  '９',
  'a1',
  'A1',
  'aa',
  'tt',
  'pass',
  'PASS ',
  'black',
  'Black',
  'auto',
  'all',
  'toString',
  'constructor',
  '__proto__',
  'length',
  '\ud800',
  '\u202e\u001b[31m',
  '🐟',
  '(;)',
  '(;SZ[9]',
  'A-1',
  '%',
];

/** The classes whose instances are taken as arguments. */
const CLASSES: Readonly<Record<string, () => object>> = {
  PointSet: () => main.PointSet.prototype,
  ScalarMap: () => main.ScalarMap.prototype,
  GoBoard: () => main.GoBoard.prototype,
  LoaBoard: () => main.LoaBoard.prototype,
  SenketBoard: () => main.SenketBoard.prototype,
  GoGame: () => main.GoGame.prototype,
  LoaGame: () => main.LoaGame.prototype,
  SenketGame: () => main.SenketGame.prototype,
  RecordNode: () => Object.getPrototypeOf(new main.GoGame().tree),
  KakoiError: () => main.KakoiError.prototype,
  Collection: () => Collection.prototype,
  ProblemGame: () => ProblemGame.prototype,
  GoSearchBoard: () => GoSearchBoard.prototype,
  WorkerPool: () => WorkerPool.prototype,
};

const MADE: Readonly<Record<string, () => unknown>> = {
  'a BigInt of 400 digits': () => 10n ** 400n,
  'a million letters': () => 'x'.repeat(1e6),
  'a million blanks': () => ' '.repeat(1e6),
  'a million digits': () => '9'.repeat(1e6),
  'a million lines': () => '\n'.repeat(1e6),
  'a hundred thousand brackets': () => '('.repeat(1e5),
  'a hundred thousand nodes': () => `(${';'.repeat(1e5)})`,
  'a million points of a diagram': () => '.'.repeat(1e6),
  'a Symbol': () => Symbol('s'),
  'Symbol.iterator': () => Symbol.iterator,
  'a function': () => () => 0,
  'a function that throws': () => throwOwn,
  'a class': () => Point,
  'an object': () => ({}),
  'an object without a prototype': () => Object.create(null),
  'an instance of a class': () => new Point(),
  'a class instance with its own list': () => Sub.from([0, 0]),
  'an empty list': () => [],
  'a list in a list': () => [[]],
  'a list of NaN': () => [Number.NaN, Number.NaN],
  'a list of text': () => ['0', '0'],
  'a list of BigInts': () => [0n, 0n],
  'a list of Symbols': () => [Symbol('x'), Symbol('y')],
  'a list with holes': () => sparse(2),
  'a sparse list of 2^32 - 1': () => sparse(2 ** 32 - 1),
  'a sparse list with an end': () => Object.assign(sparse(1e9), { 999999999: 1 }),
  'a list of a hundred thousand': () => new Array(1e5).fill(undefined),
  'a list that says it has a billion': () => ({ length: 1e9 }),
  'a list that says it has -1': () => ({ length: -1 }),
  'a list that says it has 2^53': () => ({ length: 2 ** 53, 0: [0] }),
  'a list that says it has half': () => ({ length: 0.5, 0: 0 }),
  'a list of NaN length': () => ({ length: Number.NaN }),
  'a list of text length': () => ({ length: '2', 0: 0, 1: 0 }),
  'a point of text': () => ({ x: '0', y: '0' }),
  'a point that is none': () => ({ x: Number.NaN, y: 0 }),
  'a point of BigInts': () => ({ x: 0n, y: 0n }),
  'an unknown option': () => ({ nonsense: 1 }),
  'an option named __proto__': () => JSON.parse('{"__proto__": 1}'),
  'an option that is a Symbol': () => ({ [Symbol('option')]: 1 }),
  'a getter that throws': () => Object.defineProperty({ y: 0 }, 'x', { enumerable: true, get: throwOwn }),
  'a list whose first is a getter that throws': () =>
    Object.defineProperty([0, 0], '0', { enumerable: true, get: throwOwn }),
  'a proxy that throws': () => new Proxy({}, throwing),
  'a proxy of a list that throws': () => new Proxy([0, 0], throwing),
  'a proxy of a function that throws': () => new Proxy(() => 0, throwing),
  'a proxy that throws when read': () => new Proxy({ x: 0, y: 0 }, { get: throwOwn }),
  'a proxy that throws when listed': () => new Proxy({ x: 0, y: 0 }, { ownKeys: throwOwn }),
  'a proxy that has everything': () => new Proxy({}, { get: () => 0, has: () => true }),
  'a proxy of a list that is a proxy all the way': () =>
    new Proxy([], { get: (_, key) => (key === 'length' ? 2 : []) }),
  'a revoked proxy': () => revoked({}),
  'a revoked proxy of a list': () => revoked([]),
  'a list of revoked proxies': () => [revoked({}), revoked([])],
  'an object whose toString throws': () => ({ toString: throwOwn, valueOf: throwOwn }),
  'an object that is a primitive': () => ({ [Symbol.toPrimitive]: () => 0 }),
  'an object whose toPrimitive throws': () => ({ [Symbol.toPrimitive]: throwOwn }),
  'an object whose toString is not a function': () => ({ toString: 1, valueOf: 1 }),
  'an object whose toJSON throws': () => ({ toJSON: throwOwn }),
  'an object with a tag that throws': () => Object.defineProperty({}, Symbol.toStringTag, { get: throwOwn }),
  'an object that calls itself a Uint8Array': () => ({ [Symbol.toStringTag]: 'Uint8Array', length: 3 }),
  'a thenable': () => withThen((resolve: (value: unknown) => void) => resolve(0)),
  'a thenable that throws': () => withThen(throwOwn),
  'a promise': () => Promise.resolve(0),
  'a generator that throws': () =>
    (function* () {
      yield [0, 0];
      throwOwn();
    })(),
  'an iterable whose iterator is not an object': () => ({ [Symbol.iterator]: () => 5 }),
  'an iterable whose iterator throws': () => ({ [Symbol.iterator]: throwOwn }),
  'an iterable whose next returns no object': () => ({ [Symbol.iterator]: () => ({ next: () => 5 }) }),
  'an iterable without next': () => ({ [Symbol.iterator]: () => ({}) }),
  'an iterable whose iterator is not a function': () => ({ [Symbol.iterator]: 5 }),
  'an iterable whose result throws': () => ({
    [Symbol.iterator]: () => ({
      next: () => Object.defineProperty({ done: false }, 'value', { get: throwOwn }),
    }),
  }),
  'a list nested ten thousand deep': () => nested(10_000, (inner) => [inner]),
  'an object nested ten thousand deep': () => nested(10_000, (inner) => ({ inner })),
  'an object in a circle': cyclic,
  'a Date': () => new Date(0),
  'an invalid Date': () => new Date(Number.NaN),
  'a RegExp': () => /x/g,
  'a Map': () => new Map([['x', 0]]),
  'a Set': () => new Set([0, 0]),
  'a WeakMap': () => new WeakMap(),
  'an Error': () => new Error('e'),
  'a KakoiError': () => new main.KakoiError('bad-option', 'e'),
  'a String': () => new String('A1'),
  'a Number': () => new Number(9),
  'a Boolean': () => new Boolean(true),
  'a URL': () => new URL('data:text/javascript,'),
  'an ArrayBuffer': () => new ArrayBuffer(8),
  'a detached ArrayBuffer': () => detached(new Uint8Array(8)).buffer,
  'a SharedArrayBuffer': () => new SharedArrayBuffer(8),
  'an empty Uint8Array': () => new Uint8Array(0),
  'a million bytes': () => new Uint8Array(1e6).fill(255),
  'a detached Uint8Array': () => detached(new Uint8Array(8)),
  'a shared Uint8Array': () => new Uint8Array(new SharedArrayBuffer(8)),
  'a Buffer': () => Buffer.from('(;SZ[9];B[aa])'),
  'a DataView': () => new DataView(new ArrayBuffer(8)),
  'a detached DataView': () => detached(new DataView(new ArrayBuffer(8))),
  'a Float64Array of NaN': () => new Float64Array([Number.NaN, Number.NaN]),
  'an Int16Array': () => new Int16Array(4),
  'a BigUint64Array': () => new BigUint64Array([1n, 1n]),
  'a BigInt64Array': () => new BigInt64Array([-1n, -1n]),
  'a detached BigUint64Array': () => detached(new BigUint64Array(2)),
  'a list of another realm': foreign('[0, 0]'),
  'an object of another realm': foreign('({ x: 0, y: 0 })'),
  'a Map of another realm': foreign('new Map()'),
  'bytes of another realm': foreign('new Uint8Array([40, 59, 41])'),
  'an Error of another realm': foreign('new Error("e")'),
  'a proxy of another realm that throws': foreign(
    'new Proxy({}, { get() { return 0; }, ownKeys() { return []; } })',
  ),
  'a Go board': () => main.GoBoard.fromDiagram('X.\n.O'),
  'a Go board of another entry': () => go.GoBoard.fromDiagram('X.\n.O'),
  'a set without points': () => main.PointSet.empty(5, 3),
  'a set of another size': () => main.PointSet.full(7, 5),
  'a set of another entry': () => go.PointSet.fromDiagram('#.\n.#'),
  'a LOA board': () => main.LoaBoard.start(),
  'a LOA board of another entry': () => loa.LoaBoard.start(),
  'a Senket board': () => main.SenketBoard.empty(5),
  'a game': () => new main.GoGame({ size: 3 }),
  'a copied board': () => structuredClone(main.GoBoard.fromDiagram('X.\n.O')),
  'a copied set': () => structuredClone(main.PointSet.full(3)),
  'the prototype of boards': () => main.GoBoard.prototype,
  ...Object.fromEntries(
    Object.entries(CLASSES).map(([name, prototype]) => [
      `what has the prototype of ${name} alone`,
      () => Object.create(prototype()),
    ]),
  ),
  'what inherits from a board': () => Object.create(main.GoBoard.fromDiagram('X.\n.O')),
  'what inherits from a set': () => Object.create(main.PointSet.full(3)),
  'what inherits from a LOA board': () => Object.create(main.LoaBoard.start()),
  'a proxy of a board': () => new Proxy(main.GoBoard.fromDiagram('X.\n.O'), {}),
  'a proxy of a set': () => new Proxy(main.PointSet.full(3), {}),
  'the class of boards': () => main.GoBoard,
  'the global object': () => globalThis,
  'an aborted signal': () => AbortSignal.abort(),
};

export const HOSTILE_VALUES: readonly HostileValue[] = [
  ...LITERALS.map((value) => ({
    name:
      typeof value === 'string'
        ? JSON.stringify(value)
        : Object.is(value, -0)
          ? '-0'
          : typeof value === 'bigint'
            ? `${value}n`
            : String(value),
    make: () => value,
  })),
  ...Object.entries(MADE).map(([name, make]) => ({ name, make })),
];

/** True when the error comes from the hostile value and not from the package. */
export function isOwn(error: unknown): boolean {
  if (error instanceof Own) return true;
  // The last two are the language's errors for a proxy of a board or a set, and for what has a prototype alone, which lack
  // the private members of the class.
  const own =
    /proxy that has been revoked|'ownKeys' on proxy|cannot be invoked without 'new'|^Receiver must be (an instance of )?class|^Cannot read private member/;
  return error instanceof TypeError && own.test(error.message);
}
