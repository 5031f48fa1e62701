/**
 * Options and other plain data are read once: what answers differently the second time, a getter or a proxy, is checked and
 * then used as it was checked. Every plain object and list in the example of every export is counted.
 */

import type { Finding, Fuzzer } from './fuzzer.js';
import { CALLEES, type Callee, called, endPool, isPlain, type Path, places, replaced } from './hostile.js';

/** Members of lists that say nothing about what is in them. */
const OF_LISTS = ['length', 'constructor'];

/** The value with every read of its members counted in the map, by name. */
function counted(value: object, reads: Map<string, number>): object {
  return new Proxy(value, {
    get(target, key) {
      if (Object.hasOwn(target, key) && !OF_LISTS.includes(String(key)))
        reads.set(String(key), (reads.get(String(key)) ?? 0) + 1);
      return Reflect.get(target, key);
    },
  });
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value);

/** Entries that draw: a shape that changes while it is drawn is drawn as it comes. */
const DRAWING = ['kakoi/pictures', 'kakoi/board', 'kakoi/svg'];

const CASES: readonly (readonly [callee: Callee, path: Path])[] = CALLEES.filter(
  ({ entry }) => !DRAWING.includes(entry),
).flatMap((callee) => {
  const given = callee.arguments(callee.receiver());
  return places(given)
    .filter((path) => path.length > 0 && isPlain(at(given, path)))
    .map((path) => [callee, path] as const);
});

const caseOf = (seed: number) => CASES[seed % CASES.length]!;

function describe(seed: number): string {
  const [{ entry, name }, path] = caseOf(seed);
  return `${entry}: ${name} with arguments[${path.map(String).join('][')}] counted`;
}

async function run(seed: number): Promise<Finding | null> {
  const [callee, path] = caseOf(seed);
  const receiver = callee.receiver();
  const reads = new Map<string, number>();
  const given = callee.arguments(receiver);
  const counting = replaced(given, path, counted(at(given, path) as object, reads));
  await called(callee, receiver, counting as unknown[]).catch(() => undefined); // the hostile fuzzer looks at errors
  const twice = [...reads].filter(([, times]) => times > 1);
  if (twice.length === 0) return null;
  const fault = `reads ${twice.map(([key, times]) => `${key} ${times} times`).join(', ')}`;
  return { key: `${callee.name}: ${fault}`, details: `${describe(seed)}: ${fault}` };
}

export const readOnce: Fuzzer = {
  name: 'read-once',
  fixedCases: CASES.length,
  share: 1,
  describe,
  run,
  close: endPool,
};
