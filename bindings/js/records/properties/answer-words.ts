/** Reads the words and signs by which sites, programs and books judge an answer, in several languages. */

/**
 * A verdict on a branch; 'bad' is one on a move alone, and 'open' says that the branch is not to be judged.
 *
 * @internal
 */
export type Said = 'right' | 'wrong' | 'bad' | 'open';

const words = (text: string) => new Set(text.split(' '));

/** Words that say it wherever a comment begins with them. */
const RIGHT = /* @__PURE__ */ words(
  'correct richtig korrekt correcte correcto correcta corretto corretta correto correta правильно правильный верно',
);
const WRONG = /* @__PURE__ */ words(
  'wrong incorrect fail fails failed failure falsch inkorrekt incorrecto incorrecta sbagliato errato incorreto ' +
    'errado неправильно неправильный неверно',
);
/** Words that have other meanings, too: they say it where nothing else is said. */
const RIGHT_ALONE = /* @__PURE__ */ words(
  'right success solved solution congratulations bravo lösung gelöst juste exact bonne réussi solución giusto esatto ' +
    'soluzione certo goed juist',
);
const WRONG_ALONE = /* @__PURE__ */ words(
  'refutation refuted false fehler faux mauvaise échec raté fallo ошибка fout',
);
/** Words about the move alone: on a reply they blame the other side. */
const BAD = /* @__PURE__ */ words('mistake error blunder bad');
const NOT = /* @__PURE__ */ words('not isn’t nor nicht kein keine pas no non не niet');
/** Words that may stand before. */
const BEFORE = /* @__PURE__ */ words(
  'this that that’s it it’s you you’re your is are the an a also and but so quite really exactly only another move ' +
    'answer diagram dia fig figure variation das ist auch die c’est est la una es esto это è',
);
/** Words that may stand after. */
const NOUNS = /* @__PURE__ */ words(
  'answer answers move solution variation way line choice response sequence play one diagram again antwort zug lösung ' +
    'variante réponse coup respuesta jugada risposta mossa resposta ответ ход',
);
/** Words that make it a remark on something else: 'the correct answer is …', 'correct me'. */
const ELSEWHERE = /* @__PURE__ */ words(
  'is was would are me us him them my your this that ist war est es era è',
);
/** Words that follow the right that is not left. */
const SIDES = /* @__PURE__ */ words('side hand edge corner half part group area');

const INTERJECTION =
  /^(?:yes|no|nope|ok|oops|sorry|well done|well|ja|nein|leider|oui|non|sí|да|нет)\s*[,.!:–-]+\s*/i;
const WORD = /[\p{L}\p{N}’']+/gu;
/** The ends of sentences, and the places where one turns. */
const SENTENCES = /(?<=[.!?。！？…\n])|,(?=\s*but\b)/;
/** The end of the beginning of a sentence, which may be all that is said of the answer. */
const PAUSE = /[,;:()–—，、；：（）]|\s-+\s/;

/** GoProblems writes its words in capitals, at any place, and runs them into others. */
const CAPITALS = /(\bNOT\s+)?(?<!\p{Lu})(INCORRECT|CORRECT|RIGHT|WRONG)(?!\p{Lu}(?!\p{Ll}))\W*(\p{L}*)/gu;
/** Leave a move open on GoProblems. */
const OPEN = /NOTTHIS|VARIANT/;
/** Diagrams that are neither, as 101weiqi and books name them. */
const VARIATION = /^(?:[变変變]化|[参參]考|변화|참고)[图圖図도]|^variation[\s\d]*$/i;
/** Tsumego Hero begins with a plus, Kogo's dictionary with its own words. */
const RIGHT_SIGN = /^(?:[✓✔✅☑]|\+(?!\s*\d)|\*\s*joseki\b|[○◯〇⭕]$|well done\b)/iu;
const WRONG_SIGN = /^(?:[✗✘❌]|[×✕☓]$)/u;

/** Verdicts in scripts without spaces between words, and what may stand before and after them. */
const CJK_RIGHT = /正解|正[确確着]|正し[いく]|成功|答?[对對](?=[了的]?$)|정답|정해|성공|맞[습았아음]/;
const CJK_WRONG =
  /失[败敗]|[错錯][误誤解]|答?[错錯](?=[了的]?$)|誤り|間違|はずれ|ハズレ|残念|오답|실패|틀[렸린림]/;
const CJK_BEFORE =
  /^(?:[这這此本该該][手步图圖着]?|[これそ]れ|이것?|이 수)?(?:[是为為即也がはも은는이가]|就是)?(?:唯一的?)?\s?[不非]?$/;
const CJK_AFTER = /^[图圖図도]?(?:です|だ|입니다)?$/;
const CJK_NOT = /[不没沒無无未非]|ない|ません|じゃ|아니|아닙|않/;
/** Makes the word the subject: the right answer is another. */
const CJK_TOPIC = /^[图圖図도手]?(?:的.{0,4})?[是为為はがを應应을를은는]/;
/** The numbers and letters that count diagrams. */
const COUNTS = /[\s\d第一二三四五六七八九十()（）【】:：.、·#-]|(?<![A-Za-z])[A-Za-z](?![A-Za-z])/gu;

/**
 * Reads a comment or a name as a verdict; null where it says nothing. Verdicts on `theirs`, the side that does not solve the
 * problem, are left alone.
 *
 * @internal
 */
export function saidIn(text: string, theirs: RegExp, isName: boolean): Said | null {
  const whole = text.replace(/CHOICE|FORCE/g, ' ').trim();
  if (whole === '') return null;
  if (OPEN.test(whole)) return 'open';
  const isLoud = !/\p{Ll}/u.test(whole);
  const loud = isLoud ? null : inCapitals(whole);
  if (loud !== null) return loud;
  if (WRONG_SIGN.test(whole)) return 'wrong';
  if (RIGHT_SIGN.test(whole)) return 'right';
  const name = isName ? whole.replace(COUNTS, (count) => (/[\s-]/.test(count) ? ' ' : '')).trim() : whole;
  const sentences = name.split(SENTENCES);
  for (const [i, sentence] of sentences.entries()) {
    const said = /[?？]$/.test(sentence) ? null : inSentence(sentence, theirs, i === 0, isLoud);
    if (said !== null) return said;
  }
  return VARIATION.test(name) ? 'open' : null;
}

/** Reads the words that stand out in capitals; wrong is surer, as the other right is a side. */
function inCapitals(text: string): Said | null {
  let found: Said | null = null;
  for (const [, not, word, next] of text.matchAll(CAPITALS)) {
    const isRight = word === 'RIGHT' || word === 'CORRECT';
    if (isRight && SIDES.has(next!.toLowerCase())) continue;
    if (!isRight || not !== undefined) return 'wrong';
    found = 'right';
  }
  return found;
}

function inSentence(sentence: string, theirs: RegExp, isFirst: boolean, isLoud: boolean): Said | null {
  let rest = sentence.trim();
  for (let cut = ''; cut !== rest; ) [cut, rest] = [rest, rest.replace(INTERJECTION, '')];
  const begun = rest.split(PAUSE, 1)[0]!.trim();
  const spaceless = begun.replace(/[。！!.…]$/, '');
  return inWords(isFirst ? begun : rest, isFirst, isLoud) ?? inCharacters(spaceless, theirs);
}

/** Reads a sentence word by word: what may stand before, the verdict, what may stand after. */
function inWords(sentence: string, isFirst: boolean, isLoud: boolean): Said | null {
  const all = (sentence.toLowerCase().match(WORD) ?? []).map((word) => word.replace("'", '’'));
  // Questions, directions, and points: is it right, move right, 'a' is right, 'b' looks right but is wrong.
  const [begin, second = ''] = all;
  if (begin === 'is' || begin === 'move' || (begin === 'but' && second === 'is')) return null;
  if (begin === 'a' && !BAD.has(second)) return null;
  const at = all.findIndex((word) => !NOT.has(word) && (isVerdict(word) || !BEFORE.has(word)));
  const word = all[at];
  if (word === undefined || !isVerdict(word)) return null;
  const isNot = all.slice(0, at).some((before) => NOT.has(before));
  const after = all.slice(at + 1);
  const plain = after.findIndex((next) => !NOUNS.has(next));
  const isPlain =
    RIGHT.has(word) || WRONG.has(word) || (isLoud && word === 'right' && !SIDES.has(after[0] ?? ''));
  if (plain >= 0 && !(isFirst && isPlain)) return null;
  if ([after[0], after[1], after[plain]].some((next) => ELSEWHERE.has(next ?? ''))) return null;
  if (BAD.has(word)) return isNot ? null : 'bad';
  const isWrong = WRONG.has(word) || WRONG_ALONE.has(word);
  return isWrong ? (isNot ? null : 'wrong') : isNot ? 'wrong' : 'right';
}

function isVerdict(word: string): boolean {
  return [RIGHT, WRONG, RIGHT_ALONE, WRONG_ALONE, BAD].some((verdicts) => verdicts.has(word));
}

/** Reads a clause that begins or ends with a verdict in Chinese, Japanese or Korean. */
function inCharacters(clause: string, theirs: RegExp): Said | null {
  const wrong = CJK_WRONG.exec(clause);
  const found = wrong ?? CJK_RIGHT.exec(clause);
  if (found === null) return null;
  const before = clause.slice(0, found.index);
  const after = clause.slice(found.index + found[0].length);
  const isWhole = CJK_BEFORE.test(before) || (clause.length <= 12 && CJK_AFTER.test(after));
  if (!isWhole || CJK_TOPIC.test(after) || theirs.test(clause)) return null;
  const isNot = CJK_NOT.test(before) || CJK_NOT.test(after);
  return wrong === null ? (isNot ? 'wrong' : 'right') : isNot ? null : 'wrong';
}
