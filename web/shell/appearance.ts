/** Light or dark: the system's choice until the reader makes one. */

import { element } from './elements.js';
import { recall, remember } from './preferences.js';
import { say } from './words.js';

type Appearance = 'light' | 'dark';

export function setUpAppearance(changed: () => void): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const kept = recall('theme');
  let chosen: Appearance | null = kept === 'light' || kept === 'dark' ? kept : null;
  const apply = (): void => {
    const appearance: Appearance = chosen ?? (system.matches ? 'dark' : 'light');
    document.documentElement.dataset.theme = appearance;
    const other = appearance === 'dark' ? 'light' : 'dark';
    const words = other === 'dark' ? say('Switch to dark colours') : say('Switch to light colours');
    element('theme').setAttribute('aria-label', words);
    element('theme').title = words;
    changed();
  };
  system.addEventListener('change', apply);
  element('theme').addEventListener('click', () => {
    chosen = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    remember('theme', chosen);
    apply();
  });
  apply();
}
