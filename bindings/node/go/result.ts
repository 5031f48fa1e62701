/** Interprets the result that a record states, RE in SGF, in the words of many programs. */

import type { Color } from 'kakoi';

/** The meaning of a recorded result. */
export interface RecordedResult {
  /** The winner; null where nobody won or nobody knows: 'Void', '?', ''. */
  readonly winner: Color | 'draw' | null;
  /** The way in which a side won; null without a winner and for draws. */
  readonly by: 'points' | 'resignation' | 'time' | 'forfeit' | 'unknown' | null;
  /** The points by which the winner leads, 0 for a draw; null where no number is stated. */
  readonly margin: number | null;
}

const DRAW = /^0$|^(draw|jigo|tie)\b|和[棋局]|持碁|ジゴ|무승부/;
const SIDE = /^(b(?:lack)?\b|[黑黒]|흑)|^(?:w(?:hite)?\b|白|백)/;
const WINS = /\+|\bw[io]n|[胜勝]|승/;
const LOSES = /resign|\blos[et]|[负負败敗]|[认認][输輸]|投了|패/;
const MANNERS = [
  ['resignation', /\+ *r(es\w*)?\b|resign|中[盘盤押]|[认認][输輸]|投了|불계/],
  ['time', /\+ *t(ime\w*)?\b|\btime|超[时時]|[时時][间間]|시간/],
  ['forfeit', /\+ *f(orf\w*)?\b|forfeit|[弃棄][权權権]|反[则則]|기권|반칙/],
] as const;

/** Reads SGF's 'B+3.5', 'W+R', 'B+Time', '0' and 'Void', and words like '黑中盘胜', '白2目半勝ち' and '흑불계승'. */
export function readResult(text: string): RecordedResult {
  const words = text.trim().toLowerCase();
  if (DRAW.test(words)) return { winner: 'draw', by: null, margin: 0 };
  const side = SIDE.exec(words);
  const wins = WINS.test(words);
  if (side === null || !(wins || LOSES.test(words))) return { winner: null, by: null, margin: null };
  const winner = (side[1] !== undefined) === wins ? 'black' : 'white';
  const manner = MANNERS.find(([, pattern]) => pattern.test(words))?.[0];
  const margin = manner === undefined ? readMargin(words) : null;
  const counted = margin !== null || /[目子집]/.test(words);
  return { winner, by: manner ?? (counted ? 'points' : 'unknown'), margin };
}

/** The first number, in points; null when it is not written in plain digits. */
function readMargin(words: string): number | null {
  if (/[/一二三四五六七八九十]/.test(words)) return null;
  const half = /[半½반]/.test(words);
  const digits = words.match(/[\w.,]+/g)?.find((word) => /^\d+([.,]\d+)?$/.test(word)) ?? (half ? '0' : '?');
  const points = Number(digits.replace(',', '.')) + (half ? 0.5 : 0);
  // A stone of half counting is two points.
  return points < 1e4 ? points * (words.includes('子') ? 2 : 1) : null;
}
