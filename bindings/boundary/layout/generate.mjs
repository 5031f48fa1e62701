// Writes what both sides of the boundary compile, from the descriptions beside this file:
//
//   NAME.h          constants, records and calls for bindings/boundary/wasm, and proof that the engine's enums have these numbers
//   NAME_wire.h     the calls as JavaScript makes them: numbers alone, each made what C++ takes
//   NAME_calls.cpp  their registration with embind
//   table.h         what tests-cpp/fuzz has to know to make them
//   NAME.ts         constants, words and fields of records for bindings/js (`#layout/NAME`)
//   NAME.readers.ts what reads the records there
//   calls.ts        the types of the calls
//
// Both sides carry a hash of the descriptions, by which init() tells an engine of another layout. Every build
// does this again, so none of it is committed:
//
//   node bindings/boundary/layout/generate.mjs [FOLDER]      default build/layout
//
// A description has
//
//   constants  NAME: [value, what it is, the engine's expression that must be equal]. A list of points is proven and
//              given to TypeScript alone.
//   enums      NAME: words in the order of their numbers; `is` the engine's enum, whose enumerators must be just these,
//              or `name` that of a new one.
//   flags      NAME: words for the bits of a number, the lowest first.
//   records    what the engine writes: `numbers`, a word each, then `sets`, as many words as the board has rows, then
//              `lists`, which C++ writes by itself. 'NAME: TYPE' are typed, as fieldsOf() in types.mjs has it.
//   types      parameters of the game's own, as types.mjs has those of all games: a position, say.
//   calls      NAME: [what it does, 'PARAMETERS → ANSWER, returns RESULT']. A parameter is named after its type, or
//              'NAME: TYPE': a type of types.mjs, an enum, flags, or bounds as in '0..15'. The answer is what it writes: a
//              record, or a shape that the fuzzer checks; 'mirrored' where a mirrored input gives the mirrored answer.
//   transfer   the header that reads the types from the input.
//
// All words are 32 bits, unsigned. A set is a word for each row, row 0 first; bit x of a word is column x.

import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import collection from './collection.mjs';
import core from './core.mjs';
import endings from './endings.mjs';
import go from './go.mjs';
import katago from './katago.mjs';
import loa from './loa.mjs';
import { camel, pascal, prefix, snake, upper } from './names.mjs';
import play from './play.mjs';
import reading from './reading.mjs';
import senket from './senket.mjs';
import sets from './sets.mjs';
import { callsOf, fieldsOf } from './types.mjs';

const games = [core, sets, go, loa, senket, reading, endings, play, collection, katago];
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** A number for what the descriptions say, comments left out (FNV-1a of 28 bits). */
const version = (() => {
  const bare = games.map(({ constants = {}, calls, ...rest }) => [
    rest,
    Object.entries(constants).map(([name, [value]]) => [name, value]),
    Object.entries(calls).map(([name, [, signature]]) => [name, signature]),
  ]);
  const text = JSON.stringify(bare, (key, value) => (key === 'about' ? undefined : value));
  const hash = [...text].reduce((sum, c) => Math.imul(sum ^ c.codePointAt(0), 0x01000193), 0x811c9dc5);
  return hash >>> 4;
})();

const CPP_TYPES = { int: 'int', word: 'std::uint32_t', bool: 'bool', double: 'double', void: 'void' };
const TS_TYPES = { int: 'number', word: 'number', bool: 'boolean', double: 'number', void: 'void' };

/** The lines of a comment, `mark` before each. */
function comment(text, mark, width) {
  const lines = [''];
  for (const word of text.split(' ')) {
    if (`${mark} ${lines.at(-1)} ${word}`.length > width) lines.push('');
    lines.push([lines.pop(), word].filter(Boolean).join(' '));
  }
  return lines.map((line) => `${mark} ${line}`);
}
const cppComment = (text, indent = '') => comment(text, `${indent}///`, 110);
const tsComment = (text, indent = '') => [
  `${indent}/**`,
  ...comment(text, `${indent} *`, 110),
  `${indent} */`,
];

function cppHeader(description) {
  const { includes, constants = {}, enums = {}, flags = {}, records = {} } = description;
  const own = prefix(description);
  const constant = (...names) => `k${own}${pascal(...names)}`;
  return [
    '#pragma once',
    '',
    '#include <cstdint>',
    '#include <iterator>  // std::size',
    '',
    ...includes.map((file) => `#include "${file}"`),
    '',
    'namespace kakoi::wasm {',
    ...(description === core
      ? [
          '',
          ...cppComment('As LAYOUT_VERSION.'),
          `inline constexpr std::uint32_t kLayoutVersion = ${version};`,
        ]
      : []),
    ...Object.entries(constants).flatMap(([name, [value, about, equals]]) => {
      if (Array.isArray(value)) {
        const equal = value.map(([x, y], i) => ` && ${equals}[${i}] == Point{${x}, ${y}}`);
        return ['', `static_assert(std::size(${equals}) == ${value.length}${equal.join('')});`];
      }
      const type = value > 0x7fffffff ? 'std::uint32_t' : 'int';
      return [
        '',
        ...cppComment(about),
        `inline constexpr ${type} ${constant(name)} = ${value};`,
        ...(equals ? [`static_assert(${equals} == ${constant(name)});`] : []),
      ];
    }),
    ...Object.values(enums).flatMap(({ is, name, about, words }) =>
      is
        ? cppProof(is, words)
        : [
            '',
            ...cppComment(about),
            cppEnum(`enum class ${own}${name} : std::uint8_t`, 'k', words, (i) => i),
          ],
    ),
    ...Object.values(flags).flatMap(({ name, about, words }) => [
      '',
      ...cppComment(about),
      cppEnum(`enum ${own}${name} : std::uint32_t`, `k${own}`, words, (i) => 2 ** i),
    ]),
    ...Object.entries(records).flatMap(([name, record]) =>
      cppRecord(own + name, record.about, fieldsOf(description, record)),
    ),
    '',
    ...cppComment(
      'What JavaScript calls. A definition must say calls:: before its name, so that the compiler holds it against this.',
    ),
    'namespace calls {',
    ...callsOf(description).flatMap(({ name, about, parameters, isSet, result, writer }) => {
      const taken = parameters.flatMap(({ cpp, name }) => (cpp ? `${cpp} ${snake(name)}` : []));
      return [
        '',
        ...cppComment(about),
        `${isSet ? 'PointSet' : result.cpp} ${snake(name)}(${[...taken, ...(writer ? ['Writer& writer'] : [])].join(', ')});`,
      ];
    }),
    '',
    '}  // namespace calls',
    '}  // namespace kakoi::wasm',
  ];
}

function cppEnum(head, start, words, numberOf) {
  return [`${head} {`, ...words.map((word, i) => `  ${start}${pascal(word)} = ${numberOf(i)},`), '};'].join(
    '\n',
  );
}

/** A switch without default, which compilers hold against the enum: it must have these enumerators and no other. */
function cppProof(type, words) {
  return [
    '',
    '#pragma GCC diagnostic push',
    '#pragma GCC diagnostic error "-Wswitch"',
    `constexpr int layout_number(${type} value) {`,
    '  switch (value) {',
    ...words.map((word, i) => `    case ${type}::k${pascal(word)}: return ${i};`),
    '  }',
    '  return -1;',
    '}',
    '#pragma GCC diagnostic pop',
    ...words.map((word) => {
      const value = `${type}::k${pascal(word)}`;
      return `static_assert(static_cast<int>(${value}) == layout_number(${value}));`;
    }),
  ];
}

function cppRecord(name, about, { numbers, sets }) {
  const indices = (of) => of.map(({ name: field }, i) => `  static constexpr int k${pascal(field)} = ${i};`);
  return [
    '',
    ...cppComment(about),
    `struct ${name} {`,
    ...cppComment('How many numbers it has, and how many sets after them; the index of each set.', '  '),
    `  static constexpr int kNumbers = ${numbers.length};`,
    `  static constexpr int kSets = ${sets.length};`,
    ...indices(sets),
    `  static constexpr int words(int height) { return kNumbers + kSets * height; }`,
    '',
    ...numbers.map(({ name: field }) => `  Word ${snake(field)};`),
    ...sets.map(({ name: field }) => `  const PointSet& ${snake(field)};`),
    '',
    '  void write(Writer& writer) const {',
    ...numbers.map(({ name: field }) => `    writer.word(${snake(field)});`),
    ...sets.map(({ name: field }) => `    writer.set(${snake(field)});`),
    '  }',
    '};',
  ];
}

/** The calls as numbers alone, which is what embind converts at no cost. */
function cppWire(description) {
  const functions = callsOf(description).flatMap(({ name, parameters, isSet, writer, result }) => {
    const rows = parameters.flatMap(({ rows }) => rows ?? []);
    const taken = parameters.flatMap(({ wire, numbers }) =>
      numbers.map((number, i) => `${CPP_TYPES[wire[i]]} ${snake(number)}`),
    );
    const given = parameters.flatMap(({ name, local, cpp, numbers, at, convert }) =>
      local
        ? name
        : cpp
          ? convert(
              numbers.map((number) => snake(number)),
              at,
            )
          : [],
    );
    const made = `calls::${snake(name)}(${[...given, ...(writer ? ['writer'] : [])].join(', ')})`;
    return [
      '',
      `inline ${CPP_TYPES[result.wire]} ${snake(name)}(${taken.join(', ')}) {`,
      ...parameters.flatMap(({ check, numbers }) =>
        check ? `  assert(${check(numbers.map((number) => snake(number)))});` : [],
      ),
      ...parameters.flatMap(({ local }) => (local ? `  ${local}` : [])),
      ...(writer ? [`  Writer writer(${['output', ...rows].join(', ')});`] : []),
      isSet
        ? `  ${made}.store(output, ${rows[0]});`
        : `  ${result.cpp === 'void' ? '' : 'return '}${result.convert(made)};`,
      '}',
    ];
  });
  return [
    '#pragma once',
    '',
    '#include <cassert>',
    '',
    `#include "layout/${description.game}.h"`,
    `#include "${description.transfer}"`,
    '',
    'namespace kakoi::wasm::wire {',
    ...functions,
    '',
    '}  // namespace kakoi::wasm::wire',
  ];
}

function cppCalls({ game, calls }) {
  return [
    '#include <emscripten/bind.h>',
    '',
    `#include "layout/${game}_wire.h"`,
    '',
    `EMSCRIPTEN_BINDINGS(${game}) {`,
    ...Object.keys(calls).map(
      (name) => `  emscripten::function("${name}", kakoi::wasm::wire::${snake(name)});`,
    ),
    ...(game === 'core' ? ['  emscripten::constant("layoutVersion", kakoi::wasm::kLayoutVersion);'] : []),
    '}',
  ];
}

/** The table of tests-cpp/fuzz: a row for each call. */
function fuzzTable() {
  const braces = (items) => `{${items.join(', ')}}`;
  return [
    '#pragma once',
    '',
    '#include "row.h"',
    '',
    ...games.map(({ game }) => `#include "layout/${game}_wire.h"`),
    '',
    'namespace kakoi::fuzz {',
    '',
    'inline const std::vector<Row> kTable = {',
    ...games.flatMap((description) =>
      callsOf(description).map(({ name, parameters, shape, mirrors }) => {
        const inputs = parameters.flatMap(({ input }) => (input ? `Input::${input}` : []));
        const draws = parameters.flatMap(({ draws }) => draws.map(braces));
        return `  ${braces([`"${name}"`, braces(inputs), braces(draws), `"${shape}"`, braces(mirrors), `as_row<wasm::wire::${snake(name)}>`])},`;
      }),
    ),
    '};',
    '',
    '}  // namespace kakoi::fuzz',
  ];
}

function tsModule(description) {
  const { game, constants = {}, enums = {}, flags = {}, records = {} } = description;
  const list = (values) =>
    `[${values.map((value) => JSON.stringify(value).replaceAll('"', "'")).join(', ')}]`;
  const number = (name, value) => `export const ${name} = ${value};`;
  const lines = [
    ...(game === 'core'
      ? [
          ...tsComment('A number for the whole layout, which the engine carries too.'),
          number('LAYOUT_VERSION', version),
        ]
      : []),
    ...Object.entries(constants).flatMap(([name, [value, about]]) => [
      '',
      ...tsComment(about),
      number(name, Array.isArray(value) ? `${list(value)} as const` : value),
    ]),
    ...Object.entries({ ...enums, ...flags }).flatMap(([name, { about, words }]) => [
      '',
      ...(about ? tsComment(about) : []),
      number(name, `${list(words)} as const`),
    ]),
    ...Object.entries(records).flatMap(([name, record]) => {
      const { numbers, sets } = fieldsOf(description, record);
      return [
        '',
        ...tsComment(
          `${record.about} ${numbers.length} numbers, then ${sets.length} sets, each by its index.`,
        ),
        number(upper(name, 'NUMBERS'), numbers.length),
        number(upper(name, 'SETS'), sets.length),
        ...[...numbers.entries(), ...sets.entries()].map(([i, field]) => number(upper(name, field.name), i)),
      ];
    }),
  ];
  const names = lines.flatMap((line) => /^export const (\w+)/.exec(line)?.[1] ?? []);
  const double = names.find((name, i) => names.indexOf(name) !== i);
  if (double) throw new Error(`the layout of ${game} says twice what ${double} is`);
  return lines;
}

/** A function for each record that reads its fields and what follows them; apart, as it knows the package's Reader. */
function tsReaders(description) {
  const { game, records = {} } = description;
  const readers = Object.entries(records).flatMap(([name, record]) => {
    const fields = Object.values(fieldsOf(description, record)).flat();
    return [
      '',
      ...tsComment(record.about),
      `export function ${camel(name)}Of(reader: Reader) {`,
      ...fields.map(({ name, read }) => `  const ${name} = ${read};`),
      `  return { ${fields.map(({ name }) => name).join(', ')} };`,
      '}',
    ];
  });
  const words = new Set(readers.flatMap((line) => /oneOf\((\w+)\)/.exec(line)?.[1] ?? []));
  return [
    ...(words.size > 0 ? [`import { ${[...words].join(', ')} } from '#layout/${game}';`] : []),
    "import type { Reader } from '../../bindings/js/core/reader.js';",
    ...readers,
  ];
}

function tsCalls() {
  return [
    '/** The functions of bindings/boundary/wasm. Sets and positions travel through the transfer buffer. */',
    'export interface EngineCalls {',
    ...tsComment('As LAYOUT_VERSION.', '  '),
    '  readonly layoutVersion: number;',
    ...games.flatMap((description) =>
      callsOf(description).flatMap(({ name, about, parameters, result }) => {
        const numbers = parameters.flatMap(({ numbers, wire }) =>
          numbers.map((number, i) => `${number}: ${TS_TYPES[wire[i]]}`),
        );
        return [...tsComment(about, '  '), `  ${name}(${numbers.join(', ')}): ${TS_TYPES[result.wire]};`];
      }),
    ),
    '}',
  ];
}

/**
 * Writes a file unless it is up to date already: two builds may run at once, and nothing is recompiled
 * needlessly.
 */
function write(file, lines) {
  const text = ['// Made by bindings/boundary/layout/generate.mjs.', '', ...lines, ''].join('\n');
  let before;
  try {
    before = readFileSync(file, 'utf8');
  } catch {} // not there yet
  if (text !== before) writeFileSync(file, text);
}

/** Writes everything into a folder. */
export function writeLayout(folder = join(root, 'build/layout')) {
  mkdirSync(folder, { recursive: true });
  for (const description of games) {
    const { game } = description;
    write(join(folder, `${game}.h`), cppHeader(description));
    write(join(folder, `${game}_wire.h`), cppWire(description));
    write(join(folder, `${game}_calls.cpp`), cppCalls(description));
    write(join(folder, `${game}.ts`), tsModule(description));
    write(join(folder, `${game}.readers.ts`), tsReaders(description));
  }
  write(join(folder, 'calls.ts'), tsCalls());
  write(join(folder, 'table.h'), fuzzTable());
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) writeLayout(process.argv[2]);
