/** The installed package inside other people's Jest: CommonJS, ES modules and jsdom, without any configuration. */

import { join } from 'node:path';
import { consumer } from '../../tests-js/support/consumer.js';
import { node, root } from '../../tests-js/support/run.js';

const WORKS = `
  test('works', async () => {
    await init();
    expect(GoBoard.fromDiagram('.X.X.\\nXXXXX').passAlive().black.territory.size).toBe(3);
  });`;
const cjs = (entry: string) => `const { init, GoBoard } = require('${entry}');${WORKS}`;
const esm = (entry: string) => `import { init, GoBoard } from '${entry}';${WORKS}`;
const JSDOM = `/** @jest-environment ${join(root, 'lab/node_modules/jest-environment-jsdom')} */`;
const HAPPY_DOM = `/** @jest-environment ${join(root, 'lab/node_modules/@happy-dom/jest-environment')} */`;

/** The exit status of Jest over the files, and how many tests passed. */
function jest(files: Readonly<Record<string, string>>, ...flags: string[]): [number | null, string?] {
  const folder = consumer(files);
  const run = node([...flags, join(root, 'node_modules/jest/bin/jest.js'), '--runInBand'], { cwd: folder });
  return [run.status, /^Tests:\s+(.*)$/m.exec(run.stderr)?.[1] ?? run.stderr];
}

test('Jest as it is: require() under Node and jsdom, of kakoi/slim under Node', () => {
  const files = {
    'node.test.js': cjs('kakoi'),
    'jsdom.test.js': `${JSDOM}\n${cjs('kakoi')}`,
    'node-slim.test.js': cjs('kakoi/slim'), // jsdom has no fetch() to load its engine with
  };
  expect(jest(files)).toEqual([0, '3 passed, 3 total']);
});

test('Jest with ES modules: import of either entry, under Node and jsdom', () => {
  const files = Object.fromEntries(
    ['kakoi', 'kakoi/slim'].flatMap((entry) => [
      [`node-${entry.replace('/', '-')}.test.mjs`, esm(entry)],
      [`jsdom-${entry.replace('/', '-')}.test.mjs`, `${JSDOM}\n${esm(entry)}`],
    ]),
  );
  expect(jest(files, '--experimental-vm-modules', '--no-warnings')).toEqual([0, '4 passed, 4 total']);
});

test('elements connect in jsdom and happy-dom, which draw nothing', () => {
  const steps = `
  test('a game is loaded and played through', async () => {
    document.body.innerHTML = '<kakoi-board></kakoi-board><kakoi-game></kakoi-game><kakoi-problem solver="off"></kakoi-problem>';
    const [board, element, problem] = document.body.children;
    const game = await element.load('(;SZ[9];B[ee]C[The centre.];W[cc])');
    board.position = game.board;
    expect(element.redo()).toBe(true);
    expect(game.moveNumber).toBe(1);
    expect(element.shadowRoot.querySelector('[part=comment]').textContent).toBe('The centre.');
    problem.sgf = '(;SZ[9]AB[aa]PL[B](;B[bb]C[RIGHT])(;B[cc]))';
    await new Promise((done) => problem.addEventListener('problemready', done));
    expect(problem.state).toBe('open');
  });`;
  const files = {
    'elements.test.js': `${JSDOM}\nrequire('kakoi/game'); require('kakoi/problem');${steps}`,
    'elements.test.mjs': `${JSDOM}\nimport 'kakoi/game'; import 'kakoi/problem';${steps}`,
    'happy.test.js': `${HAPPY_DOM}\nrequire('kakoi/game'); require('kakoi/problem');${steps}`,
  };
  expect(jest(files, '--experimental-vm-modules', '--no-warnings')).toEqual([0, '3 passed, 3 total']);
});
