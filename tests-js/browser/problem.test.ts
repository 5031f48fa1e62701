/** `<kakoi-problem>` as a page uses it, beyond what docs/problems.md shows: browser/guides.test.ts runs that. */

import { build } from 'esbuild';
import type { GoBoard } from 'kakoi';
import type { KakoiProblemElement } from 'kakoi/problem';
import type { Browser, Page } from 'playwright-core';
import { axeFindingsAsShown } from '../support/axe.js';
import { launchChromium } from '../support/browser.js';
import { root } from '../support/run.js';

/** A row of four with three points below: Black kills at B1. */
const POSITION = 'SZ[9]AB[ag][bg][cg][dg][eg][eh][ei]AW[ah][bh][ch][dh][di]';
const ANSWERED = `(;${POSITION}C[Black to kill.](;B[bi]C[RIGHT])(;B[ai];W[bi]C[WRONG]))`;
/** Seven on the second line: Black kills at D1 or G1, and the record has the first alone. */
const WHITE = ['bs', 'br', 'cr', 'dr', 'er', 'fr', 'gr'].map((point) => `[${point}]`).join('');
const SEVEN = `(;SZ[19]PL[B]AB[as][ar][aq][bq][cq][dq][eq][fq][gq][hq][hr][hs]AW${WHITE}(;B[ds];W[gs];B[es]C[RIGHT]))`;

let browser: Browser;
let program: string;
beforeAll(async () => {
  browser = await launchChromium();
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import 'kakoi/problem';
        window.heard = [];
        window.states = [];
        document.addEventListener('problemstate', ({ detail }) => window.states.push(detail.state));
        for (const type of ['ready', 'move', 'wrong', 'solved', 'error'])
          document.addEventListener('problem' + type, ({ detail }) => window.heard.push([type, detail]));`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'iife',
  });
  program = outputFiles[0]!.text;
});
afterAll(() => browser.close());

/** A page with the element, as HTML has it. */
async function opened(html: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 500, height: 700 }, bypassCSP: true });
  await page.setContent(
    `<!doctype html><html lang="en"><title>A problem</title><main><h1>A problem</h1>${html}</main>`,
  );
  await page.addScriptTag({ content: program });
  return page;
}

const embed = (sgf: string, attributes = '') =>
  opened(`<kakoi-problem style="max-width: 300px" ${attributes}>${sgf}</kakoi-problem>`);

async function press(page: Page, x: number, y: number): Promise<void> {
  await page.waitForFunction(() => document.querySelector('kakoi-problem')?.played);
  const canvas = page.locator('canvas');
  await page.waitForFunction(
    () =>
      document
        .querySelector('kakoi-problem')!
        .shadowRoot!.querySelector('kakoi-board')!
        .shadowRoot!.querySelector('canvas')!.dataset.cell,
  );
  const { cell, left, top, scale } = await canvas.evaluate((element) => {
    const { dataset, width, clientWidth } = element as HTMLCanvasElement;
    const { cell, left, top } = dataset;
    return { cell: Number(cell), left: Number(left), top: Number(top), scale: clientWidth / width };
  });
  await canvas.click({ position: { x: (left + x * cell) * scale, y: (top + y * cell) * scale } });
}

const state = (page: Page, wanted: KakoiProblemElement['state']) =>
  page.waitForFunction((name) => document.querySelector('kakoi-problem')?.state === name, wanted);
const verdict = (page: Page) => page.locator('[part~=verdict]').textContent();
const question = (page: Page) => page.locator('[part=question]').textContent();
const button = (page: Page, name: string) => page.getByRole('button', { name });
const heard = (page: Page) =>
  page.evaluate(() =>
    (
      window as unknown as {
        heard: [string, { error?: { code: string }; mistakes?: number; isHelped?: boolean }][];
      }
    ).heard.map(([type, { error, mistakes, isHelped }]) => [
      type,
      error?.code ?? mistakes ?? null,
      isHelped ?? null,
    ]),
  );
const diagram = (page: Page) =>
  page.evaluate(() =>
    (
      document.querySelector('kakoi-problem')!.shadowRoot!.querySelector('kakoi-board')!.position as GoBoard
    ).toDiagram(),
  );
const usesWorkers = (page: Page) => page.workers().length > 0;

test('it opens at the question, says who plays, and shows the part that the problem needs', async () => {
  const page = await embed(ANSWERED);
  await state(page, 'open');
  expect(await question(page)).toBe('Black to play.\nBlack to kill.');
  expect(await diagram(page)).toMatch(/OOOOX\.\.\.\.\n\.\.\.OX\.\.\.\.$/);
  const section = await page.evaluate(
    () => document.querySelector('kakoi-problem')!.shadowRoot!.querySelector('kakoi-board')!.section,
  );
  expect(section).toEqual({ left: 0, top: 4, right: 8, bottom: 8 });
  await page.close();
});

test('the record judges without the solver: a wrong move is answered and taken back, the right one solves', async () => {
  const page = await embed(ANSWERED);
  await press(page, 0, 8);
  await state(page, 'wrong');
  expect(await verdict(page)).toBe('Wrong. White answers B1.');
  await press(page, 2, 8); // nothing is played on
  expect((await diagram(page)).split('\n')[8]).toBe('.O.OX....');
  await button(page, 'Take back').click();
  await press(page, 1, 8);
  await state(page, 'solved');
  expect(await verdict(page)).toBe('Right. Solved.');
  expect(await heard(page)).toEqual([
    ['ready', null, null],
    ['move', null, null],
    ['wrong', null, null],
    ['move', null, null],
    ['solved', 1, false],
  ]);
  expect(usesWorkers(page)).toBe(false);
  await page.close();
});

test.each([
  ['N[失败图]', 'N[正解图]'],
  ['WV[]', ''],
])('a wrong move that comes first is wrong where it is marked so: %s', async (wrong, right) => {
  const page = await embed(`(;${POSITION}PL[B](;B[ai]${wrong};W[bi])(;B[bi]${right}))`, 'solver="off"');
  await press(page, 0, 8);
  await state(page, 'wrong');
  expect(await verdict(page)).toBe('Wrong. White answers B1.');
  await button(page, 'Take back').click();
  await press(page, 1, 8);
  await state(page, 'solved');
  await page.close();
});

test('a first branch that nothing marks is right only as far as the solver does not refute it', async () => {
  const page = await embed(`(;${POSITION}PL[B](;B[ai];W[bi])(;B[bi]))`);
  await press(page, 0, 8);
  await state(page, 'wrong');
  expect(await verdict(page)).toBe('Wrong. White makes the group at A2 live. White answers B1.');
  await button(page, 'Show the answer').click();
  await state(page, 'shown');
  expect(await page.evaluate('window.states.at(-1)')).toBe('shown');
  expect(await verdict(page)).toMatch(/^The answer: B1\b/);
  await page.close();
});

test('the solver judges what the record lacks: just as right, or wrong and refuted', async () => {
  const page = await embed(SEVEN);
  await press(page, 6, 18);
  await page.waitForFunction(() => document.querySelector('kakoi-problem')?.state !== 'waiting');
  expect(await verdict(page)).toMatch(/^Also right: the record does not have it\. White answers /);
  await button(page, 'Again').click();
  await press(page, 9, 15);
  await state(page, 'wrong');
  expect(await verdict(page)).toMatch(/^Wrong\. White makes the group at \w+ live\. White answers /);
  await button(page, 'Again').click();
  await press(page, 3, 18);
  await state(page, 'open');
  expect(await verdict(page)).toBe('Right. White answers G1.');
  await press(page, 4, 18);
  await state(page, 'solved');
  expect(usesWorkers(page)).toBe(true);
  await page.close();
});

test('a move that the record calls wrong though it succeeds is not said to bring about what was asked', async () => {
  const page = await embed(`(;${POSITION}PL[B](;B[bi]BM[1])(;B[ai]TE[1]))`);
  await press(page, 1, 8);
  await state(page, 'wrong');
  expect(await verdict(page)).toMatch(/^Wrong\.( White answers \w+\.)?$/);
  await page.close();
});

test('a record without answers is judged by the solver alone, which says what is asked', async () => {
  const page = await embed(`(;${POSITION}PL[B])`);
  await page.waitForFunction(() =>
    document.querySelector('kakoi-problem')?.shadowRoot?.textContent?.includes('Black to kill.'),
  );
  await press(page, 0, 8);
  await state(page, 'wrong');
  expect(await verdict(page)).toBe('Wrong. White makes the group at A2 live. White answers B1.');
  await button(page, 'Show the answer').click();
  await state(page, 'shown');
  expect(await verdict(page)).toMatch(/^The answer: B1\b/);
  await page.close();
});

test('a question that the record asks in the same words is asked once', async () => {
  const page = await embed(`(;${POSITION}PL[B]C[Black to kill.])`);
  await press(page, 0, 8);
  await state(page, 'wrong'); // by then the solver knows what is asked
  expect(await question(page)).toBe('Black to play.\nBlack to kill.');
  await page.close();
});

test('without a solver, what the record does not judge stays undecided and can be taken back', async () => {
  const page = await embed(ANSWERED, 'solver="off"');
  await press(page, 2, 8);
  await state(page, 'undecided');
  expect(await verdict(page)).toBe('Undecided: neither the record nor the solver judges this move.');
  await button(page, 'Take back').click();
  await state(page, 'open');
  expect(usesWorkers(page)).toBe(false);
  await page.close();
});

test('a hint rings the move, and solving with help says so', async () => {
  const page = await embed(ANSWERED);
  await state(page, 'open');
  await button(page, 'Hint').click();
  await page.waitForFunction(() =>
    document.querySelector('kakoi-problem')?.shadowRoot?.textContent?.includes('The ringed move is right.'),
  );
  const shapes = await page.evaluate(
    () => document.querySelector('kakoi-problem')!.shadowRoot!.querySelector('kakoi-board')!.config.shapes,
  );
  expect(shapes).toEqual([expect.objectContaining({ kind: 'rings', points: [[1, 8]] })]);
  await press(page, 1, 8);
  await state(page, 'solved');
  expect((await heard(page)).at(-1)).toEqual(['solved', 0, true]);
  await page.close();
});

test('it is solved by keyboard, and verdicts are announced', async () => {
  const page = await embed(ANSWERED);
  await state(page, 'open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  const said = await page.locator('kakoi-board p').textContent();
  expect(said).toMatch(/^[A-H][12]: /);
  for (let steps = 0; steps < 8; steps++) await page.keyboard.press('ArrowDown');
  for (let steps = 0; steps < 8; steps++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('kakoi-board p').textContent()).toBe('B1: empty');
  await page.keyboard.press('Enter');
  await state(page, 'solved');
  expect(await verdict(page)).toBe('Right. Solved.');
  expect(await page.locator('[part~=verdict]').getAttribute('role')).toBe('status');
  await page.close();
});

test('a record that cannot be read is said and told by an event; a later one is shown', async () => {
  const page = await embed('(;SZ[9]AB[zz]');
  await state(page, 'failed');
  expect(await verdict(page)).toMatch(/^This problem cannot be read: /);
  expect(await heard(page)).toEqual([['error', 'bad-sgf', null]]);
  await page.evaluate((sgf) => {
    document.querySelector('kakoi-problem')!.sgf = sgf;
  }, ANSWERED);
  await state(page, 'open');
  expect(await verdict(page)).toBe('');
  await page.evaluate(() => {
    document.querySelector('kakoi-problem')!.game = 1;
  });
  await state(page, 'failed');
  await page.close();
});

test('a file by its address, and a problem of it by its number', async () => {
  const page = await opened(
    '<kakoi-problem game="1" src="https://problems.example/two.sgf"></kakoi-problem>',
  );
  await page.close();
  const other = await browser.newPage();
  await other.route('https://problems.example/**', (route) => {
    if (route.request().url().endsWith('two.sgf')) return route.fulfill({ body: `${ANSWERED}${SEVEN}` });
    if (route.request().url().endsWith('gone.sgf')) return route.fulfill({ status: 404 });
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><kakoi-problem game="1" src="two.sgf"></kakoi-problem>',
    });
  });
  await other.goto('https://problems.example/');
  await other.addScriptTag({ content: program });
  await state(other, 'open');
  expect((await diagram(other)).split('\n')).toHaveLength(19);
  await other.evaluate(() => {
    document.querySelector('kakoi-problem')!.src = 'gone.sgf';
  });
  await state(other, 'failed');
  expect(await verdict(other)).toBe('This problem cannot be read: gone.sgf: HTTP status 404');
  await other.close();
});

test('it speaks the language it is given', async () => {
  const page = await embed(ANSWERED);
  await state(page, 'open');
  await page.evaluate(() => {
    document.querySelector('kakoi-problem')!.translation = {
      language: 'de',
      words: { '{color} to play': '{color} am Zug', Black: 'Schwarz', Hint: 'Tipp' },
    };
  });
  expect(await question(page)).toBe('Schwarz am Zug.\nBlack to kill.');
  expect(await button(page, 'Tipp').isVisible()).toBe(true);
  await page.close();
});

test.each(['light', 'dark'] as const)('axe finds nothing wrong, in the %s', async (theme) => {
  const page = await embed(ANSWERED, `theme="${theme}"`);
  await press(page, 0, 8);
  await state(page, 'wrong');
  expect(await axeFindingsAsShown(page)).toEqual([]);
  await page.close();
});
