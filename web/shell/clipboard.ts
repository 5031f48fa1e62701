/** The clipboard, as far as browsers let pages use it. */

import { make } from './elements.js';

/**
 * Copies text; returns true when that was possible. Only pages from https:, localhost and files may use the
 * clipboard directly.
 */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const field = make('textarea', { value: text });
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
