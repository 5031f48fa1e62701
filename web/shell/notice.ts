/** The one visible message when something went wrong; it stays until dismissed or outdated. */

import { element, setText } from './elements.js';

/** Where the reader can go from there. */
interface Way {
  readonly text: string;
  readonly href: string;
}

export function showNotice(title: string, detail: string, way: Way | null = null): void {
  if (isKept) return;
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

/** True: the notice stays as it is for now. */
let isKept = false;

export function hideNotice(): void {
  if (!isKept) element('notice').hidden = true;
}

/** Does the work; what was said before it goes on being said. */
export function keepingNotice(work: () => void): void {
  isKept = !element('notice').hidden;
  try {
    work();
  } finally {
    isKept = false;
  }
}
