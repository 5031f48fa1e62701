import { KakoiError, show } from '../core/errors.js';
import { badSgf, mendable, type Place, placesIn } from './places.js';
import { gameStart, SgfScanner, shortName, type TokenKind } from './scanner.js';
import type { SgfNote } from './tree.js';

/** The maker of the nodes, and the functions that are told of notes and values. */
export interface Reading<N> {
  /** Makes a node, which must be appended to the children of its parent; its data is filled in by the reader. */
  readonly make: (parent: N | null, pos: number) => N;
  /** Repairs all faults but the lack of a game. */
  readonly lenient?: boolean | undefined;
  /** Called for each repair with what makes the note on it: nobody may want it. */
  readonly onNote?: ((note: () => SgfNote) => void) | undefined;
  /** Called for each value with the name of its property, and the positions of its bracket and of the name. */
  readonly onValue?: (name: string, pos: number, namePos: number) => void;
}

/** The roots of all games in SGF text; nodes and values come in the order of the text. Throws 'bad-sgf'. */
export function readTrees<N extends { readonly data: Record<string, string[]>; readonly children: N[] }>(
  text: string,
  reading: Reading<N>,
): N[] {
  if (typeof text !== 'string')
    throw new KakoiError('bad-sgf', `line 1, column 1: SGF must be text or bytes, not ${show(text)}`);
  return new TreeReader(text, reading).read();
}

/** Reads SGF text token by token, without recursion, so that deep trees cannot overflow the stack. */
class TreeReader<N extends { readonly data: Record<string, string[]> }> {
  readonly #text: string;
  readonly #reading: Reading<N>;
  readonly #placeOf: (pos: number) => Place;
  readonly #scanner: SgfScanner;
  readonly #games: N[] = [];
  /** For each open bracket, the node before it. */
  readonly #parents: (N | null)[] = [];
  /** The node that the next one follows. It is the node being read, unless a bracket came after it. */
  #last: N | null = null;
  /** The bracket before the current token; '' inside a node. */
  #bracket: '(' | ')' | '' = ')';
  /** The name of the property being read; '' between properties. */
  #name = '';
  #namePos = 0;
  /** The values of that property; undefined before the first. */
  #values: string[] | undefined;
  /** True once line breaks written as letters were told. */
  #hasWrittenBreaks = false;

  constructor(text: string, reading: Reading<N>) {
    this.#text = text;
    this.#reading = reading;
    this.#placeOf = placesIn(text);
    this.#scanner = new SgfScanner(text, 0);
  }

  read(): N[] {
    const scanner = this.#scanner;
    for (;;) {
      if (this.#parents.length === 0 && !this.#enterGame()) return this.#games;
      const kind = scanner.next();
      const pos = scanner.start;
      if (kind === '[]') this.#value(pos, scanner.word);
      else if (kind === '?' && this.#text.charAt(pos) === '[') this.#openValue(pos);
      else if (kind === '?') this.#skip(pos);
      else {
        if (kind === '') this.#fault(pos, () => "the text ends inside a game: ')' is missing");
        if (this.#name !== '' && this.#values === undefined)
          this.#fault(this.#namePos, () => 'a property without a value');
        this.#name = '';
        this.#values = undefined;
        if (kind === '') return this.#games;
        this.#structure(kind, pos);
      }
    }
  }

  /** Throws, or in lenient reading passes a note on; the code after the call then repairs the fault. */
  #fault(pos: number, message: () => string): void {
    if (!this.#reading.lenient) throw badSgf(this.#placeOf(pos), mendable(message()));
    this.#note(pos, message);
  }

  #note(pos: number, message: () => string): void {
    this.#reading.onNote?.(() => ({ ...this.#placeOf(pos), message: message() }));
  }

  /** Goes to where the next game begins; false when there is none. */
  #enterGame(): boolean {
    const text = this.#text;
    const scanner = this.#scanner;
    const { end } = scanner;
    const start = nextGame(text, end, this.#reading.lenient);
    const skipped = text.slice(end, start < 0 ? text.length : start);
    const about = skipped.trimStart();
    if (start < 0 && this.#games.length === 0)
      throw badSgf(this.#placeOf(0), `no game record, which begins with '(;', in ${show(text)}`);
    if (about !== '' && (this.#reading.lenient || (end > 0 && about.startsWith(')')))) {
      const message = () =>
        about.startsWith(')') ? "')' closes nothing" : `${show(about)} is outside a game`;
      this.#fault(end + skipped.length - about.length, message);
    }
    if (start < 0) return false;
    scanner.end = start;
    if (text.charAt(start) === ';') {
      this.#fault(start, () => "'(' is missing");
      this.#parents.push(null);
      this.#bracket = '(';
    }
    return true;
  }

  #value(pos: number, word: string): void {
    const name = this.#name;
    if (name === '') {
      this.#fault(pos, () => `the value ${show(`[${word}]`)} belongs to no property`);
      return;
    }
    this.#reading.onValue?.(name, pos, this.#namePos);
    const value = this.#scanner.isPoint ? word : unescaped(word);
    const { data } = this.#last!;
    this.#values ??= data[name];
    // Most properties are moves, and a computed name takes ten times as long.
    if (this.#values !== undefined) this.#values.push(value);
    else if (name === 'B') this.#values = data.B = [value];
    else if (name === 'W') this.#values = data.W = [value];
    else this.#values = data[name] = [value];
  }

  /** Reads a value without its bracket, to the end of the text. */
  #openValue(pos: number): void {
    this.#fault(pos, () => "the value that begins here has no closing ']'");
    const text = this.#text;
    this.#scanner.end = text.length;
    this.#value(pos, text.slice(pos + 1).replace(/^([a-z]{2})[)\s]*$/i, '$1'));
  }

  /** Skips characters that mean nothing. */
  #skip(pos: number): void {
    const text = this.#text;
    WRITTEN_BREAKS.lastIndex = pos;
    if (WRITTEN_BREAKS.test(text)) {
      if (!this.#hasWrittenBreaks)
        this.#note(pos, () => `line breaks written as ${show(text.slice(pos, pos + 2))} are skipped`);
      this.#hasWrittenBreaks = true;
      this.#scanner.end = WRITTEN_BREAKS.lastIndex;
      return;
    }
    this.#fault(pos, () => `${show(String.fromCodePoint(text.codePointAt(pos)!))} has no meaning here`);
    NO_MEANING.lastIndex = pos;
    NO_MEANING.exec(text);
    this.#scanner.end = NO_MEANING.lastIndex;
  }

  /** Reads the name of a property, the beginning of a node, or a bracket. */
  #structure(kind: Exclude<TokenKind, '[]' | '?' | ''>, pos: number): void {
    if (kind === 'A') {
      const { word } = this.#scanner;
      if (this.#bracket !== '') {
        const message = () => `${show(word)} is outside a node: ';' expected`;
        if (this.#bracket === '(' && this.#last === null)
          this.#note(pos, message); // as Sina writes its games
        else this.#fault(pos, message);
        this.#beginNode(pos);
      }
      this.#name = shortName(word);
      this.#namePos = pos;
    } else if (kind === ';') {
      if (this.#bracket === ')') this.#fault(pos, () => 'a node cannot follow a variation');
      this.#beginNode(pos);
    } else {
      if (this.#bracket === '(') this.#fault(pos, () => "';' expected after '('");
      if (kind === '(') this.#parents.push(this.#last);
      else this.#last = this.#parents.pop() as N | null;
      this.#bracket = kind;
    }
  }

  #beginNode(pos: number): void {
    const node = this.#reading.make(this.#last, pos);
    if (this.#last === null) this.#games.push(node);
    this.#last = node;
    this.#bracket = '';
  }
}

/** A line break as a backslash and a letter, which Fox writes between properties. */
const WRITTEN_BREAKS = /\\[rnt]/y;
/** A run of characters that lenient reading skips together. */
const NO_MEANING = /[^()[;A-Za-z]+/y;

/**
 * The start of the next game, −1 when there is none. Lenient reading also accepts a game without its bracket
 * or its first ';'.
 */
function nextGame(text: string, from: number, lenient = false): number {
  if (!lenient) return gameStart(text, from);
  const start = /\([\s\\rnt]*;|[(;]\s*[a-z]{1,2}\s*\[/gi;
  start.lastIndex = from;
  return start.exec(text)?.index ?? -1;
}

/**
 * The unescaped text of a value: a backslash keeps the next character, except for a line end, which is
 * dropped with it. Line ends of all systems become '\n'.
 */
function unescaped(text: string): string {
  if (!/[\\\r]/.test(text)) return text;
  return text.replace(LINE_END, '\n').replace(/\\(?:\n|([\s\S]?))/g, '$1');
}

const LINE_END = /\r\n?|\n\r?/g;
