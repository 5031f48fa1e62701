/** Rules as KataGo writes them, described in its docs/GTP_Extensions.md. */

import { badOption, show } from '../core/errors.js';
import type { GoRules } from './rules.js';

/** Rules in KataGo's JSON. */
export type KataGoRules = {
  ko: 'SIMPLE' | 'POSITIONAL' | 'SITUATIONAL';
  scoring: 'AREA' | 'TERRITORY';
  tax: 'NONE' | 'SEKI';
  suicide: boolean;
  hasButton: boolean;
  whiteHandicapBonus: '0' | 'N' | 'N-1';
};

const KO = { simple: 'SIMPLE', positional: 'POSITIONAL', situational: 'SITUATIONAL' } as const;
const SCORING = { area: 'AREA', territory: 'TERRITORY' } as const;
const BONUS = { none: '0', n: 'N', 'n-1': 'N-1' } as const;

/** The rules in KataGo's words. Throws 'bad-option' for a ko rule that KataGo does not know. */
export function kataGoRules({ ko, scoring, suicide, handicapBonus }: GoRules): KataGoRules {
  if (ko === 'natural-situational') {
    throw badOption('KataGo does not know the natural situational superko rule');
  }
  return {
    ko: KO[ko],
    scoring: SCORING[scoring],
    tax: taxOf(scoring),
    suicide,
    hasButton: false,
    whiteHandicapBonus: BONUS[handicapBonus],
  };
}

/** Seki is the only tax that kakoi knows, where territory counts. */
function taxOf(scoring: GoRules['scoring']): KataGoRules['tax'] {
  return scoring === 'area' ? 'NONE' : 'SEKI';
}

/**
 * The rules that `given` says, and else `rules`. Throws 'bad-option' for fields and values that KataGo does not have, and for
 * rules that kakoi does not have: the button, and other taxes than KataGo's usual one of the scoring.
 */
export function rulesOfKataGo(given: object, rules: GoRules): GoRules {
  const fields: Readonly<Record<string, unknown>> = { ...kataGoRules(rules), tax: undefined, ...given };
  const one = <T>(name: string, values: Readonly<Record<string, T>>): T => {
    const value = fields[name];
    if (typeof value !== 'object' && Object.hasOwn(values, `${value}`)) return values[`${value}`]!;
    throw badOption(`${name} is ${Object.keys(values).join(', ')} here, not ${show(value)}`);
  };
  const known = Object.keys(kataGoRules(rules));
  const other = Object.keys(given).find((name) => !known.includes(name));
  if (other !== undefined) throw badOption(`there is no rule ${show(other)}`);
  const scoring = one('scoring', inverse(SCORING));
  if (fields.tax !== undefined) one('tax', { [taxOf(scoring)]: true });
  one('hasButton', { false: true });
  return {
    ko: one('ko', inverse(KO)),
    scoring,
    suicide: one('suicide', { true: true, false: false }),
    komi: rules.komi,
    handicapBonus: one('whiteHandicapBonus', inverse(BONUS)),
  };
}

/** The keys by their values. */
function inverse<Key extends string>(record: Readonly<Record<Key, string>>): Record<string, Key> {
  return Object.fromEntries(Object.entries<string>(record).map(([key, value]) => [value, key as Key]));
}
