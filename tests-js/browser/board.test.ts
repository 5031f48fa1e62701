/** `<kakoi-board>` as a page uses it, beyond what the guides show: browser/guides.test.ts runs those. */

import { build } from 'esbuild';
import type { GoBoard } from 'kakoi';
import type { BoardConfig, BoardPosition, KakoiBoardElement } from 'kakoi/board';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/browser.js';
import { root } from '../support/run.js';

const PROGRAM = `
  import { GoBoard, init, LoaBoard, SenketBoard } from 'kakoi';
  import 'kakoi/board';
  import { marks, parseSgf } from 'kakoi/sgf';

  window.made = init().then(() => ({
    board: GoBoard.fromDiagram('. X .\\n. O .\\n. . .'),
    boardOf: (size) => GoBoard.empty(size),
    others: () => [GoBoard.empty(1), GoBoard.empty(32, 2), LoaBoard.start(), SenketBoard.empty(5)],
    marksOf: (text) => marks.parse(parseSgf(text)[0].data, { width: 3, height: 3 }),
  }));
`;
interface Made {
  readonly board: GoBoard;
  readonly boardOf: (size: number) => GoBoard;
  readonly others: () => BoardPosition[];
  readonly marksOf: (text: string) => BoardConfig['marks'];
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: root },
    bundle: true,
    write: false,
    format: 'iife',
  });
  page = await browser.newPage();
  await page.setContent('<kakoi-board style="max-width: 300px"></kakoi-board>');
  await page.addScriptTag({ content: outputFiles[0]!.text });
});
afterAll(() => browser.close());

/** The shapes over the stones once the board shows the marks of this node, each as its kind, its colour and its points. */
const shown = (sgf: string) =>
  page.evaluate(async (text) => {
    const { board, marksOf } = await (window as unknown as { made: Promise<Made> }).made;
    const element = document.querySelector('kakoi-board') as KakoiBoardElement;
    element.set({ position: board, marks: marksOf(text) });
    const { over } = element.view!.picture!;
    return over.flatMap((shape) => {
      const { kind, paint, points, segments, captions } = { paint: '', ...shape } as Record<string, unknown>;
      const at = captions
        ? (captions as { at: unknown; lines: string[] }[]).map(({ at, lines }) => `${at} ${lines}`)
        : Array.from((points ?? segments ?? []) as Iterable<unknown>, String);
      return at.length === 0 ? [] : [`${kind} ${paint}: ${at.join(' | ')}`];
    });
  }, sgf);

test('the marks of a record are shown as marks.parse() gives them, in colours that their ground lets through', async () => {
  expect(await shown('(;CR[ba]SQ[bb]MA[cc]SL[ac]LB[ca:A][bb:12])')).toEqual([
    'discs vicinity: 0,2',
    'rings ink-on-black: 1,0',
    'frames ink-on-white: 1,1',
    'lines vicinity: 1.81,1.81,2.19,2.19 | 1.81,2.19,2.19,1.81',
    'discs board: 2,0',
    'captions label: 2,0 A',
    'captions ink-on-white: 1,1 12',
  ]);
  expect(await shown('(;LN[aa:cc]AR[ca:ac])')).toEqual([
    'lines vicinity: 0,0,2,2',
    'arrows vicinity: 2,0,0,2',
  ]);
});

describe('a part of the board', () => {
  afterAll(() => showing(null));

  /** The element with a 19×19 board of which the part is shown. */
  const showing = (section: unknown, more: object = {}) =>
    page.evaluate(
      async ({ section, more }) => {
        const { boardOf } = await (window as unknown as { made: Promise<Made> }).made;
        const element = document.querySelector('kakoi-board') as KakoiBoardElement;
        element.set({ position: boardOf(19), section: section as string, marks: {}, ...more });
        const { left, top, cell } = element.shadowRoot!.querySelector('canvas')!.dataset;
        return [left, top, cell].map(Number) as [number, number, number];
      },
      { section, more },
    );
  const pressed = () =>
    page.evaluate(() => {
      const heard: string[] = [];
      document.body.addEventListener('boardpress', ({ detail }) => heard.push(String(detail.point)));
      Object.assign(window, { heard });
    });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
  const pixel = (x: number, y: number) =>
    page.evaluate(
      ([x, y]) => {
        const canvas = document.querySelector('kakoi-board')!.shadowRoot!.querySelector('canvas')!;
        return [...canvas.getContext('2d')!.getImageData(x, y, 1, 1).data].slice(0, 3);
      },
      [x, y] as const,
    );

  test('fills the room, larger than the whole board would', async () => {
    const [, , whole] = await showing(null);
    const [left, top, part] = await showing('a1-f6');
    expect(part).toBeGreaterThan(2 * whole);
    // A19, at [0, 0], is above what is shown; A1 is at the lower left.
    expect(left).toBeGreaterThan(0);
    expect(top).toBeLessThan(-11 * part);
    expect(top + 18 * part).toBeLessThan(300);
  });

  test('a press is on the point of the whole board, and none beside the part', async () => {
    await pressed();
    const [left, top, cell] = await showing('m10-t19');
    const canvas = page.locator('kakoi-board canvas');
    const click = (x: number, y: number) =>
      canvas.click({ position: { x: left + x * cell, y: top + y * cell } });
    await click(18, 0);
    await click(11, 9);
    await click(10.2, 9); // on the coordinates of the left side
    expect(await heard()).toEqual(['18,0', '11,9']);
  });

  test('the keyboard enters it and stays within', async () => {
    await pressed();
    await showing('a1-c3');
    const canvas = page.locator('kakoi-board canvas');
    const said = () => page.locator('kakoi-board p').textContent();
    await canvas.focus();
    await page.keyboard.press('Enter');
    expect(await said()).toBe('B2: empty');
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    expect(await said()).toBe('C3: empty');
    await page.keyboard.press('Enter');
    expect(await heard()).toEqual(['2,16']);
    await page.keyboard.press('Escape');
    await showing('a1-c3', { lastMove: [0, 0] }); // which is not shown
    await page.keyboard.press('Enter');
    expect(await said()).toBe('B2: empty');
    await showing('d4-f6');
    expect(
      await page.evaluate(() => (document.querySelector('kakoi-board') as KakoiBoardElement).view!.pointed),
    ).toBeNull();
    await page.keyboard.press('Escape');
    await showing('a1-c3', { lastMove: null });
  });

  test('lines run on where the board does', async () => {
    const [left, top, cell] = await showing('c3-f6', { material: 'plain' });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const line = await pixel(left + 2 * cell, top + 15.5 * cell);
    expect(await pixel(Math.round(left + 1.6 * cell), top + 16 * cell)).toEqual(line); // beyond C, on the third line
    expect(await pixel(Math.round(left + 1.4 * cell), top + 16 * cell)).not.toEqual(line);
    await showing('a1-f6', { material: 'plain' });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const [edge, up, unit] = await showing('a1-f6', { material: 'plain' });
    expect(await pixel(Math.round(edge - 0.4 * unit), up + 16 * unit)).not.toEqual(line); // beside A is no board
    await showing(null, { material: 'wood' });
  });

  test('an attribute names it; what is none of the board is refused, and nothing changes', async () => {
    await showing(null);
    const answers = await page.evaluate(async () => {
      const { others } = await (window as unknown as { made: Promise<Made> }).made;
      const element = document.querySelector('kakoi-board') as KakoiBoardElement;
      const codeOf = (change: Partial<BoardConfig>) => {
        try {
          element.set(change);
          return 'accepted';
        } catch (error) {
          return (error as { code: string }).code;
        }
      };
      element.setAttribute('section', 'b2-h8');
      const { section } = element;
      const refusals = [
        codeOf({ section: 'a1-z30' }),
        codeOf({ section: 'corner' }),
        codeOf({ position: others()[0]! }), // 1×1, of which b2-h8 is none
      ];
      const kept = element.section;
      element.removeAttribute('section');
      const loa = others()[2]!;
      return [
        section,
        ...refusals,
        kept,
        element.section,
        codeOf({ position: loa, section: 'c1-h4' }),
        codeOf({ section: null }),
      ];
    });
    expect(answers).toEqual([
      'b2-h8',
      'off-board',
      'bad-option',
      'off-board',
      'b2-h8',
      null,
      'accepted',
      'accepted',
    ]);
  });
});

test('DD makes points dark, and VW hides all others', async () => {
  expect(await shown('(;DD[aa][ba])')).toEqual(['area area-black: 0,0 | 1,0']);
  expect(await shown('(;VW[aa:cb])')).toEqual(['area board: 0,2 | 1,2 | 2,2']);
  expect(await shown('(;DD[]VW[])')).toEqual([]);
});

test('boards of every game and size take marks up to their last point, and none beyond', async () => {
  const answers = await page.evaluate(async () => {
    const { others } = await (window as unknown as { made: Promise<Made> }).made;
    const element = document.querySelector('kakoi-board') as KakoiBoardElement;
    return others().map((position) => {
      const [x, y] = [position.width - 1, position.height - 1];
      element.set({ position, marks: { dimmed: null, circle: [[x, y]], visible: [[x, y]] } });
      const drawn = element.view!.picture!.over.map(({ kind }) => kind);
      try {
        element.set({ marks: { selected: [[x + 1, y]] } });
        return 'accepted';
      } catch (error) {
        return `${drawn}; ${(error as { code: string }).code}`;
      }
    });
  });
  expect(answers).toEqual(Array(4).fill('area,rings; off-board'));
});

test('marks that cannot be shown are refused, and the board stays as it was', async () => {
  const before = await shown('(;CR[aa])');
  const refusals = await page.evaluate(() => {
    const element = document.querySelector('kakoi-board') as KakoiBoardElement;
    const errorOf = (marks: unknown) => {
      try {
        element.set({ marks: marks as BoardConfig['marks'] });
        return 'none';
      } catch (error) {
        return `${(error as { code: string }).code}: ${(error as Error).message}`;
      }
    };
    return [
      [{ point: [0, 0], kind: 'circle' }],
      { circles: [] },
      { circle: [[3, 0]] },
      { circle: 5 },
      { circle: null },
      { labels: [{ vertex: [0, 0], text: 5 }] },
      { labels: [{ vertex: [0, 0] }] },
      { lines: [{ from: [0, 0] }] },
      null,
    ].map(errorOf);
  });
  expect(refusals.map((text) => text.split(':')[0])).toEqual([
    'bad-option',
    'bad-option',
    'off-board',
    'bad-option',
    'bad-option',
    'bad-option',
    'bad-option',
    'bad-vertex',
    'bad-option',
  ]);
  expect(refusals[2]).toBe('off-board: a point of circle [3, 0] is outside the 3×3 board');
  expect(
    await page.evaluate(
      () => (document.querySelector('kakoi-board') as KakoiBoardElement).marks.circle?.length,
    ),
  ).toBe(before.length);
});
