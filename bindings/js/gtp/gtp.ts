import {
  type Color,
  type GoBoard,
  type GoGame,
  type GoRules,
  KakoiError,
  type RulesName,
  type Vertex,
} from '../api.js';
import { engine } from '../core/engine.js';
import {
  validateFunction,
  validateInteger,
  validateNumber,
  validateOptions,
  validateText,
} from '../core/validate.js';
import { toVertex } from '../core/vertex.js';
import { resolveRules } from '../go/rules.js';
import { Arguments, Refusal } from './arguments.js';
import type { Command, Commands } from './command.js';
import { administration } from './commands/administration.js';
import { board } from './commands/board.js';
import { genmove } from './commands/genmove.js';
import { gogui } from './commands/gogui.js';
import { play } from './commands/play.js';
import { type ReadFile, records } from './commands/records.js';
import { referee } from './commands/referee.js';
import { chooseMove as chooseByTrials, type MoveQuestion } from './opponent.js';
import { answerText, readLine } from './protocol.js';
import { LONGEST_SIDE, Session } from './session.js';

/** Options of createGtp(). */
export interface GtpOptions {
  /** The length of the board's sides until `boardsize`, 1 to 25. Default 19. */
  size?: number;
  /** The rules until `kakoi-rules` or `kgs-rules`, by name or in full. Default 'japanese'. */
  rules?: RulesName | GoRules;
  /** The komi until `komi`. Default: that of the rules. */
  komi?: number;
  /** Returns the text or the bytes of a file, for `loadsgf`, which fails without it. */
  readFile?: ReadFile;
  /** Chooses the moves of `genmove` in place of kakoi's own opponent; null passes. */
  chooseMove?: (question: MoveQuestion) => Vertex | null;
}

/** A Go program that speaks GTP. Made by createGtp(). */
export interface Gtp {
  /**
   * Takes lines with commands, in pieces that end with a line; returns their answers, each with its empty line. Never
   * throws for what the text holds: faults are answers too. After `quit` nothing is answered.
   */
  send(text: string): string;
  /** True after the command `quit`. */
  readonly hasQuit: boolean;
  /** The board as it stands, to draw it. */
  readonly board: GoBoard;
  /** The side whose turn it is. */
  readonly toPlay: Color;
}

const OPTION_NAMES = ['size', 'rules', 'komi', 'readFile', 'chooseMove'] as const;

/**
 * A Go program that speaks version 2 of the Go Text Protocol: referee, analyses and an opponent, as docs/attach.md lists
 * its commands. Pure functions over text: the caller connects them to a process, a worker or a page.
 *
 * Throws 'bad-option' for bad options, 'not-initialised' before init() of `kakoi` or `kakoi/go` and initReading().
 */
export function createGtp(options?: GtpOptions): Gtp {
  engine('go');
  engine('reading');
  const given = validateOptions(options, OPTION_NAMES);
  const { size = 19, rules = 'japanese', komi, readFile, chooseMove = chooseByTrials } = given;
  validateInteger(size, 1, LONGEST_SIDE, 'size');
  validateFunction(readFile, 'readFile');
  validateFunction(chooseMove, 'chooseMove');
  const checked = typeof rules === 'string' && resolveRules(rules) ? rules : resolveRules(rules);
  const session = new Session(size, checked, komi === undefined ? undefined : validateNumber(komi, 'komi'));
  let hasQuit = false;

  const others: Commands = {
    ...administration,
    ...play,
    ...referee,
    ...board,
    ...gogui,
    ...genmove((question) => onBoard(chooseMove(question), question.game)),
    ...records(readFile),
    quit() {
      hasQuit = true;
    },
  };
  const names = ['help', 'known_command', 'list_commands', ...Object.keys(others)].sort();
  const list = () => names.join('\n');
  const commands = new Map<string, Command>(
    Object.entries({
      ...others,
      help: list,
      list_commands: list,
      known_command: (_session, args) => `${names.includes(args.rest())}`,
    } satisfies Commands),
  );

  return {
    get hasQuit() {
      return hasQuit;
    },
    get board() {
      return session.board;
    },
    get toPlay() {
      return session.shown.toPlay;
    },
    send(text) {
      let answers = '';
      for (const line of validateText(text, 'text').split('\n')) {
        const command = hasQuit ? null : readLine(line);
        if (command !== null) answers += answer(command.id, commands.get(command.name), command.words);
      }
      return answers;
    },
  };

  function answer(id: string, command: Command | undefined, words: readonly string[]): string {
    try {
      if (command === undefined) throw new Refusal('unknown command');
      return answerText(id, true, command(session, new Arguments(words)) ?? '');
    } catch (error) {
      return answerText(id, false, reasonOf(error));
    }
  }
}

/** The text of a failure. One that is no answer of kakoi's comes from a function of the caller, or is a fault of the program. */
function reasonOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof KakoiError) return error.message;
  return `internal fault: ${error}`;
}

/** The checked answer of an opponent. */
function onBoard(vertex: Vertex | null, { board: { width, height } }: GoGame): Vertex | null {
  return vertex === null ? null : toVertex(vertex, width, height);
}
