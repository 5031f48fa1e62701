/** The score of small boards of Go, written as plainly as can be: all positions, and what a side can make sure of. */

import type { Color } from 'kakoi';
import { plainPlay } from './plain-life.js';

interface Moment {
  readonly cells: string;
  readonly color: Color;
  readonly ko: number;
  readonly passed: boolean;
}

const PASS = -1;
const other = (color: Color): Color => (color === 'black' ? 'white' : 'black');

/** The position as proofs write it. */
function textOf({ cells, color, ko, passed }: Moment, name: (p: number) => string): string {
  return `${cells} ${color}${ko === PASS ? '' : ` ${name(ko)}`}${passed ? ' passed' : ''}`;
}

/** Black's points less White's, by area. */
export function plainLead(width: number, cells: string): number {
  let lead = 0;
  const seen = new Set<number>();
  [...cells].forEach((cell, p) => {
    if (cell !== '.') lead += cell === 'X' ? 1 : -1;
    if (cell !== '.' || seen.has(p)) return;
    const space = [p];
    const beside = new Set<string>();
    seen.add(p);
    for (const q of space) {
      for (const r of [q - 1, q + 1, q - width, q + width]) {
        const isNext =
          Math.abs((r % width) - (q % width)) + Math.abs(Math.floor(r / width) - Math.floor(q / width)) === 1;
        if (r < 0 || r >= cells.length || !isNext) continue;
        if (cells[r] !== '.') beside.add(cells[r]!);
        else if (!seen.has(r)) {
          seen.add(r);
          space.push(r);
        }
      }
    }
    if (beside.size === 1) lead += (beside.has('X') ? 1 : -1) * space.length;
  });
  return lead;
}

/** All positions that play can lead to: for each its moves, and the text of what follows or 'over'. */
export class PlainPlay {
  private readonly moments = new Map<string, Moment>();
  private readonly moves = new Map<string, readonly (readonly [move: number, next: string])[]>();
  private readonly start: string;

  constructor(
    private readonly width: number,
    cells: string,
    toPlay: Color,
    private readonly name: (p: number) => string,
  ) {
    const enter = (moment: Moment): string => {
      const text = textOf(moment, name);
      if (!this.moments.has(text)) this.moments.set(text, moment);
      return text;
    };
    this.start = enter({ cells, color: toPlay, ko: PASS, passed: false });
    for (const [text, { cells, color, ko, passed }] of this.moments) {
      const next = other(color);
      const pass = passed ? 'over' : enter({ cells, color: next, ko: PASS, passed: true });
      const moves: [number, string][] = [[PASS, pass]];
      for (let p = 0; p < cells.length; p++) {
        const played = p === ko ? null : plainPlay(width, cells, p, color);
        if (played !== null)
          moves.push([p, enter({ cells: played.cells, color: next, ko: played.ko, passed: false })]);
      }
      this.moves.set(text, moves);
    }
  }

  /**
   * The answers by which the side ends the game with at least that lead, while the other side obeys only simple ko; null
   * where there are none. Positions that need more moves are answered later, so that play comes to an end.
   */
  answersFor(winner: Color, lead: number): Record<string, string> | null {
    const answers: Record<string, string> = {};
    const rounds = new Map<string, number>();
    for (let round = 1, before = -1; before !== rounds.size && !rounds.has(this.start); round++) {
      before = rounds.size;
      for (const [text, { cells, color }] of this.moments) {
        if (rounds.has(text)) continue;
        const holds = ([, next]: readonly [number, string]) =>
          next === 'over'
            ? plainLead(this.width, cells) * (winner === 'black' ? 1 : -1) >= lead
            : (rounds.get(next) ?? round) < round;
        const moves = this.moves.get(text)!;
        if (color === winner) {
          const [move] = moves.find(holds) ?? [];
          if (move === undefined) continue;
          answers[text] = move === PASS ? 'pass' : this.name(move);
          rounds.set(text, round);
        } else if (moves.every(holds)) {
          rounds.set(text, round);
        }
      }
    }
    return rounds.has(this.start) ? answers : null;
  }

  /** A legal move for each position of the side, by chance. */
  anyAnswers(winner: Color, random: () => number): Record<string, string> {
    const own = [...this.moves].filter(([text]) => this.moments.get(text)!.color === winner);
    return Object.fromEntries(
      own.map(([text, moves]) => {
        const [move] = moves[Math.floor(random() * moves.length)]!;
        return [text, move === PASS ? 'pass' : this.name(move)];
      }),
    );
  }
}
