/** The commands and their options, and from there to the exit status. */

import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { version } from '../js/index.js';
import type { CommandName } from './answer.js';
import { FORMATS } from './commands/convert.js';
import {
  formatOf,
  GO_OVERLAYS,
  isPictureFile,
  LOA_OVERLAYS,
  type RenderOptions,
  SENKET_OVERLAYS,
} from './commands/render.js';
import * as help from './help.js';
import { standardOutput } from './output.js';
import { run, UsageError } from './run.js';
import { visibleLines } from './visible.js';

const RULES = ['japanese', 'korean', 'chinese', 'aga', 'new-zealand', 'ing', 'tromp-taylor'];

interface CommonOptions {
  readonly json?: boolean;
  readonly ndjson?: boolean;
  readonly jobs: number;
  readonly resume?: string;
  readonly move?: number;
  readonly brief?: boolean;
  readonly mismatch?: boolean;
}

/** Answers that make a file by being put together need no headings. */
const UNTITLED: readonly CommandName[] = ['convert', 'render'];

/** Rejects with OutputError, or with a fault of the program itself. */
export async function main(): Promise<void> {
  const help: string[] = [];
  try {
    await newProgram((text) => help.push(text)).parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : 2; // commander has said why
  }
  if (help.length > 0) await standardOutput().write(help.join(''));
}

/** `print` gets what is asked for by --help and --version. */
function newProgram(print: (text: string) => void): Command {
  const program = new Command('kakoi')
    .configureOutput({
      writeOut: print,
      writeErr: (text) => process.stderr.write(visibleLines(text)),
    })
    .description('Analyses games and positions of Go, Lines of Action and Senket.')
    .version(version)
    .addHelpText('after', help.PROGRAM)
    .showHelpAfterError("'kakoi --help' tells more.")
    .exitOverride(); // commands inherit both

  add(program, 'analyze', 'Go: pass-alive chains, area, captures; Lines of Action: groups, quads, outcome');

  add(program, 'score', 'count the points (Go, Senket)')
    .addOption(
      new Option('--rules <name>', 'count by these rules of Go (default: the record’s)').choices(RULES),
    )
    .addOption(new Option('--scoring <kind>', 'count by area or by territory').choices(['area', 'territory']))
    .option('--komi <points>', 'points that White receives (default: the record’s)', number)
    .addOption(
      new Option('--dead <how>', 'find the dead stones, or count all as alive')
        .choices(['auto', 'none'])
        .default('auto'),
    )
    .addOption(new Option('--mode <kind>', 'how Senket counts').choices(['area', 'posts']).default('area'))
    .option('--mismatch', 'print only the games whose count is not the recorded one');

  add(program, 'dead', 'find the dead stones (Go)')
    .option('--playouts <n>', 'random games to judge by: more is slower and surer', integer(1, 100_000))
    .option('--seed <n>', 'of the random games', integer(0, Number.MAX_SAFE_INTEGER));

  add(program, 'moves', 'list the legal moves (Go, Lines of Action)');

  add(program, 'convert', 'write games and positions in another notation').addOption(
    new Option('--to <format>', 'the notation').choices(FORMATS).makeOptionMandatory(),
  );

  add(program, 'render', 'draw a position or a whole game as SVG or PNG')
    .option('-o, --output <path>', 'file to write, or folder for several; default: standard output')
    .addOption(
      new Option('--format <format>', 'default: by the ending of the output, else svg').choices([
        'svg',
        'png',
      ]),
    )
    .option('--all', 'a picture for every position of the game')
    .option(
      '--overlay <names>',
      `comma separated; Go: ${GO_OVERLAYS.join(', ')}; Lines of Action: ${LOA_OVERLAYS.join(', ')}; ` +
        `Senket: ${SENKET_OVERLAYS.join(', ')}`,
      list([...GO_OVERLAYS, ...LOA_OVERLAYS, ...SENKET_OVERLAYS]),
    )
    .addOption(new Option('--theme <name>', 'colours').choices(['light', 'dark']).default('light'))
    .option('--width <pixels>', 'of the picture', integer(16, 8192), 640)
    .option('--no-coordinates', 'leave the coordinates out')
    .hook('preAction', (command) => {
      const options = command.opts<RenderOptions & CommonOptions>();
      const { output, all } = options;
      const isJson = Boolean(options.json || options.ndjson || options.resume !== undefined);
      const isFile = output !== undefined && isPictureFile(output);
      if (all && (output === undefined || isFile)) {
        command.error('error: --all makes many pictures: name a folder for them with --output');
      }
      if (formatOf(options) === 'png' && output === undefined && (isJson || process.stdout.isTTY)) {
        command.error('error: PNG is binary: name a file or a folder for it with --output');
      }
    });
  return program;
}

/** A command with the arguments and options that all of them share. */
function add(program: Command, name: CommandName, description: string): Command {
  const command = program
    .command(name)
    .description(description)
    .argument('[inputs...]', "files, folders, or '-' for standard input, which is also the default")
    .option('--move <n>', 'the position after that many moves (default: the last)', integer(0, 1_000_000))
    .option('--json', 'answer with JSON, one line an input')
    .option('--ndjson', 'be a filter: every input is NDJSON, every line gets a line of JSON, faults too')
    .option('--jobs <n>', 'work in that many threads', integer(1, 256), 1)
    .option('--resume <file>', 'go on with a file of JSON answers, skipping inputs that it answers')
    .addHelpText('after', help.COMMANDS[name])
    .action(async (inputs: string[], _options: object, command: Command) => {
      const { json, ndjson, jobs, resume, move, brief, mismatch, ...options } = command.opts<CommonOptions>();
      if (inputs.length === 0 && process.stdin.isTTY) {
        command.error("error: no input: name files or folders, or '-' for standard input");
      }
      if (mismatch && ndjson) {
        command.error('error: a filter (--ndjson) answers every line: --mismatch would leave some out');
      }
      const output = (options as Partial<RenderOptions>).output;
      const task = {
        command: name,
        options,
        json: Boolean(json || ndjson || resume !== undefined),
        brief: Boolean(brief),
        move,
      };
      try {
        process.exitCode = await run(inputs.length === 0 ? ['-'] : inputs, task, {
          jobs,
          resume,
          isFilter: Boolean(ndjson),
          mismatch: Boolean(mismatch),
          tally: name === 'score' && Boolean(brief || mismatch),
          titles: !UNTITLED.includes(name),
          makes: output === undefined ? null : isPictureFile(output) ? 'file' : 'files',
        });
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        command.error(`error: ${error.message}`);
      }
    });
  if (UNTITLED.includes(name)) return command;
  return command.addOption(
    new Option('--brief', 'answer with a line of text an input').conflicts(['json', 'ndjson', 'resume']),
  );
}

function number(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new InvalidArgumentError('It is not a number.');
  return value;
}

function integer(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    }
    return value;
  };
}

function list(allowed: readonly string[]): (text: string) => string[] {
  return (text) => {
    const names = text.split(',').map((name) => name.trim());
    const unknown = names.find((name) => !allowed.includes(name));
    if (unknown !== undefined)
      throw new InvalidArgumentError(`'${unknown}' is not one of ${allowed.join(', ')}.`);
    return names;
  };
}
