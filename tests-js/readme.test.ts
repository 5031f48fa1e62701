/**
 * The examples of the README and of docs/, run as a reader would: every ```js or ```ts block that is followed by a
 * ```text block (prose may stand between them) is a program whose output is that text; every ```sh block that is
 * followed by one is run as far as it calls `npx kakoi`, and every ```python block with kakoi on the path. A block under its file's name belongs to an app, which
 * browser/guides.test.ts opens.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { consumer } from './support/consumer.js';
import { type Block, examplesOf, isCode, linksOf, pages } from './support/markdown.js';
import { node, type Run, root } from './support/run.js';

/** A folder in which the package and sharp are installed, with the records of the fixtures at hand. */
let folder: string;

beforeAll(() => {
  folder = consumer();
  for (const name of readdirSync(join(root, 'tests-js/fixtures')).filter((file) => file.endsWith('.sgf'))) {
    symlinkSync(join(root, 'tests-js/fixtures', name), join(folder, name));
  }
  symlinkSync(join(root, 'docs/game.sgf'), join(folder, 'game.sgf'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'node_modules/sharp'), join(folder, 'node_modules/sharp'), 'junction');
  mkdirSync(join(folder, 'bin'));
  symlinkSync(join(root, 'dist/cli.mjs'), join(folder, 'bin/kakoi'));
});

/** Node's options for a program: one for the edge imports engines as modules. */
const optionsFor = (code: string) =>
  /from '[^']*\.wasm'/.test(code)
    ? ['--import', pathToFileURL(join(root, 'tests-js/support/wasm-modules.mjs')).href]
    : [];

/**
 * Programs that begin with the same engines may share a process, which starts Node and the package once. Those that begin
 * otherwise are alone: a program that lacks an engine must not find that of another.
 */
function processOf({ code, line }: Block): string {
  const [engines, ...more] = code.match(/\binit\w*\(.*\)/g) ?? [];
  const isShared = /^await init\(.*\);$/m.test(code) && more.length === 0 && optionsFor(code).length === 0;
  return isShared ? engines! : String(line);
}

/** Runs programs of one process, each of which prints a form feed first. */
async function runAll(programs: readonly Block[]): Promise<Run> {
  const files = programs.map(({ line }) => join(folder, `example-${line}.mjs`));
  for (const [i, { code, language }] of programs.entries()) {
    const isTyped = language.startsWith('t');
    writeFileSync(files[i]!, isTyped ? (await transform(code, { loader: 'ts', format: 'esm' })).code : code);
  }
  const runner = join(root, 'tests-js/support/one-after-another.mjs');
  return node([...optionsFor(programs[0]!.code), runner, ...files], { cwd: folder });
}

const isCommand = ({ language, code }: Block) => language === 'sh' && /^npx kakoi /.test(code);

/** The text without blanks at line ends, which editors remove. */
const tidy = (text: string) => text.replace(/[ \t]+$/gm, '').trimEnd();

test('the README has examples that run, among them one of the package', () => {
  const programs = examplesOf(pages[0]!).filter(isCode);
  expect(programs.some(({ code }) => code.includes("from 'kakoi'"))).toBe(true);
});

describe.each(pages)('$name', (page) => {
  const examples = examplesOf(page);

  /** Modules of the page's app, which its programs import, too. */
  const modules = page.blocks.filter(({ file }) => file?.endsWith('.mjs'));
  beforeAll(() => {
    for (const { file, code } of modules) writeFileSync(join(folder, file!), code);
  });

  const runs = new Map<string, Run>();
  for (const program of examples.filter(isCode)) {
    test(`the example of line ${program.line} prints what follows it`, async () => {
      const name = processOf(program);
      const together = examples.filter((one) => isCode(one) && processOf(one) === name);
      const run = runs.get(name) ?? (await runAll(together));
      runs.set(name, run);
      expect([run.stderr, run.status]).toEqual(['', 0]);
      expect(tidy(run.stdout.split('\f\n')[together.indexOf(program) + 1] ?? '')).toBe(tidy(program.output));
    });
  }

  for (const { code, output, line } of examples.filter(isCommand)) {
    test(`the command of line ${line} prints what follows it`, () => {
      const text = code
        .trim()
        .replace(/^npx kakoi /, `"${process.execPath}" "${join(root, 'dist/cli.mjs')}" `);
      const run = spawnSync(text, { shell: true, cwd: folder, encoding: 'utf8' });
      expect([run.stderr, run.status]).toEqual(['', 0]);
      expect(tidy(run.stdout)).toBe(tidy(output));
    });
  }

  for (const { code, output, line } of examples.filter(({ language }) => language === 'python')) {
    test(`the Python of line ${line} prints what follows it`, () => {
      const PATH = [join(folder, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter);
      const run = spawnSync('python3', ['-'], {
        cwd: folder,
        encoding: 'utf8',
        input: code,
        env: { ...process.env, PATH },
      });
      expect([run.stderr, run.status]).toEqual(['', 0]);
      expect(tidy(run.stdout)).toBe(tidy(output));
    });
  }

  test('no code stands there that no test runs', () => {
    const run = [...examples, ...page.blocks.filter(({ file }) => file !== null)].map(({ line }) => line);
    const idle = page.blocks.filter((block) => isCode(block) && !run.includes(block.line));
    expect(idle.map(({ line }) => line)).toEqual([]);
  });

  test('links and pictures lead to files that exist', () => {
    const place = join(root, dirname(page.name));
    expect(linksOf(page.markdown).filter((target) => !existsSync(join(place, target)))).toEqual([]);
  });
});
