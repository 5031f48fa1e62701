/** Choices among radio buttons that last from visit to visit. */

import { onChoice } from './elements.js';
import { recall, remember } from './preferences.js';

/** As onChoice(), with the choice kept from visit to visit. */
export function onKeptChoice(name: string, action: (value: string) => void): void {
  const kept = recall(`choice-${name}`);
  for (const radio of document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
    if (radio.value === kept) radio.checked = true;
  }
  onChoice(name, (value) => {
    remember(`choice-${name}`, value);
    action(value);
  });
}
