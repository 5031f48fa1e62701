/**
 * The bytes of a collection. Words of 32 bits, the lowest byte first: the mark, how many games there ever were, and the sum
 * of all words behind; then a game each: width, height · 2^8, WHITE_FIRST and REMOVED; how many changes; how many bytes its
 * facts take; the changes, two a word; the facts in UTF-8. What is filled up to whole words is 0.
 */

import * as LAYOUT from '#layout/collection';
import { badOption, type KakoiError, show } from '../core/errors.js';
import { MAX_SIZE } from '../core/validate.js';
import type { KeptRecord } from './record.js';

/** 'kakoi', the kind and the version of the bytes. */
const MARK = [0x6f6b616b, 0x01430069];
const HEAD = 4;
const GAME_HEAD = 3;
const WHITE_FIRST = 1 << 16;
const REMOVED = 1 << 17;

/** A game in a file; null for one that was removed. */
export type FiledGame = { readonly record: KeptRecord; readonly facts: string } | null;

/** The bytes of the games. */
export function writeFile(games: readonly FiledGame[]): Uint8Array {
  const encoder = new TextEncoder();
  const facts = games.map((game) => encoder.encode(game?.facts ?? ''));
  const length = games.reduce((sum, game, i) => sum + wordsOf(game, facts[i]!), HEAD);
  const words = new Uint32Array(length);
  const bytes = new Uint8Array(words.buffer);
  const halves = new Uint16Array(words.buffer);
  words.set([...MARK, games.length]);
  let at = HEAD;
  games.forEach((game, i) => {
    const { width = 0, height = 0, isWhiteFirst = false, changes = new Uint16Array(0) } = game?.record ?? {};
    words[at] = width + height * 256 + (isWhiteFirst ? WHITE_FIRST : 0) + (game === null ? REMOVED : 0);
    words[at + 1] = changes.length;
    words[at + 2] = facts[i]!.length;
    halves.set(changes, 2 * (at + GAME_HEAD));
    bytes.set(facts[i]!, 4 * (at + GAME_HEAD + Math.ceil(changes.length / 2)));
    at += wordsOf(game, facts[i]!);
  });
  words[HEAD - 1] = sumOf(words);
  return bytes;
}

function wordsOf(game: FiledGame, facts: Uint8Array): number {
  const changes = game?.record.changes.length ?? 0;
  return GAME_HEAD + Math.ceil(changes / 2) + Math.ceil(facts.length / 4);
}

/** The games in the bytes, checked but for the points of the changes. Throws 'bad-option' for other bytes. */
export function* readFile(source: Uint8Array): Generator<FiledGame> {
  if (!ArrayBuffer.isView(source) || source.BYTES_PER_ELEMENT !== 1)
    throw badOption(`a collection is read from bytes, not ${show(source)}`);
  if (source.length % 4 !== 0 || source.length < 4 * HEAD)
    throw notACollection('it is too short, or cut off');
  const bytes = new Uint8Array(source); // aligned, and nobody else's
  const words = new Uint32Array(bytes.buffer);
  if (words[0] !== MARK[0] || words[1] !== MARK[1])
    throw notACollection('it begins otherwise, or is of another version');
  if (words[HEAD - 1] !== sumOf(words)) throw notACollection('it is damaged');
  const decoder = new TextDecoder();
  let at = HEAD;
  for (let game = 0; game < words[2]!; game++) {
    if (at + GAME_HEAD > words.length) throw notACollection(`game ${game} is cut off`);
    const [facts, count, length] = words.subarray(at, at + GAME_HEAD) as unknown as [number, number, number];
    const start = 4 * (at + GAME_HEAD);
    const text = start + 4 * Math.ceil(count / 2);
    at += GAME_HEAD + Math.ceil(count / 2) + Math.ceil(length / 4);
    if (at > words.length) throw notACollection(`game ${game} is cut off`);
    if ((facts & REMOVED) !== 0) {
      yield null;
      continue;
    }
    const width = facts & 255;
    const height = (facts >>> 8) & 255;
    if (width < 1 || height < 1 || width > MAX_SIZE || height > MAX_SIZE || count > LAYOUT.MOST_CHANGES)
      throw notACollection(`game ${game} has an impossible size`);
    yield {
      record: {
        width,
        height,
        isWhiteFirst: (facts & WHITE_FIRST) !== 0,
        changes: new Uint16Array(bytes.buffer, start, count),
      },
      facts: decoder.decode(bytes.subarray(text, text + length)),
    };
  }
  if (at !== words.length) throw notACollection('more follows after its games');
}

/** True for bytes that begin as a kept collection does. */
export function isKept(source: string | Uint8Array): boolean {
  if (typeof source === 'string' || source.byteLength < 8) return false;
  const view = new DataView(source.buffer, source.byteOffset);
  return MARK.every((word, i) => view.getUint32(4 * i, true) === word);
}

export function notACollection(why: string): KakoiError {
  return badOption(`these bytes are not a collection: ${why}`);
}

/** A sum over the words behind its own place, and the number of games (FNV-1a by words). */
function sumOf(words: Uint32Array): number {
  let sum = 0x811c9dc5 ^ words[HEAD - 2]!;
  for (let i = HEAD; i < words.length; i++) sum = Math.imul(sum ^ words[i]!, 0x01000193);
  return sum >>> 0;
}
