/** A record, of whichever game and program, as a game. */

import { badOption, showThing } from '../../js/core/errors.js';
import { textOf } from '../../js/records/decode.js';
import { parseSgf } from '../../js/records/parse.js';
import { rootValue } from '../../js/records/root.js';
import { go } from './go.js';
import type { AnyGame, GameKind } from './kind.js';
import { loa } from './loa.js';
import { senket } from './senket.js';

const KINDS: readonly GameKind[] = [go, loa, senket];

/** A game with what its kind can do. */
export interface Shown {
  readonly game: AnyGame;
  readonly kind: GameKind;
}

interface ReadOptions {
  /** The number among the games of the file. */
  readonly game: number;
  /** True: faults are repaired. */
  readonly lenient: boolean;
}

/** The number of leading characters in which a record says of which kind it is. */
const HEAD = 4096;

/** A game of the caller's; null for anything else. */
export function shownOf(value: unknown): Shown | null {
  const kind = KINDS.find((each) => each.isOne(value));
  return kind === undefined ? null : { game: value as AnyGame, kind };
}

/**
 * The game of a text or a file: SGF of Go or Lines of Action, Senket's records, and what `formatOf` of `kakoi/interop` knows.
 * Rejects with the errors of the reader, and with 'bad-option' for anything but text, bytes and a Blob.
 */
export async function readGame(source: unknown, options: ReadOptions): Promise<Shown> {
  const record = await contentsOf(source);
  const head = typeof record === 'string' ? record.slice(0, HEAD) : latin1(record.subarray(0, HEAD));
  if (/^\s*(?:#[^\n]*\n\s*)*senket\b/i.test(head)) return readAs(senket, record, options);
  // All but SGF are rare: what tells them from one another is loaded for them alone.
  const converted = /^\s*\(/.test(head) ? null : await convertedGame(record);
  if (converted !== null) return { game: converted, kind: go };
  const number = Number(numberIn(record, options)?.trim() || 1);
  return readAs(KINDS.find((kind) => kind.number === number) ?? go, record, options);
}

async function readAs(kind: GameKind, record: string | Uint8Array, options: ReadOptions): Promise<Shown> {
  await kind.load();
  return { game: kind.read(record, options), kind };
}

/** GM of the game of that number. */
function numberIn(record: string | Uint8Array, { game, lenient }: ReadOptions): string | undefined {
  const text = textOf(record);
  return game === 0 ? rootValue(text, 'GM') : parseSgf(text, { lenient })[game]?.data.GM?.[0];
}

/** The game of another program's record, or of a diagram; null for all else. */
async function convertedGame(record: string | Uint8Array): Promise<AnyGame | null> {
  const { formatOf, fromRecord } = await import('../../connect/interop/index.js');
  const format = formatOf(record);
  if (format === null || format === 'sgf') return null;
  await go.load();
  return fromRecord(record);
}

async function contentsOf(source: unknown): Promise<string | Uint8Array> {
  if (typeof source === 'string' || source instanceof Uint8Array) return source;
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  if (typeof (source as Blob | null)?.arrayBuffer === 'function')
    return new Uint8Array(await (source as Blob).arrayBuffer());
  throw badOption(`a record is text, bytes or a Blob, not ${showThing(source)}`);
}

/** Without the blanks and marks before a text in UTF-16 or with a byte order mark. */
function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1')
    .decode(bytes)
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replace(/\0/g, '');
}
