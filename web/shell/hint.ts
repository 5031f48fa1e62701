/** The button of a hint: it asks what the engine would play in the reader's place, and the hint is gone with the next move. */

import type { LoaMove, Vertex } from 'kakoi';
import type { Shape } from 'kakoi/pictures';
import type { MoveChoice } from 'kakoi/play';
import { element, onClick, setText } from './elements.js';
import { addHtml } from './language.js';
import type { Modes } from './modes.js';
import html from './parts/hint.html';
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

/** A level that overlooks nothing and answers at once, also on large boards. */
const LEVEL = 8;

/** A table whose hint is a single move. */
interface Adviser extends Table {
  suggest?(how: { level: number }, signal: AbortSignal): Promise<MoveChoice<LoaMove | Vertex>>;
  beside: readonly Shape[];
  /** Renders what the work has changed. */
  atOnce(work: () => void): void;
  /** The name of a point, where moves have no text. */
  name?(point: Vertex): string;
}

/** Adds the hint to the mode Play where it is a single move. */
export function addSuggestions(table: Adviser, modes: Modes): void {
  if (table.suggest === undefined) return;
  addHtml(element('mode-play'), html);
  const use = setUpHintButton(
    table,
    (signal) => table.suggest!({ level: LEVEL }, signal),
    (found) => {
      const move = found?.move ?? null;
      const text = move === null ? say('pass') : 'text' in move ? move.text : (table.name?.(move) ?? '');
      setText('hint-move', found === null ? '' : text);
      table.atOnce(() => {
        table.beside = move === null ? [] : [shapeOf(move)];
      });
    },
  );
  modes.watch('play', use);
}

function shapeOf(move: LoaMove | Vertex): Shape {
  return 'from' in move
    ? { kind: 'arrows', segments: [[move.from, move.to]], width: 0.09, paint: 'focus' }
    : { kind: 'rings', points: [move], radius: 0.44, width: 0.09, paint: 'focus' };
}
