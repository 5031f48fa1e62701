/** Reads ranks, players and results in the words of servers: English, Chinese, Japanese and Korean. */

import { readResult, resultText } from '../../../js/records/properties/result.js';

const RANKS: readonly (readonly [RegExp, string])[] = [
  [/^(\d+) ?(?:dp|p|프로)[*?]?$/i, 'p'],
  [/^(\d+) ?(?:k|급|级|級)[*?]?$/i, 'k'],
  [/^(\d+) ?(?:d|단|段)[*?]?$/i, 'd'],
];

/** A rank as SGF writes it ('3d', '1k', '9p'); other words as they are. */
export function rankOf(text: string): string {
  for (const [pattern, letter] of RANKS) {
    const number = pattern.exec(text)?.[1];
    if (number !== undefined) return number + letter;
  }
  return text;
}

/** True for a word that is a rank: '10K*', '9DP', '初段'. */
export function isRank(text: string): boolean {
  return rankOf(text) !== text || /^(?:[初一二三四五六七八九十]+[段级級]|\d+[kdp])$/.test(text);
}

/** The result in SGF ('W+R', 'B+16.5'); '' for words that do not name the winner. */
export function resultOf(words: string): string {
  return resultText(readResult({ RE: [words] }));
}
