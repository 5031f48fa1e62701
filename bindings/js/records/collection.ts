/** Reads collections of any size, game by game. */

import { badOption, KakoiError, show } from '../core/errors.js';
import { validateBoolean, validateCount, validateFunction, validateOptions } from '../core/validate.js';
import { charset, decoderOf, encodingOf, HEAD_BYTES, isPlain, notesOn } from './decode.js';
import type { SgfEncoding } from './encoding.js';
import { parseSgf, type SgfOptions } from './parse.js';
import { placesIn } from './places.js';
import { gameStart } from './scanner.js';
import { GameSplitter, placeWithin, type Stretch } from './splitter.js';
import type { SgfNode, SgfNote } from './tree.js';

/**
 * A source of text or bytes, whole or in pieces cut anywhere: a file's stream, the body of a response, a list.
 */
export type SgfSource =
  | string
  | Uint8Array
  | SgfStream
  | AsyncIterable<string | Uint8Array>
  | Iterable<string | Uint8Array>;

/** The part of a web stream that is used here. */
export interface SgfStream {
  /** Locks the stream to a reader. */
  getReader(): SgfStreamReader;
}

/** The reader of a web stream. */
export type SgfStreamReader = {
  /** Resolves with the next piece, or with `done` when there is none. */
  read(): Promise<{ readonly done: boolean; readonly value?: string | Uint8Array | undefined }>;
  /** Ends the stream. */
  cancel(): Promise<void>;
  /** Unlocks the stream. */
  releaseLock(): void;
};

/** Options of readSgfGames(). */
export type SgfStreamOptions = SgfOptions & {
  /** The most characters of a game, including the text before it; default 16,777,216. */
  maxLength?: number;
};

/** A game of a collection. */
export type SgfGameText = {
  readonly tree: SgfNode;
  /** The text of the game as it stands in the collection; when reading leniently, including the text before it. */
  readonly text: string;
};

const MAX_LENGTH = 2 ** 24;

/**
 * The games of a collection, each as soon as it ends. Memory depends on the longest game, not on the
 * collection. A game of more than `maxLength` characters throws 'bad-sgf', and so does a broken one. With
 * `lenient`, faults are repaired as by parseSgf, games that are too long are left out, and reading goes on;
 * `onNote` is told. All bytes are decoded in one encoding, found as by decodeSgf from 65,536 of them, the first that are not
 * ASCII among them.
 * Throws 'bad-sgf' where there is no game, and 'bad-option'.
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

/** The games of a stretch: one, or more where brackets are missing; none after the last game. */
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
  // As in parseSgf: a surplus bracket shows that the game before ended too early.
  if (isAfterGames && !lenient && /^\s*\)/.test(text)) {
    const { line, column } = placeWithin(place, placesIn(text)(text.search(/\S/)));
    throw new KakoiError('bad-sgf', `line ${line}, column ${column}: ')' closes nothing`);
  }
  let trees: SgfNode[];
  try {
    trees = parseSgf(text, { lenient, onNote: (note) => onNote?.(within(note)) });
  } catch (error) {
    if (!(error instanceof KakoiError) || error.code !== 'bad-sgf') throw error; // thrown by the caller's onNote
    const [, line, column, message = ''] = /^line (\d+), column (\d+): (.*)$/s.exec(error.message) ?? [];
    if (isLast && isAfterGames && message.startsWith('no game record')) return; // text after the last game
    const there = placeWithin(place, { line: Number(line), column: Number(column) });
    throw new KakoiError('bad-sgf', `line ${there.line}, column ${there.column}: ${message}`);
  }
  for (const tree of trees) {
    reader.games++;
    yield { tree, text: lenient ? text : text.slice(gameStart(text)) };
  }
}

/** The pieces of a source of any kind. */
async function* piecesOf(source: SgfSource): AsyncGenerator<unknown> {
  if (typeof source === 'string' || ArrayBuffer.isView(source)) {
    yield source;
  } else if (typeof (source as SgfStream)?.getReader === 'function') {
    const reader = (source as SgfStream).getReader(); // for await fails on Safari's streams
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
    // Asked for once, whatever the source says the next time; it may even be no object.
    const { [Symbol.asyncIterator]: later, [Symbol.iterator]: now } = Object(source) as Partial<
      AsyncIterable<unknown> & Iterable<unknown>
    >;
    const begin = later ?? now;
    const iterator: unknown = typeof begin === 'function' ? Reflect.apply(begin, source, []) : null;
    if (Object(iterator) !== iterator)
      throw badOption(`the source must be text, bytes or a stream of them, not ${show(source)}`);
    if (later) yield* { [Symbol.asyncIterator]: () => iterator as AsyncIterator<unknown> };
    else yield* { [Symbol.iterator]: () => iterator as Iterator<unknown> };
  }
}

/** The pieces as text. Bytes are held back until there are enough to find their encoding. */
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
  let declared: string | undefined;
  const begin = (isLast: boolean) => {
    const head = joined(waiting, length);
    waiting = [];
    length = 0;
    declared ??= charset(head);
    const found = encodingOf(head, () => declared!);
    const first = decoderOf(found);
    // Text that is ASCII so far says nothing about what follows.
    if (isLast || !isPlain(head) || found.label !== 'utf-8') [encoding, decoder] = [found, first];
    return note(first.decode(head, { stream: true }));
  };
  for await (const piece of pieces) {
    if (typeof piece === 'string') {
      yield piece;
    } else if (!ArrayBuffer.isView(piece)) {
      throw badOption(`a piece must be text or bytes, not ${show(piece)}`);
    } else {
      const bytes = bytesOf(piece);
      if (decoder !== undefined) {
        yield note(decoder.decode(bytes, { stream: true }));
      } else {
        waiting.push(bytes.slice()); // a copy, because the source may reuse its memory
        length += bytes.length;
        if (length >= HEAD_BYTES) yield begin(false);
      }
    }
  }
  if (length > 0) yield begin(true);
  if (decoder !== undefined) yield note(decoder.decode());
}

/** The bytes of a view. Throws 'bad-option' where their memory is gone. */
function bytesOf(view: ArrayBufferView): Uint8Array {
  try {
    return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  } catch {
    throw badOption(`a piece must be bytes that can be read, not ${show(view)}`);
  }
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
