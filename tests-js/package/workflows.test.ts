/** The promises of the workflows of .github to those who install the package. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '../support/consumer.js';
import { root } from '../support/run.js';

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(join(folder, name), 'utf8')] as const,
);

test.each(workflows)('%s pins every action by commit and says its version', (_, text) => {
  const uses = [...text.matchAll(/\buses: (.*)/g)].map((match) => match[1]);
  expect(uses.length).toBeGreaterThan(0);
  expect(
    uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action as string)),
  ).toEqual([]);
});

test.each(workflows)('%s may write nothing but the proof of who publishes', (_, text) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
  const rights = [...text.matchAll(/^ *([\w-]+): write\b/gm)].map((match) => match[1]);
  expect(rights.filter((right) => right !== 'id-token')).toEqual([]);
});

test('a release is built by a compiler and in a container of one version', () => {
  const release = readFileSync(join(folder, 'release.yml'), 'utf8');
  expect(release).toMatch(/^ +container: node:\d+\.\d+\.\d+-bookworm$/m);
  expect(release).toMatch(/- run: bash scripts\/emsdk\.sh \d+\.\d+\.\d+ /);
});

test('a release names the repository that it comes from, where npm looks for what the README links to', () => {
  const release = readFileSync(join(folder, 'release.yml'), 'utf8');
  const step = /name: The manifest names the repository\n {8}run: \|\n((?: {10}.*\n)+)/.exec(release)?.[1];
  const place = emptyFolder();
  copyFileSync(join(root, 'package.json'), join(place, 'package.json'));
  const env = {
    ...process.env,
    GITHUB_SERVER_URL: 'https://forge.example',
    GITHUB_REPOSITORY: 'someone/kakoi',
  };
  const { status } = spawnSync('bash', ['-e', '-c', step ?? 'false'], { cwd: place, env });
  expect(status).toBe(0);
  expect(JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))).toMatchObject({
    name: 'kakoi',
    repository: { type: 'git', url: 'git+https://forge.example/someone/kakoi.git' },
    homepage: 'https://forge.example/someone/kakoi#readme',
    bugs: { url: 'https://forge.example/someone/kakoi/issues' },
  });
});
