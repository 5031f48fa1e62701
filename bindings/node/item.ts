import type { Fault } from './fault.js';
import { type Line, parseLine } from './line.js';
import { visible } from './visible.js';

/** An input of a command. Plain data, because items are sent to workers, which read the files. */
export interface Item {
  /** The file's path as given or found; '-' for standard input. */
  readonly name: string;
  /** The path below the folder that was named, without ending: the name for output made of the input. */
  readonly stem: string;
  /** The bytes of standard input. */
  readonly bytes?: Uint8Array;
  /** A line of NDJSON, and its number from 1. */
  readonly line?: { readonly number: number; readonly text: string };
  /** The reason why there is nothing to read. */
  readonly fault?: Fault;
  /** The place of an earlier input whose output files this one's would overwrite. */
  readonly overwrites?: string;
}

/** The input that an answer is about: the `id` of a line that has one, otherwise its place. */
export type Identity =
  | { readonly id: unknown }
  | { readonly file: string }
  | { readonly line: number }
  | { readonly file: string; readonly line: number };

/**
 * The identity of an input. `record` is the parsed line; undefined for a file, and for a line that cannot be parsed.
 */
export function identityOf({ name, line }: Item, record?: Line): Identity {
  if (line === undefined) return { file: name };
  if (record !== undefined && 'id' in record) return { id: record.id };
  return name === '-' ? { line: line.number } : { file: name, line: line.number };
}

/**
 * The fields that tell an answer's input. A number of a line is `lineNumber` in the answer of a command whose own `line` are moves.
 */
export function identityBeside(identity: Identity, fields: object): object {
  if (!('line' in identity && 'line' in fields)) return identity;
  const { line: lineNumber, ...rest } = identity;
  return { ...rest, lineNumber };
}

/** The identity before the line is read. Faults of the line are left to its reader. */
export function identityIn(item: Item): Identity {
  try {
    return identityOf(item, item.line && parseLine(item.line.text));
  } catch {
    return identityOf(item);
  }
}

/** The `id` for output that is an input again; undefined for standard input, which has no name. */
export function idOf(item: Item, identity: Identity): unknown {
  if ('id' in identity) return identity.id;
  if (item.name === '-') return item.line?.number;
  return placeOf(item);
}

/** The input's name in answers for people. */
export function titleOf(item: Item, identity: Identity): string {
  if (!('id' in identity)) return 'file' in identity ? placeOf(item) : String(identity.line);
  return typeof identity.id === 'string' ? identity.id : JSON.stringify(identity.id);
}

/** The name for output made of the input: a path without ending, below the output folder. */
export function outputName(item: Item, identity: Identity): string {
  const { stem, line } = item;
  if (line === undefined) return stem;
  const id =
    'id' in identity
      ? titleOf(item, identity)
          .replace(/[^\p{L}\p{N}._-]/gu, '_')
          .replace(/__+/g, '_')
      : '';
  return /^[._]*$/.test(id) ? `${stem}-${line.number}` : id;
}

/** The place in the usual form: 'games.ndjson:12'. */
export function placeOf({ name, line }: Item): string {
  const file = name === '-' ? 'standard input' : name;
  return line === undefined ? file : `${file}:${line.number}`;
}

/** A fault or note with its place, in the form that editors and terminals recognise: 'game.sgf:2:3: …'. */
export function complaint(item: Item, message: string): string {
  const within = item.line === undefined ? /^line (\d+), column (\d+): (.*)$/s.exec(message) : null;
  const place = placeOf(item);
  return visible(
    within === null ? `${place}: ${message}` : `${place}:${within[1]}:${within[2]}: ${within[3]}`,
  );
}
