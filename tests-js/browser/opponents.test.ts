/** The engine as an opponent, on the pages of all games. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { init, LoaGame, type Vertex } from 'kakoi';
import { chooseMove, playEngine } from 'kakoi/play';
import type { Browser, Page } from 'playwright-core';
import { seedOf } from '../../web/shell/chance.js';
import {
  beginNewGame,
  clickOn,
  drop,
  keptGames,
  mode,
  moveNumber,
  pages,
  picture,
  text,
} from '../support/board-page.js';
import { keepOpen, launchChromium, leaveKept, openAgain, openPage } from '../support/browser.js';
import { leavePage } from '../support/used-pages.js';

let browser: Browser;
beforeAll(async () => {
  await init(playEngine);
  browser = await launchChromium();
});
afterAll(() => browser.close());

const onPage = (file: string, look: (page: Page) => Promise<void>) => async () => {
  const { page, complaints } = await openAgain(browser, pathToFileURL(join(pages, file)).href);
  await beginNewGame(page); // the page opens with a position
  await look(page);
  expect(complaints).toEqual([]);
  await keepOpen(page);
};

/** The same where earlier choices matter. */
const onNewPage: typeof onPage =
  (...given) =>
  () =>
    leaveKept().then(onPage(...given));

async function choose(page: Page, side: 'none' | 'black' | 'white', level: number): Promise<void> {
  await mode(page, 'play');
  await page.locator('#opponent-side').selectOption(side);
  if (side !== 'none') await page.locator('#opponent-level').selectOption(String(level));
}

/** Waits until the engine has moved. */
const answered = (page: Page, number: number) =>
  page.waitForFunction(
    (wanted) => (document.querySelector('#slider') as HTMLInputElement).value === wanted,
    String(number),
  );

const square = (name: string): Vertex => ['abcdefgh'.indexOf(name.charAt(0)), 8 - Number(name.charAt(1))];

/** The words for what the engine plays at the level, with the seed that the page has for the move. */
async function found(page: Page, game: LoaGame, level: number): Promise<string> {
  await page.waitForTimeout(600); // the game is kept at a pause
  const kept = await keptGames<{ state: { opponent?: { seed: number } } }>(page);
  const seed = kept.find(({ state }) => state.opponent)?.state.opponent?.seed ?? 0;
  return chooseMove(game, { level, seed: seedOf(seed, game.moveNumber) }).move?.text ?? 'pass';
}

/** The engine hears of a question three seconds later, so that it thinks as long on every machine. */
const hearLater = (page: Page) =>
  page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Object.assign(globalThis, { postMessage });
    Worker.prototype.postMessage = function (...message: unknown[]) {
      setTimeout(() => (postMessage as (...of: unknown[]) => void).apply(this, message), 3000);
    };
  });

async function move(page: Page, from: string, to: string): Promise<void> {
  await clickOn(page, ...square(from));
  await clickOn(page, ...square(to));
}

/** Asks for a hint; the move that it names. */
async function hinted(page: Page): Promise<string> {
  await page.locator('#hint').click();
  await page.waitForFunction(() => document.querySelector('#hint-move')?.textContent !== '');
  return text(page, 'hint-move');
}

describe('Go', () => {
  test(
    'it answers, hints, can be stopped, and takes both moves back',
    onPage('index.html', async (page) => {
      await page.locator('#new').click();
      await page.locator('[name="size"][value="9"]').check({ force: true }); // where it thinks for a short time
      await page.locator('#new-start').click();
      await choose(page, 'white', 3);
      // It may have moved before it could be asked whether it thinks.
      const thinking = page.evaluate(
        () =>
          new Promise<void>((done) => {
            const time = document.querySelector('#status-time') as HTMLElement;
            new MutationObserver(() => {
              if (time.innerText.includes('White is thinking')) done();
            }).observe(time, { childList: true, characterData: true, subtree: true });
          }),
      );
      await clickOn(page, 4, 4);
      await thinking;
      await answered(page, 2);
      expect(await text(page, 'status-time')).not.toContain('thinking');

      await page.locator('#hint').click();
      await page.locator('#hint-moves li').first().waitFor();
      const isEven = await page.locator('#hint-even').isVisible(); // the chances are of a search that goes on for some time
      expect(await page.locator('#hint-moves').innerText()).toMatch(
        isEven ? /^[A-T]\d+ / : /^[A-T]\d+: \d+ %/,
      );
      const chances = await picture(page);
      const [hint, other] = [0, 1].map((i) => page.locator('#hint-moves button').nth(i));
      await hint!.click(); // the moves to come are numbered instead
      const line = await picture(page);
      await other!.click();
      expect(await hint!.getAttribute('aria-pressed')).toBe('false');
      const otherLine = await picture(page);
      await other!.click();
      expect(await picture(page)).toBe(chances);
      await mode(page, 'count');
      await mode(page, 'play');
      expect(await page.locator('#hint-moves li').count()).toBe(0);
      expect(new Set([chances, line, otherLine, await picture(page)]).size).toBe(4);

      await page.locator('#hint').click();
      await page.locator('#hint-moves li').first().waitFor();
      await page.locator('#undo').click();
      expect(await moveNumber(page)).toBe('0');
      expect(await page.locator('#hint-moves li').count()).toBe(0);

      await page.locator('#opponent-level').selectOption('12');
      await clickOn(page, 2, 2);
      await page.locator('#opponent-stop').click();
      expect(await text(page, 'status-time')).toContain('White has stopped. Go on');
      expect(await moveNumber(page)).toBe('1');
    }),
    90_000,
  );

  test(
    'three moves that are worth the same are a hint without percentages',
    onPage('index.html', async (page) => {
      await drop(page, '(;SZ[7]KM[0]PL[B]AW[gg]AB[aa:ga][ab][cb:gb][ac:ec][gc][ad:gd])');
      await mode(page, 'play');
      await page.locator('#hint').click();
      await page.locator('#hint-moves li').first().waitFor();
      expect(await page.locator('#hint-moves').innerText()).not.toContain('%');
      expect(await page.locator('#hint-even').isVisible()).toBe(true);
      expect(await page.locator('#hint-note').isVisible()).toBe(false);
    }),
  );

  test(
    'a hint says what turns on a move, and what the other side plays otherwise',
    onPage('index.html', async (page) => {
      await drop(page, ['. . . . . . .', 'O O O O O . .', 'X X X X O . .', '. . . X O . .'].join('\n'));
      await mode(page, 'play');
      await page.locator('#hint').click();
      await page.locator('#hint-moves li').first().waitFor();
      expect(await page.locator('#hint-moves').innerText()).toMatch(
        /^B1: \d+ % .*Black makes the group at A2 live\. Otherwise White plays B1\.$/m,
      );
    }),
  );

  test(
    'the level can be read on a narrow phone',
    onPage('index.html', async (page) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await choose(page, 'white', 10);
      const { width } = (await page.locator('#opponent-level').boundingBox())!;
      expect(await text(page, 'opponent-strength')).toMatch(
        /^Level 10 wins \d\d of a hundred games against the level before\. kakoi answers/,
      );
      expect(width).toBeGreaterThan(100);
    }),
  );
});

describe('Lines of Action', () => {
  test(
    'a hint names a move and draws it, and is gone with the next move',
    onPage('loa.html', async (page) => {
      await mode(page, 'play');
      const before = await picture(page);
      const hint = await hinted(page);
      expect(new LoaGame().board.legalMoves().map((legal) => legal.text)).toContain(hint);
      expect(await picture(page)).not.toBe(before);
      const [from, to] = hint.split(/[-x]/) as [string, string];
      await move(page, from, to);
      expect([await moveNumber(page), await text(page, 'hint-move')]).toEqual(['1', '']);
    }),
  );

  test(
    'it answers each move with what the engine finds, which is said once',
    onPage('loa.html', async (page) => {
      await choose(page, 'white', 4);
      await page.evaluate(() => {
        const said: string[] = [];
        Object.assign(globalThis, { said });
        const status = document.querySelector('#status-text') as HTMLElement;
        new MutationObserver(() => said.push(status.innerText)).observe(status, { childList: true });
      });
      await move(page, 'b1', 'b3');
      expect(await text(page, 'status-time')).toBe('White is thinking… Stop');
      await answered(page, 2);
      const game = new LoaGame();
      game.play('b1-b3');
      const reply = await found(page, game, 4);
      const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
      const [first, second, ...more] = said.filter((words) => words.startsWith('Move'));
      expect([first, more]).toEqual(['Move 1: Black b1-b3. White to move.', []]);
      expect(second).toBe(`Move 2: White ${reply}. Black to move.`);
      expect(await text(page, 'status-time')).toBe('');

      await page.locator('#undo').click(); // takes both moves back, or the engine would make its own again
      expect(await moveNumber(page)).toBe('0');
      await page.locator('#redo').click();
      expect(await moveNumber(page)).toBe('2');
      await page.locator('#back').click(); // the engine does not move while the reader looks at earlier positions
      await page.waitForTimeout(600);
      expect([await moveNumber(page), await page.locator('#slider').getAttribute('max')]).toEqual(['1', '2']);
    }),
  );

  test(
    'a comment can be finished while it moves, and belongs to the move that it was begun at',
    onPage('loa.html', async (page) => {
      const field = page.locator('#comment');
      await choose(page, 'white', 2);
      await hearLater(page);
      await move(page, 'b1', 'b3');
      await mode(page, 'record');
      await field.focus();
      await page.keyboard.type('I go ');
      await answered(page, 2);
      await page.keyboard.type('north.');
      expect(await field.inputValue()).toBe('I go north.');
      await page.locator('#slider').focus();
      expect(await field.inputValue()).toBe('');
      await page.locator('#back').click();
      expect([await moveNumber(page), await field.inputValue()]).toEqual(['1', 'I go north.']);
    }),
  );

  test(
    'it can be stopped, moved for, undone while it thinks, and sent away',
    onPage('loa.html', async (page) => {
      await choose(page, 'white', 10);
      await hearLater(page);
      await move(page, 'b1', 'b3');
      await clickOn(page, ...square('a2')); // the reader cannot move the engine's stones while it thinks
      expect(await text(page, 'status-text')).toContain('White is thinking');
      await page.locator('#opponent-stop').click();
      expect(await text(page, 'status-time')).toBe('White has stopped. Go on');
      await page.waitForTimeout(600);
      expect(await moveNumber(page)).toBe('1');
      await move(page, 'a2', 'c2');
      expect(await moveNumber(page)).toBe('2');
      await move(page, 'f1', 'f3');
      await page.locator('#undo').click();
      expect(await moveNumber(page)).toBe('2');
      await page.waitForTimeout(800); // a move found in the meantime is not played
      expect(await moveNumber(page)).toBe('2');
      await move(page, 'f1', 'f3');
      await page.locator('#opponent-stop').click();
      await page.locator('#opponent-stop').click();
      await answered(page, 4);
      await choose(page, 'none', 1);
      await move(page, 'g1', 'g3');
      await page.waitForTimeout(600);
      expect([await moveNumber(page), await text(page, 'status-time')]).toEqual(['5', '']);
    }),
  );

  test(
    'New asks for it, it opens the game as Black, and it is kept with the game',
    onNewPage('loa.html', async (page) => {
      await page.locator('#new').click();
      await page.locator('[name="opponent"][value="black"]').check({ force: true });
      await page.locator('#new-level').selectOption('5');
      await page.locator('#new-start').click();
      await answered(page, 1);
      const first = await found(page, new LoaGame(), 5);
      expect(await text(page, 'status-text')).toBe(`Move 1: Black ${first}. White to move.`);
      await page.reload();
      await page.waitForSelector('html[data-ready="true"]');
      expect(await page.locator('#opponent-side').inputValue()).toBe('black');
      expect(await page.locator('#opponent-level').inputValue()).toBe('5');
      await move(page, 'a2', 'c2');
      await answered(page, 3);
      await page.locator('#open').click();
      await page.locator('#games button').first().click();
      expect(await page.locator('#opponent-side').inputValue()).toBe('none'); // a record has none
    }),
  );
});

describe('the dialog for a new game', () => {
  test.each([
    ['index.html', 'en'],
    ['index.html', 'ja'],
    ['index.html', 'zh'],
    ['index.html', 'ko'],
    ['loa.html', 'de'],
    ['senket.html', 'de'],
  ])(
    'its choices can all be pressed, and none moves when an opponent is chosen: %s, %s',
    async (file, locale) => {
      const { page } = await openPage(browser, pathToFileURL(join(pages, file)).href, { locale });
      await page.locator('#new').click();
      /** The tops of the tiles and of the level; nothing may lie over their middles. */
      const tops = () =>
        page.locator('.new-opponent label, #new-level').evaluateAll((choices) =>
          choices.map((choice) => {
            choice.scrollIntoView({ block: 'center' });
            const { x, y, width, height } = choice.getBoundingClientRect();
            const hit = document.elementFromPoint(x + width / 2, y + height / 2);
            if (!choice.contains(hit)) throw new Error(`${choice.textContent} lies under ${hit?.outerHTML}`);
            return y + (document.querySelector('#new-dialog')?.scrollTop ?? 0);
          }),
        );
      const choose = (side: string) =>
        page.locator(`[name="opponent"][value="${side}"]`).check({ force: true });
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 360, height: 640 },
      ]) {
        await page.setViewportSize(viewport);
        await choose('white');
        const white = await tops();
        await choose('black');
        expect([viewport, await tops()]).toEqual([viewport, white]);
      }
      await leavePage(page);
    },
  );

  test(
    'a game against the engine begins in Play, and one without where the reader was',
    onPage('senket.html', async (page) => {
      const chosen = () => page.locator('#modes [aria-selected="true"]').innerText();
      await mode(page, 'layers');
      await beginNewGame(page);
      expect(await chosen()).toBe('Layers');
      await page.locator('#new').click();
      await page.locator('[name="opponent"][value="white"]').check({ force: true });
      await page.locator('#new-start').click();
      expect([await chosen(), await page.locator('#opponent-side').inputValue()]).toEqual(['Play', 'white']);
    }),
  );
});

describe('games with the same moves of the reader', () => {
  /** The replies to three moves, with that seed. */
  const replies = async (page: Page, seed: number) => {
    await beginNewGame(page);
    await page.evaluate((value) => {
      crypto.getRandomValues = ((list: Uint32Array) => list.fill(value)) as typeof crypto.getRandomValues;
    }, seed);
    await choose(page, 'white', 3);
    await move(page, 'b1', 'b3');
    await answered(page, 2);
    return text(page, 'status-text');
  };

  test(
    'go differently by their seed, and the same again where that is the same',
    onPage('loa.html', async (page) => {
      const first = await replies(page, 1);
      let other = first;
      for (let seed = 2; seed <= 7 && other === first; seed++) other = await replies(page, seed);
      expect(other).not.toBe(first);
      expect(await replies(page, 1)).toBe(first);
    }),
  );
});

describe('Senket', () => {
  test(
    'a hint names a post and rings it, and is gone in another mode',
    onPage('senket.html', async (page) => {
      await mode(page, 'play');
      const before = await picture(page);
      expect(await hinted(page)).toMatch(/^\d+-\d+$/);
      expect(await picture(page)).not.toBe(before);
      await mode(page, 'record');
      await mode(page, 'play');
      expect(await text(page, 'hint-move')).toBe('');
      expect(await picture(page)).toBe(before);
    }),
  );

  test(
    'it plays posts, and undo takes its turn back with the reader’s own',
    onPage('senket.html', async (page) => {
      await choose(page, 'white', 3);
      await clickOn(page, 4, 4);
      await answered(page, 2);
      expect(await text(page, 'status-text')).toMatch(/White \d+-\d+\./);
      await clickOn(page, 3, 6);
      await answered(page, 4);
      await page.locator('#undo').click();
      expect(await moveNumber(page)).toBe('2');
    }),
  );
});
