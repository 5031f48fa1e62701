import { badOption } from '../core/errors.js';
import { validateCount, validateOptions, validateWord } from '../core/validate.js';

/** The rules of a game, as far as their sources differ. */
export interface LoaRules {
  /** The result when one move connects both sides: a draw, or a win for the side that moved. Default 'draw'. */
  readonly simultaneous: 'draw' | 'mover';
  /** The consequence when a side has no legal move: it passes, it loses, or the game is drawn. Default 'pass'. */
  readonly noMove: 'pass' | 'loss' | 'draw';
  /**
   * The number of occurrences of a position (side to move included) at which the game is drawn; 0 = never,
   * otherwise at least 2. Default 3. Only LoaGame applies it.
   */
  readonly repetition: number;
}

const SIMULTANEOUS = ['draw', 'mover'] as const;
const NO_MOVE = ['pass', 'loss', 'draw'] as const;
const FIELDS = ['simultaneous', 'noMove', 'repetition'] as const;
const NAMED = /\b(simultaneous|noMove|repetition)=(\w+)/g;

/** The rules of the Computer Olympiad since 2001. */
const DEFAULT_RULES: LoaRules = /* @__PURE__ */ Object.freeze({
  simultaneous: 'draw',
  noMove: 'pass',
  repetition: 3,
});

/** Complete rules, frozen; fields that are not given are as in the default rules. Throws 'bad-option'. */
export function resolveRules(rules: Partial<LoaRules> | undefined): LoaRules {
  if (rules === undefined) return DEFAULT_RULES;
  const given = validateOptions(rules, FIELDS);
  const { simultaneous, noMove, repetition } = {
    ...DEFAULT_RULES,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
  if (validateCount(repetition, 'repetition') === 1) {
    throw badOption('repetition must be 0 or at least 2, not 1: every position occurs once');
  }
  return Object.freeze({
    simultaneous: validateWord(simultaneous, SIMULTANEOUS, 'simultaneous'),
    noMove: validateWord(noMove, NO_MOVE, 'noMove'),
    repetition,
  });
}

/** The rules as one line for a game record; '' for the default rules. */
export function rulesText(rules: LoaRules): string {
  return FIELDS.filter((field) => rules[field] !== DEFAULT_RULES[field])
    .map((field) => `${field}=${rules[field]}`)
    .join(' ');
}

/** The rules as one line, in place of those that the text of a record names; what else it says stays behind them. */
export function rulesInstead(rules: LoaRules, text: string): string {
  const others = text.replace(NAMED, '').trim();
  return [...FIELDS.map((field) => `${field}=${rules[field]}`), others].join(' ').trim();
}

/** The rules that rulesText() wrote; the default rules for any other text. */
export function readRules(text: string): LoaRules {
  const fields: Record<string, unknown> = {};
  for (const [, field, value] of text.matchAll(NAMED)) {
    fields[field!] ??= field === 'repetition' ? Number(value) : value;
  }
  try {
    return resolveRules(fields);
  } catch {
    return DEFAULT_RULES;
  }
}
