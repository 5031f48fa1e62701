/** The common part of the readers of GIB, NGF and UGF: options, encodings, faults, and the game that is made. */

import {
  type Color,
  type ErrorCode,
  type GameInfo,
  GoGame,
  KakoiError,
  type Vertex,
} from '../../../js/api.js';
import { toSgf } from '../../../js/core/vertex.js';
import { gameOfTree } from '../../../js/go/game.js';
import { writeMove } from '../../../js/go/node.js';
import { decoded, HEAD_BYTES } from '../../../js/records/decode.js';
import { latin1 } from '../../../js/records/encoding.js';
import { withInfo } from '../../../js/records/game-info.js';
import { mendable } from '../../../js/records/places.js';
import { MOST_NOTES } from '../../../js/records/sgf-source.js';
import type { SgfNode, SgfNote } from '../../../js/records/tree.js';
import { notA } from '../check.js';
import { addNode } from '../record.js';

/** The way an old record is read. */
export interface OldRecordOptions {
  readonly lenient: boolean;
  readonly strict: boolean;
}

/** A notation of old records. */
export interface OldFormat {
  /** The name for messages, with its article. */
  readonly name: string;
  /** The encoding that the first characters declare, read as Latin-1; '' when they declare none. */
  encoding(head: string): string;
  /** Reads the game as the root of a record. */
  read(record: OldRecord): SgfNode;
}

/** The lines of an old record, and what is wrong with them. */
export class OldRecord {
  readonly lines: readonly string[];
  readonly notes: SgfNote[] = [];
  readonly #lenient: boolean;

  constructor(text: string, lenient: boolean) {
    this.lines = text
      .replace(/^\ufeff/, '')
      .split(/\r\n|\n|\r/)
      .map((line) => line.trim());
    this.#lenient = lenient;
  }

  /** Reports a fault of a line, counted from 0: throws, or in lenient reading adds a note. */
  fault(line: number, message: string, code: ErrorCode = 'bad-notation'): void {
    if (!this.#lenient) throw this.refusal(line, mendable(message), code);
    this.note(line, message);
  }

  /** Adds a note about an assumption. */
  note(line: number, message: string): void {
    if (this.notes.length < MOST_NOTES) this.notes.push({ line: line + 1, column: 1, message });
  }

  /** The error for a fault that nothing can mend. */
  refusal(line: number, message: string, code: ErrorCode = 'bad-notation'): KakoiError {
    return new KakoiError(code, `line ${line + 1}, column 1: ${message}`);
  }

  /** The size that the text names; 19 when it names none. */
  size(line: number, text: string): number {
    if (text === '') return 19;
    if (/^\d+$/.test(text) && Number(text) >= 2 && Number(text) <= MOST_LINES) return Number(text);
    this.fault(line, `the size must be a number from 2 to ${MOST_LINES}, not '${text}'`, 'bad-size');
    return 19;
  }

  /** Appends a move, unless its point is outside the board. */
  move(parent: SgfNode, line: number, color: Color, vertex: Vertex | null, size: number): SgfNode {
    if (vertex === null || isOnBoard(vertex, size)) return addNode(parent, writeMove({ color, vertex }));
    this.fault(line, `'${this.lines[line]}' is outside the ${size}×${size} board`);
    return parent;
  }
}

/** The longest side whose lines have letters that do not stand for a pass. */
const MOST_LINES = 24;

export function isOnBoard([x, y]: Vertex, size: number): boolean {
  return x >= 0 && y >= 0 && x < size && y < size;
}

/** The facts of a game for the root of its record. */
export interface OldGame {
  readonly size: number;
  readonly info: { readonly [name in keyof GameInfo]?: string | undefined };
  readonly komi?: number | undefined;
  readonly handicap?: number;
  /** The points of stones on the board before the first move. */
  readonly black?: Iterable<Vertex>;
  readonly white?: Iterable<Vertex>;
  /** Other properties, as texts; empty ones are left out. */
  readonly others?: Readonly<Record<string, string>>;
}

/** The root of the record of a game. */
export function rootOf({
  size,
  info,
  komi,
  handicap = 0,
  black = [],
  white = [],
  others = {},
}: OldGame): SgfNode {
  const { KM, RU, ...head } = new GoGame({ size }).tree.data;
  const data: Record<string, readonly string[]> = head;
  if (komi !== undefined && Number.isFinite(komi)) data.KM = [String(komi)];
  if (handicap >= 2) data.HA = [String(handicap)];
  for (const [name, text] of Object.entries(others)) if (text !== '') data[name] = [text];
  const [blacks, whites] = [black, white].map((stones) => Array.from(stones, toSgf)) as [string[], string[]];
  if (blacks.length > 0) data.AB = blacks;
  if (whites.length > 0) data.AW = whites;
  const given = Object.fromEntries(Object.entries(info).filter(([, text]) => text !== undefined));
  return { data: withInfo(data, given) as SgfNode['data'], children: [] };
}

/** The game of a record in an old notation, standing at the end of its main line. */
export function readOldRecord(
  source: string | Uint8Array,
  { lenient, strict }: OldRecordOptions,
  format: OldFormat,
): GoGame {
  const notes: SgfNote[] = [];
  const text = typeof source === 'string' ? source : textOf(source, format, notes);
  const record = new OldRecord(text, lenient);
  const game = gameOfTree(format.read(record), undefined, { notes: [...notes, ...record.notes] });
  if (strict) GoGame.fromSgf(game.toSgf(), { strict }); // throws
  return game;
}

/** The text of the bytes of a record; adds notes on their encoding. */
function textOf(bytes: Uint8Array, format: OldFormat, notes: SgfNote[]): string {
  if (!ArrayBuffer.isView(bytes)) throw notA(`text or the bytes of ${format.name} record`, bytes);
  // Servers changed over to UTF-8 and kept their words for other encodings.
  const note = (message: string) =>
    message.endsWith(': read as utf-8') ||
    notes.push({ line: 1, column: 1, message: message.replace(/^no CA/, 'nothing') });
  return decoded(bytes, note, (head) => format.encoding(latin1(head.subarray(0, HEAD_BYTES))));
}
