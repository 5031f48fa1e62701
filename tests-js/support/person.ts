/** Somebody at a page, who presses what the window shows by the words on it, and counts. */

import type { Locator, Page } from 'playwright-core';
import { place } from './board-page.js';

/** Things that can be pressed by their words. */
const CONTROLS = 'button, a, label, summary';
/** The middle of a line of words in a field, below the field's top. */
const LINE = 20;

export class Person {
  /** Clicks, taps and drags; the choice from a list is two. */
  presses = 0;
  /** Presses before which something out of view had to be looked for. */
  scrolls = 0;

  constructor(
    readonly page: Page,
    private readonly hasFinger = false,
  ) {}

  get effort(): { presses: number; scrolls: number } {
    const { presses, scrolls } = this;
    return { presses, scrolls };
  }

  /**
   * Presses the control in sight with these words or, where it shows none, this name; in a part of the page. Words that end in
   * '…' are the beginning.
   */
  async press(words: string, within = 'body'): Promise<void> {
    await this.pressOn(await this.control(words, within));
  }

  /** Chooses from the list with that name. */
  async choose(list: string, option: string): Promise<void> {
    const select = this.page.getByLabel(list, { exact: true }).filter({ visible: true });
    await this.bringIntoView(select);
    await select.selectOption({ label: option });
    this.presses += 2;
  }

  /** Presses the place where words are typed, and types. */
  async type(words: string, field: string): Promise<void> {
    await this.pressOn(this.page.getByLabel(field, { exact: true }).filter({ visible: true }));
    await this.page.keyboard.type(words);
  }

  /** Presses a point of the board; a finger does so twice, because its first tap only shows what it would do. */
  async board(x: number, y: number, taps = this.hasFinger ? 2 : 1): Promise<void> {
    for (let tap = 0; tap < taps; tap++) {
      const at = await this.onScreen(x, y);
      await this.pressAt(at);
    }
  }

  /** Draws over the board from a point to another. */
  async draw(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    const { mouse } = this.page;
    const [start, end] = [await this.onScreen(...from), await this.onScreen(...to)];
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move(end.x, end.y, { steps: 4 });
    await mouse.up();
    this.presses++;
  }

  private async onScreen(x: number, y: number): Promise<{ x: number; y: number }> {
    const board = this.page.locator('#board');
    await this.bringIntoView(board);
    const [at, corner] = [await place(this.page, x, y), (await board.boundingBox())!];
    return { x: corner.x + at.x, y: corner.y + at.y };
  }

  private async control(words: string, within: string): Promise<Locator> {
    const part = this.page.locator(within);
    const source = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const exactly = new RegExp(words.endsWith('…') ? `^\\s*${source.slice(0, -1)}` : `^\\s*${source}\\s*$`);
    const found = part
      .locator(CONTROLS)
      .filter({ hasText: exactly })
      .or(part.locator(`button[aria-label="${words}"]`))
      .filter({ visible: true });
    await found.first().waitFor();
    return found;
  }

  private async pressOn(control: Locator): Promise<void> {
    await this.bringIntoView(control);
    const { x, y, width, height } = (await control.boundingBox())!;
    await this.pressAt({ x: x + width / 2, y: y + Math.min(height / 2, LINE) });
  }

  private async pressAt({ x, y }: { x: number; y: number }): Promise<void> {
    const { mouse, touchscreen } = this.page;
    this.presses++;
    if (this.hasFinger) await touchscreen.tap(x, y);
    else await mouse.click(x, y);
  }

  /** Counts a search for the element when the middle of its first line is not in the window, or when something lies over it. */
  private async bringIntoView(element: Locator): Promise<void> {
    const isThere = await element.evaluate((it, line) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, line));
      return met !== null && (it.contains(met) || met.contains(it));
    }, LINE);
    if (isThere) return;
    this.scrolls++;
    await element.evaluate((it) => it.scrollIntoView({ block: 'start' }));
  }
}
