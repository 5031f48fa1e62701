/** The number of playouts behind a move, which are steps of a search: as the user asked, and as the clock allows. */

/** The most playouts that may be asked for behind a move: minutes. */
export const MOST_PLAYOUTS = 1_000_000;

/** The playouts of the levels of chooseMove(), the weakest first. */
const OF_LEVELS = [1, 1, 1, 1, 1, 3, 8, 20, 60, 200, 700, 2500];
export const MOST_LEVEL = OF_LEVELS.length;
/** It overlooks nothing, and takes some tenths of a second on 9×9. */
const USUAL_LEVEL = 10;
/** The fewest playouts of a side in time trouble, unless it was to have fewer. */
const FEWEST_PLAYOUTS = 16;
/** The playouts of a second times the points of the board, until it was measured: those of a slow machine. */
const USUAL_PACE = 60_000;
/** Shorter searches say nothing about the pace. */
const LEAST_MEASURED = 0.02;

export class Strength {
  /** The most seconds for a move, whatever the clock says. */
  seconds = Number.POSITIVE_INFINITY;
  #level: number | undefined;
  #playouts: number | undefined;
  #pace = USUAL_PACE;

  /** The level; one that is set has its own number of playouts. */
  get level(): number {
    return this.#level ?? USUAL_LEVEL;
  }
  set level(level: number) {
    this.#level = level;
    this.#playouts = undefined;
  }

  /** The playouts behind a move, where no clock runs. */
  get playouts(): number {
    return this.#playouts ?? OF_LEVELS[this.level - 1]!;
  }
  set playouts(playouts: number) {
    this.#playouts = playouts;
  }

  /** Takes note of how long playouts took. */
  learn(playouts: number, points: number, seconds: number): void {
    if (seconds >= LEAST_MEASURED) this.#pace = (playouts * points) / seconds;
  }

  /** As many as the time allows, and no more than were asked for; without a clock the same on every machine. */
  playoutsIn(seconds: number, points: number): number {
    if (seconds === Number.POSITIVE_INFINITY) return this.playouts;
    const isAsked = this.#level !== undefined || this.#playouts !== undefined;
    const most = isAsked ? this.playouts : MOST_PLAYOUTS;
    const affordable = Math.floor((seconds * this.#pace) / points);
    return Math.min(most, Math.max(FEWEST_PLAYOUTS, affordable));
  }
}
