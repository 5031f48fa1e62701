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
  const notice = element('notice');
  standIn(notice, document.querySelector<HTMLDialogElement>('dialog[open]'));
  notice.hidden = false;
  notice.scrollIntoView({ block: 'nearest' }); // where it is not over the page
}

/** Moves the notice into the dialog that is open, behind which nobody could reach it, until that closes. */
function standIn(notice: HTMLElement, dialog: HTMLDialogElement | null): void {
  const head = dialog?.querySelector('.dialog-head');
  if (dialog == null || head == null || dialog.contains(notice)) return;
  const home = document.createComment('');
  notice.replaceWith(home);
  head.after(notice);
  dialog.addEventListener('close', () => home.replaceWith(notice), { once: true });
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
