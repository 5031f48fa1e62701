/**
 * Measures the engine's time for one position. A browser's clock ticks in steps of up to a millisecond and
 * one analysis takes microseconds, so many copies of the position go through one call. Other load on the
 * machine makes a run slower, never faster, so the fastest of a few runs is shown.
 */

import type { GoBoard } from 'kakoi';
import { element } from '../shell/elements.js';
import { say } from '../shell/words.js';
import { analyze } from './analysis.js';

/** The length of a run: enough for the clock, and short enough to go unnoticed. */
const RUN_MS = 6;
const RUNS = 5;
const FEWEST_COPIES = 64;
const MOST_COPIES = 16384;
/** Measuring starts once the reader has stayed at a position for this long. */
const CALM_MS = 250;

export interface Timing {
  /** The time of all analyses of one position. */
  readonly microseconds: number;
  /** Positions in the call that was timed. */
  readonly copies: number;
}

/** Measures in idle moments; a newer request replaces one that is under way. */
export class Stopwatch {
  private request = 0;
  private timer = 0;

  constructor(private readonly report: (timing: Timing) => void) {}

  measure(board: GoBoard, suicide: boolean): void {
    const request = ++this.request;
    const figures: number[] = [];
    const run = (copies: number): void => {
      if (request !== this.request) return;
      const elapsed = time(board, suicide, copies);
      if (elapsed < RUN_MS && copies < MOST_COPIES) {
        whenIdle(() => run(copies * 2));
        return;
      }
      figures.push((elapsed * 1000) / copies);
      if (figures.length < RUNS) whenIdle(() => run(copies));
      else this.report({ microseconds: Math.min(...figures), copies });
    };
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => whenIdle(() => run(FEWEST_COPIES)), CALM_MS);
  }
}

/** Milliseconds for one call with that many copies of the board. */
function time(board: GoBoard, suicide: boolean, copies: number): number {
  const boards = new Array<GoBoard>(copies).fill(board);
  const start = performance.now();
  analyze(boards, suicide);
  return performance.now() - start;
}

/** Runs the work in an idle moment; not every browser has requestIdleCallback. */
function whenIdle(work: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: 500 });
  else window.setTimeout(work, 0);
}

/** Shows the figure, in place of that of the position before. */
export function showTiming(timing: Timing): void {
  const time = element('status-figure');
  const figure =
    timing.microseconds < 10 ? timing.microseconds.toFixed(1) : String(Math.round(timing.microseconds));
  time.textContent = say('chains + Benson + area + influence: {figure} µs', { figure });
  time.title = say(
    'Engine time for a position: {copies} copies of this position in one call, the fastest of a few runs',
    { copies: timing.copies },
  );
  time.dataset.microseconds = timing.microseconds.toFixed(2);
}
