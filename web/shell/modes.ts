/**
 * The modes of the panel: what it shows, and what a press on the board means. One at a time, chosen in the bar
 * under the board or by its number on the keyboard.
 */

import { element } from './elements.js';
import { makeOneStop } from './one-stop.js';
import { recall, remember } from './preferences.js';
import { say } from './words.js';

/** The windows in which `narrow.css` keeps the board and the bar in view. */
const IS_TALL = matchMedia('(max-width: 900px) and (min-height: 600px)');

/** Called with true when the mode begins, and with false when it ends; a promise is fulfilled once all of the panel is there. */
type Watcher = (on: boolean) => void | Promise<void>;

export class Modes {
  private readonly tabs = [...element('modes').querySelectorAll<HTMLElement>('[role="tab"]')];
  private readonly watchers = new Map<string, Watcher>();
  private readonly followers: (() => void)[] = [];
  private current = '';

  /** `game` names the page under which the mode is kept from visit to visit. */
  constructor(private readonly game: string) {
    this.tabs.forEach((tab, index) => {
      tab.title = say('{mode} (key {key})', { mode: tab.textContent ?? '', key: index + 1 });
      tab.setAttribute('aria-keyshortcuts', String(index + 1));
      tab.addEventListener('click', () => this.open(nameOf(tab)));
    });
    makeOneStop(element('modes'), this.tabs, (tab) => this.choose(nameOf(tab)));
  }

  /** Calls back whenever the mode begins or ends. */
  watch(mode: string, watcher: Watcher): void {
    this.watchers.set(mode, watcher);
  }

  /** Calls back whenever another mode has begun. */
  follow(follower: () => void): void {
    this.followers.push(follower);
  }

  /** Begins in the mode of the last visit, or else with the layers. */
  begin(): void {
    const kept = recall(`mode-${this.game}`);
    this.choose(this.tabs.some((tab) => nameOf(tab) === kept) ? kept! : 'layers');
  }

  /** Chooses the mode and brings it into view. */
  open(mode: string): void {
    const begun = this.choose(mode);
    const show = (): void => bringIntoView(element(`mode-${mode}`));
    show();
    void begun?.then(show);
  }

  /** Chooses the mode; the result is that of its watcher. */
  choose(mode: string): void | Promise<void> {
    if (mode === this.current) return;
    const before = this.current;
    this.current = mode;
    for (const tab of this.tabs) {
      const isChosen = nameOf(tab) === mode;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      element(`mode-${nameOf(tab)}`).hidden = !isChosen;
    }
    document.documentElement.dataset.mode = mode;
    element('panel').scrollTop = 0;
    remember(`mode-${this.game}`, mode);
    this.watchers.get(before)?.(false);
    const begun = this.watchers.get(mode)?.(true);
    for (const follower of this.followers) follower();
    return begun;
  }

  /** Chooses the mode with that number in the bar, from 1; returns false when there is none. */
  chooseByNumber(number: number): boolean {
    const tab = this.tabs[number - 1];
    if (tab !== undefined) this.choose(nameOf(tab));
    return tab !== undefined;
  }
}

/** Scrolls the page, where it is scrolled as a whole, until the mode begins below the bar, if it ends out of view. */
function bringIntoView(mode: HTMLElement): void {
  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollHeight > clientHeight && IS_TALL.matches) mode.scrollIntoView();
}

/** True in the mode. Asking for the size of something in it would make the browser lay the page out. */
export function isMode(mode: string): boolean {
  return document.documentElement.dataset.mode === mode;
}

/** 'record' for the tab of the panel 'mode-record'. */
function nameOf(tab: HTMLElement): string {
  return tab.id.replace('tab-', '');
}
