/** `<kakoi-board>` as a page uses it, beyond what the guides show: browser/guides.test.ts runs those. */

import { build } from 'esbuild';
import type { GoBoard } from 'kakoi';
import type { BoardConfig, BoardPosition, KakoiBoardElement } from 'kakoi/board';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/browser.js';
import { root } from '../support/run.js';

const PROGRAM = `
  import { GoBoard, init, LoaBoard, SenketBoard } from 'kakoi';
  import { defineKakoiBoard } from 'kakoi/board';
  import { parseSgf, readMarks } from 'kakoi/sgf';

  defineKakoiBoard();
  window.made = init().then(() => ({
    board: GoBoard.fromDiagram('. X .\\n. O .\\n. . .'),
    others: () => [GoBoard.empty(1), GoBoard.empty(32, 2), LoaBoard.start(), SenketBoard.empty(5)],
    marksOf: (text) => readMarks(parseSgf(text)[0].data, { width: 3, height: 3 }),
  }));
`;
interface Made {
  readonly board: GoBoard;
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

test('the marks of a record are shown as readMarks() gives them, in colours that their ground lets through', async () => {
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
