/** `<kakoi-game>` as a page has it: one tag and the files of the package, under a strict Content-Security-Policy. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoardConfig } from 'kakoi/board';
import type { KakoiGameElement } from 'kakoi/game';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { axeFindingsAsShown } from '../support/axe.js';
import { launchChromium } from '../support/browser.js';
import { root } from '../support/run.js';
import { type Server, serve } from '../support/server.js';

/** A fork after the second move; marks and a comment there. */
const GO = `(;GM[1]SZ[9]PB[Ann]BR[1d]PW[Bo]RE[B+R]C[Welcome.];B[ee];W[gc]C[Black to choose.]TR[ee]LB[aa:x]
(;B[cc];W[cg])(;B[gg]N[The other corner];W[cc])(;B[]))`;
const LOA = readFileSync(join(root, 'tests-js/fixtures/loa-game.sgf'), 'utf8');
const SENKET = readFileSync(join(root, 'tests-js/fixtures/game.senket'), 'utf8');
/** A name in Shift_JIS, which no CA tells. */
const SHIFT_JIS = Buffer.from([
  ...Buffer.from('(;GM[1]SZ[9]PB['),
  ...[0x96, 0x7b, 0x88, 0xf6, 0x96, 0x56, 0x8f, 0x47, 0x8d, 0xf4],
  ...Buffer.from('];B[ee])'),
]);
const GIB =
  '\\HS\n\\[GAMEBLACKNAME=Cho (9D)\\]\n\\[GAMEWHITENAME=Seo (8D)\\]\n\\HE\n\\GS\n2 1 0\nINI 0 1 0 &4\nSTO 0 2 1 3 3\n\\GE\n';
const FILES: Readonly<Record<string, string | Buffer>> = {
  'go.sgf': GO,
  'loa.sgf': LOA,
  'game.senket': SENKET,
  'old.sgf': SHIFT_JIS,
  'two.sgf': `${GO}${LOA}`,
  'game.gib': GIB,
  'utf16.sgf': Buffer.from(`\ufeff${GO}`, 'utf16le'),
  'page.sgf': '<!doctype html><title>Not found</title>',
};

/** A game that was counted. */
const FINISHED = readFileSync(join(root, 'docs/game.sgf'), 'utf8');

const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

let browser: Browser;
let server: Server;
beforeAll(async () => {
  browser = await launchChromium();
  server = await serve(root, {});
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** An opened page, the files that it loaded, and everything it complained of. */
interface Opened {
  readonly page: Page;
  readonly loaded: string[];
  readonly complaints: string[];
}

async function opened(html: string, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 900, height: 800 }, ...options });
  const page = await context.newPage();
  const [loaded, complaints]: [string[], string[]] = [[], []];
  page.on('request', (request) => loaded.push(request.url().slice(server.origin.length)));
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.route(`${server.origin}/files/*`, (route) => {
    const body = FILES[route.request().url().split('/').at(-1)!];
    return route.fulfill(body === undefined ? { status: 404 } : { body });
  });
  await page.route(`${server.origin}/page.html`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
      body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A game</title>
        <main><h1>A game</h1>${html}</main><script type="module" src="dist/game.mjs"></script></html>`,
    }),
  );
  await page.goto(`${server.origin}/page.html`);
  await page.waitForFunction(() => {
    const game = document.querySelector('kakoi-game');
    return game?.game || (game?.shadowRoot?.querySelector('[part=message]')?.textContent ?? '') !== '';
  });
  return { page, loaded, complaints };
}

const embedded = (attributes: string, text = GO) => opened(`<kakoi-game ${attributes}>${text}</kakoi-game>`);
const texts = (page: Page, name: string) => page.locator(`kakoi-game [part~=${name}]`).allTextContents();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const game = (page: Page) => page.locator('kakoi-game');
const at = (page: Page) => game(page).evaluate((found: KakoiGameElement) => found.game?.node.depth);
const board = (page: Page) => game(page).locator('kakoi-board');
const config = (page: Page) =>
  board(page).evaluate((found) => {
    const { marks, variations, layers, layerOptions, lastMove, shapes } = (
      found as never as { config: BoardConfig }
    ).config;
    const seen = JSON.parse(JSON.stringify({ marks, variations, lastMove, shapes })) as Partial<BoardConfig>;
    return { ...seen, layers: layers.length, layerOptions: Object.keys(layerOptions) };
  });
const diagram = (page: Page) =>
  game(page).evaluate((found: KakoiGameElement) => found.game?.board.toDiagram().split('\n') ?? []);

async function press(page: Page, x: number, y: number): Promise<void> {
  const canvas = page.locator('kakoi-game canvas');
  await page.waitForFunction(
    () => document.querySelector('kakoi-game')!.shadowRoot!.querySelector('kakoi-board')!.view?.picture,
  );
  const { cell, left, top, scale } = await canvas.evaluate((found) => {
    const { dataset, width, clientWidth } = found as HTMLCanvasElement;
    const { cell, left, top } = dataset;
    return { cell: Number(cell), left: Number(left), top: Number(top), scale: clientWidth / width };
  });
  await canvas.click({ position: { x: (left + x * cell) * scale, y: (top + y * cell) * scale } });
}

/** The types and some of the detail of the events from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    for (const type of ['gameready', 'gamemove', 'gameerror'] as const)
      document.addEventListener(type, (event) => {
        const { node, error } = (event as CustomEvent).detail as {
          node?: { depth: number };
          error?: { code: string };
        };
        heard.push([type, node?.depth ?? error?.code ?? ''].join(' ').trim());
      });
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
}

describe('each game, from a file, with its own engine alone', () => {
  test.each([
    ['go', 'go.sgf', ['Ann1d', 'Bo'], 'Black to play', '.........', 'Move 1 of 4: Black E5'],
    ['loa', 'loa.sgf', ['Black', 'White'], 'Black to play', '.XXXXXX.', 'Move 1 of 31: Black g8-a8'],
    ['senket', 'game.senket', ['Black', 'White'], 'Black to play', '.........', 'Move 1 of 7: Black 5-4'],
  ])('%s', async (engine, file, players, first, row, second) => {
    const { page, loaded, complaints } = await opened(`<kakoi-game src="files/${file}"></kakoi-game>`);
    expect(await texts(page, 'player')).toEqual(players);
    expect(await texts(page, 'move')).toEqual([first]);
    expect((await diagram(page))[0]).toBe(row);
    await button(page, 'Forward').click();
    expect(await texts(page, 'move')).toEqual([second]);
    await button(page, 'Last').click();
    expect(await game(page).evaluate(({ game }: KakoiGameElement) => game!.node.children.length)).toBe(0);
    expect(loaded.filter((path) => path.includes('engine-'))).toEqual([`/dist/shared/engine-${engine}.mjs`]);
    expect(loaded.filter((path) => /overlays|interop|reading/.test(path))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('where a record comes from', () => {
  test.each([
    ['a file in Shift_JIS', 'src="files/old.sgf"', ['本因坊秀策', 'White']],
    ['a file in UTF-16', 'src="files/utf16.sgf"', ['Ann1d', 'Bo']],
    ['a file of Tygem', 'src="files/game.gib"', ['Cho9d', 'Seo8d']],
    ['the second game of a file', 'src="files/two.sgf" game="1"', ['Black', 'White']],
    ['an attribute', `sgf="(;GM[1]SZ[9]PB[Cho];B[aa])"`, ['Cho', 'White']],
    ["the element's text", '', ['Ann1d', 'Bo']],
  ])('%s', async (_, attributes, players) => {
    const { page } = await embedded(attributes);
    expect(await texts(page, 'player')).toEqual(players);
    await page.context().close();
  });

  test('what load() is given: text, bytes, a file, or a game, which is played on itself', async () => {
    const { page } = await embedded('');
    const heard = await listen(page);
    const names = await game(page).evaluate(async (found: KakoiGameElement) => {
      const text = (name: string) => `(;GM[1]SZ[9]PB[${name}];B[ee];W[cc])`;
      const bytes = (name: string) => new TextEncoder().encode(text(name));
      const sources = [text('text'), bytes('bytes'), bytes('buffer').buffer, new Blob([text('blob')])];
      const shown: unknown[] = [];
      for (const source of sources) {
        const loaded = await found.load(source);
        shown.push(loaded === found.game && loaded && 'info' in loaded && loaded.info.black);
      }
      const own = found.game!;
      own.goTo(1);
      found.game = own;
      found.redo();
      return [...shown, own.moveNumber];
    });
    expect(names).toEqual(['text', 'bytes', 'buffer', 'blob', 2]);
    expect(await heard()).toEqual([
      'gameready',
      'gameready',
      'gameready',
      'gameready',
      'gameready',
      'gamemove 2',
    ]);
    await page.context().close();
  });

  test('another text in the element is another game', async () => {
    const { page } = await embedded('move="end"');
    await game(page).evaluate((found) => (found.textContent = '(;GM[1]SZ[9]PB[Other];B[aa])'));
    await page.waitForFunction(
      () =>
        document.querySelector('kakoi-game')?.shadowRoot?.querySelector('[part~=player]')?.textContent ===
        'Other',
    );
    expect(await at(page)).toBe(1);
    await page.context().close();
  });
});

describe('through the game', () => {
  test('by buttons and the slider, telling of each step', async () => {
    const { page, complaints } = await embedded('');
    const heard = await listen(page);
    await button(page, 'Forward').click();
    await button(page, 'Last').click();
    await button(page, 'Forward').click({ force: true }); // there is nothing further on
    await button(page, 'Back').click();
    await button(page, 'First').click();
    await page.getByRole('slider', { name: 'Place in the game' }).fill('2');
    expect(await heard()).toEqual(['gamemove 1', 'gamemove 4', 'gamemove 3', 'gamemove 0', 'gamemove 2']);
    expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toBe('Move 2 of 4: White G7');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('by keys, only where the focus is in it and nobody else has taken them', async () => {
    const { page } = await embedded('');
    await page.keyboard.press('ArrowRight');
    expect(await at(page)).toBe(0);
    await page.keyboard.press('Tab'); // to the board
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    expect(await at(page)).toBe(1);
    await page.keyboard.press('End');
    expect(await at(page)).toBe(4);
    await page.keyboard.press('ArrowUp'); // no variation begins here
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    expect(await texts(page, 'move')).toEqual(['Move 3 of 4: Black G3']);
    await page.keyboard.press('ArrowDown');
    expect(await texts(page, 'move')).toEqual(['Move 3 of 3: Black passes']);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await texts(page, 'move')).toEqual(['Move 3 of 4: Black C7']);
    await page.keyboard.press('Home');
    expect(await at(page)).toBe(0);
    await page.keyboard.press('Enter'); // the arrows are the board's now
    await page.keyboard.press('ArrowRight');
    expect(await at(page)).toBe(0);
    await page.context().close();
  });

  test('by its methods, named as those of games', async () => {
    const { page } = await embedded('');
    const places = await game(page).evaluate((found: KakoiGameElement) => {
      const depth = () => found.game!.node.depth;
      const places: unknown[] = [found.undo(), found.redo(), depth()];
      found.goTo(3);
      places.push(depth());
      found.goTo('end');
      places.push(depth(), found.redo());
      found.goTo(found.game!.tree);
      places.push(depth());
      try {
        found.goTo(99);
      } catch (error) {
        places.push((error as { code: string }).code);
      }
      return [...places, depth()];
    });
    expect(places).toEqual([false, true, 1, 3, 4, false, 0, 'bad-option', 0]);
    await page.context().close();
  });

  test('from the place that the attribute names', async () => {
    const { page } = await embedded('move="end"');
    expect(await at(page)).toBe(4);
    await game(page).evaluate((found) => found.setAttribute('move', '1'));
    expect(await at(page)).toBe(1);
    await game(page).evaluate((found) => found.setAttribute('move', '99')); // the end
    expect(await at(page)).toBe(4);
    const heard = await listen(page);
    await game(page).evaluate((found) => found.setAttribute('move', 'x'));
    expect(await heard()).toEqual(['gameerror bad-option']);
    expect(await at(page)).toBe(4);
    await page.context().close();
  });

  test('an element that is moved on the page stays at its place', async () => {
    const { page } = await embedded('move="1"');
    await button(page, 'Forward').click();
    await game(page).evaluate((found) => document.body.append(found));
    expect(await at(page)).toBe(2);
    expect(await texts(page, 'move')).toEqual(['Move 2 of 4: White G7']);
    await page.context().close();
  });
});

describe('what a record says', () => {
  test('comments, names of nodes and marks', async () => {
    const { page } = await embedded('');
    expect(await texts(page, 'comment')).toEqual(['Welcome.']);
    expect(await texts(page, 'facts')).toEqual(['B+R']);
    await game(page).evaluate((found: KakoiGameElement) => found.goTo(2));
    expect(await texts(page, 'comment')).toEqual(['Black to choose.']);
    const { marks, lastMove } = await config(page);
    expect(marks).toMatchObject({ triangle: [[4, 4]], labels: [{ vertex: [0, 0], text: 'x' }] });
    expect(lastMove).toEqual([6, 2]);
    await page.context().close();
  });

  test.each([
    ['Lines of Action', '(;GM[9];B[b1-b3]TR[b3]LB[a1:x])', [1, 5], [0, 7]],
    ['Senket', 'Senket 9\n1. 5-4\n#! TR[5-4]LB[1-1:x]', [4, 5], [0, 8]],
  ])('marks are in the notation of the game: %s', async (_, text, triangle, label) => {
    const { page } = await embedded('move="1"', text);
    const { marks } = await config(page);
    expect(marks).toMatchObject({ triangle: [triangle], labels: [{ vertex: label, text: 'x' }] });
    await page.context().close();
  });

  test('variations, on the board and as buttons', async () => {
    const { page } = await embedded('move="2"');
    expect((await config(page)).variations).toEqual([
      { point: [2, 2], text: 'A' },
      { point: [6, 6], text: 'B' },
    ]);
    expect(await texts(page, 'variation')).toEqual(['AC7', 'BG3', 'Cpass']);
    await page.locator('kakoi-game').getByText('G3').click();
    expect(await texts(page, 'comment')).toEqual(['The other corner']);
    expect(await texts(page, 'variation')).toEqual([]);
    await page.keyboard.press('ArrowRight'); // the focus is still in the element
    expect(await texts(page, 'move')).toEqual(['Move 4 of 4: White C7']);
    await page.context().close();
  });

  test('only the parts that are asked for, and none that have nothing to say', async () => {
    const { page } = await embedded('controls="names comment"');
    const visible = () =>
      game(page).evaluate((found) =>
        ['names', 'navigation', 'comment', 'variations', 'score'].filter(
          (name) => !found.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`)!.hidden,
        ),
      );
    expect(await visible()).toEqual(['names', 'comment']);
    await game(page).evaluate((found) => found.setAttribute('controls', 'none'));
    expect(await visible()).toEqual([]);
    await game(page).evaluate((found) => found.removeAttribute('controls'));
    expect(await visible()).toEqual(['names', 'navigation', 'comment', 'variations']);
    await game(page).evaluate((found: KakoiGameElement) => found.load('(;SZ[9];B[ee])'));
    expect(await visible()).toEqual(['navigation']);
    await page.context().close();
  });
});

describe('a press on the board', () => {
  test('follows the record, and plays nothing else', async () => {
    const { page } = await embedded('move="2"');
    await press(page, 0, 0);
    expect(await at(page)).toBe(2);
    await press(page, 6, 6);
    expect(await texts(page, 'move')).toEqual(['Move 3 of 4: Black G3']);
    await page.context().close();
  });

  test('plays variations where it is editable, which can be taken back', async () => {
    const { page } = await embedded('move="2" editable');
    await press(page, 4, 4); // a stone is there
    await press(page, 0, 0);
    expect(await texts(page, 'move')).toEqual(['Move 3 of 3: Black A9']);
    await button(page, 'Back').click();
    expect(await texts(page, 'variation')).toEqual(['AC7', 'BG3', 'Cpass', 'DA9']);
    expect(
      await game(page).evaluate(({ game }: KakoiGameElement) => game && 'toSgf' in game && game.toSgf()),
    ).toContain('(;B[aa])');
    await game(page).evaluate((found: KakoiGameElement) => found.load('(;SZ[3]AB[ba][ab]PL[W])'));
    await press(page, 0, 0);
    expect(await texts(page, 'message')).toEqual(['That move is not legal.']);
    await page.context().close();
  });

  test('picks a stone of Lines of Action and puts it down where the next press is, or where it is dropped', async () => {
    const { page } = await embedded('editable', '(;GM[9])');
    await press(page, 1, 7);
    const [, targets] = (await config(page)).shapes!;
    expect(targets).toMatchObject({ kind: 'discs', points: expect.arrayContaining([[1, 5]]) });
    await press(page, 1, 5);
    expect(await texts(page, 'move')).toEqual(['Move 1 of 1: Black b1-b3']);
    await board(page).evaluate((found) => {
      const fire = (type: string, detail: object) =>
        found.dispatchEvent(new CustomEvent(type, { detail, cancelable: true }));
      fire('boardlift', { point: [0, 1] });
      fire('boarddrop', { from: [0, 1], to: [2, 1] });
    });
    expect(await texts(page, 'move')).toEqual(['Move 2 of 2: White a7-c7']);
    expect((await config(page)).lastMove).toEqual({ from: [0, 1], to: [2, 1] });
    await page.context().close();
  });

  test('builds a post of Senket with its fences', async () => {
    const { page } = await embedded('move="end" editable', 'Senket 9\n1. 5-5\n2. 1-1');
    await press(page, 5, 2);
    expect(await texts(page, 'move')).toEqual(['Move 3 of 3: Black 6-7 +1']);
    await page.context().close();
  });
});

describe('analyses', () => {
  test('layers by name, loaded when they are asked for', async () => {
    const { page, loaded } = await embedded('layers="influence passAlive"');
    await page.waitForFunction(
      () =>
        document.querySelector('kakoi-game')!.shadowRoot!.querySelector('kakoi-board')!.layers.length === 2,
    );
    expect(loaded.filter((path) => path.includes('reading'))).toEqual([]);
    const heard = await listen(page);
    await game(page).evaluate((found: KakoiGameElement) => (found.layers = 'bensen'));
    await page.waitForFunction(
      () =>
        !document.querySelector('kakoi-game')!.shadowRoot!.querySelector<HTMLElement>('[part=message]')!
          .hidden,
    );
    expect(await heard()).toEqual(['gameerror bad-option']);
    expect((await texts(page, 'message'))[0]).toMatch(
      /^This cannot be shown: a layer is one of influence, .*'bensen'$/,
    );
    expect(await config(page)).toMatchObject({ layers: 0 });
    expect(await at(page)).toBe(0); // the game is still there
    await game(page).evaluate((found: KakoiGameElement) => (found.layers = ['safe']));
    await page.waitForFunction(
      () =>
        document.querySelector('kakoi-game')!.shadowRoot!.querySelector('kakoi-board')!.layers.length === 1,
    );
    expect((await config(page)).layerOptions).toContain('safe');
    await page.context().close();
  });

  test.each([
    ['Go', FINISHED, 'W+9.5: Black 63, White 72.5, 16 dead stones'],
    ['Lines of Action', '(;GM[9])', 'Groups: Black 2, White 2'],
    ['Senket', SENKET, 'Black 36, White 1'],
  ])('the score of %s, in words and on the board', async (_, text, words) => {
    const { page } = await embedded('score move="end"', text);
    expect(await texts(page, 'score')).toEqual([words]);
    await page.waitForFunction(
      () =>
        document.querySelector('kakoi-game')!.shadowRoot!.querySelector('kakoi-board')!.layers.length === 1,
    );
    await game(page).evaluate((found: KakoiGameElement) => (found.score = false));
    expect(await page.locator('kakoi-game [part=score]').isVisible()).toBe(false);
    await page.waitForFunction(
      () =>
        document.querySelector('kakoi-game')!.shadowRoot!.querySelector('kakoi-board')!.layers.length === 0,
    );
    await page.context().close();
  });
});

describe('what cannot be shown', () => {
  test.each([
    ['no record', '', '(;SZ[9]AB[zz]', /^This game cannot be read: line 1, column \d+: /],
    ['a page in place of a file', 'src="files/page.sgf"', '', /^This game cannot be read: /],
    ['no file', 'src="files/gone.sgf"', '', /^This game cannot be read: files\/gone\.sgf: HTTP status 404$/],
    ['a game that is not there', 'game="7"', GO, /^This game cannot be read: game must be /],
    ['a number that is none', 'game="two"', GO, /^This game cannot be read: game must be /],
    ['another game', '', '(;GM[2])', /^This game cannot be read: .*record of another game/],
    ['a move that is none', 'move="x"', GO, /^This game cannot be read: move must be /],
  ])('%s: one sentence, and nothing else', async (_, attributes, text, sentence) => {
    const { page } = await embedded(attributes, text);
    expect((await texts(page, 'message'))[0]).toMatch(sentence);
    for (const part of ['board', 'names', 'navigation', 'comment', 'variations'])
      expect(await page.locator(`kakoi-game [part=${part}]`).isVisible()).toBe(false);
    expect(await game(page).evaluate(({ game }: KakoiGameElement) => game)).toBeNull();
    await game(page).evaluate((found: KakoiGameElement, good) => found.load(good), GO);
    expect(await texts(page, 'player')).toEqual(/game=|move=/.test(attributes) ? [] : ['Ann1d', 'Bo']);
    await page.context().close();
  });

  test('faults are repaired where it is lenient', async () => {
    const { page } = await embedded('lenient move="end"', '(;GM[1]SZ[9]AB[zz];B[ee]');
    expect(await at(page)).toBe(1);
    await page.context().close();
  });

  test('a fault of a variation is told when the game goes there, and the game stays', async () => {
    const { page } = await embedded('', '(;SZ[9];B[ee](;W[cc])(;W[zz]))');
    await button(page, 'Forward').click();
    const heard = await listen(page);
    await page.locator('kakoi-game [part=variation]').nth(1).click();
    expect(await heard()).toEqual(['gameerror bad-sgf']);
    expect((await texts(page, 'message'))[0]).toMatch(/^This cannot be shown: /);
    expect(await at(page)).toBe(1);
    await page.context().close();
  });
});

test.each(['light', 'dark'] as const)(
  'axe finds nothing wrong on a phone or a desk, in the %s',
  async (theme) => {
    for (const width of [320, 900]) {
      const { page } = await opened(`<kakoi-game theme="${theme}" move="2" score>${GO}</kakoi-game>`, {
        viewport: { width, height: 700 },
        bypassCSP: true,
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const { width: boardWidth } = (await page.locator('kakoi-game canvas').boundingBox())!;
      expect(boardWidth).toBeGreaterThan(width < 640 ? 0.8 * width : 0.5 * width);
      expect(await axeFindingsAsShown(page)).toEqual([]);
      await page.context().close();
    }
  },
);

test('it follows the system in the dark, and the theme of the page that names one', async () => {
  const { page } = await opened(`<kakoi-game>${GO}</kakoi-game>`, { colorScheme: 'dark' });
  const ground = () =>
    page.locator('kakoi-game [part=frame]').evaluate((frame) => getComputedStyle(frame).backgroundColor);
  const dark = await ground();
  await game(page).evaluate((found: KakoiGameElement) => (found.theme = 'light'));
  expect(await ground()).not.toBe(dark);
  await page.context().close();
});

test.each(['display: flex', 'display: inline-block', 'display: grid; place-items: center'])(
  'it has a width of its own where its surroundings take theirs from it: %s',
  async (style) => {
    const { page } = await opened(`<div style="${style}"><kakoi-game>${GO}</kakoi-game></div>`);
    const width = () => game(page).evaluate((found) => found.getBoundingClientRect().width);
    expect(await width()).toBeGreaterThan(400);
    await page.setViewportSize({ width: 360, height: 700 });
    expect(await width()).toBeLessThanOrEqual(360);
    await page.context().close();
  },
);

test('it speaks the language it is given', async () => {
  const { page } = await embedded('move="1"');
  await game(page).evaluate((found: KakoiGameElement) => {
    found.translation = {
      language: 'de',
      words: {
        'Move {n} of {total}: {color} {move}': 'Zug {n} von {total}: {color} {move}',
        Black: 'Schwarz',
        Back: 'Zurück',
      },
    };
  });
  expect(await texts(page, 'move')).toEqual(['Zug 1 von 4: Schwarz E5']);
  await button(page, 'Zurück').click();
  expect(await at(page)).toBe(0);
  await page.context().close();
});
