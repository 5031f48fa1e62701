import type { Fact } from '../../js/entries/review.js';
import { reviewSkill } from '../review.js';
import { rowsOfBoard } from './convert.js';
import { minedProblems } from './mine.js';
import type { GoSubject } from './read.js';
import { loadReader } from './reader.js';

export const review = reviewSkill<GoSubject, Fact>({
  game: 'go',
  start: loadReader,
  facts: ({ facts }, { play }, options) => facts(play, options),
  review: ({ reviewGame }, { play }, options) => reviewGame(play, options),
  boardAt: ({ play }, move) => play.boardAt(move),
  position: ({ play }, move) => ({ board: rowsOfBoard(play.boardAt(move)) }),
  problems: async ({ play }, facts) => [...minedProblems(play, facts, await loadReader())],
});
