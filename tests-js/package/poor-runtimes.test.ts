/** The installed package where the platform lacks what others have: what can work works, and the true cause is named. */

import { join } from 'node:path';
import { consumer } from '../support/consumer.js';
import { node, root } from '../support/run.js';

/** The lines that a program prints under Node, after code that changes the platform. */
function printed(platform: string, program: string): string[] {
  const folder = consumer({ 'platform.mjs': platform, 'main.mjs': `import './platform.mjs';\n${program}` });
  const { status, stdout, stderr } = node([`${folder}/main.mjs`], { cwd: folder });
  expect([status, stderr]).toEqual([0, '']);
  return stdout.trimEnd().split('\n');
}

const TOLD =
  'const told = (make) => { try { return make(); } catch (error) { return String(error.code) + ": " + error.message; } };';

test('a TextDecoder that knows UTF-8 alone, and is never fatal', () => {
  const lines = printed(
    `const Whole = TextDecoder;
    globalThis.TextDecoder = class extends Whole {
      constructor(label = 'utf-8', options = {}) {
        if (!/^utf-?8$/i.test(label)) throw new RangeError('unsupported: ' + label);
        if (options.fatal) throw new TypeError('no fatal');
        super(label, options);
      }
    };`,
    `import { GoGame, init } from 'kakoi';
    import { decodeSgf } from 'kakoi/sgf';
    ${TOLD}
    await init();
    const bytes = (text) => Uint8Array.from(Buffer.from(text));
    console.log(GoGame.fromSgf(bytes('(;SZ[9]CA[gb2312]PB[王小明];B[ee])')).info.black);
    console.log(GoGame.fromSgf(bytes('(;SZ[9]CA[Shift_JIS]PB[plain];B[ee])')).info.black);
    const gb = Uint8Array.of(...bytes('(;CA[gb2312]PB['), 0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7, ...bytes('])'));
    console.log(told(() => decodeSgf(gb)));`,
  );
  expect(lines).toEqual([
    '王小明',
    'plain',
    'unsupported: the TextDecoder of this platform does not know gb18030',
  ]);
});

test('frozen intrinsics', () => {
  const lines = printed(
    `for (const name of ['Object', 'Function', 'Array', 'Error', 'TypeError', 'RangeError', 'Promise', 'Map', 'Set', 'RegExp'])
      Object.freeze(globalThis[name].prototype);`,
    `import { GoBoard, init } from 'kakoi';
    ${TOLD}
    await init();
    console.log(GoBoard.fromDiagram('. X').size, told(() => GoBoard.empty(99)));`,
  );
  expect(lines[0]).toMatch(/bad-size: width and height must be integers from 1 to 32/);
});

test('an engine that cannot start names the cause, not a policy', () => {
  const [line] = printed(
    `WebAssembly.instantiate = async () => { throw new TypeError('it is frozen'); };`,
    `import { init } from 'kakoi';
    await init().catch(({ code, message }) => console.log(code, message));`,
  );
  expect(line).toBe('unsupported the engine cannot start here: it is frozen');
});

test('an operating system that tells nothing of its processors, as under Deno', () => {
  const lines = printed(
    `import os from 'node:os';
    import { syncBuiltinESMExports } from 'node:module';
    os.cpus = os.hostname = () => { throw new Error('NotCapable'); };
    syncBuiltinESMExports();`,
    `import { GoBoard, init } from 'kakoi';
    import { createPool } from 'kakoi/worker';
    await init();
    const pool = createPool({ workers: 1 });
    const [{ area }] = await pool.analyzeMany([GoBoard.fromDiagram('. X')], ['area']);
    console.log(area.black.size);
    await pool.terminate();`,
  );
  expect(lines).toEqual(['2']);
});

test('jsdom, which has neither style sheets of shadow roots nor a layout', () => {
  const lines = printed(
    `import { JSDOM, VirtualConsole } from ${JSON.stringify(join(root, 'node_modules/jsdom/lib/api.js'))};
    const virtualConsole = new VirtualConsole(); // which would tell that there are no canvases
    virtualConsole.on('jsdomError', ({ type, detail }) => type === 'not implemented' || console.log(String(detail)));
    const { window } = new JSDOM('<kakoi-board></kakoi-board><kakoi-problem solver="off"></kakoi-problem><kakoi-game></kakoi-game>', { virtualConsole, pretendToBeVisual: true });
    for (const name of ['HTMLElement', 'customElements', 'document', 'CSSStyleSheet', 'MutationObserver', 'CustomEvent', 'AbortController'])
      globalThis[name] = window[name];`,
    `import 'kakoi/game';
    import 'kakoi/problem';
    const [board, problem, game] = document.body.children;
    console.log(board.shadowRoot.querySelector('style').textContent.includes(':host'), board.view !== null);
    const ready = new Promise((done) => problem.addEventListener('problemready', done));
    problem.sgf = '(;SZ[9]AB[aa]PL[B](;B[bb]C[RIGHT])(;B[cc]))';
    await ready;
    console.log(problem.state, problem.shadowRoot.querySelector('button').textContent);
    await game.load('(;SZ[9];B[ee]C[The centre.];W[cc])');
    game.redo();
    const { textContent } = game.shadowRoot.querySelector('[part=comment]');
    console.log(game.game.moveNumber, textContent);
    process.exit();`,
  );
  expect(lines).toEqual(['true true', 'open Take back', '1 The centre.']);
});

test('a server, which has no elements: importing them does nothing', () => {
  const lines = printed(
    '',
    `const entries = await Promise.all(['board', 'game', 'problem'].map((name) => import('kakoi/' + name)));
    console.log(entries.flatMap(Object.keys).filter((name) => /Element$/.test(name)).join());`,
  );
  expect(lines).toEqual(['KakoiBoardElement,KakoiGameElement,KakoiProblemElement']);
});
