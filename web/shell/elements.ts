/** The page's elements by their id. */

/** The element with the id; the page is built wrongly when it is missing, hence the error. */
export function element<T extends HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element "${id}"`);
  return found as T;
}

export function setText(id: string, text: string): void {
  const target = element(id);
  if (target.textContent !== text) target.textContent = text;
}
