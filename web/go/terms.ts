import type { GoGame } from 'kakoi';
import { say } from '../shell/words.js';

/** Rules, komi and handicap. */
export function termsOf(game: GoGame): string {
  const { rules, handicap } = game;
  const terms = [rulesInWords(game), say('komi {komi}', { komi: rules.komi })];
  if (handicap > 0) terms.push(say('handicap {stones}', { stones: handicap }));
  return terms.join(' · ');
}

/** The record's name for its rules; without one, the kind of scoring. */
function rulesInWords({ rulesName, rules }: GoGame): string {
  if (rulesName !== '') {
    const name = rulesName.charAt(0).toUpperCase() + rulesName.slice(1);
    return say('{rules} rules', { rules: say(name) });
  }
  return rules.scoring === 'area' ? say('area scoring') : say('territory scoring');
}
