/** The page of Lines of Action as its state is: the board, the status line and the panel. */

import type { Color } from 'kakoi';
import { loaLines, type OverlayOptions } from 'kakoi/pictures';
import { rectangleOn } from '../shell/drawing.js';
import { element } from '../shell/elements.js';
import { latest } from '../shell/latest.js';
import { draw as drawBoard, report } from '../shell/render.js';
import { pointedAt } from '../shell/state.js';
import { showPanel } from './panel.js';
import { isOwn } from './pointer.js';
import type { LoaState } from './state.js';
import { boardInWords, positionInWords, squareInWords } from './words.js';

/** The options of the overlays, made once and not for every move of the mouse. */
const optionsOf = latest(
  (quadColors: readonly Color[], isOver: boolean): OverlayOptions<'loa'> => ({
    quadColors,
    ...(isOver ? { moves: [] } : {}),
  }),
);

export function draw(page: LoaState): void {
  const { session, picked, active } = page;
  const { board, lastMove } = session;
  const options = optionsOf(page.quadColors, session.isOver);
  drawBoard(
    page,
    {
      position: board,
      layerOptions: options,
      lastMove,
      shapes: picked ? loaLines(board, picked) : [],
      dragged: page.tool === 'play' ? null : rectangleOn(board),
    },
    boardInWords(session),
  );
  const focus = pointedAt(page);
  element('board').style.cursor = focus && isOwn(page, focus) ? 'grab' : '';
  report(page, focus === null ? positionInWords(session) : squareInWords(session, active, options, focus));
  const pass = element('pass');
  pass.hidden = !session.mustPass;
  pass.classList.add('primary');
  showPanel(session);
  page.proofs.show(session);
}
