/** Text from records, names of files and ids, made safe to look at: a terminal obeys control characters. */

/** Controls, and what reverses the direction of text or ends a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const hex = (character: string) => character.charCodeAt(0).toString(16);

/** The text with '\u{1b}' in place of an escape character. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (character) => `\\u{${hex(character)}}`);
}

/** The same for text of several lines. */
export function visibleLines(text: string): string {
  return text.split('\n').map(visible).join('\n');
}

/** JSON that parses to the value, without the characters that JSON itself would let through. */
export function toJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSEEN, (character) => `\\u${hex(character).padStart(4, '0')}`);
}
