import { reviewSkill } from '../review.js';
import type { SenketSubject } from './read.js';

export const review = reviewSkill({
  game: 'senket',
  start: () => Promise.resolve(),
  facts: ({ facts }, { play }: SenketSubject, options) => facts(play, options),
  review: ({ reviewGame }, { play }, options) => reviewGame(play, options),
  boardAt: ({ play }, move) => play.boardAt(move),
  position: ({ play }, move) => ({ senket: play.boardAt(move).toJSON() }),
});
