/** Problems as records have them: the position of the question, the words that ask it, and what the answers need of the board. */

import type { RecordNode, Vertex } from '../../js/api.js';
import { PointSet } from '../../js/core/point-set.js';
import { fromSgf } from '../../js/core/vertex.js';
import { GoGame } from '../../js/go/game.js';
import type { SgfMarks } from '../../js/records/properties/marks.js';
import { questionOf } from '../../js/records/question.js';
import { marksAt } from '../elements/node-marks.js';
import { type Section, sectionAround } from '../pictures/geometry/section.js';
import type { ProblemPosition } from './solver.js';

export interface RecordedProblem {
  readonly position: ProblemPosition;
  /** The node of the question. */
  readonly node: RecordNode;
  /** The words of the question; '' where the record has none. */
  readonly text: string;
  readonly marks: Partial<SgfMarks>;
  /** The part of the board that stones and answers need. */
  readonly section: Section;
}

/** Reads the problem of a record, of its game of that number; throws as GoGame.fromSgf() does. */
export function problemOfSgf(sgf: string | Uint8Array, index: number): RecordedProblem {
  const game = GoGame.fromSgf(sgf, { game: index });
  const line = game.tree.mainLine();
  const first = line.findIndex(({ data }) => 'B' in data || 'W' in data);
  const last = (first > 0 ? line[first - 1] : first < 0 ? line.at(-1) : undefined) ?? game.tree;
  const node = questionOf(last);
  game.goTo(node);
  const { board, ko, comment, info } = game;
  const next = line[first]?.data ?? {};
  const toPlay = 'B' in next ? 'black' : 'W' in next ? 'white' : game.toPlay;
  const marks = marksAt(node, board);
  const around = [marks.triangle, marks.square, marks.circle, marks.cross, marks.selected].flatMap((points) =>
    (points ?? []).filter((point) => board.get(point) !== 0),
  );
  const stones = board.empties().not();
  return {
    position: {
      board,
      ko,
      toPlay,
      marks: PointSet.of(board.width, board.height, around),
      text: [info.gameName, comment].filter(Boolean).join('\n'),
    },
    node,
    text: comment.trim(),
    marks,
    section: sectionAround([...stones, ...movesBelow(node, board)], board),
  };
}

function movesBelow(node: RecordNode, { width, height }: { width: number; height: number }): Vertex[] {
  return [...node.walk()].flatMap(({ data: { B, W } }) => {
    const text = (B ?? W)?.[0]?.trim() ?? '';
    const point = /^[a-z]{2}$/.test(text) ? fromSgf(text) : null;
    return point !== null && point[0] < width && point[1] < height ? [point] : [];
  });
}
