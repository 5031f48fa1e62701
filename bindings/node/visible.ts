/** Makes text from records, names of files and ids safe to print, because a terminal obeys control characters. */

/** Control characters, and characters that reverse the direction of text or end a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern has to match them
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const hex = (character: string) => character.charCodeAt(0).toString(16);

/** The text with '\u{1b}' in place of an escape character. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (character) => `\\u{${hex(character)}}`);
}

/** As visible(), but keeps the line feeds of text with several lines. */
export function visibleLines(text: string): string {
  return text.split('\n').map(visible).join('\n');
}

/** JSON of the value, with escapes for invisible characters that JSON itself allows. */
export function toJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSEEN, (character) => `\\u${hex(character).padStart(4, '0')}`);
}
