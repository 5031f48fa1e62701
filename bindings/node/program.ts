/** The commands and their options, up to the exit status. */

import { extname } from 'node:path';
import { Command, CommanderError, Option } from 'commander';
import { ANCHORS } from '#layout/collection';
import { version } from '../js/index.js';
import type { CommandName } from './answer.js';
import { integer, list } from './arguments.js';
import type { FindOptions } from './collection/find.js';
import type { GatherOptions } from './collection/run.js';
import type { Likeness } from './collection/stats.js';
import { FORMATS } from './commands/convert.js';
import { formatOf, isPictureFile, isStrangeFile, type RenderOptions } from './commands/render.js';
import type { Artist, Question } from './game.js';
import { GAMES, gamesFor, titles } from './games.js';
import * as help from './help.js';
import { standardOutput } from './output.js';
import { addPrograms } from './programs.js';
import { run, UsageError } from './run.js';
import { visibleLines } from './visible.js';

interface CommonOptions {
  readonly json?: boolean;
  readonly ndjson?: boolean;
  readonly jobs: number;
  readonly resume?: string;
  readonly move?: number;
  readonly game?: number;
  readonly lenient?: boolean;
  readonly brief?: boolean;
  readonly mismatch?: boolean;
  readonly problems?: string;
}

/** The commands whose answers are joined to a file, so that headings would spoil it. */
const UNTITLED: readonly CommandName[] = ['convert', 'render'];

/** Runs the command line. Rejects with OutputError, or with a fault of the program itself. */
export async function main(): Promise<void> {
  const help: string[] = [];
  try {
    await newProgram((text) => help.push(text), await artists()).parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : 2; // commander has printed the reason
  }
  if (help.length > 0) await standardOutput().write(help.join(''));
}

/** The commands that name overlays. No other loads the code that draws. */
const WITH_OVERLAYS = ['render', 'completion', 'man'];

/** The games' artists, who know the overlays; none for commands that do not name them. */
async function artists(): Promise<Artist[]> {
  return WITH_OVERLAYS.some((name) => process.argv.includes(name))
    ? Promise.all(GAMES.map(({ artist }) => artist([])))
    : [];
}

/** The program with all commands. `print` receives the text of --help and --version. */
function newProgram(print: (text: string) => void, artists: readonly Artist[]): Command {
  const overlays = artists.flatMap((artist) => Object.keys(artist.overlays));
  const program = new Command('kakoi')
    .configureOutput({
      writeOut: print,
      writeErr: (text) => process.stderr.write(visibleLines(text)),
    })
    .description(`Analyses games and positions of ${titles(GAMES)}.`)
    .version(version)
    .addHelpText('after', help.ofProgram)
    .showHelpAfterError("See 'kakoi --help'.")
    .exitOverride(); // commands inherit these settings

  add(program, 'analyze', abouts('analyze'));

  add(program, 'score', `count the points (${names('score')})`).option(
    '--mismatch',
    'print only the games whose count differs from the record',
  );

  add(program, 'dead', `find the dead stones (${names('dead')})`);

  add(program, 'moves', `list the legal moves (${names('moves')})`);

  add(program, 'read', `read which chains can be captured (${names('read')})`);

  add(
    program,
    'review',
    `tell what moves did and missed, and where games turned (${names('review')})`,
  ).addOption(
    new Option(
      '--problems <file>',
      'write the positions of Go and Lines of Action in which exactly one move decides as SGF, each once',
    ).conflicts(['resume']),
  );

  add(program, 'safe', `find what lives though its owner only answers (${names('safe')})`);

  add(program, 'endgame', `say what the last regions are worth (${names('endgame')})`);

  add(program, 'solve', `solve problems of life and death, and endings (${names('solve')})`);

  add(program, 'verify', `check proofs by the rules alone (${names('verify')})`);

  add(program, 'convert', 'write games and positions in another notation').addOption(
    new Option('--to <format>', 'the notation').choices(FORMATS).makeOptionMandatory(),
  );

  addGathering(
    program,
    'find',
    'find a position or a pattern of Go in many games, and what was played next',
    help.ofFind,
  )
    .option('--pattern <rows>', "rows of X O . * x o, divided by '/': '..X/.O.'")
    .addOption(
      new Option('--anchor <where>', 'of the pattern (default: anywhere)').choices(
        ANCHORS.filter((where) => where !== 'board'),
      ),
    )
    .option('--position <file>', 'the whole position at the end of a record, or of a line')
    .option('--move <n>', 'of that record, the position after so many moves', integer(0, 1_000_000))
    .option('--after <moves>', "the whole position after moves of an empty board: 'Q16 D4 Q3'")
    .option('--size <n>', 'of that board', integer(1, 32), 19)
    .option('--no-symmetries', 'only as it is, not turned or mirrored')
    .option('--swap-colors', 'with the colours swapped, too')
    .addOption(
      new Option('--to-play <color>', 'whose move is next, of a whole position').choices(['black', 'white']),
    )
    .option('--limit <n>', 'the most games', integer(1, 1_000_000_000))
    .option('--next', 'answer with the moves that were played next, how often, and who won')
    .option('--local', 'with --next: the next move within the pattern, others passed over');

  addGathering(
    program,
    'stats',
    'tell what many games of Go are: sizes, results, players, duplicates',
    help.ofStats,
  ).addOption(
    new Option('--duplicates <part>', 'games are the same if this is: docs/collections.md')
      .choices(['moves', 'position', 'signature'])
      .default('moves'),
  );

  add(program, 'render', 'draw a position or a whole game as SVG or PNG')
    .addHelpText('after', () => help.ofRender(artists))
    .option('-o, --output <path>', 'file to write, or folder for several; default: standard output')
    .addOption(
      new Option('--format <format>', 'default: by the ending of the output, else svg').choices([
        'svg',
        'png',
      ]),
    )
    .option('--all', 'a picture for every position of the game')
    .option('--overlay <names>', 'comma separated, from the list below', list(overlays))
    .addOption(new Option('--theme <name>', 'colours').choices(['light', 'dark']).default('light'))
    .option('--width <pixels>', 'of the picture', integer(16, 8192), 640)
    .option('--no-coordinates', 'leave the coordinates out')
    .option(
      '--section <corners>',
      "a part of the board, by two opposite corners: 'a1-g7', in Senket '1-1-10-10'",
    )
    .hook('preAction', (command) => {
      const options = command.opts<RenderOptions & CommonOptions>();
      const { output, all } = options;
      const isJson = Boolean(options.json || options.ndjson || options.resume !== undefined);
      const isFile = output !== undefined && isPictureFile(output);
      if (output !== undefined && isStrangeFile(output)) {
        const folder = `a folder of that name is written '${output}/'`;
        command.error(`error: a picture is a file .svg or .png, not ${extname(output)}; ${folder}`);
      }
      if (all && (output === undefined || isFile)) {
        command.error('error: --all makes many pictures: name a folder for them with --output');
      }
      if (formatOf(options) === 'png' && output === undefined && (isJson || process.stdout.isTTY)) {
        command.error('error: PNG is binary: name a file or a folder for it with --output');
      }
    });

  addPrograms(program, overlays);
  return program;
}

/** The games that can answer the question: 'Go, Senket'. */
function names(question: Question): string {
  return gamesFor(question)
    .map(({ title }) => title)
    .join(', ');
}

/** The subjects of the games' answers, for the list of commands. */
function abouts(question: Question): string {
  return gamesFor(question)
    .map(({ title, answers }) => [title, answers[question]?.about].filter(Boolean).join(': '))
    .join('; ');
}

/** Adds a command that gathers the games of all inputs and answers about them together. */
function addGathering(
  program: Command,
  name: 'find' | 'stats',
  description: string,
  after: () => string,
): Command {
  return program
    .command(name)
    .description(description)
    .argument('[inputs...]', "files, folders, zips, kept collections, or '-' for standard input, the default")
    .option('--player <text>', 'only games of players whose names hold the text')
    .option('--event <text>', 'only games of events whose names hold the text')
    .option('--result <text>', "only games with results that begin so, as records have them or in SGF: 'B+'")
    .option('--since <date>', "only games of that date or later: '2001', '2001-05'")
    .option('--until <date>', 'only games of that date or earlier')
    .option('--keep <file>', 'write the games as a kept collection, which is an input again, and read sooner')
    .option('--lenient', 'mend faulty SGF')
    .option('--json', 'answer with lines of JSON')
    .option('--ndjson', 'the same, and every input is NDJSON')
    .addHelpText('after', after)
    .action(
      async (
        inputs: string[],
        options: FindOptions & GatherOptions & { duplicates: Likeness },
        command: Command,
      ) => {
        if (inputs.length === 0 && process.stdin.isTTY) {
          command.error("error: no input: name files or folders, or '-' for standard input");
        }
        const commands = await import('./collection/run.js');
        const { json, ndjson } = options;
        try {
          process.exitCode = await commands[name](inputs.length === 0 ? ['-'] : inputs, {
            ...options,
            json: Boolean(json || ndjson),
          });
        } catch (error) {
          if (!(error instanceof UsageError)) throw error;
          command.error(`error: ${error.message}`);
        }
      },
    );
}

/** Adds a command with the arguments and options that all commands share. */
function add(program: Command, name: CommandName, description: string): Command {
  const command = program
    .command(name)
    .description(description)
    .argument('[inputs...]', "files, folders, or '-' for standard input, which is also the default")
    .option('--move <n>', 'the position after that many moves (default: the last)', integer(0, 1_000_000))
    .option('--game <n>', 'of a file with several games (default: the first)', integer(1, 1_000_000))
    .option('--lenient', 'mend faulty SGF, and say what was mended')
    .option('--json', 'answer with JSON, one line an input')
    .option('--ndjson', 'be a filter: every input is NDJSON, every line gets a line of JSON, faults too')
    .option('--jobs <n>', 'work in that many threads', integer(1, 256), 1)
    .option('--resume <file>', 'go on with a file of JSON answers, skipping inputs that it answers')
    .action(async (inputs: string[], _options: object, command: Command) => {
      const { json, ndjson, jobs, resume, move, game, lenient, brief, mismatch, ...options } =
        command.opts<CommonOptions>();
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
        asked: { move, game, lenient },
      };
      try {
        process.exitCode = await run(inputs.length === 0 ? ['-'] : inputs, task, {
          jobs,
          resume,
          isFilter: Boolean(ndjson),
          mismatch: Boolean(mismatch),
          problems: (options as Partial<CommonOptions>).problems,
          tally: name === 'score' && Boolean(brief || mismatch),
          titles: !UNTITLED.includes(name),
          makes: output === undefined ? null : isPictureFile(output) ? 'file' : 'files',
        });
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        command.error(`error: ${error.message}`);
      }
    });
  if (name !== 'render') command.addHelpText('after', help.ofCommand[name]);
  if (UNTITLED.includes(name)) return command;
  command.addOption(
    new Option('--brief', 'answer with a line of text an input').conflicts(['json', 'ndjson', 'resume']),
  );
  for (const { answers } of GAMES) {
    for (const option of answers[name as Question]?.options ?? []) {
      // Games may share an option, which is added once.
      if (command.options.every(({ long }) => long !== option.long)) command.addOption(option);
    }
  }
  return command;
}
