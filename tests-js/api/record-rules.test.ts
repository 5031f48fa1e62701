/** Rules, komi, handicap and result of records, in the words of the programs and servers that wrote them. */

import { rulesOfRecord } from '../../bindings/js/go/record-rules.js';
import { goRules, type RulesName } from '../../bindings/js/go/rules.js';
import { readResult } from '../../bindings/js/records/properties/result.js';

/** The rules that a root with these properties states on a 19×19 board. */
const read = (root: Record<string, string>, points = 361) =>
  rulesOfRecord((name) => root[name] ?? '', points);

describe('the rules of a record', () => {
  test.each<[RulesName, string[]]>([
    [
      'japanese',
      [
        'Japanese',
        'japanese',
        'JP',
        'Japan',
        'Règles japonaises',
        'japonés',
        '日本',
        '日本ルール',
        '日本规则',
        '일본룰',
      ],
    ],
    ['korean', ['Korean', 'korean', 'KR', 'coréennes', '韩国', '韓國規則', '韓国', '한국룰', '한국']],
    [
      'chinese',
      [
        'Chinese',
        'chinese',
        'cn',
        'Chinese, Pair Go',
        'chinese-ogs',
        'chinese_kgs',
        'ChineseKGS',
        'Rules: Chinese',
        'Règles chinoises',
        'chinesische Regeln',
        '中国',
        '中國規則',
        '中国规则 数子',
        '중국룰',
      ],
    ],
    ['aga', ['AGA', 'aga', 'A.G.A.', 'BGA', 'french', 'French', 'Française', 'Règles françaises', 'FFG']],
    ['new-zealand', ['NZ', 'nz', 'New Zealand', 'new-zealand', 'New_Zealand', 'newzealand']],
    ['ing', ['GOE', 'goe', 'Ing', 'ing', 'Ing SST', '应氏规则', '應氏', '应昌期', '응씨룰']],
    ['tromp-taylor', ['TT', 'Tromp-Taylor', 'tromp_taylor', 'tromptaylor', 'Tromp/Taylor']],
  ])('are %s by many names', (name, texts) => {
    for (const text of texts) {
      expect([text, read({ RU: text })]).toEqual([
        text,
        { rules: goRules(name), rulesKnown: true, komiKnown: false, handicap: 0 },
      ]);
    }
  });

  test('are as KataGo writes them', () => {
    expect(read({ RU: 'koSIMPLEscoreAREAtaxNONEsui0whbN', KM: '7' })).toMatchObject({
      rules: { ko: 'simple', suicide: false, scoring: 'area', komi: 7, handicapBonus: 'n' },
      rulesKnown: true,
    });
    expect(read({ RU: 'koPOSITIONALscoreTERRITORYtaxSEKIsui1whbN-1fpok1' })).toMatchObject({
      rules: { ko: 'positional', suicide: true, scoring: 'territory', komi: 6.5, handicapBonus: 'n-1' },
      rulesKnown: true,
    });
    const json =
      '{"ko":"SITUATIONAL","scoring":"AREA","tax":"NONE","suicide":true,"hasButton":false,"whiteHandicapBonus":"N"}';
    expect(read({ RU: json })).toMatchObject({
      rules: { ko: 'situational', suicide: true, scoring: 'area', komi: 7.5, handicapBonus: 'n' },
      rulesKnown: true,
    });
  });

  test.each<[string, RulesName | object]>([
    ['', 'japanese'],
    ['house rules', 'japanese'],
    ['counting', 'japanese'],
    ['correct ones', 'japanese'],
    ['Japanese or Chinese', 'japanese'],
    ['stone-scoring', 'chinese'],
    ['ancient-area', 'chinese'],
    ['ancient_territory', 'japanese'],
    ['aga-button', 'aga'],
    ['koSIMPLEscoreAREAtaxALLsui0', { ko: 'simple', scoring: 'area', suicide: false }],
    ['koSPIGHTscoreAREAtaxNONEsui1', { ko: 'situational', scoring: 'area' }],
    ['{"ko":"SPIGHT","scoring":"TERRITORY"}', { ko: 'situational', scoring: 'territory' }],
    ['Spight ko', goRules('japanese')],
    ['koSITUATIONALscoreAREAtaxNONEsui0button1whbN-1', { ko: 'situational', handicapBonus: 'n-1' }],
    ['koSIMPLEscoreTERRITORYtaxNONEsui0', { ko: 'simple', scoring: 'territory' }],
    ['{"ko":"SIMPLE","scoring":"AREA","hasButton":true}', { ko: 'simple', scoring: 'area' }],
  ])('are a guess for %p', (text, rules) => {
    expect(read({ RU: text })).toMatchObject({
      rules: typeof rules === 'string' ? goRules(rules as RulesName) : rules,
      rulesKnown: false,
    });
  });
});

describe('the komi of a record', () => {
  test.each<[string, Record<string, string>, number]>([
    ['a number', { KM: '6.5' }, 6.5],
    ['none', { RU: 'Chinese', KM: '0' }, 0],
    ['negative', { KM: '-5.5' }, -5.5],
    ['with a comma', { KM: ' 6,5 ' }, 6.5],
    ['with words', { KM: '5.5 points' }, 5.5],
    ['in Japanese', { KM: '6目半' }, 6.5],
    ['in Chinese', { RU: '中国', KM: '7目半' }, 7.5],
    ['with a half', { KM: '5½' }, 5.5],
    ['of Fox in stones', { RU: 'Chinese', KM: '375', HA: '0', AP: 'GNU Go:3.8 foxwq' }, 7.5],
    ['of Fox in points', { RU: 'Japanese', KM: '650', AP: 'foxwq' }, 6.5],
    ['of Fox with stones', { RU: 'Japanese', KM: '50', HA: '2', AP: 'foxwq' }, 0.5],
    ['of Fox without', { RU: 'Chinese', KM: '0', HA: '1', AP: 'foxwq' }, 0],
    ['of Tygem', { RU: 'Japanese', KM: '650' }, 6.5],
    ['of gokifu', { RU: 'Chinese', KM: '750', AP: 'SGFC:2.0' }, 7.5],
    ['of gokifu in stones', { KM: '275', AP: 'SGFC:2.0' }, 5.5],
    ['in hundredths of seven points', { RU: 'Chinese', KM: '350' }, 7],
    ['of GoGoD', { RU: 'Chinese', KM: '3.75' }, 7.5],
    ['in stones, without rules', { KM: '2.75' }, 5.5],
    ['in quarters of points', { RU: 'Japanese', KM: '3.75' }, 3.75],
    ['chosen in kakoi', { RU: 'Chinese', KM: '3.75', AP: 'kakoi:0.1.0' }, 3.75],
    ['any number chosen in kakoi', { KM: '1000', AP: 'kakoi:0.1.0' }, 1000],
    ['small', { RU: 'Chinese', KM: '3.5' }, 3.5],
    ['large', { KM: '50' }, 50],
  ])('is %s', (_, root, komi) => {
    expect(read(root)).toMatchObject({ rules: { komi }, komiKnown: true });
  });

  test.each<[string, Record<string, string>, number]>([
    ['missing', { RU: 'Chinese' }, 7.5],
    ['no number', { RU: 'NZ', KM: 'none' }, 7],
    ['beyond any board', { RU: 'Japanese', KM: '1e9' }, 6.5],
    ['endless', { KM: 'Infinity' }, 6.5],
    ['endless, in the name of kakoi', { KM: '1e999', AP: 'kakoi' }, 6.5],
    ['of a date', { RU: 'Chinese', KM: '2016' }, 7.5],
    ['no komi in hundredths either', { KM: '12345' }, 6.5],
    ['0 in even games of Fox', { RU: 'Chinese', KM: '0', HA: '0', AP: 'foxwq' }, 7.5],
    ['0 in even games of Fox, Japanese', { RU: 'Japanese', KM: '0', HA: '0', AP: 'foxwq' }, 6.5],
    ['missing with handicap', { HA: '4' }, 0.5],
    ['missing with handicap, Chinese', { RU: 'Chinese', HA: '4' }, 0.5],
    ['missing with handicap, NZ', { RU: 'NZ', HA: '2' }, 0.5],
    ['missing where Black just begins', { RU: 'Japanese', HA: '1' }, 0.5],
  ])('is the usual one where it is %s', (_, root, komi) => {
    expect(read(root)).toMatchObject({ rules: { komi }, komiKnown: false });
  });

  test('depends on the board', () => {
    expect(read({ KM: '25' }, 25).rules.komi).toBe(25); // Black wins 5×5 by all of it.
    expect(read({ KM: '50' }, 25)).toMatchObject({ rules: { komi: 6.5 }, komiKnown: false });
    expect(read({ KM: '7.5' }, 1).rules.komi).toBe(7.5);
  });
});

test('the handicap of a record is two stones or more', () => {
  const handicap = (HA: string) => read({ HA }, 81).handicap;
  expect(['', '0', '1', '2', ' 9', '81', '82', '-2', 'two', '4 stones'].map(handicap)).toEqual([
    0, 0, 0, 2, 9, 81, 0, 0, 0, 4,
  ]);
});

describe('the result of a record', () => {
  test.each<[string, ...ReturnType<typeof row>]>([
    ['B+R', ...row('black', 'resignation')],
    ['b+r', ...row('black', 'resignation')],
    ['W+Resign', ...row('white', 'resignation')],
    ['White wins by resignation', ...row('white', 'resignation')],
    ['Black resigns', ...row('white', 'resignation')],
    ['W+T', ...row('white', 'time')],
    ['B+Time', ...row('black', 'time')],
    ['White lost on time', ...row('black', 'time')],
    ['B+F', ...row('black', 'forfeit')],
    ['W+Forfeit', ...row('white', 'forfeit')],
    ['B+', ...row('black', 'unknown')],
    ['B+3.5', ...row('black', 'points', 3.5)],
    [' W+12,5 ', ...row('white', 'points', 12.5)],
    ['W+3.5目', ...row('white', 'points', 3.5)],
    ['B+½', ...row('black', 'points', 0.5)],
    ['B+12345678', ...row('black', 'unknown')],
    ['B+1e3', ...row('black', 'unknown')],
    ['黑中盘胜', ...row('black', 'resignation')],
    ['白中盤勝', ...row('white', 'resignation')],
    ['黑认输', ...row('white', 'resignation')],
    ['黑超时负', ...row('white', 'time')],
    ['白超时胜', ...row('white', 'time')],
    ['白胜3目', ...row('white', 'points', 3)],
    ['白胜43.5目', ...row('white', 'points', 43.5)],
    ['黑胜2.75子', ...row('black', 'points', 5.5)],
    ['黑胜1又3/4子', ...row('black', 'points', 3.5)],
    ['黑胜三目半', ...row('black', 'points', 3.5)],
    ['黒中押し勝ち', ...row('black', 'resignation')],
    ['白2目半勝ち', ...row('white', 'points', 2.5)],
    ['黒半目勝', ...row('black', 'points', 0.5)],
    ['白時間切れ負け', ...row('black', 'time')],
    ['흑불계승', ...row('black', 'resignation')],
    ['백 3집반승', ...row('white', 'points', 3.5)],
    ['흑 시간승', ...row('black', 'time')],
    ['백 기권패', ...row('black', 'forfeit')],
    ['0', ...row('draw', null, 0)],
    ['Draw', ...row('draw', null, 0)],
    ['Jigo', ...row('draw', null, 0)],
    ['和棋', ...row('draw', null, 0)],
    ['持碁', ...row('draw', null, 0)],
    ['무승부', ...row('draw', null, 0)],
    ['Void', ...row(null, null)],
    ['?', ...row(null, null)],
    ['', ...row(null, null)],
    ['0.5', ...row(null, null)],
    ['Black', ...row(null, null)],
    ['unfinished', ...row(null, null)],
  ])('%p', (text, winner, by, margin) => {
    expect(readResult({ RE: [text] })).toEqual({ winner, by, margin });
  });

  function row(
    winner: 'black' | 'white' | 'draw' | null,
    by: 'points' | 'resignation' | 'time' | 'forfeit' | 'unknown' | null,
    margin: number | null = null,
  ) {
    return [winner, by, margin] as const;
  }
});

test('words without end are read in linear time', () => {
  const long = 200_000;
  for (const part of ['1', '1,', 'ko ', 'score"', '黑', 'b+', '-', ' ', 'whb:']) {
    const text = part.repeat(long);
    expect(read({ RU: text, KM: text, HA: text, AP: text }).rulesKnown).toBe(false);
    expect(readResult({ RE: [`B+${text}`] }).winner).toBe('black');
  }
});
