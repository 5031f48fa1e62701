/** A hint in the mode Play: the moves that the engine would consider in the reader's place, gone with the next move. */

import { toGtp, type Vertex } from 'kakoi';
import type { ChooseOptions, MoveCandidate, MoveChoice } from 'kakoi/play';
import { element, onClick } from '../shell/elements.js';
import type { AnySession } from '../shell/session.js';
import { say } from '../shell/words.js';
import type { GoSession } from './session.js';

/** A level that answers within a few seconds on every board. */
const LEVEL = 11;
const MOST_MOVES = 3;
const LONGEST_LINE = 6;

/** The parts of the page's app that hints need. */
interface Table {
  readonly current: GoSession;
  consider(how: ChooseOptions, signal: AbortSignal): Promise<MoveChoice<Vertex>>;
  watch(watcher: (session: AnySession) => void): void;
}

export function setUpHint(table: Table): void {
  const button = element<HTMLButtonElement>('hint');
  const list = element('hint-moves');
  let asked: { readonly at: GoSession['node']; readonly control: AbortController } | null = null;

  const show = (items: readonly HTMLLIElement[]): void => {
    list.replaceChildren(...items);
    element('hint-note').hidden = items.length === 0;
  };
  const allow = ({ isOver, isOpponentsTurn }: AnySession): void => {
    button.disabled = isOver || isOpponentsTurn;
  };
  allow(table.current);
  table.watch((session) => {
    allow(session);
    const { node } = session;
    if (asked === null || asked.at === node) return;
    asked.control.abort();
    asked = null;
    show([]);
    button.textContent = say('What would you play?');
  });
  onClick('hint', async () => {
    const { node, board } = table.current;
    asked?.control.abort();
    const control = new AbortController();
    asked = { at: node, control };
    button.textContent = say('Looking…');
    try {
      const { candidates } = await table.consider({ level: LEVEL }, control.signal);
      if (!control.signal.aborted)
        show(candidates.slice(0, MOST_MOVES).map((move) => item(move, board.height)));
    } catch (error) {
      if (!control.signal.aborted) throw error;
    } finally {
      if (asked?.control === control) button.textContent = say('What would you play?');
    }
  });
}

function item({ move, winRate, line }: MoveCandidate<Vertex>, height: number): HTMLLIElement {
  const name = (vertex: Vertex | null) => (vertex === null ? say('pass') : toGtp(vertex, height));
  const text = document.createElement('span');
  text.textContent = say('{move}: {share} %', { move: name(move), share: Math.round(100 * winRate) });
  const rest = document.createElement('span');
  rest.className = 'quiet';
  rest.textContent = line.slice(1, LONGEST_LINE).map(name).join(' ');
  const made = document.createElement('li');
  made.append(text, ' ', rest);
  return made;
}
