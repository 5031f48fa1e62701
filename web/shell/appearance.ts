/** Light or dark: the system's choice until the reader makes one, which is kept where the browser allows it. */

import { element } from './elements.js';

const KEY = 'kakoi-theme';
type Appearance = 'light' | 'dark';

export function setUpAppearance(changed: () => void): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  let chosen = stored();
  const apply = (): void => {
    const appearance: Appearance = chosen ?? (system.matches ? 'dark' : 'light');
    document.documentElement.dataset.theme = appearance;
    const other = appearance === 'dark' ? 'light' : 'dark';
    element('theme').setAttribute('aria-label', `Switch to ${other} colours`);
    element('theme').title = `Switch to ${other} colours`;
    changed();
  };
  system.addEventListener('change', apply);
  element('theme').addEventListener('click', () => {
    chosen = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    store(chosen);
    apply();
  });
  apply();
}

/** Storage may be forbidden, above all on file://. */
function stored(): Appearance | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null;
  }
}

function store(value: Appearance): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}
