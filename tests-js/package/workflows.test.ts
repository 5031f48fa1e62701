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
  expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action!))).toEqual(
    [],
  );
});

test.each(workflows)('%s may write nothing but what it publishes', (name, text) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
  const rights = [...text.matchAll(/^ *([\w-]+): write\b/gm)].map((match) => match[1]);
  // The proof of who publishes, and the pages of the site.
  expect(rights).toEqual({ 'release.yml': ['id-token'], 'site.yml': ['pages', 'id-token'] }[name] ?? []);
});

test.each(workflows)('%s runs nothing of the repository where it may write', (_, text) => {
  const jobs = text.slice(text.indexOf('\njobs:')).split(/\n {2}(?=[\w-]+:\n)/);
  const writing = jobs.filter((job) => /: write\b/.test(job));
  expect(writing.filter((job) => /actions\/checkout@|scripts\/|npm (ci|install|run)/.test(job))).toEqual([]);
});

test('the site is published only where that is switched on', () => {
  const site = readFileSync(join(folder, 'site.yml'), 'utf8');
  expect(site).toMatch(/^ {2}build:\n {4}if: vars\.KAKOI_SITE == 'on'$/m);
  expect(site).toMatch(/^ {2}deploy:\n {4}needs: build$/m);
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
