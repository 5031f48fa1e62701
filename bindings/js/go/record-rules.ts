/** Reads rules, komi and handicap from records, in the many ways in which programs write them. */

import { amountAt, plainText } from '../records/properties/numbers.js';
import { type GoRules, goRules, RULES_NAMES, type RulesName, resolveRules, sameButKomi } from './rules.js';

/** The rules that a record is played by, and how much of them it states itself. */
export interface RecordRules {
  readonly rules: GoRules;
  /** True when the record's words name rules that kakoi has. Otherwise `rules` is a guess: the nearest ones, or Japanese. */
  readonly rulesKnown: boolean;
  /**
   * True when the komi is the record's. Otherwise the record has none, or an absurd one, and this is the usual one.
   */
  readonly komiKnown: boolean;
  /** The number of handicap stones; 0 for fewer than two. */
  readonly handicap: number;
}

/**
 * The names of rules in European languages, Chinese, Japanese and Korean, and in records of KGS, OGS, Fox and
 * KataGo, in lower case without '.', '-' and '_'. The rules of BGA and the French federation count as AGA's
 * (as in KataGo, cpp/game/rules.cpp).
 */
const NAMES: readonly (readonly [RulesName, RegExp])[] = [
  ['japanese', /\b(jap|jp\b|ancient ?terr)|日本|일본/],
  ['korean', /\b(kor|cor[eé][ea]|kr\b)|[韩韓][国國]|한국/],
  ['chinese', /\b(chin|cn\b|stone ?scor|ancient ?area)|中[国國]|중국/],
  ['aga', /\b(aga|bga\b|ffg\b|fren|fran[cç]|british)/],
  ['new-zealand', /\b(nz|new ?zealand)/],
  ['ing', /\b(goe|ing)|[应應][氏昌]|응씨/],
  ['tromp-taylor', /\b(tt\b|tromp)/],
];

/** The names that kakoi writes to RU for its rules. */
const TEXT: Readonly<Record<RulesName, string>> = {
  japanese: 'Japanese',
  korean: 'Korean',
  chinese: 'Chinese',
  aga: 'AGA',
  'new-zealand': 'NZ',
  ing: 'GOE',
  'tromp-taylor': 'Tromp-Taylor',
};

/** The text of RU for these rules; '' when they have no name. */
export function rulesText(rules: RulesName | GoRules): string {
  if (typeof rules === 'string') return TEXT[rules];
  const name = RULES_NAMES.find((candidate) => sameButKomi(goRules(candidate), rules));
  return name === undefined ? '' : TEXT[name];
}

/** Names of rules with a group tax or a button, which kakoi does not have: the preset is only the nearest. */
const BEYOND = /stone ?scor|ancient|button/;

/**
 * The rules, komi and handicap that the root states. `text` returns a property's values as one text, '' when
 * it has none; `points` is the number of points of the board.
 */
export function rulesOfRecord(
  text: (name: 'RU' | 'KM' | 'KO' | 'HA' | 'AB' | 'AP') => string,
  points: number,
): RecordRules {
  const [base, rulesKnown] = readRules(text('RU').toLowerCase());
  const stones = Math.trunc(amountAt(plainText(text('HA')))?.value ?? 0);
  const writer = text('AP');
  const isFox = /foxwq/.test(writer);
  // A komi that kakoi wrote is taken as it is. Otherwise it may exceed the points of the board only a little,
  // as 7.5 does on small boards.
  const isOwn = writer.startsWith('kakoi');
  const limit = isOwn ? Number.MAX_VALUE : points + 20;
  const stated = readKomi(
    text('KM') || text('KO'), // as Sina writes it
    !isOwn && (base.scoring === 'area' || !rulesKnown),
    isOwn ? limit : isFox ? 20 : 100,
  );
  // Fox writes KM[0] also for the usual komi, except when Black has stones, or with HA[1], which there means no komi.
  const komiKnown =
    Math.abs(stated) <= limit && !(isFox && stated === 0 && stones === 0 && text('AB') === '');
  // With handicap stones the komi is half a point, to decide ties (AGA's rules, Pandanet's 'help komi', OGS):
  // they replace the advantage of the first move that komi pays for. Rules that pay White for the stones do
  // so by their bonus.
  const komi = komiKnown ? stated : stones > 0 ? 0.5 : base.komi;
  return {
    rules: resolveRules({ ...base, komi }),
    rulesKnown,
    komiKnown,
    handicap: stones >= 2 && stones <= points ? stones : 0,
  };
}

/** The rules that the lower-case words name, or a guess; `known` is true when they do name them. */
function readRules(words: string): [rules: GoRules, known: boolean] {
  // KataGo's 'koSIMPLEscoreAREAtaxNONEsui0whbN', or its JSON form.
  const field = (pattern: RegExp) => pattern.exec(words)?.[1];
  const ko = field(/ko\W*(simple|positional|situational|spight)/);
  const scoring = field(/scor(?:e|ing)\W*(area|territory)/);
  if (ko !== undefined && scoring !== undefined) {
    const isArea = scoring === 'area';
    const rules = goRules(isArea ? 'tromp-taylor' : 'japanese', {
      ko: ko === 'spight' ? 'situational' : (ko as GoRules['ko']),
      suicide: field(/sui(?:cide)?\W*(0|false)/) === undefined,
      handicapBonus: (field(/(?:whb|bonus)\W*(n-1|n)/) ?? 'none') as GoRules['handicapBonus'],
    });
    const tax = field(isArea ? /tax\W*(seki|all)/ : /tax\W*(none|all)/);
    return [rules, ko !== 'spight' && (tax ?? field(/button\W*(1|true)/)) === undefined];
  }
  const plain = words.replace(/[._-]/g, '');
  const named = NAMES.filter(([, pattern]) => pattern.test(plain));
  return [goRules(named[0]?.[0] ?? 'japanese'), named.length === 1 && !BEYOND.test(plain)];
}

/**
 * The komi in points; NaN when the text has none that makes sense. Whole numbers from `hundredths` on are a
 * hundred times too large (Fox and Tygem: 375, 650). Up to four, a komi may be in stones of half counting,
 * worth two points each: odd quarters are, and with `halves` also scaled numbers from two on.
 */
function readKomi(words: string, halves: boolean, hundredths: number): number {
  const text = plainText(words);
  const amount = amountAt(text);
  // Beside another number, or with thousands, it is anybody's guess.
  if (amount === null || /\d/.test(text.slice(amount.end)) || /\d,\d{3}/.test(text))
    return Number(text || 'none');
  const { value: number, unit } = amount;
  const scaled = Number.isInteger(number) && Math.abs(number) >= hundredths;
  const komi = scaled ? number / 100 : number;
  const size = Math.abs(komi);
  const mayBeStones = unit === '' && (halves || scaled) && size <= 4;
  const inStones =
    unit === '子' || (mayBeStones && ((size * 4) % 2 === 1 || (halves && scaled && size >= 2)));
  const points = inStones ? komi * 2 : komi;
  return scaled && (points * 2) % 1 !== 0 ? Number.NaN : points;
}
