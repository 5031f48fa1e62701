import { KakoiError } from '../core/errors.js';
import { validateCount, validateOptions, validateWord } from '../core/validate.js';

/** Where the sources of the rules differ. */
export interface LoaRules {
  /** Both sides connected by one move: a draw, or a win for the side that moved. Default 'draw'. */
  readonly simultaneous: 'draw' | 'mover';
  /** A side without a legal move passes, loses, or the game is drawn. Default 'pass'. */
  readonly noMove: 'pass' | 'loss' | 'draw';
  /**
   * How often a position (side to move included) may occur before the game is drawn; 0 = never, otherwise at
   * least 2. Default 3. LoaGame only.
   */
  readonly repetition: number;
}

const SIMULTANEOUS = ['draw', 'mover'] as const;
const NO_MOVE = ['pass', 'loss', 'draw'] as const;
const FIELDS = ['simultaneous', 'noMove', 'repetition'] as const;

/** The rules of the Computer Olympiad since 2001. */
const DEFAULT_RULES: LoaRules = /* @__PURE__ */ Object.freeze({
  simultaneous: 'draw',
  noMove: 'pass',
  repetition: 3,
});

/** Complete rules, frozen: the default ones where none are given. Throws 'bad-option'. */
export function resolveRules(rules: Partial<LoaRules> | undefined): LoaRules {
  if (rules === undefined) return DEFAULT_RULES;
  const given = validateOptions(rules, FIELDS);
  const { simultaneous, noMove, repetition } = {
    ...DEFAULT_RULES,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
  if (validateCount(repetition, 'repetition') === 1) {
    throw new KakoiError(
      'bad-option',
      'repetition must be 0 or at least 2, not 1: every position occurs once',
    );
  }
  return Object.freeze({
    simultaneous: validateWord(simultaneous, SIMULTANEOUS, 'simultaneous'),
    noMove: validateWord(noMove, NO_MOVE, 'noMove'),
    repetition,
  });
}

/** The rules as one line for a game record; '' for the default ones. */
export function rulesText(rules: LoaRules): string {
  return FIELDS.filter((field) => rules[field] !== DEFAULT_RULES[field])
    .map((field) => `${field}=${rules[field]}`)
    .join(' ');
}

/** The rules that rulesText() described; the default ones for other people's words. */
export function readRules(text: string): LoaRules {
  const fields: Record<string, unknown> = {};
  for (const [, field, value] of text.matchAll(/\b(simultaneous|noMove|repetition)=(\w+)/g)) {
    fields[field as string] ??= field === 'repetition' ? Number(value) : value;
  }
  try {
    return resolveRules(fields);
  } catch {
    return DEFAULT_RULES;
  }
}
