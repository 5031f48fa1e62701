/** The words about a point, shown beside it. The status line gives the same to screen readers. */

import type { Point } from 'kakoi/pictures';
import { element, setText } from './elements.js';

/** The distance of the note from the middle of the point, in cells. */
const AWAY = 0.9;

/** Shows the words beside the place, on a side with room; hides the note when there are none. */
export function showPointerNote(words: string, place: Point | null): void {
  const note = element('pointer-note');
  note.hidden = words === '' || place === null;
  if (note.hidden || place === null) return;
  setText('pointer-note', words);
  const canvas = element<HTMLCanvasElement>('board');
  const room = element('board-room').getBoundingClientRect();
  const box = canvas.getBoundingClientRect();
  const scale = box.width / canvas.width;
  const [cell, left, top] = ['cell', 'left', 'top'].map((name) => Number(canvas.dataset[name]) * scale) as [
    number,
    number,
    number,
  ];
  const x = box.left - room.left + left + place[0] * cell;
  const y = box.top - room.top + top + place[1] * cell;
  // The note goes to the side with more room, and never over the point itself.
  const { offsetWidth: width, offsetHeight: height } = note;
  const isLow = y > room.height / 2;
  const clamp = (value: number, most: number): number => Math.max(4, Math.min(most - 4, value));
  note.style.left = `${clamp(x - width / 2, room.width - width)}px`;
  note.style.top = `${clamp(isLow ? y - AWAY * cell - height : y + AWAY * cell, room.height - height)}px`;
}
