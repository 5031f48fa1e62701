import type { Fault } from './fault.js';
import { type Line, parseLine } from './line.js';
import { visible } from './visible.js';

/** One input of a command. Items cross to workers, so they are plain data, and files are read over there. */
export interface Item {
  /** The file's path as given or found; '-' for standard input. */
  readonly name: string;
  /** The path below the folder that was named, without ending: what is made of the input is called so. */
  readonly stem: string;
  /** What standard input held. */
  readonly bytes?: Uint8Array;
  /** A line of NDJSON, and its number from 1. */
  readonly line?: { readonly number: number; readonly text: string };
  /** Why there is nothing to read. */
  readonly fault?: Fault;
  /** The place of an earlier input whose files this one's would replace. */
  readonly overwrites?: string;
}

/** Which input an answer is about: the `id` of a line that has one, else where the input stands. */
export type Identity =
  | { readonly id: unknown }
  | { readonly file: string }
  | { readonly line: number }
  | { readonly file: string; readonly line: number };

/** `record` is the parsed line; nothing for a file, and for a line that cannot be parsed. */
export function identityOf({ name, line }: Item, record?: Line): Identity {
  if (line === undefined) return { file: name };
  if (record !== undefined && 'id' in record) return { id: record.id };
  return name === '-' ? { line: line.number } : { file: name, line: line.number };
}

/** The identity before the line is read; what is wrong with the line is for its reader to say. */
export function identityIn(item: Item): Identity {
  try {
    return identityOf(item, item.line && parseLine(item.line.text));
  } catch {
    return identityOf(item);
  }
}

/** The `id` for what is made of an input and is an input again; nothing for standard input, which has no name. */
export function idOf(item: Item, identity: Identity): unknown {
  if ('id' in identity) return identity.id;
  if (item.name === '-') return item.line?.number;
  return placeOf(item);
}

/** How answers name the input to people. */
export function titleOf(item: Item, identity: Identity): string {
  if (!('id' in identity)) return 'file' in identity ? placeOf(item) : String(identity.line);
  return typeof identity.id === 'string' ? identity.id : JSON.stringify(identity.id);
}

/** What is made of the input is called so: a path without ending, below the folder for it. */
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

/** As people write places: 'games.ndjson:12'. */
export function placeOf({ name, line }: Item): string {
  const file = name === '-' ? 'standard input' : name;
  return line === undefined ? file : `${file}:${line.number}`;
}

/** A fault or a note with its place: 'game.sgf:2:3: …', as editors and terminals understand it. */
export function complaint(item: Item, message: string): string {
  const within = item.line === undefined ? /^line (\d+), column (\d+): (.*)$/s.exec(message) : null;
  const place = placeOf(item);
  return visible(
    within === null ? `${place}: ${message}` : `${place}:${within[1]}:${within[2]}: ${within[3]}`,
  );
}
