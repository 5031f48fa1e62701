/** The game on paper: numbered diagrams of its moves, as books have them, made when the page is printed. */

import { type GoBoard, type RecordNode, type Vertex, vertexName } from 'kakoi';
import { type Shape, THEMES, toPicture } from 'kakoi/pictures';
import { element, make } from '../shell/elements.js';
import { loaded } from '../shell/part.js';
import { isSame } from '../shell/points.js';
import { onPrint } from '../shell/print.js';
import { say } from '../shell/words.js';
import type { GoSession, RecordedMove } from './session.js';

/** Moves to a diagram. */
const MOST = 50;
/** The width in pixels of a drawing, which is scaled anyway. */
const WIDTH = 600;

type Move = RecordedMove & { readonly number: number };

/** Keeps the diagrams ready for the printer; `session` gives the game on the page. The package's part svg must be there. */
export function setUpPrinting(session: () => GoSession): void {
  onPrint(() => {
    const figures = piecesOf(session()).map(([board, moves]) => diagramOf(board, moves));
    element('diagrams').replaceChildren(...figures);
  });
}

/**
 * The moves of the line, in pieces, each with the board that it begins on; a set-up by hand begins another
 * piece.
 */
function piecesOf(session: GoSession): [GoBoard, Move[]][] {
  const pieces: [GoBoard, Move[]][] = [];
  let before: RecordNode | null = null;
  let isNew = true;
  for (const node of session.line) {
    const { AB, AW, AE } = node.data;
    if (AB !== undefined || AW !== undefined || AE !== undefined) isNew = true;
    const move = session.moveOf(node);
    if (move !== null) {
      if (isNew || pieces.at(-1)?.[1].length === MOST) {
        const board = before === null ? null : session.boardOf(before);
        if (board === null) return pieces; // the record is wrong from here on
        pieces.push([board, []]);
        isNew = false;
      }
      pieces.at(-1)?.[1].push({ number: node.moveNumber, ...move });
    }
    before = node;
  }
  return pieces;
}

function diagramOf(start: GoBoard, moves: readonly Move[]): HTMLElement {
  const { width, height } = start;
  let board = start;
  const numbered: (Move & { readonly point: Vertex })[] = [];
  const notes: string[] = [];
  for (const move of moves) {
    const { number, color, point, beside } = move;
    if (beside !== null) {
      notes.push(say('{number} at {place}', { number, place: beside }));
    } else if (point === null) {
      notes.push(say('{number} passes', { number }));
    } else if (board.get(point) !== 0) {
      // A captured stone stays in the diagram: a move in its place is noted beside it.
      const under = numbered.find((other) => isSame(other.point, point));
      notes.push(say('{number} at {place}', { number, place: under?.number ?? vertexName(point, height) }));
    } else {
      board = board.with(point, color);
      numbered.push({ ...move, point });
    }
  }
  const shapes = numbered.map(({ number, color, point }): Shape => {
    const text = String(number);
    const captions = [{ lines: [text], at: point, size: text.length < 3 ? 0.5 : 0.4 }];
    return { kind: 'captions', captions, paint: `ink-on-${color}`, ground: `stone-${color}` };
  });
  const [first = 0, last = 0] = [moves[0]?.number, moves.at(-1)?.number];
  const title =
    first === last ? say('Move {first}', { first }) : say('Moves {first} to {last}', { first, last });
  const svg = loaded('svg').pictureSvg(toPicture(board, { shapes }), {
    theme: THEMES.light.plain,
    title,
    width: WIDTH,
  });
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const image = make('img', { src, alt: `${title}, ${width} × ${height}` });
  return make('figure', {}, image, make('figcaption', {}, [title, ...notes].join('; ')));
}
