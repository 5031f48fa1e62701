/** Objects of the package show the members that their types declare, and nothing else. */

import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../support/run.js';

/** The entries with classes, and the classes among their exports. */
const CLASSES = {
  index: [
    'GoBoard',
    'GoGame',
    'KakoiError',
    'LoaBoard',
    'LoaGame',
    'PointSet',
    'ScalarMap',
    'SenketBoard',
    'SenketGame',
  ],
  pictures: ['CanvasPainter'],
  board: ['BoardView', 'KakoiBoardElement'],
  game: ['KakoiGameElement'],
  problem: ['KakoiProblemElement', 'ProblemGame'],
  worker: ['WorkerPool'],
};

/** The browser calls these by their names. */
const CALLED_BY_BROWSER = ['attributeChangedCallback', 'connectedCallback', 'disconnectedCallback'];

type Entry = keyof typeof CLASSES;
type Class = abstract new (...options: never[]) => object;

const files = Object.fromEntries(
  Object.keys(CLASSES).map((entry) => [entry, join(root, `dist/${entry}.d.cts`)]),
) as Record<Entry, string>;

/** The names that a class declares, its bases of the package included: those of fields, and those of methods. */
let declared: (entry: Entry, name: string) => Record<'all' | 'methods' | 'statics', string[]>;

beforeAll(() => {
  const program = ts.createProgram(Object.values(files), {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.Node16,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
  });
  const checker = program.getTypeChecker();
  const isOwn = (member: ts.Symbol) =>
    member.declarations?.some((at) => !program.isSourceFileDefaultLibrary(at.getSourceFile())) ?? false;
  const named = (members: ts.Symbol[]) =>
    members.filter((member) => isOwn(member) && !/^(#|__@|prototype$)/.test(member.name));
  const names = (members: ts.Symbol[]) => members.map(({ name }) => name).sort();
  declared = (entry, name) => {
    const file = checker.getSymbolAtLocation(program.getSourceFile(files[entry])!)!;
    const found = checker.getExportsOfModule(file).find((exported) => exported.name === name)!;
    const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    const members = named(checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)));
    const onPrototype = ts.SymbolFlags.Method | ts.SymbolFlags.Accessor;
    return {
      all: names(members),
      methods: names(members.filter(({ flags }) => flags & onPrototype)),
      statics: names(named(checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)))),
    };
  };
});

/** The names along a chain of prototypes, up to the classes of the language and the browser. */
function namesAlong(start: object): string[] {
  const names = new Set<string>();
  const ends: unknown[] = [null, Object.prototype, Function.prototype, Error, Error.prototype];
  for (let at = start; !ends.includes(at); at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  return [...names].filter((name) => !CALLED_BY_BROWSER.includes(name)).sort();
}

const without = (names: string[], others: string[]) => names.filter((name) => !others.includes(name));

describe.each(Object.keys(CLASSES) as Entry[])('kakoi/%s', (entry) => {
  let api: Record<string, unknown>;
  beforeAll(async () => {
    api = await import(join(root, `dist/${entry}.mjs`));
  });

  test('has these classes', () => {
    const isClass = (value: unknown) => /^class\b/.test(`${value}`);
    expect(
      Object.keys(api)
        .filter((name) => isClass(api[name]))
        .sort(),
    ).toEqual(CLASSES[entry]);
  });

  test.each(CLASSES[entry])('%s has the members of its type', (name) => {
    const { all, methods, statics } = declared(entry, name);
    const made = api[name] as Class;
    const members = without(namesAlong(made.prototype), ['constructor']);
    expect(without(members, all)).toEqual([]);
    expect(without(methods, members)).toEqual([]);
    expect(without(namesAlong(made), ['length', 'name', 'prototype'])).toEqual(without(statics, ['name']));
  });
});

test('games and nodes keep nothing else on themselves', async () => {
  const { GoGame, init, LoaGame, SenketGame } = await import('kakoi');
  await init();
  expect(Reflect.ownKeys(new GoGame())).toEqual([]);
  expect(Reflect.ownKeys(new LoaGame())).toEqual(['rules']);
  expect(Reflect.ownKeys(new SenketGame())).toEqual([]);
  expect(Reflect.ownKeys(new GoGame().tree)).toEqual(['data', 'children']);
});
