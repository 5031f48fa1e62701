/** The fields for the first and the last date. A date that is wrong is told once the reader has left its field, and does not count. */

import { element, setText } from '../shell/elements.js';
import { say } from '../shell/words.js';
import type { Filter } from './filter.js';

const DATE = /^(?:\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)?$/;

export class DateFields {
  private readonly since = element<HTMLInputElement>('since');
  private readonly until = element<HTMLInputElement>('until');

  constructor() {
    for (const field of [this.since, this.until]) {
      field.addEventListener('input', () => this.check());
      field.addEventListener('change', () => this.tell());
    }
  }

  /** '' for a date that is not there, or wrong. */
  get dates(): Pick<Filter, 'since' | 'until'> {
    const [since = '', until = ''] = [this.since, this.until].map((field) =>
      field.validity.valid ? field.value.trim() : '',
    );
    return { since, until };
  }

  fill({ since, until }: Filter): void {
    this.since.value = since;
    this.until.value = until;
    this.check();
  }

  private check(): void {
    const { since, until } = this;
    const [first, last] = [since.value.trim(), until.value.trim()];
    const wrong = say('A date is a year, a month or a day: 1999, 1999-05 or 1999-05-31.');
    since.setCustomValidity(DATE.test(first) ? '' : wrong);
    const isBefore = since.validity.valid && first.slice(0, last.length) > last;
    until.setCustomValidity(
      !DATE.test(last) ? wrong : isBefore ? say('The last date is before the first one.') : '',
    );
    if (since.validity.valid && until.validity.valid) this.tell();
  }

  private tell(): void {
    const { since, until } = this;
    for (const field of [since, until]) field.ariaInvalid = String(!field.validity.valid);
    setText('dates-wrong', since.validationMessage || until.validationMessage);
  }
}
