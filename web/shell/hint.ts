/** The button of a hint: it asks what the engine would play in the reader's place, and the hint is gone with the next move. */

import { element, onClick } from './elements.js';
import type { AnySession } from './session.js';
import { say } from './words.js';

/** The parts of a page's app that hints need. */
interface Table {
  readonly current: AnySession;
  watch(watcher: (session: AnySession) => void): void;
}

/**
 * Sets the button up. `ask` finds a hint for the position on the board, and `show` shows it, or takes it away when it is null.
 * Returns what the mode calls when it begins and ends.
 */
export function setUpHintButton<Hint>(
  table: Table,
  ask: (signal: AbortSignal) => Promise<Hint>,
  show: (hint: Hint | null) => void,
): (on: boolean) => void {
  const button = element<HTMLButtonElement>('hint');
  let asked: { readonly at: AnySession['node']; readonly control: AbortController } | null = null;

  const forget = (): void => {
    if (asked === null) return;
    asked.control.abort();
    asked = null;
    show(null);
    button.textContent = say('What would you play?');
  };
  const allow = ({ isOver, isOpponentsTurn }: AnySession): void => {
    button.disabled = isOver || isOpponentsTurn;
  };
  allow(table.current);
  table.watch((session) => {
    allow(session);
    if (asked?.at !== session.node) forget();
  });
  onClick('hint', async () => {
    const { node } = table.current;
    asked?.control.abort();
    const control = new AbortController();
    asked = { at: node, control };
    button.textContent = say('Looking…');
    try {
      const hint = await ask(control.signal);
      if (!control.signal.aborted) show(hint);
    } catch (error) {
      if (!control.signal.aborted) throw error;
    } finally {
      if (asked?.control === control) button.textContent = say('What would you play?');
    }
  });
  return (on) => {
    if (!on) forget();
  };
}
