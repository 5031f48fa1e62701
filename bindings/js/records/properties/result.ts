/** Interprets the result that a record states, RE, in the words of many programs and languages. */

import type { Color } from '../../core/types.js';
import type { NodeData } from '../node.js';
import { amountAt, plainText } from './numbers.js';
import { DRAW, plainResult, type SgfResult, UNKNOWN_RESULT } from './plain-result.js';
import { firstValue } from './values.js';

const DRAWN =
  /^0$|^(?:draw|jigo|tie\b|unentschieden|remis)|和[棋局]|^和$|平局|持碁|ジゴ|引き?分|무승부|비김|빅/;
const SIDE = /(\bb\b|black|schwarz|[黑黒흑])|\bw\b|white|wei(?:ß|ss)|[白백]/g;
/** Verbs of the loser, and of the winner. Of a side without either, what it did (resign, say) is what a loser does. */
const LOST = /\blos[et]|verl(?:or|ier)|[负負败敗输輸]|패/;
const WON =
  /\+|\bw[io]n|\bbeat|\bdefeat|\bby\b|\bdurch\b|sieg|gew[ia]nn|[胜勝贏赢]|승|中[盘盤押]|不[计計]|불계/;
const MANNERS = [
  ['resignation', /\bresi|auf(?:gabe|gegeben)|gibt auf|中[盘盤押]|不[计計]|[认認][输輸]|投[了子]|불계/],
  ['time', /time|zeit|超[时時]|[时時][间間]|시간/],
  ['forfeit', /forfeit|default|kampflos|[弃棄][权權権]|反[则則]|違反|违规|不[战戰]|失格|기권|반칙|실격/],
] as const;
/** Half a point, where nothing before it counts whole ones. */
const HALF = /^(?!.*\d)(?:[^目子点點집점]*(?:半|반\s*집)|(?!.*\b(?:and|und)\b).*\b(?:half|halbe[nr]?)\b)/;
/** The text behind a number that counts something else (moves, games), or is none. */
const OTHER_COUNT = /^(?:[\w.,/]|\s*(?:手|수|moves?\b|着|局|回|단|段|급|級|级))/;

/**
 * Reads the result of a record from its root: SGF's 'B+3.5', 'W+R', '0' and 'Void', and words in English, German, Chinese,
 * Japanese and Korean: '黑中盘胜', '白2目半勝ち', '흑불계승', 'Black wins by 3.5'. Margins are points: a stone of half counting (子)
 * is two, and so is one of a number that Fox states for a game by area.
 */
export function readResult(data: NodeData): SgfResult {
  const words = plainText(firstValue(data, 'RE') ?? '')
    .toLowerCase()
    .replace(/\s+/g, ' ');
  if (DRAWN.test(words)) return DRAW;
  const plain = plainResult(words);
  const winner = plain?.winner ?? winnerIn(words);
  if (winner === null) return UNKNOWN_RESULT;
  const told = words.slice(plain?.length);
  const by = plain !== null && plain.by !== 'unknown' ? plain.by : mannerIn(told);
  if (by !== undefined) return { winner, by, margin: null };
  const [, amount = plain === null ? undefined : told] = /\bby (\d.*)/.exec(told) ?? [];
  const margin = marginIn(amount ?? told, amount !== undefined, countsStones(data));
  if (margin === 0) return DRAW;
  return { winner, by: margin !== null || /[目子집]/.test(told) ? 'points' : 'unknown', margin };
}

/** The way in which a game ended without being counted, by the words for it. */
function mannerIn(words: string): 'resignation' | 'time' | 'forfeit' | undefined {
  return MANNERS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** The side of whose words the nearest verb says that it won, or the other of one that lost. */
function winnerIn(words: string): Color | null {
  const sides = [...words.matchAll(SIDE)];
  const verdict = (isBlack: boolean, text: string): Color | null => {
    const hasLost = LOST.test(text) || (!WON.test(text) && mannerIn(text) !== undefined);
    return hasLost || WON.test(text) ? (isBlack === hasLost ? 'white' : 'black') : null;
  };
  for (const [i, side] of sides.entries()) {
    const found = verdict(
      side[1] !== undefined,
      words.slice(side.index + side[0].length, sides[i + 1]?.index),
    );
    if (found !== null) return found;
  }
  const [only, other] = sides;
  if (only === undefined || other !== undefined) return null;
  const isBlack = only[1] !== undefined;
  const after = words.slice(only.index + only[0].length).trim();
  const isMargin =
    /^半目?$/.test(after) || (amountAt(after)?.end === after.length && marginIn(after, true, false) !== null);
  if (only.index === 0 && isMargin) return isBlack ? 'black' : 'white';
  return verdict(isBlack, words.slice(0, only.index));
}

/** True where numbers alone are stones of half counting: Fox writes them for games by area. */
function countsStones(data: NodeData): boolean {
  const isFox = /foxwq/i.test((data.AP ?? []).join());
  return isFox && !/jap|kor|[日韩韓]/i.test(firstValue(data, 'RU') ?? '');
}

/** The points that the words state; null for none, and for several. A plain margin stands at the beginning. */
function marginIn(words: string, isPlain: boolean, stones: boolean): number | null {
  const amounts = [];
  for (let at = words.search(/\d/); at >= 0; ) {
    const amount = amountAt(words, at);
    const end = amount?.end ?? at + 1;
    if (amount !== null && !OTHER_COUNT.test(words.slice(end))) amounts.push(amount);
    if (isPlain && at === 0) break;
    const next = words.slice(end).search(/\d/);
    at = next < 0 ? next : end + next;
  }
  const counted = amounts.filter(({ unit }) => unit !== '');
  const [found, surplus] = counted.length > 0 ? counted : amounts;
  if (surplus !== undefined) return null;
  if (found === undefined && !HALF.test(words)) return null;
  const { value, unit } = found ?? { value: 0.5, unit: /半子/.test(words) ? '子' : '' };
  const isStones = stones ? !/目|집|moku|point/.test(unit) : /^(?:子|zi|stones?)$/.test(unit);
  // Only half counting has odd quarters; and more stones than half a board are a count, not a margin.
  if (!isStones && (value * 4) % 2 !== 1) return value < 1e4 ? value : null;
  return value <= 180 ? value * 2 : null;
}

/** The result as SGF writes it: 'B+R', 'W+16.5'; '' where there is no winner. */
export function resultText({ winner, by, margin }: SgfResult): string {
  if (winner === null || winner === 'draw') return winner === null ? '' : 'Draw';
  const how = by === 'points' || by === 'unknown' ? (margin ?? '') : by!.charAt(0).toUpperCase();
  return `${winner === 'black' ? 'B' : 'W'}+${how}`;
}
