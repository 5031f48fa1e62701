import { validateInteger } from './validate.js';

/** A line of steps and a place in it: what undo(), redo() and goTo() of a game move through. */
export class Timeline<Step> {
  /** All steps, those taken back included, and how many of them are made. */
  #steps: Step[] = [];
  #made = 0;
  #past: readonly Step[] | undefined;

  /** Steps made so far. */
  get made(): number {
    return this.#made;
  }

  /** Steps made and taken back. */
  get length(): number {
    return this.#steps.length;
  }

  /** The step made last. */
  get last(): Step | undefined {
    return this.#steps[this.#made - 1];
  }

  /** The step that redo() would make. */
  get next(): Step | undefined {
    return this.#steps[this.#made];
  }

  /** The steps made so far, frozen. */
  get past(): readonly Step[] {
    this.#past ??= Object.freeze(this.#steps.slice(0, this.#made));
    return this.#past;
  }

  /** All steps, those taken back included. */
  get all(): readonly Step[] {
    return this.#steps;
  }

  at(index: number): Step | undefined {
    return this.#steps[index];
  }

  /** Forgets the steps taken back, and returns them. */
  truncate(): Step[] {
    return this.#steps.splice(this.#made);
  }

  /** Makes a step; those taken back are forgotten. */
  push(step: Step): void {
    this.truncate();
    this.#steps.push(step);
    this.goTo(this.#steps.length);
  }

  /** Takes the last step back; false when there is none. */
  undo(): boolean {
    if (this.#made === 0) return false;
    this.goTo(this.#made - 1);
    return true;
  }

  /** Makes again what undo() took back; false when there is nothing. */
  redo(): boolean {
    if (this.#made === this.#steps.length) return false;
    this.goTo(this.#made + 1);
    return true;
  }

  /** Goes to the place after that many steps. Throws 'bad-option'. */
  goTo(steps: number): void {
    this.#made = validateInteger(steps, 0, this.#steps.length, 'the move number');
    this.#past = undefined;
  }
}
