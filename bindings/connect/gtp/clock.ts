/** The time of the sides, as `time_settings` and `time_left` tell it, and how much of it a move may take. */

import type { Color } from '../../js/api.js';

/** Seconds of the whole game, then periods of seconds for so many moves; none where `moves` is 0. */
export interface TimeSettings {
  readonly main: number;
  readonly period: number;
  readonly moves: number;
  /** True for Japanese byo-yomi: a period is for one move, and `time_left` tells the number of periods. */
  readonly isByoyomi?: boolean;
  /** By Fischer's clock: the seconds that a move adds, up to `limit`, and the most that it may take. */
  readonly increment?: number;
  readonly limit?: number;
  readonly most?: number;
}

/** The seconds that a side has for so many moves, or for the whole game where that is 0. */
interface TimeLeft {
  readonly seconds: number;
  readonly moves: number;
}

/** The rest is for the way of the move to the other program, and for a machine that is slower at times. */
const SHARE = 0.8;
/** Main time is never divided among fewer moves. */
const FEWEST_MOVES = 10;

/** Clocks of both sides; without settings they do not run. */
export class Clock {
  #settings: TimeSettings | null = null;
  readonly #left = new Map<Color, TimeLeft>();

  /** Begins a game with that time, or without limit. */
  set(settings: TimeSettings | null): void {
    this.#settings = settings;
    this.reset();
  }

  /** Begins a game with the time of the last. */
  reset(): void {
    this.#left.clear();
  }

  /** Takes over what the other program says that a side has left. */
  tell(color: Color, left: TimeLeft): void {
    this.#left.set(color, left);
  }

  /** The seconds that a move may take while so many points are empty; Infinity without limit. */
  secondsFor(color: Color, empties: number): number {
    const left = this.#leftOf(color);
    if (left === null) return Number.POSITIVE_INFINITY;
    if (left.moves > 0) return (SHARE * left.seconds) / (this.#settings?.isByoyomi ? 1 : left.moves);
    const { period = 0, moves = 0, increment = 0, most = Number.POSITIVE_INFINITY } = this.#settings ?? {};
    // Each side plays on half of the empty points at most.
    const ofMain = left.seconds / Math.max(FEWEST_MOVES, empties / 2);
    if (increment > 0) return SHARE * Math.min(ofMain + increment, left.seconds, most);
    return SHARE * Math.min(ofMain + (moves > 0 ? period / moves : 0), most);
  }

  /** Takes the time of a move off, for programs that do not say what is left. */
  spend(color: Color, seconds: number): void {
    const left = this.#leftOf(color);
    if (left === null) return;
    const {
      period = 0,
      moves = 0,
      isByoyomi = false,
      increment = 0,
      limit = Number.POSITIVE_INFINITY,
    } = this.#settings ?? {};
    const rest = Math.min(limit, Math.max(0, left.seconds - seconds) + increment);
    const isOver = left.moves === 0 ? rest === 0 && moves > 0 : left.moves === 1 || isByoyomi;
    this.tell(
      color,
      isOver ? { seconds: period, moves } : { seconds: rest, moves: Math.max(0, left.moves - 1) },
    );
  }

  #leftOf(color: Color): TimeLeft | null {
    const left = this.#left.get(color);
    if (left !== undefined || this.#settings === null) return left ?? null;
    const { main, period, moves } = this.#settings;
    return main > 0 || moves === 0 ? { seconds: main, moves: 0 } : { seconds: period, moves };
  }
}
