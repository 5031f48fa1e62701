/**
 * The pages under a user who presses, types, drops and goes back and forth at random: nothing may be thrown, the page is never
 * wider than its window, nothing lies over the board, and searches that are started end. Every few actions the board still
 * answers, undo takes the answer back, what was played is there after a reload, and no game that was changed is gone. A case is
 * a page and the actions on it.
 */

import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/browser.js';
import { type Finding, type Fuzzer, Random, shown } from './fuzzer.js';
import { anyControl } from './page-controls.js';
import { changedGames, faultOfLayout } from './page-state.js';

/** A game to begin anew with, and the points whose presses make a move. */
const PAGES = [
  { file: 'index.html', fresh: '(;GM[1]FF[4]SZ[9];B[ee])', points: [[2, 2]] },
  {
    file: 'loa.html',
    fresh: '1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b',
    points: [
      [1, 0],
      [1, 2],
    ],
  },
  { file: 'senket.html', fresh: 'Senket 9\n1. 5-4\n2. 6-6\n', points: [[1, 1]] },
  { file: 'collection.html', fresh: '(;GM[1]FF[4]SZ[9];B[ee];W[cc])', points: [[4, 4]] },
] as const;
const COLLECTION = 'collection.html';

const RECORDS = [
  '(;SZ[9];B[ee];W[gg])',
  '(;GM[1]FF[4]SZ[19]KM[6.5];B[pd]C[so];W[dp](;B[pq];W[dd])(;B[dc]TR[pd];W[]))',
  '(;SZ[5]AB[aa][ba][ab]AW[ca][bb][ac]PL[W];W[ee];B[];W[])',
  '(;SZ[9]AB[cc][dc][cd]AW[dd]TR[dd];B[de])(;SZ[13];B[gg])',
  '(;GM[9]FF[4];B[b1b3];W[a2c2])',
  '(;GM[9]FF[4];B[b1b3])(;GM[9];B[c1c3])',
  '8/8/8/5w2/4b3/4wwb1/1w2w3/8 w',
  'Senket 9\n1. 5-4\n2. 6-6\n3. 7-5 +5-4\n',
  'Senket 5\n1. 2-2\n2. pass\n3. pass\n',
  '. X O .\n. X O .\nX X O O\n. X O .',
  '(;SZ[9];B[ee];W[ee])',
  '(;SZ[9]C[Read <https://example.org> & learn.]AR[aa:ee]LN[cc:gg];B[ee]C[first]BM[1](;W[cc]N[a])(;W[gg]TE[1]))',
  '(;SZ[9]AB[ab][bb][cb][db][da]AW[ac][bc][cc][dc][ec][eb][ea]PL[W]C[White kills.];W[ba]C[RIGHT])(;SZ[9]AB[aa];B[bb])',
  `(;SZ[19]${Array.from({ length: 180 }, (_, i) => `;${'BW'[i % 2]}[${'abcdefghijklmnopqrs'[(i * 7) % 19]}${'abcdefghijklmnopqrs'[Math.floor((i * 7) / 19) % 19]}]`).join('')})`,
  '(;SZ[9',
  '{}',
  '[]',
  '',
  'PK\u0003\u0004',
  '\u0000\u0001\u0002\ufffd'.repeat(400),
  '('.repeat(30_000),
  '{"kakoi":1,"games":[{"id":"x"}]}',
] as const;
const FILES = ['game.sgf', 'games.zip', 'position.txt', 'collection.kakoi', 'library.json', 'picture.png'];
const KEYS = [
  ...[
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Shift+ArrowLeft',
    'Home',
    'End',
    'PageUp',
    'PageDown',
  ],
  ...[' ', 'Enter', 'Escape', 'Tab', 'Shift+Tab', 'Control+z', 'Control+y', '?', 'Backspace', '/'],
  ...['1', '2', '3', '4', '5', '6', '9', 'Delete', 'Control+v', 'Control+a'],
];
const TYPED = ['', '7', '-1', '1e9', '19', 'abc', '<b>&', '(;SZ[9];B[ee])', '囲碁 🙂', '8/8/8/8/8/8/8/b6w b'];
const HASHES = [
  '#game=%%%',
  '#game=AAAA',
  '#sgf=(;SZ[9];B[aa])&move=x',
  '#fen=8',
  '#nothing',
  '#move=3&sgf=(',
];
const SCREENS = [
  [1280, 900],
  [1024, 730],
  [640, 450],
  [320, 640],
  [360, 740],
] as const;

const ACTIONS = 50;
/** The number of actions between checks that the board still answers. */
const BETWEEN_LOOKS = 25;
/** Far longer than anything takes on a busy machine. */
const PATIENCE_MS = 30_000;

let browser: Promise<Browser> | null = null;

class Visit {
  readonly faults: string[] = [];
  readonly done: string[] = [];
  /** The titles of the changed games that the browser keeps, by their ids. */
  private kept = new Map<string, string>();

  constructor(
    private readonly page: Page,
    private readonly random: Random,
    private readonly about: (typeof PAGES)[number],
  ) {
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => this.faults.push(`thrown: ${error.stack ?? error.message}`));
    page.on('crash', () => this.faults.push('the page crashed'));
    page.on('filechooser', () => {}); // or the browser opens its own window
    page.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(`console: ${message.text()}`);
    });
  }

  private get address(): string {
    return new URL(`../../web/dist/${this.about.file}`, import.meta.url).href;
  }

  async begin(): Promise<void> {
    await this.page.goto(this.address);
    await this.ready();
  }

  private async ready(): Promise<void> {
    if (!this.page.url().startsWith('file:')) await this.page.goto(this.address);
    await this.page.waitForSelector('html[data-ready="true"]', { state: 'attached' });
  }

  /** The place on the screen of a point at that share of the board; null while it has none. */
  private place(x: number, y: number): Promise<{ x: number; y: number } | null> {
    return this.page.evaluate(
      ([column, row]) => {
        const canvas = document.querySelector('#board') as HTMLCanvasElement;
        canvas.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = canvas.getBoundingClientRect();
        return width === 0 ? null : { x: left + column * width, y: top + row * height };
      },
      [x, y] as const,
    );
  }

  /** Says so when a dialog lies over the board there with the button that deletes a game. */
  private deletes(at: { x: number; y: number } | null): Promise<string> {
    return this.page.evaluate((point) => {
      const over = point && document.elementFromPoint(point.x, point.y)?.closest('#recent-games button');
      return over ? `: #recent-games ${over.textContent}` : '';
    }, at);
  }

  async act(): Promise<void> {
    const { page, random } = this;
    const chance = random.next();
    if (chance < 0.34) {
      const [x, y] = [random.next(), random.next()] as const;
      const at = await this.place(x, y);
      this.done.push(`press the board at ${x.toFixed(2)}, ${y.toFixed(2)}${await this.deletes(at)}`);
      if (at !== null) await page.mouse.click(at.x, at.y);
    } else if (chance < 0.39) {
      const [from, to] = [
        await this.place(random.next(), random.next()),
        await this.place(random.next(), random.next()),
      ];
      this.done.push('drag over the board');
      if (from === null || to === null) return;
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
    } else if (chance < 0.76) {
      this.done.push('use a control');
      const used = await page.evaluate(anyControl, [
        random.next(),
        random.next(),
        random.next(),
        TYPED,
      ] as const);
      this.done[this.done.length - 1] = used.what;
      if (used.at !== null) await page.mouse.click(used.at.x, used.at.y);
    } else if (chance < 0.87) {
      const key = random.pick(KEYS);
      this.done.push(`key ${key}`);
      await page.keyboard.press(key);
    } else if (chance < 0.93) {
      const [record, file] = [random.pick(RECORDS), random.pick(FILES)];
      this.done.push(`drop ${file} ${shown(record, 200)}`);
      await this.drop(record, file);
    } else if (chance < 0.95) {
      const [width, height] = random.pick(SCREENS);
      this.done.push(`window of ${width}×${height}`);
      await page.setViewportSize({ width, height });
    } else if (chance < 0.97) {
      const hash = random.pick(HASHES);
      this.done.push(`address ${hash}`);
      await page.evaluate((text) => {
        location.hash = text;
      }, hash);
    } else if (chance < 0.98) {
      this.done.push('reload');
      await page.reload();
    } else {
      const way = random.pick(['goBack', 'goForward'] as const);
      this.done.push(way);
      await page[way]();
    }
    await this.ready();
    await this.inspect();
  }

  /** Checks that the page fits its window and that its board is free. */
  private async inspect(): Promise<void> {
    if (!this.page.url().split('#')[0]?.endsWith(this.about.file)) return;
    const fault = await this.page.evaluate(faultOfLayout);
    if (fault !== null) this.faults.push(fault);
  }

  private async drop(text: string, name = 'game.sgf'): Promise<void> {
    const { page } = this;
    await page.evaluate(
      ([content, file]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], file));
        const board = document.querySelector('#board');
        board?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
      },
      [text, name] as const,
    );
    await page.waitForSelector('html:not([data-opening])', { state: 'attached' });
  }

  /** Checks that the page is whole, that the board shows the actions on it, and that nothing is lost. */
  async look(): Promise<void> {
    const { page, about, faults } = this;
    this.done.push('look');
    if (!page.url().split('#')[0]?.endsWith(about.file)) await page.goto(this.address);
    await this.ready();
    await page.evaluate(() => {
      for (const dialog of document.querySelectorAll('dialog')) dialog.close();
      for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
      const alone = document.querySelector<HTMLSelectElement>('#opponent-side');
      if (alone !== null) {
        alone.value = 'none';
        alone.dispatchEvent(new Event('change', { bubbles: true }));
      }
      document.querySelector<HTMLElement>('#tab-record')?.click();
      document.querySelector<HTMLElement>('#tool-play, [name="tool"][value="play"]')?.click();
      if ('playing' in document.documentElement.dataset)
        document.querySelector<HTMLElement>('#autoplay')?.click();
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    if (about.file === COLLECTION) await this.lookAtCollection();
    else await this.lookAtGame();
    const lost = await this.lostGames();
    if (lost.length > 0) faults.push(`lost: ${lost.join(', ')}`);
  }

  private async lookAtGame(): Promise<void> {
    const { page, about, faults } = this;
    await this.drop(about.fresh);
    const before = [await this.settled(), await this.words()];
    await this.play();
    const after = [await this.settled(), await this.words()];
    if (after[0] === before[0]) faults.push('the board does not answer a press');
    if (after[1] === before[1]) faults.push(`no move is made: ${after[1]}`);
    await page.keyboard.press('Control+z');
    await this.settled();
    if ((await this.words()) !== before[1])
      faults.push(`undo does not take a move back: ${await this.words()}`);
    await page.keyboard.press('Control+y');
    await this.settled();
    if ((await this.words()) !== after[1]) faults.push(`redo does not make it again: ${await this.words()}`);
    await page.reload();
    await this.ready();
    await this.settled();
    if ((await this.words()) !== after[1]) faults.push(`not there after a reload: ${await this.words()}`);
  }

  /** The games of the collection stay, and a press leads on to a position and back. */
  private async lookAtCollection(): Promise<void> {
    const { page, about, faults } = this;
    const idle = () => page.waitForSelector('#work', { state: 'hidden' });
    await idle();
    await this.drop(about.fresh);
    await idle();
    await page.evaluate(() => {
      document.querySelector<HTMLFormElement>('#filter-form')?.reset();
      const player = document.querySelector('#player');
      for (const kind of ['input', 'change']) player?.dispatchEvent(new Event(kind, { bubbles: true }));
      const size = document.querySelector<HTMLSelectElement>('#size');
      if (size === null) return;
      size.value = [...size.options].find(({ textContent }) => /^9/.test(textContent ?? ''))?.value ?? '';
      size.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await this.settled();
    const before = await this.words();
    await this.play();
    await this.settled();
    if ((await this.words()) === before) faults.push(`the board does not answer a press: ${before}`);
    await page.keyboard.press('ArrowLeft');
    await this.settled();
    if ((await this.words()) !== before) faults.push(`no way back: ${await this.words()}`);
    const games = () => page.locator('#collection-title').innerText();
    const there = await games();
    await page.reload();
    await this.ready();
    await idle();
    // The page is ready before it has looked for them.
    const isThere = (title: string) =>
      document.querySelector<HTMLElement>('#collection-title')?.innerText === title;
    await page.waitForFunction(isThere, there).catch(async () => {
      faults.push(`lost games of the collection: ${there}, now ${await games()}`);
    });
  }

  /** Presses the points of the page's move. */
  private async play(): Promise<void> {
    const { page, about } = this;
    for (const point of about.points) {
      const at = await page.evaluate(([column, row]) => {
        const canvas = document.querySelector('#board') as HTMLCanvasElement;
        canvas.scrollIntoView({ block: 'nearest' });
        const bounds = canvas.getBoundingClientRect();
        const scale = bounds.width / canvas.width;
        const { cell, left, top } = canvas.dataset;
        return {
          x: bounds.left + (Number(left) + column * Number(cell)) * scale,
          y: bounds.top + (Number(top) + row * Number(cell)) * scale,
        };
      }, point);
      await page.mouse.click(at.x, at.y);
      await page.mouse.move(1, 1);
    }
  }

  /** The board in words. */
  private async words(): Promise<string> {
    return (await this.page.locator('#board').getAttribute('aria-label')) ?? '';
  }

  /** The changed games that were in the browser at the look before and are no longer. */
  private async lostGames(): Promise<readonly string[]> {
    const changed = await this.page.evaluate(changedGames);
    // The reader may delete games, which is two presses away from bringing them back.
    const isDeleted = this.done.some((what) => /#recent-games.*×/.test(what));
    const lost = isDeleted ? [] : [...this.kept].filter(([id]) => !changed.some(([other]) => other === id));
    this.kept = new Map(changed);
    return lost.map(([id, title]) => `${id} ${title}`);
  }

  /** The picture of the board once no search is running. */
  private async settled(): Promise<string> {
    const { page } = this;
    await page.mouse.move(1, 1);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.waitForSelector('html:not([data-searching]):not([data-reading])', { state: 'attached' });
    return page.evaluate(
      () =>
        new Promise<string>((done) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              done((document.querySelector('#board') as HTMLCanvasElement).toDataURL()),
            ),
          );
        }),
    );
  }
}

const pageOf = (seed: number) => PAGES[seed % PAGES.length]!;

export const pages: Fuzzer = {
  name: 'pages',
  fixedCases: 2,
  share: 6,
  longestCaseMs: 600_000, // the case has patience of its own, whose finding says more
  describe: (seed) => `${ACTIONS} actions on ${pageOf(seed).file}`,
  async run(seed): Promise<Finding | null> {
    browser ??= launchChromium();
    const random = new Random(seed);
    const [width, height] = random.pick(SCREENS);
    const locale = random.pick(['en', 'de', 'ja', 'zh', 'ko']);
    const options = { viewport: { width, height }, locale, hasTouch: random.chance(0.2) };
    const context = await (await browser).newContext(options);
    const visit = new Visit(await context.newPage(), random, pageOf(seed));
    const { faults, done } = visit;
    try {
      await visit.begin();
      for (let action = 1; action <= ACTIONS && faults.length === 0; action++) {
        await visit.act();
        if (action % BETWEEN_LOOKS === 0) await visit.look();
      }
    } catch (error) {
      faults.push(`does not answer: ${error instanceof Error ? error.message : error}`);
    }
    await context.close();
    const [fault] = faults;
    if (fault === undefined) return null;
    return {
      key: `${pageOf(seed).file}: ${fault.split('\n')[0]?.replace(/\d+/g, '#')}`,
      details: `${pageOf(seed).file}, ${width}×${height}, ${locale}: ${fault}\n    after ${done.length}: ${done.slice(-40).join('; ')}`,
    };
  },
  async close() {
    await (await browser)?.close();
  },
};
