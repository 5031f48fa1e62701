/** The page's elements by their id, and helpers for them that every module uses. */

/** The element with the id; the page is built wrongly when it is missing, hence the error. */
export function element<T extends HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element "${id}"`);
  return found as T;
}

/** A new element with these properties, and what it holds. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...contents: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...contents);
  return made;
}

/** A new button. */
export function makeButton(
  className: string,
  press: () => void,
  ...contents: readonly (Node | string)[]
): HTMLButtonElement {
  const button = make('button', { type: 'button', className }, ...contents);
  button.addEventListener('click', press);
  return button;
}

export function setText(id: string, text: string): void {
  const target = element(id);
  if (target.textContent !== text) target.textContent = text;
}

/** Sets an attribute unless it has the value: browsers work out styles anew even for the same one. */
export function setAttribute(target: Element, name: string, value: string): void {
  if (target.getAttribute(name) !== value) target.setAttribute(name, value);
}

/** Marks a button as disabled: one that is really disabled loses the focus, and the arrow keys with it. */
export function enable(id: string, enabled: boolean): void {
  setAttribute(element(id), 'aria-disabled', String(!enabled));
}

export function onClick(id: string, action: () => void): void {
  element(id).addEventListener('click', () => {
    if (element(id).getAttribute('aria-disabled') !== 'true') action();
  });
}

/** Calls back with the value of the chosen radio button of that name, now and whenever it changes. */
export function onChoice(name: string, action: (value: string) => void): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
    radio.addEventListener('change', () => action(radio.value));
    if (radio.checked) action(radio.value);
  }
}
