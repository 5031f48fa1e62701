/** The engine as an opponent: for one side, at a level, kept with the game. It moves at the end of a line and nowhere else. */

import { adoptStyle } from './adopt-style.js';
import { seedOf } from './chance.js';
import { element, make, makeButton, onClick, setText } from './elements.js';
import { addHtml } from './language.js';
import { strengthInWords } from './level-words.js';
import { listLevels } from './levels.js';
import { change, moved } from './moves.js';
import { opponentOf } from './opponent.js';
import html from './parts/opponent.html';
import { render, watch } from './render.js';
import type { AnySession, Opponent } from './session.js';
import type { PageState } from './state.js';
import style from './style/opponent.css';
import { nameOf, say } from './words.js';

export { addSuggestions } from './hint.js';

/** The pause before a move: moves that come at once are overlooked. */
const PAUSE_MS = 350;

export class Opponents {
  /** The search under way. */
  private thought: { readonly of: AnySession['node']; readonly control: AbortController } | null = null;
  /** The node at which the reader has stopped the opponent. */
  private stoppedAt: AnySession['node'] | null = null;
  private readonly side: HTMLSelectElement;
  private readonly level: HTMLSelectElement;
  private readonly text = make('span', { id: 'opponent-state' });
  private readonly button = makeButton('link', () => this.stopOrGoOn());

  constructor(private readonly page: PageState) {
    adoptStyle(style);
    addHtml(element('opponent'), html);
    this.side = element('opponent-side');
    this.level = element('opponent-level');
    listLevels(this.level);
    for (const select of [this.side, this.level])
      select.addEventListener('change', () => {
        page.session.opponent = this.chosen;
        render(page);
      });
    onClick('resign', () => change(page, () => page.session.resign()));
    this.button.id = 'opponent-stop';
    this.button.hidden = true;
    element('status-time').append(this.text, ' ', this.button);
    watch(page, (session) => this.follow(session));
    this.follow(page.session);
  }

  private get chosen(): Opponent | null {
    return opponentOf(this.side.value, this.level.value, this.page.session.opponent?.seed);
  }

  /** Thinks when it is the opponent's turn, and only then. */
  follow(session: AnySession): void {
    const { opponent, node } = session;
    this.side.value = opponent?.color ?? 'none';
    if (opponent !== null) this.level.value = String(opponent.level);
    this.level.disabled = opponent === null;
    if (this.stoppedAt !== node) this.stoppedAt = null;
    this.thought?.control.abort();
    this.thought = null;
    if (opponent !== null && session.isOpponentsTurn && this.stoppedAt === null) this.think(opponent, node);
    this.show();
  }

  private think({ level, seed }: Opponent, node: AnySession['node']): void {
    const { page } = this;
    const control = new AbortController();
    const { signal } = control;
    this.thought = { of: node, control };
    const pause = new Promise((done) => setTimeout(done, PAUSE_MS));
    const how = { level, seed: seedOf(seed, node.moveNumber) };
    Promise.all([page.hooks.findMove(page, how, signal), pause]).then(
      ([play]) => {
        if (signal.aborted) return;
        this.thought = null;
        page.waits = false;
        play();
        page.record?.letTypeOn();
        moved(page);
      },
      (error) => {
        if (!signal.aborted) throw error;
      },
    );
  }

  private stopOrGoOn(): void {
    const { session } = this.page;
    this.stoppedAt = this.thought === null ? null : session.node;
    this.follow(session);
    this.button.focus();
  }

  private show(): void {
    const { opponent, toPlay, canResign } = this.page.session;
    const isThinking = this.thought !== null;
    this.page.waits = isThinking;
    const isStopped = this.stoppedAt !== null;
    const root = document.documentElement;
    root.toggleAttribute('data-thinking', isThinking); // for programs that look at the page
    const color = opponent === null ? '' : nameOf(opponent.color);
    const said = isThinking ? say('{color} is thinking…', { color }) : say('{color} has stopped.', { color });
    setText('opponent-strength', opponent === null ? '' : wordsOf(opponent));
    setText('opponent-state', isThinking || isStopped ? said : '');
    this.button.hidden = !isThinking && !isStopped;
    element('resign').hidden = !canResign;
    setText('resign', say('{color} resigns', { color: nameOf(toPlay) }));
    setText('opponent-stop', isThinking ? say('Stop') : say('Go on'));
  }
}

/** The opponent as its panel describes it. */
function wordsOf({ level }: Opponent): string {
  const when = say('kakoi answers each move of yours, in variations too.');
  return `${strengthInWords(level)} ${when}`.trim();
}
