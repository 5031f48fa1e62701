/**
 * The Universal Chess Interface for Lines of Action, by which servers and tournament programs ask programs for
 * moves: S. Meyer-Kahlen and R. Huber, "UCI protocol", 2004.
 */

import { badOption, show } from '../core/errors.js';
import { validateOptions } from '../core/validate.js';
import { version } from '../core/version.js';
import { LoaBoard } from '../loa/board.js';
import { type LoaSearchOptions, type LoaSearchResult, searchLoa } from './loa.js';
import { infoOf, isCertain, textOf } from './uci-answers.js';
import { type Limits, limitsOf, UciOptions } from './uci-options.js';

/** An empty declaration, for programs that TypeScript checks without the browser's types. */
declare global {
  interface AbortSignal {}
}

/** Options of createUci(). */
export type UciSetup = {
  /** Receives every line of the answers. */
  write: (line: string) => void;
  /**
   * Searches in place of searchLoa(): a pool's searchLoa() of `kakoi/worker` leaves the thread free, so that
   * 'stop' and time limits act within a search. The default searches at once; both then act between depths.
   */
  search?: (
    board: LoaBoard,
    options: Required<LoaSearchOptions> & { signal: AbortSignal },
  ) => LoaSearchResult | Promise<LoaSearchResult>;
};

/** A program that speaks the Universal Chess Interface. */
export interface Uci {
  /**
   * Takes a line of commands. Answers go to `write`, those of a search later. Unknown commands are ignored, as
   * the protocol says; a position that cannot be read is reported by 'info string' and leaves the one before.
   */
  send(line: string): void;
  /** Resolves when no search is under way; ends one that has no limits. */
  finish(): Promise<void>;
  /** True after 'quit'. */
  readonly hasQuit: boolean;
}

/** searchLoa(), which cannot be stopped. */
function atOnce(board: LoaBoard, { depth, nodes }: Required<LoaSearchOptions>): LoaSearchResult {
  return searchLoa(board, { depth, nodes });
}

/** A search under way. */
interface Running {
  readonly stop: AbortController;
  /** True when it goes on until it is stopped. */
  readonly isEndless: boolean;
  readonly done: Promise<void>;
}

/**
 * A program for the Universal Chess Interface, over lines of text: `kakoi uci` of the command line is one.
 * Engines of the board and of `kakoi/play` must be loaded. It plays by the default rules.
 *
 * - `position startpos|fen … [moves …]`: in either convention of LoaBoard.fromFen(); moves are 'b1b3', '0000' a pass;
 * - `go`: depth, nodes, movetime, wtime, btime, winc, binc, movestogo, infinite; without any, 200,000 positions,
 *   or as the options Depth and Nodes say;
 * - `setoption`: UCI_Variant (linesOfAction, scrambledEggs, parachute), BoardSize (5 to 8), Depth, Nodes.
 *
 * Answers `bestmove 0000` where the side to move must pass, and `bestmove (none)` where the game is over.
 */
export function createUci(setup: UciSetup): Uci {
  const { write, search = atOnce } = validateOptions<UciSetup>(setup, ['write', 'search']);
  const options = new UciOptions();
  checkFunction(write, 'write');
  checkFunction(search, 'search');
  let board = options.start();
  /** True when the first player is 'w', as in the positions of PlayStrategy.net and at the start. */
  let isFirstWhite = true;
  let hasQuit = false;
  let running: Running | null = null;

  const complain = (error: unknown) => write(`info string ${error instanceof Error ? error.message : error}`);

  function position(text: string): void {
    const words = text.trim().split(/\s+/);
    const at = words.indexOf('moves');
    const [kind, ...rest] = at < 0 ? words : words.slice(0, at);
    const isStart = kind === 'startpos' && rest.length === 0;
    if (!isStart && (kind !== 'fen' || rest.length === 0))
      throw new Error(`a position is 'startpos' or 'fen …', not ${show(text)}`);
    let next = isStart ? options.start() : LoaBoard.fromFen(rest.join(' '));
    const moves = at < 0 ? [] : words.slice(at + 1);
    for (const move of moves) next = next.play(move === '0000' ? 'pass' : move);
    board = next;
    isFirstWhite = isStart || !/[bw]/.test(rest[0]!);
  }

  function go(text: string): void {
    running?.stop.abort();
    const isFirst = board.toPlay === 'black';
    const limits = limitsOf(text, isFirst === isFirstWhite, options.limits);
    const stop = new AbortController();
    const before = running?.done ?? Promise.resolve();
    const now = board;
    const done = before.then(() => think(now, limits, stop)).catch(complain);
    const own: Running = { stop, isEndless: limits.isEndless, done };
    running = own;
    void done.then(() => {
      if (running === own) running = null;
    });
  }

  /** Searches ply by ply and writes what each finds, then the move. */
  async function think(now: LoaBoard, limits: Limits, stop: AbortController): Promise<void> {
    const { signal } = stop;
    if (now.outcome !== null || now.mustPass) {
      write(`bestmove ${now.outcome === null ? '0000' : '(none)'}`);
      return;
    }
    const started = Date.now();
    const timer = limits.time === null ? undefined : setTimeout(() => stop.abort(), limits.time);
    const isLate = () => signal.aborted || (limits.time !== null && Date.now() - started >= limits.time);
    let best: LoaSearchResult | null = null;
    for (let depth = 1; depth <= limits.depth; depth++) {
      const found = await searched(now, { depth, nodes: limits.nodes, signal });
      if (found === null) break;
      const isComplete = best === null || found.depth > best.depth;
      if (isComplete) {
        best = found;
        write(infoOf(now, found, Date.now() - started));
      }
      if (isLate() || !isComplete || found.nodes >= limits.nodes || isCertain(found)) break;
      await pause(); // lets 'stop' be read
    }
    clearTimeout(timer);
    // One ply is searched whatever happens: there must be a move.
    best ??= searchLoa(now, { depth: 1 });
    if (limits.isEndless) await aborted(signal); // in the protocol no move comes before 'stop'
    write(`bestmove ${textOf(now, best)}`);
  }

  /** The result of a search; null when it was stopped, or has failed, which is reported. */
  async function searched(
    now: LoaBoard,
    asked: Required<LoaSearchOptions> & { signal: AbortSignal },
  ): Promise<LoaSearchResult | null> {
    try {
      return await search(now, asked);
    } catch (error) {
      if (!asked.signal.aborted) complain(error);
      return null;
    }
  }

  const commands: Readonly<Record<string, (rest: string) => void>> = {
    uci() {
      for (const line of [`id name kakoi ${version}`, 'id author the kakoi authors', ...options.lines()])
        write(line);
      write('uciok');
    },
    isready: () => write('readyok'),
    ucinewgame: () => {
      board = options.start();
      isFirstWhite = true;
    },
    setoption: (rest) => options.set(rest),
    position,
    go,
    stop: () => running?.stop.abort(),
    ponderhit: () => {},
    d: () => {
      for (const line of [...board.toDiagram().split('\n'), `Fen: ${board.toFen({ letters: 'Ll' })}`])
        write(line);
    },
    quit: () => {
      hasQuit = true;
      running?.stop.abort();
    },
  };

  return {
    send(line) {
      const text = String(line).trim();
      const [name = ''] = text.split(/\s/, 1);
      if (hasQuit || !Object.hasOwn(commands, name)) return;
      try {
        commands[name]!(text.slice(name.length).trim());
      } catch (error) {
        complain(error);
      }
    },
    async finish() {
      if (running?.isEndless) running.stop.abort();
      await running?.done;
    },
    get hasQuit() {
      return hasQuit;
    },
  };
}

function checkFunction(value: unknown, name: string): void {
  if (typeof value !== 'function') throw badOption(`${name} must be a function, not ${show(value)}`);
}

/** Lets other work of the thread be done, such as reading 'stop'. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** Resolves once the signal is aborted. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
