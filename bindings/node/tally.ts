import type { Reply } from './answer.js';
import { counted } from './text.js';

/** Counts how many counts agree with the record. */
export class Tally {
  private readonly counts = { agree: 0, differ: 0, unrecorded: 0, unanswered: 0 };

  add({ agrees, failed }: Pick<Reply, 'agrees' | 'failed'>): void {
    if (failed) this.counts.unanswered++;
    else if (agrees === null) this.counts.unrecorded++;
    else if (agrees !== undefined) this.counts[agrees ? 'agree' : 'differ']++;
  }

  toString(): string {
    const { agree, differ, unrecorded, unanswered } = this.counts;
    const others = [
      ...(unrecorded > 0 ? [`${counted(unrecorded, 'game')} without a recorded count`] : []),
      ...(unanswered > 0 ? [`${counted(unanswered, 'input')} without an answer`] : []),
    ];
    return [`${agree} of ${agree + differ} agree with the record`, ...others].join('; ');
  }
}
