/** Steps through the game by itself until it ends or the reader does anything. */

import { element, setAttribute } from './elements.js';
import { goTo, step as stepBy } from './moves.js';
import { recall } from './preferences.js';
import { type PageState, placeOf } from './state.js';
import { say } from './words.js';

export class Autoplay {
  private timer = 0;
  /** Milliseconds from move to move. */
  private speed = Number(recall('speed')) || 650;

  constructor(private readonly page: PageState) {}

  useSpeed(milliseconds: number): void {
    this.speed = milliseconds;
    if (this.timer !== 0) this.start();
  }

  toggle(): void {
    if (this.timer !== 0) {
      this.stop();
      return;
    }
    if (this.isAtEnd) goTo(this.page, 0);
    this.start();
  }

  private get isAtEnd(): boolean {
    const { at, length } = placeOf(this.page);
    return at === length;
  }

  private start(): void {
    window.clearInterval(this.timer);
    const step = (): void => {
      stepBy(this.page, 1);
      if (this.isAtEnd) this.stop();
    };
    this.timer = window.setInterval(step, this.speed);
    this.show();
  }

  stop(): void {
    window.clearInterval(this.timer);
    this.timer = 0;
    this.show();
  }

  private show(): void {
    const playing = this.timer !== 0;
    const button = element('autoplay');
    button.toggleAttribute('data-playing', playing);
    setAttribute(button, 'aria-label', playing ? say('Pause') : say('Play through the game'));
    setAttribute(button, 'title', playing ? say('Pause (space)') : say('Play through the game (space)'));
  }
}
