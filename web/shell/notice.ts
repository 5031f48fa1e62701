/** The one visible message when something went wrong; it stays until dismissed or outdated. */

import { element, setText } from './elements.js';

export function showNotice(title: string, detail: string): void {
  setText('notice-title', title);
  setText('notice-detail', detail);
  element('notice').hidden = false;
}

export function hideNotice(): void {
  element('notice').hidden = true;
}
