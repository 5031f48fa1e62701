import type { GoGame } from 'kakoi';

/** Rules, komi and handicap. */
export function termsOf(game: GoGame): string {
  const { rules, handicap } = game;
  const terms = [rulesInWords(game), `komi ${rules.komi}`];
  if (handicap > 0) terms.push(`handicap ${handicap}`);
  return terms.join(' · ');
}

/** What the record calls its rules; where it does not say, how the page plays and counts. */
function rulesInWords({ rulesName, rules }: GoGame): string {
  return rulesName === '' ? `${rules.scoring} scoring` : `${rulesName} rules`;
}
