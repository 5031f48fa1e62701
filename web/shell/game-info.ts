/** What a record tells about its game, in words. */

import { type GoGame, type GoGameInfo, type GoRules, goRules, type RulesName } from 'kakoi';

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
  const terms = [rulesInWords(rules), `komi ${rules.komi}`];
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

const RULES: readonly (readonly [RulesName, string])[] = [
  ['japanese', 'Japanese rules'],
  ['chinese', 'Chinese rules'],
  ['aga', 'AGA rules'],
  ['new-zealand', 'New Zealand rules'],
  ['ing', 'Ing rules'],
  ['tromp-taylor', 'Tromp–Taylor rules'],
];

/** The name of the rules that agree in everything but komi; Korean rules are Japanese ones here. */
function rulesInWords(rules: GoRules): string {
  const text = (some: GoRules): string => [some.ko, some.suicide, some.scoring, some.handicapBonus].join();
  return RULES.find(([name]) => text(goRules(name)) === text(rules))?.[1] ?? `${rules.scoring} scoring`;
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
