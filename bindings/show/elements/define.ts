/**
 * Makes an element known to the page, as importing its entry does. Where there are no elements, as on a server, and where the
 * page knows it already, nothing happens.
 */
export function defineElement(tag: string, element: CustomElementConstructor): void {
  const known = globalThis.customElements;
  if (!known?.get(tag)) known?.define(tag, element);
}
