// The types of a call's parameters and results: how JavaScript's numbers become what C++ takes, which numbers they may
// be, and what the fuzzer draws for them.
//
// A type that takes several numbers names them. One that is read from the input says how many words it takes there; the
// first parameter that is read lies at word 0, and each begins where the one before it ends.

import core from './core.mjs';
import { camel, prefix } from './names.mjs';

/** A whole number as it is; `draw` is how the fuzzer finds one. */
const whole = (draw, least = 0, most = 0) => ({ wire: ['int'], cpp: 'int', draws: [[draw, least, most]] });
const range = (least, most) => ({
  ...whole('kRange', least, most),
  check: ([number]) => `${number} >= ${least} && ${number} <= ${most}`,
});
/** A range of which tests try what they can wait for. */
const effort = (least, most) => whole('kRange', least, most);
const point = (draw, convert) => ({
  ...whole(draw),
  cpp: 'Point',
  convert: ([number]) => `${convert}(${number})`,
});

const set = {
  cpp: 'const PointSet&',
  input: 'kSet',
  words: 'grid.height',
  convert: (_, at) => `PointSet::load(${at}, grid.height)`,
};

const PARAMETERS = {
  grid: {
    numbers: ['width', 'height'],
    wire: ['int', 'int'],
    cpp: 'const Grid&',
    draws: [['kWidth'], ['kHeight']],
    local: 'const Grid grid(width, height);',
    rows: 'grid.height',
  },
  set,
  points: { ...set, input: 'kNonEmptySet' },
  flag: { ...whole('kRange', 0, 1), wire: ['bool'], cpp: 'bool' },
  connectivity: {
    ...whole('kConnectivity'),
    cpp: 'Connectivity',
    check: ([number]) => `${number} == 4 || ${number} == 8`,
    convert: ([number]) => `static_cast<Connectivity>(${number})`,
  },
  point: point('kPoint', 'to_point'),
  'point?': point('kPointOrNone', 'to_point_or_none'),
  'place?': point('kNotEnemysOrNone', 'to_point_or_none'),
  seed: {
    numbers: ['seedLow', 'seedHigh'], // 64-bit numbers would need BigInt at the boundary
    wire: ['word', 'word'],
    cpp: 'std::uint64_t',
    draws: [['kWord'], ['kWord']],
    convert: ([low, high]) => `std::uint64_t{${high}} << 32 | ${low}`,
  },
  square: range(0, 63),
  from: whole('kFrom'),
  to: whole('kTo'),
  index: whole('kIndexInSet'),
  count: whole('kCount'),
  firstMove: whole('kFirstMove'),
  fences: whole('kFences'),
  allFences: { ...whole('kAllFences'), wire: ['bool'], cpp: 'bool' },
  nodes: effort(1, 3000),
  playouts: effort(1, 3),
  plies: effort(0, 64),
  moves: effort(0, 2),
};

const RESULTS = {
  none: { cpp: 'void', wire: 'void' },
  int: { cpp: 'int', wire: 'int' },
  word: { cpp: 'std::uint32_t', wire: 'word' },
  double: { cpp: 'double', wire: 'double' },
  point: { cpp: 'Point', wire: 'word', convert: (value) => `to_word(${value})` },
};

/** Enums of all games that go by a shorter name. */
const ALIASES = { color: 'COLORS', symmetry: 'SYMMETRIES' };

/** The enum of that name, of the game or else of all games. */
function enumOf(description, type) {
  const name = ALIASES[type] ?? type;
  const owner = [description, core].find(({ enums }) => enums?.[name] !== undefined);
  if (owner === undefined) throw new Error(`the layout of ${description.game} knows no type '${type}'`);
  const { is, name: own, words } = owner.enums[name];
  return { cpp: is ?? prefix(owner) + own, words };
}

function resultOf(description, type) {
  if (Object.hasOwn(RESULTS, type)) return { convert: (value) => value, ...RESULTS[type] };
  return { ...enumOf(description, type), wire: 'int', convert: (value) => `static_cast<int>(${value})` };
}

function parameterType(description, type) {
  const known = description.types?.[type] ?? (Object.hasOwn(PARAMETERS, type) ? PARAMETERS[type] : undefined);
  if (known !== undefined) return known;
  const ends = /^(\w+)\.\.(\w+)$/.exec(type)?.slice(1);
  if (ends !== undefined) return range(...ends.map((end) => description.constants[end]?.[0] ?? Number(end)));
  const flags = description.flags?.[type];
  if (flags !== undefined) return range(0, 2 ** flags.words.length - 1);
  const { cpp, words } = enumOf(description, type);
  return { ...range(0, words.length - 1), cpp, convert: ([number]) => `static_cast<${cpp}>(${number})` };
}

/** 'ko: point?' as what its type says, its name, the names of its numbers, and where it is read from the input. */
function parameter(description, text, before) {
  const [name, typeName = name] = text.split(': ');
  const type = {
    wire: [],
    draws: [],
    convert: ([number]) => number,
    ...parameterType(description, typeName),
  };
  const at = ['input', ...before].join(' + ');
  if (type.words !== undefined) before.push(type.words);
  return { numbers: [name].slice(0, type.wire.length), ...type, name, at };
}

/** The types of fields, by how TypeScript reads them; an enum's words and another record are types too. */
const READS = {
  number: 'word()',
  flag: 'flag()',
  color: 'color()',
  point: 'point()',
  'point?': 'place()',
  set: 'set()',
};

function readOf({ enums, records }, type) {
  if (Object.hasOwn(READS, type)) return `reader.${READS[type]}`;
  if (enums?.[type] !== undefined) return `reader.oneOf(${type})`;
  if (records[type] === undefined) throw new Error(`no field is of the type '${type}'`);
  return `${camel(type)}Of(reader)`;
}

/**
 * The fields of a record: 'move: point?' among its numbers, its sets, and 'line: point[length]' among the lists behind
 * them, as many items as a number says. A number of no type is just that.
 */
export function fieldsOf(description, { numbers = [], sets = [], lists = [] }) {
  const field = (text, implied) => {
    const [name, type = implied] = text.split(': ');
    const [, item, count] = /^(.+)\[(\w+)\]$/.exec(type) ?? [];
    const read = readOf(description, item ?? type);
    return { name, read: item ? `reader.list(${count}, (reader) => ${read})` : read };
  };
  return {
    numbers: numbers.map((text) => field(text, 'number')),
    sets: sets.map((text) => field(text, 'set')),
    lists: lists.map((text) => field(text)),
  };
}

/**
 * Shapes that are one set, which C++ returns; all others it writes. The fuzzer checks them by these names: any of the
 * grid, a part of the one given, or empty points of the position.
 */
const ONE_SET = ['set', 'subset', 'emptyPoints'];

/** The calls of a description: 'TAKES → WRITES, returns RESULT' taken apart. */
export function callsOf(description) {
  return Object.entries(description.calls).map(([name, [about, signature]]) => {
    const [, takes, mirrored, shape = '', gives = 'none'] =
      /^(.*?) ?→(?: (mirrored )?(?!returns )(\w+))?,?(?: returns (\w+))?$/.exec(signature);
    const before = [];
    const parameters = takes
      .split(', ')
      .filter(Boolean)
      .map((text) => parameter(description, text, before));
    const isSet = ONE_SET.includes(shape);
    const { numbers = [], sets = isSet ? ['set'] : [] } =
      [description, core].find(({ records }) => records?.[shape])?.records[shape] ?? {};
    return {
      name,
      about,
      parameters,
      shape,
      isSet,
      mirrors: mirrored ? [numbers.length, sets.length] : [],
      result: resultOf(description, gives),
      writer: shape !== '' && !isSet,
    };
  });
}
