/** Looks for places in the record: by the words of comments and names, by the point of a move, or by the position on the board. */

import type { RecordNode } from 'kakoi';
import { element, make, makeButton, onClick, setText } from './elements.js';
import { goToNode } from './moves.js';
import { makeListOneStop } from './one-stop.js';
import type { AnySession } from './session.js';
import type { PageState } from './state.js';
import { count, nameOf, say } from './words.js';

/** The places that are listed; more are only counted. */
const MOST = 200;
/** The letters of a comment that are shown before and after what was looked for. */
const AROUND = 28;

/** The places with the text in their comment or name, or with a move at that point; in the order of the record. */
export function placesWith(session: AnySession, text: string): RecordNode[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return [...session.root.walk()].filter((node) => {
    const { C = [], N = [] } = node.data;
    return (
      [...C, ...N].some((words) => words.toLowerCase().includes(wanted)) ||
      hasPoint(session.moveText(node).toLowerCase(), wanted)
    );
  });
}

/** True when the text of a move names the point, and not one whose name only begins or ends like it. */
function hasPoint(move: string, point: string): boolean {
  for (let at = move.indexOf(point); at >= 0; at = move.indexOf(point, at + 1)) {
    if (![at - 1, at + point.length].some((i) => /[\p{L}\d]/u.test(move.charAt(i)))) return true;
  }
  return false;
}

export class Find {
  private readonly field = element<HTMLInputElement>('find-text');
  private readonly list = element('found');
  private readonly beginAtFirst = makeListOneStop(this.list, () => this.buttons);
  private session: AnySession | null = null;
  private version = -1;
  /** The places found, and those of them that are listed. */
  private found: readonly RecordNode[] = [];
  private buttons: readonly HTMLButtonElement[] = [];
  /** The words looked for; null when it was the position, or nothing. */
  private text: string | null = null;

  constructor(private readonly page: PageState) {
    this.field.addEventListener('input', () => this.look(this.field.value));
    this.field.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.clear();
      if (event.key === 'ArrowDown') this.buttons[0]?.focus();
    });
    element('find').addEventListener('submit', (event) => {
      event.preventDefault();
      this.goOn();
    });
    onClick('find-position', () => {
      this.field.value = '';
      this.text = null;
      this.listPlaces(page.session.samePositions);
    });
  }

  /** To be called when the place has changed, or the record, in which then nothing has been found yet. */
  show(session: AnySession): void {
    const isOther = session !== this.session;
    const hasChanged = isOther || session.version !== this.version;
    this.session = session;
    this.version = session.version;
    if (isOther && this.found.length > 0) this.clear();
    else if (hasChanged && this.text !== null) this.look(this.text);
    this.mark();
  }

  private look(text: string): void {
    this.text = text.trim() === '' ? null : text;
    if (this.text === null) this.clear();
    else this.listPlaces(placesWith(this.page.session, text));
  }

  private clear(): void {
    this.field.value = '';
    this.text = null;
    this.found = this.buttons = [];
    this.list.hidden = element('found-count').hidden = true;
  }

  /** Goes to the next place found, from the one looked at, and after the last to the first. */
  private goOn(): void {
    const { found, session } = this;
    if (session === null || found.length === 0) return;
    const at = found.indexOf(session.node);
    goToNode(this.page, found[(at + 1) % found.length]!);
  }

  private listPlaces(found: readonly RecordNode[]): void {
    this.found = found;
    const { session } = this.page;
    this.buttons = found.slice(0, MOST).map((node) => this.buttonOf(session, node));
    this.list.replaceChildren(...this.buttons.map((button) => make('li', {}, button)));
    this.list.hidden = found.length === 0;
    this.beginAtFirst();
    element('found-count').hidden = false;
    setText('found-count', found.length === 0 ? say('Nothing found.') : count(found.length, 'place'));
    this.mark();
  }

  private mark(): void {
    const at = this.session === null ? -1 : this.found.indexOf(this.session.node);
    this.list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    this.buttons[at]?.setAttribute('aria-current', 'step');
  }

  private buttonOf(session: AnySession, node: RecordNode): HTMLButtonElement {
    const { B, W, C = [], N = [] } = node.data;
    const move = session.moveText(node);
    const color = nameOf(B === undefined ? 'white' : 'black');
    const place =
      B === undefined && W === undefined
        ? say('Move {n}', { n: node.moveNumber })
        : say('{n}. {color} {move}', { n: node.moveNumber, color, move });
    const about = [...N, excerpt(C.join(' '), this.text ?? '')].filter(Boolean).join(' · ');
    return makeButton('', () => goToNode(this.page, node), place, make('span', {}, about));
  }
}

/** The part of a text around what was looked for. */
function excerpt(text: string, wanted: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(wanted.trim().toLowerCase()));
  const [from, to] = [Math.max(0, at - AROUND), at + wanted.length + AROUND];
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}
