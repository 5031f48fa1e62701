/** Completion for shells and the manual page, which are made of the program's own commands and options. */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kakoi, scratchFolder } from '../support/cli.js';
import { root } from '../support/run.js';

const folder = scratchFolder();

/** The long options that the help of every command lists. */
const options: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  commands().map((command) => [
    command,
    [...kakoi(['help', command]).stdout.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, name]) => name!),
  ]),
);

/** The commands that `kakoi --help` lists, but for 'help'. */
function commands(): string[] {
  const [, list] = kakoi(['--help']).stdout.split('\nCommands:\n');
  const names = [...list!.split('\n\n')[0]!.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name!);
  return names.filter((name) => name !== 'help');
}

const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined;

test.each(['bash', 'zsh', 'fish'])('%s is told every command, option and word', (shell) => {
  const { status, stdout, stderr } = kakoi(['completion', shell]);
  expect([status, stderr]).toEqual([0, '']);
  for (const [command, names] of Object.entries(options)) {
    expect(stdout).toMatch(new RegExp(`\\b${command}\\b`));
    for (const option of names) {
      expect([option, stdout.includes(shell === 'fish' ? `-l ${option.slice(2)} ` : option)]).toEqual([
        option,
        true,
      ]);
    }
  }
  for (const word of ['tromp-taylor', 'signmap', 'passAlive', 'vicinity']) expect(stdout).toContain(word);
});

describe('bash', () => {
  /** The completions of a command line, of which the last word is the one being typed. */
  function complete(...words: string[]): string[] {
    const script = join(folder, 'completion.bash');
    writeFileSync(script, kakoi(['completion', 'bash']).stdout);
    const list = words.map((word) => `'${word}'`).join(' ');
    const { status, stdout, stderr } = spawnSync(
      'bash',
      [
        '-c',
        `source '${script}'; COMP_WORDS=(kakoi ${list}); COMP_CWORD=${words.length}; _kakoi; printf '%s\\n' "\${COMPREPLY[@]}"`,
      ],
      { encoding: 'utf8', cwd: folder },
    );
    expect([status, stderr]).toEqual([0, '']);
    return stdout.split('\n').filter((word) => word !== '');
  }

  test('completes commands, options, their words, and files', () => {
    writeFileSync(join(folder, 'game one.sgf'), '(;)');
    expect(complete('so')).toEqual(['solve']);
    expect(complete('gtp', '--r')).toEqual(['--rules']);
    expect(complete('gtp', '--rules', 'ch')).toEqual(['chinese']);
    expect(complete('gtp', '--komi', '')).toEqual([]);
    expect(complete('render', '--overlay', 'inf')).toEqual(['influence', 'influenceGain']);
    expect(complete('completion', '')).toEqual(['bash', 'zsh', 'fish']);
    expect(complete('score', 'game')).toEqual(['game one.sgf']);
    expect(complete('score', '--resume', 'game')).toEqual(['game one.sgf']);
    expect(complete('help', 'conv')).toEqual(['convert']);
    expect(complete('gtp', '')).not.toContain('game one.sgf');
  });
});

test.each(['bash', 'zsh', 'fish'])('%s accepts the script', (shell) => {
  if (!isInstalled(shell)) return console.warn(`${shell} is not installed: its script is not tried`);
  const script = join(folder, `completion.${shell}`);
  writeFileSync(script, kakoi(['completion', shell]).stdout);
  const { status, stderr } = spawnSync(shell, ['-n', script], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

test('another shell is refused', () => {
  const { status, stderr } = kakoi(['completion', 'csh']);
  expect(status).toBe(2);
  expect(stderr).toContain('Allowed choices are bash, zsh, fish');
});

describe('the manual page', () => {
  const { man } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { man: string };

  test('is in the package, and is what `kakoi man` prints', () => {
    expect(existsSync(join(root, man))).toBe(true);
    expect(kakoi(['man']).stdout).toBe(readFileSync(join(root, man), 'utf8'));
  });

  test('has every command and option, and nothing that roff takes for its own', () => {
    const page = readFileSync(join(root, man), 'utf8');
    for (const [command, names] of Object.entries(options)) {
      expect(page).toContain(`.SS kakoi ${command}`);
      for (const option of names) expect(page).toContain(option.replaceAll('-', '\\-'));
    }
    const macros = [...page.matchAll(/^\.(\w+)/gm)].map(([, name]) => name);
    expect([...new Set(macros)].sort()).toEqual(['B', 'PP', 'SH', 'SS', 'TH', 'TP', 'fi', 'nf']);
  });

  test('is read without a complaint where groff is installed', () => {
    if (!isInstalled('groff')) return console.warn('groff is not installed: the page is not formatted');
    const { status, stdout, stderr } = spawnSync(
      'groff',
      ['-man', '-Tascii', '-P-cbu', '-ww', join(root, man)],
      {
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('SYNOPSIS\n');
  });
});
