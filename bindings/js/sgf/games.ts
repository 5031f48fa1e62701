/** Collections of any size, game by game. */

import type { SgfEncoding } from '../core/encoding.js';
import { KakoiError, show } from '../core/errors.js';
import { encodingOf, HEAD_BYTES, notesOn } from '../core/sgf-encoding.js';
import type { SgfNode } from '../core/sgf-node.js';
import { parseSgf, placesIn, type SgfNote, type SgfOptions } from '../core/sgf-parse.js';
import { validateBoolean, validateCount, validateFunction, validateOptions } from '../core/validate.js';
import { GameSplitter, placeWithin, type Stretch } from './splitter.js';

/** Text or bytes in pieces cut anywhere, or all at once: a file's stream, the body of a response, a list. */
export type SgfSource =
  | string
  | Uint8Array
  | SgfStream
  | AsyncIterable<string | Uint8Array>
  | Iterable<string | Uint8Array>;

/** A stream of the web, as far as reading it goes. */
export interface SgfStream {
  /** Locks the stream to a reader. */
  getReader(): SgfStreamReader;
}

/** What reads a stream of the web. */
export interface SgfStreamReader {
  /** The next piece, or that there is none. */
  read(): Promise<{ readonly done: boolean; readonly value?: string | Uint8Array | undefined }>;
  /** Ends the stream. */
  cancel(): Promise<void>;
  /** Gives the stream back. */
  releaseLock(): void;
}

/** How a collection is read. */
export interface SgfStreamOptions extends SgfOptions {
  /** The most characters that a game may have, with the text before it; default 16,777,216. */
  maxLength?: number;
}

/** A game of a collection. */
export interface SgfGameText {
  readonly tree: SgfNode;
  /** As it stands in the collection; with what comes before it where faults were mended. */
  readonly text: string;
}

const MAX_LENGTH = 2 ** 24;

/**
 * The games of a collection, each as it ends. Memory goes by the longest game, not by the collection; one beyond
 * `maxLength` throws 'bad-sgf', as does a broken one. With `lenient` faults are mended as parseSgf does, what is too long
 * is left out, and reading goes on; `onNote` hears of it. All bytes are read in one encoding, told by the first
 * 65,536 of them as decodeSgf tells it. Throws 'bad-sgf' where there is no game, 'bad-option'.
 */
export async function* readSgfGames(
  source: SgfSource,
  options?: SgfStreamOptions,
): AsyncGenerator<SgfGameText, void, undefined> {
  const given = validateOptions(options, ['lenient', 'onNote', 'maxLength']);
  const { lenient = false, onNote, maxLength = MAX_LENGTH } = given;
  validateBoolean(lenient, 'lenient');
  validateFunction(onNote, 'onNote');
  validateCount(maxLength, 'maxLength');

  const splitter = new GameSplitter(maxLength);
  const reader = { lenient, onNote, maxLength, games: 0 };
  for await (const text of decoded(piecesOf(source), onNote)) {
    for (const stretch of splitter.push(text)) yield* gamesIn(stretch, reader);
  }
  const rest = splitter.rest();
  if (reader.games === 0 || rest.text.trim() !== '') yield* gamesIn(rest, reader, true);
}

interface Reader {
  readonly lenient: boolean;
  readonly onNote: SgfOptions['onNote'];
  readonly maxLength: number;
  games: number;
}

/** The games of a stretch: one, or more where brackets are missing; none in what follows the last. */
function* gamesIn({ text, place, tooLong }: Stretch, reader: Reader, isLast = false): Generator<SgfGameText> {
  const { lenient, onNote, maxLength } = reader;
  const within = (note: SgfNote): SgfNote => ({ ...note, ...placeWithin(place, note) });
  if (tooLong !== null) {
    if (tooLong === 'text' && !lenient) return;
    const message = `${tooLong === 'game' ? 'a game' : 'text without a game'} of more than ${maxLength} characters`;
    if (!lenient) throw new KakoiError('bad-sgf', `line ${place.line}, column ${place.column}: ${message}`);
    onNote?.({ ...place, message });
    return;
  }
  const isAfterGames = reader.games > 0;
  // As parseSgf: a bracket too many says that the game before has ended too early.
  if (isAfterGames && !lenient && /^\s*\)/.test(text)) {
    const { line, column } = placeWithin(place, placesIn(text)(text.search(/\S/)));
    throw new KakoiError('bad-sgf', `line ${line}, column ${column}: ')' closes nothing`);
  }
  let trees: SgfNode[];
  try {
    trees = parseSgf(text, { lenient, onNote: (note) => onNote?.(within(note)) });
  } catch (error) {
    if (!(error instanceof KakoiError) || error.code !== 'bad-sgf') throw error; // the caller's own
    const [, line, column, message = ''] = /^line (\d+), column (\d+): (.*)$/s.exec(error.message) ?? [];
    if (isLast && isAfterGames && message.startsWith('no game record')) return; // words after the games
    const there = placeWithin(place, { line: Number(line), column: Number(column) });
    throw new KakoiError('bad-sgf', `line ${there.line}, column ${there.column}: ${message}`);
  }
  for (const tree of trees) {
    reader.games++;
    yield { tree, text: lenient ? text : text.slice(text.search(/\(\s*;/)) };
  }
}

/** The pieces of any source. */
async function* piecesOf(source: SgfSource): AsyncGenerator<unknown> {
  if (typeof source === 'string' || ArrayBuffer.isView(source)) {
    yield source;
  } else if (typeof (source as SgfStream)?.getReader === 'function') {
    const reader = (source as SgfStream).getReader(); // Safari's streams cannot be iterated
    let done = false;
    try {
      for (;;) {
        const step = await reader.read();
        done = step.done;
        if (done) return;
        yield step.value;
      }
    } finally {
      if (!done) await reader.cancel().catch(() => undefined);
      reader.releaseLock();
    }
  } else {
    const iterable = source as AsyncIterable<unknown> & Iterable<unknown>;
    if (!iterable?.[Symbol.asyncIterator] && !iterable?.[Symbol.iterator])
      throw new KakoiError(
        'bad-option',
        `the source must be text, bytes or a stream of them, not ${show(source)}`,
      );
    yield* iterable;
  }
}

/** The pieces as text: bytes wait until there are enough of them to tell their encoding. */
async function* decoded(
  pieces: AsyncIterable<unknown>,
  onNote: SgfOptions['onNote'],
): AsyncGenerator<string> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  let encoding: SgfEncoding | undefined;
  let decoder: TextDecoder | undefined;
  const told = new Set<string>();
  const note = (text: string) => {
    if (encoding === undefined) return text;
    for (const message of notesOn(encoding, text)) {
      if (!told.has(message)) onNote?.({ line: 1, column: 1, message });
      told.add(message);
    }
    return text;
  };
  const begin = () => {
    const head = joined(waiting, length);
    waiting = [];
    encoding = encodingOf(head);
    decoder = new TextDecoder(encoding.label);
    return note(decoder.decode(head, { stream: true }));
  };
  for await (const piece of pieces) {
    if (typeof piece === 'string') {
      yield piece;
    } else if (!ArrayBuffer.isView(piece)) {
      throw new KakoiError('bad-option', `a piece must be text or bytes, not ${show(piece)}`);
    } else {
      const bytes = new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength);
      if (decoder !== undefined) {
        yield note(decoder.decode(bytes, { stream: true }));
      } else {
        waiting.push(bytes.slice()); // the source may use its memory again
        length += bytes.length;
        if (length >= HEAD_BYTES) yield begin();
      }
    }
  }
  if (length > 0 && decoder === undefined) yield begin();
  if (decoder !== undefined) yield note(decoder.decode());
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
