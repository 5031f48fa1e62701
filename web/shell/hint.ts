/** The button of a hint: it asks what the engine would play in the reader's place, and the hint is gone with the next move. */

import type { LoaMove, Vertex } from 'kakoi';
import { showAdvice } from './advice.js';
import { element, onClick, setText } from './elements.js';
import { addHtml } from './language.js';
import type { Modes } from './modes.js';
import { pagePart } from './part.js';
import html from './parts/hint.html';
import { watch } from './render.js';
import type { AnySession } from './session.js';
import type { PageState } from './state.js';
import { say } from './words.js';

/**
 * Sets the button up. `ask` finds a hint for the position on the board, and `show` shows it, or takes it away when it is null.
 * Returns what the mode calls when it begins and ends.
 */
export function setUpHintButton<Hint>(
  page: PageState,
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
  allow(page.session);
  watch(page, (session) => {
    allow(session);
    if (asked?.at !== session.node) forget();
  });
  onClick('hint', async () => {
    const { node } = page.session;
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

/** The part of a game's page that says why a move is good, and what happens without it. */
interface Reasons {
  reasonOf(page: PageState, move: LoaMove | Vertex): Promise<string>;
}

/** The strongest level that answers within two seconds, also on the largest board of Senket. */
const LEVEL = 11;

/** Adds the hint to the mode Play where it is a single move. */
export function addSuggestions(page: PageState, modes: Modes): void {
  const { adviser } = page.hooks;
  if (adviser === undefined) return;
  addHtml(element('mode-play'), html);
  const use = setUpHintButton(
    page,
    async (signal) => {
      const { move } = await adviser.suggest(page, page.session.asGame, { level: LEVEL }, signal);
      const { reasonOf } = await pagePart<Reasons>('reasons');
      return { move, reason: move === null ? '' : await reasonOf(page, move) };
    },
    (found) => {
      const move = found?.move ?? null;
      setText('hint-reason', found?.reason ?? '');
      const name = move === null ? say('pass') : adviser.nameOf(page, move);
      setText('hint-move', found === null ? '' : name);
      showAdvice(page, move);
    },
  );
  modes.watch('play', use);
}
