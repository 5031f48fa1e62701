/** Checks at the door: overlays and pictures take boards of their own game, and options that exist. */

import { KakoiError, type Vertex } from '../../js/api.js';
import { checkSize, type Size, wrongClass } from '../../js/core/check.js';
import { badOption, show } from '../../js/core/errors.js';
import { isSet } from '../../js/core/point-set.js';
import { isMap } from '../../js/core/scalar-map.js';
import { validateList } from '../../js/core/validate.js';
import type { Point, Shape } from './shapes.js';
import { type Paint, THEMES, type Theme } from './theme.js';

/** Throws 'bad-option' unless the value is what board.score() gives, and 'size-mismatch' when it is of another size. */
export function checkScore(score: unknown, size: Size): void {
  const { black, white, dead, seki, falseEyes, dame } = Object(score) as Record<
    string,
    { points?: unknown } | undefined
  >;
  for (const set of [black?.points, white?.points, dead, seki, falseEyes, dame]) {
    if (!isSet(set)) throw badOption(`score must be the result of board.score(), not ${show(score)}`);
    checkSize(set, size, 'the score is of');
  }
}

/** Throws 'bad-option' unless the value is a map of numbers, and 'size-mismatch' when it is of another size than the board. */
export function checkMap(name: string, value: unknown, size: Size): void {
  if (!isMap(value)) throw wrongClass(name, 'ScalarMap', value);
  checkSize(value, size, `${name} is of`);
}

/** Throws 'bad-vertex' unless the value is [x, y] of integers, and 'off-board' beyond the board. */
export function checkVertex(value: unknown, { width, height }: Size, what: string): Vertex {
  const { 0: x, 1: y, length } = Array.isArray(value) ? value : [];
  if (!Number.isInteger(x) || !Number.isInteger(y) || length !== 2) {
    throw new KakoiError('bad-vertex', `${what} must be [x, y] of integers, not ${show(value)}`);
  }
  if (x < 0 || y < 0 || x >= width || y >= height) {
    throw new KakoiError('off-board', `${what} ${show(value)} is outside the ${width}×${height} board`);
  }
  return [x, y];
}

/** Throws 'bad-vertex' unless the value is [x, y] of numbers: places between points, and beyond them, are some too. */
export function checkPlace(value: unknown): Point {
  const { 0: x, 1: y, length } = Array.isArray(value) ? value : [];
  if (!Number.isFinite(x) || !Number.isFinite(y) || length !== 2)
    throw new KakoiError('bad-vertex', `a place is [x, y], not ${show(value)}`);
  return [x, y];
}

/** Throws 'bad-option' unless the value is a number, which may be without end. */
export function checkNumber(name: string, value: unknown): void {
  if (typeof value !== 'number' || Number.isNaN(value))
    throw badOption(`${name} must be a number, not ${show(value)}`);
}

/** The items of a list, each as `read` gives it. Throws 'bad-option' unless the value is a list. */
export function checkList<T, R>(name: string, value: unknown, read: (item: T) => R): R[] {
  return validateList(value as Iterable<T>, read, name);
}

/** Throws 'bad-option' unless the value is a list of what has a kind, as shapes have. */
export function checkShapes(shapes: unknown): Shape[] {
  return checkList('the shapes', shapes, (shape: Shape) => {
    if (typeof shape?.kind !== 'string')
      throw badOption(`a shape must be one that overlays give, not ${show(shape)}`);
    if (shape.kind === 'faded') {
      checkNumber('the opacity of a faded shape', shape.opacity);
      checkList('the faded shapes', shape.shapes, (inner: Shape) => {
        if (typeof inner?.kind !== 'string' || inner.kind === 'faded')
          throw badOption(`a faded shape must hold shapes that are not faded, not ${show(inner)}`);
      });
    }
    return shape;
  });
}

/** Throws 'bad-option' unless the value is one of those. */
export function checkChoice(name: string, value: unknown, choices: readonly unknown[]): void {
  if (!choices.includes(value))
    throw badOption(`${name} must be one of ${choices.join(', ')}, not ${show(value)}`);
}

/** Throws 'bad-option' unless every paint has a value. */
export function checkTheme(theme: Theme): void {
  for (const name of Object.keys(THEMES.light.wood) as Paint[]) {
    if (typeof theme?.[name] !== 'string') throw badOption(`the theme has no color called ${name}`);
  }
}
