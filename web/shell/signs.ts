/** Judgements of a node, which SGF has as properties: one of its move, and one of its position. */

import type { NodeData } from 'kakoi';
import { element, setAttribute } from './elements.js';
import { makeOneStop } from './one-stop.js';
import { render } from './render.js';
import type { AnySession } from './session.js';
import type { PageState } from './state.js';

/** By the property: the sign that stands for it, as chess players write it. */
const OF_MOVE = { TE: '!', BM: '?', IT: '!?', DO: '?!' };
const OF_POSITION = { GB: '●+', GW: '○+', DM: '=', UC: '∞' };
const KINDS: readonly Readonly<Record<string, string>>[] = [OF_MOVE, OF_POSITION];

/** The signs of a node, '' without any; what SGF calls 'very' doubles a sign of one letter. */
export function signsOf(data: NodeData): string {
  return KINDS.flatMap((kind) => Object.entries(kind))
    .filter(([name]) => data[name] !== undefined)
    .map(([name, sign]) => (data[name]![0]?.trim() === '2' && sign.length === 1 ? sign + sign : sign))
    .join(' ');
}

/** The change of properties after which the node has that sign in place of others of its kind, or no longer if it had it. */
function withSign(data: NodeData, sign: string): Record<string, readonly string[] | null> {
  const kind = KINDS.find((names) => sign in names) ?? {};
  const none = Object.fromEntries(Object.keys(kind).map((name) => [name, null]));
  // IT and DO have no value.
  const value = sign === 'IT' || sign === 'DO' ? '' : '1';
  return data[sign] === undefined ? { ...none, [sign]: [value] } : none;
}

/** The bar of signs: a press gives the node looked at one, or takes it away. */
export class Signs {
  private readonly buttons = [...element('signs').querySelectorAll<HTMLElement>('[data-sign]')];

  constructor(page: PageState) {
    for (const button of this.buttons) {
      button.addEventListener('click', () => {
        if (button.getAttribute('aria-disabled') === 'true') return;
        page.session.annotate(withSign(page.session.node.data, button.dataset.sign!));
        render(page);
      });
    }
    makeOneStop(element('signs'), this.buttons);
  }

  show({ node: { data } }: AnySession): void {
    const hasMove = data.B !== undefined || data.W !== undefined;
    for (const button of this.buttons) {
      const { sign = '' } = button.dataset;
      setAttribute(button, 'aria-pressed', String(data[sign] !== undefined));
      // Only a move can be good or bad.
      setAttribute(button, 'aria-disabled', String(sign in OF_MOVE && !hasMove));
    }
  }
}
