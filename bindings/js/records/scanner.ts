/** Splits SGF text into tokens, in time proportional to its length. */

const CLOSING_BRACKET = 0x5d;

/**
 * The kinds of tokens: brackets and ';' stand for themselves, '[]' is a value with its brackets, 'A' a
 * property's name, '?' a character without meaning in SGF, and '' the end of the text.
 */
export type TokenKind = '(' | ')' | ';' | '[]' | 'A' | '?' | '';

/** Walks through SGF text token by token, from a given position. */
export class SgfScanner {
  readonly text: string;
  /** The bounds of the current token. */
  start: number;
  end: number;
  /** True for a value of two letters, in which nothing is escaped. */
  isPoint = false;
  /** The position of a backslash found so far. The next one is searched only when a value may contain it. */
  #escape = -1;

  constructor(text: string, start: number) {
    this.text = text;
    this.start = this.end = start;
  }

  /** The token's characters; for a value those between its brackets, still escaped. */
  get word(): string {
    const inner = this.text.charCodeAt(this.start) === 0x5b ? 1 : 0;
    return this.text.slice(this.start + inner, this.end - inner);
  }

  /** Moves on to the next token. */
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
        while (isLetter(code) || isDigit(code)); // FF[1] to FF[3] allow digits in names
        this.end = at;
        return 'A';
    }
  }

  #value(start: number): TokenKind {
    const { text } = this;
    if (text.charCodeAt(start + 3) === CLOSING_BRACKET) {
      // a fast path, because most values are points
      const first = text.charCodeAt(start + 1);
      const second = text.charCodeAt(start + 2);
      if (isLetter(first) && isLetter(second)) {
        this.end = start + 4;
        this.isPoint = true;
        return '[]';
      }
    }
    this.isPoint = false;
    for (let at = start + 1, end = -1; ; ) {
      if (end < at) end = text.indexOf(']', at); // once for all escapes before it
      if (end < 0) return '?'; // a value without an end
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

/**
 * The beginning of a game: a bracket and ';'. Sina leaves out the ';', which is known as a game where nothing stands before it;
 * Fox writes line breaks as a backslash and a letter.
 */
const SINA = /[\s\\rnt]*(\([\s\\rnt]*[A-Z]{1,2}\s*\[)/y;

/** The position where the first game after `from` begins; −1 when there is none. */
export function gameStart(text: string, from = 0): number {
  SINA.lastIndex = from;
  const sina = SINA.exec(text);
  if (sina !== null) return SINA.lastIndex - sina[1]!.length;
  const begin = /\([\s\\rnt]*;/g;
  begin.lastIndex = from;
  return begin.exec(text)?.index ?? -1;
}

/**
 * A property's name in the spelling of FF[4]: 'Black' in old files means 'B', and a name in lower case alone is taken
 * as capitals. The result has no lower-case letters, so it never collides with properties that all objects inherit.
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

/** True for any Unicode white space; false at the end of the text, whose code is NaN. */
function isBlank(code: number): boolean {
  return (
    code === 0x20 || (code >= 9 && code <= 13) || (code >= 0xa0 && String.fromCharCode(code).trim() === '')
  );
}
