/**
 * Go games as SGF text: the main line of the first game, as plain data both ways.
 */

import { show } from '../core/errors.js';
import { type GameInfo, readInfo, writeInfo } from '../core/game-info.js';
import { type PointSet, setOfRows } from '../core/point-set.js';
import {
  type Fault,
  type Node,
  property,
  readRecord,
  type SgfKind,
  type Value,
  writeRecord,
} from '../core/sgf.js';
import type { Color, Vertex } from '../core/types.js';
import { MAX_SIZE } from '../core/validate.js';
import { fromSgf, sameVertex, toSgf } from '../core/vertex.js';
import { allocateWords } from '../core/words.js';
import type { Move } from './move.js';
import type { GoRules, RulesName } from './rules.js';
import { goRules, RULES_NAMES, sameButKomi } from './rules.js';

/** Stones put and removed by hand, in this order, and the side to play from here where it is said. */
export interface SgfSetup {
  /** Null where there is nothing to do. */
  readonly empty: PointSet | null;
  readonly black: PointSet | null;
  readonly white: PointSet | null;
  readonly toPlay: Color | null;
}

export interface SgfGame {
  readonly width: number;
  readonly height: number;
  readonly rules: GoRules;
  /** The record's own words for the rules, kept because they may name none that kakoi knows. */
  readonly rulesText: string;
  readonly handicap: number;
  readonly info: GameInfo;
  readonly line: readonly (Move | SgfSetup)[];
}

const GO: SgfKind = { number: 1, name: 'Go' };

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

/** What RU says for these rules; '' when they have no name. */
export function rulesText(rules: GoRules): string {
  const name = RULES_NAMES.find((candidate) => sameButKomi(goRules(candidate), rules));
  return name === undefined ? '' : RULES_TEXT[name];
}

/** The text that names the preset in a record. */
export function presetText(name: RulesName): string {
  return RULES_TEXT[name];
}

// ───────────────────────────────────────────────────────────── reading

/**
 * The main line of the first game in the text. Property names of old files are understood ('Black[pd]'). A
 * missing size is 19; a komi that is missing or not a number is that of the rules; missing or unknown
 * rules are Japanese. Throws 'bad-sgf' with line and column.
 */
export function readSgf(text: string): SgfGame {
  const record = readRecord(text, GO);
  const { nodes, fault } = record;
  const [width, height] = readSize(record.first('SZ'), fault);

  const ruleWords = record.text('RU');
  const letters = ruleWords.toLowerCase().replace(/[^a-z]/g, '');
  const preset = RULES_PREFIXES.find(([prefix]) => letters.startsWith(prefix))?.[1] ?? 'japanese';
  const komi = Number.parseFloat(record.text('KM').replace(',', '.'));
  const handicap = Number.parseInt(record.text('HA'), 10);

  return {
    width,
    height,
    rules: goRules(preset, Number.isFinite(komi) ? { komi } : {}),
    rulesText: ruleWords,
    handicap: handicap >= 2 && handicap <= width * height ? handicap : 0,
    info: readInfo(record),
    line: nodes.flatMap((node) => readNode(node, width, height, fault)),
  };
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
  let setup: SgfSetup = { empty: null, black: null, white: null, toPlay: null };
  let changes = false;
  const change = (part: Partial<SgfSetup>) => {
    changes = true;
    setup = { ...setup, ...part };
  };

  for (const { name, values } of node) {
    if (name === 'B' || name === 'W') {
      const [value, surplus] = values as [Value, Value?];
      if (surplus !== undefined) throw fault(surplus.pos, `${name} takes one point only`);
      moves.push({ color: name === 'B' ? 'black' : 'white', vertex: readMove(value, width, height, fault) });
    } else if (name === 'AB') {
      change({ black: readSet(values, width, height, fault) });
    } else if (name === 'AW') {
      change({ white: readSet(values, width, height, fault) });
    } else if (name === 'AE') {
      change({ empty: readSet(values, width, height, fault) });
    } else if (name === 'PL') {
      const letter = (values[0] as Value).text.trim().charAt(0).toLowerCase();
      if (letter === 'b' || letter === 'w') change({ toPlay: letter === 'b' ? 'black' : 'white' });
    }
  }
  return changes ? [setup, ...moves] : moves;
}

function readMove(value: Value, width: number, height: number, fault: Fault): Vertex | null {
  const text = value.text.trim();
  if (text === '' || (text === 'tt' && width <= 19 && height <= 19)) return null;
  const [first, last] = readCorners(value, width, height, fault);
  if (!sameVertex(first, last)) throw fault(value.pos, `a move is one point, not ${show(value.text)}`);
  return first;
}

/** All points of the values: a bit for each, because rectangles may cover one another again and again. */
function readSet(values: readonly Value[], width: number, height: number, fault: Fault): PointSet {
  const rows = allocateWords(height);
  for (const value of values) {
    if (value.text.trim() === '') continue;
    const [first, last] = readCorners(value, width, height, fault);
    const left = Math.min(first[0], last[0]);
    const right = Math.max(first[0], last[0]);
    const bottom = Math.max(first[1], last[1]);
    const columns = (0xffffffff >>> (MAX_SIZE - 1 - right + left)) << left;
    for (let y = Math.min(first[1], last[1]); y <= bottom; y++) rows[y] = (rows[y] as number) | columns;
  }
  return setOfRows(width, height, rows);
}

/** The ends of a point, or of a rectangle 'aa:cc' of points. */
function readCorners(value: Value, width: number, height: number, fault: Fault): [Vertex, Vertex] {
  const text = value.text.trim();
  if (!/^[a-z]{2}(:[a-z]{2})?$/i.test(text)) throw fault(value.pos, `${show(value.text)} is not a point`);
  const first = fromSgf(text);
  const last = text.length === 2 ? first : fromSgf(text.slice(3));
  if (Math.max(first[0], last[0]) >= width || Math.max(first[1], last[1]) >= height) {
    throw fault(value.pos, `${show(value.text)} is outside the ${width}×${height} board`);
  }
  return [first, last];
}

// ───────────────────────────────────────────────────────────── writing

/**
 * The game as SGF (FF[4], UTF-8): the set-up that opens the line goes into the root node, passes are written
 * [].
 */
export function writeSgf(game: SgfGame): string {
  const [opening] = game.line;
  const startsWithSetup = opening !== undefined && 'toPlay' in opening;
  const size = game.width === game.height ? `${game.width}` : `${game.width}:${game.height}`;

  let root = `SZ[${size}]KM[${game.rules.komi}]`;
  if (game.rulesText !== '') root += property('RU', game.rulesText);
  if (game.handicap > 0) root += `HA[${game.handicap}]`;
  root += writeInfo(game.info);
  if (startsWithSetup) root += writeSetup(opening);

  const line = startsWithSetup ? game.line.slice(1) : game.line;
  return writeRecord(
    GO,
    root,
    line.map((item) => ('toPlay' in item ? writeSetup(item) : writeMove(item))),
  );
}

function writeMove({ color, vertex }: Move): string {
  return `${color === 'black' ? 'B' : 'W'}[${vertex === null ? '' : toSgf(vertex)}]`;
}

function writeSetup({ empty, black, white, toPlay }: SgfSetup): string {
  const player = toPlay === null ? '' : `PL[${toPlay === 'black' ? 'B' : 'W'}]`;
  return points('AE', empty) + points('AB', black) + points('AW', white) + player;
}

function points(name: string, set: PointSet | null): string {
  return set === null || set.isEmpty ? '' : name + Array.from(set, (vertex) => `[${toSgf(vertex)}]`).join('');
}
