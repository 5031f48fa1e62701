/** The commands and options of the program as plain facts, of which completion and the manual are made. */

import type { Argument, Command, Option } from 'commander';

export interface OptionFacts {
  /** '--move', and '-o' where there is a short one. */
  readonly names: readonly string[];
  readonly about: string;
  /** The name of its value, '' when it takes none. */
  readonly value: string;
  /** The words that the value may be; empty when it may be anything. */
  readonly choices: readonly string[];
  /** True when the value is a file or a folder. */
  readonly isPath: boolean;
}

export interface CommandFacts {
  readonly name: string;
  readonly about: string;
  /** The names of the arguments, as in usage: '[inputs...]'. */
  readonly usage: string;
  /** The words that the argument may be; empty when arguments are files, or there are none. */
  readonly choices: readonly string[];
  readonly takesPaths: boolean;
  readonly options: readonly OptionFacts[];
  /** The text of the help behind the options. */
  readonly text: string;
}

/** The facts of a command, or of the whole program. `lists` has the words of options whose values are lists of them. */
export function factsOf(command: Command, lists: Readonly<Record<string, readonly string[]>>): CommandFacts {
  const help = command.createHelp();
  const args = command.registeredArguments;
  const choices = args.flatMap(({ argChoices = [] }) => argChoices);
  return {
    name: command.name(),
    about: command.description(),
    usage: args.map(usageOf).join(' '),
    choices,
    takesPaths: args.length > 0 && choices.length === 0,
    options: help.visibleOptions(command).map((option) => optionFacts(option, lists)),
    text: textBehind(command),
  };
}

/** An argument as the usage of a command shows it. */
function usageOf(argument: Argument): string {
  const name = argument.name() + (argument.variadic ? '...' : '');
  return argument.required ? `<${name}>` : `[${name}]`;
}

function optionFacts(option: Option, lists: Readonly<Record<string, readonly string[]>>): OptionFacts {
  const [, value = ''] = /[<[]([^<[>\]]*)[>\]]/.exec(option.flags) ?? [];
  return {
    names: [option.short, option.long].filter((name) => name !== undefined),
    about: option.description,
    value,
    choices: option.argChoices ?? lists[option.attributeName()] ?? [],
    isPath: value === 'path' || value === 'file',
  };
}

/** The text that the help of a command has behind its lists. */
function textBehind(command: Command): string {
  let text = '';
  const { writeOut } = command.configureOutput();
  command.configureOutput({ writeOut: (part) => (text += part) });
  command.outputHelp();
  command.configureOutput(writeOut === undefined ? {} : { writeOut });
  return text.slice(command.helpInformation().length).trim();
}
