/**
 * Life and death written as plainly as can be: all positions that play can lead to, and the winner in each.
 */

import type { Color } from 'kakoi';

/** A claim as the documentation has it, with points as y·width + x. */
export interface PlainClaim {
  readonly width: number;
  /** 'X', 'O' or '.', row by row. */
  readonly cells: string;
  readonly claim: 'captured' | 'stays' | 'two-eyes' | 'no-eyes';
  readonly koMaster: Color;
  readonly retakes: number;
  readonly toPlay: Color;
  readonly ko: number | null;
  readonly target: readonly number[];
  readonly region: readonly number[];
}

/**
 * The verdict on a claim, with the answers of a proof of it; null when there are too many positions to
 * examine.
 */
export interface PlainVerdict {
  readonly isTrue: boolean;
  readonly answers: Readonly<Record<string, string>>;
}

interface Moment {
  readonly cells: string;
  /** The stones of the target that are left. */
  readonly left: string;
  readonly color: Color;
  readonly retakes: number;
  readonly ko: number;
  /** Moves, by point or −1, with the texts of the moments after them. */
  readonly moves: Map<number, string>;
  /** The number of moves in which the side that has to reach something reaches it; Infinity if never. */
  rank: number;
}

const PASS = -1;
const stoneOf = (color: Color) => (color === 'black' ? 'X' : 'O');
const other = (color: Color): Color => (color === 'black' ? 'white' : 'black');

function beside(width: number, cells: string, p: number): number[] {
  const x = p % width;
  return [
    ...(x > 0 ? [p - 1] : []),
    ...(x < width - 1 ? [p + 1] : []),
    ...(p >= width ? [p - width] : []),
    ...(p + width < cells.length ? [p + width] : []),
  ];
}

/** The chain at a stone, and whether it has a liberty. */
export function plainChain(width: number, cells: string, p: number): { stones: number[]; liberties: number } {
  const stones = [p];
  const liberties = new Set<number>();
  for (const q of stones)
    for (const r of beside(width, cells, q)) {
      if (cells[r] === '.') liberties.add(r);
      else if (cells[r] === cells[p] && !stones.includes(r)) stones.push(r);
    }
  return { stones, liberties: liberties.size };
}

const put = (cells: string, points: readonly number[], stone: string) =>
  [...cells].map((cell, p) => (points.includes(p) ? stone : cell)).join('');

/**
 * The cells after a stone is played and its captures are removed; null for suicide and for an occupied point.
 */
export function plainPlay(
  width: number,
  before: string,
  p: number,
  color: Color,
): { cells: string; captured: number[]; ko: number } | null {
  if (before[p] !== '.') return null;
  let cells = put(before, [p], stoneOf(color));
  const captured: number[] = [];
  for (const q of beside(width, cells, p)) {
    if (cells[q] !== stoneOf(other(color))) continue;
    const { stones, liberties } = plainChain(width, cells, q);
    if (liberties > 0) continue;
    captured.push(...stones);
    cells = put(cells, stones, '.');
  }
  const own = plainChain(width, cells, p);
  if (own.liberties === 0) return null;
  const isKo = captured.length === 1 && own.stones.length === 1 && own.liberties === 1;
  return { cells, captured, ko: isKo ? captured[0]! : PASS };
}

/**
 * True when a stone of those left is never captured even if its owner always passes: by playing out every
 * attack.
 */
function isAlive(
  { width, region }: PlainClaim,
  cells: string,
  left: readonly number[],
  attacker: Color,
): boolean {
  const seen = new Set([cells]);
  const taken = new Set<number>();
  for (const now of seen) {
    for (const p of region) {
      const played = plainPlay(width, now, p, attacker);
      if (played === null) continue;
      for (const q of played.captured) taken.add(q);
      seen.add(played.cells);
      if (left.every((q) => taken.has(q))) return false;
    }
  }
  return true;
}

/** True when the move takes the last stone of the target, alone, and its owner would take that back at once. */
function isBarred(
  width: number,
  target: readonly string[],
  { cells, captured, ko }: { cells: string; captured: number[]; ko: number },
  p: number,
  winsKos: boolean,
): boolean {
  const stone = Number(target[0]);
  if (target.length > 1 || captured.length !== 1 || captured[0] !== stone) return false;
  if (ko === stone) return !winsKos;
  const takers = plainChain(width, cells, p);
  const back = beside(width, cells, stone).filter((q) => takers.stones.includes(q));
  return takers.liberties === 1 && back.length > 1;
}

export function judge(claim: PlainClaim, most: number): PlainVerdict | null {
  const { width, cells, target, region, koMaster } = claim;
  const defender: Color = cells[target[0]!] === 'X' ? 'black' : 'white';
  if (target.length === 0 || target.some((p) => cells[p] !== stoneOf(defender)))
    return { isTrue: false, answers: {} };
  const attacker = other(defender);
  const isDefence = claim.claim === 'stays' || claim.claim === 'two-eyes';
  const winner = isDefence ? defender : attacker;
  const isCapture = claim.claim === 'captured' || claim.claim === 'stays';
  const prover = isCapture ? attacker : defender;

  const all = new Map<string, Moment>();
  const textOf = ({ cells, left, color, retakes, ko }: Omit<Moment, 'moves' | 'rank'>) =>
    [cells, left, color, retakes, ko].join(' ');
  const waiting: Moment[] = [];
  const add = (moment: Omit<Moment, 'moves' | 'rank'>) => {
    const text = textOf(moment);
    if (!all.has(text)) {
      const full = { ...moment, moves: new Map(), rank: Number.POSITIVE_INFINITY };
      all.set(text, full);
      waiting.push(full);
    }
    return text;
  };
  const lives = new Map<string, boolean>();
  const lifeOf = ({ cells, left }: Moment) => {
    const text = `${cells} ${left}`;
    const known = lives.get(text) ?? isAlive(claim, cells, left.split(',').map(Number), attacker);
    lives.set(text, known);
    return known;
  };
  const start = add({
    cells,
    left: target.join(),
    color: claim.toPlay,
    retakes: claim.retakes,
    ko: claim.ko ?? PASS,
  });
  for (let moment = waiting.pop(); moment !== undefined; moment = waiting.pop()) {
    if (all.size > most) return null;
    const { cells, left, color, retakes, ko } = moment;
    if (left === '') {
      if (isCapture) moment.rank = 0;
      continue;
    }
    if (!isCapture && lifeOf(moment)) {
      moment.rank = 0;
      continue;
    }
    const isFree = ko === PASS || (color === koMaster && retakes > 0);
    const next = other(color);
    if (color !== prover || !isFree)
      moment.moves.set(PASS, add({ cells, left, color: next, retakes, ko: PASS }));
    for (const p of region) {
      if (p === ko && !isFree) continue;
      const played = plainPlay(width, cells, p, color);
      if (played === null) continue;
      if (color === attacker && isBarred(width, left.split(','), played, p, koMaster === attacker)) continue;
      const rest = left
        .split(',')
        .filter((q) => !played.captured.includes(Number(q)))
        .join();
      const spent = p === ko ? 1 : 0;
      moment.moves.set(
        p,
        add({ cells: played.cells, left: rest, color: next, retakes: retakes - spent, ko: played.ko }),
      );
    }
  }
  const rankOf = (text: string) => all.get(text)!.rank;
  for (let rank = 1, changed = true; changed; rank++) {
    changed = false;
    for (const moment of all.values()) {
      if (moment.rank < rank || moment.left === '') continue;
      const ranks = [...moment.moves.values()].map(rankOf);
      const reached = moment.color === prover ? ranks.some((r) => r < rank) : ranks.every((r) => r < rank);
      if (!reached || moment.moves.size === 0 || moment.rank !== Number.POSITIVE_INFINITY) continue;
      moment.rank = rank;
      changed = true;
    }
  }
  const isReached = rankOf(start) < Number.POSITIVE_INFINITY;
  const answers: Record<string, string> = {};
  const nameOf = (p: number) => `${'ABCDEFGHJ'[p % width]}${cells.length / width - Math.floor(p / width)}`;
  for (const moment of all.values()) {
    if (moment.color !== winner || moment.left === '' || moment.moves.size === 0) continue;
    // Living stones need no answer, and when the winner has lost any answer will do.
    if (claim.claim === 'stays' && lifeOf(moment)) continue;
    const moves = [...moment.moves].sort(([, a], [, b]) => rankOf(a) - rankOf(b));
    const [move] = (winner === prover ? moves[0] : moves.at(-1))!;
    const left = moment.left.split(',').map(Number);
    const points = region.map((p) => {
      const cell = moment.cells[p]!;
      return left.includes(p) ? cell.toLowerCase() : cell;
    });
    const ko = moment.ko === PASS ? '' : ` ${nameOf(moment.ko)}`;
    answers[`${points.join('')} ${moment.color} ${moment.retakes}${ko}`] =
      move === PASS ? 'pass' : nameOf(move);
  }
  return { isTrue: winner === prover ? isReached : !isReached, answers };
}
