/** Steps through the game by itself until it ends or the reader does anything with it. */

import type { App } from './app.js';
import { element } from './elements.js';

const INTERVAL_MS = 650;

export class Autoplay {
  private timer = 0;

  constructor(private readonly app: App) {}

  toggle(): void {
    if (this.timer !== 0) {
      this.stop();
      return;
    }
    if (this.app.at === this.app.length) this.app.goTo(0);
    this.timer = window.setInterval(() => {
      this.app.step(1);
      if (this.app.at === this.app.length) this.stop();
    }, INTERVAL_MS);
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
    button.setAttribute('aria-label', playing ? 'Pause' : 'Play through the game');
    button.title = playing ? 'Pause (space)' : 'Play through the game (space)';
  }
}
