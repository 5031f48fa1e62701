/** The ways in which games come into the page, and what is told of them: progress, and records that could not be read. */

import { clearAddress } from '../shell/address.js';
import { element, make, onClick, setText } from '../shell/elements.js';
import { messageOf } from '../shell/errors.js';
import { hideNotice, showNotice } from '../shell/notice.js';
import { pagePart } from '../shell/part.js';
import { count, say } from '../shell/words.js';
import type { Added, Adding } from './adding.js';
import { type Input, picked, receiveFiles } from './input.js';
import { keepFilter } from './tab.js';
import { gamesInWords } from './words.js';

/** The faults listed; more are only counted. */
const MOST_FAULTS = 200;
/** The address of the page with the sample. */
const SAMPLE = '#sample';

export class Intake {
  /** Stops the files that are being added; null when there are none. */
  private working: AbortController | null = null;

  /** `changed` is called once games may have come. */
  constructor(
    private readonly adding: Adding,
    private readonly changed: () => void,
  ) {
    for (const kind of ['folder', 'files']) {
      const input = element<HTMLInputElement>(`${kind}-input`);
      for (const way of ['choose', 'add']) onClick(`${way}-${kind}`, () => input.click());
      input.addEventListener('change', () => {
        const files = [...(input.files ?? [])];
        input.value = ''; // so that picking the same again is a change again
        if (files.length > 0) void this.add(picked(files));
      });
    }
    receiveFiles((inputs) => void this.add(inputs));
    onClick('open-sample', () => {
      history.replaceState(history.state, '', SAMPLE);
      void this.openSample().then(this.changed);
    });
    onClick('work-stop', () => this.working?.abort());
  }

  /** Takes up the games of the last visit; where there are none, those of the sample if the address names it. */
  async begin(): Promise<void> {
    try {
      await this.adding.begin((games) => this.tell(say('{games} …', { games: gamesInWords(games) })));
    } catch (error) {
      // A browser that keeps nothing finds nothing; it says so once there is something to keep.
      if (!(error instanceof DOMException)) reportError(error);
    }
    element('work').hidden = true;
    if (location.hash === SAMPLE) await this.openSample();
    this.changed();
  }

  private async openSample(): Promise<void> {
    const part = await pagePart<typeof import('./sample.js')>('sample').catch(() => null); // which the page has said
    if (part !== null && this.working === null) this.adding.showSample(part.records);
  }

  forget(): void {
    element('faults').hidden = true;
  }

  private async add(inputs: AsyncIterable<Input>): Promise<void> {
    element<HTMLDialogElement>('open-dialog').close();
    hideNotice();
    if (this.working !== null) {
      showNotice(say('Games are being added'), say('Wait for them, or cancel.'));
      return;
    }
    const working = new AbortController();
    this.working = working;
    if (this.adding.hasSample) {
      clearAddress();
      keepFilter(null);
    }
    element('welcome').hidden = true;
    this.tell(say('Looking for games …'));
    try {
      const added = await this.adding.add(inputs, working.signal, ({ done, total, games }) => {
        const values = { done, total, games: gamesInWords(games) };
        this.tell(say('{done} of {total} files read: {games} added', values), done, total);
      });
      this.report(added);
    } catch (error) {
      if (!working.signal.aborted) showNotice(say('The games could not be added'), messageOf(error));
    } finally {
      this.working = null;
      element('work').hidden = true;
      this.changed();
    }
  }

  private tell(text: string, done = 0, total = 0): void {
    element('work').hidden = false;
    setText('work-text', text);
    const bar = element<HTMLProgressElement>('work-bar');
    if (total > 1) {
      bar.max = total;
      bar.value = done;
    } else bar.removeAttribute('value');
    element('work-stop').hidden = this.working === null;
  }

  private report({ games, known, faults, unkept }: Added): void {
    if (unkept !== null)
      showNotice(
        say('The browser does not keep these games'),
        say('They are here until you leave the page. {reason}', { reason: unkept }),
      );
    else if (games === 0)
      showNotice(
        say('Nothing was added'),
        known > 0
          ? say('Already here: {games}.', { games: gamesInWords(known) })
          : say('No games were found.'),
      );
    else if (known > 0)
      showNotice(
        say('{games} added', { games: gamesInWords(games) }),
        say('The same as others, and left out: {games}.', { games: gamesInWords(known) }),
      );
    element('faults').hidden = faults.length === 0;
    setText('faults-count', count(faults.length, 'record could not be read', 'records could not be read'));
    element('faults-list').replaceChildren(
      ...faults.slice(0, MOST_FAULTS).map((fault) => make('li', {}, fault)),
    );
  }
}
