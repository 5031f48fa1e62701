/**
 * Go games as SGF text: the main line of the first game, as plain data both ways.
 *
 * moo cuts the text into tokens; escapes and compressed points are @sabaki/sgf's. Its own tokeniser and
 * parser are not used: the first record that a program reads took them four times as long as moo (7 ms
 * against 2 ms for 250 moves), and the parser accepts broken text and nests as deep as the game does. Here
 * the tree is walked without recursion and with the place of every value at hand. The library's module is
 * imported by path: its main file would bring encodings and the file system along.
 */

import { escapeString, parseCompressedVertices, unescapeString } from '@sabaki/sgf/src/helper.js';
import moo from 'moo';
import { KakoiError, show } from '../core/errors.js';
import type { Color, Vertex } from '../core/types.js';
import { MAX_SIZE } from '../core/validate.js';
import { version } from '../core/version.js';
import { toSgf } from '../core/vertex.js';
import type { Move } from './move.js';
import type { GoRules, RulesName } from './rules.js';
import { goRules, RULES_NAMES, sameButKomi } from './rules.js';

/** What a game record tells about the game; the result is the recorded one, not one counted here. */
export interface GoGameInfo {
  readonly black?: string;
  readonly white?: string;
  readonly blackRank?: string;
  readonly whiteRank?: string;
  readonly blackTeam?: string;
  readonly whiteTeam?: string;
  readonly event?: string;
  readonly round?: string;
  readonly date?: string;
  readonly place?: string;
  readonly gameName?: string;
  readonly source?: string;
  readonly annotator?: string;
  readonly result?: string;
}

/** Stones put and removed by hand, and the side to play from here where it is said. */
export interface SgfSetup {
  readonly empty: readonly Vertex[];
  readonly black: readonly Vertex[];
  readonly white: readonly Vertex[];
  readonly toPlay: Color | null;
}

export interface SgfGame {
  readonly width: number;
  readonly height: number;
  readonly rules: GoRules;
  /** The record's own words for the rules, kept because they may name none that kakoi knows. */
  readonly rulesText: string;
  readonly handicap: number;
  readonly info: GoGameInfo;
  readonly line: readonly (Move | SgfSetup)[];
}

const INFO_PROPERTIES: readonly (readonly [keyof GoGameInfo, string])[] = [
  ['gameName', 'GN'],
  ['event', 'EV'],
  ['round', 'RO'],
  ['date', 'DT'],
  ['place', 'PC'],
  ['black', 'PB'],
  ['blackRank', 'BR'],
  ['blackTeam', 'BT'],
  ['white', 'PW'],
  ['whiteRank', 'WR'],
  ['whiteTeam', 'WT'],
  ['result', 'RE'],
  ['source', 'SO'],
  ['annotator', 'AN'],
];

export const INFO_NAMES = INFO_PROPERTIES.map(([name]) => name);

const RULES_TEXT: Readonly<Record<RulesName, string>> = {
  japanese: 'Japanese',
  korean: 'Korean',
  chinese: 'Chinese',
  aga: 'AGA',
  'new-zealand': 'NZ',
  ing: 'GOE',
  'tromp-taylor': 'Tromp-Taylor',
};

/** How the words for rules begin in the wild, letters only. */
const RULES_PREFIXES: readonly (readonly [string, RulesName])[] = [
  ['jap', 'japanese'],
  ['kor', 'korean'],
  ['chin', 'chinese'],
  ['aga', 'aga'],
  ['nz', 'new-zealand'],
  ['newzealand', 'new-zealand'],
  ['goe', 'ing'],
  ['ing', 'ing'],
  ['tromp', 'tromp-taylor'],
];

/** Text of one line: SGF reads any white space in it as a blank; so are control characters here. */
export function simpleText(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** What RU says for these rules; '' when no rules of a name fit. */
export function rulesText(rules: GoRules): string {
  const name = RULES_NAMES.find((candidate) => sameButKomi(goRules(candidate), rules));
  return name === undefined ? '' : RULES_TEXT[name];
}

/** The text that names the preset in a record. */
export function presetText(name: RulesName): string {
  return RULES_TEXT[name];
}

// ───────────────────────────────────────────────────────────── reading

interface Value {
  readonly text: string;
  readonly pos: number;
}
interface Property {
  readonly name: string;
  readonly pos: number;
  readonly values: Value[];
}
type Node = Property[];

/**
 * The main line of the first game in the text. Property names of old files are understood ('Black[pd]'). A
 * size that is missing is 19; a komi that is missing or no number is that of the rules; rules that are
 * missing or unknown are Japanese. Throws 'bad-sgf' with line and column.
 */
export function readSgf(text: string): SgfGame {
  const fault = faultFinder(text);
  const nodes = mainLine(text, fault);

  const first = new Map<string, Value>();
  for (const node of nodes) {
    for (const { name, values } of node) {
      if (!first.has(name)) first.set(name, values[0] as Value);
    }
  }
  const textOf = (name: string) => simpleText(first.get(name)?.text ?? '');

  const kind = nodes[0]?.find(({ name }) => name === 'GM')?.values[0];
  if (kind !== undefined && kind.text.trim() !== '' && Number(kind.text) !== 1) {
    throw fault(kind.pos, `GM[1] is Go; this is a record of another game, ${show(kind.text)}`);
  }
  const [width, height] = readSize(first.get('SZ'), fault);

  const ruleWords = textOf('RU');
  const letters = ruleWords.toLowerCase().replace(/[^a-z]/g, '');
  const preset = RULES_PREFIXES.find(([prefix]) => letters.startsWith(prefix))?.[1] ?? 'japanese';
  const komi = Number.parseFloat(textOf('KM').replace(',', '.'));
  const handicap = Number.parseInt(textOf('HA'), 10);

  const info: Record<string, string> = {};
  for (const [name, property] of INFO_PROPERTIES) {
    const value = textOf(property);
    if (value !== '') info[name] = value;
  }
  return {
    width,
    height,
    rules: goRules(preset, Number.isFinite(komi) ? { komi } : {}),
    rulesText: ruleWords,
    handicap: handicap >= 2 && handicap <= width * height ? handicap : 0,
    info,
    line: nodes.flatMap((node) => readNode(node, width, height, fault)),
  };
}

/** Who resigned, when that is how the recorded result says the game ended. */
export function resignationIn(result: string | undefined): Color | null {
  const winner = /^([BW])\+R(esign)?$/i.exec(result ?? '')?.[1]?.toUpperCase();
  return winner === undefined ? null : winner === 'B' ? 'white' : 'black';
}

type Fault = (pos: number, message: string) => KakoiError;

function faultFinder(text: string): Fault {
  return (pos, message) => {
    const lines = text.slice(0, pos).split(/\r\n|\n\r|\n|\r/);
    const column = (lines.at(-1) as string).length + 1;
    return new KakoiError('bad-sgf', `line ${lines.length}, column ${column}: ${message}`);
  };
}

/** The nodes of the main line. The variations are walked too, for their brackets, but not kept. */
function mainLine(text: string, fault: Fault): Node[] {
  if (typeof text !== 'string') {
    throw new KakoiError('bad-sgf', `line 1, column 1: SGF must be a string, not ${show(text)}`);
  }
  const start = text.search(/\(\s*;/);
  if (start < 0) throw fault(0, `no game record, which begins with '(;', in ${show(text)}`);

  const nodes: Node[] = [];
  // For each open tree: whether it is on the main line, how many nodes it has, whether a variation has begun.
  const open: { main: boolean; nodes: number; branched: boolean }[] = [];
  let node: Node | null = null;
  let property: Property | null = null;

  const lexer = newLexer().reset(text.slice(start));
  for (;;) {
    const token = lexer.next();
    if (token === undefined) throw fault(text.length, "the text ends inside a game: ')' is missing");
    const pos = start + token.offset;
    const tree = open.at(-1);

    if (token.type === 'value') {
      if (property === null) throw fault(pos, `the value ${show(token.value)} belongs to no property`);
      property.values.push({ text: unescaped(token.value.slice(1, -1)), pos });
      continue;
    }
    if (token.type === 'space') continue;
    if (token.value.startsWith('[')) throw fault(pos, "the value that begins here has no closing ']'");
    if (property?.values.length === 0) throw fault(property.pos, 'a property without a value');
    if (token.type === 'name') {
      if (node === null) throw fault(pos, `${show(token.value)} stands outside a node: ';' expected`);
      property = { name: token.value.replace(/[a-z]/g, ''), pos, values: [] };
      node.push(property);
    } else if (token.type === 'node') {
      if (tree === undefined || tree.branched) throw fault(pos, 'a node cannot follow a variation');
      tree.nodes++;
      property = null;
      node = [];
      if (tree.main) nodes.push(node);
    } else if (token.type === 'open') {
      if (tree !== undefined && tree.nodes === 0) throw fault(pos, "';' expected after '('");
      open.push({ main: tree === undefined || (tree.main && !tree.branched), nodes: 0, branched: false });
      if (tree !== undefined) tree.branched = true;
      property = node = null;
    } else if (token.type === 'close') {
      if (tree === undefined || tree.nodes === 0) throw fault(pos, "';' expected after '('");
      property = node = null;
      open.pop();
      if (open.length === 0) break;
    } else {
      const character = String.fromCodePoint(token.value.codePointAt(0) as number);
      throw fault(pos, `${show(character)} has no meaning here`);
    }
  }

  // Whatever follows the first game is not read, but one bracket too many means that it has ended too early.
  let next = lexer.next();
  while (next?.type === 'space') next = lexer.next();
  if (next?.type === 'close') throw fault(start + next.offset, "')' closes nothing");
  return nodes.map(namedProperties);
}

/** Cuts SGF into tokens. Made when it is needed, because importing the package does no work. */
function newLexer(): moo.Lexer {
  return moo.compile({
    space: { match: /\s+/, lineBreaks: true },
    open: '(',
    close: ')',
    node: ';',
    name: /[A-Za-z][A-Za-z0-9]*/, // digits: FF[1] to FF[3]
    value: { match: /\[[^\\\]]*(?:\\[\s\S][^\\\]]*)*\]/, lineBreaks: true },
    other: moo.error, // and everything after it, in one token
  });
}

/** The text of a value; most have nothing in them that must be unescaped. */
function unescaped(text: string): string {
  return /[\\\r]/.test(text) ? unescapeString(text) : text;
}

/** Without the names of small letters only, which say nothing; a name that comes twice is taken as one. */
function namedProperties(node: Node): Node {
  if (node.length <= 1) return node.filter(({ name }) => name !== '');
  const merged = new Map<string, Property>();
  for (const property of node) {
    const earlier = merged.get(property.name);
    if (earlier === undefined) merged.set(property.name, property);
    else for (const value of property.values) earlier.values.push(value);
  }
  merged.delete('');
  return [...merged.values()];
}

function readSize(value: Value | undefined, fault: Fault): [width: number, height: number] {
  if (value === undefined) return [19, 19];
  const sides = /^\s*(\d+)\s*(?::\s*(\d+)\s*)?$/.exec(value.text);
  if (sides === null)
    throw fault(value.pos, `SZ must be a number or two with a colon, not ${show(value.text)}`);
  const width = Number(sides[1]);
  const height = Number(sides[2] ?? sides[1]);
  if (width < 1 || height < 1 || width > MAX_SIZE || height > MAX_SIZE) {
    throw fault(value.pos, `boards have 1 to ${MAX_SIZE} lines, not ${show(value.text)}`);
  }
  return [width, height];
}

/** What the node does, set-up before moves. (A node should do one of the two; real files mix them.) */
function readNode(node: Node, width: number, height: number, fault: Fault): (Move | SgfSetup)[] {
  const moves: Move[] = [];
  const setup = {
    empty: [] as Vertex[],
    black: [] as Vertex[],
    white: [] as Vertex[],
    toPlay: null as Color | null,
  };
  let changes = false;
  const place = (points: Vertex[], values: readonly Value[]) => {
    changes = true;
    for (const value of values) {
      for (const point of readPoints(value, width, height, fault)) points.push(point);
    }
  };

  for (const { name, values } of node) {
    if (name === 'B' || name === 'W') {
      const [value, surplus] = values as [Value, Value?];
      if (surplus !== undefined) throw fault(surplus.pos, `${name} takes one point only`);
      moves.push({ color: name === 'B' ? 'black' : 'white', vertex: readMove(value, width, height, fault) });
    } else if (name === 'AB') {
      place(setup.black, values);
    } else if (name === 'AW') {
      place(setup.white, values);
    } else if (name === 'AE') {
      place(setup.empty, values);
    } else if (name === 'PL') {
      const letter = (values[0] as Value).text.trim().charAt(0).toLowerCase();
      setup.toPlay = letter === 'b' ? 'black' : letter === 'w' ? 'white' : null;
      changes ||= setup.toPlay !== null;
    }
  }
  return changes ? [setup, ...moves] : moves;
}

function readMove(value: Value, width: number, height: number, fault: Fault): Vertex | null {
  const text = value.text.trim();
  if (text === '' || (text === 'tt' && width <= 19 && height <= 19)) return null;
  const points = readPoints(value, width, height, fault);
  if (points.length !== 1) throw fault(value.pos, `a move is one point, not ${show(value.text)}`);
  return points[0] as Vertex;
}

/** A point, or a rectangle 'aa:cc' of points; nothing for the empty value. */
function readPoints(value: Value, width: number, height: number, fault: Fault): Vertex[] {
  const text = value.text.trim();
  if (text === '') return [];
  if (!/^[a-z]{2}(:[a-z]{2})?$/i.test(text)) throw fault(value.pos, `${show(value.text)} is no point`);
  const points = parseCompressedVertices(text);
  if (points.some(([x, y]) => x >= width || y >= height)) {
    throw fault(value.pos, `${show(value.text)} is outside the ${width}×${height} board`);
  }
  return points;
}

// ───────────────────────────────────────────────────────────── writing

const NODES_PER_LINE = 10;

/**
 * The game as SGF (FF[4], UTF-8): the set-up that opens the line goes into the root node, passes are written
 * [].
 */
export function writeSgf(game: SgfGame): string {
  const [opening] = game.line;
  const startsWithSetup = opening !== undefined && 'toPlay' in opening;
  const size = game.width === game.height ? `${game.width}` : `${game.width}:${game.height}`;

  let root = `;FF[4]GM[1]CA[UTF-8]AP[kakoi:${version}]SZ[${size}]KM[${game.rules.komi}]`;
  if (game.rulesText !== '') root += property('RU', game.rulesText);
  if (game.handicap > 0) root += `HA[${game.handicap}]`;
  for (const [name, sgfName] of INFO_PROPERTIES) {
    const value = game.info[name];
    if (value !== undefined) root += property(sgfName, value);
  }
  if (startsWithSetup) root += writeSetup(opening);

  const nodes = (startsWithSetup ? game.line.slice(1) : game.line).map((item) =>
    'toPlay' in item ? `;${writeSetup(item)}` : `;${writeMove(item)}`,
  );
  const lines = [root];
  for (let i = 0; i < nodes.length; i += NODES_PER_LINE)
    lines.push(nodes.slice(i, i + NODES_PER_LINE).join(''));
  return `(${lines.join('\n')})\n`;
}

function writeMove({ color, vertex }: Move): string {
  return `${color === 'black' ? 'B' : 'W'}[${vertex === null ? '' : toSgf(vertex)}]`;
}

function writeSetup({ empty, black, white, toPlay }: SgfSetup): string {
  const player = toPlay === null ? '' : `PL[${toPlay === 'black' ? 'B' : 'W'}]`;
  return points('AE', empty) + points('AB', black) + points('AW', white) + player;
}

function points(name: string, vertices: readonly Vertex[]): string {
  return vertices.length === 0 ? '' : name + vertices.map((vertex) => `[${toSgf(vertex)}]`).join('');
}

function property(name: string, text: string): string {
  return `${name}[${escapeString(text)}]`;
}
