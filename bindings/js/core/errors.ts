/** The kinds of errors that the package throws. */
export type ErrorCode =
  | 'not-initialised'
  | 'unsupported'
  | 'bad-size'
  | 'size-mismatch'
  | 'bad-vertex'
  | 'off-board'
  | 'bad-option'
  | 'bad-diagram'
  | 'bad-sgf'
  | 'bad-notation'
  | 'illegal-move'
  | 'game-over';

/**
 * The class of every error that the package throws: `code` is for programs, `message` for people, `reason`
 * refines 'illegal-move'. Errors from a caller's own getter, iterator, proxy or function pass through unchanged.
 */
export class KakoiError extends Error {
  declare readonly name: 'KakoiError';
  readonly code: ErrorCode;
  declare readonly reason?: string;

  /** An error of this code; `cause` is the error behind it, where there is one. */
  constructor(code: ErrorCode, message: string, details: { reason?: string; cause?: unknown } = {}) {
    super(
      typeof message === 'string' ? message : show(message),
      details.cause === undefined ? undefined : { cause: details.cause },
    );
    this.code = code;
    if (details.reason !== undefined) this.reason = details.reason;
  }
}

// Stack traces and consoles show the class by its name, which minifiers replace.
for (const owner of [KakoiError, KakoiError.prototype]) {
  Object.defineProperty(owner, 'name', { value: 'KakoiError' });
}

/** The error for an argument that is none of those that the message names. */
export function badOption(message: string): KakoiError {
  return new KakoiError('bad-option', message);
}

/** A copy of the error with the place before its message; anything but a KakoiError is returned as it is. */
export function withPlace(cause: unknown, place: string): unknown {
  if (!(cause instanceof KakoiError)) return cause;
  const { code, reason, message } = cause;
  return new KakoiError(code, `${place}: ${message}`, {
    ...(reason === undefined ? {} : { reason }),
    cause,
  });
}

const LONGEST_TEXT = 40;
const LONGEST_VALUE = 80;
const MOST_ITEMS = 4;

/** True for an object without a class, of this realm or another. */
export function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The hint of a message when the refused value may be a structured clone. */
export const CLONED = ' (a clone? clone toJSON() instead)';

/** The own fields of boards, sets and games, joined: all that structuredClone() and postMessage() leave of them. */
const REMAINS = /^(width,height|size|toPlay|rules)$/;

/** As show(), with a hint when the value looks like the clone of a board, set or game. */
export function showThing(value: unknown): string {
  const isCopy = isPlain(value) && REMAINS.test(Object.keys(value).join());
  return show(value) + (isCopy ? CLONED : '');
}

/** Any value as short text for a message. Never throws and never prints more than one line. */
export function show(value: unknown): string {
  try {
    return cut(describe(value, 2), LONGEST_VALUE);
  } catch {
    // A getter, a proxy or a toStringTag that throws must not hide the error being reported.
    return 'an unreadable value';
  }
}

function describe(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'string':
      return `'${printable(cut(value, LONGEST_TEXT))}'`;
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'bigint':
      return `${value}n`;
    case 'symbol':
      return printable(cut(value.toString(), LONGEST_TEXT));
    case 'function':
      return 'a function';
    case 'object':
      return value === null ? 'null' : describeObject(value, depth);
    default:
      return String(value);
  }
}

function describeObject(value: object, depth: number): string {
  if (Array.isArray(value)) {
    if (depth === 0) return '[…]';
    const items = Array.from(value.slice(0, MOST_ITEMS), (item) => describe(item, depth - 1)); // visits holes too
    return `[${list(items, value.length)}]`;
  }
  let kind = Object.prototype.toString.call(value).slice(8, -1);
  if (kind === 'URL') return describe(String(value), depth);
  if (ArrayBuffer.isView(value)) return `${kind} of ${value.byteLength} bytes`;
  if (kind === 'Object' && !isPlain(value)) kind = String((value as object).constructor?.name);
  if (kind !== 'Object') return `[object ${printable(cut(kind, LONGEST_TEXT))}]`;
  if (depth === 0) return '{…}';
  const keys = Object.keys(value);
  const items = keys
    .slice(0, MOST_ITEMS)
    .map(
      (key) => `${cut(key, LONGEST_TEXT)}: ${describe((value as Record<string, unknown>)[key], depth - 1)}`,
    );
  return `{${list(items, keys.length)}}`;
}

function list(items: string[], count: number): string {
  return (count > items.length ? [...items, '…'] : items).join(', ');
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** The text with control characters escaped, because they could break the line or steer a terminal. */
function printable(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`);
}
