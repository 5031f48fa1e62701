/** What a record tells about its game, in words. */

import type { GoGame, GoGameInfo } from 'kakoi';

export interface GameInfo {
  /** Names with ranks, '' where the record has neither. */
  readonly black: string;
  readonly white: string;
  /** Event, place and date, as far as they are given. */
  readonly occasion: string;
  /** The recorded result, or ''. */
  readonly result: string;
  /** Rules, komi and handicap. */
  readonly terms: string;
}

export function gameInfo(game: GoGame): GameInfo {
  const { info, rules, handicap } = game;
  const terms = [rulesInWords(game), `komi ${rules.komi}`];
  if (handicap > 0) terms.push(`handicap ${handicap}`);
  return {
    black: player('Black', info.black, info.blackRank),
    white: player('White', info.white, info.whiteRank),
    occasion: occasion(info),
    result: resultInWords(info.result ?? ''),
    terms: terms.join(' · '),
  };
}

function player(color: string, name: string | undefined, rank: string | undefined): string {
  return name || rank ? [name || color, rank].filter(Boolean).join(' ') : '';
}

function occasion({ event, gameName, round, place, date }: GoGameInfo): string {
  return [event ?? gameName, round && `round ${round}`, place, date].filter(Boolean).join(' · ');
}

/** What the record calls its rules; where it does not say, how the page plays and counts. */
function rulesInWords({ rulesName, rules }: GoGame): string {
  return rulesName === '' ? `${rules.scoring} scoring` : `${rulesName} rules`;
}

/** 'White wins by 2.5' for 'W+2.5'; what is not of that kind stays as it is. */
function resultInWords(result: string): string {
  const [, color, how] = /^([BW])\+(.*)$/i.exec(result) ?? [];
  if (color === undefined || how === undefined) return /^(0|draw|jigo)$/i.test(result) ? 'Draw' : result;
  const winner = color.toUpperCase() === 'B' ? 'Black' : 'White';
  if (/^r(esign)?$/i.test(how)) return `${winner} wins by resignation`;
  if (/^t(ime)?$/i.test(how)) return `${winner} wins on time`;
  if (/^f(orfeit)?$/i.test(how)) return `${winner} wins by forfeit`;
  const points = Number.parseFloat(how);
  return points > 0 ? `${winner} wins by ${points}` : `${winner} wins`;
}
