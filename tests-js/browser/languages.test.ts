/** The pages in other languages: all that they say can be translated, nothing raw shows, and the choice is kept. */

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import {
  clickOn,
  drop,
  mode,
  moveNumber,
  pages,
  place,
  serve,
  settled,
  text,
} from '../support/board-page.js';
import { launchChromium, openPage, touch } from '../support/browser.js';
import { LANGUAGES, wordsIn } from '../support/page-words.js';
import { root } from '../support/run.js';
import { saidByPages, saidIn } from '../support/said-in-source.js';
import { leavePage } from '../support/used-pages.js';

const PAGES = ['index.html', 'loa.html', 'senket.html'];
const address = (file: string) => pathToFileURL(join(pages, file)).href;

let browser: Browser;
let server: Server;
beforeAll(async () => {
  browser = await launchChromium();
  server = await serve('/kakoi/');
});
afterAll(async () => {
  await browser.close();
  server.close();
});

const TABLES = LANGUAGES.map(wordsIn);
const KNOWN = [
  ...new Set(TABLES.flatMap(({ words, own }) => [words, ...Object.values(own)].flatMap(Object.keys))),
];

/** A term of the game in the languages for which somebody else's dictionary or translation was found. */
interface Term {
  readonly term: string;
  readonly pattern: string;
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly source: readonly string[];
}

describe('the tables', () => {
  test.each(KNOWN)('%j says the same with the same values in every language', (english) => {
    const names = (words: string) => [...new Set(words.match(/\{\w+\}/g))].sort();
    for (const { words, own } of TABLES) {
      expect(words).toHaveProperty([english]);
      for (const table of [words, ...Object.values(own)]) {
        const word = table[english] ?? [];
        for (const form of typeof word === 'string' ? [word] : Object.values<string>(word)) {
          expect(form.trim()).not.toBe('');
          expect(names(form)).toEqual(names(english));
        }
      }
    }
  });

  test('names the buttons that play an answer by the words on them, which voice control listens for', () => {
    for (const language of LANGUAGES) {
      const { words } = wordsIn(language);
      const shown = String(words['Play it']).toLowerCase();
      for (const [english, word] of Object.entries(words)) {
        if (english.startsWith('Play it as')) expect(String(word).toLowerCase()).toContain(shown);
      }
    }
  });

  test.each<Term>(JSON.parse(readFileSync(join(root, 'tests-js/fixtures/go-terms.json'), 'utf8')))(
    'calls $term what players call it, by $source',
    ({ pattern, words: accepted }) => {
      const texts = (words: unknown) => (typeof words === 'string' ? [words] : Object.values(Object(words)));
      const wrong = Object.entries(accepted).flatMap(([language, terms]) =>
        Object.entries(wordsIn(language).words)
          .filter(([english]) => new RegExp(pattern, 'i').test(english))
          .flatMap(([english, words]) =>
            texts(words).map((text) => [language, english, String(text)] as const),
          )
          .filter(([, , text]) => !terms.some((term) => text.includes(term))),
      );
      expect(wrong).toEqual([]);
    },
  );

  test('has plural forms where a language has several, and only there', () => {
    for (const language of LANGUAGES) {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const forms = Object.values(wordsIn(language).words).filter((word) => typeof word !== 'string');
      expect([language, forms.length > 0]).toEqual([language, pluralCategories.length > 1]);
      for (const form of forms) expect(Object.keys(form).sort()).toEqual([...pluralCategories].sort());
    }
  });
});

/** Every text and every name that a reader meets, whether it is in view or not. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    for (const element of document.querySelectorAll('body, body *')) {
      if (element.closest('svg, script, noscript, kbd, [translate="no"]')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'data-empty', 'data-drop'])
        texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push((node.nodeValue ?? '').replace(/\s+/g, ' ').trim());
    }
    return texts;
  });

/** Names, notations and formats, which are the same everywhere. */
const KEPT =
  /^(kakoi|Go|Lines of Action|Senket|Scrambled Eggs|PNG|SVG|AGA|Ing|Tromp–Taylor|Standard|Quads|Komi|Handicap|Position|Name|Seki|Dame|neutral|\(\d+ neutral\)|Start|Level|X 1-4.*|Senket 17 …|\(;FF\[4\] …)$/;
const hasWords = (words: string) => /[A-Za-z]{3}/.test(words);

/** The example of the page of Go, but on a small board, whose random games are short. */
const EXAMPLE = readFileSync(join(root, 'web/go/games/alphago-lee-sedol-2016-4.sgf'), 'utf8');
const SHORT = `${EXAMPLE.slice(0, EXAMPLE.indexOf(';B')).replace('SZ[19]', 'SZ[9]')};B[ee];W[gc];B[cg])`;

/** Opens all that a page loads with a mode. */
async function openAll(page: Page): Promise<void> {
  if ((await page.locator('#open').count()) === 0) return; // the page of algorithms opens no records
  if ((await page.locator('[data-overlay="passAlive"]').count()) > 0) {
    await drop(page, SHORT);
    await page.locator('#back').click(); // the example opens in the middle of its game
  }
  for (const tab of await page.locator('#modes [role="tab"]').all()) await tab.click();
  await page.locator('#open').click();
  await page.locator('#games button, #open-dialog[open] button').first().waitFor();
  await page.keyboard.press('Escape');
  if ((await page.locator('[data-overlay="passAlive"]').count()) > 0)
    await page.locator('#hint').waitFor({ state: 'attached' });
}

const open = (file: string, locale: string) => openPage(browser, address(file), { locale });

/** A page in a made-up language that has a word for everything: what is asked for in Greek letters, with the names in braces. */
async function openMadeUp(file: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const asked = new Set<string>();
    const words = new Proxy<Record<string, string>>(
      {},
      {
        get(_, english) {
          asked.add(String(english));
          return String(english).replace(/\{\w+\}|[a-z]/gi, (part) => (part.length > 1 ? part : 'ω'));
        },
      },
    );
    const made = { language: 'de', words, own: {}, asked };
    Object.defineProperty(globalThis, 'kakoiWords', { get: () => made, set() {} });
  });
  await page.goto(address(file));
  await page.waitForSelector('html[data-ready="true"]');
  await touch(page);
  return page;
}

interface MadeUp {
  /** Words that a reader meets, and those of them that the record says. */
  readonly texts: readonly string[];
  readonly record: ReadonlySet<string>;
  /** The English of all that the page has said. */
  readonly asked: readonly string[];
}

const madeUp = new Map<string, Promise<MadeUp>>();

/** All of a page in the made-up language. */
function inMadeUp(file: string): Promise<MadeUp> {
  const read = async (): Promise<MadeUp> => {
    const page = await openMadeUp(file);
    await openAll(page);
    const ofRecord = page.locator('#game-title, #game-occasion, #game-result, #comment, [id^="name-"]');
    const [texts, record] = [await textsOf(page), new Set(await ofRecord.allInnerTexts())];
    const asked = await page.evaluate(() => [
      ...(globalThis as unknown as { kakoiWords: { asked: Set<string> } }).kakoiWords.asked,
    ]);
    await page.context().close();
    return { texts, record, asked };
  };
  const reading = madeUp.get(file) ?? read();
  madeUp.set(file, reading);
  return reading;
}

test('all that the pages say has words, and nothing else has', async () => {
  const said = saidByPages();
  // The link to the documentation is left out of pages that have none.
  const menu = readFileSync(join(root, 'web/shell/parts/menu.html'), 'utf8');
  said.add(/rel="help">(.*)</.exec(menu)![1]!);
  for (const file of [...PAGES, 'collection.html', 'algorithms.html']) {
    for (const english of (await inMadeUp(file)).asked) said.add(english);
  }
  const missing = [...said].filter((english) => !KNOWN.includes(english));
  const unsaid = KNOWN.filter((english) => !said.has(english));
  const isWords = (english: string) => hasWords(english) && !KEPT.test(english);
  expect({ missing: missing.filter(isWords), unsaid }).toEqual({ missing: [], unsaid: [] });
  expect(said.size).toBeGreaterThan(500);
});

test('the list has what say(), said(), inWords() and count() are given, by its type, and the counts of steps', () => {
  const folder = mkdtempSync(join(process.env.KAKOI_SCRATCH!, 'said-'));
  const file = join(folder, 'speaks.ts');
  writeFileSync(
    file,
    `declare const [say, said, count, inWords, which]: [Function, Function, Function, Function, 'a' | 'b'];
    say('{color} to play.', { color: 1 }); said(which); count(2, 'stone'); count(2, 'liberty', 'liberties');
    const text = which === 'a' ? 'Board' : which; inWords({ text }); inWords({ text: 'empty', values: {} });
    const counts = { chains: 1 }; const steps = [{ sentence: 1, counts }, { sentence: 1, counts: { holes: 2 } }];
    say(String(which)); console.log('nothing');`,
  );
  const words = [
    'Board',
    'a',
    'b',
    'chains',
    'empty',
    'holes',
    '{color} to play.',
    '{n} liberties',
    '{n} stones',
  ];
  expect([...saidIn([file])].sort()).toEqual(words);
});

describe.each(PAGES)('%s', (file) => {
  test('says nothing that cannot be translated', async () => {
    const english = await open(file, 'en-GB');
    await openAll(english.page);
    const known = new Set(await textsOf(english.page));
    await english.page.locator('#settings').click();
    expect(await english.page.locator('#unreviewed').isVisible()).toBe(false);
    await leavePage(english.page);
    // The records that come with the pages of Go and Lines of Action speak English.
    const { texts, record } = await inMadeUp(file);
    const left = texts.filter((words) => known.has(words) && hasWords(words) && !KEPT.test(words));
    expect(left.filter((words) => !record.has(words))).toEqual([]);
  });

  test('what layers say of points can be translated, too', async () => {
    const page = await openMadeUp(file);
    const layers = page.locator('#chips button');
    const size = file === 'loa.html' ? 8 : 11;
    const points: { x: number; y: number }[] = [];
    for (let at = 0; at < size * size; at += 9)
      points.push(await place(page, at % size, Math.floor(at / size)));
    const wordsAt = () =>
      page.evaluate((places) => {
        const board = document.querySelector('#board')!;
        const { left, top } = board.getBoundingClientRect();
        return places.map(({ x, y }) => {
          const at = { clientX: left + x, clientY: top + y, bubbles: true, pointerType: 'mouse' };
          board.dispatchEvent(new PointerEvent('pointermove', at));
          return document.querySelector('#status-text')!.textContent;
        });
      }, points);
    for (const layer of await layers.all()) await layer.setChecked(false, { force: true });
    for (const layer of await layers.all()) {
      const id = await layer.getAttribute('id');
      await layer.check({ force: true });
      await settled(page);
      const said = await wordsAt();
      expect([id, new Set(said).size]).not.toEqual([id, 1]);
      expect([id, said.filter((words) => /[a-z]{4}/.test(words))]).toEqual([id, []]);
      await layer.setChecked(false, { force: true });
    }
    await page.context().close();
  });
});

/** Elements whose words are wider than their frames, or that are wider than the window. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = [...document.querySelectorAll<HTMLElement>('body, body *')].filter((element) => {
      const { scrollWidth, clientWidth } = element;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''),
      );
      const { display, overflowX } = getComputedStyle(element);
      const isFrame = display !== 'inline' && clientWidth > 2 && overflowX === 'visible';
      const isWide = isFrame && hasText && scrollWidth > clientWidth + 1;
      return element.checkVisibility() && (isWide || (element === document.body && scrollWidth > innerWidth));
    });
    return wide.map(
      ({ id, tagName, innerText, scrollWidth, clientWidth }) =>
        `${tagName}#${id} ${innerText}: ${scrollWidth} in ${clientWidth}`,
    );
  });

// German has the longest words: the frames that hold them hold those of other languages. Japanese breaks its lines anywhere.
test.each([
  ...['en', 'de', 'ja'].map((locale) => ['index.html', locale] as const),
  ...['loa.html', 'senket.html', 'collection.html', 'algorithms.html'].map((file) => [file, 'de'] as const),
])(
  '%s keeps its words within their frames on the smallest phone in %s, and shows nothing raw',
  async (file, locale) => {
    const { page, complaints } = await openPage(browser, address(file), {
      locale,
      viewport: { width: 320, height: 640 },
    });
    expect(['at first', await tooWide(page)]).toEqual(['at first', []]);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    if (PAGES.includes(file)) await openAll(page);
    if (file === 'index.html') {
      const [width, room] = await page
        .locator('#modes')
        .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
      expect(['all modes are in sight', width]).toEqual(['all modes are in sight', room]);
    }
    for (const tab of await page.locator('#modes [role="tab"]').all()) {
      await tab.click();
      await settled(page);
      for (const summary of await page.locator('.panel summary:visible').all()) await summary.click();
      const name = await tab.innerText();
      expect([name, await tooWide(page)]).toEqual([name, []]);
    }
    for (const dialog of ['open', 'new', 'settings', 'help']) {
      if (!(await page.locator(`#${dialog}`).isVisible())) continue;
      await page.locator(`#${dialog}`).click();
      expect([dialog, await tooWide(page)]).toEqual([dialog, []]);
      if (dialog === 'settings') expect(await page.locator('#unreviewed').isVisible()).toBe(locale !== 'en');
      await page.keyboard.press('Escape');
    }
    const texts = await textsOf(page);
    expect(texts.filter((words) => /\{\w*\}|undefined|\[object/.test(words))).toEqual([]);
    if (locale !== 'en' && PAGES.includes(file)) expect(texts).toContain(wordsIn(locale).words.Layers);
    expect(complaints).toEqual([]);
    await leavePage(page);
  },
);

test('the words of the tools keep within their frames in German, however wide the window is', async () => {
  const { page } = await openPage(browser, address('index.html'), { locale: 'de' });
  await mode(page, 'setup');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const over = await page
      .locator('.tools label')
      .evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth).length);
    expect([width, over]).toEqual([width, 0]);
  }
  await leavePage(page);
});

test('a game’s own sense of a word goes before the others', async () => {
  const areaOn = async (file: string) => {
    const { page } = await open(file, 'zh');
    await mode(page, 'count');
    const label = await page.locator('label:has([value="area"])').textContent();
    await leavePage(page);
    return label;
  };
  expect([await areaOn('index.html'), await areaOn('senket.html')]).toEqual(['数子', '面积']);
});

test('Senket’s refusals and its examples are in German', async () => {
  const { page } = await open('senket.html', 'de');
  expect(await text(page, 'game-title')).toBe('Ein erstes Gebiet');
  await clickOn(page, 0, 7);
  expect(await text(page, 'status-text')).toBe(
    'Weiß darf auf 1-4 keinen Pfosten setzen: dort steht einer von Schwarz.',
  );
  await leavePage(page);
});

test('moves and refusals are said in German, with its plural forms', async () => {
  const { page } = await open('loa.html', 'de-AT');
  await page.locator('#new').click();
  await page.locator('#new-start').click();
  await clickOn(page, 1, 7);
  expect(await text(page, 'status-text')).toBe(
    'b1 zieht 6 auf der Reihe, 2 auf der Linie, 2 und 2 auf den Diagonalen: 3 erlaubte Züge.',
  );
  await clickOn(page, 1, 6);
  expect(await text(page, 'status-text')).toBe(
    'b2 ist 1 entfernt, aber ein Stein auf dieser Linie zieht genau 2: 2 Steine stehen darauf.',
  );
  await clickOn(page, 1, 7);
  await clickOn(page, 1, 7);
  await clickOn(page, 1, 5);
  expect(await text(page, 'status-text')).toBe('Zug 1: Schwarz b1-b3. Weiß ist am Zug.');
  await page.locator('#open').click();
  await page.locator('#sgf-text').fill('8/8 b');
  await page.locator('#paste-load').click();
  expect(await text(page, 'notice-title')).toBe('Diese Aufzeichnung ließ sich nicht lesen');
  await leavePage(page);
});

test('the language is the reader’s choice from then on, and the game stays', async () => {
  const { page } = await open('loa.html', 'fr-FR'); // a language without a translation
  expect(await page.locator('#language').inputValue()).toBe('en');
  const offered = await page
    .locator('#language option')
    .evaluateAll((all) => all.map((option) => option.getAttribute('lang')));
  expect(offered.sort()).toEqual(['en', ...LANGUAGES].sort());
  await page.locator('#open').click();
  await page.locator('#games button').first().click();
  await page.locator('#back').click();
  expect(await moveNumber(page)).toBe('30');
  await page.locator('#settings').click();
  await page.locator('#language').selectOption('zh'); // loads the page anew
  await page.waitForSelector('html[lang="zh"][data-ready="true"]');
  expect(await text(page, 'new')).toBe('新建');
  expect(await moveNumber(page)).toBe('30');
  await page.goto(address('senket.html'));
  await page.waitForSelector('html[lang="zh"][data-ready="true"]');
  await page.locator('#settings').click();
  await page.locator('#language').selectOption('en');
  await page.waitForSelector('html[lang="en"][data-ready="true"]');
  expect(await text(page, 'new')).toBe('New');
  await leavePage(page);
});

test('readers of English load no words, others one script, and without it the page is in English', async () => {
  const { port } = server.address() as { port: number };
  const scripts = async (locale: string): Promise<string[]> => {
    const context = await browser.newContext({ locale, serviceWorkers: 'block' });
    const page = await context.newPage();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url().split('/').at(-1) ?? ''));
    await page.goto(`http://127.0.0.1:${port}/kakoi/loa.html`);
    await page.waitForSelector('html[data-ready="true"]');
    await context.close();
    return loaded.filter((name) => name.startsWith('words'));
  };
  expect(await scripts('en-US')).toEqual([]);
  expect(await scripts('ja-JP')).toEqual(['words-ja.js']);
  const context = await browser.newContext({ locale: 'ja-JP' });
  const page = await context.newPage();
  await page.route('**/words-ja.js', (route) => route.abort());
  await page.goto(address('loa.html'));
  await page.waitForSelector('html[data-ready="true"]');
  expect([await text(page, 'new'), await page.locator('html').getAttribute('lang')]).toEqual(['New', 'en']);
  await context.close();
});
