/** What the games whose records are SGF have in common. */

import type { Subject } from './game.js';

interface SgfSubject extends Subject {
  readonly play: NonNullable<Subject['play']> & { toSgf(): string };
}

export const sgf = {
  about: 'a record of the moves up to --move',
  write({ play }: SgfSubject) {
    const text = play.toSgf();
    return { fields: { sgf: text }, text };
  },
};
