/** Steps through the game by itself until it ends or the reader does anything. */

import type { App } from './app.js';
import { element, setAttribute } from './elements.js';
import { recall } from './preferences.js';
import { say } from './words.js';

export class Autoplay {
  private timer = 0;
  /** Milliseconds from move to move. */
  private speed = Number(recall('speed')) || 650;

  constructor(private readonly app: App) {}

  useSpeed(milliseconds: number): void {
    this.speed = milliseconds;
    if (this.timer !== 0) this.start();
  }

  toggle(): void {
    if (this.timer !== 0) {
      this.stop();
      return;
    }
    if (this.app.at === this.app.length) this.app.goTo(0);
    this.start();
  }

  private start(): void {
    window.clearInterval(this.timer);
    const step = (): void => {
      this.app.step(1);
      if (this.app.at === this.app.length) this.stop();
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
