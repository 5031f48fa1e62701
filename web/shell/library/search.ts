/** The search for kept games by words. A word is found where words begin, so that 7 is not found in 27 or in 2012-07-01. */

import { type KeptGame, textOf } from './kept-game.js';

/** A move in a record of Go, whose letters are no words, and the numbers at the head of every record. */
const NO_WORDS = /;[BW]\[[a-z]{0,2}\]|(?:FF|GM|CA|SZ|KM)\[[^\]]*\]?/g;

const known = new WeakMap<KeptGame, string>();

/** True when the game has all the words, in small letters: in its names or any text of its record. */
export function hasWords(game: KeptGame, words: readonly string[]): boolean {
  const text = wordsOf(game);
  return words.every((word) => hasWord(text, word));
}

function wordsOf(game: KeptGame): string {
  const { name = '', title, file = '', state } = game;
  const words =
    known.get(game) ?? [name, title, file, textOf(state).replace(NO_WORDS, '')].join(' ').toLowerCase();
  known.set(game, words);
  return words;
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isSpaced(text.charAt(at)) || !isSpaced(text.charAt(at - 1))) return true;
  }
  return false;
}

/** True for letters and digits of scripts that part words by spaces. Korean does, but not the family’s name from the other. */
function isSpaced(sign: string): boolean {
  return /[\p{L}\p{N}]/u.test(sign) && !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー]/u.test(sign);
}
