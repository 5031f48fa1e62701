/** Parsers for the values of options. */

import { InvalidArgumentError } from 'commander';

export function number(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new InvalidArgumentError('It is not a number.');
  return value;
}

export function integer(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    }
    return value;
  };
}

export function list(allowed: readonly string[]): (text: string) => string[] {
  return (text) => {
    const names = text.split(',').map((name) => name.trim());
    const unknown = names.find((name) => !allowed.includes(name));
    if (unknown !== undefined)
      throw new InvalidArgumentError(`'${unknown}' is not one of ${allowed.join(', ')}.`);
    return names;
  };
}
