/** Reads ranks, players and results in the words of servers: English, Chinese, Japanese and Korean. */

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

/** The words of the sides and of the ways to win. */
const BLACK = /black|黑|黒|흑/i;
const WHITE = /white|白|백/i;
const LOSES = /los[et]|[负負败敗]|패/i;
const RESIGNED = /resi|中[盘盤押]|不[计計]|불계|기권/i;
const ON_TIME = /time|[时時][间間]|超[时時]|시간/i;

/** The result in SGF ('W+R', 'B+16.5'); '' for words that do not name the winner. */
export function resultOf(words: string): string {
  const black = words.search(BLACK);
  const white = words.search(WHITE);
  if (black < 0 && white < 0) return '';
  const isBlack = white < 0 || (black >= 0 && black < white);
  const winner = isBlack === LOSES.test(words) ? 'W' : 'B';
  if (RESIGNED.test(words)) return `${winner}+R`;
  if (ON_TIME.test(words)) return `${winner}+T`;
  const [, points, half] = /(\d+(?:\.\d+)?) ?(?:[目집])?([半반])?/.exec(words) ?? [];
  if (points === undefined) return `${winner}+`;
  return `${winner}+${Number(points) + (half === undefined ? 0 : 0.5)}`;
}
