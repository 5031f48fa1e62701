/** The moves of the line looked at. Only the rows in view are in the page; a click goes to a move. */

import type { RecordNode } from 'kakoi';
import { element, make } from './elements.js';
import { isMode } from './modes.js';
import { goToNode } from './moves.js';
import { onPrint } from './print.js';
import type { AnySession } from './session.js';
import { signsOf } from './signs.js';
import type { PageState } from './state.js';

/** The height of a row in CSS pixels; the style sheet has it too. */
const ROW = 30;
/** Extra rows above and below those in view. */
const SPARE = 8;

export class MoveList {
  private readonly list = element('move-list');
  private line: readonly RecordNode[] = [];
  /** The moves of the line, Black's on the left: with a gap where one side plays twice, or White begins. */
  private cells: readonly (RecordNode | null)[] = [];
  private session: AnySession | null = null;
  private version = -1;
  private first = -1;
  private last = -1;
  private frame = 0;

  constructor(page: PageState) {
    this.list.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-move]');
      const node = button && this.line[Number(button.dataset.move)];
      if (node) goToNode(page, node);
    });
    this.list.addEventListener('keydown', (event) => this.walk(event, page));
    this.list.addEventListener('scroll', () => this.fill());
    new ResizeObserver(() => this.reveal()).observe(this.list);
    onPrint(() => this.fill(true));
  }

  show(session: AnySession): void {
    const { line } = this;
    this.session = session;
    if (session.line !== line || session.version !== this.version) {
      this.version = session.version;
      this.line = session.line;
      this.cells = inColumns(this.line.filter(isMove));
      this.first = this.last = -1;
      this.fill();
    }
    // In another mode it is out of sight; the observer brings the move into view when it is back.
    if (isMode('record')) this.frame ||= requestAnimationFrame(() => this.reveal());
  }

  /** Up and down go to the moves of the rows above and below; the other arrows step through the game in any case. */
  private walk(event: KeyboardEvent, page: PageState): void {
    const { session, cells } = this;
    const rows = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (rows === 0 || session === null) return;
    event.preventDefault();
    const at = cells.indexOf(session.node);
    const next = at < 0 ? 0 : at + 2 * rows;
    const to = cells[next] ?? cells[next ^ 1]; // beside a gap
    if (to) goToNode(page, to);
  }

  /** Brings the move into view; called before a frame, when the browser lays the page out in any case. */
  private reveal(): void {
    const { list, session } = this;
    this.frame = 0;
    if (session === null || list.clientHeight === 0) return; // out of sight
    let current = session.node;
    while (!isMove(current) && current.parent !== null) current = current.parent;
    const row = Math.max(0, this.cells.indexOf(current)) >> 1;
    // scrollIntoView() is not used, because it would scroll the page as well.
    const [top, bottom] = [row * ROW, (row + 1) * ROW];
    if (top < list.scrollTop || this.cells.length === 0) list.scrollTop = top;
    this.fill();
    if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
    this.fill();
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    list.querySelector(`[data-move="${current.depth}"]`)?.setAttribute('aria-current', 'step');
  }

  /**
   * Puts the rows in view into the page, between two gaps as high as all other rows; does nothing while they
   * are there.
   */
  private fill(isWhole = false): void {
    const { list, cells, session } = this;
    if (session === null) return;
    const rows = Math.ceil(cells.length / 2);
    const top = Math.floor(list.scrollTop / ROW);
    const bottom = Math.min(rows, Math.ceil((list.scrollTop + list.clientHeight) / ROW));
    if (!isWhole && this.first >= 0 && this.first <= top && bottom <= this.last) return;
    const first = isWhole ? 0 : Math.max(0, top - SPARE);
    const last = isWhole ? rows : Math.min(rows, bottom + SPARE);
    const at = list.querySelector<HTMLElement>('[aria-current]')?.dataset.move;
    [this.first, this.last] = [first, last];
    const shown = Array.from({ length: Math.max(0, last - first) }, (_, i) => this.rowOf(session, first + i));
    list.replaceChildren(...gap(first), ...shown, ...gap(rows - last));
    if (at !== undefined) list.querySelector(`[data-move="${at}"]`)?.setAttribute('aria-current', 'step');
  }

  /** A move of Black and the one of White after it. */
  private rowOf(session: AnySession, row: number): HTMLElement {
    const moves = this.cells.slice(2 * row, 2 * row + 2).map((node) => {
      if (node === null) return make('span');
      // The list is one stop of the Tab key.
      const button = make('button', { type: 'button', tabIndex: -1 }, session.moveText(node));
      button.dataset.move = String(node.depth);
      const [signs, name] = [signsOf(node.data), node.data.N?.[0]];
      if (signs !== '') button.append(make('b', {}, signs));
      if (name) button.append(make('em', {}, name));
      return button;
    });
    return make('li', {}, make('span', {}, `${row + 1}.`), ...moves);
  }
}

function gap(rows: number): HTMLElement[] {
  if (rows <= 0) return [];
  const item = make('li');
  item.setAttribute('aria-hidden', 'true');
  item.style.height = `${rows * ROW}px`;
  return [item];
}

/** Moves in two columns, Black's on the left, with gaps. */
function inColumns(moves: readonly RecordNode[]): (RecordNode | null)[] {
  const cells: (RecordNode | null)[] = [];
  for (const move of moves) {
    const column = move.data.B === undefined ? 1 : 0;
    if (cells.length % 2 !== column) cells.push(null);
    cells.push(move);
  }
  return cells;
}

function isMove({ data }: RecordNode): boolean {
  return data.B !== undefined || data.W !== undefined;
}
