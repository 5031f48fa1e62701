/** The one visible message when something went wrong; it stays until dismissed or outdated. */

import { element, setText } from './elements.js';

/** Where the reader can go from there. */
interface Way {
  readonly text: string;
  readonly href: string;
}

export function showNotice(title: string, detail: string, way: Way | null = null): void {
  setText('notice-title', title);
  setText('notice-detail', detail);
  const link = element<HTMLAnchorElement>('notice-link');
  link.hidden = way === null;
  if (way !== null) {
    link.textContent = way.text;
    link.href = way.href;
  }
  element('notice').hidden = false;
}

export function hideNotice(): void {
  element('notice').hidden = true;
}
