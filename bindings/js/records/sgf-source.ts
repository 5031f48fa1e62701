import { show } from '../core/errors.js';
import { validateBoolean, validateInteger } from '../core/validate.js';
import { version } from '../core/version.js';
import { textOf } from './decode.js';
import { readNodes } from './game-record.js';
import { type NodeData, RecordNode } from './node.js';
import { placesOf } from './parse.js';
import { badSgf } from './places.js';
import type { SgfNote } from './tree.js';

/** Options of fromSgf(). */
export type FromSgfOptions = {
  /** The index of the game in the file, from 0; default the first. The others stay in the record. */
  game?: number;
  /** Repairs faults of the record, each with a note in `notes`; the default is to throw. */
  lenient?: boolean;
};

/** A kind of game in SGF: its number in GM, and its name. */
export interface SgfKind {
  readonly number: number;
  readonly name: string;
}

/** The games of a file, and the index of the one that is played. */
export type SgfSource = {
  readonly games: readonly RecordNode[];
  readonly index: number;
  /** The text that the games were read from; null when they were made otherwise. */
  readonly text: string | null;
  /** True for the record of a game played elsewhere, whose recorded end holds here. */
  readonly isRecord: boolean;
  readonly lenient: boolean;
  readonly notes: SgfNote[];
};

/** The limit of notes: further ones say nothing new. */
export const MOST_NOTES = 100;

/** Reads the games of a text or of bytes; the one chosen must be of this kind. Throws 'bad-sgf' and 'bad-option'. */
export function readSource(
  source: string | Uint8Array,
  { game = 0, lenient = false }: FromSgfOptions,
  kind: SgfKind,
): SgfSource {
  const notes: SgfNote[] = [];
  validateBoolean(lenient, 'lenient');
  const note = (each: () => SgfNote) => {
    if (notes.length < MOST_NOTES) notes.push(each());
  };
  const text = textOf(source, (each) => notes.push(each));
  const games = readNodes(text, null, lenient, note);
  const index = validateInteger(game, 0, games.length - 1, 'game');
  const number = games[index]!.data.GM?.[0]?.trim() || '1';
  if (!/^\d+$/.test(number) || Number(number) !== kind.number) {
    const message = `GM[${kind.number}] is ${kind.name}; this is a record of another game, ${show(number)}`;
    throw badSgf(placesOf(text, index, [{ node: 0, name: 'GM', value: 0 }], lenient)[0]!, message);
  }
  return { games, index, text, isRecord: true, lenient, notes };
}

/** The source of a new game, whose root has the given properties. */
export function newSource(kind: SgfKind, data: NodeData): SgfSource {
  const root = new RecordNode(null, {
    FF: ['4'],
    GM: [String(kind.number)],
    CA: ['UTF-8'],
    AP: [`kakoi:${version}`],
    ...data,
  });
  return { games: [root], index: 0, text: null, isRecord: false, lenient: false, notes: [] };
}
