/** Go written as plainly as can be, with a list of everything that was ever on the board. */

import type { Color, GoRules } from 'kakoi';

/** 'X', 'O' or '.' row by row. */
type Cells = readonly string[];

const stoneOf = (color: Color) => (color === 'black' ? 'X' : 'O');
const otherColor = (color: Color): Color => (color === 'black' ? 'white' : 'black');

interface Moment {
  readonly cells: Cells;
  /** The cells as text. */
  readonly text: string;
  readonly toPlay: Color;
  /** The colour that made the position by a play; null otherwise. */
  readonly madeBy: Color | null;
  readonly ko: number | null;
  readonly captures: Readonly<Record<Color, number>>;
  readonly move: { readonly color: Color; readonly point: number | null; readonly captured: number } | null;
}

/** The result of a move: the reason why it is illegal, or the cells after it. */
type Judgement =
  | { readonly reason: 'occupied' | 'suicide' | 'ko' | 'superko' }
  | { readonly reason: 'legal'; readonly cells: Cells; readonly captured: readonly number[] };

export class PlainGo {
  readonly width: number;
  readonly height: number;
  readonly #rules: Pick<GoRules, 'ko' | 'suicide'>;
  #moments: Moment[];
  #at = 0;

  constructor(width: number, height: number, rules: Pick<GoRules, 'ko' | 'suicide'>) {
    this.width = width;
    this.height = height;
    this.#rules = rules;
    const cells = Array.from({ length: width * height }, () => '.');
    this.#moments = [
      {
        cells,
        text: cells.join(''),
        toPlay: 'black',
        madeBy: null,
        ko: null,
        captures: { black: 0, white: 0 },
        move: null,
      },
    ];
  }

  get #now(): Moment {
    return this.#moments[this.#at]!;
  }

  get toPlay(): Color {
    return this.#now.toPlay;
  }

  get moveNumber(): number {
    return this.#at;
  }

  get length(): number {
    return this.#moments.length - 1;
  }

  get captures(): Readonly<Record<Color, number>> {
    return this.#now.captures;
  }

  get isOver(): boolean {
    const [last, before] = [this.#moments[this.#at]?.move, this.#moments[this.#at - 1]?.move];
    return last?.point === null && before?.point === null;
  }

  get diagram(): string {
    return Array.from({ length: this.height }, (_, y) =>
      this.#now.cells.slice(y * this.width, (y + 1) * this.width).join(''),
    ).join('\n');
  }

  /** Moves so far: colour, point and number of stones captured. */
  get moves(): readonly NonNullable<Moment['move']>[] {
    return this.#moments.slice(1, this.#at + 1).map(({ move }) => move!);
  }

  judge(point: number): Judgement {
    const { cells, toPlay, ko } = this.#now;
    if (cells[point] !== '.') return { reason: 'occupied' };
    if (this.#rules.ko === 'simple' && point === ko) return { reason: 'ko' };
    const own = stoneOf(toPlay);
    const after = [...cells];
    after[point] = own;
    let captured = this.#neighbours(point)
      .filter((beside) => after[beside] !== '.' && after[beside] !== own)
      .map((beside) => this.#chain(after, beside))
      .filter((chain) => !this.#hasLiberty(after, chain))
      .flat();
    if (captured.length === 0) {
      const chain = this.#chain(after, point);
      if (!this.#hasLiberty(after, chain)) {
        if (!this.#rules.suicide || chain.length === 1) return { reason: 'suicide' };
        captured = chain;
      }
    }
    for (const stone of captured) after[stone] = '.';
    if (this.#repeats(after, toPlay)) return { reason: 'superko' };
    return { reason: 'legal', cells: after, captured: [...new Set(captured)] };
  }

  play(point: number | null): void {
    const { cells, toPlay, captures } = this.#now;
    const judgement: Judgement =
      point === null ? { reason: 'legal', cells, captured: [] } : this.judge(point);
    if (judgement.reason !== 'legal') throw new Error(judgement.reason);
    if (this.#moments[this.#at + 1]?.move?.point === point) {
      this.#at++; // the move taken back is made again, and the later moves are kept
      return;
    }
    const { cells: after, captured } = judgement;
    const taker = point !== null && after[point] === '.' ? otherColor(toPlay) : toPlay;
    this.#moments = this.#moments.slice(0, this.#at + 1);
    this.#moments.push({
      cells: after,
      text: after.join(''),
      toPlay: otherColor(toPlay),
      madeBy: point === null ? null : toPlay,
      ko: point === null ? null : this.#koAfter(after, point, captured),
      captures: { ...captures, [taker]: captures[taker] + captured.length },
      move: { color: toPlay, point, captured: captured.length },
    });
    this.#at++;
  }

  goTo(moveNumber: number): void {
    this.#at = moveNumber;
  }

  /** A ko: one stone taken by one that stands alone, with the freed point for its only liberty. */
  #koAfter(cells: Cells, point: number, captured: readonly number[]): number | null {
    if (captured.length !== 1 || cells[point] === '.') return null;
    const chain = this.#chain(cells, point);
    const liberties = this.#neighbours(point).filter((beside) => cells[beside] === '.');
    return chain.length === 1 && liberties.length === 1 ? captured[0]! : null;
  }

  #repeats(cells: Cells, mover: Color): boolean {
    if (this.#rules.ko === 'simple') return false;
    const text = cells.join('');
    return this.#moments.slice(0, this.#at + 1).some((moment) => {
      if (moment.text !== text) return false;
      if (this.#rules.ko === 'positional') return true;
      if (this.#rules.ko === 'situational') return moment.toPlay === otherColor(mover);
      return moment.madeBy === mover;
    });
  }

  #neighbours(point: number): number[] {
    const [x, y] = [point % this.width, Math.floor(point / this.width)];
    return [
      ...(x > 0 ? [point - 1] : []),
      ...(x < this.width - 1 ? [point + 1] : []),
      ...(y > 0 ? [point - this.width] : []),
      ...(y < this.height - 1 ? [point + this.width] : []),
    ];
  }

  #chain(cells: Cells, start: number): number[] {
    const chain = [start];
    for (const stone of chain) {
      for (const beside of this.#neighbours(stone)) {
        if (cells[beside] === cells[start] && !chain.includes(beside)) chain.push(beside);
      }
    }
    return chain;
  }

  #hasLiberty(cells: Cells, chain: readonly number[]): boolean {
    return chain.some((stone) => this.#neighbours(stone).some((beside) => cells[beside] === '.'));
  }
}
