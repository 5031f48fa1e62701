/** 'What is it worth?' in the mode Count: asked when it is opened, and of each position as long as it is. */

import { type GoBoard, init, vertexName } from 'kakoi';
import { element } from '../../shell/elements.js';
import { addHtml } from '../../shell/language.js';
import { part } from '../../shell/part.js';
import { watch } from '../../shell/render.js';
import { nameOf, say } from '../../shell/words.js';
import { showLabels } from '../labels.js';
import type { GoState } from '../state.js';
import html from './worth.html';

/** Returns what the mode calls when it begins and ends. */
export function setUpEndgame(page: GoState): (on: boolean) => void {
  addHtml(element('last-regions'), html);
  const details = element<HTMLDetailsElement>('worth');
  let isOn = false;
  let asked: GoBoard | null = null;

  const ask = async (): Promise<void> => {
    const { board } = page.session;
    if (!isOn || !details.open || board === asked) return;
    asked = board;
    const answer = regionsOf(page, board).catch(() => null); // another position has been asked about since
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
    showLabels(page, board, endgameLabels(reading));
  };
  const change = (): void => {
    if (isOn && details.open) return void ask();
    if (asked !== null) showLabels(page, asked, []);
    asked = null;
  };
  details.addEventListener('toggle', change);
  watch(page, change);
  return (on) => {
    isOn = on;
    change();
  };
}

/** The last regions and what they are worth. */
function regionsOf({ background }: GoState, board: GoBoard) {
  return background.ask({
    board,
    key: 'endgame',
    inPool: async (pool, signal) => {
      await init((await part('reading')).readingEngine);
      return pool.readEndgame(board, { signal });
    },
    here: async () => {
      const { readingEngine, readEndgame } = await part('reading');
      await init(readingEngine);
      return readEndgame(board);
    },
  });
}
