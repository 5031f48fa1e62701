import type { Color, GoBoard, GoGame, GoRules, RulesName, Vertex } from '../../js/api.js';
import { engine } from '../../js/core/engine.js';
import {
  validateFunction,
  validateInteger,
  validateNumber,
  validateOptions,
  validateText,
} from '../../js/core/validate.js';
import { toVertex } from '../../js/core/vertex.js';
import { resolveRules } from '../../js/go/rules.js';
import type { MoveChoice } from '../../js/play/choice.js';
import type { GoJudgement } from '../../js/play/judge.js';
import { OpenAnswer, reasonOf } from './answer.js';
import { Arguments, Refusal } from './arguments.js';
import type { Command, Commands } from './command.js';
import { administration } from './commands/administration.js';
import { board } from './commands/board.js';
import { genmove } from './commands/genmove.js';
import { gogui } from './commands/gogui.js';
import { katago } from './commands/katago.js';
import { play } from './commands/play.js';
import { type ReadFile, records } from './commands/records.js';
import { referee } from './commands/referee.js';
import { strength } from './commands/strength.js';
import { thinking } from './commands/thinking.js';
import { chooseMove as chooseByTrials, type MoveQuestion } from './opponent.js';
import { answerText, isInterruption, readLine } from './protocol.js';
import { LONGEST_SIDE, Session } from './session.js';
import { MOST_LEVEL, MOST_PLAYOUTS } from './strength.js';

/** Options of createGtp(). */
export interface GtpOptions {
  /** The length of the board's sides until `boardsize`, 1 to 25. Default 19. */
  size?: number;
  /** The rules until `kakoi-rules`, `kgs-rules` or `kata-set-rules`, by name or in full. Default 'japanese'. */
  rules?: RulesName | GoRules;
  /** The komi until `komi`. Default: that of the rules. */
  komi?: number;
  /**
   * The strength of `analyze` until another is asked for, as chooseMove() of `kakoi/play` knows it: 1 to 12, default 10.
   * A game with a clock that nobody gave a strength is played as well as the time allows.
   */
  level?: number;
  /** The playouts behind a move, in place of those of the level, 1 to 1,000,000. */
  playouts?: number;
  /** Returns the text or the bytes of a file, for `loadsgf`, which fails without it. */
  readFile?: ReadFile;
  /** Chooses the moves of `genmove` in place of kakoi's own opponent; null passes. */
  chooseMove?: (question: MoveQuestion) => Vertex | null;
  /**
   * Tells what is known of the moves, better and better, as analyzeMoves() of `kakoi/play` has it: for `genmove`, which plays the
   * last it says, and for analyses, which go on as long as it does, and until the next command where the question is
   * `isEndless`. Both then take their time in think(). It comes before `chooseMove`.
   */
  analyze?: (question: MoveQuestion & { readonly isEndless: boolean }) => Iterable<MoveChoice<Vertex>>;
  /** Judges a position, as judge() of `kakoi/play` does: for the ownership that analyses report, which is else by random games. */
  judge?: (question: MoveQuestion) => GoJudgement;
}

/** A Go program that speaks GTP. Made by createGtp(). */
export interface Gtp {
  /**
   * Takes lines with commands, in pieces that end with a line; returns their answers, each with its empty line. Never
   * throws for what the text holds: faults are answers too. After `quit` nothing is answered. A command ends the analysis
   * before it and waits for the move before it; `# interrupt` has that played at once.
   */
  send(text: string): string;
  /**
   * Goes on for some tens of milliseconds with the move or the analysis under way, and returns what it has to say, mostly
   * nothing. To be called again and again while `isThinking`.
   */
  think(): string;
  /** True while a command of `analyze` is under way. */
  readonly isThinking: boolean;
  /** True after the command `quit`. */
  readonly hasQuit: boolean;
  /** The board as it stands, to draw it. */
  readonly board: GoBoard;
  /** The side whose turn it is. */
  readonly toPlay: Color;
}

const OPTION_NAMES = [
  'size',
  'rules',
  'komi',
  'level',
  'playouts',
  'readFile',
  'chooseMove',
  'analyze',
  'judge',
] as const;

/**
 * A Go program that speaks version 2 of the Go Text Protocol: referee, analyses and an opponent, as docs/attach.md lists
 * its commands. Pure functions over text: the caller connects them to a process, a worker or a page.
 *
 * Throws 'bad-option' for bad options, 'not-initialised' before init() of `kakoi` or `kakoi/go` and init(readingEngine).
 */
export function createGtp(options?: GtpOptions): Gtp {
  engine('go');
  engine('reading');
  const given = validateOptions(options, OPTION_NAMES);
  const { size = 19, rules = 'japanese', komi, level, playouts } = given;
  const { readFile, chooseMove = chooseByTrials, analyze, judge } = given;
  validateInteger(size, 1, LONGEST_SIDE, 'size');
  validateFunction(readFile, 'readFile');
  validateFunction(chooseMove, 'chooseMove');
  validateFunction(analyze, 'analyze');
  validateFunction(judge, 'judge');
  const checked = typeof rules === 'string' && resolveRules(rules) ? rules : resolveRules(rules);
  const session = new Session(size, checked, komi === undefined ? undefined : validateNumber(komi, 'komi'));
  if (level !== undefined) session.strength.level = validateInteger(level, 1, MOST_LEVEL, 'level');
  if (playouts !== undefined)
    session.strength.playouts = validateInteger(playouts, 1, MOST_PLAYOUTS, 'playouts');
  let hasQuit = false;
  let open: OpenAnswer | null = null;

  const others: Commands = {
    ...administration,
    ...play,
    ...referee,
    ...board,
    ...gogui,
    ...katago,
    ...(analyze === undefined
      ? genmove((question) => onBoard(chooseMove(question), question.game))
      : { ...thinking(analyze, judge), ...strength }),
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
    get isThinking() {
      return open !== null && !open.isDone;
    },
    think: () => timed(() => (open === null ? '' : following(open.goOn()))),
    send: (text) => timed(() => answersTo(text)),
  };

  /** Does something, and counts how long it takes. */
  function timed(work: () => string): string {
    const begun = performance.now();
    const answers = work();
    session.secondsSpent += (performance.now() - begun) / 1000;
    return answers;
  }

  function answersTo(text: string): string {
    let answers = '';
    const lines = validateText(text, 'text').split('\n');
    if (lines.at(-1) === '') lines.pop(); // behind the end of the last line
    for (const line of lines) {
      const command = hasQuit ? null : readLine(line);
      if (open !== null) answers += before(open, line, command !== null);
      if (command !== null) answers += answer(command.id, commands.get(command.name), command.words);
    }
    return answers;
  }

  /** The rest of the answer under way when a line comes. */
  function before(answer: OpenAnswer, line: string, isCommand: boolean): string {
    const stops = !answer.isAwaited || isInterruption(line);
    return stops || isCommand ? following(answer.end(stops)) : '';
  }

  /** The text, after which an answer that has been closed is forgotten. */
  function following(text: string): string {
    if (open?.isClosed) open = null;
    return text;
  }

  function answer(id: string, command: Command | undefined, words: readonly string[]): string {
    try {
      if (command === undefined) throw new Refusal('unknown command');
      const given = command(session, new Arguments(words)) ?? '';
      if (typeof given === 'string') return answerText(id, true, given);
      open = new OpenAnswer(id, given);
      return following(open.goOn());
    } catch (error) {
      return answerText(id, false, reasonOf(error));
    }
  }
}

/** The checked answer of an opponent. */
function onBoard(vertex: Vertex | null, { board: { width, height } }: GoGame): Vertex | null {
  return vertex === null ? null : toVertex(vertex, width, height);
}
