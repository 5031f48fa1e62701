/** The dialog with the facts of a game, which can be changed at any time: who played, when, where and how it ended. */

import { element, onClick } from './elements.js';
import type { Opener } from './opener.js';
import { closeOnBackdrop } from './plain-dialog.js';
import { factsOf, setFacts } from './record.js';
import type { PageState } from './state.js';

/** Returns what opens the dialog. */
export function setUpFacts(page: PageState, opener: Opener): () => void {
  const dialog = element<HTMLDialogElement>('facts-dialog');
  const form = element<HTMLFormElement>('facts-form');
  onClick('facts-cancel', () => dialog.close());
  closeOnBackdrop(dialog);
  form.addEventListener('submit', () => {
    setFacts(page, Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value.trim()])));
  });
  return () => {
    const facts = factsOf(page);
    for (const field of fieldsOf(form)) field.value = facts[field.name] ?? '';
    opener.ask(dialog);
  };
}

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
}
