/**
 * Game records as text: a line for the size, then a line a turn.
 *
 * ```
 * Senket 17              the game, and points a side
 * # a comment            anything after '#'
 * 1. 9-9                 Black's post; the number is for the reader
 * 2. pass
 * 3. 10-11
 * 4. 3-3
 * 5. 11-13 +10-11        a post with a fence from it to 10-11
 * 6. pass
 * 7. 1-1 9-9=10-11       a post, and a fence between two others
 * ```
 *
 * Points are in the author's notation: 'x-y', both from 1, rows from the bottom. No fence is implied.
 */

import { KakoiError, show } from '../core/errors.js';
import type { Vertex } from '../core/types.js';
import { MAX_SIZE, validateInteger } from '../core/validate.js';
import { MIN_SIZE } from './board.js';
import type { Fence } from './fence.js';
import { postName, toPost } from './vertices.js';

/** A post with its fences, or a pass. */
export interface Turn {
  readonly post: Vertex | null;
  readonly fences: readonly Fence[];
}

interface Token {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Throws 'bad-notation' with line and column, or 'bad-size'. */
export function readRecord(text: string): { readonly size: number; readonly turns: readonly Turn[] } {
  if (typeof text !== 'string') throw new KakoiError('bad-notation', `a record is text, not ${show(text)}`);
  const [[game, sizeText, surplus] = [], ...rest] = text
    .split(/\r\n|\n|\r/)
    .map(tokensOf)
    .filter(({ length }) => length);
  if (game === undefined || game.text.toLowerCase() !== 'senket') {
    throw fault(game, "the first line must be 'Senket' and the points per side");
  }
  if (sizeText === undefined || !/^\d{1,3}$/.test(sizeText.text)) {
    throw fault(sizeText ?? game, 'the points per side must follow the name of the game');
  }
  if (surplus !== undefined) throw fault(surplus, 'nothing is expected here');
  const size = validateInteger(Number(sizeText.text), MIN_SIZE, MAX_SIZE, 'size', 'bad-size');
  return { size, turns: rest.map((tokens) => readTurn(tokens, size)) };
}

export function writeRecord(size: number, turns: readonly Turn[]): string {
  const name = (vertex: Vertex) => postName(vertex, size);
  const lines = turns.map(({ post, fences }, i) => {
    if (post === null) return `${i + 1}. pass`;
    const texts = fences.map(({ from, to }) => {
      if (name(from) === name(post)) return ` +${name(to)}`;
      return name(to) === name(post) ? ` +${name(from)}` : ` ${name(from)}=${name(to)}`;
    });
    return `${i + 1}. ${name(post)}${texts.join('')}`;
  });
  return `${[`Senket ${size}`, ...lines].join('\n')}\n`;
}

function tokensOf(line: string, index: number): Token[] {
  return Array.from(line.replace(/#.*/, '').matchAll(/\S+/g), (match) => ({
    text: match[0],
    line: index + 1,
    column: match.index + 1,
  }));
}

function readTurn(tokens: readonly Token[], size: number): Turn {
  const numbered = /^\d+\.$/.test((tokens[0] as Token).text);
  const [first, ...rest] = numbered ? tokens.slice(1) : tokens;
  if (first === undefined) throw fault(tokens[0], "a post or 'pass' must follow the number");
  if (first.text.toLowerCase() === 'pass') {
    if (rest.length > 0) throw fault(rest[0], 'nothing may follow a pass');
    return { post: null, fences: [] };
  }
  const post = readPoint(first, first.text, size);
  const fences = rest.map((token): Fence => {
    const [from = '', to, surplus] = token.text.replace(/^\+/, `${first.text}=`).split('=');
    if (to === undefined || surplus !== undefined) {
      throw fault(token, `${show(token.text)} is not a fence like '+3-4' or '3-4=5-5'`);
    }
    return { from: readPoint(token, from, size), to: readPoint(token, to, size) };
  });
  return { post, fences };
}

function readPoint(token: Token, text: string, size: number): Vertex {
  try {
    return toPost(text, size);
  } catch (cause) {
    throw fault(token, (cause as KakoiError).message, cause);
  }
}

function fault(token: Token | undefined, message: string, cause?: unknown): KakoiError {
  const { line, column } = token ?? { line: 1, column: 1 };
  return new KakoiError('bad-notation', `line ${line}, column ${column}: ${message}`, { cause });
}
