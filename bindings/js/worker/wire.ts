/**
 * Packs values for the way to workers and back. postMessage() copies plain data only: it drops the classes of
 * sets and boards, and would copy the whole slab of memory that their words are cut from.
 */

import { badOption, isPlain, KakoiError, show } from '../core/errors.js';
import { isSet, ROWS, setOfRows } from '../core/point-set.js';
import { isMap, ScalarMap } from '../core/scalar-map.js';
import type { Color } from '../core/types.js';
import { listOf } from '../core/validate.js';
import { type AnalysisWords, analysesOfWords } from '../go/analysis.js';
import { boardOfWords } from '../go/board.js';
import { GoGame, type GoGameJson } from '../go/game.js';
import { isBoard } from '../go/is-board.js';
import { POSITION } from '../go/position.js';
import { boardOfWords as loaBoardOfWords } from '../loa/board.js';
import { isLoaBoard } from '../loa/is-board.js';
import { POSITION as LOA_POSITION } from '../loa/position.js';
import { isGame } from '../records/record-game.js';
import { boardOfWords as senketBoardOfWords } from '../senket/board.js';
import { isSenketBoard } from '../senket/is-board.js';
import { POSITION as SENKET_POSITION } from '../senket/position.js';

/** The engine's output about some boards; unpacks to the list of their analyses. */
export class PackedAnalyses {
  readonly calls: readonly AnalysisWords[];

  constructor(calls: readonly AnalysisWords[]) {
    this.calls = calls;
  }
}

/** A value that is not plain data, tagged with its kind. */
type Packed =
  | {
      readonly kakoi: 'set' | 'board';
      readonly width: number;
      readonly height: number;
      readonly words: Uint32Array;
    }
  | { readonly kakoi: 'loa-board'; readonly toPlay: Color; readonly words: Uint32Array }
  | { readonly kakoi: 'senket-board'; readonly size: number; readonly words: Uint32Array }
  | {
      readonly kakoi: 'map';
      readonly width: number;
      readonly height: number;
      readonly values: ScalarMap['values'];
    }
  | SentGame
  | { readonly kakoi: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kakoi: 'analyses'; readonly calls: readonly AnalysisWords[] }
  | {
      readonly kakoi: 'error';
      readonly code: KakoiError['code'];
      readonly message: string;
      readonly reason?: string;
    };

/** A game on its way. It stays as it is: to play it over takes time, which the task has. */
export interface SentGame {
  readonly kakoi: 'go-game';
  readonly json: GoGameJson;
}

/** True for a game on its way, which nothing else can look like. */
export function isSentGame(value: unknown): value is SentGame {
  return typeof value === 'object' && value !== null && isPacked(value) && value.kakoi === 'go-game';
}

/** The deepest nesting accepted, more than any valid argument has. */
const DEEPEST = 16;

/**
 * The value as plain data; packs sets, boards, maps, games and KakoiErrors, alone or inside lists and
 * objects. Throws 'bad-option' for values that cannot be sent: functions, symbols, values that contain
 * themselves, and objects that unpack() would take for packed ones.
 */
export function pack(value: unknown, depth = 0): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') throw unsendable(value, '');
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) throw unsendable(value, ': it is nested too deeply, or holds itself');
  const packInner = (inner: unknown) => pack(inner, depth + 1);
  if (Array.isArray(value)) {
    return listOf(value, (item, i) => {
      if (!(i in value)) throw unsendable(value, ': it has holes'); // there may be billions of them
      return packInner(item);
    });
  }
  const known = packKnown(value);
  if (known !== undefined) return known;
  if (!isPlain(value)) throw unsendable(value, ': it is not a plain object');
  if (isPacked(value)) throw unsendable(value, ": the key 'kakoi' is reserved");
  return mapValues(value, packInner);
}

function unsendable(value: unknown, why: string): KakoiError {
  return badOption(`${show(value)} cannot be sent to a worker${why}`);
}

function packKnown(value: object): Packed | undefined {
  if (isSet(value)) {
    return { kakoi: 'set', width: value.width, height: value.height, words: value[ROWS].slice() };
  }
  if (isBoard(value)) {
    return { kakoi: 'board', width: value.width, height: value.height, words: value[POSITION].slice() };
  }
  if (isLoaBoard(value)) {
    return { kakoi: 'loa-board', toPlay: value.toPlay, words: value[LOA_POSITION].slice() };
  }
  if (isSenketBoard(value)) {
    return { kakoi: 'senket-board', size: value.size, words: value[SENKET_POSITION].slice() };
  }
  if (isMap(value)) {
    return { kakoi: 'map', width: value.width, height: value.height, values: value.values };
  }
  if (isGame(value, GoGame)) return { kakoi: 'go-game', json: value.toJSON() };
  if (isBytes(value)) return { kakoi: 'bytes', bytes: copyOf(value) };
  if (value instanceof PackedAnalyses) return { kakoi: 'analyses', calls: value.calls };
  if (value instanceof KakoiError) {
    const { code, message, reason } = value;
    return { kakoi: 'error', code, message, ...(reason === undefined ? {} : { reason }) };
  }
  return undefined;
}

/** True for a Uint8Array of any realm, and for a Buffer of Node. */
function isBytes(value: object): value is Uint8Array {
  return Object.prototype.toString.call(value) === '[object Uint8Array]';
}

/** A copy of these bytes alone: the view may be on much more memory, or on memory that cannot be sent. */
function copyOf(value: Uint8Array): Uint8Array {
  try {
    return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice();
  } catch {
    throw unsendable(value, ': it is not bytes that can be read');
  }
}

/** The value that pack() packed, with the classes of this copy of the package; games as SentGame. */
export function unpack(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(unpack);
  return isPacked(value) ? unpackKnown(value) : mapValues(value, unpack);
}

function unpackKnown(value: Packed): unknown {
  switch (value.kakoi) {
    case 'set':
      return setOfRows(value.width, value.height, value.words);
    case 'board':
      return boardOfWords(value.width, value.height, value.words);
    case 'loa-board':
      return loaBoardOfWords(value.words, value.toPlay);
    case 'senket-board':
      return senketBoardOfWords(value.size, value.words);
    case 'map':
      return new ScalarMap(value.width, value.height, value.values);
    case 'go-game':
      return value;
    case 'bytes':
      return value.bytes;
    case 'analyses':
      return value.calls.flatMap(analysesOfWords);
    case 'error':
      return new KakoiError(
        value.code,
        value.message,
        value.reason === undefined ? {} : { reason: value.reason },
      );
  }
}

function isPacked(value: object): value is Packed {
  return Object.hasOwn(value, 'kakoi');
}

function mapValues(value: object, change: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, change(item)]));
}
