/** The form of commands and answers on the wire: GTP version 2, sections 2.5 and 2.6. */

/** A command as a line has it. */
export interface CommandLine {
  /** The number in front of the command, which its answer repeats; '' without one. */
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
}

/** Control characters, which are dropped, but for the tab, which is a blank. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern has to match them
const CONTROL = /[\u0000-\u0008\u000a-\u001f\u007f]/g;

/** The command of a line; null when it holds none but blanks and a comment. */
export function readLine(line: string): CommandLine | null {
  const end = line.indexOf('#');
  const text = (end < 0 ? line : line.slice(0, end)).replace(CONTROL, '').trim();
  if (text === '') return null;
  const words = text.split(/[ \t]+/);
  const id = /^\d+$/.test(words[0]!) ? words.shift()! : '';
  const [name = '', ...rest] = words;
  return { id, name, words: rest };
}

/** True for the comment by which GoGui asks for a move at once. */
export function isInterruption(line: string): boolean {
  return /^\s*#\s*interrupt\s*$/.test(line);
}

/** An answer on the wire. An empty line would end it early, so such a line gets a blank. */
export function answerText(id: string, succeeds: boolean, text: string): string {
  const body = text.replace(CONTROL, (char) => (char === '\n' ? char : '')).replace(/\n(?=\n|$)/g, '\n ');
  return `${succeeds ? '=' : '?'}${id}${body === '' ? '' : ` ${body}`}\n\n`;
}
