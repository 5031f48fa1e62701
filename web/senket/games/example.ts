/** Positions that come with the page, as games that it lists. */

import type { BuiltInGame } from '../../shell/opener.js';
import { say } from '../../shell/words.js';
import { type Position, recordOf } from './record.js';

export interface Example extends Position {
  readonly title: string;
  readonly note: string;
}

export function gameOf(example: Example): BuiltInGame {
  const { title, note } = example;
  const choose = `[name="mode"][value="${title === 'Post scoring' ? 'posts' : 'area'}"]`;
  return {
    title,
    note,
    choose,
    /** Its comments are in the language that the page has when it is opened. */
    get text() {
      return recordOf(example, [say(title), say(note)]);
    },
  };
}
