/** `kakoi endgame` for Go: what the last regions of a board are worth. */

import { Option } from 'commander';
import type { EndgameRegion } from '../../js/entries/reading.js';
import type { Vertex } from '../../js/index.js';
import { vertexName } from '../../js/index.js';
import { integer } from '../arguments.js';
import type { Answer, Skill } from '../game.js';
import { byColor, character, counted } from '../text.js';
import type { GoSubject } from './read.js';
import { loadReader } from './reader.js';
import { goDiagram, points } from './text.js';

export const endgame: Skill<GoSubject> = {
  help: `the regions where points are left to gain, the best to play first: the count to expect there, Black's minus White's,
the gain of a move (temperature), who has sente, and the best move of each side. The diagram shows
  1 2   the regions by their place in the list, from the tenth on as +
  ?     regions without a value: a ko, or too large`,
  fields: `move (moves played), regions [{points, mean, temperature, sente, moves {black, white}, certainty, thermograph}], mean (their
  sum), settled (territory outside of them), unread [{points, reason}], nodes; points in GTP text.`,
  options: [
    new Option('--nodes <n>', 'the most positions to look at for each region (default: 8192)').argParser(
      integer(1, 32_768),
    ),
  ],
  answer: readIt,
};

async function readIt({ play }: GoSubject, { nodes }: { readonly nodes?: number }): Promise<Answer> {
  const { readEndgame } = await loadReader();
  const { board, moveNumber } = play;
  const { regions, unread, ...sums } = readEndgame(board, nodes === undefined ? {} : { nodes });
  const name = (move: Vertex | null) => (move === null ? null : vertexName(move, board.height));
  const summary = `${counted(regions.length, 'region')}: mean ${sums.mean}, settled ${sums.settled}`;
  const line = ({ mean, temperature, sente, moves, certainty }: EndgameRegion, index: number) => {
    const best = `black ${name(moves.black) ?? 'none'}, white ${name(moves.white) ?? 'none'}`;
    const kind = sente === null ? 'gote' : `${sente}'s sente`;
    return `${index + 1}. mean ${mean}, temperature ${temperature}, ${kind}: ${best} (${certainty})`;
  };
  const cell = (vertex: Vertex) => {
    const index = regions.findIndex((region) => region.points.has(vertex));
    if (board.get(vertex) !== 0) return character(board.get(vertex));
    if (index >= 0) return index < 9 ? String(index + 1) : '+';
    return unread.some((region) => region.points.has(vertex)) ? '?' : '.';
  };
  return {
    fields: () => ({
      game: 'go',
      move: moveNumber,
      regions: regions.map((region) => ({
        ...region,
        points: points(region.points),
        moves: byColor((color) => name(region.moves[color])),
      })),
      ...sums,
      unread: unread.map((region) => ({ ...region, points: points(region.points) })),
    }),
    brief: () => summary,
    text: () => `${[summary, ...regions.map(line), '', ...goDiagram(board, cell)].join('\n')}\n`,
  };
}
