/**
 * Completion for shells, as scripts made of the program's own commands and options. They hold all words, so that a shell
 * need not run the program at every key; no library for commander makes such scripts.
 */

import type { CommandFacts, OptionFacts } from './facts.js';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** The script for a shell. */
export function completionScript(shell: Shell, commands: readonly CommandFacts[]): string {
  return { bash, zsh, fish }[shell](commands);
}

const names = (options: readonly OptionFacts[]) => options.flatMap((option) => option.names);

/** The text in single quotes, for bash and zsh. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function bash(commands: readonly CommandFacts[]): string {
  const cases = commands.map(({ name, options, choices, takesPaths }) => {
    const values = options
      .filter(({ value }) => value !== '')
      .map((option) => {
        const words = option.choices.length > 0 ? `words=${quoted(option.choices.join(' '))}` : '';
        return `        ${option.names.join('|')}) ${words || (option.isPath ? 'files=1' : 'return')} ;;`;
      });
    const rest = [
      `          words=${quoted(names(options).join(' '))}`,
      ...(choices.length > 0 ? [`          [[ $word == -* ]] || words=${quoted(choices.join(' '))}`] : []),
      ...(takesPaths ? ['          [[ $word == -* ]] || files=1'] : []),
    ];
    return [
      `    ${name})`,
      '      case $before in',
      ...values,
      '        *)',
      ...rest,
      '          ;;',
      '      esac',
      '      ;;',
    ].join('\n');
  });
  return `# Completion of kakoi for bash: source <(kakoi completion bash)
_kakoi() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} words='' files=''
  COMPREPLY=()
  case \${COMP_CWORD}:\${COMP_WORDS[1]} in
    1:*) words=${quoted([...commands.map(({ name }) => name), 'help', '--help', '--version'].join(' '))} ;;
    *:help) words=${quoted(commands.map(({ name }) => name).join(' '))} ;;
  esac
  if ((COMP_CWORD > 1)); then
    case \${COMP_WORDS[1]} in
${cases.join('\n')}
    esac
  fi
  if [[ -n $files ]]; then
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -f -- "$word")
  else
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
  fi
}
complete -F _kakoi kakoi
`;
}

function zsh(commands: readonly CommandFacts[]): string {
  const described = (text: string) => text.replace(/[[\]:\\]/g, (char) => `\\${char}`);
  const option = ({ names, about, value, choices, isPath }: OptionFacts) => {
    const action = choices.length > 0 ? `(${choices.join(' ')})` : isPath ? '_files' : ' ';
    const takes = value === '' ? '' : `:${value}:${action}`;
    return names.map((name) => `        ${quoted(`${name}[${described(about)}]${takes}`)}`);
  };
  const cases = commands.map(({ name, options, choices, takesPaths }) => {
    const argument =
      choices.length > 0
        ? [`        ${quoted(`1:argument:(${choices.join(' ')})`)}`]
        : takesPaths
          ? [`        ${quoted('*:input:_files')}`]
          : [];
    const words = [...options.flatMap(option), ...argument];
    return `    ${name})\n      _arguments \\\n${words.join(' \\\n')}\n      ;;`;
  });
  const list = commands.map(({ name, about }) => `    ${quoted(`${name}:${described(about)}`)}`);
  return `#compdef kakoi
# Completion of kakoi for zsh: source <(kakoi completion zsh)
_kakoi() {
  local -a commands
  commands=(
${list.join('\n')}
    'help:explain a command'
  )
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
    help) _describe command commands ;;
${cases.join('\n')}
  esac
}
if [[ $funcstack[1] == _kakoi ]]; then
  _kakoi "$@"
else
  compdef _kakoi kakoi
fi
`;
}

function fish(commands: readonly CommandFacts[]): string {
  const text = (about: string) => `'${about.replace(/[\\']/g, (char) => `\\${char}`)}'`;
  const lines = ['# Completion of kakoi for fish: kakoi completion fish | source', 'complete -c kakoi -f'];
  for (const { name, about } of commands) {
    lines.push(`complete -c kakoi -n __fish_use_subcommand -a ${name} -d ${text(about)}`);
  }
  lines.push(
    "complete -c kakoi -n __fish_use_subcommand -a help -d 'explain a command'",
    `complete -c kakoi -n '__fish_seen_subcommand_from help' -a '${commands.map(({ name }) => name).join(' ')}'`,
  );
  for (const { name, options, choices, takesPaths } of commands) {
    const when = `complete -c kakoi -n '__fish_seen_subcommand_from ${name}'`;
    if (takesPaths) lines.push(`${when} -F`);
    if (choices.length > 0) lines.push(`${when} -a '${choices.join(' ')}'`);
    for (const option of options) {
      const flags = option.names.map((flag) =>
        flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
      );
      const words =
        option.choices.length > 0 ? ` -xa '${option.choices.join(' ')}'` : option.isPath ? ' -rF' : ' -x';
      lines.push(`${when} ${flags.join(' ')}${option.value === '' ? '' : words} -d ${text(option.about)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
