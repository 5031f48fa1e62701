/** 'What is it worth?' in the mode Count: asked when it is opened, and of each position as long as it is. */

import { type GoBoard, vertexName } from 'kakoi';
import type { readEndgame } from 'kakoi/reading';
import { element } from '../../shell/elements.js';
import { addHtml } from '../../shell/language.js';
import { part } from '../../shell/part.js';
import type { AnySession } from '../../shell/session.js';
import { nameOf, say } from '../../shell/words.js';
import type { BoardLabels } from '../app.js';
import html from './worth.html';

/** The parts of the page's app that the question needs. */
interface Table {
  readonly current: { readonly board: GoBoard };
  endgame(): Promise<ReturnType<typeof readEndgame>>;
  showLabels(board: GoBoard, labels: BoardLabels): void;
  watch(watcher: (session: AnySession) => void): void;
}

/** Returns what the mode calls when it begins and ends. */
export function setUpEndgame(table: Table): (on: boolean) => void {
  addHtml(element('last-regions'), html);
  const details = element<HTMLDetailsElement>('worth');
  let isOn = false;
  let asked: GoBoard | null = null;

  const ask = async (): Promise<void> => {
    const { board } = table.current;
    if (!isOn || !details.open || board === asked) return;
    asked = board;
    const answer = table.endgame().catch(() => null); // another position has been asked about since
    const [{ endgameLabels, showEndgame }, reading] = await Promise.all([part('reading'), answer]);
    if (asked !== board) return;
    if (reading === null) {
      asked = null;
      return;
    }
    showEndgame(element('worth-regions'), reading, {
      say,
      nameOf,
      point: (vertex) => vertexName(vertex, board),
    });
    table.showLabels(board, endgameLabels(reading));
  };
  const change = (): void => {
    if (isOn && details.open) return void ask();
    if (asked !== null) table.showLabels(asked, []);
    asked = null;
  };
  details.addEventListener('toggle', change);
  table.watch(change);
  return (on) => {
    isOn = on;
    change();
  };
}
