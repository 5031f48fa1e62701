/** Rules, komi and handicap as the world's records state them. */

import { type GoRules, goRules, RULES_NAMES, type RulesName, resolveRules, sameButKomi } from './rules.js';

/** The rules a record is played by, and how much of them is its own word. */
export interface RecordRules {
  readonly rules: GoRules;
  /** The record's own words for the rules, '' where it has none. */
  readonly rulesText: string;
  /** Whether those words name rules that kakoi has. Otherwise `rules` are a guess: the nearest ones, or Japanese. */
  readonly rulesKnown: boolean;
  /** Whether the komi is the record's. Otherwise it names none, or none that can be meant, and this is the usual one. */
  readonly komiKnown: boolean;
  /** 0 unless there are two stones or more. */
  readonly handicap: number;
}

/**
 * How rules are named in European languages, Chinese, Japanese and Korean, and by KGS, OGS, Fox and KataGo, in lower
 * case without '.', '-' and '_'. The rules of BGA and the French federation are AGA's here (as in KataGo,
 * cpp/game/rules.cpp).
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

/** What RU calls the rules that kakoi has. */
const TEXT: Readonly<Record<RulesName, string>> = {
  japanese: 'Japanese',
  korean: 'Korean',
  chinese: 'Chinese',
  aga: 'AGA',
  'new-zealand': 'NZ',
  ing: 'GOE',
  'tromp-taylor': 'Tromp-Taylor',
};

/** What RU says for these rules; '' when they have no name. */
export function rulesText(rules: RulesName | GoRules): string {
  if (typeof rules === 'string') return TEXT[rules];
  const name = RULES_NAMES.find((candidate) => sameButKomi(goRules(candidate), rules));
  return name === undefined ? '' : TEXT[name];
}

/** Rules with a group tax or a button, which kakoi does not have: the preset is the nearest. */
const BEYOND = /stone ?scor|ancient|button/;

/**
 * What the root says of rules, komi and handicap. `text` gives a property's values as one text, '' where it has none;
 * `points` are those of the board.
 */
export function rulesOfRecord(
  text: (name: 'RU' | 'KM' | 'HA' | 'AB' | 'AP') => string,
  points: number,
): RecordRules {
  const rulesText = text('RU');
  const [base, rulesKnown] = readRules(rulesText.toLowerCase());
  const stones = Number.parseInt(text('HA'), 10) || 0;
  const writer = text('AP');
  const isFox = /foxwq/.test(writer);
  // What kakoi wrote, it meant. Otherwise a komi may be some points more than the board has: 7.5 on small boards.
  const isOwn = writer.startsWith('kakoi');
  const limit = isOwn ? Number.MAX_VALUE : points + 20;
  const stated = readKomi(
    text('KM'),
    !isOwn && (base.scoring === 'area' || !rulesKnown),
    isOwn ? limit : isFox ? 20 : 100,
  );
  // Fox writes KM[0] for the usual komi too, but not where Black has stones, nor with HA[1], its word for no komi.
  const komiKnown =
    Math.abs(stated) <= limit && !(isFox && stated === 0 && stones === 0 && text('AB') === '');
  // Stones take the place of the first move that komi pays for; half a point decides ties (AGA's rules, Pandanet's
  // 'help komi', OGS), and rules that pay for the stones do so beside it, by their bonus.
  const komi = komiKnown ? stated : stones > 0 ? 0.5 : base.komi;
  return {
    rules: resolveRules({ ...base, komi }),
    rulesText,
    rulesKnown,
    komiKnown,
    handicap: stones >= 2 && stones <= points ? stones : 0,
  };
}

/** The rules that the words name, in lower case, or a guess; and whether they name them. */
function readRules(words: string): [rules: GoRules, known: boolean] {
  // KataGo's 'koSIMPLEscoreAREAtaxNONEsui0whbN', and the same as JSON.
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
 * The komi in points, NaN where the text names none. Whole numbers from `hundredths` on are a hundred times too large
 * (Fox and Tygem: 375, 650); up to four, quarters and what stands in hundredths are stones of half counting, two points
 * each, if `halves` can be.
 */
function readKomi(text: string, halves: boolean, hundredths: number): number {
  const number = Number.parseFloat(text.replace(',', '.')) + (/[半½]/.test(text) ? 0.5 : 0);
  const scaled = Number.isInteger(number) && Math.abs(number) >= hundredths;
  const komi = scaled ? number / 100 : number;
  const size = Math.abs(komi);
  const inStones =
    (halves || scaled) && size <= 4 && ((size * 4) % 2 === 1 || (halves && scaled && size >= 2));
  const points = inStones ? komi * 2 : komi;
  return scaled && (points * 2) % 1 !== 0 ? Number.NaN : points;
}
