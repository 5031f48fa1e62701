import type { Fact } from '../../js/entries/review.js';
import { init, type LoaMove } from '../../js/index.js';
import { reviewSkill } from '../review.js';
import { minedProblems } from './mine.js';
import type { LoaSubject } from './read.js';

/** Loads what proves wins, which most commands do not need. */
async function loadEndings() {
  const endings = await import('../../js/entries/endings.js');
  await init(endings.endingsEngine);
  return endings;
}

export const review = reviewSkill<LoaSubject, Fact<LoaMove, unknown>>({
  game: 'loa',
  start: loadEndings,
  facts: ({ facts }, { play }, options) => facts(play, options),
  review: ({ reviewGame }, { play }, options) => reviewGame(play, options),
  boardAt: ({ play }, move) => play.boardAt(move),
  position: ({ play }, move) => ({ fen: play.boardAt(move).toFen(), rules: play.rules }),
  problems: async ({ play }, facts) => [...minedProblems(play, facts, await loadEndings())],
});
