/** The one visible message when something has failed; it stays until dismissed or outdated. */

import { element, setText } from './elements.js';

/** A link that the notice offers. */
export interface Way {
  readonly text: string;
  readonly href: string;
}

export function showNotice(title: string, detail: string, way?: Way): void {
  if (isKept) return;
  setText('notice-title', title);
  setText('notice-detail', detail);
  const link = element<HTMLAnchorElement>('notice-link');
  link.hidden = way === undefined;
  if (way !== undefined) {
    link.textContent = way.text;
    link.href = way.href;
  }
  element('notice').hidden = false;
  element('notice').scrollIntoView({ block: 'nearest' }); // where it is not over the page
}

/** True while the notice must stay as it is. */
let isKept = false;

export function hideNotice(): void {
  if (!isKept) element('notice').hidden = true;
}

/** Does the work while the notice that was shown before stays. */
export async function keepingNotice<T>(work: () => Promise<T>): Promise<T> {
  isKept = !element('notice').hidden;
  try {
    return await work();
  } finally {
    isKept = false;
  }
}
