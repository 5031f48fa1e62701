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
