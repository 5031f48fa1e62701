/** `kakoi safe` for Go: stones and territory that stay safe as long as their owner answers every threat. */

import { Option } from 'commander';
import type { SafeChain } from '../../js/entries/reading.js';
import type { Vertex } from '../../js/index.js';
import { vertexName } from '../../js/index.js';
import { integer } from '../arguments.js';
import type { Answer, Skill } from '../game.js';
import { bothSides, byColor, character, counted } from '../text.js';
import type { GoSubject } from './read.js';
import { loadReader } from './reader.js';
import { goDiagram, points } from './text.js';

export const safe: Skill<GoSubject> = {
  help: `the stones and territory that live though their owner only answers the opponent's moves. The diagram shows
  X O   safe stones
  b w   points of safe territory, stones that may be captured there included
  x o   all other stones`,
  fields: `move (moves played), points (of the board), settled (safe points of both), safe {black, white}: each of these {points,
  stones, territory, chains [{stones, miai, regions [{points, sureLiberties}]}]}; points in GTP text.`,
  options: [
    new Option(
      '--nodes <n>',
      'the most positions to look at for each question about a region (default: 0)',
    ).argParser(integer(0, 1_000_000)),
  ],
  answer: findSafe,
};

interface SafeOptions {
  readonly nodes?: number;
}

async function findSafe({ play }: GoSubject, { nodes = 0 }: SafeOptions): Promise<Answer> {
  const reader = await loadReader();
  const { board, moveNumber } = play;
  const found = reader.readSafe(board, { nodes });
  const sides = byColor((color) => {
    const { stones, territory, chains } = found[color];
    return {
      points: stones.size + territory.size,
      stones: points(stones),
      territory: points(territory),
      chains: chains.map((chain) => inText(chain, board.height)),
    };
  });
  const settled = sides.black.points + sides.white.points;
  const area = board.width * board.height;
  const summary = `safe: ${bothSides((color) => counted(sides[color].points, 'point'))}`;
  const cell = (vertex: Vertex) => {
    const stone = character(board.get(vertex));
    if (found.black.territory.has(vertex)) return 'b';
    if (found.white.territory.has(vertex)) return 'w';
    return found.black.stones.has(vertex) || found.white.stones.has(vertex) ? stone : stone.toLowerCase();
  };
  const share = `${Math.round((100 * settled) / area)} % of the board are settled.`;
  return {
    fields: () => ({ game: 'go', move: moveNumber, points: area, settled, safe: sides }),
    brief: () => summary,
    text: () =>
      `${[summary, share, '', ...goDiagram(board, cell), '(X O safe stones, b w safe territory)'].join('\n')}\n`,
  };
}

function inText({ stones, miai, regions }: SafeChain, height: number) {
  return {
    stones: points(stones),
    miai: miai.map((pair) => pair.map((vertex) => vertexName(vertex, height))),
    regions: regions.map(({ points: region, sureLiberties }) => ({ points: points(region), sureLiberties })),
  };
}
