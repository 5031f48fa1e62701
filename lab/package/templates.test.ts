/** Apps of docs/frameworks.md and docs/board.md in new projects of Vite's templates, as the guides say to make them. */

import { join } from 'node:path';
import { npm, write } from '../../tests-js/support/consumer.js';
import { appsOf, pages } from '../../tests-js/support/markdown.js';
import { node } from '../../tests-js/support/run.js';
import { install, installedWith } from './tools.js';

const guides = pages.filter(({ name }) => ['docs/board.md', 'docs/frameworks.md'].includes(name));
let place: string;
beforeAll(() => {
  place = installedWith('create-vite');
});

test.each([
  ['React', 'react-ts', 'build'],
  ['Preact, with Shudan', 'preact-ts', 'build'],
  ['Svelte', 'svelte-ts', 'check'],
  ['Svelte', 'svelte-ts', 'build'],
] as const)('%s: %s, npm run %s', (section, template, script) => {
  const files = guides.flatMap(appsOf).find((app) => app.section === section)?.files;
  const name = `${template}-${script}`;
  const made = node(['node_modules/create-vite/index.js', name, '--template', template], { cwd: place });
  expect(made.status).toBe(0);
  const folder = join(place, name);
  install(folder, section.includes('Shudan') ? ['kakoi', '@sabaki/shudan'] : ['kakoi']);
  write(folder, Object.fromEntries([...(files ?? [])].map(([file, code]) => [`src/${file}`, code])));
  npm(['run', script], folder); // which throws what the tools complain of
});
