/** The manual page, made of the same facts as the help. */

import { version } from '../../js/index.js';
import type { CommandFacts, OptionFacts } from './facts.js';

/** The manual page in the macros of man(7). */
export function manualPage(program: CommandFacts, commands: readonly CommandFacts[]): string {
  return [
    `.TH KAKOI 1 "" "kakoi ${version}" "User Commands"`,
    '.SH NAME',
    `kakoi \\- ${roff(program.about.replace(/\.$/, ''))}`,
    '.SH SYNOPSIS',
    '.B kakoi',
    roff('COMMAND [options] [arguments]'),
    '.SH DESCRIPTION',
    ...plain(program.text),
    '.SH COMMANDS',
    ...commands.flatMap(commandSection),
    '.SH SEE ALSO',
    roff('The guides in the folder docs/ of the package, above all command-line.md and attach.md.'),
    '',
  ].join('\n');
}

function commandSection({ name, usage, about, options, text }: CommandFacts): string[] {
  return [
    `.SS kakoi ${roff(`${name} ${usage}`)}`,
    roff(about),
    ...options.flatMap(optionItem),
    ...plain(text),
  ];
}

function optionItem({ names, value, about, choices }: OptionFacts): string[] {
  const term = names.map((name) => `\\fB${roff(name)}\\fR`).join(', ');
  const words = choices.length > 0 ? ` (one of ${choices.join(', ')})` : '';
  return ['.TP', value === '' ? term : `${term} \\fI${roff(value)}\\fR`, roff(about + words)];
}

/** Text with its line breaks and columns. */
function plain(text: string): string[] {
  return text === '' ? [] : ['.PP', '.nf', ...text.split('\n').map(roff), '.fi'];
}

/** Text in which nothing is a command or an escape of roff, and all characters are of ASCII. */
function roff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/, '\\&')
    .replace(
      /[^ -~]/gu,
      (char) => `\\[u${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`,
    );
}
