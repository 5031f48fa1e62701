/**
 * Go games as SGF text: the main line of the first game, as plain data both ways.
 */

import { parseCompressedVertices } from '@sabaki/sgf/src/helper.js';
import { show } from '../core/errors.js';
import { type GameInfo, readInfo, writeInfo } from '../core/game-info.js';
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
import { toSgf } from '../core/vertex.js';
import type { Move } from './move.js';
import type { GoRules, RulesName } from './rules.js';
import { goRules, RULES_NAMES, sameButKomi } from './rules.js';

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

/**
 * The main line of the first game in the text. Property names of old files are understood ('Black[pd]'). A
 * size that is missing is 19; a komi that is missing or no number is that of the rules; rules that are
 * missing or unknown are Japanese. Throws 'bad-sgf' with line and column.
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

function points(name: string, vertices: readonly Vertex[]): string {
  return vertices.length === 0 ? '' : name + vertices.map((vertex) => `[${toSgf(vertex)}]`).join('');
}
