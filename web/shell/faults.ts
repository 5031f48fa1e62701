/** Tells the reader of faults of a record that was opened in spite of them. */

import type { SgfNote } from 'kakoi/sgf';
import { showNotice } from './notice.js';
import { say } from './words.js';

/** Messages of the package about records, with names in braces for what is quoted and for numbers. */
const REASONS = [
  'the text ends inside a game: {a} is missing',
  'a property without a value',
  '{a} closes nothing',
  '{a} is outside a game',
  '{a} is missing',
  'the value {a} belongs to no property',
  'the value that begins here has no closing {a}',
  '{a} has no meaning here',
  '{a} is outside a node: {b} expected',
  'a node cannot follow a variation',
  '{a} expected after {b}',
  '{a} is not a point',
  '{a} is not a move',
  '{a} is not a square',
  'a move is one point, not {a}',
  '{a} is outside the {b}×{c} board',
  'SZ must be a number from {a} to {b}, or two with a colon, not {c}',
] as const;
type Reason = (typeof REASONS)[number];

/** The most that a game notes of its record. */
const MOST_NOTES = 100;

/** Shows the first of the faults, and how many there are. */
export function tellFaults(faults: readonly SgfNote[]): void {
  const [first] = faults;
  if (first === undefined) return;
  const { line, column, message } = first;
  const reason = inReadersWords(message);
  const told = [
    say('Line {line}, column {column}: {reason}.', { line, column, reason }),
    faults.length >= MOST_NOTES
      ? say('It has {n} faults or more.', { n: MOST_NOTES })
      : faults.length > 1
        ? say('It has {n} faults in all.', { n: faults.length })
        : '',
    say('Everything else is here.'),
  ];
  showNotice(say('This record is faulty'), told.filter(Boolean).join(' '));
}

/** The package's message in the reader's language, where there are words for it. */
function inReadersWords(message: string): string {
  const values: Record<string, string> = {};
  const reason = message.replace(/'[^']*'?|\d+/g, (value) => {
    const name = String.fromCharCode(97 + Object.keys(values).length);
    values[name] = value;
    return `{${name}}`;
  });
  return REASONS.includes(reason as Reason) ? say(reason as Reason, values as never) : message;
}
