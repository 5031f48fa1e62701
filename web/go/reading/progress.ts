/**
 * The outcomes of the problems that the reader has tried, kept from visit to visit by the problems' own positions. A problem is
 * solved once it has been, from its beginning, without a hint or a mistake; whatever is looked at or tried later leaves it
 * solved. One that failed is solved in the same way, begun again.
 */

import type { RecordNode } from 'kakoi';
import { recall, remember } from '../../shell/preferences.js';

export type Outcome = 'solved' | 'failed';

const NAME = 'problems';
/** The most problems kept: those tried longest ago are forgotten. */
const MOST = 5000;

/** The problem of a record, told from others by its stones and the side to play. */
function keyOf(root: RecordNode): string {
  const stones: string[] = [];
  for (const { data } of root.mainLine()) {
    if ('B' in data || 'W' in data) break;
    for (const name of ['SZ', 'AB', 'AW', 'AE', 'PL'])
      if (data[name]) stones.push(name, ...[...data[name]].sort());
  }
  // FNV-1a, with 52 bits, so that thousands of problems keep apart.
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (const character of stones.join(' ')) {
    const code = character.codePointAt(0)!;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return ((high >>> 12) * 2 ** 32 + (low >>> 0)).toString(36);
}

export class Progress {
  private readonly outcomes: Map<string, Outcome>;
  private readonly keys = new WeakMap<RecordNode, string>();

  constructor() {
    this.outcomes = new Map(Object.entries(readKept()));
  }

  /** The outcome of the problem; null while it is open. */
  of(root: RecordNode): Outcome | null {
    return this.outcomes.get(this.keyOf(root)) ?? null;
  }

  set(root: RecordNode, latest: Outcome): void {
    const key = this.keyOf(root);
    const outcome = this.of(root) === 'solved' ? 'solved' : latest;
    this.outcomes.delete(key); // so that it is the latest
    this.outcomes.set(key, outcome);
    for (const old of [...this.outcomes.keys()].slice(0, Math.max(0, this.outcomes.size - MOST)))
      this.outcomes.delete(old);
    remember(NAME, JSON.stringify(Object.fromEntries(this.outcomes)));
  }

  private keyOf(root: RecordNode): string {
    const key = this.keys.get(root) ?? keyOf(root);
    this.keys.set(root, key);
    return key;
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
