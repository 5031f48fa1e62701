import { init } from '../../js/index.js';
import { reviewSkill } from '../review.js';
import type { LoaSubject } from './read.js';

export const review = reviewSkill({
  game: 'loa',
  async start() {
    const { endingsEngine } = await import('../../js/entries/endings.js');
    await init(endingsEngine);
  },
  facts: ({ facts }, { play }: LoaSubject, options) => facts(play, options),
  review: ({ reviewGame }, { play }, options) => reviewGame(play, options),
  boardAt: ({ play }, move) => play.boardAt(move),
  position: ({ play }, move) => ({ fen: play.boardAt(move).toFen(), rules: play.rules }),
});
