/** The dialog with the facts of a game, which can be changed at any time: who played, when, where and how it ended. */

import { element, onClick } from './elements.js';
import type { Opener } from './opener.js';
import { closeOnBackdrop } from './plain-dialog.js';
import type { Facts } from './session.js';

interface Owner {
  facts: Facts;
}

/** Returns what opens the dialog. */
export function setUpFacts(owner: Owner, opener: Opener): () => void {
  const dialog = element<HTMLDialogElement>('facts-dialog');
  const form = element<HTMLFormElement>('facts-form');
  onClick('facts-cancel', () => dialog.close());
  closeOnBackdrop(dialog);
  form.addEventListener('submit', () => {
    owner.facts = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value.trim()]));
  });
  return () => {
    const { facts } = owner;
    for (const field of fieldsOf(form)) field.value = facts[field.name] ?? '';
    opener.ask(dialog);
  };
}

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
}
