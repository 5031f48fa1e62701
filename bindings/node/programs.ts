/** Commands that ask nothing about inputs: programs for other programs, and what a shell and a reader need of this one. */

import { Argument, type Command, Option } from 'commander';
import { integer, number } from './arguments.js';
import { RULES } from './go/score.js';
import type { SpokenOptions } from './gtp.js';
import { ofGtp, ofMcp, ofUci } from './help.js';
import { standardOutput } from './output.js';
import { completionScript, SHELLS, type Shell } from './shell/completion.js';
import { factsOf } from './shell/facts.js';
import { manualPage } from './shell/manual.js';

/** Adds the commands. `overlays` are the words for --overlay, which the shell completes. */
export function addPrograms(program: Command, overlays: readonly string[]): void {
  program
    .command('gtp')
    .description('speak the Go Text Protocol on standard input and output (Go)')
    .addOption(new Option('--rules <name>', 'the rules').choices(RULES).default('japanese'))
    .option('--komi <points>', 'points that White receives (default: those of the rules)', number)
    .option('--size <n>', 'the size of the board, until another is asked for', integer(1, 25), 19)
    .option('--level <n>', 'the strength, 1 to 12 (default: 10, or what the clock allows)', integer(1, 12))
    .option(
      '--playouts <n>',
      'steps of the search for a move, in place of those of the level',
      integer(1, 1_000_000),
    )
    .addHelpText('after', ofGtp)
    .action(async (options: SpokenOptions) => {
      const { speakGtp } = await import('./gtp.js');
      await speakGtp(options);
    });

  program
    .command('uci')
    .description('play Lines of Action for another program, by the Universal Chess Interface')
    .addHelpText('after', ofUci)
    .action(async () => {
      const { speakUci } = await import('./uci.js'); // no other command loads the opponent
      await speakUci();
    });

  program
    .command('mcp')
    .description('answer language models and other agents, by the Model Context Protocol')
    .addHelpText('after', ofMcp)
    .action(async () => {
      const { serveTools } = await import('./mcp/tools.js');
      await serveTools();
    });

  const facts = (command: Command) => factsOf(command, { overlay: overlays });
  program
    .command('completion')
    .description('print what a shell needs to complete commands and options')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText('after', () => COMPLETION)
    .action((shell: Shell) => print(completionScript(shell, program.commands.map(facts))));
  program
    .command('man')
    .description('print the manual page')
    .addHelpText('after', () => MANUAL)
    .action(() => print(manualPage(facts(program), program.commands.map(facts))));
}

const COMPLETION = `
Examples:
  source <(kakoi completion bash)       in ~/.bashrc
  source <(kakoi completion zsh)        in ~/.zshrc, after compinit
  kakoi completion fish | source        in ~/.config/fish/config.fish`;

const MANUAL = `
An installed package has the page too: man kakoi.

Examples:
  npx kakoi man | man -l -`;

async function print(text: string): Promise<void> {
  await standardOutput().write(text);
}
