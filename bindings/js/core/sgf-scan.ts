/** SGF text cut into tokens: character by character, so that no text takes more than time in proportion to its length. */

const BACKSLASH = 0x5c;
const CLOSING_BRACKET = 0x5d;

/**
 * What a token is: a bracket or ';' stands for itself, '[]' is a value with its brackets, 'A' a property's name, '?' what
 * has no meaning in SGF, and '' the end of the text.
 */
export type TokenKind = '(' | ')' | ';' | '[]' | 'A' | '?' | '';

/** Goes through SGF text token by token, from a place in it. */
export class SgfScanner {
  readonly text: string;
  /** Where the token lies. */
  start: number;
  end: number;

  constructor(text: string, start: number) {
    this.text = text;
    this.start = this.end = start;
  }

  /** The token's characters; of a value what is between its brackets, escapes and all. */
  get word(): string {
    const inner = this.text.charAt(this.start) === '[' ? 1 : 0;
    return this.text.slice(this.start + inner, this.end - inner);
  }

  /** Goes to the next token. */
  next(): TokenKind {
    const { text } = this;
    let at = this.end;
    while (isBlank(text, at)) at++;
    this.start = at;
    this.end = at + 1;
    const character = text.charAt(at);
    switch (character) {
      case '(':
      case ')':
      case ';':
      case '':
        return character;
      case '[':
        while (at < text.length) {
          const code = text.charCodeAt(++at);
          if (code === CLOSING_BRACKET) {
            this.end = at + 1;
            return '[]';
          }
          if (code === BACKSLASH) at++;
        }
        return '?'; // it has no end
      default:
        if (!isLetter(text.charCodeAt(at))) return '?';
        while (isLetter(text.charCodeAt(++at)) || isDigit(text.charCodeAt(at))); // digits: FF[1] to FF[3]
        this.end = at;
        return 'A';
    }
  }
}

/** Where the first game of the text begins; −1 where there is none. */
export function gameStart(text: string): number {
  return text.search(/\(\s*;/);
}

/** A property's name in today's spelling: old files have 'Black' for 'B'. */
export function shortName(name: string): string {
  return name.replace(/[a-z]/g, '');
}

function isLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Any white space of Unicode; not the end of the text. */
function isBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 0x20 || (code >= 9 && code <= 13) || (code >= 0xa0 && text.charAt(at).trim() === '');
}
