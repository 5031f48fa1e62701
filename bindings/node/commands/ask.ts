/**
 * `kakoi analyze`, `score`, `dead`, `moves`, `read`, `review`, `safe`, `solve` and `verify`: questions that the game
 * itself answers.
 */

import { KakoiError } from '../../js/index.js';
import type { Question } from '../game.js';
import { gamesFor, titles } from '../games.js';
import type { Command } from './command.js';

/** The command for a question; games that cannot answer it are refused with 'bad-option'. */
export function ask(question: Question): Command<object> {
  return ({ game, subject, asked }, options) => {
    const skill = game.answers[question];
    if (skill?.isOfBeginning && asked.move === undefined) subject.play.goTo(0);
    if (skill !== undefined) return skill.answer(subject, options);
    const others = titles(gamesFor(question));
    throw new KakoiError('bad-option', `'${question}' is for ${others}; this is ${game.title}`);
  };
}
