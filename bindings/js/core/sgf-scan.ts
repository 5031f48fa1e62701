/** SGF text cut into tokens: no text takes more than time in proportion to its length. */

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
  /** The next backslash, or one that is behind: looked for only when a value may hold it. */
  #escape = -1;

  constructor(text: string, start: number) {
    this.text = text;
    this.start = this.end = start;
  }

  /** The token's characters; of a value what is between its brackets, escapes and all. */
  get word(): string {
    const inner = this.text.charCodeAt(this.start) === 0x5b ? 1 : 0;
    return this.text.slice(this.start + inner, this.end - inner);
  }

  /** Goes to the next token. */
  next(): TokenKind {
    const { text } = this;
    let at = this.end;
    let code = text.charCodeAt(at);
    while (isBlank(code)) code = text.charCodeAt(++at);
    this.start = at;
    this.end = at + 1;
    switch (code) {
      case 0x28:
        return '(';
      case 0x29:
        return ')';
      case 0x3b:
        return ';';
      case 0x5b:
        return this.#value(at);
      default:
        if (!isLetter(code)) {
          if (at < text.length) return '?';
          this.end = at;
          return '';
        }
        do code = text.charCodeAt(++at);
        while (isLetter(code) || isDigit(code)); // digits: FF[1] to FF[3]
        this.end = at;
        return 'A';
    }
  }

  #value(start: number): TokenKind {
    const { text } = this;
    if (text.charCodeAt(start + 3) === CLOSING_BRACKET) {
      // most values are points
      const first = text.charCodeAt(start + 1);
      const second = text.charCodeAt(start + 2);
      if (isLetter(first) && isLetter(second)) {
        this.end = start + 4;
        return '[]';
      }
    }
    for (let at = start + 1; ; ) {
      const end = text.indexOf(']', at);
      if (end < 0) return '?'; // it has no end
      if (this.#escape < at) {
        this.#escape = text.indexOf('\\', at);
        if (this.#escape < 0) this.#escape = text.length;
      }
      if (this.#escape > end) {
        this.end = end + 1;
        return '[]';
      }
      at = this.#escape + 2;
    }
  }
}

/** Where a game of the text begins, from a place in it; −1 where there is none. */
export function gameStart(text: string, from = 0): number {
  const begin = /\(\s*;/g;
  begin.lastIndex = from;
  return begin.exec(text)?.index ?? -1;
}

/**
 * A property's name in today's spelling: old files have 'Black' for 'B'. One of small letters alone is meant as it
 * stands. It is no name that objects have of themselves: those hold small letters.
 */
export function shortName(name: string): string {
  if (name.length === 1 && name <= 'Z') return name;
  const short = name.replace(/[a-z]/g, '');
  return /^[A-Z]/.test(short) ? short : name.toUpperCase();
}

function isLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Any white space of Unicode; not the end of the text. */
function isBlank(code: number): boolean {
  return (
    code === 0x20 || (code >= 9 && code <= 13) || (code >= 0xa0 && String.fromCharCode(code).trim() === '')
  );
}
