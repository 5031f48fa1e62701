/**
 * The winner from the position on the board, found in a worker when the reader asks.
 */

import { type Color, init, type LoaBoard, type LoaMove, opponent } from 'kakoi';
import type { WinReading } from 'kakoi/endings';
import { element, onClick, setText } from '../shell/elements.js';
import { part } from '../shell/part.js';
import { nameOf, say } from '../shell/words.js';
import type { Workers } from '../shell/workers.js';
import type { LoaSession } from './session.js';

/** Nodes, which take some seconds. */
const NODES = 1_000_000;

export class Proofs {
  /** Results by board, kept as long as the board lives. */
  private readonly found = new WeakMap<LoaBoard, WinReading>();
  /** The search under way. */
  private asked: { readonly board: LoaBoard; readonly control: AbortController } | null = null;
  private session: LoaSession | null = null;

  constructor(private readonly workers: Workers) {
    onClick('prove', () => this.press());
  }

  /** Shows the result for a session; a search for another position is stopped. */
  show(session: LoaSession): void {
    this.session = session;
    const { board } = session;
    if (this.asked !== null && this.asked.board !== board) this.stop();
    const found = this.found.get(board);
    const isAsked = this.asked !== null;
    element('winner').hidden = session.isOver;
    element('prove').hidden = found !== undefined;
    element('prove').textContent = isAsked ? say('Stop') : say('Prove who wins');
    const said = found === undefined ? '' : inWords(found, board.toPlay);
    setText('proof', isAsked ? say('Looking for a proof…') : said);
    document.documentElement.toggleAttribute('data-proving', isAsked); // for programs that look at the page
  }

  private press(): void {
    if (this.session === null) return;
    if (this.asked === null) this.ask(this.session);
    else this.stop();
    this.show(this.session);
  }

  private stop(): void {
    this.asked?.control.abort();
    this.asked = null;
  }

  private ask(session: LoaSession): void {
    const { board, rules } = session;
    const control = new AbortController();
    this.asked = { board, control };
    const options = { nodes: NODES, rules, past: session.past };
    const { signal } = control;
    part('endings')
      .then(async ({ endingsEngine, readWin }) => {
        await init(endingsEngine);
        return this.workers.run(
          (pool) => pool.readWin(board, { ...options, signal }),
          () => readWin(board, options),
        );
      })
      .then(
        (reading) => {
          this.found.set(board, reading);
          if (this.asked?.control !== control) return;
          this.asked = null;
          if (this.session !== null) this.show(this.session);
        },
        (error) => {
          if (!signal.aborted) throw error;
        },
      );
  }
}

function inWords({ outcome, line, nodes }: WinReading, toPlay: Color): string {
  if (outcome === 'unknown') {
    return say('Not proved: {n} positions were looked at.', { n: nodes.toLocaleString() });
  }
  if (outcome === 'neither') return say('Neither side can force a win.');
  const color = nameOf(outcome === 'wins' ? toPlay : opponent(toPlay));
  const moves = line.map(textOf).join(' ');
  return line.length === 1
    ? say('{color} wins at once: {moves}.', { color, moves })
    : say('{color} wins, here in {n} moves: {moves}.', { color, n: line.length, moves });
}

function textOf({ text }: LoaMove): string {
  return text === 'pass' ? say('pass') : text;
}
