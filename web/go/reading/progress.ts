/**
 * The outcomes of the problems that the reader has tried, kept from visit to visit by the problems' own positions. A problem is
 * solved once it has been, from its beginning, without a hint or a mistake; whatever is looked at or tried later leaves it
 * solved. One that failed is solved in the same way, begun again.
 */

import type { RecordNode } from 'kakoi';
import { recall, remember } from '../../shell/preferences.js';
import { keptMistakes, positionOf, practised } from '../mistakes.js';
import type { Desk } from './desk.js';

export type Outcome = 'solved' | 'failed';

/** A problem, among those of its file. */
type Problem = Pick<Desk['current'], 'root' | 'games'>;

const NAME = 'problems';
/** The most problems kept: those tried longest ago are forgotten. */
const MOST = 5000;

export class Progress {
  private readonly outcomes: Map<string, Outcome>;
  private due: ReadonlySet<string> = new Set();
  private readonly keys = new WeakMap<RecordNode, readonly string[]>();

  constructor() {
    this.outcomes = new Map(Object.entries(readKept()));
    this.lookUp();
  }

  /** Looks up which of the reader's own mistakes are to be solved again. */
  lookUp(): void {
    const due = keptMistakes().filter(({ isDue }) => isDue);
    this.due = new Set(due.map(({ position }) => position));
  }

  /** True for a mistake of the reader's own that is to be solved again. */
  isDue(problem: Problem): boolean {
    return this.due.size > 0 && this.keysOf(problem).some((key) => this.due.has(key));
  }

  /** The outcome of the problem; null while it is open, or open again. */
  of(problem: Problem): Outcome | null {
    if (this.isDue(problem)) return null;
    const key = this.keysOf(problem).find((name) => this.outcomes.has(name)) ?? '';
    return this.outcomes.get(key) ?? null;
  }

  set(problem: Problem, latest: Outcome): void {
    const outcome = this.of(problem) === 'solved' ? 'solved' : latest;
    practised(problem.root, latest === 'solved');
    this.lookUp();
    const key = this.keysOf(problem)[0]!;
    this.outcomes.delete(key); // so that it is the latest
    this.outcomes.set(key, outcome);
    for (const old of [...this.outcomes.keys()].slice(0, Math.max(0, this.outcomes.size - MOST)))
      this.outcomes.delete(old);
    remember(NAME, JSON.stringify(Object.fromEntries(this.outcomes)));
  }

  /**
   * The keys of the problem, its own first. That is its position, with a number where others of the file begin with the same;
   * then the position alone counts as well, by which they were all kept once.
   */
  private keysOf({ root, games }: Problem): readonly string[] {
    if (!this.keys.has(root)) {
      const alike = new Map<string, RecordNode[]>();
      for (const game of games) {
        const position = positionOf(game);
        alike.set(position, [...(alike.get(position) ?? []), game]);
      }
      for (const [position, roots] of alike)
        roots.forEach((each, i) => {
          this.keys.set(each, roots.length === 1 ? [position] : [`${position}.${i + 1}`, position]);
        });
    }
    return this.keys.get(root) ?? [positionOf(root)];
  }
}

function readKept(): Record<string, Outcome> {
  try {
    const kept = JSON.parse(recall(NAME) ?? '{}') as Record<string, Outcome>;
    return Object.fromEntries(
      Object.entries(kept).filter(([, outcome]) => outcome === 'solved' || outcome === 'failed'),
    );
  } catch {
    return {};
  }
}
