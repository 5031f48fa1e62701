/** Keeps the latest result of a function: it is computed again only when an argument has changed. */
export function latest<A extends readonly unknown[], R>(make: (...args: A) => R): (...args: A) => R {
  let known: { readonly args: A; readonly result: R } | null = null;
  return (...args) => {
    if (known === null || args.some((arg, i) => arg !== known?.args[i]))
      known = { args, result: make(...args) };
    return known.result;
  };
}

/** Keeps an object, and gives it again in the place of each one that has the same values. */
export function steady<T extends object>(): (next: T) => T {
  let kept: T | null = null;
  let values: readonly unknown[] = [];
  return (next) => {
    const parts = Object.entries(next).flat();
    if (kept === null || parts.length !== values.length || parts.some((part, i) => part !== values[i]))
      [kept, values] = [next, parts];
    return kept;
  };
}
