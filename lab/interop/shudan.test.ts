/** Shudan, drawing the maps that kakoi/interop makes for it. */

import { build } from 'esbuild';
import { GoBoard, init, PointSet, ScalarMap } from 'kakoi';
import { shudan } from 'kakoi/interop';
import { launchChromium } from '../../tests-js/support/browser.js';
import { root } from '../../tests-js/support/run.js';

beforeAll(() => init());

test('Shudan draws all of them', async () => {
  const contents = `
    import { h, render } from 'preact';
    import { Goban } from '@sabaki/shudan';
    window.show = (props) => render(h(Goban, props), document.body);`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: __dirname },
    bundle: true,
    write: false,
    format: 'iife',
    alias: { '@sabaki/shudan': `${root}/lab/node_modules/@sabaki/shudan/src/main.js` },
  });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    const board = GoBoard.fromDiagram('.X.X..O\nXXXX..O');
    const point = PointSet.fromDiagram('....#..\n.......');
    const props = {
      signMap: board.toSignMap(),
      paintMap: shudan.paintMap(board.passAlive()),
      markerMap: shudan.markerMap({ cross: PointSet.fromDiagram('......#\n.......') }),
      ghostStoneMap: shudan.ghostStoneMap({ white: point }, { type: 'good' }),
      heatMap: shudan.heatMap(
        new ScalarMap(7, 2, Float32Array.of(0, 0, 0, 0, 0.5, 1, 0, 0, 0, 0, 0, 0, 0, 0)),
      ),
    };
    await page.evaluate((given) => (window as unknown as { show(props: object): void }).show(given), props);
    const where = (part: string) =>
      page.$$eval(`.shudan-vertex${part}`, (points) =>
        points.map((element) => (element as HTMLElement).dataset.x),
      );
    expect(await where('.shudan-sign_1')).toEqual(['1', '3', '0', '1', '2', '3']);
    expect(await where('.shudan-sign_-1')).toEqual(['6', '6']);
    expect(await where('.shudan-paint_1')).toEqual(['0', '1', '2', '3', '0', '1', '2', '3']);
    expect(await where('.shudan-marker_cross')).toEqual(['6']);
    expect(await where('.shudan-ghost_-1.shudan-ghost_good')).toEqual(['4']);
    expect(await where('.shudan-heat_9')).toEqual(['5']);
    expect(await where('.shudan-heat_5')).toEqual(['4']);
  } finally {
    await browser.close();
  }
});
