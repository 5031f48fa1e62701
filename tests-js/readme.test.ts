/**
 * The README's examples, run as a reader would: every ```js or ```ts block that is followed by a ```text block (prose
 * may stand between them) is a program whose output is that text; every ```sh block that is followed by one is run as
 * far as it calls `npx kakoi`.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { consumer } from './support/consumer.js';
import { node, root } from './support/run.js';

interface Block {
  readonly language: string;
  readonly code: string;
  readonly line: number;
}

const markdown = readFileSync(join(root, 'README.md'), 'utf8');

const blocks: Block[] = [...markdown.matchAll(/^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm)].map((match) => ({
  language: match[1] as string,
  code: match[2] as string,
  line: markdown.slice(0, match.index).split('\n').length,
}));

/** Programs with what they print. */
const examples = blocks.flatMap((block, i) => {
  const next = blocks[i + 1];
  return next?.language === 'text' ? [{ ...block, output: next.code }] : [];
});

const programs = examples.filter(({ language }) =>
  ['js', 'ts', 'javascript', 'typescript'].includes(language),
);
const commands = examples.filter(({ language, code }) => language === 'sh' && /^npx kakoi /.test(code));

/** A folder in which the package is installed, with the records of the fixtures at hand. */
let folder: string;

beforeAll(() => {
  folder = consumer();
  for (const name of readdirSync(join(root, 'tests-js/fixtures')).filter((file) => file.endsWith('.sgf'))) {
    symlinkSync(join(root, 'tests-js/fixtures', name), join(folder, name));
  }
  symlinkSync(join(root, 'tests-js/fixtures/end-game-19.sgf'), join(folder, 'game.sgf'));
});

/** Without blanks at line ends, which editors take away. */
const tidy = (text: string) => text.replace(/[ \t]+$/gm, '').trimEnd();

test('has examples that run, among them one of the package', () => {
  expect(programs.length).toBeGreaterThan(0);
  expect(programs.some(({ code }) => code.includes("from 'kakoi'"))).toBe(true);
});

test.each(programs)(
  'the example of line $line prints what follows it',
  async ({ code, output, language }) => {
    const script = language.startsWith('t')
      ? (await transform(code, { loader: 'ts', format: 'esm' })).code
      : code;
    const file = join(folder, 'example.mjs');
    writeFileSync(file, script);
    const run = node([file], { cwd: folder });
    expect([run.stderr, run.status]).toEqual(['', 0]);
    expect(tidy(run.stdout)).toBe(tidy(output));
  },
);

for (const { code, output, line } of commands) {
  test(`the command of line ${line} prints what follows it`, () => {
    const text = code.trim().replace(/^npx kakoi /, `"${process.execPath}" "${join(root, 'dist/cli.mjs')}" `);
    const run = spawnSync(text, { shell: true, cwd: folder, encoding: 'utf8' });
    expect([run.stderr, run.status]).toEqual(['', 0]);
    expect(tidy(run.stdout)).toBe(tidy(output));
  });
}

test('links and pictures lead to files that exist', () => {
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, '');
  const targets = [...prose.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
    (match) => match[1] as string,
  );
  const images = [...prose.matchAll(/src="(?!https?:)([^"]+)"/g)].map((match) => match[1] as string);
  expect([...targets, ...images].filter((target) => !existsSync(join(root, target)))).toEqual([]);
});
