/** The pages as `npm run build` and `npm run docs` leave them, and as `npm start` serves them. */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '../support/consumer.js';
import { node, root } from '../support/run.js';

/** The links of the pages in a folder, and those that lead nowhere. */
function linksIn(folder: string): { links: string[]; dead: string[] } {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const links = pages.flatMap((page) => {
    const html = readFileSync(join(folder, page), 'utf8');
    const targets = [...html.matchAll(/<[^>]* (?:href|src)="(?!#|data:|https?:)([^"#?]+)/g)];
    return targets.map(([, target]) => target!);
  });
  return { links, dead: links.filter((target) => !existsSync(join(folder, target))) };
}

test('no page links to what is not built', () => {
  const { links, dead } = linksIn(join(root, 'web/dist'));
  expect(links).toContain('loa.html');
  expect(dead).toEqual([]);
});

test('every page links to the documentation beside it', () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/index.html'), '');
  const script = `import { buildPages } from './web/pages.mjs'; await buildPages(${JSON.stringify(folder)}, {});`;
  expect(node(['--input-type=module', '--eval', script])).toMatchObject({ status: 0, stderr: '' });
  const { links, dead } = linksIn(folder);
  expect(links.filter((target) => target === 'docs/index.html')).toHaveLength(5);
  expect(dead).toEqual([]);
});

test('the server of npm start serves the pages, and leaves in the terminal what the build said', async () => {
  const command = /^exec .*$/m.exec(readFileSync(join(root, 'scripts/start.sh'), 'utf8'))?.[0] ?? '';
  const server = spawn('bash', ['-c', command], { cwd: root, env: { ...process.env, PORT: '0' } });
  try {
    let said = '';
    let address: string | undefined;
    for await (const text of server.stdout) {
      said += text;
      address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address !== undefined) break;
    }
    expect(await (await fetch(`${address}/loa.html`)).text()).toContain('Lines of Action');
    // The control characters of terminals for: home, clear the screen, reset.
    expect(['\x1b[H', '\x1b[2J', '\x1b[3J', '\x1bc'].filter((control) => said.includes(control))).toEqual([]);
  } finally {
    server.kill();
  }
});
