/** Keeps the latest result of a function: it is computed again only when an argument has changed. */
export function latest<A extends readonly unknown[], R>(make: (...args: A) => R): (...args: A) => R {
  let known: { readonly args: A; readonly result: R } | null = null;
  return (...args) => {
    if (known === null || args.some((arg, i) => arg !== known?.args[i]))
      known = { args, result: make(...args) };
    return known.result;
  };
}
