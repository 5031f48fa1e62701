import { validateBoolean, validateNumber, validateOptions, validateWord } from '../core/validate.js';

/** The rules that goRules() knows. */
export type RulesName = 'japanese' | 'korean' | 'chinese' | 'aga' | 'new-zealand' | 'ing' | 'tromp-taylor';

/** The rules of a game, as far as they differ between rule sets. */
export interface GoRules {
  /** The positions that may not be repeated: the last one only, or any earlier one (superko, in three readings). */
  readonly ko: 'simple' | 'positional' | 'situational' | 'natural-situational';
  /** True when a move may remove its own chain of several stones. */
  readonly suicide: boolean;
  readonly scoring: 'area' | 'territory';
  /** The points that white receives for moving second. */
  readonly komi: number;
  /** The points that white receives for black's handicap stones: none, n, or n − 1. */
  readonly handicapBonus: 'none' | 'n' | 'n-1';
}

const KO_RULES = ['simple', 'positional', 'situational', 'natural-situational'] as const;
const SCORINGS = ['area', 'territory'] as const;
const BONUSES = ['none', 'n', 'n-1'] as const;
const FIELDS = ['ko', 'suicide', 'scoring', 'komi', 'handicapBonus'] as const;

function preset(
  scoring: GoRules['scoring'],
  ko: GoRules['ko'],
  suicide: boolean,
  komi: number,
  handicapBonus: GoRules['handicapBonus'],
): GoRules {
  return Object.freeze({ ko, suicide, scoring, komi, handicapBonus });
}

const PRESETS: Readonly<Record<RulesName, GoRules>> = {
  japanese: /* @__PURE__ */ preset('territory', 'simple', false, 6.5, 'none'),
  korean: /* @__PURE__ */ preset('territory', 'simple', false, 6.5, 'none'),
  chinese: /* @__PURE__ */ preset('area', 'positional', false, 7.5, 'n'),
  aga: /* @__PURE__ */ preset('area', 'situational', false, 7.5, 'n-1'),
  'new-zealand': /* @__PURE__ */ preset('area', 'situational', true, 7, 'none'),
  ing: /* @__PURE__ */ preset('area', 'situational', true, 8, 'n'),
  'tromp-taylor': /* @__PURE__ */ preset('area', 'positional', true, 7.5, 'none'),
};

export const RULES_NAMES = /* @__PURE__ */ Object.keys(PRESETS) as readonly RulesName[];

/**
 * The rules of that name with some fields replaced, frozen. Throws 'bad-option' for unknown names, fields and values.
 */
export function goRules(name: RulesName, overrides?: Partial<GoRules>): GoRules {
  const base = PRESETS[validateWord(name, RULES_NAMES, 'the name of the rules')];
  if (overrides === undefined) return base;
  const given = validateOptions(overrides, FIELDS);
  const changes = Object.entries(given).filter(([, value]) => value !== undefined);
  return changes.length === 0 ? base : validateRules({ ...base, ...Object.fromEntries(changes) });
}

/** The rules of a name, or a checked and frozen copy of complete rules. Throws 'bad-option'. */
export function resolveRules(rules: RulesName | GoRules): GoRules {
  return typeof rules === 'object' && rules !== null ? validateRules(rules) : goRules(rules);
}

/** True when the rules differ in the komi at most. */
export function sameButKomi(a: GoRules, b: GoRules): boolean {
  return FIELDS.every((field) => field === 'komi' || a[field] === b[field]);
}

function validateRules(rules: GoRules): GoRules {
  const { ko, suicide, scoring, komi, handicapBonus } = validateOptions(rules, FIELDS);
  return Object.freeze({
    ko: validateWord(ko, KO_RULES, 'ko'),
    suicide: validateBoolean(suicide, 'suicide'),
    scoring: validateWord(scoring, SCORINGS, 'scoring'),
    komi: validateNumber(komi, 'komi'),
    handicapBonus: validateWord(handicapBonus, BONUSES, 'handicapBonus'),
  });
}
