/** The installed package inside other people's Jest: CommonJS and ES modules, without any configuration; lab/package has jsdom. */

import { join } from 'node:path';
import { consumer } from '../support/consumer.js';
import { node, root } from '../support/run.js';

const WORKS = `
  test('works', async () => {
    await init();
    expect(GoBoard.fromDiagram('.X.X.\\nXXXXX').passAlive().black.territory.size).toBe(3);
  });`;
const cjs = (entry: string) => `const { init, GoBoard } = require('${entry}');${WORKS}`;
const esm = (entry: string) => `import { init, GoBoard } from '${entry}';${WORKS}`;

/** The exit status of Jest over the files, and how many tests passed. */
function jest(files: Readonly<Record<string, string>>, ...flags: string[]): [number | null, string?] {
  const folder = consumer(files);
  const run = node([...flags, join(root, 'node_modules/jest/bin/jest.js'), '--runInBand'], { cwd: folder });
  return [run.status, /^Tests:\s+(.*)$/m.exec(run.stderr)?.[1] ?? run.stderr];
}

test('Jest as it is: require()', () => {
  const files = {
    'node.test.js': cjs('kakoi'),
    'node-slim.test.js': cjs('kakoi/slim'),
  };
  expect(jest(files)).toEqual([0, '2 passed, 2 total']);
});

test('Jest with ES modules: import of either entry', () => {
  const files = Object.fromEntries(
    ['kakoi', 'kakoi/slim'].map((entry) => [`${entry.replace('/', '-')}.test.mjs`, esm(entry)]),
  );
  expect(jest(files, '--experimental-vm-modules', '--no-warnings')).toEqual([0, '2 passed, 2 total']);
});
