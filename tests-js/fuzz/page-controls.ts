/** Runs in the page. */

/** The control that was used, and the place that has still to be clicked. */
interface Used {
  readonly what: string;
  readonly at: { readonly x: number; readonly y: number } | null;
}

/**
 * Uses one of the controls that a reader could reach. Controls of one place, such as the list of moves, are
 * together no likelier than a single control elsewhere. The numbers are from 0 up to 1.
 */
export function anyControl([place, which, how, typed]: readonly [
  number,
  number,
  number,
  readonly string[],
]): Used {
  const pick = <T>(list: readonly T[], share: number) => list[Math.floor(share * list.length)] as T;
  const modal = document.querySelector('dialog:modal');
  const places = new Map<string, HTMLElement[]>();
  const kinds =
    'button, summary, select, input:not([type="file"]), textarea, nav a:not([rel]), canvas, #tree';
  for (const control of (modal ?? document.body).querySelectorAll<HTMLElement>(kinds)) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const name = control.id || control.closest('[id]')?.id || control.tagName;
    places.set(name, [...(places.get(name) ?? []), control]);
  }
  if (places.size === 0) return { what: 'nothing to use', at: null };
  const [name, controls] = pick([...places], place);
  const control = pick(controls, which);
  control.scrollIntoView({ block: 'center' });
  const tell = (kind: string) => control.dispatchEvent(new Event(kind, { bubbles: true }));
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = Math.floor(how * control.options.length);
    tell('change');
    return { what: `#${name} = ${control.value}`, at: null };
  }
  const isField = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
  if (isField && ['text', 'number', 'textarea'].includes(control.type)) {
    const text = pick(typed, how);
    control.focus();
    control.value = text;
    tell('input');
    tell('change');
    return { what: `#${name} = ${JSON.stringify(text)}`, at: null };
  }
  const { left, top, width, height } = control.getBoundingClientRect();
  const isWide = control instanceof HTMLCanvasElement || (isField && control.type === 'range');
  const x = left + width * (isWide ? how : 0.5);
  const more = control.textContent?.trim().slice(0, 12) || (isField ? control.value : '');
  return { what: `click #${name} ${more}`.trim(), at: { x, y: top + height / 2 } };
}
